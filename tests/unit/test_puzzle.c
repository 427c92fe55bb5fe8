/* A try at a puzzle: which moves are right, the replies, the end, hints; and which games of a file are puzzles. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tap.h"
#include "terminal/puzzles/puzzle.h"
#include "terminal/puzzles/puzzle_file.h"

static struct game game;
static struct puzzle puzzle;
static const struct budget budget = {.nodes = 20000, .memory = 1 << 20};

static int point_of(const char *text)
{
	int point = POINT_NONE;
	point_read(text_span(text), COORDS_LETTERS, game.board.size, &point);
	return point;
}

/* Plays the moves on an empty board, and looks for the win of the side to move. */
static void set_up_with(struct ruleset rules, const char *moves)
{
	struct span rest = text_span(moves), word;
	game_new(&game, &rules);
	while ((word = text_word(&rest)).length > 0) {
		int point = POINT_NONE;
		point_read(word, COORDS_LETTERS, game.board.size, &point);
		game_play(&game, point);
	}
	puzzle_start(&puzzle, &game, &budget);
	puzzle_prove(&puzzle, &game);
}

static void set_up(enum rule rule, const char *moves)
{
	set_up_with((struct ruleset){.rule = rule, .size = 15, .connect = 5}, moves);
}

static enum puzzle_answer play(const char *point)
{
	struct verdict verdict;
	return puzzle_play(&puzzle, &game, point_of(point), &verdict);
}

static bool is_empty(const char *point)
{
	return board_empty(&game.board, point_of(point));
}

/* An open three of Black: I8 and E8 make open fours, and more moves keep the win. */
static const char open_three[] = "f8 a1 g8 a15 h8 o1";
/* The same, and F4 makes a four that White can stop. */
static const char three_and_four[] = "f8 a1 g8 a15 h8 o1 c4 b4 d4 o15 e4 o13";

static void test_right(void)
{
	struct verdict verdict;
	set_up(RULE_FREESTYLE, open_three);
	tap(puzzle.state == PUZZLE_OPEN && puzzle.side == SIDE_BLACK && puzzle.start.length == 3,
	    "an open three wins in 3");
	int first = puzzle.start.at[0];
	const char *other = first == point_of("i8") ? "e8" : "i8";
	tap(play(other) == PUZZLE_JUDGED && puzzle.state == PUZZLE_OPEN && game.plies == 8,
	    "a win that is not the proof's is right, and gets a reply");
	tap(puzzle.now.length == 1 && puzzle_play(&puzzle, &game, puzzle.now.at[0], &verdict) == PUZZLE_JUDGED &&
	        puzzle.state == PUZZLE_SOLVED,
	    "the win goes on from there");
	set_up(RULE_FREESTYLE, three_and_four);
	bool left = puzzle.start.at[0] != point_of("f4") && play("f4") == PUZZLE_JUDGED;
	other = puzzle.now.at[0] == point_of("i8") ? "e8" : "i8";
	tap(left && play(other) == PUZZLE_JUDGED && puzzle.state == PUZZLE_OPEN && puzzle.now.length == 1,
	    "and may leave the proof again");
}

static void test_solved(void)
{
	struct verdict verdict;
	set_up(RULE_FREESTYLE, open_three);
	puzzle_play(&puzzle, &game, puzzle.now.at[0], &verdict);
	tap(puzzle.now.length == puzzle.start.length - 2, "a move and its reply are taken off the proof");
	while (puzzle.state == PUZZLE_OPEN)
		puzzle_play(&puzzle, &game, puzzle.now.at[0], &verdict);
	tap(puzzle.state == PUZZLE_SOLVED && game_status(&game).status == STATUS_WIN_BLACK && !puzzle.helped,
	    "the proof leads to the end");
	puzzle_again(&puzzle, &game);
	tap(puzzle.state == PUZZLE_OPEN && game.plies == 6, "again goes back");
	tap(puzzle_help(&puzzle) == 0 && puzzle_help(&puzzle) == 1 && puzzle.helped, "a hint helps");
	puzzle_play(&puzzle, &game, puzzle.now.at[0], &verdict);
	tap(puzzle_help(&puzzle) == 0, "the next move has hints of its own");
	puzzle_again(&puzzle, &game);
	tap(!puzzle.helped && puzzle.hints == 0, "a new try is without help");
}

