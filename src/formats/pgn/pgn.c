/* Portable Game Notation, as pente.org, PlayOK, web servers and match managers write it: tags, then numbered moves
   with comments and variations. http://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm */
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/utf8.h"
#include "formats/formats.h"
#include "formats/pgn/pgn_tags.h"
#include "formats/pgn/pgn_write.h"
#include "record/json.h"
#include "record/movetext.h"

enum {
	TAG_NAME_MAX = 32,        /* bytes of a tag's name that are compared */
	PGN_TEXT_MAX = 1 << 24,   /* bytes of a tag's value, and of one game's variations */
	VARIATIONS_DEEP = 99,     /* variations inside variations */
	VARIATIONS_MAX = 1 << 16, /* that wait, of one game */
	NUMBER_BYTES = 8,         /* of a move number that play_usual() reads */
	POINT_BYTES = 16,         /* more than such a number and a point have */
};

/* What a byte is, or ends. */
enum {
	ENDS_LINE = 1 << 0,
	SPACE = 1 << 1,
	ENDS_WORD = 1 << 2,      /* blanks, comments, variations, tags and marks of moves */
	ENDS_VALUE = 1 << 3,     /* of a tag; also what needs care in it */
	ENDS_COMMENT = 1 << 4,   /* and the ends of its lines */
	ENDS_VARIATION = 1 << 5, /* and what is skipped in a variation as a whole */
	ENDS_POINT = 1 << 6,     /* stands between moves, unless points are numbers */
};
static const unsigned char classes[UCHAR_MAX + 1] = {
	['\n'] = ENDS_LINE | SPACE | ENDS_WORD | ENDS_VALUE | ENDS_COMMENT | ENDS_VARIATION,
	['\r'] = ENDS_LINE | SPACE | ENDS_WORD | ENDS_VALUE | ENDS_COMMENT | ENDS_VARIATION,
	['\t'] = SPACE | ENDS_WORD,
	[' '] = SPACE | ENDS_WORD,
	['{'] = ENDS_WORD | ENDS_VARIATION,
	['}'] = ENDS_COMMENT,
	[';'] = ENDS_WORD | ENDS_VARIATION,
	['%'] = ENDS_VARIATION,
	['('] = ENDS_WORD | ENDS_VARIATION,
	[')'] = ENDS_VARIATION,
	['['] = ENDS_WORD | ENDS_VARIATION,
	['$'] = ENDS_WORD,
	['!'] = ENDS_WORD,
	['?'] = ENDS_WORD,
	['"'] = ENDS_VALUE,
	['\\'] = ENDS_VALUE,
	[','] = ENDS_POINT,
	['_'] = ENDS_POINT,
	[']'] = ENDS_VALUE};

/* Variation moves wait until the line is read that they vary: in a tree that line is the first child. */
struct variation {
	struct replay_mark mark; /* the state before the move that the variation replaces */
	struct seats seats;
	size_t from, to; /* its text in the reader's text */
};

struct pgn_reader {
	struct collection *collection;
	struct input *input; /* the collection's; or the text of the variation that is read */
	int before;          /* the last byte read; a newline before the first */
	bool started;
	bool moved; /* there is text after the tags */
	bool cut;   /* the game was cut short by the end of the input or a tag */
	struct pgn_tags tags;
	struct seats seats;
	size_t number_length; /* of a move number whose move has not come yet; 0 for none */
	char number[PROBLEM_TEXT_MAX];
	struct variation before_move; /* the state before the last move, without a text; only if variations are read */
	int depth;                    /* of the variation that is read; 0: the game itself */
	size_t variations, variations_room;
	struct variation *variation;
	bool keeping; /* what is read goes into the text */
	size_t length, text_room;
	char *text;    /* the value of a tag; later the variations */
	bool unquoted; /* a tag's value of this file has no closing quote */
	bool skipped;  /* a tag of this file has no quotes, or no end before the next tag */
	bool unclosed; /* a comment of this file has no closing brace before the next tag */
	bool lost;     /* there was no room for a text of this file */
	bool closed;   /* the comment being read is known to have a closing brace */
};

/* Adds bytes to the text. */
static void keep_bytes(struct pgn_reader *pgn, struct span bytes)
{
	if (bytes.length == 0)
		return;
	if (bytes.length > PGN_TEXT_MAX - pgn->length ||
	    !array_grow(&pgn->text, &pgn->text_room, pgn->length + bytes.length, 1)) {
		pgn->lost = true;
		pgn->keeping = false;
		return;
	}
	memcpy(pgn->text + pgn->length, bytes.at, bytes.length);
	pgn->length += bytes.length;
}

