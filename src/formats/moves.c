#include "formats/moves.h"

#include <string.h>

static bool is_separator(char c)
{
	return text_blank(c) || c == ',' || c == '_' || c == '-' || c == ';';
}

/* In notations with a comma inside a point. */
static bool is_number_separator(char c)
{
	return c != ',' && is_separator(c);
}

/* What was written, up to the next separator. */
static struct span token_at(struct span text, bool (*separates)(char c))
{
	struct span token = {text.at, 0};
	while (token.length < text.length && !separates(token.at[token.length]))
		token.length++;
	return token;
}

static void skip(struct span *text, size_t length)
{
	text->at += length;
	text->length -= length;
}

static size_t count_digits(struct span text)
{
	size_t digits = 0;
	while (digits < text.length && text_digit(text.at[digits]))
		digits++;
	return digits;
}

/* A move number, with any . ) : after it. */
static void skip_move_number(struct span *text)
{
	skip(text, count_digits(*text));
	while (text->length > 0 && (text->at[0] == '.' || text->at[0] == ')' || text->at[0] == ':'))
		skip(text, 1);
}

/* The next point of a lettered notation at the front of the text, with its digits; empty when there is none. */
static struct span lettered_point(struct span text)
{
	size_t letters = 0;
	while (letters < text.length && letters < 2 && text_letter(text.at[letters]))
		letters++;
	size_t digits = count_digits((struct span){text.at + letters, text.length - letters});
	return (struct span){text.at, letters > 0 && digits > 0 ? letters + digits : 0};
}

/* The points of black=… and white=…, one after the other. */
static void tell_setup(struct replay *replay, struct span text, enum side side, enum coords coords)
{
	bool lettered = coords_lettered(coords);
	while (text.length > 0 && !replay->problem.any) {
		if (lettered ? is_separator(text.at[0]) : is_number_separator(text.at[0])) {
			skip(&text, 1);
			continue;
		}
		struct span word = lettered ? lettered_point(text) : token_at(text, is_number_separator);
		int point = POINT_NONE;
		enum point_reading reading = POINT_UNREADABLE;
		if (word.length > 0)
			reading = point_read(word, coords, replay->rules.size, &point);
		replay_setup(replay, side, reading, point, word.length > 0 ? word : text);
		skip(&text, word.length);
	}
}

/* black=…, white=… and turn=… before the first move; false for another token. */
static bool tell_start(struct replay *replay, struct span token, enum coords coords)
{
	for (enum side side = SIDE_BLACK; side < SIDE_NONE; side++) {
		size_t length = strlen(side_names[side]);
		if (!text_starts(token, side_names[side]) || token.length == length || token.at[length] != '=')
			continue;
		tell_setup(replay, (struct span){token.at + length + 1, token.length - length - 1}, side, coords);
		return true;
	}
	if (!text_starts(token, "turn="))
		return false;
	struct span value = {token.at + 5, token.length - 5};
	if (text_is(value, side_names[SIDE_BLACK]) || text_is(value, side_names[SIDE_WHITE]))
		replay_turn(replay, text_is(value, side_names[SIDE_BLACK]) ? SIDE_BLACK : SIDE_WHITE, token);
	else
		replay_problem(replay, 0, verdict_plain(STATUS_SYNTAX), token);
	return true;
}

/* The tokens before the first move, up to the next blank each. */
static void tell_starts(struct replay *replay, struct span *text, enum coords coords)
{
	for (;;) {
		*text = text_trim(*text);
		struct span token = token_at(*text, text_blank);
		if (!memchr(token.at, '=', token.length) || !tell_start(replay, token, coords))
			return;
		skip(text, token.length);
	}
}

static void tell_word(struct replay *replay, struct span *text, enum coords coords)
{
	struct span word = lettered_point(*text);
	int point = POINT_NONE;
	if (word.length > 0) {
		enum point_reading reading = point_read(word, coords, replay->rules.size, &point);
		replay_move(replay, reading, point, word);
		skip(text, word.length);
	} else if (text_starts(*text, "pass")) {
		replay_pass(replay, (struct span){text->at, 4});
		skip(text, 4);
	} else {
		replay_unreadable(replay, token_at(*text, is_separator));
	}
}

static void tell_lettered(struct replay *replay, struct span text, enum coords coords)
{
	while (text.length > 0 && !replay->problem.any) {
		if (is_separator(text.at[0]))
			skip(&text, 1);
		else if (text_digit(text.at[0]))
			skip_move_number(&text);
		else
			tell_word(replay, &text, coords);
	}
}

static void tell_numbered(struct replay *replay, struct span text, enum coords coords)
{
	while (text.length > 0 && !replay->problem.any) {
		struct span token = token_at(text, is_number_separator);
		int point = POINT_NONE;
		if (text_is(token, "pass"))
			replay_pass(replay, token);
		else if (token.length > 0) {
			enum point_reading reading = point_read(token, coords, replay->rules.size, &point);
			replay_move(replay, reading, point, token);
		}
		skip(&text, token.length + (token.length < text.length));
	}
}

void moves_tell(struct replay *replay, struct span text, enum coords coords)
{
	if (text.length > 0 && memchr(text.at, '=', text.length))
		tell_starts(replay, &text, coords);
	if (coords_lettered(coords))
		tell_lettered(replay, text, coords);
	else
		tell_numbered(replay, text, coords);
}

