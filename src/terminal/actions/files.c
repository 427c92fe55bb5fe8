#include "terminal/actions/files.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/path.h"
#include "terminal/files/autosave.h"
#include "terminal/files/game_file.h"
#include "terminal/files/game_load.h"
#include "terminal/view/remark.h"

static void note_error(struct paper *paper, const char *path, int error)
{
	paper_note(paper, PHRASE_NO_FILE, WITH(path, ERROR_TEXT(paper->language, error)));
}

bool files_path(struct paper *paper, struct span rest, const char *word, char path[PATH_ROOM])
{
	if (rest.length == 0)
		paper_note(paper, PHRASE_NEEDS_FILE, WITH(word));
	else if (path_expand_home(path, PATH_ROOM, rest))
		return true;
	else
		note_error(paper, TYPED(rest), ENAMETOOLONG);
	return false;
}

void files_save(struct paper *paper, struct play *play, const char *path)
{
	const struct sgf_texts texts = {text_span(PLAYER(paper, &play->session, &play->opponents, SIDE_BLACK)),
	                                text_span(PLAYER(paper, &play->session, &play->opponents, SIDE_WHITE)),
	                                play->analysis ? paper_text(paper, PHRASE_CHANCES_SAVED) : NULL};
	bool in_place = false;
	int error = game_file_save(play, path, &texts, &in_place);
	if (in_place)
		paper_note(paper, PHRASE_IN_PLACE, WITH(path));
	if (error != 0) {
		note_error(paper, path, error);
		return;
	}
	paper_note(paper, PHRASE_SAVED, WITH(path));
	if (play->records.unsaved)
		paper_note(paper, PHRASE_NOTES_NEED_SGF, no_arguments);
}

/* Notes what was not read from a script, and why. With `stays` nothing was loaded: the game on the board is still the
   old one. */
static void note_script(struct paper *paper, const char *path, struct game_load *load, bool stays)
{
	const struct game *game = &load->session.game;
	if (load->foreign)
		paper_note(paper, PHRASE_NO_FILE, WITH(path, load->foreign));
	else if (load->line == 0 && !load->whole)
		note_error(paper, path, load->reader.input.failure);
	if (load->line == 0)
		return;
	bool nothing = game->plies == 0 && game->board.stones == 0;
	enum phrase loaded = nothing ? PHRASE_LOADED_NOTHING : PHRASE_LOADED_PART;
	paper_note(paper, stays ? PHRASE_BAD_LINE : loaded, WITH(path, NUMBER(load->line), NUMBER(game_moves(game))));
	remark_refusal(paper, &load->session, load->status, &load->command, load->text);
}

/* Notes which parts of a recorded game were not read. With `stays` the game was chosen from all those of the file. */
static void note_record(struct paper *paper, const char *path, struct game_load *load, bool stays)
{
	char what[PROBLEM_TEXT_MAX + 8] = "";
	const struct recorded_game *record = &load->record;
	enum phrase none = record->what[0] && record->line > 0 ? PHRASE_NO_GAME_AT : PHRASE_NO_GAME;
	if (record->what[0])
		snprintf(what, sizeof what, paper->language == LANGUAGE_ZH ? "（%s）" : " (%s)", record->what);
	if (load->reader.input.failure != 0)
		note_error(paper, path, load->reader.input.failure);
	else if (record->read == RECORD_NOTHING)
		paper_note(paper, strcmp(record->what, "go") == 0 ? PHRASE_GAME_OF_GO : none,
		           WITH(path, NUMBER(record->line), record->what));
	else if (record->read == RECORD_PART)
		paper_note(paper, stays ? PHRASE_BAD_PLY : PHRASE_LOADED_PLIES,
		           WITH(path, NUMBER(record->ply), what, NUMBER(game_moves(&load->session.game))));
	if (record->read != RECORD_WHOLE && record->why[0])
		paper_note(paper, PHRASE_NO_FILE, WITH(path, record->why));
	bool loaded = load->whole || (record->read == RECORD_PART && !stays);
	if (loaded && record->branches)
		paper_note(paper, PHRASE_MAIN_LINE, WITH(path));
	if (loaded && record->notes_lost)
		paper_note(paper, PHRASE_NOTES_LOST, WITH(path));
	if (loaded && record->others && !stays)
		paper_note(paper, PHRASE_FIRST_GAME, WITH(path));
}

bool files_read(struct paper *paper, struct play *play, int fd, int number, const char *path, bool stays, bool names)
{
	struct game_load *load = game_load_read(play, fd, number);
	if (!load) {
		note_error(paper, path, ENOMEM);
		return false;
	}
	bool whole = load->whole;
	(load->is_record ? note_record : note_script)(paper, path, load, stays);
	if (whole || !stays) {
		game_load_take(play, load);
		if (!load->is_record)
			kept_game_read_plies(&play->records, &play->session.game, fd);
		/* A file without names gives the players none: it does not belong to the people at the board. */
		struct kept_game kept = kept_game_read(fd);
		if (names && !load->is_record)
			opponents_name(&play->opponents, kept.name[WHO_FIRST], kept.name[WHO_SECOND]);
		else if (names && load->record.read != RECORD_NOTHING)
			players_take_names(&play->opponents, &play->session.game, load->record.black, load->record.white);
		game_file_came_from(&play->own, &play->session.game, whole && !load->record.others ? fd : -1);
	}
	game_load_free(load);
	return whole;
}

bool files_take(struct paper *paper, struct play *play, int fd, int number, const char *path, bool stays)
{
	struct session *session = &play->session;
	bool recorded = !stays && journal_is(&session->journal, fd);
	bool whole = files_read(paper, play, fd, number, path, stays, true);
	if (!whole && stays)
		return false;
	if (whole)
		paper_note(paper, PHRASE_LOADED, WITH(path, NUMBER(game_moves(&session->game))));
	autosave_leave(&play->autosave);
	opponents_begin(&play->opponents, &session->game, play->autosave.resumed);
	chess_clock_start(&play->clock, session->game.plies);
	play->asked = SIDE_NONE; /* loading is not a move */
	play->used[SIDE_BLACK] = play->used[SIDE_WHITE] = 0;
	ply_records_follow_other(&play->records, &session->game, play->used);
	if (recorded) {
		session->journal.needs_new = false;
		session->journal.known = (struct script_mark){session->game.rules, session->coords};
	} else {
		journal_game(&session->journal, &session->game, session->coords);
	}
	return whole;
}

int files_open(struct paper *paper, const struct autosave *running, struct span name, char path[PATH_ROOM])
{
	int error;
	if (!files_path(paper, name, paper_text(paper, PHRASE_LOAD), path))
		return -1;
	if (running && autosave_is(running, path)) {
		paper_note(paper, PHRASE_IS_AUTOSAVE, WITH(path));
		return -1;
	}
	int fd = game_file_open(path, FILE_AT_ONCE, &error);
	if (fd < 0)
		note_error(paper, path, error);
	return fd;
}

void files_autosave(struct paper *paper, struct play *play)
{
	struct autosave *autosave = &play->autosave;
	int error = autosave_keep(play);
	paper_note_once(paper, &autosave->noted, PHRASE_AUTOSAVE_FAILED, autosave->path, error);
	if (error == 0 && autosave->partial && !autosave->noted_partial) {
		autosave->noted_partial = true;
		paper_note(paper, PHRASE_AUTOSAVE_PARTIAL, no_arguments);
	}
}