static void keep_byte(struct pgn_reader *pgn, int c)
{
	char byte = (char)c;
	keep_bytes(pgn, (struct span){&byte, 1});
}

static struct span kept_text(const struct pgn_reader *pgn)
{
	return pgn->length > 0 ? (struct span){pgn->text, pgn->length} : text_span("");
}

static int pgn_next(struct pgn_reader *pgn)
{
	int c = input_byte(pgn->input);
	if (c < 0)
		return c;
	pgn->collection->newlines += c == '\r' || (c == '\n' && pgn->before != '\r');
	pgn->before = c;
	if (pgn->keeping)
		keep_byte(pgn, c);
	return c;
}

/* Returns the next byte without reading it, or -1 at the end. */
static int pgn_peek(struct pgn_reader *pgn)
{
	struct input *input = pgn->input;
	return input_held(input) > 0 || input_refill(input) ? (unsigned char)input->bytes[input->start] : -1;
}

/* Reads the bytes at hand, up to one of the class. Returns them. They hold no line end. */
static struct span take_until(struct pgn_reader *pgn, unsigned class)
{
	struct input *input = pgn->input;
	pgn_peek(pgn);
	struct span run = {input->bytes + input->start, 0};
	while (run.length < input_held(input) && (classes[(unsigned char)run.at[run.length]] & class) == 0)
		run.length++;
	if (run.length > 0)
		pgn->before = (unsigned char)run.at[run.length - 1];
	input->start += run.length;
	if (pgn->keeping)
		keep_bytes(pgn, run);
	return run;
}

static bool is_line_end(int c)
{
	return c == '\n' || c == '\r';
}

/* Notes what a variation in place of the next move needs. */
static inline void remember_state(struct pgn_reader *pgn)
{
	if (pgn->collection->variations)
		pgn->before_move = (struct variation){replay_mark(pgn->collection->replay), pgn->seats, 0, 0};
}

static void pgn_start(struct pgn_reader *pgn)
{
	if (pgn->started)
		return;
	pgn->started = true;
	pgn->moved = pgn->cut = false;
	pgn_tags_start(&pgn->tags);
	pgn->seats = (struct seats){0, SIDE_BLACK};
	pgn->number_length = 0;
	pgn->collection->line = collection_line(pgn->collection);
	collection_start(pgn->collection);
}

/* Starts the moves after the tags, if they have not begun. */
static void start_moves(struct pgn_reader *pgn)
{
	pgn_start(pgn);
	if (pgn->moved)
		return;
	pgn->moved = true;
	pgn->length = 0;
	pgn_tags_settle(&pgn->tags, pgn->collection);
	remember_state(pgn);
}

static bool read_token(struct pgn_reader *pgn);
static void pgn_end_line(struct pgn_reader *pgn, size_t first);

/* Reads a variation as a game of its own. One without moves is not a leaf. */
static void read_variation(struct pgn_reader *pgn, const struct variation *variation)
{
	struct input text = {.bytes = pgn->text, .start = variation->from, .end = variation->to, .ended = true};
	struct input *outer = pgn->input;
	size_t first = pgn->variations;
	text.capacity = variation->to;
	pgn->input = &text;
	pgn->before = '(';
	pgn->cut = false;
	pgn->number_length = 0;
	pgn->seats = variation->seats;
	pgn->depth++;
	replay_return(pgn->collection->replay, &variation->mark);
	while (read_token(pgn))
		;
	if (pgn->seats.words > variation->seats.words) {
		pgn->collection->games++;
		pgn_end_line(pgn, first);
	}
	pgn->depth--;
	pgn->input = outer;
}

/* Ends a line of moves as a game. Then reads its variations, which are those from `first` on: as in a tree, those of
   later moves first. */
