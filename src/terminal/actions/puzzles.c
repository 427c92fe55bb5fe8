#include "terminal/actions/puzzles.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/path.h"
#include "terminal/actions/files.h"
#include "terminal/tty/stop.h"
#include "terminal/tty/tty.h"
#include "terminal/view/explain.h"
#include "terminal/view/picture.h"
#include "terminal/view/remark.h"

static void add_count(void *context, const struct puzzle_count *count)
{
	struct puzzle_file *file = context;
	for (int i = 0; i < file->count; i++) {
		struct puzzle_entry *entry = &file->at[i];
		if (entry->id != count->id)
			continue;
		entry->solved += count->solved;
		entry->missed += count->missed;
	}
}

static void read_counts(struct view *view, struct puzzle_file *file)
{
	char path[PUZZLE_COUNTS_PATH_MAX];
	struct puzzle_counts_reading reading = {.take = add_count, .context = file};
	if (!puzzle_counts_find(path))
		return;
	int error = puzzle_counts_read(path, &reading);
	if (error != 0)
		view_note_once(view, &view->told.counts_fail, PHRASE_TRIES_UNREAD, path, error);
	if (reading.damaged == 0 || view->told.counts_damaged)
		return;
	view->told.counts_damaged = true;
	view_note(view, PHRASE_TRIES_DAMAGED, WITH(path, NUMBER(reading.damaged), NUMBER(reading.first)));
}

/* Writes the file's name and the puzzle's number, for people who read the file of counts: "puzzles.sgf 3". */
static void write_comment(const struct puzzles *puzzles, char out[PUZZLE_COMMENT_MAX])
{
	int room = PUZZLE_COMMENT_MAX - 12;
	int length = snprintf(out, PUZZLE_COMMENT_MAX, "%.*s %d", room, path_name(puzzles->path), puzzles->index + 1);
	for (int i = 0; i < length; i++)
		out[i] = text_printable(out[i]);
}

/* Counts a try that has ended, in memory and in the file. A solution after a hint is not counted. */
static void count_try(struct view *view, struct puzzles *puzzles)
{
	char path[PUZZLE_COUNTS_PATH_MAX], comment[PUZZLE_COMMENT_MAX];
	struct puzzle_count count = {.id = puzzles->file.at[puzzles->index].id};
	count.solved = puzzles->puzzle.state == PUZZLE_SOLVED && !puzzles->puzzle.helped;
	count.missed = puzzles->puzzle.state == PUZZLE_MISSED;
	if (count.solved + count.missed == 0)
		return;
	add_count(&puzzles->file, &count);
	if (!puzzle_counts_find(path))
		return;
	write_comment(puzzles, comment);
	int error = puzzle_counts_add(path, &count, comment);
	if (error != 0)
		view_note_once(view, &view->told.counts_fail, PHRASE_TRIES_UNWRITTEN, path, error);
}

/* How many puzzles of a file are solved and missed. A puzzle that was ever solved does not count as missed. */
struct standing {
	int solved, missed;
};

static struct standing standing_of(const struct puzzle_file *file)
{
	struct standing standing = {0, 0};
	for (int i = 0; i < file->count; i++) {
		standing.solved += file->at[i].solved > 0;
		standing.missed += file->at[i].solved == 0 && file->at[i].missed > 0;
	}
	return standing;
}

static void note_opened(struct view *view, const struct puzzles *puzzles)
{
	const struct puzzle_file *file = &puzzles->file;
	struct standing standing = standing_of(file);
	view_note(view, PHRASE_PUZZLES_LOADED,
	          WITH(puzzles->path, NUMBER(file->count), NUMBER(standing.solved), NUMBER(standing.missed)));
	if (file->others > 0)
		view_note(view, PHRASE_PUZZLES_OTHERS, WITH(NUMBER(file->others)));
	if (file->more)
		view_note(view, PHRASE_PUZZLES_MORE, WITH(NUMBER(file->count)));
}

/* Reads a file of puzzles. Returns false, with a note, if it has no puzzles or cannot be read. */
static bool read_puzzle_file(struct view *view, const struct play *play, struct puzzles *puzzles, int fd)
{
	struct puzzle_file *file = &puzzles->file;
	const struct ruleset *rules = &play->session.rules;
	file->reader.decoder.given = play->common->encoding;
	if (puzzle_file_read(file, fd, rules, play->coords) && file->count > 0)
		return true;
	const char *reason = file->foreign ? file->foreign : ERROR_TEXT(view->language, file->error);
	bool none = !file->foreign && file->error == 0;
	view_note(view, none ? PHRASE_PUZZLES_NONE : PHRASE_NO_FILE, WITH(puzzles->path, reason));
	return false;
}

