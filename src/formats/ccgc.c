/* Records of Chinese collegiate contests: {[C5][BLACK][WHITE][RESULT][DATE PLACE][EVENT];B(H,8);W(I,9);…}. Read
   only. */
#include "formats/formats.h"

#include <string.h>

#include "record/date.h"

enum { CCGC_SIZE = 15, WORD_MAX = 8 };

/* The values after C5, in this order. */
enum value { VALUE_BLACK, VALUE_WHITE, VALUE_RESULT, VALUE_DATE_AND_PLACE, VALUE_EVENT };

struct ccgc_reader {
	struct collection *collection;
	struct replay *replay;
	int values;         /* number of values after C5 so far */
	int braces;         /* open ones */
	bool has_brace;     /* the record began with a brace */
	bool closed;        /* a brace after C5 was closed */
	bool named;         /* C5 was read */
	bool noded;         /* a semicolon was read */
	bool has_stray;     /* text between records was left out */
	size_t word_length; /* letters and digits before the next bracket or mark */
	char word[WORD_MAX];
	size_t length;
	char text[COLLECTION_NAME_ROOM]; /* of a value or a move */
};

static bool is_word(const struct ccgc_reader *ccgc, const char *word)
{
	return text_is((struct span){ccgc->word, ccgc->word_length}, word);
}

/* Returns the next byte that is not a blank, without reading it; -1 at the end. */
static int peek_byte(struct ccgc_reader *ccgc)
{
	for (;;) {
		struct span ahead = input_peek(ccgc->collection->input, 1);
		if (ahead.length == 0)
			return -1;
		if (!format_is_space(ahead.at[0]))
			return (unsigned char)ahead.at[0];
		collection_byte(ccgc->collection);
	}
}

/* Reads a text up to its end; bytes after the room are dropped, and so are blanks in a move. Returns false if the
   record is cut short before: at the end of the input, before a line that begins with a brace, and in a move before a
   byte that no move has. */
static bool read_text(struct ccgc_reader *ccgc, char end)
{
	struct decoder *decoder = ccgc->replay->decoder;
	char c = '\0';
	for (ccgc->length = 0;;) {
		struct span ahead = input_peek(ccgc->collection->input, 1);
		if (ahead.length == 0 || (c == '\n' && ahead.at[0] == '{') || (end == ')' && memchr("{}[];", ahead.at[0], 5)))
			return false;
		c = (char)collection_byte(ccgc->collection);
		if (c == end && !(end == ']' && decoder_splits(decoder, (struct span){ccgc->text, ccgc->length})))
			return true;
		if (ccgc->length < sizeof ccgc->text && !(end == ')' && format_is_space(c)))
			ccgc->text[ccgc->length++] = c;
	}
}

/* Returns the name without a last word `color`. */
static struct span without_color(struct span name, char color)
{
	name = text_trim(name);
	size_t length = name.length;
	if (length > 0 && name.at[length - 1] == color && (length == 1 || text_blank(name.at[length - 2])))
		name.length--;
	return text_trim(name);
}

/* Is the word a time such as 14:00? */
static bool is_time(struct span word)
{
	bool colon = false;
	for (size_t i = 0; i < word.length; i++) {
		colon |= word.at[i] == ':';
		if (!text_digit(word.at[i]) && word.at[i] != ':')
			return false;
	}
	return colon;
}

static void take_date_and_place(struct notes *notes, struct span text)
{
	char written[DATE_MAX];
	struct span date = text_word(&text), rest = text;
	size_t length = date_from_dots(written, date);
	notes_add(notes, NOTE_DATE, POINT_NONE, length > 0 ? (struct span){written, length} : date);
	if (is_time(text_word(&rest)))
		text = rest;
	notes_add(notes, NOTE_PLACE, POINT_NONE, text_trim(text));
}