static void pgn_end_line(struct pgn_reader *pgn, size_t first)
{
	struct replay *replay = pgn->collection->replay;
	struct pgn_result last = pgn->tags.last;
	replay_settle_notes(replay);
	if (pgn->number_length > 0)
		replay_unreadable(replay, (struct span){pgn->number, pgn->number_length});
	if (pgn->cut)
		replay_unreadable(replay, text_span(""));
	pgn_tags_end(&pgn->tags, replay, &pgn->seats);
	collection_end(pgn->collection);
	for (size_t end = pgn->variations, begin; end > first; end = begin) {
		begin = end - 1;
		while (begin > first && pgn->variation[begin - 1].seats.words == pgn->variation[end - 1].seats.words)
			begin--;
		for (size_t i = begin; i < end && !pgn->collection->stopped; i++) {
			struct variation variation = pgn->variation[i]; /* the array may move */
			pgn->tags.last = last;
			read_variation(pgn, &variation);
		}
	}
	pgn->variations = first;
}

static void pgn_end(struct pgn_reader *pgn)
{
	unsigned long long newlines = pgn->collection->newlines;
	int before = pgn->before;
	if (!pgn->started)
		return;
	start_moves(pgn);
	pgn_end_line(pgn, 0);
	pgn->started = false;
	pgn->collection->newlines = newlines;
	pgn->before = before;
}

/* Reads a tag's value after its opening quote, up to the closing quote, into the text. Without a closing quote, the
   value ends with the line, or at a bracket that ends the line. Returns the byte after the value, or -1. */
static int read_tag_value(struct pgn_reader *pgn)
{
	int c;
	bool bracket = false;
	for (;;) {
		struct span run = take_until(pgn, ENDS_VALUE);
		c = pgn_next(pgn);
		bool ends = c < 0 || c == '"' || is_line_end(c);
		if (bracket && (run.length > 0 || !is_line_end(c)))
			keep_byte(pgn, ']');
		keep_bytes(pgn, run);
		if (ends)
			break;
		bool second = decoder_splits(pgn->collection->replay->decoder, kept_text(pgn));
		bracket = c == ']' && !second;
		if (c == '\\' && !second)
			c = pgn_next(pgn);
		if (c >= 0 && !bracket)
			keep_byte(pgn, c);
	}
	pgn->unquoted |= is_line_end(c);
	return c;
}

/* Reads a tag after its opening bracket. */
static void read_tag(struct pgn_reader *pgn)
{
	int c;
	char name[TAG_NAME_MAX];
	size_t length = 0;
	while ((c = pgn_next(pgn)) >= 0 && c != '"' && c != ']') {
		pgn->skipped |= c == '[';
		if (length < TAG_NAME_MAX)
			name[length++] = (char)c;
	}
	pgn->skipped |= c == ']';
	enum pgn_tag tag = pgn_tag_named(text_trim((struct span){name, length}));
	if (pgn_tags_repeat(&pgn->tags, tag))
		pgn_end(pgn);
	if (pgn->collection->stopped)
		return;
	pgn_start(pgn);
	pgn->length = 0;
	if (c == '"')
		c = read_tag_value(pgn);
	while (c >= 0 && c != ']' && !is_line_end(c))
		c = pgn_next(pgn);
	pgn_tags_read(&pgn->tags, pgn->collection, tag, kept_text(pgn));
	pgn->cut |= c < 0;
}

/* Does the line begin with [NAME " ? */
static bool begins_tag(struct span line)
{
	size_t at = 1;
	if (line.length < 4 || line.at[0] != '[' || !text_letter(line.at[1]))
		return false;
	while (at < line.length && (text_letter(line.at[at]) || text_digit(line.at[at]) || line.at[at] == ' '))
		at++;
	return at < line.length && line.at[at] == '"' && line.at[at - 1] == ' ';
}

/* Does a tag come next? */
static bool is_at_tag(struct pgn_reader *pgn)
{
	struct input *input = pgn->input;
	return pgn_peek(pgn) == '[' &&
	       begins_tag(input_peek(input, TAG_NAME_MAX < input->capacity ? TAG_NAME_MAX : input->capacity));
}

/* Does the comment have a closing brace? Looks as far as the next opening brace, and as the input's buffer has room. */
static bool is_closed(struct input *input)
{
	enum { BRACE_NEAR = 1 << 10 }; /* looks farther only if there is no brace so near */
	size_t at = 0;
	for (size_t want = BRACE_NEAR;; want *= 2) {
		struct span ahead = input_peek(input, want < input->capacity ? want : input->capacity);
		while (at < ahead.length && ahead.at[at] != '}' && ahead.at[at] != '{')
			at++;
		if (at < ahead.length || ahead.length < want)
			return at < ahead.length && ahead.at[at] == '}';
	}
}

