/* Puzzles: asks for a file of them, shows a position with a win to find, takes the person's moves, counts the tries,
   and asks what comes after the puzzle. */
#include "terminal/screens/screens.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/minmax.h"
#include "base/path.h"
#include "terminal/actions/files.h"
#include "terminal/actions/think.h"
#include "terminal/files/replace.h"
#include "terminal/puzzles/puzzle.h"
#include "terminal/puzzles/puzzle_file.h"
#include "terminal/tty/tty.h"
#include "terminal/view/explain.h"
#include "terminal/view/picture.h"
#include "terminal/view/remark.h"

static const struct screen_ops puzzle_screen, puzzle_end_screen;

/* The puzzles of a file. */
struct puzzles {
	struct puzzle_file file;
	struct puzzle puzzle;
	int index; /* of the puzzle that is shown */
	char path[PATH_ROOM];
};

static struct puzzles *puzzles_of(const struct view *view)
{
	return *(struct puzzles **)view_state(view, &puzzle_screen);
}

bool puzzle_is_open(const struct view *view)
{
	return puzzles_of(view)->puzzle.state == PUZZLE_OPEN;
}

void tries_read(struct paper *paper, struct puzzle_count *at, int count)
{
	char path[PATH_ROOM];
	struct puzzle_damage damage = {.lines = 0};
	int error = puzzle_counts_find(path) ? puzzle_counts_read(path, at, count, &damage) : 0;
	paper_note_once(paper, &paper->notes.told.counts_fail, PHRASE_TRIES_UNREAD, path, error);
	if (damage.lines == 0 || paper->notes.told.counts_damaged)
		return;
	paper->notes.told.counts_damaged = true;
	paper_note(paper, PHRASE_TRIES_DAMAGED, WITH(path, NUMBER(damage.lines), NUMBER(damage.first)));
}

void tries_add(struct paper *paper, const struct puzzle_count *more, const char *comment)
{
	char path[PATH_ROOM];
	int error = puzzle_counts_find(path) ? puzzle_counts_add(path, more, comment) : 0;
	paper_note_once(paper, &paper->notes.told.counts_fail, PHRASE_TRIES_UNWRITTEN, path, error);
}

/* Counts a try that has ended, in memory and in the file, with a comment for people who read the file, e.g.
   "puzzles.sgf 3". A solution after a hint is not counted. */
static void count_try(struct paper *paper, struct puzzles *puzzles)
{
	enum { NUMBER_ROOM = 12 };
	char comment[PUZZLE_COMMENT_MAX];
	struct puzzle_count count = {.id = puzzles->file.at[puzzles->index].id};
	count.solved = puzzles->puzzle.state == PUZZLE_SOLVED && !puzzles->puzzle.helped;
	count.missed = puzzles->puzzle.state == PUZZLE_MISSED;
	if (count.solved + count.missed == 0)
		return;
	puzzle_counts_sum(puzzles->file.at, puzzles->file.count, &count);
	int length = snprintf(comment, sizeof comment, "%.*s %d", PUZZLE_COMMENT_MAX - NUMBER_ROOM,
	                      path_name(puzzles->path), puzzles->index + 1);
	for (int i = 0; i < length; i++)
		comment[i] = text_printable(comment[i]);
	tries_add(paper, &count, comment);
}

/* Returns how many puzzles of a file are solved, or missed. A puzzle that was ever solved does not count as missed. */
static int count_puzzles(const struct puzzle_file *file, bool solved)
{
	int count = 0;
	for (int i = 0; i < file->count; i++)
		count += solved ? file->at[i].solved > 0 : file->at[i].solved == 0 && file->at[i].missed > 0;
	return count;
}

static void free_puzzles(struct puzzles *puzzles)
{
	puzzle_file_close(&puzzles->file);
	puzzle_free(&puzzles->puzzle);
	free(puzzles);
}

