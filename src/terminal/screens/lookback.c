/* Looking back: shows earlier positions of the game. Only `continue` changes the game. */
#include "terminal/screens/screens.h"

#include <string.h>

#include "base/minmax.h"
#include "terminal/actions/files.h"
#include "terminal/files/autosave.h"
#include "terminal/tty/tty.h"
#include "terminal/view/game_review.h"
#include "terminal/view/picture.h"
#include "terminal/view/prompt.h"
#include "terminal/view/remark.h"

enum { AUTOPLAY_PACE = 1000 /* milliseconds from move to move */ };

/* Puts the position to show on the board: the full game up to lookback.plies. If the better line is shown, its first
   moves replace the last of these plies. */
static void show_position(const struct lookback *lookback, struct play *play)
{
	const struct annotation *review = ply_records_at(&play->records, lookback->plies)->review;
	struct game *game = &play->session.game;
	int better = lookback->line, plies = lookback->plies - (better > 0);
	*game = play->full_game;
	if (plies < game->plies)
		game_undo(game, game->plies - plies);
	for (int i = 0; i < better; i++)
		game_play(game, review->line[i]);
}

/* Reviews a ply and the one before it. Returns false if the review was broken off. */
static bool review_move(struct game_review *review, int ply)
{
	return (ply == 0 || game_review_ply(review, ply - 1)) && game_review_ply(review, ply);
}

/* Lets Ctrl-C break off a review. Where single keys are read, any key breaks it off, too. */
static void allow_break(const struct paper *paper)
{
	tty_note_interrupt();
	if (paper->screen.keys)
		tty_release_unfinished_line();
}

/* Finds the next marked move. After the end of the game, continues from its start. Returns the ply; 0 if
   no move is marked, -1 if the review was broken off. With `all`, reviews the whole game first. */
static int find_marked(const struct lookback *lookback, const struct ply_records *records, int last, bool all)
{
	for (int ply = 0; ply <= last && all; ply++)
		if (!game_review_ply(lookback->review, ply))
			return -1;
	for (int i = 0; i < last; i++) {
		int ply = (lookback->plies + i) % last + 1;
		if (!review_move(lookback->review, ply))
			return -1;
		if (ply_records_at(records, ply)->review->mark != MARK_NONE)
			return ply;
	}
	return 0;
}

/* Obeys `review`: goes to the next marked move. Shows that the review goes on, unless everything is known. */
static void go_to_marked(struct view *view, struct play *play)
{
	struct lookback *lookback = &view->lookback;
	struct paper *paper = &view->paper;
	int known = 0, last = game_last_position(&play->full_game);
	lookback->reviews = true;
	lookback->line = 0;
	allow_break(paper);
	while (known <= last && ply_records_at(&play->records, known)->review)
		known++;
	if (known <= last && paper->screen.in_place) {
		picture_draw(view, play);
		if (ply_records_at(&play->records, lookback->plies)->review) /* else the picture says so */
			paper_line(paper, PHRASE_REVIEWING, no_arguments);
		screen_show(&paper->screen);
	}
	int ply = find_marked(lookback, &play->records, last, !paper->screen.keys);
	if (ply > 0)
		lookback->plies = ply;
	else
		paper_note(paper, ply == 0 ? PHRASE_NO_MARKS : PHRASE_REVIEW_STOPPED, no_arguments);
}

/* Returns the length of the better line for the last move shown; 0 if none is known. */
static int better_length(const struct lookback *lookback, const struct ply_records *records)
{
	const struct annotation *review = ply_records_at(records, lookback->plies)->review;
	return review ? review->length : 0;
}

/* Obeys `better`: plays the next move of the better line. */
static void show_better(struct paper *paper, struct lookback *lookback, const struct ply_records *records)
{
	allow_break(paper);
	lookback->reviews = true;
	if (!review_move(lookback->review, lookback->plies))
		paper_note(paper, PHRASE_REVIEW_STOPPED, no_arguments);
	else if (better_length(lookback, records) == 0)
		paper_note(paper, PHRASE_NO_BETTER, no_arguments);
	else
		lookback->line = min(lookback->line + 1, better_length(lookback, records));
}

/* Returns the last position that can be shown: the moves of the better line, or the plies of the game. */
static int end_of(const struct lookback *lookback, const struct play *play)
{
	return lookback->line > 0 ? better_length(lookback, &play->records) : game_last_position(&play->full_game);
}

