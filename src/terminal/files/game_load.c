#include "terminal/files/game_load.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "commands/refusal.h"
#include "language/script.h"

/* Sets what the reader of a file does with its games, and the rules for what they do not say. A record has no steps of
   the opening. */
static void set_reader(struct reader *reader, const struct ruleset *rules, const struct common_options *common,
                       void (*take)(struct collection *collection), void *context)
{
	reader->collection.take = take;
	reader->collection.context = context;
	reader->decoder.given = common->encoding;
	reader->replay.notes = &reader->notes;
	reader->replay.rule_chosen = common->rule_chosen;
	reader->replay.defaults = *rules;
	reader->replay.defaults.opening = OPENING_FREE;
	reader->replay.defaults.opening_n = 0;
}

/* Returns the format of the recorded games in a file; NULL if it is a script, the lines of one game. */
static const struct format *game_file_format(struct input *input, enum coords coords)
{
	const struct format *format = format_guess(input, coords);
	struct command command;
	struct span line = format_first_line(format_head_lines(input, 1)), front = line;
	if (front.length > COMMAND_LINE_MAX)
		front.length = COMMAND_LINE_MAX;
	command_read_line(&command, front, coords, BOARD_MAX);
	bool set_up = text_starts(line, "black=") || text_starts(line, "white=");
	bool games = command.kind == COMMAND_SYNTAX && (set_up || refusal_suspects_games(line, coords));
	return format == &format_lines || (format == &format_moves && !games) ? NULL : format;
}

/* Carries out the command of a line. Refuses `go`, because no machine plays. Skips other commands that do not change
   the game. */
static bool obey_loaded(struct game_load *load, bool readable)
{
	struct verdict verdict = verdict_plain(STATUS_SYNTAX);
	enum command_kind kind = load->command.kind;
	readable &= kind != COMMAND_SYNTAX;
	if (readable && !command_changes(kind) && kind != COMMAND_GO)
		return true;
	bool accepted = readable && session_obey(&load->session, &load->command, &verdict);
	load->status = verdict.status;
	return accepted;
}

/* Plays the lines up to the first one that is refused. Returns whether all were played. */
static bool load_lines(struct game_load *load)
{
	struct session *session = &load->session;
	struct script_mark mark;
	struct span line;
	for (enum input_answer answer; (answer = input_next(&load->reader.input, &line)) != INPUT_END;) {
		if (script_read_mark(line, &mark)) { /* a mark starts a new game; other comments are ignored */
			session->rules = mark.rules;
			session->coords = mark.coords;
			session_start(session);
		}
		bool readable = answer == INPUT_LINE && line.length <= COMMAND_LINE_MAX;
		if (line.length > COMMAND_LINE_MAX)
			line.length = COMMAND_LINE_MAX;
		load->text = command_text(line);
		command_read(&load->command, readable ? load->text : line, session->coords, session->rules.size);
		if (load->command.kind == COMMAND_QUIT)
			break;
		if (obey_loaded(load, readable))
			continue;
		load->line = load->reader.input.line_number;
		return false;
	}
	return load->reader.input.failure == 0;
}

/* Ends the game by a result that the stones do not show: a resignation, a claimed forbidden move or a draw. */
static void end_as_recorded(struct game *game, enum game_result recorded)
{
	enum ply_kind ending = ending_with_result(game, recorded);
	if (ending == PLY_AGREE) {
		game_draw(game);
		game_draw(game);
	} else if (ending == PLY_RESIGN) {
		game_resign(game);
	} else if (ending == PLY_CLAIM) {
		game_claim(game);
	}
}

static void find_mark(struct span head, struct marked *marked)
{
	static const char front[] = "C[# renju ";
	for (; head.length > 0 && !marked->any; head.at++, head.length--) {
		if (!text_starts(head, front))
			continue;
		struct span after = text_after(head, 2), rest = text_cut_to(&after, ']');
		if (!script_read_mark(text_cut_line(&rest), &marked->mark))
			continue;
		struct span text = {rest.at, 0}; /* up to its first empty line */
		while (rest.length > 0 && text_trim(text_cut_line(&rest)).length > 0)
			text.length = (size_t)(rest.at - text.at);
		marked->any = true;
		marked->length = text.length < sizeof marked->lines ? text.length : 0;
		memcpy(marked->lines, text.at, marked->length);
	}
}

