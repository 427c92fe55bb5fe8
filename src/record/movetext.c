#include "record/movetext.h"

#include <string.h>

#include "record/sgf_value.h"

static bool is_move_separator(char c)
{
	return text_blank(c) || c == ',' || c == '_' || c == ';';
}

/* Does the character separate points that have a comma inside? */
static bool is_number_separator(char c)
{
	return c != ',' && is_move_separator(c);
}

/* Returns the text up to the next separator. */
static struct span token_at(struct span text, bool (*separates)(char c))
{
	struct span token = {text.at, 0};
	while (token.length < text.length && !separates(token.at[token.length]))
		token.length++;
	return token;
}

/* Returns the letters and digits of a point at the beginning of the text; empty if there is none. */
static inline struct span lettered_point(struct span text)
{
	if (text.length < 2 || !text_letter(text.at[0]))
		return (struct span){text.at, 0};
	size_t letters = text_letter(text.at[1]) ? 2 : 1;
	size_t digits = text_digits(text_after(text, letters));
	return (struct span){text.at, digits > 0 ? letters + digits : 0};
}

/* Does the text begin with a hyphen between points? Before a digit it is a minus sign; two may be a move left out. */
static bool is_hyphen(struct span text)
{
	return text.at[0] == '-' && !(text.length > 1 && (text_digit(text.at[1]) || text.at[1] == '-'));
}

static void skip_separators(struct span *text)
{
	while (text->length > 0 && (is_move_separator(text->at[0]) || is_hyphen(*text)))
		text_skip(text, 1);
}

/* Skips a move number, any . ) : after it, and separators. Returns false, and skips nothing, if no move follows. */
static bool skip_move_number(struct span *text)
{
	struct span rest = *text;
	text_cut_digits(&rest);
	while (rest.length > 0 && (rest.at[0] == '.' || rest.at[0] == ')' || rest.at[0] == ':'))
		text_skip(&rest, 1);
	skip_separators(&rest);
	if (lettered_point(rest).length == 0 && !text_starts(rest, "pass"))
		return false;
	*text = rest;
	return true;
}

/* Returns a point of two numbers at the beginning of the text: up to a separator, or to a hyphen between digits. */
static struct span numbered_point(struct span text)
{
	struct span token = token_at(text, is_number_separator);
	for (size_t i = 1; i + 1 < token.length; i++)
		if (token.at[i] == '-' && text_digit(token.at[i - 1]) && text_digit(token.at[i + 1]))
			token.length = i;
	return token;
}

/* Returns the length of a number such as -3 or 3 at the beginning of the text. */
static size_t count_signed(struct span text)
{
	size_t sign = text.length > 0 && text.at[0] == '-';
	size_t digits = text_digits(text_after(text, sign));
	return digits > 0 ? sign + digits : 0;
}

/* Reads a point as point_read() does. A point with a negative coordinate is off the board. */
static enum point_reading read_numbered(struct span text, enum coords coords, int size, int *point)
{
	if (!memchr(text.at, '-', text.length))
		return point_read(text, coords, size, point);
	size_t first = count_signed(text);
	if (first == 0 || first == text.length || text.at[first] != ',')
		return POINT_UNREADABLE;
	text_skip(&text, first + 1);
	return text.length > 0 && count_signed(text) == text.length ? POINT_OFF_BOARD : POINT_UNREADABLE;
}

/* Reads the points of black=… or white=…. */
static void read_setup(struct replay *replay, struct span text, enum side side, enum coords coords)
{
	bool lettered = coords_lettered(coords);
	while (text.length > 0 && !replay->problem.any) {
		bool hyphen = lettered
		                  ? is_hyphen(text)
		                  : text.at[0] == '-' && text.length > 1 && text_digit(text.at[1]) && text_digit(text.at[-1]);
		if (hyphen || (lettered ? is_move_separator(text.at[0]) : is_number_separator(text.at[0]))) {
			text_skip(&text, 1);
			continue;
		}
		struct span word = lettered ? lettered_point(text) : numbered_point(text);
		int point = POINT_NONE;
		enum point_reading reading = POINT_UNREADABLE;
		if (word.length > 0)
			reading = lettered ? point_read(word, coords, replay->rules.size, &point)
			                   : read_numbered(word, coords, replay->rules.size, &point);
		replay_setup(replay, side, reading, point, point, word.length > 0 ? word : text);
		text_skip(&text, word.length);
	}
}

/* Reads black=…, white=… or turn=…. Returns false for any other word. */
static bool read_start(struct replay *replay, struct span token, enum coords coords)
{
	for (enum side side = SIDE_BLACK; side < SIDE_NONE; side++) {
		size_t length = strlen(side_names[side]);
		if (!text_starts(token, side_names[side]) || token.length == length || token.at[length] != '=')
			continue;
		read_setup(replay, text_after(token, length + 1), side, coords);
		return true;
	}
	if (!text_starts(token, "turn="))
		return false;
	struct span value = {token.at + 5, token.length - 5};
	if (side_named(value) != SIDE_NONE)
		replay_turn(replay, side_named(value), token);
	else
		replay_problem(replay, 0, verdict_plain(STATUS_SYNTAX), token);
	return true;
}

