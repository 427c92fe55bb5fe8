/* Lists of games with their players, dates and results, and the question which one to open: the games of a file, and
   those that the program has kept (terminal/files/autosave.h). */
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/array.h"
#include "terminal/actions/files.h"
#include "terminal/files/autosave.h"
#include "terminal/files/game_load.h"
#include "terminal/screens/screens.h"
#include "terminal/view/list.h"
#include "terminal/view/remark.h"

enum {
	GAME_TEXT_MAX = 4 * OPPONENT_NAME_MAX,
	COLUMNS_WIDE = 60, /* columns; on a narrower screen dates of kept games have no year and no time */
};

struct choice {
	struct game_list list;
	char title[PATH_ROOM + 32];
	char path[PATH_ROOM];                      /* of the file with the games; empty: they are kept games */
	struct autosave_slot kept[AUTOSAVE_SLOTS]; /* the newest first */
};

static const struct screen_ops choose_game_screen;

/* Puts "2026-05-01  Black won  Ann - Bob"; without players the id in their place. */
static void put_listed_game(struct view *view, const struct play *play, int number)
{
	static const enum phrase ends[] = {[RESULT_NONE] = PHRASE_LAST_OPEN,
	                                   [RESULT_BLACK] = PHRASE_LAST_BLACK,
	                                   [RESULT_WHITE] = PHRASE_LAST_WHITE,
	                                   [RESULT_DRAW] = PHRASE_LAST_DRAW};
	char out[GAME_TEXT_MAX], result[40];
	const char *name[2];
	struct paper *paper = &view->paper;
	const struct choice *choice = view_state(view, &choose_game_screen);
	const struct listed_game *game = &choice->list.game[number - 1];
	(void)play;
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++)
		name[side] = game->name[side][0] ? game->name[side] : paper_side(paper, side);
	phrase_write(result, sizeof result, paper->language, game->damaged ? PHRASE_GAME_DAMAGED : ends[game->result],
	             WITH(NUMBER(game->moves)));
	int length = snprintf(out, GAME_TEXT_MAX, "%s%s", game->date, game->date[0] ? "  " : "");
	if (game->id[0] && !game->name[SIDE_BLACK][0] && !game->name[SIDE_WHITE][0])
		snprintf(out + length, GAME_TEXT_MAX - (size_t)length, "%s  %s", result, game->id);
	else
		phrase_write(out + length, GAME_TEXT_MAX - (size_t)length, paper->language, PHRASE_LAST_GAME,
		             WITH(result, name[SIDE_BLACK], name[SIDE_WHITE]));
	list_put(paper, number, out, NULL);
}

static struct next begin_choice(struct view *view, struct play *play)
{
	struct choice *choice = view_state(view, &choose_game_screen);
	(void)play;
	phrase_write(choice->title, sizeof choice->title, view->paper.language,
	             choice->path[0] ? PHRASE_FILE_GAMES : PHRASE_LAST_GAMES, WITH(choice->path));
	return list_open(&view->paper, 1, (int)choice->list.count, choice->title, choice->title, put_listed_game);
}

/* Resumes a kept game, with its players, its clock and the time used. Returns false, with a note, if the game cannot be
   read any more or another program has it open. */
static bool resume_kept(struct paper *paper, struct play *play, const struct choice *choice, int at)
{
	const struct autosave_slot *slot = &choice->kept[at];
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

/* Adds a kept game to the list. Returns false if the file holds no whole game. */
static bool list_kept_game(const struct paper *paper, const struct play *play, int fd, const struct autosave_slot *slot,
                           struct choice *choice)
{
	struct game_list *list = &choice->list;
	struct game_load *load = game_load_read(play, fd, 1);
	bool whole = load && load->whole && array_grow(&list->game, &list->room, list->count + 1, sizeof *list->game);
	if (whole) {
		struct kept_game kept = kept_game_read(fd);
		struct session *session = &load->session;
		struct opponents opponents = {.draws = 0};
		struct tm local;
		struct listed_game *game = &list->game[list->count];
		bool narrow = paper->screen.in_place && paper->screen.columns < COLUMNS_WIDE;
		*game = (struct listed_game){.result = result_of_game(&session->game), .moves = game_moves(&session->game)};
		if (localtime_r(&(time_t){(time_t)slot->time.seconds}, &local))
			strftime(game->date, sizeof game->date, narrow ? "%m-%d" : "%Y-%m-%d %H:%M", &local);
		memcpy(session->player, kept.player, sizeof kept.player);
		memcpy(opponents.name, kept.name, sizeof kept.name);
		for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++)
			opponents_copy_name(game->name[side], text_span(PLAYER(paper, session, &opponents, side)));
		choice->kept[list->count++] = *slot;
	}
	if (load)
		game_load_free(load);
	return whole;
}

