/* The games of a file: lists them with their players, dates and results, and asks which one to load. */
#include <stdio.h>
#include <stdlib.h>

#include "base/minmax.h"
#include "terminal/files/game_file.h"
#include "terminal/screens/screens.h"

enum {
	PAGE_ROWS = 20,    /* of a list that is not drawn in place */
	CHOICE_AROUND = 3, /* rows for the title and the question */
	GAME_TEXT_MAX = 4 * OPPONENT_NAME_MAX,
};

struct file_of_choice {
	char path[VIEW_PATH_MAX];
	struct game_list list;
	int first; /* of the page that is shown, from 0, where no keys choose */
};

static const struct screen_ops choose_game_screen;

static struct file_of_choice *file_of(const struct view *view)
{
	return *(struct file_of_choice **)view_state(view, &choose_game_screen);
}

/* Returns the games that are on the screen. */
static struct list_part shown_games(const struct view *view)
{
	const struct paper *paper = &view->paper;
	const struct file_of_choice *file = file_of(view);
	int count = (int)file->list.count;
	if (paper->screen.keys)
		return paper_list_part(paper, count, max(0, paper->list.number - 1));
	int rows = paper->screen.in_place ? paper->screen.rows - CHOICE_AROUND - paper_note_rows(paper) : PAGE_ROWS;
	return (struct list_part){file->first, min(file->first + max(1, rows), count) - 1};
}

/* Writes "2026-05-01  Black won  Ann - Bob"; without players the id in their place. */
static void write_game(const struct paper *paper, const struct listed_game *game, char out[GAME_TEXT_MAX])
{
	static const enum phrase ends[] = {[RESULT_NONE] = PHRASE_LAST_OPEN,
	                                   [RESULT_BLACK] = PHRASE_LAST_BLACK,
	                                   [RESULT_WHITE] = PHRASE_LAST_WHITE,
	                                   [RESULT_DRAW] = PHRASE_LAST_DRAW};
	char result[40];
	const char *name[2];
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
}

static void put_list(struct view *view, const struct play *play)
{
	char text[GAME_TEXT_MAX];
	const struct file_of_choice *file = file_of(view);
	struct paper *paper = &view->paper;
	int count = (int)file->list.count;
	(void)play;
	if (paper->list.last != count) /* the screen's .last is only the maximum */
		list_open(&paper->list, 1, count);
	struct list_part part = shown_games(view);
	screen_begin(&paper->screen);
	paper_list_title(paper, PHRASE_FILE_GAMES,
	                 WITH(file->path, NUMBER(part.first + 1), NUMBER(part.last + 1), NUMBER(count)));
	for (int at = part.first; at <= part.last; at++) {
		write_game(paper, &file->list.game[at], text);
		paper_list_item(paper, at + 1, text, NULL);
	}
	paper_put_notes(paper);
}

/* Does Enter show more games? */
static bool more_games(const struct view *view)
{
	return !view->paper.screen.keys && shown_games(view).last + 1 < (int)file_of(view)->list.count;
}

static struct next begin_choice(struct view *view, struct play *play)
{
	(void)play;
	return paper_ask(&view->paper, more_games(view) ? PHRASE_FILE_GAMES_ASK_MORE : PHRASE_LAST_GAMES_ASK,
	                 WITH(NUMBER((int)file_of(view)->list.count), NUMBER(view->paper.screen.keys)));
}

static struct next take_chosen_game(struct view *view, struct play *play, struct span answer)
{
	int number;
	struct file_of_choice *file = file_of(view);
	int count = (int)file->list.count;
	if (answer.length == 0 && more_games(view)) {
		file->first = shown_games(view).last + 1;
		return next_is(NEXT_HERE);
	}
	if (answer.length == 0 || text_is(answer, "0") || typed_is_leave(answer))
		return next_is(NEXT_BACK);
	if (!text_number(answer, count, &number) || number < 1 || number > count) {
		paper_note(&view->paper, PHRASE_LIST_WRONG, WITH("1", NUMBER(count)));
		return next_is(NEXT_HERE);
	}
	struct next next = load_open(view, play, text_span(file->path), number, next_is(NEXT_HERE));
	next.kind = next.kind == NEXT_OPEN ? NEXT_INSTEAD : next.kind;
	return next;
}

static void free_file_of_choice(struct file_of_choice *file)
{
	game_list_free(&file->list);
	free(file);
}

static void close_file_of_choice(struct view *view, struct play *play)
{
	(void)play;
	free_file_of_choice(file_of(view));
}

static const struct screen_ops choose_game_screen = {
	.draw = put_list,
	.first = 1,
	.last = GAME_LIST_MAX,
	.key_words = escape_leaves,
	.words = WORD_EXIT,
	.size = sizeof(struct file_of_choice *),
	.begin = begin_choice,
	.take = take_chosen_game,
	.leave = close_file_of_choice,
};

struct next choose_game(struct view *view, const struct play *play, int fd, const char *path)
{
	struct next next = next_opens(&choose_game_screen);
	struct file_of_choice *file = calloc(1, sizeof *file);
	if (!file)
		return next_is(NEXT_HERE);
	game_list_read(&file->list, fd, &play->session, play->common);
	if (file->list.count < 2) {
		free_file_of_choice(file);
		return next_is(NEXT_HERE);
	}
	snprintf(file->path, sizeof file->path, "%s", path);
	if (file->list.more)
		paper_note(&view->paper, PHRASE_FILE_GAMES_MORE, WITH(NUMBER(GAME_LIST_MAX)));
	*(struct file_of_choice **)view_prepare(&view->stack, &next) = file;
	return next;
}