/* Does the comment end here, before a line that begins with a tag, because it has no closing brace? */
static bool is_abandoned(struct pgn_reader *pgn)
{
	if (pgn->closed || !is_line_end(pgn->before) || !is_at_tag(pgn))
		return false;
	pgn->closed = is_closed(pgn->input); /* looks only once, because it looks far */
	pgn->unclosed |= !pgn->closed;
	return !pgn->closed;
}

/* Does a comment, or a line that is skipped, begin with the byte? */
static bool is_comment(const struct pgn_reader *pgn, int c)
{
	return c == '{' || c == ';' || (c == '%' && is_line_end(pgn->before)) || (c == '#' && !pgn->started);
}

/* Reads what comes after an opening brace, up to the closing one. Returns false if there is none: moves may be lost.
   Drops the comment if the input ends first. */
static bool read_braces(struct pgn_reader *pgn, struct notes *notes)
{
	int c = ' ';
	bool second = false; /* c is the second byte of a character */
	pgn->closed = false;
	while (c >= 0 && (c != '}' || second) && !is_abandoned(pgn)) {
		struct span run = take_until(pgn, ENDS_COMMENT);
		second = decoder_splits(pgn->collection->replay->decoder, run);
		c = pgn_next(pgn);
		char byte = (char)c;
		notes_put(notes, run.at, run.length);
		if (c >= 0 && (c != '}' || second))
			notes_put(notes, &byte, 1);
	}
	if (c < 0)
		notes_drop(notes);
	else
		notes_end(notes);
	return c == '}' && !second;
}

/* Reads a comment, or a line that is skipped. It is kept if `keeps`, in a game. Returns false if it is not closed. */
static bool read_comment(struct pgn_reader *pgn, bool keeps)
{
	struct notes *kept = pgn->collection->replay->notes, none = {.facts_only = true};
	int c = pgn_next(pgn);
	struct notes *notes = kept && keeps && pgn->started && (c == '{' || c == ';') ? kept : &none;
	notes_begin(notes, NOTE_COMMENT, POINT_NONE);
	if (c == '{')
		return read_braces(pgn, notes);
	while (pgn_peek(pgn) == ' ')
		pgn_next(pgn);
	while (pgn_peek(pgn) >= 0 && !is_line_end(pgn_peek(pgn))) {
		struct span run = take_until(pgn, ENDS_LINE);
		notes_put(notes, run.at, run.length);
	}
	notes_end(notes);
	return true;
}

/* Skips a variation after its opening parenthesis. Returns false if it is not closed before the end of the input or the
   next tag. *deep becomes true if there are too many variations inside each other. */
static bool skip_variation(struct pgn_reader *pgn, bool *deep)
{
	for (int open = 1; open > 0;) {
		take_until(pgn, ENDS_VARIATION);
		int c = pgn_peek(pgn);
		if (c < 0 || is_at_tag(pgn))
			return false;
		if (is_comment(pgn, c)) {
			if (!read_comment(pgn, false))
				return false;
		} else {
			pgn_next(pgn);
			open += c == '(';
			open -= c == ')';
			*deep |= open > VARIATIONS_DEEP;
		}
	}
	return true;
}

/* Keeps a variation in place of the last move for later, or skips it. */
static void take_variation(struct pgn_reader *pgn)
{
	struct collection *collection = pgn->collection;
	bool inside = pgn->depth > 0, deep = false;
	pgn_next(pgn);
	pgn->keeping = collection->variations && pgn->started && pgn->moved && !inside;
	size_t from = inside ? pgn->input->start : pgn->length;
	bool closed = skip_variation(pgn, &deep);
	size_t to = inside ? pgn->input->start : pgn->length;
	bool kept = (inside || pgn->keeping) && closed && !deep;
	pgn->keeping = false;
	pgn->cut |= !closed;
	collection->branches |= pgn->started && !collection->variations;
	if (pgn->started && deep)
		replay_unreadable(collection->replay, text_span("("));
	bool fits = pgn->variations < VARIATIONS_MAX &&
	            array_grow(&pgn->variation, &pgn->variations_room, pgn->variations + 1, sizeof *pgn->variation);
	pgn->lost |= kept && !fits;
	if (kept && fits)
		pgn->variation[pgn->variations++] = (struct variation){pgn->before_move.mark, pgn->before_move.seats, from,
		                                                       to - 1};
}