/* From the comment before the first move, removes the part that comment() wrote: everything up to the first empty
   line. */
static void drop_mark(struct notes *notes)
{
	struct note note;
	struct notes kept = {.bytes = NULL};
	bool dropped = false;
	for (size_t at = 0; notes_next(notes, &at, &note);) {
		struct span line = {NULL, 1};
		if (note.kind == NOTE_COMMENT && note.ply == 0 && !dropped) {
			while (note.text.length > 0 && line.length > 0)
				line = text_trim(text_cut_line(&note.text));
			dropped = true;
		}
		notes_add(&kept, note.kind, note.point, note.text);
		notes_settle(&kept, note.ply, true);
	}
	kept.lost |= notes->lost;
	notes_name_charset(&kept, (struct span){notes->charset, notes->charset_length});
	notes_free(notes);
	*notes = kept;
}

/* Obeys a line of the script if it is a step of the opening or the next stone of the written game. */
static bool obey_line(struct session *session, struct span line, enum coords coords, const struct game *written)
{
	struct command command;
	struct verdict verdict;
	int moves = game_moves(&session->game);
	command_read(&command, command_text(line), coords, session->rules.size);
	bool step = command_rows[command.kind].class == CLASS_STEP;
	bool stone = command.kind == COMMAND_MOVE && moves < written->plies &&
	             written->history[moves].point == command.point;
	return (step || stone) && session_obey(session, &command, &verdict);
}

/* Replays the written game with the steps of its opening. Returns false when they do not fit together. */
static bool play_opened(struct session *session, const struct marked *marked, const struct game *written)
{
	struct span text = {marked->lines, marked->length};
	while (text.length > 0)
		if (!obey_line(session, text_cut_line(&text), marked->mark.coords, written))
			return false;
	for (int i = game_moves(&session->game); i < written->plies; i++) {
		const struct ply *ply = &written->history[i];
		bool stone = ply->kind == PLY_STONE;
		struct verdict verdict = stone ? game_play(&session->game, ply->point) : game_pass(&session->game);
		if (verdict.rejected)
			return false;
	}
	return true;
}

/* Takes the game that was read, with its opening if the opening has choices, and with its notes. */
static void take_read(struct game_load *load)
{
	struct session *session = &load->session;
	const struct replay *replay = &load->reader.replay;
	const struct marked *marked = &load->marked;
	bool part = replay->problem.any, opened = marked->any && opening_has_choices(&marked->mark.rules);
	load->record.read = part ? RECORD_PART : RECORD_WHOLE;
	if (opened) {
		session->rules = marked->mark.rules;
		session_start(session);
	}
	if (!opened || !play_opened(session, marked, &replay->game)) {
		session->rules = replay->game.rules;
		session->game = replay->game;
	}
	end_as_recorded(&session->game, part ? RESULT_NONE : replay->recorded);
	opponents_copy_name(load->record.black, replay->black);
	opponents_copy_name(load->record.white, replay->white);
	if (marked->any)
		drop_mark(replay->notes);
	ply_records_take_notes(&load->records, &session->game, replay->notes);
}

/* Takes the wanted game. The next one shows that there are others. */
static void take_wanted(struct collection *collection)
{
	struct game_load *load = collection->context;
	struct recorded_game *record = &load->record;
	const struct replay *replay = collection->replay;
	const struct problem *problem = &replay->problem;
	collection->stopped = collection->games > load->number;
	record->others = collection->games != load->number || load->number > 1;
	if (collection->games != load->number)
		return;
	record->branches = collection->branches;
	record->notes_lost = replay->notes->lost;
	record->line = collection->line;
	record->ply = problem->ply;
	memcpy(record->what, problem->text, problem->length);
	snprintf(record->why, sizeof record->why, "%s", problem->why ? problem->why : "");
	/* Another kind of game, or a problem with the rules or the set-up, leaves nothing to play. */
	if (!problem->any || problem->ply != 0 || (!problem->other_game && replay->game.plies > 0))
		take_read(load);
}

/* Keeps a remark on a file in which no game was found. */
static void keep_record_remark(struct collection *collection, const char *what, bool loses_games)
{
	struct game_load *load = collection->context;
	(void)loses_games;
	if (collection->games == 0)
		snprintf(load->record.why, sizeof load->record.why, "%s", what);
}