static void free_puzzles(struct puzzles *puzzles)
{
	puzzle_file_close(&puzzles->file);
	puzzle_free(&puzzles->puzzle);
	free(puzzles);
}

bool puzzles_open(struct view *view, struct play *play, struct span name)
{
	struct puzzles *last = view->puzzles, *puzzles = calloc(1, sizeof *puzzles);
	if (!puzzles) {
		view_note(view, PHRASE_NO_FILE, WITH("renju", ERROR_TEXT(view->language, ENOMEM)));
		return false;
	}
	puzzles->file.fd = -1;
	int fd = files_open(view, play, name, puzzles->path);
	if (fd < 0 || !read_puzzle_file(view, play, puzzles, fd)) {
		free_puzzles(puzzles);
		return false;
	}
	read_counts(view, &puzzles->file);
	if (last)
		puzzles_close(view, play);
	play->full_game = play->session.game;
	memcpy(puzzles->player, play->session.player, sizeof puzzles->player);
	puzzles->opponents = play->opponents;
	puzzles->threats = view->render.look.threats;
	view->render.look.threats = false;
	view->puzzles = puzzles;
	note_opened(view, puzzles);
	int unsolved = 0;
	while (unsolved < puzzles->file.count && puzzles->file.at[unsolved].solved > 0)
		unsolved++;
	if (puzzles_show(view, play, unsolved % puzzles->file.count))
		return true;
	puzzles_close(view, play);
	return false;
}

bool puzzles_show(struct view *view, struct play *play, int index)
{
	struct puzzles *puzzles = view->puzzles;
	struct game *game = &play->session.game;
	struct budget budget = {.nodes = PUZZLE_NODES, .memory = play->common->budget.memory};
	if (!puzzle_file_get(&puzzles->file, index, game)) {
		view_note(view, PHRASE_PUZZLES_CHANGED, WITH(puzzles->path));
		return false;
	}
	if (play->common->budget.nodes > 0)
		budget.nodes = play->common->budget.nodes;
	puzzle_start(&puzzles->puzzle, game, &budget);
	puzzles->index = index;
	play->session.player[game->to_move] = MOVER_HUMAN;
	play->session.player[side_other(game->to_move)] = MOVER_ENGINE;
	play->opponents = (struct opponents){.draws = 0};
	cursor_hide(&view->typing.cursor);
	view->viewed = -1;
	return true;
}

/* A search for a proof, as its callback sees it. */
struct proving {
	struct stop stop;
	struct view *view;
	const struct play *play;
	long long due; /* when to show that the search is running, by clock_now(); 0: never, or already shown */
};

/* Shows once, after a delay, that the search is running. From then on a key stops it. */
static bool show_proving(void *context)
{
	struct proving *proving = context;
	struct view *view = proving->view;
	if (tty_continued())
		screen_leave(&view->screen);
	if (proving->due > 0 && clock_now() >= proving->due) {
		proving->due = 0;
		proving->stop.input = view->screen.keys ? STOP_NEW_INPUT : STOP_NO_INPUT;
		screen_begin_work(&view->screen);
		picture_draw(view, proving->play);
		view_line(view, view->screen.keys ? PHRASE_PUZZLE_SEARCH_KEYS : PHRASE_PUZZLE_SEARCH, no_arguments);
		screen_show(&view->screen);
	}
	return false;
}

/* Lets Ctrl-C stop the searches for the next move. */
static void start_proving(struct proving *proving, struct view *view, const struct play *play)
{
	enum { DELAY = 200 }; /* milliseconds until the search is shown */
	*proving = (struct proving){.stop = {.screen = &view->screen, .also = show_proving, .context = proving},
	                            .view = view,
	                            .play = play,
	                            .due = view->screen.in_place ? clock_now() + DELAY : 0};
	view->puzzles->puzzle.budget.time = stop_limit(&proving->stop);
}

static void end_proving(const struct proving *proving)
{
	if (proving->stop.input == STOP_NEW_INPUT)
		screen_end_work(&proving->view->screen);
}