/* Shows the puzzle with this index, from 0. Returns false, with a note, if the file has changed. */
static bool show_puzzle(struct view *view, struct play *play, struct puzzles *puzzles, int index)
{
	struct game *game = &play->session.game;
	enum mover_id *player = play->session.player;
	const struct budget *given = &play->common->budget;
	struct budget budget = {.nodes = given->nodes > 0 ? given->nodes : PUZZLE_NODES, .memory = given->memory};
	if (!puzzle_file_get(&puzzles->file, index, game)) {
		paper_note(&view->paper, PHRASE_PUZZLES_CHANGED, WITH(puzzles->path));
		return false;
	}
	puzzle_start(&puzzles->puzzle, game, &budget);
	puzzles->index = index;
	player[game->to_move] = MOVER_HUMAN;
	player[side_other(game->to_move)] = MOVER_ENGINE;
	cursor_hide(&view->typing.cursor);
	view->picture.viewed = -1;
	return true;
}

/* Notes how many puzzles there are. Returns the index of the first that is not solved; 0 if all are. */
static int note_puzzles(struct paper *paper, const struct puzzle_file *file, const char *path)
{
	int unsolved = 0;
	paper_note(paper, PHRASE_PUZZLES_LOADED,
	           WITH(path, NUMBER(file->count), NUMBER(count_puzzles(file, true)), NUMBER(count_puzzles(file, false))));
	if (file->others > 0)
		paper_note(paper, PHRASE_PUZZLES_OTHERS, WITH(NUMBER(file->others)));
	if (file->more)
		paper_note(paper, PHRASE_PUZZLES_MORE, WITH(NUMBER(file->count)));
	while (unsolved < file->count && file->at[unsolved].solved > 0)
		unsolved++;
	return unsolved % file->count;
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
		screen_leave(&view->paper.screen);
	if (proving->due > 0 && clock_now() >= proving->due) {
		proving->due = 0;
		proving->stop.input = view->paper.screen.keys ? STOP_NEW_INPUT : STOP_NO_INPUT;
		screen_begin_work(&view->paper.screen);
		picture_draw(view, proving->play);
		paper_line(&view->paper, PHRASE_PUZZLE_SEARCH, WITH(NUMBER(view->paper.screen.keys)));
		screen_show(&view->paper.screen);
	}
	return false;
}

/* Lets Ctrl-C stop the searches for the next move. */
static void start_proving(struct proving *proving, struct view *view, const struct play *play, struct puzzle *puzzle)
{
	enum { DELAY = 200 }; /* milliseconds until the search is shown */
	*proving = (struct proving){.stop = {.screen = &view->paper.screen, .also = show_proving, .context = proving},
	                            .view = view,
	                            .play = play,
	                            .due = view->paper.screen.in_place ? clock_now() + DELAY : 0};
	puzzle->budget.time = stop_limit(&proving->stop);
}

static void end_proving(const struct proving *proving)
{
	if (proving->stop.input == STOP_NEW_INPUT)
		screen_end_work(&proving->view->paper.screen);
}

/* Notes how the person's move was judged, and the reply. If the reply to the last move ended the game, e.g. a forbidden
   move, notes the result. */
static void note_move(struct paper *paper, struct session *session, const struct puzzle *puzzle, int point)
{
	const struct game *game = &session->game;
	const struct ply *end = &game->history[game->plies - 1];
	int last = game_last_stone(game);
	const char *const arguments[] = {POINT_NAME(session, point), paper_side(paper, side_other(puzzle->side)),
	                                 POINT_NAME(session, last), NUMBER(puzzle->refuted)};
	if (puzzle->state == PUZZLE_OPEN)
		paper_note(paper, PHRASE_PUZZLE_RIGHT, arguments);
	else if (puzzle->state == PUZZLE_MISSED && last == point)
		paper_note(paper, PHRASE_PUZZLE_LOST, arguments);
	else if (puzzle->state == PUZZLE_MISSED)
		paper_note(paper, puzzle->refuted > 0 ? PHRASE_PUZZLE_REFUTED : PHRASE_PUZZLE_NO_WIN, arguments);
	if (puzzle->state != PUZZLE_SOLVED)
		return;
	if (end->kind != PLY_STONE || end->point != point)
		remark_result(paper, session, false);
	paper_note(paper, puzzle->helped ? PHRASE_PUZZLE_HELPED : PHRASE_PUZZLE_SOLVED, no_arguments);
}