/* Reads the wanted game of the file, with its rules and its notes. Returns whether it was read whole. After a failure
   to read, or when memory runs out, load->reader.input.failure is an errno. */
static bool load_record(struct game_load *load, const struct common_options *common, const struct format *format)
{
	enum { HEAD = 4096 };
	struct reader *reader = &load->reader;
	struct marked *marked = &load->marked;
	if (format == &format_sgf && load->number == 1)
		find_mark(input_peek(&reader->input, HEAD), marked);
	reader->collection.remark = keep_record_remark;
	set_reader(reader, marked->any ? &marked->mark.rules : &load->session.rules, common, take_wanted, load);
	if (marked->any && !opening_has_choices(&marked->mark.rules))
		reader->replay.defaults = marked->mark.rules;
	if (!reader_read(reader, format))
		reader->input.failure = ENOMEM;
	return load->record.read == RECORD_WHOLE && reader->input.failure == 0;
}

/* Reads a game of the input in the format that it seems to have. Returns whether it was read whole. */
static bool load_input(struct game_load *load, const struct common_options *common)
{
	load->foreign = format_foreign(&load->reader.input);
	if (load->foreign)
		return false;
	const struct format *format = game_file_format(&load->reader.input, load->session.coords);
	load->is_record = format != NULL;
	return format ? load_record(load, common, format) : load_lines(load);
}

struct game_load *game_load_read(const struct play *play, int fd, int number)
{
	struct game_load *load = calloc(1, sizeof *load);
	if (!load)
		return NULL;
	load->session.rules = play->session.rules;
	load->session.coords = play->session.coords;
	load->session.journal.fd = -1;
	session_start(&load->session);
	(void)lseek(fd, 0, SEEK_SET); /* the list of games was read; a pipe is at its start */
	reader_open(&load->reader, fd, load->session.coords);
	load->number = (unsigned long long)number;
	load->whole = load_input(load, play->common);
	return load;
}

void game_load_take(struct play *play, struct game_load *load)
{
	struct session *session = &play->session;
	session->game = load->session.game;
	session->game.offer = SIDE_NONE; /* an offer in a file cannot be answered */
	session->rules = load->session.rules;
	session->coords = load->session.coords;
	load->records.changes += play->records.changes + 1;
	ply_records_free(&play->records);
	play->records = load->records;
	load->records = (struct ply_records){.count = 0};
	play->late = play->offered = false;
	play->wanted = (struct wanted_rules){session->rules.connect, session->rules.rule};
}

void game_load_free(struct game_load *load)
{
	ply_records_free(&load->records);
	reader_free(&load->reader);
	free(load);
}

/* Adds the game that was read. */
static void list_game(struct collection *collection)
{
	struct game_list *list = collection->context;
	const struct replay *replay = collection->replay;
	list->more = list->count == GAME_LIST_MAX;
	collection->stopped = list->more || !array_grow(&list->game, &list->room, list->count + 1, sizeof *list->game);
	if (collection->stopped)
		return;
	struct listed_game *game = &list->game[list->count++];
	*game = (struct listed_game){
		replay->problem.any, replay_result(replay), game_moves(&replay->game), "", {"", ""}, ""};
	opponents_copy_name(game->date, notes_of_game(replay->notes, NOTE_DATE));
	opponents_copy_name(game->name[SIDE_BLACK], replay->black);
	opponents_copy_name(game->name[SIDE_WHITE], replay->white);
	opponents_copy_name(game->id, replay->id);
}

void game_list_read(struct game_list *list, int fd, const struct play *play)
{
	const struct session *session = &play->session;
	struct reader *reader = lseek(fd, 0, SEEK_SET) == 0 ? calloc(1, sizeof *reader) : NULL;
	if (!reader)
		return;
	struct input *input = &reader->input;
	reader_open(reader, fd, session->coords);
	const struct format *format = format_foreign(input) ? NULL : game_file_format(input, session->coords);
	reader->notes.facts_only = true;
	set_reader(reader, &session->rules, play->common, list_game, list);
	if (format && !reader_read(reader, format))
		game_list_free(list);
	reader_free(reader);
	free(reader);
}

void game_list_free(struct game_list *list)
{
	free(list->game);
	*list = (struct game_list){.count = 0};
}