static void take_value(struct ccgc_reader *ccgc)
{
	struct replay *replay = ccgc->replay;
	struct span text = {ccgc->text, ccgc->length};
	const enum value value = (enum value)ccgc->values++;
	if (value == VALUE_BLACK)
		replay->black = collection_keep_name(ccgc->collection, KEPT_BLACK, without_color(text, 'B'));
	else if (value == VALUE_WHITE)
		replay->white = collection_keep_name(ccgc->collection, KEPT_WHITE, without_color(text, 'W'));
	else if (value == VALUE_RESULT)
		replay_set_result(replay, naming_result(collection_decode(ccgc->collection, text)));
	else if (value == VALUE_DATE_AND_PLACE && replay->notes)
		take_date_and_place(replay->notes, text_trim(text));
	else if (value == VALUE_EVENT)
		notes_add(replay->notes, NOTE_EVENT, POINT_NONE, text_trim(text));
}

/* Plays a move, whose text is a letter, a comma and a number. */
static void play_text(struct replay *replay, enum side side, struct span text)
{
	int row;
	struct span rest = text, column = text_trim(text_cut_to(&rest, ','));
	if (column.length != 1 || !text_letter(column.at[0]) || !text_number(text_trim(rest), BOARD_MAX, &row)) {
		replay_unreadable(replay, text);
		return;
	}
	int x = text_lower(column.at[0]) - 'a', size = replay->rules.size;
	bool inside = x < size && row >= 1 && row <= size;
	replay_move_by(replay, side, inside ? POINT_READ : POINT_OFF_BOARD, inside ? point_at(x, row - 1) : POINT_NONE,
	               text);
}

/* Plays the next moves that are written as B(H,8); or W(I,10); without anything else: a short way for what games
   consist of. */
static void play_plain_moves(struct ccgc_reader *ccgc)
{
	enum { MOVE_LENGTH = sizeof "B(H,10);" - 1 };
	struct input *input = ccgc->collection->input;
	while (input_held(input) >= MOVE_LENGTH) {
		const char *move = input->bytes + input->start;
		size_t two = text_digit(move[5]);
		unsigned x = (unsigned char)move[2] - (unsigned)'A', row = (unsigned char)move[4] - (unsigned)'0';
		row += two * (9 * row + (unsigned char)move[5] - (unsigned)'0');
		bool plain = (move[0] == 'B' || move[0] == 'W') && move[1] == '(' && x < CCGC_SIZE && move[3] == ',' &&
		             text_digit(move[4]) && row >= 1 && row <= CCGC_SIZE && move[5 + two] == ')' &&
		             move[6 + two] == ';';
		if (!plain)
			return;
		replay_move_by(ccgc->replay, move[0] == 'B' ? SIDE_BLACK : SIDE_WHITE, POINT_READ,
		               point_at((int)x, (int)row - 1), (struct span){move + 2, 3 + two});
		input->start += MOVE_LENGTH - 1 + two;
	}
}

static void start_record(struct ccgc_reader *ccgc)
{
	struct replay *replay = ccgc->replay;
	collection_start(ccgc->collection, collection_line(ccgc->collection));
	replay_size(replay, CCGC_SIZE, text_span(""));
	if (replay->rules.connect == 5)
		replay_implied_rule(replay, RULE_RENJU);
	ccgc->values = ccgc->braces = 0;
	ccgc->has_brace = ccgc->closed = ccgc->named = ccgc->noded = false;
	ccgc->word_length = 0;
}

/* Takes the word before a mark or a bracket. A B or W that is not followed by its point is a problem. */
static void take_word(struct ccgc_reader *ccgc)
{
	if (ccgc->noded && (is_word(ccgc, "B") || is_word(ccgc, "W")))
		replay_unreadable(ccgc->replay, text_span(""));
	ccgc->named |= is_word(ccgc, "C5");
	ccgc->word_length = 0;
}

/* Reads a value after its bracket, or a point after its parenthesis. Returns false if it is cut short. */
static bool read_bracket(struct ccgc_reader *ccgc, int c)
{
	bool black = is_word(ccgc, "B"), white = is_word(ccgc, "W");
	bool own = c == '[' && !ccgc->noded && (ccgc->word_length == 0 || is_word(ccgc, "C5"));
	ccgc->named |= own && ccgc->word_length > 0;
	ccgc->word_length = 0;
	if (!read_text(ccgc, c == '[' ? ']' : ')'))
		return false;
	struct span text = text_trim((struct span){ccgc->text, ccgc->length});
	if (c == '(' && (black || white))
		play_text(ccgc->replay, black ? SIDE_BLACK : SIDE_WHITE, text);
	else if (c == '(' || black || white)
		replay_unreadable(ccgc->replay, text);
	else if (own && !ccgc->named && text_is(text, "C5"))
		ccgc->named = true;
	else if (own)
		take_value(ccgc);
	return true;
}

