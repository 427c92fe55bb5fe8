/* Portable Game Notation, as pente.org, PlayOK, web servers and match managers write it: tags, then numbered moves
   with comments and variations. http://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm */
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/utf8.h"
#include "formats/formats.h"
#include "formats/pgn/pgn_tags.h"
#include "formats/pgn/pgn_text.h"
#include "record/json.h"
#include "record/movetext.h"

enum {
	TAG_NAME_MAX = 32,        /* bytes of a tag's name that are compared */
	VARIATIONS_DEEP = 99,     /* variations inside variations */
	VARIATIONS_MAX = 1 << 16, /* that wait, of one game */
	NUMBER_BYTES = 8,         /* of a move number that play_usual() reads */
	POINT_BYTES = 16,         /* more than such a number and a point have */
};

/* Variation moves wait until the line is read that they vary: in a tree that line is the first child. */
struct variation {
	struct replay_mark mark; /* the state before the move that the variation replaces */
	struct seats seats;
	size_t from, to; /* its text in the reader's text */
};

struct pgn_reader {
	struct collection *collection;
	struct pgn_text text;
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
	bool skipped; /* a tag of this file has no quotes, or no end before the next tag */
};

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
	collection_start(pgn->collection, collection_line(pgn->collection));
}

/* Starts the moves after the tags, if they have not begun. */
static void start_moves(struct pgn_reader *pgn)
{
	pgn_start(pgn);
	if (pgn->moved)
		return;
	pgn->moved = true;
	pgn->text.length = 0;
	pgn_tags_settle(&pgn->tags, pgn->collection);
	remember_state(pgn);
}

static bool read_token(struct pgn_reader *pgn);
static void pgn_end_line(struct pgn_reader *pgn, size_t first);

/* Reads a variation as a game of its own. One without moves is not a leaf. */
static void read_variation(struct pgn_reader *pgn, const struct variation *variation)
{
	struct input text = {.bytes = pgn->text.kept, .start = variation->from, .end = variation->to, .ended = true};
	struct input *outer = pgn->text.input;
	size_t first = pgn->variations;
	text.capacity = variation->to;
	pgn->text.input = &text;
	pgn->text.before = '(';
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
	pgn->text.input = outer;
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
	int before = pgn->text.before;
	if (!pgn->started)
		return;
	start_moves(pgn);
	pgn_end_line(pgn, 0);
	pgn->started = false;
	pgn->collection->newlines = newlines;
	pgn->text.before = before;
}

/* Reads a tag after its opening bracket. */
static void read_tag(struct pgn_reader *pgn)
{
	int c;
	char name[TAG_NAME_MAX];
	size_t length = 0;
	while ((c = pgn_next(&pgn->text)) >= 0 && c != '"' && c != ']') {
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
	pgn->text.length = 0;
	if (c == '"')
		c = pgn_read_value(&pgn->text);
	while (c >= 0 && c != ']' && !pgn_is(c, ENDS_LINE))
		c = pgn_next(&pgn->text);
	pgn_tags_read(&pgn->tags, pgn->collection, tag, pgn_kept(&pgn->text));
	pgn->cut |= c < 0;
}

/* Skips a variation after its opening parenthesis. Returns false if it is not closed before the end of the input or the
   next tag. *deep becomes true if there are too many variations inside each other. */
static bool skip_variation(struct pgn_reader *pgn, bool *deep)
{
	for (int open = 1; open > 0;) {
		pgn_take_until(&pgn->text, ENDS_VARIATION);
		int c = pgn_peek(&pgn->text);
		if (c < 0 || pgn_is_at_tag(&pgn->text))
			return false;
		if (pgn_is_comment(&pgn->text, c, pgn->started)) {
			if (!pgn_read_comment(&pgn->text, NULL))
				return false;
		} else {
			pgn_next(&pgn->text);
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
	pgn_next(&pgn->text);
	pgn->text.keeping = collection->variations && pgn->started && pgn->moved && !inside;
	size_t from = inside ? pgn->text.input->start : pgn->text.length;
	bool closed = skip_variation(pgn, &deep);
	size_t to = inside ? pgn->text.input->start : pgn->text.length;
	bool kept = (inside || pgn->text.keeping) && closed && !deep;
	pgn->text.keeping = false;
	pgn->cut |= !closed;
	collection->branches |= pgn->started && !collection->variations;
	if (pgn->started && deep)
		replay_unreadable(collection->replay, text_span("("));
	bool fits = pgn->variations < VARIATIONS_MAX &&
	            array_grow(&pgn->variation, &pgn->variations_room, pgn->variations + 1, sizeof *pgn->variation);
	pgn->text.lost |= kept && !fits;
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
	struct input *input = pgn->text.input;
	struct replay *replay = pgn->collection->replay;
	const char *start = input->bytes + input->start, *at = start, *end = input->bytes + input->end;
	while (end - at >= POINT_BYTES) {
		int point;
		size_t number = 0, length;
		if (*at == ' ' || *at == '\n') {
			bool returned = at == start && pgn->text.before == '\r'; /* CR LF is one line end */
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
		pgn->text.before = (unsigned char)at[-1];
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
	struct input *input = pgn->text.input;
	unsigned ends = ENDS_WORD | (coords_lettered(pgn->collection->coords) ? ENDS_POINT : 0);
	for (size_t length = 1;;) {
		size_t held = input_held(input);
		while (length < held && !pgn_is(input->bytes[input->start + length], ends))
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
	pgn->text.before = (unsigned char)word.at[word.length - 1];
	pgn->text.input->start += word.length;
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
	int c = pgn_peek(&pgn->text);
	if (c < 0 || c == '[')
		return false;
	if (pgn_is(c, SPACE) || (coords_lettered(coords) && pgn_is(c, ENDS_POINT)) || (moved && (c == '!' || c == '?')))
		pgn_next(&pgn->text);
	else if (pgn_is_comment(&pgn->text, c, pgn->started))
		pgn->cut |= !pgn_read_comment(&pgn->text, pgn->started ? pgn->collection->replay->notes : NULL);
	else if (c == '(')
		take_variation(pgn);
	else if (c == '$')
		do
			pgn_next(&pgn->text);
		while (pgn_peek(&pgn->text) >= '0' && pgn_peek(&pgn->text) <= '9');
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
		if (pgn_next(&pgn->text) < 0)
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
	*pgn = (struct pgn_reader){.collection = collection,
	                           .text = {.collection = collection, .input = collection->input, .before = '\n'}};
	pgn_read_games(pgn);
	if (pgn->text.unquoted)
		collection_remark(collection, "a tag without its closing quote was read up to the end of its line", false);
	if (pgn->skipped)
		collection_remark(collection, "a tag without quotes was skipped", false);
	if (pgn->text.unclosed)
		collection_remark(collection, "a comment without its closing brace was read up to the next tag", false);
	if (pgn->text.lost)
		collection_remark(collection, "a tag or variations were left out: over 16 MiB, over 65,536 or no memory", true);
	free(pgn->text.kept);
	free(pgn->variation);
}

static bool matches_pgn(struct span line, enum coords coords)
{
	(void)coords;
	return pgn_begins_tag(line);
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
			return pgn_begins_tag(format_cut_line(&rest));
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