/* Switches analysis on or off, as typed_switch() reads it. Refuses another word. */
static struct next switch_analysis(struct paper *paper, struct lookback *lookback, bool *analysis, struct span rest)
{
	bool on;
	if (!typed_switch(rest, *analysis, &on))
		return next_is(NEXT_REFUSED);
	*analysis = on;
	lookback->reviews &= on;
	if (!on)
		lookback->line = 0;
	return paper_note(paper, on ? PHRASE_ANALYSIS_ON : PHRASE_ANALYSIS_OFF, no_arguments);
}

/* Obeys a word for looking back. Refuses a wrong argument. */
static struct next step_lookback(struct view *view, struct play *play, struct span text)
{
	struct lookback *lookback = &view->lookback;
	int *at = lookback->line > 0 ? &lookback->line : &lookback->plies;
	int count = 1, plies = end_of(lookback, play);
	struct span rest = text;
	struct span word = text_word(&rest);
	rest = text_trim(rest);
	if (text_is(word, "analysis"))
		return switch_analysis(&view->paper, lookback, &play->analysis, rest);
	bool back = text_is(word, "back"), counts = back || text_is(word, "forth");
	if (rest.length > 0 && (!counts || !text_number(rest, GAME_PLIES_MAX, &count) || count < 1))
		return next_is(NEXT_REFUSED);
	if (text_is(word, "review")) {
		go_to_marked(view, play);
	} else if (text_is(word, "better")) {
		show_better(&view->paper, lookback, &play->records);
	} else if (counts) {
		*at = max(0, min(*at + (back ? -count : count), plies));
	} else {
		lookback->line = 0;
		lookback->plies = text_is(word, "start") ? 0 : game_last_position(&play->full_game);
	}
	return next_is(NEXT_HERE);
}

/* Shows the next move, if its time has come. Anything typed stops autoplay; so does the last move. */
static void autoplay(struct lookback *lookback, int end, bool typed)
{
	int *at = lookback->line > 0 ? &lookback->line : &lookback->plies;
	bool due = !typed && clock_now() >= lookback->next;
	*at += due && *at < end;
	lookback->plays = due && *at < end;
	lookback->next += AUTOPLAY_PACE;
	if (lookback->next < clock_now()) /* the program was stopped, or a review took long */
		lookback->next = clock_now() + AUTOPLAY_PACE;
}

/* Obeys `continue`: continues the game from the position that is shown. The game with the later moves stays in its
   file of the recent games. */
static struct next play_on(struct paper *paper, const struct lookback *lookback, struct play *play)
{
	const struct annotation *review = ply_records_at(&play->records, lookback->plies)->review;
	int better = lookback->line, all = game_moves(&play->full_game), shown = game_moves(&play->session.game);
	int later = play->full_game.plies - lookback->plies + (better > 0);
	play->session.game = play->full_game;
	if (later == 0)
		return next_is(NEXT_BACK);
	files_autosave(paper, play);
	bool kept = play->autosave.fd >= 0 && !play->autosave.failed;
	if (!session_take_back(&play->session, later))
		return next_is(NEXT_BACK);
	autosave_leave(&play->autosave);
	ply_records_follow(&play->records, &play->session.game, play->used);
	for (int i = 0; i < better; i++) {
		struct verdict verdict;
		session_obey(&play->session, &(struct command){.kind = COMMAND_MOVE, .point = review->line[i]}, &verdict);
	}
	if (all - shown + better > 0) /* not if only a resignation or an agreement was taken back */
		paper_note(paper, kept ? PHRASE_CONTINUED_KEPT : PHRASE_CONTINUED, WITH(NUMBER(all - shown + better)));
	commands_start_clocks_again(paper, &play->clock, &play->session.game);
	play->full_game = play->session.game;
	play->own.count = 0; /* these files have the later moves: ask before saving over them */
	return next_is(NEXT_BACK);
}

/* Obeys a word about the position that is shown. Refuses a text that is not for looking back. */
static struct next obey_lookback(struct view *view, struct play *play, struct span text)
{
	struct lookback *lookback = &view->lookback;
	if (text_is(text, "autoplay")) {
		int last = game_last_position(&play->full_game);
		if (lookback->plies == last && lookback->line == 0)
			lookback->plies = 0; /* at the end, autoplay begins with the start of the game */
		lookback->plays = last > 0;
		lookback->next = clock_now() + AUTOPLAY_PACE;
		return next_is(NEXT_HERE);
	}
	if (words_has(text_word(&(struct span){text.at, text.length}), WORD_STEP))
		return step_lookback(view, play, text);
	return commands_obey_word(view, play, text, WORD_LOOKS);
}