/* The columns between id and moves: a rule's name, the size as a number, or the recorded result. */
static void tell_column(struct replay *replay, struct span column)
{
	int size;
	column = text_trim(column);
	if (column.length == 0 || replay_rule(replay, column))
		return;
	if (text_number(column, BOARD_MAX, &size))
		replay_size(replay, size, column);
	else
		replay_result(replay, column);
}

static void tell_columns(struct replay *replay, struct span *line)
{
	const char *tab = memchr(line->at, '\t', line->length);
	if (!tab)
		return;
	struct span id = {line->at, (size_t)(tab - line->at)};
	if (!text_is(id, "-")) /* as writers put it where there is none */
		replay->id = id;
	skip(line, id.length + 1);
	while ((tab = memchr(line->at, '\t', line->length)) != NULL) {
		struct span column = {line->at, (size_t)(tab - line->at)};
		tell_column(replay, column);
		skip(line, column.length + 1);
	}
}

/* Calls tell for each line that holds a game; blank lines and comments do not. */
static void each_line(struct collection *collection, void (*tell)(struct collection *collection, struct span line))
{
	struct span line;
	enum input_answer answer;
	while (!collection->stopped && (answer = input_next(collection->input, &line)) != INPUT_END) {
		line = format_without_mark(line);
		if (answer == INPUT_LINE && (text_trim(line).length == 0 || line.at[0] == '#'))
			continue;
		collection->line = collection->input->line_number;
		collection_start(collection);
		if (answer == INPUT_TOO_LONG)
			replay_problem(collection->replay, 0, verdict_plain(STATUS_SYNTAX), text_span(""));
		else
			tell(collection, line);
		collection_end(collection);
	}
}

static void tell_plain(struct collection *collection, struct span line)
{
	tell_columns(collection->replay, &line);
	moves_tell(collection->replay, line, collection->coords);
}

static void read_plain(struct collection *collection)
{
	each_line(collection, tell_plain);
}

/* black|white|draw m1 m2 … */
static bool is_winner(struct span word)
{
	return text_is(word, "black") || text_is(word, "white") || text_is(word, "draw");
}

static void tell_winner(struct collection *collection, struct span line)
{
	struct span word = text_word(&line);
	if (!is_winner(word)) {
		replay_problem(collection->replay, 0, verdict_plain(STATUS_SYNTAX), word);
		return;
	}
	replay_result(collection->replay, word);
	tell_lettered(collection->replay, line, COORDS_GO);
}

static void read_winner(struct collection *collection)
{
	each_line(collection, tell_winner);
}

static bool matches_winner(struct span head)
{
	struct span line = format_first_line(head);
	struct span word = text_word(&line);
	return is_winner(word) && !memchr(line.at, '\t', line.length); /* after a TAB it is a plain line's id */
}

static bool matches_plain(struct span head)
{
	(void)head;
	return true;
}

static void put_setup_point(struct sink *out, int point, int size, int before)
{
	(void)before;
	format_put_point(out, point, size);
}

static void put_start(struct sink *out, const struct replay *replay)
{
	if (format_has_setup(replay)) {
		sink_text(out, "black=");
		format_each_setup(replay, SIDE_BLACK, put_setup_point, out);
		sink_text(out, " white=");
		format_each_setup(replay, SIDE_WHITE, put_setup_point, out);
	}
	if (game_first_side(&replay->game) == SIDE_WHITE)
		sink_text(out, format_has_setup(replay) ? " turn=white" : "turn=white");
}

/* Columns where they say anything that a reader would not assume. */
static void put_columns(struct sink *out, const struct replay *replay)
{
	const struct ruleset *rules = &replay->game.rules;
	bool empty = replay->game.plies == 0 && !format_has_setup(replay); /* a blank line would be no game */
	if (replay->id.length == 0 && replay->recorded == RECORDED_NOTHING && rules->rule == RULE_RENJU &&
	    rules->size == 15 && !empty)
		return;
	bool like_comment = replay->id.length > 0 && replay->id.at[0] == '#';
	struct span id = {replay->id.at + like_comment, replay->id.length - like_comment};
	if (like_comment)
		sink_char(out, '?');
	format_put_column(out, id);
	sink_char(out, '\t');
	sink_text(out, rule_names[rules->rule]);
	sink_char(out, '\t');
	sink_number(out, (unsigned)rules->size);
	sink_char(out, '\t');
	format_put_column(out, text_span(recorded_names[replay->recorded]));
	sink_char(out, '\t');
}

static void put_game(struct sink *out, const struct replay *replay, const char *between)
{
	const struct game *game = &replay->game;
	put_columns(out, replay);
	put_start(out, replay);
	bool started = format_has_setup(replay) || game_first_side(&replay->game) == SIDE_WHITE;
	for (int i = 0; i < game->plies; i++) {
		sink_text(out, i > 0 ? between : started ? " " : "");
		if (game->history[i].kind == PLY_PASS)
			sink_text(out, "pass");
		else
			format_put_point(out, game->history[i].point, game->board.size);
	}
	sink_char(out, '\n');
}

static bool write_moves(struct sink *out, const struct replay *replay)
{
	put_game(out, replay, " ");
	return true;
}

static bool write_compact(struct sink *out, const struct replay *replay)
{
	put_game(out, replay, "");
	return true;
}

const struct format format_moves = {"moves", true, matches_plain, read_plain, write_moves};
const struct format format_compact = {"compact", true, NULL, NULL, write_compact};
const struct format format_winner = {"winner", true, matches_winner, read_winner, NULL};
