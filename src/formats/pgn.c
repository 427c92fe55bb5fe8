/* Portable Game Notation, as pente.org, PlayOK, web servers and match managers write it: tags, then numbered moves.
   Read only. */
#include "formats/formats.h"

#include <string.h>

#include "record/movetext.h"

enum { TAG_NAME_MAX = 32 }; /* bytes of a tag's name that are compared */

/* A result in the record. */
struct result {
	enum game_result recorded; /* the first number of a score counts as Black's */
	bool score;                /* the record writes the result as a score, e.g. 1-0 */
};

struct pgn_reader {
	struct collection *collection;
	bool started;
	bool moved; /* there is text after the tags */
	size_t length;
	char moves[COLLECTION_MOVES_MAX];
	bool cut; /* the game was cut short by the end of the input or a tag, or its moves have no room */
	char name[TAG_NAME_MAX];
	size_t name_length;
	char value[COLLECTION_NAME_ROOM];
	size_t value_length;
	char black[COLLECTION_NAME_MAX];
	char white[COLLECTION_NAME_MAX];
	bool has_black, has_white;        /* the game has a tag with this name */
	struct result result;             /* of the last tag that gives a result */
	enum game_result ended_by_winner; /* the winner in the last Termination tag */
	bool unquoted;                    /* a tag's value of this file has no closing quote */
	bool skipped;                     /* a tag of this file has no quotes, or no end before the next tag */
	bool unclosed;                    /* a comment of this file has no closing brace before the next tag */
	bool closed;                      /* the comment being read is known to have a closing brace */
};

static int pgn_next(struct pgn_reader *pgn)
{
	return collection_byte(pgn->collection);
}

static void pgn_start(struct pgn_reader *pgn)
{
	if (pgn->started)
		return;
	pgn->started = true;
	pgn->moved = pgn->cut = pgn->has_black = pgn->has_white = false;
	pgn->result = (struct result){RESULT_NONE, false};
	pgn->ended_by_winner = RESULT_NONE;
	pgn->length = 0;
	pgn->collection->line = collection_line(pgn->collection);
	collection_start(pgn->collection);
}

/* Returns the result in the last word of the moves. */
static struct result result_of_last_word(struct span moves)
{
	enum game_result recorded;
	size_t cut = movetext_cut_result(moves, &recorded).length;
	struct span word = {moves.at + cut, moves.length - cut};
	return (struct result){recorded, recorded != RESULT_NONE && naming_is_score(word)};
}

/* Sets the result. If there are tags named White and Black, as in chess, the first number of a score is White's. */
static void pgn_set_result(struct pgn_reader *pgn, struct result result)
{
	bool white_first = result.score && pgn->has_black && pgn->has_white;
	replay_set_result(pgn->collection->replay, white_first ? naming_other_side(result.recorded) : result.recorded);
}

static void pgn_end(struct pgn_reader *pgn)
{
	struct replay *replay = pgn->collection->replay;
	struct span moves = text_trim((struct span){pgn->moves, pgn->length});
	if (!pgn->started)
		return;
	pgn->started = false;
	if (replay->notes)
		replay->notes->text = pgn->moves;
	movetext_read(replay, moves, pgn->collection->coords);
	replay_settle_notes(replay);
	pgn_set_result(pgn, pgn->result);
	pgn_set_result(pgn, result_of_last_word(moves));
	replay_set_result(replay, pgn->ended_by_winner);
	if (pgn->cut)
		replay_unreadable(replay, text_span(""));
	collection_end(pgn->collection);
}

static struct span pgn_keep(struct pgn_reader *pgn, char kept[COLLECTION_NAME_MAX], struct span name)
{
	if (!naming_is_given(name) || text_is(name, "?"))
		return text_span("");
	return collection_keep_name(pgn->collection, kept, name);
}

static void handle_first(struct pgn_reader *pgn, struct span value)
{
	pgn->collection->replay->black = pgn_keep(pgn, pgn->black, value);
}

static void handle_second(struct pgn_reader *pgn, struct span value)
{
	pgn->collection->replay->white = pgn_keep(pgn, pgn->white, value);
}

static void handle_result_tag(struct pgn_reader *pgn, struct span value)
{
	struct result result = {naming_result(value), naming_is_score(value)};
	if (result.recorded != RESULT_NONE)
		pgn->result = result;
}

/* Keeps the winner of a Termination tag, as match managers write it: "Black win by five connection". */
static void handle_termination_tag(struct pgn_reader *pgn, struct span value)
{
	if (text_starts(value, "Black win"))
		pgn->ended_by_winner = RESULT_BLACK;
	else if (text_starts(value, "White win") || text_starts(value, "Black play on forbidden position"))
		pgn->ended_by_winner = RESULT_WHITE;
}

static void pgn_handle_rule(struct pgn_reader *pgn, struct span value)
{
	collection_rule(pgn->collection, value);
}