static void test_refused(void)
{
	set_up(RULE_FREESTYLE, open_three);
	tap(play("f8") == PUZZLE_REFUSED && puzzle.state == PUZZLE_OPEN && game.plies == 6,
	    "a stone on a stone is refused");
}

/* Both sides have an open three: the side that waits loses. */
static void test_missed(void)
{
	set_up(RULE_FREESTYLE, "f8 f4 g8 g4 h8 h4");
	tap(puzzle.state == PUZZLE_OPEN, "Black is faster");
	tap(play("a15") == PUZZLE_JUDGED && puzzle.state == PUZZLE_MISSED, "a move elsewhere misses the win");
	tap(puzzle.refuted == 3 && game.plies == 8, "White makes an open four, and wins in 3 plies: %d", puzzle.refuted);
	tap(puzzle_help(&puzzle) == 0 && !puzzle.helped, "the winning move shown after a miss is no help");
	puzzle_again(&puzzle, &game);
	tap(puzzle.state == PUZZLE_OPEN && game.plies == 6 && is_empty("a15"), "the next try begins before the miss");
	set_up(RULE_FREESTYLE, open_three);
	tap(play("o15") == PUZZLE_JUDGED && puzzle.state == PUZZLE_MISSED && puzzle.refuted == 0 && game.plies == 8,
	    "the three is blocked: no win is proved, and none of White");
}

/* A four that only keeps the initiative is right: the open three remains. */
static void test_detour(void)
{
	set_up(RULE_FREESTYLE, three_and_four);
	tap(play("f4") == PUZZLE_JUDGED && puzzle.state == PUZZLE_OPEN && !is_empty("g4"), "a four on the way is right");
	tap(play("o10") == PUZZLE_JUDGED && puzzle.state == PUZZLE_MISSED, "a slow move after it misses");
}

/* Black has an open three, and a double-three at H7. */
static void test_forbidden(void)
{
	static const char threes[] = "h8 a1 h9 a3 i7 a5 j7 a7 l11 a9 l12 a11 l13 a13";
	static const struct ruleset claim = {.rule = RULE_RENJU, .size = 15, .connect = 5, .penalty = PENALTY_CLAIM};
	static const struct ruleset reject = {.rule = RULE_RENJU, .size = 15, .connect = 5, .penalty = PENALTY_REJECT};
	set_up(RULE_RENJU, threes);
	tap(puzzle.state == PUZZLE_OPEN, "Black has a three, and a forbidden point");
	tap(play("h7") == PUZZLE_JUDGED && puzzle.state == PUZZLE_MISSED && game_over(&game) && game.plies == 15,
	    "a forbidden move loses: missed");
	set_up_with(claim, threes);
	tap(puzzle.state == PUZZLE_OPEN && play("h7") == PUZZLE_JUDGED && puzzle.state == PUZZLE_MISSED &&
	        game_status(&game).status == STATUS_WIN_WHITE,
	    "White claims a forbidden move");
	set_up_with(reject, threes);
	tap(puzzle.state == PUZZLE_OPEN && play("h7") == PUZZLE_REFUSED && puzzle.state == PUZZLE_OPEN && game.plies == 14,
	    "a rejected move is no miss");
}

/* White makes a four, by the move of the proof or by another one. Black can only parry it with an overline. */
static void test_forbidden_reply(void)
{
	static const char rows[] = "h5 i8 h6 j8 h7 k8 h9 a1 h10 a3 m8";
	for (enum penalty penalty = PENALTY_LOSE; penalty <= PENALTY_CLAIM; penalty++) {
		const struct ruleset rules = {.rule = RULE_RENJU, .size = 15, .connect = 5, .penalty = penalty};
		set_up_with(rules, rows);
		bool open = puzzle.state == PUZZLE_OPEN && puzzle.start.length == 2;
		const char *other = puzzle.start.at[0] == point_of("g8") ? "l8" : "g8";
		puzzle_play(&puzzle, &game, puzzle.start.at[0], &(struct verdict){.rejected = false});
		tap(open && puzzle.state == PUZZLE_SOLVED, "a forbidden reply wins: %s", penalty_names[penalty]);
		puzzle_again(&puzzle, &game);
		tap(play(other) == PUZZLE_JUDGED && puzzle.state == PUZZLE_SOLVED, "also off the proof: %s",
		    penalty_names[penalty]);
	}
}

