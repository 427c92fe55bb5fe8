#include "terminal/interactive.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/message.h"
#include "terminal/actions/files.h"
#include "terminal/actions/kept.h"
#include "terminal/actions/play_rules.h"
#include "terminal/files/autosave.h"
#include "terminal/files/game_file.h"
#include "terminal/play/game_notes.h"
#include "terminal/play/move_times.h"
#include "terminal/play/playing_book.h"
#include "terminal/screen_loop.h"
#include "terminal/tty/tty.h"
#include "terminal/view/game_review.h"

/* Does the command line name a file with a game, other than standard input? */
static bool has_file(const struct common_options *common)
{
	return common->file_count > 0 && strcmp(common->files[0], "-") != 0;
}

/* Sets up view and play, which the caller has zeroed. */
static void set_up(struct view *view, struct play *play, const struct common_options *common,
                   const struct terminal_options *options, struct sink *out)
{
	bool utf8 = language_locale_is_utf8();
	uint64_t seed = common->seeded ? common->seed : (uint64_t)time(NULL) * 1000003u + (uint64_t)getpid();
	play->asked = SIDE_NONE;
	play->common = common;
	play->level = (enum mover_id)LEVEL_DEFAULT;
	view->notes.lines = sink_into(view->notes.bytes, sizeof view->notes.bytes);
	autosave_open(&play->autosave);
	play->clock.control = options->clock;
	chess_clock_start(&play->clock, 0);
	view->language = options->language_chosen ? options->language : language_of_locale();
	play->milliseconds = common->milliseconds > 0 ? common->milliseconds : TIME_FREE;
	view->render.look = common->look;
	view->screen.wide = common->look.wide;
	if (!options->style_chosen && !utf8)
		view->render.look.style = STYLE_ASCII;
	play->session.rules = play->chosen.rules = play->recorded_rules = common->rules;
	play->coords = play->chosen.coords = play->recorded_coords = common->look.coords;
	playing_book_start(play);
	play->session.player[SIDE_BLACK] = common->player[SIDE_BLACK];
	play->session.player[SIDE_WHITE] = common->player[SIDE_WHITE];
	play->session.mover_state.rng = rng_seeded(seed);
	screen_open(&view->screen, out, options->keys, !utf8 && view->language == LANGUAGE_EN, view->answer.bytes,
	            sizeof view->answer.bytes, COMMAND_LINE_MAX);
	kept_read(view, play, options->given, has_file(common));
}

/* Plays at the terminal, with the record open. Returns the exit status. */
static int play_until_quit(struct view *view, struct play *play, const char *file, bool players_chosen)
{
	if (!file)
		play_rules_free_opening(view, play); /* the opening in the settings file may need two people */
	session_start(&play->session);
	move_times_clear(play);
	if (players_chosen && !file && !game_file_record_has_rules(play))
		game_file_record(play);
	int error = file ? files_load(view, play, file) : 0;
	if (error != 0) {
		message_note(file, ERROR_TEXT(LANGUAGE_EN, error));
		return EXIT_TROUBLE;
	}
	if (file || players_chosen)
		play_rules_note(view, &play->session.rules);
	tty_open();
	view->has_game = play->has_begun = file || players_chosen;
	screen_loop(view, play);
	tty_close();
	autosave_leave(&play->autosave);
	if (play->session.mover_state.exhausted) {
		message_memory("the engine");
		view->status = EXIT_TROUBLE;
	}
	mover_state_free(&play->session.mover_state);
	return view->status;
}

/* Opens the record, plays, and closes the record. Returns the exit status. */
static int run(struct view *view, struct play *play, const struct common_options *common, bool players_chosen)
{
	struct journal *journal = &play->session.journal;
	if (!journal_open(journal, common->record, common->look.coords, common->rules.size)) {
		message_file(common->record, journal->failure);
		return EXIT_TROUBLE;
	}
	int status = play_until_quit(view, play, has_file(common) ? common->files[0] : NULL, players_chosen);
	if (!journal_close(journal)) {
		message_file(common->record, journal->failure);
		return EXIT_TROUBLE;
	}
	return status;
}

int interactive_run(const struct common_options *common, const struct terminal_options *options, struct sink *out)
{
	struct view *view = calloc(1, sizeof *view);
	struct play *play = calloc(1, sizeof *play);
	int status = EXIT_TROUBLE;
	if (view && play) {
		set_up(view, play, common, options, out);
		status = run(view, play, common, options->players_chosen);
	} else {
		message_memory("a game");
	}
	if (view)
		game_review_free(view);
	if (play)
		playing_book_close(play);
	if (play)
		game_notes_free(play);
	free(play);
	free(view);
	return status;
}