static void pgn_handle_size(struct pgn_reader *pgn, struct span value)
{
	collection_size(pgn->collection, value);
}

static void handle_tag(struct pgn_reader *pgn)
{
	static const struct {
		const char *name;
		void (*handle)(struct pgn_reader *pgn, struct span value);
	} tags[] = {{"Black", handle_first},       {"Player 1 Name", handle_first},
	            {"White", handle_second},      {"Player 2 Name", handle_second},
	            {"Result", handle_result_tag}, {"Termination", handle_termination_tag},
	            {"Rule", pgn_handle_rule},     {"Variant", pgn_handle_rule},
	            {"Size", pgn_handle_size}};
	struct span name = text_trim((struct span){pgn->name, pgn->name_length});
	pgn->has_black |= text_is(name, "Black");
	pgn->has_white |= text_is(name, "White");
	for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
		if (text_is(name, tags[i].name))
			tags[i].handle(pgn, text_trim((struct span){pgn->value, pgn->value_length}));
}

/* Returns the kind of note about the whole game that the tag holds; NOTE_KINDS for other tags, and when notes are
   skipped. */
static enum note_kind note_of_tag(const struct pgn_reader *pgn)
{
	static const char *const names[] =
		{[NOTE_EVENT] = "Event", [NOTE_PLACE] = "Site", [NOTE_DATE] = "Date", [NOTE_ROUND] = "Round"};
	struct span name = text_trim((struct span){pgn->name, pgn->name_length});
	for (enum note_kind kind = 0; note_is_of_game(kind) && pgn->collection->replay->notes; kind++)
		if (text_is(name, names[kind]))
			return kind;
	return NOTE_KINDS;
}

/* Does the value say that nothing is known: "?", "-" or "????.??.??"? */
static bool is_unknown(struct span value)
{
	bool any = false;
	value = text_trim(value);
	for (size_t i = 0; i < value.length; i++)
		any |= value.at[i] != '?' && value.at[i] != '.';
	return !any || !naming_is_given(value);
}

static bool is_line_end(int c)
{
	return c == '\n' || c == '\r';
}

/* Adds a byte to the tag's value, and to the open note unless `notes` is NULL. */
static void pgn_add_to_value(struct pgn_reader *pgn, struct notes *notes, int c)
{
	char byte = (char)c;
	if (pgn->value_length < COLLECTION_NAME_ROOM)
		pgn->value[pgn->value_length++] = byte;
	if (notes)
		notes_put(notes, &byte, 1);
}

/* Reads a tag's value after its opening quote, up to the closing quote. Without a closing quote, the value ends with
   the line, or at a bracket that ends the line. Returns the byte after the value, or -1. */
static int pgn_read_quoted(struct pgn_reader *pgn, struct notes *notes)
{
	int c;
	bool bracket = false;
	while ((c = pgn_next(pgn)) >= 0 && c != '"' && !is_line_end(c)) {
		if (bracket)
			pgn_add_to_value(pgn, notes, ']');
		bracket = c == ']';
		if (c == '\\')
			c = pgn_next(pgn);
		if (c >= 0 && !bracket)
			pgn_add_to_value(pgn, notes, c);
	}
	if (bracket && !is_line_end(c))
		pgn_add_to_value(pgn, notes, ']');
	pgn->unquoted |= is_line_end(c);
	return c;
}

/* Reads a tag's value after its opening quote. A value that is a note is kept whole. Returns the byte after
   the value, or -1. */
static int read_tag_value(struct pgn_reader *pgn)
{
	struct notes *notes = pgn->collection->replay->notes;
	enum note_kind kind = note_of_tag(pgn);
	if (kind < NOTE_KINDS)
		notes_begin(notes, kind, POINT_NONE);
	int c = pgn_read_quoted(pgn, kind < NOTE_KINDS ? notes : NULL);
	if (kind < NOTE_KINDS && is_unknown((struct span){pgn->value, pgn->value_length}))
		notes_drop(notes);
	else if (kind < NOTE_KINDS)
		notes_end(notes);
	return c;
}

/* Reads a tag after its opening bracket. Returns false if the input ends inside the tag. */
static bool read_tag(struct pgn_reader *pgn)
{
	int c;
	pgn->name_length = pgn->value_length = 0;
	while ((c = pgn_next(pgn)) >= 0 && c != '"' && c != ']') {
		pgn->skipped |= c == '[';
		if (pgn->name_length < TAG_NAME_MAX)
			pgn->name[pgn->name_length++] = (char)c;
	}
	pgn->skipped |= c == ']';
	if (c == '"')
		c = read_tag_value(pgn);
	while (c >= 0 && c != ']' && !is_line_end(c))
		c = pgn_next(pgn);
	handle_tag(pgn);
	return c >= 0;
}

static void pgn_add_byte(struct pgn_reader *pgn, int c)
{
	if (pgn->length < COLLECTION_MOVES_MAX)
		pgn->moves[pgn->length++] = (char)c;
	else if (!format_is_space(c))
		pgn->cut = true;
}

