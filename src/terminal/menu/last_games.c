/* The games that the program has kept (terminal/files/autosave.h): lists them, asks which one to resume, and resumes
   it. */
#include "terminal/screens/screens.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "terminal/actions/files.h"
#include "terminal/files/autosave.h"
#include "terminal/files/game_file.h"
#include "terminal/view/list.h"
#include "terminal/view/remark.h"

enum {
	LAST_GAME_TEXT_MAX = 256,
	COLUMNS_WIDE = 60, /* columns; on a narrower screen dates have no year and no time */
};

/* The kept games, the newest first. */
struct last_games {
	bool open; /* the list is shown now */
	int count;
	struct last_game {
		struct autosave_slot slot;
		char text[LAST_GAME_TEXT_MAX]; /* result and players */
	} at[AUTOSAVE_SLOTS];
};

/* Writes e.g. "White won  Ann - machine (easy)" about a game; for a running game, the number of its moves. */
static void write_last_game(const struct paper *paper, struct session *session, const struct kept_game *kept,
                            char out[LAST_GAME_TEXT_MAX])
{
	const struct game *game = &session->game;
	enum status status = game_status(game).status;
	enum phrase won = status == STATUS_WIN_BLACK ? PHRASE_LAST_BLACK : PHRASE_LAST_WHITE;
	enum phrase ended = status == STATUS_DRAW ? PHRASE_LAST_DRAW : won;
	char result[40];
	struct opponents opponents = {.draws = 0};
	memcpy(session->player, kept->player, sizeof kept->player);
	memcpy(opponents.name, kept->name, sizeof kept->name);
	phrase_write(result, sizeof result, paper->language, game_over(game) ? ended : PHRASE_LAST_OPEN,
	             WITH(NUMBER(game_moves(game))));
	phrase_write(out, LAST_GAME_TEXT_MAX, paper->language, PHRASE_LAST_GAME,
	             WITH(result, PLAYER(paper, session, &opponents, SIDE_BLACK),
	                  PLAYER(paper, session, &opponents, SIDE_WHITE)));
}

/* Reads a game for the list. Returns false if the file holds no whole game. */
static bool read_last_game(const struct paper *paper, const struct session *session,
                           const struct common_options *common, int fd, char text[LAST_GAME_TEXT_MAX])
{
	struct game_load *load = game_load_read(session, common, fd, 1);
	bool whole = load && load->answer == LOAD_WHOLE;
	if (whole) {
		struct kept_game kept = kept_game_read(fd);
		write_last_game(paper, &load->session, &kept, text);
	}
	if (load)
		game_load_free(load);
	return whole;
}

/* Releases the autosave file of the game on the board, and lists the kept games that no other program has open. If some
   files do not hold a whole game, adds one note with their number and the path of the newest. */
static void find_last_games(struct paper *paper, struct play *play, struct last_games *last)
{
	struct autosave_slot slots[AUTOSAVE_SLOTS];
	int damaged = 0, first = 0;
	autosave_leave(&play->autosave);
	last->count = 0;
	int count = autosave_list(slots);
	play->autosave.number = count > 0 ? slots[0].number : 0;
	for (int i = 0; i < count; i++) {
		struct last_game *game = &last->at[last->count];
		int fd = autosave_hold(&slots[i]);
		if (fd < 0)
			continue;
		game->slot = slots[i];
		if (read_last_game(paper, &play->session, play->common, fd, game->text))
			last->count++;
		else if (damaged++ == 0)
			first = i;
		close(fd);
	}
	if (damaged > 0)
		paper_note(paper, PHRASE_LAST_DAMAGED, WITH(slots[first].path, NUMBER(damaged)));
}

/* Resumes a game, with its players, its clock and the time used. Returns false, with a note, if the game cannot be read
   any more or another program has it open. */
static bool open_last_game(struct paper *paper, struct play *play, const struct last_games *last, int at)
{
	const struct autosave_slot *slot = &last->at[at].slot;
	autosave_leave(&play->autosave);
	int fd = autosave_hold(slot);
	if (fd < 0) {
		paper_note(paper, PHRASE_NO_LAST, no_arguments);
		return false;
	}
	if (!files_read(paper, play, fd, 1, slot->path, true, false)) {
		close(fd);
		return false;
	}
	journal_game(&play->session.journal, &play->session.game, play->session.coords);
	autosave_resume(play, fd, slot->path);
	paper_note(paper, PHRASE_LAST_LOADED, WITH(NUMBER(game_moves(&play->session.game)), NUMBER(at == 0)));
	return true;
}

bool last_games_resume(struct paper *paper, struct play *play)
{
	struct last_games last = {.count = 0};
	size_t notes = paper->notes.lines.used;
	find_last_games(paper, play, &last);
	if (last.count > 0)
		return open_last_game(paper, play, &last, 0);
	if (paper->notes.lines.used == notes && !paper->notes.shown)
		paper_note(paper, PHRASE_NO_LAST, no_arguments);
	return false;
}

static void put_last_game(struct view *view, const struct play *play, int number)
{
	char text[LAST_GAME_TEXT_MAX + 32], date[24] = "";
	struct tm local;
	const struct last_games *last = view_state(view, &last_games_screen);
	const struct last_game *game = &last->at[number - 1];
	bool narrow = view->paper.screen.in_place && view->paper.screen.columns < COLUMNS_WIDE;
	(void)play;
	if (localtime_r(&(time_t){(time_t)game->slot.time.seconds}, &local))
		strftime(date, sizeof date, narrow ? "%m-%d" : "%Y-%m-%d %H:%M", &local);
	snprintf(text, sizeof text, "%s  %s", date, game->text);
	list_put(&view->paper, number, text, NULL);
}

static struct next begin_last_games(struct view *view, struct play *play)
{
	struct last_games *last = view_state(view, &last_games_screen);
	if (!last->open)
		find_last_games(&view->paper, play, last);
	last->open = true;
	if (last->count > 0) {
		const char *title = paper_text(&view->paper, PHRASE_LAST_GAMES);
		list_open(&view->paper, 1, last->count, title, title, put_last_game);
		return next_is(NEXT_ASK);
	}
	if (paper_note_rows(&view->paper) == 0)
		paper_note(&view->paper, PHRASE_NO_LAST, no_arguments);
	return next_is(NEXT_BACK);
}

static struct next take_last_game(struct view *view, struct play *play, struct span answer)
{
	int number;
	struct last_games *last = view_state(view, &last_games_screen);
	if (answer.length == 0 || typed_is_leave(answer))
		return next_is(NEXT_BACK);
	if (text_number(answer, last->count, &number) && number > 0 && number <= last->count) {
		last->open = false;
		return next_is(open_last_game(&view->paper, play, last, number - 1) ? NEXT_GAME : NEXT_HERE);
	}
	paper_note(&view->paper, PHRASE_LIST_WRONG, WITH("1", NUMBER(last->count)));
	return next_is(NEXT_HERE);
}

const struct screen_ops last_games_screen = {
	.draw = list_draw,
	.question = PHRASE_LAST_GAMES_ASK,
	.key_words = escape_leaves,
	.words = WORD_EXIT,
	.size = sizeof(struct last_games),
	.begin = begin_last_games,
	.take = take_last_game,
};