static bool starts_with_name(struct span text)
{
	return text_starts(text, "[C5]") || text_starts(text, "C5;") || text_starts(text, "C5[") ||
	       text_starts(text, "C5}");
}

/* Does another record begin with this byte, which is next? A brace does, and a [C5] or a C5 after all values or after
   the first moves. */
static bool begins_another(struct ccgc_reader *ccgc, int c)
{
	if (c == '{')
		return ccgc->named || ccgc->noded;
	bool open = !ccgc->noded && ccgc->values <= VALUE_EVENT;
	if ((c != '[' && c != 'C') || open || ccgc->word_length > 0)
		return false;
	return starts_with_name(input_peek(ccgc->collection->input, 4));
}

/* Closes a brace. Returns whether the record ends: not where the brace is that of {C5}. */
static bool close_brace(struct ccgc_reader *ccgc)
{
	bool of_name = is_word(ccgc, "C5") && !ccgc->noded && ccgc->values == 0;
	take_word(ccgc);
	ccgc->braces--;
	int next = of_name ? peek_byte(ccgc) : 0;
	if (next == '[' || next == ';') {
		ccgc->has_brace = ccgc->braces > 0;
		return false;
	}
	ccgc->closed = true;
	return ccgc->braces <= 0;
}

/* Reads a record. Returns false if it is cut short; after a complete move only its closing brace may be missing. */
static bool read_ccgc_record(struct ccgc_reader *ccgc)
{
	for (int c; (c = peek_byte(ccgc)) >= 0 && !begins_another(ccgc, c);) {
		collection_byte(ccgc->collection);
		if (c == '{') {
			ccgc->braces++;
			ccgc->has_brace = true;
		} else if (c == '}') {
			if (close_brace(ccgc))
				return true;
		} else if (c == '[' || c == '(') {
			if (!read_bracket(ccgc, c))
				return false;
		} else if (c == ';') {
			take_word(ccgc);
			ccgc->noded = true;
			play_plain_moves(ccgc);
		} else if (ccgc->word_length < WORD_MAX) {
			ccgc->word[ccgc->word_length++] = (char)c;
		}
	}
	bool moved = ccgc->replay->game.plies > 0 && ccgc->word_length == 0;
	take_word(ccgc);
	return ccgc->closed || !ccgc->has_brace || moved;
}

static void read_ccgc(struct collection *collection)
{
	struct ccgc_reader *ccgc = collection->state;
	ccgc->collection = collection;
	ccgc->replay = collection->replay;
	ccgc->has_stray = false;
	collection_skip_mark(collection);
	for (int c; !collection->stopped && (c = peek_byte(ccgc)) >= 0;) {
		if (c != '{' && c != '[' && c != 'C' && c != 'c') {
			collection_byte(collection);
			ccgc->has_stray |= c != '}' || collection->games == 0; /* the closing brace may be doubled */
			continue;
		}
		start_record(ccgc);
		if (!read_ccgc_record(ccgc))
			replay_unreadable(ccgc->replay, text_span(""));
		replay_settle_notes(ccgc->replay);
		collection_end(collection);
	}
	if (ccgc->has_stray)
		collection_remark(collection, "text between records was left out", false);
}

static bool matches_ccgc(struct span line, enum coords coords)
{
	(void)coords;
	for (int braces = 0; braces < 2 && text_cut_char(&line, '{'); braces++)
		line = text_trim(line);
	return starts_with_name(line);
}

const struct format format_ccgc = {.name = "ccgc",
                                   .matches = matches_ccgc,
                                   .is_text = matches_ccgc,
                                   .state = sizeof(struct ccgc_reader),
                                   .read = read_ccgc};