/* Removes a move number with its dots from the last word, which begins at `start`. The reader of points such as
   7,7 knows no move numbers. */
static void drop_number(struct pgn_reader *pgn, size_t start)
{
	size_t end = start;
	while (end < pgn->length && text_digit(pgn->moves[end]))
		end++;
	size_t dots = end;
	while (end < pgn->length && pgn->moves[end] == '.')
		end++;
	if (dots == start || end == dots)
		return;
	memmove(pgn->moves + start, pgn->moves + end, pgn->length - end);
	pgn->length -= end - start;
}

/* Ends the current word, and also the game if the word is a result. */
static void end_word(struct pgn_reader *pgn)
{
	size_t start = pgn->length;
	enum game_result recorded;
	while (start > 0 && !format_is_space(pgn->moves[start - 1]))
		start--;
	if (!coords_lettered(pgn->collection->coords))
		drop_number(pgn, start);
	struct span word = {pgn->moves + start, pgn->length - start};
	bool last = word.length > 0 && naming_last_word(word, &recorded);
	pgn_add_byte(pgn, ' ');
	if (last)
		pgn_end(pgn);
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

/* Reads a byte of a comment. Returns -1 at the end of the input, and '}' at the end of the comment. A comment without
   a closing brace also ends before a line that begins with a tag. */
static int next_of_comment(struct pgn_reader *pgn, int before)
{
	struct input *input = pgn->collection->input;
	if (pgn->closed || !is_line_end(before) || !begins_tag(input_peek(input, TAG_NAME_MAX)))
		return pgn_next(pgn);
	pgn->closed = is_closed(input); /* looks only once, because it looks far */
	if (pgn->closed)
		return pgn_next(pgn);
	pgn->unclosed = pgn->cut = true; /* moves may be lost in the comment */
	return '}';
}

/* Reads a comment after its opening brace. Drops it outside a game, and if the input ends before its closing brace. */
static void read_comment(struct pgn_reader *pgn)
{
	int c = '{';
	pgn->closed = false;
	struct notes *notes = pgn->started ? pgn->collection->replay->notes : NULL;
	if (notes) {
		notes->position = (int)pgn->length;
		notes_begin(notes, NOTE_COMMENT, POINT_NONE);
	}
	while ((c = next_of_comment(pgn, c)) >= 0 && c != '}') {
		char byte = (char)c;
		if (notes)
			notes_put(notes, &byte, 1);
	}
	pgn->cut |= c < 0;
	if (notes && c < 0)
		notes_drop(notes);
	else if (notes)
		notes_end(notes);
}

/* Handles the byte c outside tags: it begins a comment, belongs to the moves, or is blank. Before a game, skips a line
   that begins with #. */
static void pgn_read_moves(struct pgn_reader *pgn, int c)
{
	if (c == '#' && !pgn->started) {
		while (c >= 0 && c != '\n' && c != '\r')
			c = pgn_next(pgn);
		return;
	}
	if (format_is_space(c) || c == '{') {
		if (pgn->started)
			end_word(pgn);
		if (c == '{')
			read_comment(pgn);
		return;
	}
	pgn_start(pgn);
	pgn->moved = true;
	pgn_add_byte(pgn, c);
}

static void pgn_read_games(struct pgn_reader *pgn)
{
	struct collection *collection = pgn->collection;
	bool complete = true;
	for (int c; !collection->stopped && (c = pgn_next(pgn)) >= 0;) {
		if (c != '[') {
			pgn_read_moves(pgn, c);
			continue;
		}
		if (pgn->started && pgn->moved)
			pgn_end(pgn);
		if (collection->stopped)
			break;
		pgn_start(pgn);
		complete = read_tag(pgn);
	}
	if (collection->stopped || !pgn->started)
		return;
	end_word(pgn);
	pgn->cut |= !complete;
	pgn_end(pgn);
}

static void read_pgn(struct collection *collection)
{
	struct pgn_reader *pgn = collection->state;
	collection_skip_mark(collection);
	pgn->collection = collection;
	pgn->started = pgn->unquoted = pgn->skipped = pgn->unclosed = false;
	pgn_read_games(pgn);
	if (pgn->unquoted)
		collection_remark(collection, "a tag without its closing quote was read up to the end of its line", false);
	if (pgn->skipped)
		collection_remark(collection, "a tag without quotes was skipped", false);
	if (pgn->unclosed)
		collection_remark(collection, "a comment without its closing brace was read up to the next tag", false);
}

static bool matches_pgn(struct span head, enum coords coords)
{
	(void)coords;
	return begins_tag(format_first_line(head));
}

const struct format format_pgn = {
	.name = "pgn",
	.endings = {"pgn"},
	.beginning = "[",
	.uses_coords = true,
	.matches = matches_pgn,
	.state = sizeof(struct pgn_reader),
	.read = read_pgn};