/* If the try has ended, counts it, and notes how many puzzles are solved. */
static void note_puzzle_end(struct paper *paper, struct puzzles *puzzles)
{
	const struct puzzle_file *file = &puzzles->file;
	if (puzzles->puzzle.state != PUZZLE_SOLVED && puzzles->puzzle.state != PUZZLE_MISSED)
		return;
	count_try(paper, puzzles);
	paper_note(paper, PHRASE_PUZZLES_STAND,
	           WITH(NUMBER(file->count), NUMBER(count_puzzles(file, true)), NUMBER(count_puzzles(file, false))));
}

/* Plays the person's stone and the reply. Notes the reply, and whether the stone is right. Counts the try when it ends,
   unless a hint helped to solve the puzzle. */
static void play_puzzle(struct view *view, struct play *play, struct puzzles *puzzles, const struct command *command,
                        struct span text)
{
	struct verdict verdict;
	struct session *session = &play->session;
	struct puzzle *puzzle = &puzzles->puzzle;
	struct proving proving;
	start_proving(&proving, view, play, puzzle);
	enum puzzle_answer answer = puzzle_play(puzzle, &session->game, command->point, &verdict);
	end_proving(&proving);
	if (answer == PUZZLE_UNJUDGED) {
		paper_note(&view->paper, PHRASE_PUZZLE_UNJUDGED, WITH(POINT_NAME(session, command->point)));
	} else if (answer == PUZZLE_REFUSED && status_refused(verdict.status)) {
		remark_refusal(&view->paper, session, verdict.status, command, text);
	} else if (answer == PUZZLE_REFUSED) {
		remark_forbidden(&view->paper, session, command->point, verdict);
	} else {
		note_move(&view->paper, session, puzzle, command->point);
		note_puzzle_end(&view->paper, puzzles);
	}
}

static void close_puzzles(struct view *view, struct play *play)
{
	view_put_back(view, play);
	free_puzzles(puzzles_of(view));
}

/* Asks for a move, or what comes after the puzzle. */
static struct next ask_puzzle(struct view *view, struct play *play)
{
	struct paper *paper = &view->paper;
	const struct puzzles *puzzles = puzzles_of(view);
	(void)play;
	static const enum phrase phrases[] = {[PUZZLE_OPEN] = PHRASE_PUZZLE_ASK,
	                                      [PUZZLE_UNPROVED] = PHRASE_PUZZLE_ASK_UNPROVED,
	                                      [PUZZLE_SOLVED] = PHRASE_PUZZLE_ASK_SOLVED,
	                                      [PUZZLE_MISSED] = PHRASE_PUZZLE_ASK_MISSED};
	static const enum phrase levels[] = {[PUZZLE_EASY] = PHRASE_PUZZLE_EASY,
	                                     [PUZZLE_MEDIUM] = PHRASE_PUZZLE_MEDIUM,
	                                     [PUZZLE_HARD] = PHRASE_PUZZLE_HARD};
	return paper_ask(paper, phrases[puzzles->puzzle.state],
	                 WITH(NUMBER(puzzles->index + 1), NUMBER(puzzles->file.count),
	                      paper_side(paper, puzzles->puzzle.side),
	                      paper_text(paper, levels[puzzle_level(&puzzles->puzzle)])));
}

/* Looks for the win of a new puzzle. A player whose time has run out goes back to the game. */
static struct next begin_puzzle(struct view *view, struct play *play)
{
	struct puzzles *puzzles = puzzles_of(view);
	struct puzzle *puzzle = &puzzles->puzzle;
	if (play_clock_flagged(&play->clock))
		return next_is(NEXT_BACK);
	if (!view->picture.aside.put) {
		view_put_aside(view, play);
		int first = note_puzzles(&view->paper, &puzzles->file, puzzles->path);
		if (!show_puzzle(view, play, puzzles, first))
			return next_is(NEXT_BACK);
	}
	if (puzzle->state == PUZZLE_NEW) {
		struct proving proving;
		start_proving(&proving, view, play, puzzle);
		bool proved = puzzle_prove(puzzle, &play->session.game);
		end_proving(&proving);
		if (puzzle->state == PUZZLE_UNPROVED)
			paper_note(&view->paper, PHRASE_PUZZLE_UNPROVED, WITH(paper_side(&view->paper, puzzle->side)));
		if (!proved) /* memory has run out */
			return next_is(NEXT_BACK);
	}
	return puzzle->state != PUZZLE_OPEN ? next_opens(&puzzle_end_screen) : ask_puzzle(view, play);
}