/* Prepares for a move. */
static inline void start_move(struct pgn_reader *pgn)
{
	struct replay *replay = pgn->collection->replay;
	pgn->number_length = 0;
	if (replay->notes)
		replay_settle_notes(replay);
	remember_state(pgn);
	pgn->seats.words++;
}

/* Plays the usual moves at hand: points in letters with blanks and numbers between them. Stops before anything else. */
static void play_usual(struct pgn_reader *pgn)
{
	struct input *input = pgn->input;
	struct replay *replay = pgn->collection->replay;
	const char *start = input->bytes + input->start, *at = start, *end = input->bytes + input->end;
	while (end - at >= POINT_BYTES) {
		int point;
		size_t number = 0, length;
		if (*at == ' ' || *at == '\n') {
			bool returned = at == start && pgn->before == '\r'; /* CR LF is one line end */
			pgn->collection->newlines += *at++ == '\n' && !returned;
			continue;
		}
		while (number < NUMBER_BYTES && text_digit(at[number]))
			number++;
		while (number > 0 && number < NUMBER_BYTES && (at[number] == '.' || at[number] == ' '))
			number++;
		struct span rest = {at + number, POINT_BYTES - number};
		if ((length = movetext_usual_point(rest, replay->rules.size, &point)) == 0 ||
		    (number > 0 && pgn->number_length > 0))
			break;
		start_move(pgn);
		replay_move(replay, POINT_READ, point, (struct span){rest.at, length});
		at = rest.at + length;
	}
	if (at > start)
		pgn->before = (unsigned char)at[-1];
	input->start += (size_t)(at - start);
}

/* Keeps a move number until its move comes. */
static void keep_number(struct pgn_reader *pgn, struct span number)
{
	if (pgn->number_length > 0)
		replay_unreadable(pgn->collection->replay, (struct span){pgn->number, pgn->number_length});
	pgn->number_length = number.length < sizeof pgn->number ? number.length : sizeof pgn->number;
	memcpy(pgn->number, number.at, pgn->number_length);
}

/* Returns the length of the move number that the word begins with, with what may follow its digits. Points of two
   numbers begin with digits, too: there a number has a dot. */
static size_t count_number(struct span word, bool lettered)
{
	size_t digits = text_digits(word), length = digits;
	while (digits > 0 && length < word.length && memchr(".):", word.at[length], lettered ? 3 : 1))
		length++;
	return lettered || length > digits ? length : 0;
}

static void pgn_read_move(struct pgn_reader *pgn, struct span word)
{
	struct replay *replay = pgn->collection->replay;
	bool lettered = coords_lettered(pgn->collection->coords);
	size_t number = count_number(word, lettered), moves = 0;
	struct span rest = text_after(word, number);
	if (number > 0)
		keep_number(pgn, (struct span){word.at, number});
	if (rest.length == 0)
		return;
	if (pgn->tags.is_playok && seats_read(&pgn->seats, rest)) {
		pgn->number_length = 0;
		pgn->seats.words++;
		return;
	}
	start_move(pgn);
	bool wrong = lettered && (text_digit(rest.at[0]) || movetext_only_letters(rest, COORDS_LETTERS));
	/* A hyphen may stand between moves, but not at the end or before another one. */
	while (moves < rest.length && !wrong &&
	       (rest.at[moves] != '-' || (moves + 1 < rest.length && rest.at[moves + 1] != '-')))
		moves++;
	movetext_read(replay, (struct span){rest.at, moves}, pgn->collection->coords);
	if (moves < rest.length)
		replay_unreadable(replay, text_after(rest, moves));
}

/* Returns the next word: all of it, unless it is too long for the input's buffer. */
static struct span word_ahead(struct pgn_reader *pgn)
{
	struct input *input = pgn->input;
	unsigned ends = ENDS_WORD | (coords_lettered(pgn->collection->coords) ? ENDS_POINT : 0);
	for (size_t length = 1;;) {
		size_t held = input_held(input);
		while (length < held && (classes[(unsigned char)input->bytes[input->start + length]] & ends) == 0)
			length++;
		if (length < held || held == input->capacity || input_peek(input, held + 1).length == held)
			return (struct span){input->bytes + input->start, length};
	}
}

