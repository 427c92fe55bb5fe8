/* The referee's language, renju-lines(5): what `save`, --record and the terminal's kept games write, and files with a
   move on each line. */
#include "formats/formats.h"

#include <string.h>

#include "base/utf8.h"
#include "engine/mover.h"
#include "language/note_line.h"
#include "language/script.h"
#include "record/field.h"

struct lines_reader {
	struct collection *collection;
	struct script_mark mark;      /* of the next game */
	enum coords coords;           /* of this game */
	bool any;                     /* the game has a line with an effect */
	bool beyond;                  /* a line after the limit was refused: the game has ended */
	size_t fault_length;          /* what is wrong with the mark; 0: nothing */
	char fault[PROBLEM_TEXT_MAX]; /* that option or rule */
	struct span name[2];          /* of the players who begin with Black and White */
	struct command command;
};

/* Notes what is wrong with the mark; the first fault counts. */
static void set_mark_fault(struct lines_reader *reader, struct span text)
{
	if (reader->fault_length > 0)
		return;
	reader->fault_length = text.length < PROBLEM_TEXT_MAX ? text.length : PROBLEM_TEXT_MAX;
	memcpy(reader->fault, text.at, reader->fault_length);
}

/* Takes the rules and the notation of the games that follow. An empty line takes those of the command line. */
static void read_mark(struct lines_reader *reader, struct span line)
{
	const struct replay *replay = reader->collection->replay;
	struct ruleset *rules = &reader->mark.rules;
	unsigned given = 0;
	struct span wrong;
	reader->mark = (struct script_mark){replay->defaults, reader->collection->coords};
	reader->fault_length = 0;
	if (line.length > 0 && !script_read_parts(line, &reader->mark, &given, &wrong))
		set_mark_fault(reader, text_trim(wrong));
	if (replay->opening_chosen) {
		rules->opening = replay->defaults.opening;
		rules->opening_n = replay->defaults.opening_n;
	}
	if (!(given & 1u << PART_RULE) && !replay->rule_chosen)
		rules->rule = rules->connect == 5 ? RULE_RENJU : RULE_FREESTYLE;
	if (opening_misfit(rules)) {
		if (given & 1u << PART_OPENING && !replay->opening_chosen)
			set_mark_fault(reader, text_span(openings[rules->opening].name));
		rules->opening = OPENING_FREE;
	}
	if (!game_rules_fit(rules))
		set_mark_fault(reader, text_span(rule_names[rules->rule]));
}

/* Starts a stretch of lines. It becomes a game with its first line that has an effect. */
static void start_stretch(struct lines_reader *reader)
{
	replay_start(reader->collection->replay);
	reader->any = reader->beyond = false;
	reader->name[SIDE_BLACK] = reader->name[SIDE_WHITE] = text_span("");
	reader->coords = reader->mark.coords;
}

static void begin_game(struct lines_reader *reader)
{
	struct collection *collection = reader->collection;
	struct replay *replay = collection->replay;
	reader->any = true;
	collection->games++;
	collection->line = collection->input->line_number;
	collection_name_game(collection);
	if (reader->fault_length > 0)
		replay_problem(replay, 0, verdict_plain(STATUS_SYNTAX), (struct span){reader->fault, reader->fault_length});
	else
		replay_begin_with_steps(replay, &reader->mark.rules);
}

/* Gives the replay the players' names by the colors that they have at the end. */
static void name_players(const struct lines_reader *reader, struct replay *replay)
{
	struct opening opening = {.black = WHO_FIRST};
	if (replay->begun && opening_has_choices(&replay->game.rules))
		game_opening(&replay->game, &opening);
	bool swapped = opening.black == WHO_SECOND;
	replay->black = reader->name[swapped ? SIDE_WHITE : SIDE_BLACK];
	replay->white = reader->name[swapped ? SIDE_BLACK : SIDE_WHITE];
}

/* Sorts the notes, and forgets those after the limit. */
static void order_notes(struct notes *notes, int plies)
{
	struct note note;
	notes_sort(notes);
	for (size_t at = 0, before = 0; notes_next(notes, &at, &note); before = at)
		if (note.ply > plies) {
			notes_cut(notes, before);
			return;
		}
}

static void end_stretch(struct lines_reader *reader)
{
	struct replay *replay = reader->collection->replay;
	if (!reader->any)
		return;
	name_players(reader, replay);
	if (replay->begun)
		replay_drop_steps(replay);
	if (replay->notes)
		order_notes(replay->notes, replay->game.plies);
	collection_end(reader->collection);
}

/* Plays a line that has an effect. */
static void play_game_line(struct lines_reader *reader, struct span text)
{
	struct replay *replay = reader->collection->replay;
	struct verdict verdict = verdict_plain(STATUS_SYNTAX);
	if (!reader->any)
		begin_game(reader);
	if (replay->problem.any || reader->beyond)
		return;
	if (reader->command.kind != COMMAND_SYNTAX)
		verdict = command_obey(&replay->game, &reader->command);
	if (!verdict.rejected)
		return;
	int moves = game_moves(&replay->game);
	reader->beyond = replay->limited && moves >= replay->limit;
	if (reader->beyond)
		return;
	replay_problem(replay, moves > 0 ? moves + 1 : 0, verdict, text);
	replay->problem.line = reader->collection->input->line_number;
	if (reader->command.kind == COMMAND_GO)
		replay->problem.why = "no machine plays here";
	else if (verdict.status == STATUS_NOT_ALLOWED && reader->command.kind != COMMAND_MOVE)
		replay->problem.why = "not allowed now";
	else if (verdict.status == STATUS_SYNTAX)
		replay->problem.why = "neither a move nor a command";
}