/* Helps: `hint` notes how the side wins, and the next time a move that keeps the win, and moves the cursor there; after
   a miss, only a move that would have kept it. `solution` notes the whole win. Refuses if no win was proved. */
static struct next help_puzzle(struct view *view, const struct session *session, struct puzzle *puzzle, bool solution)
{
	static const enum phrase ways[] = {[SOLVED_BY_FOURS] = PHRASE_PUZZLE_BY_FOURS,
	                                   [SOLVED_BY_THREES] = PHRASE_PUZZLE_BY_THREES,
	                                   [SOLVED_BY_SEARCH] = PHRASE_PUZZLE_BY_SEARCH};
	struct paper *paper = &view->paper;
	bool open = puzzle->state == PUZZLE_OPEN;
	if (puzzle->state == PUZZLE_SOLVED)
		return paper_note(paper, PHRASE_PUZZLE_OVER, no_arguments);
	if (!open && puzzle->state != PUZZLE_MISSED)
		return next_is(NEXT_REFUSED);
	bool first = puzzle_help(puzzle) == 0;
	const char *point = POINT_NAME(session, puzzle->now.at[0]);
	if (solution)
		think_note_win(paper, session, puzzle->side, puzzle->now.at, puzzle->now.length);
	else if (open && first)
		paper_note(paper, ways[puzzle->now.how], WITH(paper_side(paper, puzzle->side), NUMBER(puzzle->now.length)));
	else
		paper_note(paper, open ? PHRASE_PUZZLE_HINT : PHRASE_PUZZLE_HINT_LATE, WITH(point));
	bool pasted = paper->screen.keys && input_held(&paper->screen.input) > 0; /* an empty pasted line would play it */
	if (open && (solution || !first) && !pasted)
		cursor_go(&view->typing.cursor, puzzle->now.at[0]);
	return next_is(NEXT_HERE);
}

/* Goes N puzzles forward or back. Refuses a wrong N. */
static struct next step_puzzles(struct view *view, struct play *play, struct puzzles *puzzles, bool on,
                                struct span rest)
{
	int count = 1;
	if (rest.length > 0 && (!text_number(rest, PUZZLES_MAX, &count) || count < 1))
		return next_is(NEXT_REFUSED);
	int index = clamp(puzzles->index + (on ? count : -count), 0, puzzles->file.count - 1);
	if (index == puzzles->index)
		return paper_note(&view->paper, on ? PHRASE_PUZZLE_LAST : PHRASE_PUZZLE_FIRST, no_arguments);
	return next_is(show_puzzle(view, play, puzzles, index) ? NEXT_HERE : NEXT_BACK);
}

/* Obeys a word. Refuses another text. */
static struct next obey_puzzle_word(struct view *view, struct play *play, struct span text)
{
	struct span rest = text, word = text_word(&rest);
	struct puzzles *puzzles = puzzles_of(view);
	rest = text_trim(rest);
	if (text_is(word, "next") || text_is(word, "previous"))
		return step_puzzles(view, play, puzzles, text_is(word, "next"), rest);
	if (text_is(text, "again") && puzzles->puzzle.state != PUZZLE_UNPROVED) {
		puzzle_again(&puzzles->puzzle, &play->session.game);
		view->picture.viewed = -1;
		return next_is(NEXT_HERE);
	}
	if (text_is(word, "puzzle") && rest.length > 0)
		return next_instead(puzzle_open(view, play, typed_rest(typed_name(view->typing.answer.entire))));
	if (text_is(text, "hint") || text_is(text, "solution"))
		return help_puzzle(view, &play->session, &puzzles->puzzle, text_is(text, "solution"));
	if (text_is(text, "help") || text_is(text, "rules"))
		return commands_obey_word(view, play, text, WORD_SOLVES);
	return learn_leaves(text);
}