/* A proof has a pass where all points that could stop the attacker are forbidden. */
static void test_pass(void)
{
	set_up(RULE_FREESTYLE, open_three);
	puzzle.now = (struct proved_line){SOLVED_BY_FOURS, 3, {(int16_t)point_of("i8"), POINT_NONE, (int16_t)point_of("j8")}};
	tap(play("i8") == PUZZLE_JUDGED && puzzle.state == PUZZLE_OPEN && game.to_move == SIDE_BLACK && game_passed(&game),
	    "a reply may be a pass");
	tap(play("j8") == PUZZLE_JUDGED && puzzle.state == PUZZLE_SOLVED, "after which the win goes on");
}

static void test_unproved(void)
{
	set_up(RULE_RENJU, "h8 i9");
	tap(puzzle.state == PUZZLE_UNPROVED, "the beginning of a game is no puzzle");
}

static int interrupted(void *context)
{
	(void)context;
	return 0;
}

static void test_interrupted(void)
{
	set_up(RULE_FREESTYLE, "f8 f4 g8 g4 h8 h4");
	puzzle.budget.time.left = interrupted;
	tap(play("a15") == PUZZLE_UNJUDGED && puzzle.state == PUZZLE_OPEN && game.plies == 6 && is_empty("a15"),
	    "an interrupted proof takes the stone back");
	puzzle.budget.time.left = NULL;
}

static void test_id(void)
{
	set_up(RULE_RENJU, "h8 i9 g7");
	uint64_t id = puzzle_id(&game);
	set_up(RULE_RENJU, "g7 i9 h8");
	tap(puzzle_id(&game) == id && id != 0, "the order of moves does not matter");
	set_up(RULE_FREESTYLE, "g7 i9 h8");
	tap(puzzle_id(&game) != id, "the rule does");
	set_up(RULE_RENJU, "g7 i9 g8");
	tap(puzzle_id(&game) != id, "the points do");
}

static struct puzzle_file file;

/* Reads a text as a file of puzzles. Returns their number, or -1. */
static int read_text(const char *text)
{
	char name[] = "/tmp/renju-puzzles-XXXXXX";
	static const struct ruleset rules = {.rule = RULE_RENJU, .size = 15, .connect = 5, .opening = OPENING_FREE + 1};
	int fd = mkstemp(name);
	unlink(name);
	memset(&file, 0, sizeof file);
	if (fd < 0 || write(fd, text, strlen(text)) < 0)
		return -1;
	return puzzle_file_read(&file, fd, &rules, COORDS_LETTERS) ? file.count : -1;
}

static bool has(int index, int plies, int stones, enum side side, enum rule rule)
{
	return puzzle_file_get(&file, index, &game) && game.plies == plies && game.board.stones == stones &&
	       game.to_move == side && game.rules.rule == rule;
}