bool puzzles_prove(struct view *view, struct play *play)
{
	struct puzzle *puzzle = &view->puzzles->puzzle;
	struct proving proving;
	start_proving(&proving, view, play);
	bool proved = puzzle_prove(puzzle, &play->session.game);
	end_proving(&proving);
	if (puzzle->state == PUZZLE_UNPROVED)
		view_note(view, PHRASE_PUZZLE_UNPROVED, WITH(view_side(view, puzzle->side)));
	return proved;
}

/* Notes that the puzzle is solved. If the reply ended the game, e.g. a forbidden move, notes the result first. */
static void note_solved(struct view *view, struct play *play, int point)
{
	const struct game *game = &play->session.game;
	const struct ply *last = &game->history[game->plies - 1];
	if (last->kind != PLY_STONE || last->point != point)
		remark_result(view, play);
	view_note(view, view->puzzles->puzzle.helped ? PHRASE_PUZZLE_HELPED : PHRASE_PUZZLE_SOLVED, no_arguments);
}

/* Notes how the person's move was judged, and the reply. */
static void note_move(struct view *view, struct play *play, int point)
{
	const struct puzzle *puzzle = &view->puzzles->puzzle;
	int last = game_last_stone(&play->session.game);
	const char *const arguments[] = {POINT_NAME(play, point), view_side(view, side_other(puzzle->side)),
	                                 POINT_NAME(play, last), NUMBER(puzzle->refuted)};
	if (puzzle->state == PUZZLE_OPEN)
		view_note(view, PHRASE_PUZZLE_RIGHT, arguments);
	else if (puzzle->state == PUZZLE_MISSED && last == point)
		view_note(view, PHRASE_PUZZLE_LOST, arguments);
	else if (puzzle->state == PUZZLE_MISSED)
		view_note(view, puzzle->refuted > 0 ? PHRASE_PUZZLE_REFUTED : PHRASE_PUZZLE_NO_WIN, arguments);
	else
		note_solved(view, play, point);
}

/* If the try has ended, counts it, and notes how many puzzles are solved. */
static void note_puzzle_end(struct view *view)
{
	struct puzzles *puzzles = view->puzzles;
	if (puzzles->puzzle.state != PUZZLE_SOLVED && puzzles->puzzle.state != PUZZLE_MISSED)
		return;
	count_try(view, puzzles);
	struct standing standing = standing_of(&puzzles->file);
	view_note(view, PHRASE_PUZZLES_STAND,
	          WITH(NUMBER(puzzles->file.count), NUMBER(standing.solved), NUMBER(standing.missed)));
}

void puzzles_play(struct view *view, struct play *play, const struct command *command, struct span text)
{
	struct verdict verdict;
	struct puzzle *puzzle = &view->puzzles->puzzle;
	struct proving proving;
	start_proving(&proving, view, play);
	enum puzzle_answer answer = puzzle_play(puzzle, &play->session.game, command->point, &verdict);
	end_proving(&proving);
	switch (answer) {
	case PUZZLE_REFUSED:
		if (status_refused(verdict.status))
			remark_refusal(view, play, verdict.status, command, text);
		else
			remark_forbidden(view, play, command->point, verdict);
		break;
	case PUZZLE_UNJUDGED:
		view_note(view, PHRASE_PUZZLE_UNJUDGED, WITH(POINT_NAME(play, command->point)));
		break;
	case PUZZLE_JUDGED:
		note_move(view, play, command->point);
		note_puzzle_end(view);
		break;
	}
}

void puzzles_hint(struct view *view, const struct play *play)
{
	struct puzzle *puzzle = &view->puzzles->puzzle;
	bool late = puzzle->state == PUZZLE_MISSED;
	view_note(view, late ? PHRASE_PUZZLE_HINT_LATE : PHRASE_PUZZLE_HINT, WITH(POINT_NAME(play, puzzle_hint(puzzle))));
	if (!late && (!view->screen.keys || input_held(&view->screen.input) == 0)) /* an empty pasted line would play it */
		cursor_go(&view->typing.cursor, puzzle_hint(puzzle));
}

void puzzles_again(struct view *view, struct play *play)
{
	puzzle_again(&view->puzzles->puzzle, &play->session.game);
	view->viewed = -1;
}

void puzzles_close(struct view *view, struct play *play)
{
	struct puzzles *puzzles = view->puzzles;
	if (!puzzles)
		return;
	play->session.game = play->full_game;
	memcpy(play->session.player, puzzles->player, sizeof puzzles->player);
	play->opponents = puzzles->opponents;
	view->render.look.threats = puzzles->threats;
	view->puzzles = NULL;
	free_puzzles(puzzles);
}