/* Obeys a word, plays a move, or answers a question about the position. */
static struct next take_puzzle_answer(struct view *view, struct play *play, struct span typed)
{
	struct command command;
	struct session *session = &play->session;
	struct span text = TYPED_COMMAND(typed, session->coords);
	struct next next = obey_puzzle_word(view, play, text);
	if (next.kind != NEXT_REFUSED)
		return next;
	command_read(&command, text, session->coords, session->game.board.size);
	if (command.kind == COMMAND_MOVE && puzzle_is_open(view))
		play_puzzle(view, play, puzzles_of(view), &command, text);
	else if (command.kind == COMMAND_MOVE)
		paper_note(&view->paper, PHRASE_PUZZLE_OVER, no_arguments);
	else if (command.kind != COMMAND_NOTHING)
		remark_other_screen(&view->paper, session, typed, WORD_SOLVES, PHRASE_PUZZLE_WRONG);
	return next_is(NEXT_HERE);
}

/* Takes the answer after a puzzle. Enter tries a missed puzzle again; after any other puzzle it goes to the next. */
static struct next take_end(struct view *view, struct play *play, struct span answer)
{
	bool missed = puzzles_of(view)->puzzle.state == PUZZLE_MISSED;
	(void)play;
	if (answer.length == 0)
		answer = text_span(missed ? "again" : "next");
	return (struct next){.kind = NEXT_TYPED, .text = answer};
}

static const struct screen_ops puzzle_screen = {
	.draw = picture_draw,
	.points = true,
	.words = WORD_SOLVES,
	.size = sizeof(struct puzzles *),
	.begin = begin_puzzle,
	.take = take_puzzle_answer,
	.leave = close_puzzles,
};

static const struct screen_ops puzzle_end_screen = {
	.draw = picture_draw,
	.key_words = escape_leaves,
	.words = WORD_SOLVES,
	.begin = ask_puzzle,
	.take = take_end,
};

struct next puzzle_open(struct view *view, struct play *play, struct span name)
{
	struct paper *paper = &view->paper;
	struct next next = next_opens(name.length > 0 ? &puzzle_screen : &puzzle_file_screen);
	struct puzzles *puzzles = name.length > 0 ? calloc(1, sizeof *puzzles) : NULL;
	if (name.length == 0)
		return next;
	if (!puzzles)
		return paper_note(paper, PHRASE_NO_FILE, WITH("renju", ERROR_TEXT(paper->language, ENOMEM)));
	struct puzzle_file *file = &puzzles->file;
	file->reader.decoder.given = play->common->encoding;
	int fd = files_open(paper, view->stack.has_game ? &play->autosave : NULL, name, puzzles->path);
	if (puzzle_file_read(file, fd, &play->session.rules, play->session.coords) && file->count > 0) {
		tries_read(paper, file->at, file->count);
		*(struct puzzles **)view_prepare(&view->stack, &next) = puzzles;
		return next;
	}
	const char *reason = file->foreign ? file->foreign : ERROR_TEXT(paper->language, file->error);
	bool none = !file->foreign && file->error == 0;
	if (fd >= 0)
		paper_note(paper, none ? PHRASE_PUZZLES_NONE : PHRASE_NO_FILE, WITH(puzzles->path, reason));
	free_puzzles(puzzles);
	return next_is(NEXT_HERE);
}

/* The program's own puzzles, if they are installed. Enter takes them where a file is asked for. */
static const char own_puzzles[] = "puzzles.sgf";

static struct next begin_puzzle_file(struct view *view, struct play *play)
{
	char path[PATH_ROOM];
	bool own = own_folder_find_installed(path, own_puzzles);
	(void)play;
	return paper_ask(&view->paper, own ? PHRASE_PUZZLE_FILE_ASK_OWN : PHRASE_PUZZLE_FILE_ASK, WITH(path));
}

static struct next take_puzzle_file(struct view *view, struct play *play, struct span answer)
{
	char path[PATH_ROOM];
	struct span name = typed_name(view->typing.answer.entire);
	if (typed_is_leave(answer))
		return next_is(NEXT_BACK);
	if (name.length == 0 && own_folder_find_installed(path, own_puzzles))
		name = text_span(path);
	if (name.length == 0)
		return next_is(NEXT_BACK);
	return next_instead(puzzle_open(view, play, name));
}

const struct screen_ops puzzle_file_screen = {
	.key_words = escape_leaves,
	.files = true,
	.words = WORD_EXIT,
	.begin = begin_puzzle_file,
	.take = take_puzzle_file,
};