static struct next take_lookback(struct view *view, struct play *play, struct span text)
{
	struct lookback *lookback = &view->lookback;
	struct span command = TYPED_COMMAND(text, play->session.coords), rest = command;
	struct span word = text_word(&rest);
	if (lookback->plays) {
		autoplay(lookback, end_of(lookback, play), text.length > 0);
		if (text.length == 0 || text_is(text, prompt_key_pressed))
			return next_is(NEXT_HERE);
	}
	if (text.length == 0)
		return next_is(NEXT_BACK);
	if (text_is(command, "continue"))
		return play_on(&view->paper, lookback, play);
	if (words_has(word, WORD_LEAVES))
		return (struct next){.kind = NEXT_TYPED, .text = text};
	if (text_is(word, "save"))
		play->session.game = play->full_game;
	struct next next = obey_lookback(view, play, command);
	if (next.kind != NEXT_REFUSED)
		return next;
	remark_other_screen(&view->paper, &play->session, text, WORD_LOOKS, PHRASE_BACK_WRONG);
	return next_is(NEXT_HERE);
}

static struct next begin_lookback(struct view *view, struct play *play)
{
	struct lookback *lookback = &view->lookback;
	show_position(lookback, play);
	if (lookback->line == 0 && note_show(view, &play->session, &play->records, lookback->plies, false))
		view->paper.notes.replace = true;
	if (!view->paper.screen.keys && game_review_is_on(lookback, play->analysis)) {
		/* Where single keys are read, game_review_work() reviews it while the program waits for one. */
		tty_note_interrupt();
		review_move(lookback->review, lookback->plies);
	}
	view->typing.due = lookback->plays ? lookback->next : 0;
	view->typing.works = game_review_is_on(lookback, play->analysis);
	enum phrase phrase = lookback->plays ? PHRASE_BACK_PLAYS : PHRASE_BACK_ASK;
	int at = game_moves(&play->session.game), moves = game_moves(&play->full_game);
	if (lookback->line > 0) {
		phrase = PHRASE_BETTER_ASK;
		at = lookback->line;
		moves = better_length(lookback, &play->records);
	} else if (moves == 0) {
		phrase = PHRASE_BACK_ASK_NONE;
	}
	return paper_ask(&view->paper, phrase, WITH(NUMBER(at), NUMBER(moves), NUMBER(view->paper.screen.keys)));
}

/* Restores the game. The time spent looking back counts as thinking time of the side to move, if a person plays it. */
static void leave_lookback(struct view *view, struct play *play)
{
	struct lookback *lookback = &view->lookback;
	const struct session *session = &play->session;
	play->session.game = play->full_game;
	lookback->open = lookback->plays = false;
	game_review_pause(lookback->review);
	if (!game_over(&session->game) && !session_awaits_machine(session))
		play->used[session->game.to_move] += tty_time() - lookback->since;
}

static const struct key_word steps[] = {
	{KEY_LEFT, "back"}, {KEY_RIGHT, "forth"},    {KEY_HOME, "start"}, {KEY_END, "end"},
	{KEY_ESCAPE, ""},   {KEY_TEXT, " autoplay"}, {KEY_ENTER, NULL},
};

static const struct screen_ops lookback_screen = {
	.draw = picture_draw,
	.key_words = steps,
	.words = WORD_LOOKS | WORD_LEAVES,
	.begin = begin_lookback,
	.work = game_review_work,
	.take = take_lookback,
	.leave = leave_lookback,
};

struct next lookback_open(struct view *view, struct play *play, struct span text)
{
	struct lookback *lookback = &view->lookback;
	play->full_game = play->session.game;
	*lookback = (struct lookback){.open = true,
	                              .reviews = view->paper.screen.keys && game_over(&play->full_game),
	                              .plies = game_last_position(&play->full_game),
	                              .since = tty_time(),
	                              .review = lookback->review};
	game_review_begin(lookback->review, &view->paper.screen, &play->full_game);
	memcpy(lookback->first, text.at, text.length);
	text.at = lookback->first;
	return (struct next){.kind = NEXT_OPEN, .screen = &lookback_screen, .text = text};
}
