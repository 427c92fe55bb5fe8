/* The games of a file: lists them with their players, dates and results, and asks which one to load. */
#include <stdio.h>
#include <stdlib.h>

#include "terminal/files/game_file.h"
#include "terminal/screens/screens.h"
#include "terminal/view/list.h"

enum { GAME_TEXT_MAX = 4 * OPPONENT_NAME_MAX };

struct file_of_choice {
	char path[VIEW_PATH_MAX];
	struct game_list list;
	char title[VIEW_PATH_MAX + 32];
};

static const struct screen_ops choose_game_screen;

static struct file_of_choice *file_of(const struct view *view)
{
	return *(struct file_of_choice **)view_state(view, &choose_game_screen);
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

static void put_listed_game(struct view *view, const struct play *play, int number)
{
	char text[GAME_TEXT_MAX];
	(void)play;
	write_game(&view->paper, &file_of(view)->list.game[number - 1], text);
	list_put(&view->paper, number, text, NULL);
}

static struct next begin_choice(struct view *view, struct play *play)
{
	struct file_of_choice *file = file_of(view);
	(void)play;
	phrase_write(file->title, sizeof file->title, view->paper.language, PHRASE_FILE_GAMES, WITH(file->path));
	list_open(&view->paper, 1, (int)file->list.count, file->title, file->title, put_listed_game);
	return next_is(NEXT_ASK);
}

static struct next take_chosen_game(struct view *view, struct play *play, struct span answer)
{
	int number;
	const struct file_of_choice *file = file_of(view);
	int count = (int)file->list.count;
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
	.draw = list_draw,
	.question = PHRASE_LAST_GAMES_ASK,
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
