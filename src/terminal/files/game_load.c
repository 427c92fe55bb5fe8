#include "terminal/files/game_load.h"

#include <stdlib.h>
#include <string.h>

#include "formats/formats.h"
#include "language/script.h"

/* Reads a script's mark: the rules and the notation of the lines after it. A mark starts a new game. Other comments are
   ignored. */
static void obey_mark(struct play *play, struct span line)
{
	struct script_mark mark;
	if (!script_read_mark(line, &mark))
		return;
	play->session.rules = mark.rules;
	play->coords = mark.coords;
	session_start(&play->session);
}

/* Cuts off the next word. Is it a move? */
static bool cut_move(struct span *line, enum coords coords, int size)
{
	struct command command;
	command_read(&command, text_word(line), coords, size);
	return command.kind == COMMAND_MOVE;
}

/* Does the line look like a game of a collection, with tabs between columns, or with two moves at its front? */
static bool is_game_line(struct span line, enum coords coords, int size)
{
	return memchr(line.at, '\t', line.length) || (cut_move(&line, coords, size) && cut_move(&line, coords, size));
}

/* Carries out the command of a line. Refuses `go`, because no machine plays. Skips other commands that do not change
   the game. */
static bool obey_loaded(struct play *play, struct game_load *load, bool readable)
{
	struct verdict verdict = verdict_plain(STATUS_SYNTAX);
	enum command_kind kind = load->command.kind;
	readable &= kind != COMMAND_SYNTAX;
	if (readable && !command_changes(kind) && kind != COMMAND_GO)
		return true;
	bool accepted = readable && session_obey(&play->session, &load->command, &verdict);
	load->status = verdict.status;
	return accepted;
}

/* Plays the lines up to the first one that is refused. `games`: the file looks like a collection in another format. */
static enum game_load_answer load_lines(struct play *play, struct game_load *load, bool games)
{
	const struct ruleset *rules = &play->session.rules;
	struct span line;
	for (enum input_answer answer; (answer = input_next(&load->input, &line)) != INPUT_END;) {
		obey_mark(play, line);
		load->text = command_text(line);
		command_read(&load->command, answer == INPUT_LINE ? load->text : line, play->coords, rules->size);
		if (load->command.kind == COMMAND_QUIT)
			break;
		if (obey_loaded(play, load, answer == INPUT_LINE))
			continue;
		load->line = load->input.line_number;
		load->is_collection = load->status == STATUS_SYNTAX && load->line == 1 &&
		                      (games || is_game_line(load->text, play->coords, rules->size));
		return LOAD_REFUSED;
	}
	return load->input.failure == 0 ? LOAD_WHOLE : LOAD_FAILED;
}

/* Reads the input in the format that it seems to have. */
static enum game_load_answer load_input(struct play *play, struct game_load *load)
{
	load->foreign = format_foreign(&load->input);
	const struct format *format = format_guess(&load->input, play->coords);
	if (load->foreign)
		return LOAD_FOREIGN;
	if (format != &format_sgf)
		return load_lines(play, load, format != &format_moves && format != &format_lines);
	load->is_sgf = true;
	load->sgf = sgf_game_read(play, &load->input);
	bool whole = load->sgf.read == SGF_GAME_WHOLE && load->input.failure == 0;
	return whole ? LOAD_WHOLE : LOAD_SGF_NOT_WHOLE;
}

struct game_load *game_load_read(struct play *play, int fd)
{
	struct session *session = &play->session;
	struct game_load *load = calloc(1, sizeof *load);
	if (!load)
		return NULL;
	load->game = session->game;
	load->rules = session->rules;
	load->opponents = play->opponents;
	load->records = play->records;
	play->records = (struct ply_records){.changes = load->records.changes + 1};
	load->coords = play->coords;
	memcpy(load->player, session->player, sizeof load->player);
	load->journal = session->journal.fd;
	session->player[SIDE_BLACK] = session->player[SIDE_WHITE] = MOVER_HUMAN;
	session->journal.fd = -1;
	session_start(session);
	input_open(&load->input, fd, NULL, load->bytes, sizeof load->bytes, COMMAND_LINE_MAX);
	load->answer = load_input(play, load);
	load->error = load->input.failure;
	return load;
}

void game_load_end(struct play *play, struct game_load *load, bool restores)
{
	struct session *session = &play->session;
	session->game.offer = SIDE_NONE; /* an offer in a file cannot be answered */
	session->journal.fd = load->journal;
	memcpy(session->player, load->player, sizeof load->player);
	if (restores) {
		session->game = load->game;
		session->rules = load->rules;
		play->opponents = load->opponents;
		ply_records_free(&play->records);
		play->records = load->records;
		play->coords = load->coords;
	} else {
		ply_records_free(&load->records);
		play->late = false;
		play->displaced = (struct displaced){.any = false};
	}
	free(load);
}
