#include "terminal/actions/last_games.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "terminal/actions/files.h"
#include "terminal/files/autosave.h"
#include "terminal/files/game_load.h"
#include "terminal/files/kept_game.h"
#include "terminal/view/players.h"

/* Writes e.g. "White won  Ann - machine (easy)" about the game that was read; for a running game, the number of its
   moves. Sets its players in the play, until game_load_end(). */
static void write_last_game(const struct view *view, struct play *play, const struct kept_game *kept,
                            char out[LAST_GAME_TEXT_MAX])
{
	const struct game *game = &play->session.game;
	enum status status = game_status(game).status;
	enum phrase won = status == STATUS_WIN_BLACK ? PHRASE_LAST_BLACK : PHRASE_LAST_WHITE;
	enum phrase ended = status == STATUS_DRAW ? PHRASE_LAST_DRAW : won;
	char result[40], black[OPPONENT_NAME_MAX + 40], white[OPPONENT_NAME_MAX + 40];
	memcpy(play->session.player, kept->player, sizeof kept->player);
	memcpy(play->opponents.name, kept->name, sizeof kept->name);
	phrase_write(result, sizeof result, view->language, game_over(game) ? ended : PHRASE_LAST_OPEN,
	             WITH(NUMBER(game_moves(game))));
	players_write(view, play, SIDE_BLACK, black, sizeof black);
	players_write(view, play, SIDE_WHITE, white, sizeof white);
	phrase_write(out, LAST_GAME_TEXT_MAX, view->language, PHRASE_LAST_GAME, WITH(result, black, white));
}

/* Reads a game for the list. The game on the board stays. Returns false if the file holds no whole game. */
static bool read_last_game(const struct view *view, struct play *play, int fd, char text[LAST_GAME_TEXT_MAX])
{
	struct game_load *load = game_load_read(play, fd);
	bool whole = load && load->answer == LOAD_WHOLE;
	if (whole) {
		struct kept_game kept = kept_game_read(fd);
		write_last_game(view, play, &kept, text);
	}
	if (load)
		game_load_end(play, load, true);
	return whole;
}

void last_games_find(struct view *view, struct play *play)
{
	struct autosave_slot slots[AUTOSAVE_SLOTS];
	struct last_games *last = &view->last;
	int damaged = 0, first = 0;
	autosave_leave(&play->autosave);
	last->count = 0;
	int count = autosave_list(&play->autosave, slots);
	for (int i = 0; i < count; i++) {
		struct last_game *game = &last->at[last->count];
		int fd = autosave_hold(&slots[i]);
		if (fd < 0)
			continue;
		game->slot = slots[i];
		if (read_last_game(view, play, fd, game->text))
			last->count++;
		else if (damaged++ == 0)
			first = i;
		close(fd);
	}
	if (damaged > 0)
		view_note(view, PHRASE_LAST_DAMAGED, WITH(slots[first].path, NUMBER(damaged)));
}

bool last_games_open(struct view *view, struct play *play, int at)
{
	const struct autosave_slot *slot = &view->last.at[at].slot;
	autosave_leave(&play->autosave);
	int fd = autosave_hold(slot);
	if (fd < 0) {
		view_note(view, PHRASE_NO_LAST, no_arguments);
		return false;
	}
	if (!files_read(view, play, fd, slot->path, false)) {
		close(fd);
		return false;
	}
	autosave_resume(play, fd, slot->path);
	view_note(view, at == 0 ? PHRASE_LAST_LOADED : PHRASE_GAME_LOADED, WITH(NUMBER(game_moves(&play->session.game))));
	return true;
}

bool last_games_resume(struct view *view, struct play *play)
{
	size_t notes = view->notes.lines.used;
	last_games_find(view, play);
	if (view->last.count > 0)
		return last_games_open(view, play, 0);
	if (view->notes.lines.used == notes && !view->notes.shown)
		view_note(view, PHRASE_NO_LAST, no_arguments);
	return false;
}

void last_games_write(const struct view *view, int at, bool narrow, char *out, size_t room)
{
	char date[24] = "";
	struct tm local;
	const struct last_game *game = &view->last.at[at];
	if (localtime_r(&(time_t){(time_t)game->slot.time.seconds}, &local))
		strftime(date, sizeof date, narrow ? "%m-%d" : "%Y-%m-%d %H:%M", &local);
	snprintf(out, room, "%s  %s", date, game->text);
}