/* Reads the words for set-up, which come before the first move. */
static void read_starts(struct replay *replay, struct span *text, enum coords coords)
{
	for (;;) {
		*text = text_trim(*text);
		struct span token = token_at(*text, text_blank);
		if (!memchr(token.at, '=', token.length) || !read_start(replay, token, coords))
			return;
		text_skip(text, token.length);
	}
}

static void read_word(struct replay *replay, struct span *text, enum coords coords)
{
	int point = POINT_NONE, size = replay->rules.size;
	size_t usual = coords == COORDS_LETTERS ? movetext_usual_point(*text, size, &point) : 0;
	struct span word = usual > 0 ? (struct span){text->at, usual} : lettered_point(*text);
	if (word.length > 0) {
		enum point_reading reading = usual > 0 ? POINT_READ : point_read(word, coords, size, &point);
		replay_move(replay, reading, point, word);
		text_skip(text, word.length);
	} else if (text_starts(*text, "pass")) {
		replay_move(replay, POINT_READ, MOVE_PASS, (struct span){text->at, 4});
		text_skip(text, 4);
	} else {
		struct span token = token_at(*text, is_move_separator);
		replay_unreadable(replay, token);
		text_skip(text, token.length > 0 ? token.length : 1);
	}
}

void movetext_read_lettered(struct replay *replay, struct span text, enum coords coords)
{
	while (text.length > 0 && !replay->problem.any) {
		if (is_move_separator(text.at[0]) || is_hyphen(text))
			text_skip(&text, 1);
		else if (!text_digit(text.at[0]) || !skip_move_number(&text))
			read_word(replay, &text, coords);
	}
}

static void read_numbered_moves(struct replay *replay, struct span text, enum coords coords)
{
	while (text.length > 0 && !replay->problem.any) {
		struct span token = numbered_point(text);
		int point = MOVE_PASS;
		enum point_reading reading = POINT_READ;
		if (!text_is(token, "pass"))
			reading = read_numbered(token, coords, replay->rules.size, &point);
		if (token.length > 0)
			replay_move(replay, reading, point, token);
		text_skip(&text, token.length + (token.length < text.length));
	}
}

/* Is the text moves of two letters each: only letters, an even number of them, and not only "pass", repeated? */
static bool is_letters(struct span text)
{
	if (text.length < 2 || text.length % 2 != 0 || !text_letter(text.at[1]))
		return false;
	bool passes = text.length % 4 == 0;
	for (size_t i = 0; i < text.length; i++) {
		if (!text_letter(text.at[i]))
			return false;
		passes &= text_lower(text.at[i]) == "pass"[i % 4];
	}
	return !passes;
}

static void read_letter_moves(struct replay *replay, struct span text)
{
	for (; text.length > 0 && !replay->problem.any; text_skip(&text, 2)) {
		struct span pair = {text.at, 2};
		int point = MOVE_PASS, size = replay->rules.size;
		enum point_reading reading = sgf_is_pass(pair, size) ? POINT_READ : sgf_point_read(pair, size, &point);
		replay_move(replay, reading, point, pair);
	}
}

struct span movetext_cut_result(struct span text, enum game_result *result)
{
	size_t start;
	*result = RESULT_NONE;
	text = text_trim(text);
	for (start = text.length; start > 0 && !is_move_separator(text.at[start - 1]);)
		start--;
	if (naming_last_word(text_after(text, start), result))
		text.length = start;
	return text;
}

void movetext_read(struct replay *replay, struct span text, enum coords coords)
{
	enum game_result result;
	text = movetext_cut_result(text, &result);
	replay_set_result(replay, result);
	if (text.length > 0 && memchr(text.at, '=', text.length))
		read_starts(replay, &text, coords);
	if (!coords_lettered(coords))
		read_numbered_moves(replay, text, coords);
	else if (is_letters(text_trim(text)))
		read_letter_moves(replay, text_trim(text));
	else
		movetext_read_lettered(replay, text, coords);
}

static int count_lettered(struct span text)
{
	int moves = 0;
	for (size_t length; text.length > 0; text_skip(&text, length), moves++) {
		skip_separators(&text);
		if (text.length == 0 || (text_digit(text.at[0]) && !skip_move_number(&text)))
			break;
		length = lettered_point(text).length;
		if (length == 0 && text_starts(text, "pass"))
			length = 4;
		if (length == 0)
			break;
	}
	return text.length == 0 ? moves : 0;
}

static int count_numbered(struct span text, enum coords coords)
{
	int moves = 0;
	while (text.length > 0) {
		struct span token = numbered_point(text);
		int point;
		if (token.length > 0 && !text_is(token, "pass") &&
		    read_numbered(token, coords, BOARD_MAX, &point) == POINT_UNREADABLE)
			return 0;
		moves += token.length > 0;
		text_skip(&text, token.length + (token.length < text.length));
	}
	return moves;
}

int movetext_count_moves(struct span text, enum coords coords)
{
	return coords_lettered(coords) ? count_lettered(text) : count_numbered(text, coords);
}

bool movetext_only_moves(struct span text, enum coords coords)
{
	return movetext_count_moves(text, coords) > 0;
}

bool movetext_only_letters(struct span text, enum coords coords)
{
	return coords_lettered(coords) && is_letters(text_trim(text));
}