/* Reads a word: a move, its number, or the result that ends the game. */
static void pgn_read_word(struct pgn_reader *pgn)
{
	enum game_result recorded;
	struct span word = word_ahead(pgn);
	start_moves(pgn);
	bool ends = naming_last_word(word, &recorded);
	if (ends)
		pgn->tags.last = (struct pgn_result){recorded, naming_is_score(word)};
	else
		pgn_read_move(pgn, word);
	pgn->before = (unsigned char)word.at[word.length - 1];
	pgn->input->start += word.length;
	if (ends && pgn->depth == 0)
		pgn_end(pgn);
}

/* Reads what comes next, unless it is a tag. Returns false before a tag, and at the end. */
static bool read_token(struct pgn_reader *pgn)
{
	enum coords coords = pgn->collection->coords;
	bool moved = pgn->started && pgn->moved;
	if (moved && coords == COORDS_LETTERS)
		play_usual(pgn);
	int c = pgn_peek(pgn);
	if (c < 0 || c == '[')
		return false;
	if ((classes[c] & SPACE) != 0 || (coords_lettered(coords) && (classes[c] & ENDS_POINT) != 0) ||
	    (moved && (c == '!' || c == '?')))
		pgn_next(pgn);
	else if (is_comment(pgn, c))
		pgn->cut |= !read_comment(pgn, true);
	else if (c == '(')
		take_variation(pgn);
	else if (c == '$')
		do
			pgn_next(pgn);
		while (pgn_peek(pgn) >= '0' && pgn_peek(pgn) <= '9');
	else
		pgn_read_word(pgn);
	return true;
}

static void pgn_read_games(struct pgn_reader *pgn)
{
	struct collection *collection = pgn->collection;
	while (!collection->stopped) {
		if (read_token(pgn))
			continue;
		if (pgn_next(pgn) < 0)
			break;
		if (pgn->started && pgn->moved)
			pgn_end(pgn);
		if (collection->stopped)
			break;
		pgn_start(pgn);
		read_tag(pgn);
	}
	if (!collection->stopped)
		pgn_end(pgn);
}

static void read_pgn(struct collection *collection)
{
	struct pgn_reader *pgn = collection->state;
	collection_skip_mark(collection);
	*pgn = (struct pgn_reader){.collection = collection, .input = collection->input, .before = '\n'};
	pgn_read_games(pgn);
	if (pgn->unquoted)
		collection_remark(collection, "a tag without its closing quote was read up to the end of its line", false);
	if (pgn->skipped)
		collection_remark(collection, "a tag without quotes was skipped", false);
	if (pgn->unclosed)
		collection_remark(collection, "a comment without its closing brace was read up to the next tag", false);
	if (pgn->lost)
		collection_remark(collection, "a tag or variations were left out: over 16 MiB, over 65,536 or no memory", true);
	free(pgn->text);
	free(pgn->variation);
}

static bool matches_pgn(struct span head, enum coords coords)
{
	(void)coords;
	return begins_tag(format_first_line(head));
}

/* Is the brace that begins the text JSON's, not a comment's? */
static bool begins_object(struct span text)
{
	return json_cut_char(&text, '{') && (json_cut_char(&text, '"') || json_cut_char(&text, '}'));
}

/* Returns the text without blanks and comments at its beginning; empty if a comment does not end. */
static struct span after_comments(struct span text)
{
	text = utf8_without_bom(text);
	while (text.length > 0) {
		if (format_is_space(text.at[0]))
			text_skip(&text, 1);
		else if (memchr("%;#", text.at[0], 3))
			format_cut_line(&text);
		else if (text.at[0] == '{' && !begins_object(text))
			text_cut_to(&text, '}');
		else
			break;
	}
	return text;
}

/* Does a tag come first after comments? */
static bool is_at_pgn(struct input *input, enum coords coords)
{
	enum { LINES_MAX = 64 }; /* with comments */
	(void)coords;
	for (int lines = 1; lines <= LINES_MAX; lines++) {
		struct span rest = after_comments(format_head_lines(input, lines));
		if (rest.length > 0)
			return begins_tag(format_cut_line(&rest));
	}
	return false;
}

const struct format format_pgn = {
	.name = "pgn",
	.endings = {"pgn"},
	.beginning = "[",
	.uses_coords = true,
	.matches = matches_pgn,
	.is_at = is_at_pgn,
	.state = sizeof(struct pgn_reader),
	.read = read_pgn,
	.write = pgn_write,
	.noted = true};