/* Releases the autosave file of the game on the board, and lists the kept games that no other program has open. If some
   files do not hold a whole game, adds one note with their number and the path of the newest. */
static void list_kept_games(struct paper *paper, struct play *play, struct choice *choice)
{
	struct autosave_slot slots[AUTOSAVE_SLOTS];
	int damaged = 0, first = 0;
	game_list_free(&choice->list);
	autosave_leave(&play->autosave);
	int count = autosave_list(slots);
	play->autosave.number = count > 0 ? slots[0].number : 0;
	for (int i = 0; i < count; i++) {
		int fd = autosave_hold(&slots[i]);
		if (fd < 0)
			continue;
		if (!list_kept_game(paper, play, fd, &slots[i], choice) && damaged++ == 0)
			first = i;
		close(fd);
	}
	if (damaged > 0)
		paper_note(paper, PHRASE_LAST_DAMAGED, WITH(slots[first].path, NUMBER(damaged)));
}

/* If a kept game cannot be resumed, lists those that are left. */
static struct next take_chosen_game(struct view *view, struct play *play, struct span answer)
{
	struct choice *choice = view_state(view, &choose_game_screen);
	int number, count = (int)choice->list.count;
	if (answer.length == 0 || text_is(answer, "0") || typed_is_leave(answer))
		return next_is(NEXT_BACK);
	if (!text_number(answer, count, &number) || number < 1 || number > count)
		return paper_note(&view->paper, PHRASE_LIST_WRONG, WITH("1", NUMBER(count)));
	if (choice->path[0])
		return next_instead(load_open(view, play, text_span(choice->path), number));
	if (resume_kept(&view->paper, play, choice, number - 1))
		return next_is(NEXT_GAME);
	list_kept_games(&view->paper, play, choice);
	return next_is(choice->list.count > 0 ? NEXT_HERE : NEXT_BACK);
}

static void close_choice(struct view *view, struct play *play)
{
	struct choice *choice = view_state(view, &choose_game_screen);
	(void)play;
	game_list_free(&choice->list);
}

static const struct screen_ops choose_game_screen = {
	.draw = list_draw,
	.question = PHRASE_LAST_GAMES_ASK,
	.key_words = escape_leaves,
	.words = WORD_EXIT,
	.size = sizeof(struct choice),
	.begin = begin_choice,
	.take = take_chosen_game,
	.leave = close_choice,
};

struct next choose_game(struct view *view, const struct play *play, int fd, const char *path)
{
	struct next next = next_opens(&choose_game_screen);
	struct choice *choice = view_prepare(&view->stack, &next);
	game_list_read(&choice->list, fd, play);
	if (choice->list.count < 2) {
		game_list_free(&choice->list);
		return next_is(NEXT_HERE);
	}
	snprintf(choice->path, sizeof choice->path, "%s", path);
	if (choice->list.more)
		paper_note(&view->paper, PHRASE_FILE_GAMES_MORE, WITH(NUMBER(GAME_LIST_MAX)));
	return next;
}

struct next last_games_open(struct view *view, struct play *play, bool newest)
{
	struct paper *paper = &view->paper;
	struct next next = next_opens(&choose_game_screen);
	struct choice *choice = view_prepare(&view->stack, &next);
	list_kept_games(paper, play, choice);
	if (choice->list.count > 0 && !newest)
		return next;
	bool resumed = choice->list.count > 0 && resume_kept(paper, play, choice, 0);
	if (choice->list.count == 0 && paper->notes.lines.used == 0 && !paper->notes.shown)
		paper_note(paper, PHRASE_NO_LAST, no_arguments);
	game_list_free(&choice->list);
	return next_is(resumed ? NEXT_GAME : NEXT_HERE);
}