static void test_file(void)
{
	tap(read_text("h8 i9 g7\n\n# nothing\nh8 h8 i9\nh8\na1 b1 a2 b2 a3 b3 a4 b4 a5\n") == 2 && file.others == 2,
	    "games that are over or illegal are no puzzles");
	tap(has(1, 1, 1, SIDE_WHITE, RULE_RENJU) && has(0, 3, 3, SIDE_WHITE, RULE_RENJU) &&
	        has(1, 1, 1, SIDE_WHITE, RULE_RENJU),
	    "each is read again, in any order");
	tap(ftruncate(file.fd, 9) == 0 && has(0, 3, 3, SIDE_WHITE, RULE_RENJU) && !puzzle_file_get(&file, 1, &game),
	    "a file that was cut has no such puzzle");
	tap(pwrite(file.fd, "h8 i9 g9\n", 9, 0) == 9 && !puzzle_file_get(&file, 0, &game), "nor one that was changed");
	puzzle_file_close(&file);
	tap(read_text("(;GM[4]SZ[15]RU[freestyle]AB[hh][gg]AW[ii]PL[W];W[jj];B[kk])(;GM[4]SZ[9];B[ee])") == 2, "SGF");
	tap(has(0, 0, 3, SIDE_WHITE, RULE_FREESTYLE) && has(1, 1, 1, SIDE_WHITE, RULE_RENJU),
	    "set-up stones are the position, and the moves after them are not");
	puzzle_file_close(&file);
	tap(read_text("(;GM[4]SZ[15]AB[hh][gg]AW[ii][jj];B[hh])") == 1, "also if those moves are wrong");
	puzzle_file_close(&file);
	tap(read_text("(;GM[4]SZ[15]AB[hh][hh]AW[zz];B[aa])") == 0 && file.others == 1, "but not if the set-up is");
	puzzle_file_close(&file);
	tap(read_text("(;GM[4]AB[hh]AW[ii]PL[W])(;GM[4]AB[hh]AW[ii]PL[B])") == 2 && file.at[0].id != file.at[1].id,
	    "the side to move makes another puzzle");
	puzzle_file_close(&file);
	tap(read_text("g7 i9 h8\n") == 1 && has(0, 3, 3, SIDE_WHITE, RULE_RENJU) && game.rules.opening == OPENING_FREE,
	    "the opening of the options does not restrict them");
	puzzle_file_close(&file);
	tap(read_text("") == 0 && file.others == 0, "an empty file has no puzzles");
	puzzle_file_close(&file);
	tap(read_text("\x1F\x8B\x08") == -1 && file.foreign, "a gzip file is foreign");
	puzzle_file_close(&file);
}

static void test_many(void)
{
	enum { LINE = 6 };
	static char text[LINE * (PUZZLES_MAX + 2) + 1];
	for (int i = 0; i < PUZZLES_MAX + 2; i++)
		memcpy(text + (size_t)LINE * (size_t)i, "h8 i9\n", LINE);
	text[LINE * PUZZLES_MAX] = '\0';
	tap(read_text(text) == PUZZLES_MAX && !file.more, "a file may have %d puzzles", PUZZLES_MAX);
	puzzle_file_close(&file);
	text[LINE * PUZZLES_MAX] = 'h';
	tap(read_text(text) == PUZZLES_MAX && file.more, "of more, the first ones are used");
	tap(has(PUZZLES_MAX - 1, 2, 2, SIDE_BLACK, RULE_RENJU), "the last one is read again");
	puzzle_file_close(&file);
}

/* Four rows of seven with one open end each, which eight in a row complete. The stone on the center completes none, and
   leaves the machine, minimax with such a K, four equal replies to choose from at random. */
static void test_equal_replies(void)
{
	const struct ruleset rules = {.rule = RULE_FREESTYLE, .size = 15, .connect = 8};
	game_new(&game, &rules);
	for (int i = 0; i < 7; i++) {
		int point = point_at(i, 1);
		for (int turn = 0; turn < 4; turn++, point = point_at(14 - point_y(point), point_x(point)))
			game_setup(&game, SIDE_BLACK, &point, 1);
	}
	puzzle_start(&puzzle, &game, &budget);
	puzzle_prove(&puzzle, &game);
	tap(puzzle.state == PUZZLE_OPEN && play("H8") == PUZZLE_JUDGED && puzzle.state == PUZZLE_MISSED &&
	        game.plies == 2,
	    "a reply is chosen among equal ones");
}

int main(void)
{
	test_equal_replies();
	test_right();
	test_solved();
	test_refused();
	test_missed();
	test_detour();
	test_forbidden();
	test_forbidden_reply();
	test_pass();
	test_unproved();
	test_interrupted();
	test_id();
	test_file();
	test_many();
	puzzle_free(&puzzle);
	return tap_status();
}