/* Reads what kind of player it is, and a name. Other words are a comment, e.g. "# Black wins". */
static void name_player(struct lines_reader *reader, enum side side, struct span words)
{
	struct span kind = text_word(&words), name = text_trim(words);
	if (names_find(mover_names(), kind) >= 0)
		reader->name[side] = collection_keep_name(reader->collection, KEPT_BLACK + side, name.length > 0 ? name : kind);
}

/* Reads a note, whose ply counts steps of an opening, too. */
static void read_lines_note(struct lines_reader *reader, struct span words)
{
	const struct replay *replay = reader->collection->replay;
	const struct game *game = &replay->game;
	int size = replay->begun ? game->board.size : reader->mark.rules.size, moves = 0;
	int ply = replay->notes ? note_line_read(replay->notes, words, size, game->plies) : -1;
	for (int i = 0; i < ply; i++)
		moves += game->history[i].kind <= PLY_PASS;
	if (ply >= 0)
		notes_settle(replay->notes, moves, true);
}

static void read_lines_comment(struct lines_reader *reader, struct span line)
{
	struct span words = line;
	if (!text_is(text_cut_word(&words), "#"))
		return;
	struct span word = text_cut_word(&words);
	line = text_trim(line);
	if (side_named(word) != SIDE_NONE)
		name_player(reader, side_named(word), words);
	else if (text_is(word, "note"))
		read_lines_note(reader, words);
	else if (script_has_mark(line) && text_starts(text_trim(words), "-"))
		read_mark(reader, line);
	if (!reader->any)
		reader->coords = reader->mark.coords;
}

/* Returns false at the end of the FILE. */
static bool take_game_line(struct lines_reader *reader, struct span line, bool whole)
{
	struct span text = line;
	const struct replay *replay = reader->collection->replay;
	int size = reader->any ? replay->rules.size : reader->mark.rules.size;
	reader->command.kind = COMMAND_SYNTAX;
	if (whole && line.length <= COMMAND_LINE_MAX)
		text = command_read_line(&reader->command, line, reader->coords, size);
	enum command_kind kind = reader->command.kind;
	if (kind == COMMAND_NOTHING) {
		read_lines_comment(reader, utf8_without_bom(line));
	} else if (kind == COMMAND_NEW) {
		end_stretch(reader);
		start_stretch(reader);
	} else if (kind == COMMAND_SYNTAX || kind == COMMAND_GO || command_changes(kind)) {
		play_game_line(reader, text);
	}
	return kind != COMMAND_QUIT && !reader->collection->stopped;
}

static void read_lines(struct collection *collection)
{
	struct lines_reader *reader = collection->state;
	struct span line;
	reader->collection = collection;
	read_mark(reader, text_span(""));
	start_stretch(reader);
	for (enum input_answer answer; (answer = input_next(collection->input, &line)) != INPUT_END;)
		if (!take_game_line(reader, line, answer == INPUT_LINE))
			break;
	if (!collection->stopped)
		end_stretch(reader);
}

/* Do the first two lines that are neither blank nor a comment hold one point or one command each? *known
   is set if more bytes would give the same answer. `all`: the text is the whole input. */
static bool begins_lines(struct span text, bool all, enum coords coords, bool *known)
{
	struct command command;
	int found = 0;
	*known = all;
	while (found < 2 && text.length > 0 && (all || memchr(text.at, '\n', text.length))) {
		struct span line = text_cut_line(&text);
		command.kind = COMMAND_SYNTAX;
		if (line.length <= COMMAND_LINE_MAX)
			command_read_line(&command, line, coords, BOARD_MAX);
		found += command.kind != COMMAND_NOTHING;
		*known |= found == 2;
		if (command.kind == COMMAND_SYNTAX) {
			*known = true;
			return false;
		}
	}
	return found == 2;
}

static bool is_at_lines(struct input *input, enum coords coords)
{
	for (size_t want = 1;; want = input_held(input) + 1) {
		struct span head = input_peek(input, want < input->capacity ? want : input->capacity);
		bool known, all = head.length < want || head.length == input->capacity;
		bool matches = begins_lines(input_peek(input, input_held(input)), all, coords, &known);
		if (known)
			return matches;
	}
}

enum { WRITTEN_NAME_MAX = 4000 }; /* the line must not be too long for the referee */

static void put_lines_player(struct sink *out, const char *front, struct span name)
{
	if (name.length == 0)
		return;
	sink_text(out, front);
	field_put_text(out, (struct span){name.at, utf8_cut(name, WRITTEN_NAME_MAX)});
	sink_char(out, '\n');
}

static bool write_lines(struct writing *writing, const struct replay *replay)
{
	const struct game *game = &replay->game;
	struct sink *out = writing->out;
	struct note note;
	size_t left = NOTES_MAX;
	if (writing->begun)
		sink_text(out, "new\n");
	writing->begun = true;
	enum ply_kind ending = replay->ending != PLY_STONE && game_over(game) ? replay->ending
	                                                                      : ending_with_result(game, replay->recorded);
	script_write(out, game, COORDS_LETTERS);
	if (game->plies == 0 && game->board.stones == 0 && game->to_move == SIDE_BLACK && ending == PLY_STONE)
		sink_text(out, "turn black\n"); /* a game needs a line */
	script_ending(out, ending);
	put_lines_player(out, "# black human ", replay->black);
	put_lines_player(out, "# white human ", replay->white);
	for (size_t at = 0; notes_next(replay->notes, &at, &note);)
		note_line_put(out, &note, &left);
	return true;
}

const struct format format_lines = {
	.name = "lines",
	.uses_coords = true,
	.lines = true,
	.is_at = is_at_lines,
	.mark = "# renju -n",
	.state = sizeof(struct lines_reader),
	.read = read_lines,
	.write = write_lines,
	.noted = true};
