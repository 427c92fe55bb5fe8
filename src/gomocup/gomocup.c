#include "gomocup/gomocup.h"

#include <stdlib.h>
#include <unistd.h>

#include "base/message.h"
#include "gomocup/gomocup_command.h"
#include "gomocup/points.h"
#include "gomocup/swap2.h"
#include "gomocup/thinking.h"
#include "gomocup/yixin.h"

enum { SIZE_MIN = 5 };

/* Answers with a move. Returns NULL, or an error answer. */
static const char *gomocup_answer_move(struct gomocup_player *player)
{
	struct board board;
	struct search_result found;
	const struct request request = {.book = player->common->book, .lines = 1};
	const char *error = player_begin_move(player, &board);
	if (error)
		return error;
	gomocup_think(player, &request, &board, stones_own_side(&player->stones), &found);
	player_answer_point(player, found.point);
	return NULL;
}

static const char ok[] = "OK";

/* Starts a game. Returns `ok`, or an error answer for a board that there cannot be. */
static const char *start_board(struct gomocup_player *player, int width, int height)
{
	if (width != height)
		return "ERROR the board must be square";
	if (width < SIZE_MIN || width > BOARD_MAX)
		return "ERROR the size must be 5 to 99";
	stones_clear(&player->stones, width);
	limits_restart(&player->limits);
	struct ruleset rules = player_rules(player);
	mover_prepare(&player->mover_state, player_machine(player), &rules, NULL);
	return ok;
}

/* Reads a width; Yixin-Board adds the height after a blank. */
static const char *gomocup_start(struct gomocup_player *player)
{
	int width, height;
	struct span second = player->rest, first = text_word(&second);
	second = text_trim(second);
	if (!points_numbers(first, &width, 1) || !points_numbers(second.length > 0 ? second : first, &height, 1))
		return "ERROR START needs a size from 5 to 99";
	const char *answer = start_board(player, width, height);
	if (answer == ok && second.length > 0)
		limits_use_yixin(&player->limits);
	return answer;
}

static const char *rectstart(struct gomocup_player *player)
{
	int sizes[2];
	if (!points_numbers(player->rest, sizes, 2))
		return "ERROR RECTSTART needs a width and a height";
	return start_board(player, sizes[0], sizes[1]);
}

static const char *restart(struct gomocup_player *player)
{
	int size = player->stones.size;
	return size == 0 ? "ERROR START must come first" : start_board(player, size, size);
}

static const char *gomocup_begin(struct gomocup_player *player)
{
	if (player->stones.size == 0)
		return "ERROR START must come first";
	return player->stones.count > 0 ? "ERROR the board is not empty" : gomocup_answer_move(player);
}

static const char *turn(struct gomocup_player *player)
{
	int point;
	const char *error = points_read_free(&player->stones, player->rest, &point);
	/* Checked before the stone is put, because the manager may set another rule and send TURN again. */
	if (!error)
		error = player_rule_obstacle(player);
	if (error)
		return error;
	stones_put(&player->stones, OWNER_OPPONENT, point);
	return gomocup_answer_move(player);
}

static const char *gomocup_play(struct gomocup_player *player)
{
	int point;
	const char *error = points_read_free(&player->stones, player->rest, &point);
	if (!error)
		player_answer_point(player, point);
	return error;
}

static const char *takeback(struct gomocup_player *player)
{
	int point;
	const char *error = points_read(&player->stones, player->rest, &point);
	if (error)
		return error;
	return stones_take(&player->stones, point) ? ok : "ERROR the point has no stone";
}

static const char *board(struct gomocup_player *player)
{
	const char *error = yixin_board(player);
	return error ? error : gomocup_answer_move(player);
}

/* Adds stones of the opening, Black's and White's in turn, to the board, and answers with them. With `steps` each has a
   line of its own, which has its number; else they stand on one line. */
static void add_stones(struct gomocup_player *player, const int *point, int count, bool steps)
{
	struct stones *stones = &player->stones;
	for (int i = 0; i < count; i++) {
		stones_put(stones, stones->count % 2 == 0 ? OWNER_SELF : OWNER_OPPONENT, point[i]);
		if (steps) {
			sink_format(player->out, "MESSAGE SWAP2 MOVE%d %d %d\n", stones->count, point_x(point[i]),
			            stones->size - 1 - point_y(point[i]));
			continue;
		}
		sink_text(player->out, i > 0 ? " " : "");
		player_put_point(player, point[i]);
	}
	if (!steps)
		player_put_line(player, "");
}

/* Answers with the first three stones. The opponent then chooses a color. */
static void propose(struct gomocup_player *player, bool steps)
{
	int point[SWAP2_FIRST];
	struct ruleset rules = player_rules(player);
	swap2_first(&player->mover_state.rng, &rules, point);
	add_stones(player, point, SWAP2_FIRST, steps);
}

/* Answers with White's move and Black's reply. The opponent then chooses a color. */
static void add_two(struct gomocup_player *player, struct search_result *found, bool steps)
{
	struct board board;
	int point[] = {found->point, found->pv_length > 1 ? found->pv[1] : POINT_NONE};
	if (point[1] == POINT_NONE) {
		stones_put(&player->stones, OWNER_OPPONENT, point[0]);
		stones_board(&player->stones, &board);
		gomocup_think(player, &(struct request){.lines = 1}, &board, SIDE_BLACK, found);
		stones_take(&player->stones, point[0]);
		point[1] = found->point;
	}
	add_stones(player, point, SWAP2_ALL - SWAP2_FIRST, steps);
}

/* Answers which color the engine takes: White with its move, or as a step of Yixin-Board without one. */
static void take_color(struct gomocup_player *player, bool black, int point, bool steps)
{
	if (!black)
		stones_change_owners(&player->stones);
	if (steps) {
		sink_format(player->out, "MESSAGE SWAP2 SWAP%d %s\n", player->stones.count == SWAP2_FIRST ? 1 : 2,
		            black ? "YES" : "NO");
	} else if (black) {
		player_put_line(player, "SWAP");
	} else {
		player_answer_point(player, point);
	}
}

/* Chooses a color after three or five stones, with White to move. Black's stones have OWNER_SELF. Returns NULL, or an
   error answer. */
static const char *gomocup_choose(struct gomocup_player *player, bool steps)
{
	struct board board;
	struct search_result found;
	const char *error = player_begin_move(player, &board);
	if (error)
		return error;
	gomocup_think(player, &(struct request){.lines = 1}, &board, SIDE_WHITE, &found);
	enum swap2_choice choice = swap2_choose(&found, player->stones.count);
	if (choice == SWAP2_MORE)
		add_two(player, &found, steps);
	else
		take_color(player, choice == SWAP2_SWAP, found.point, steps);
	return NULL;
}

static const char *swap2board(struct gomocup_player *player)
{
	const int *count = &player->listed.count;
	const char *error = points_list(player, text_span(""), POINTS_ALTERNATE);
	if (!error && *count != 0 && *count != SWAP2_FIRST && *count != SWAP2_ALL)
		error = "ERROR SWAP2BOARD takes no, three or five points";
	if (!error && *count == 0)
		error = player_rule_obstacle(player);
	if (error)
		return error;
	player->stones = player->listed;
	if (*count > 0)
		return gomocup_choose(player, false);
	propose(player, false);
	return NULL;
}

static const char *swap2_step1(struct gomocup_player *player)
{
	const char *error = player_rule_obstacle(player);
	if (error)
		return error;
	stones_clear(&player->stones, player->stones.size);
	limits_restart(&player->limits);
	propose(player, true);
	return NULL;
}

/* Answers which color the engine takes, if the board has `count` stones and White is to move. Returns NULL, or an error
   answer: `other`, unless another one comes first. */
static const char *choose_step(struct gomocup_player *player, int count, const char *other)
{
	struct stones *stones = &player->stones;
	const char *error = player_rule_obstacle(player);
	if (!error && (stones->count != count || stones_to_move(stones) != SIDE_WHITE))
		error = other;
	if (error)
		return error;
	if (stones_own_side(stones) == SIDE_WHITE)
		stones_change_owners(stones);
	return gomocup_choose(player, true);
}

static const char *swap2_step2(struct gomocup_player *player)
{
	return choose_step(player, SWAP2_FIRST, "ERROR YXSWAP2STEP2 needs three stones");
}

static const char *swap2_step3(struct gomocup_player *player)
{
	return choose_step(player, SWAP2_ALL, "ERROR YXSWAP2STEP3 needs five stones");
}

/* Sets a limit. The machine prepares after START, when limits have come that it must keep. */
static const char *info(struct gomocup_player *player)
{
	limits_set(&player->limits, player->rest);
	if (player->stones.size > 0)
		player_prepare(player);
	return NULL;
}

/* The functions of commands. Each obeys player->rest, and returns NULL, or the line of the answer. NULL: unknown. */
static const char *(*const answers[GOMOCUP_COMMANDS + 1])(struct gomocup_player *player) = {
#define GOMOCUP_ANSWER(command, word, obey) [command] = (obey),
	/* clang-format off */
	GOMOCUP_ROWS(GOMOCUP_ANSWER)
/* clang-format on */
#undef GOMOCUP_ANSWER
		[GOMOCUP_QUERY] = yixin_query,
	[GOMOCUP_WITH_LIST] = yixin_unknown_with_list,
	[GOMOCUP_WITH_LINE] = yixin_unknown_with_line,
};

/* Obeys a line. Returns false after END. */
static bool obey_gomocup(struct gomocup_player *player)
{
	player->rest = player->line;
	enum gomocup_command command = gomocup_command_read(&player->rest);
	if (gomocup_command_is_yixin(command))
		limits_use_yixin(&player->limits);
	if (command == GOMOCUP_END)
		return false;
	const char *answer = answers[command] ? answers[command](player) : "UNKNOWN command";
	if (answer)
		player_put_line(player, answer);
	return true;
}

/* Obeys lines until END or the end of input. */
static void run_gomocup_command(struct gomocup_player *player)
{
	enum wire_answer received;
	while ((received = player_read(player)) != WIRE_END && player->out->failure == 0) {
		if (received == WIRE_TOO_LONG)
			player_put_line(player, "ERROR the line is too long");
		else if (!obey_gomocup(player))
			break;
		sink_flush(player->out);
	}
}

int gomocup_run(const struct common_options *common, struct sink *out)
{
	struct gomocup_player *player = calloc(1, sizeof *player);
	if (!player) {
		message_memory("the game");
		return EXIT_TROUBLE;
	}
	player->common = common;
	player->out = out;
	player->limits = limits_none();
	player->mover_state.rng = rng_seeded(common->seed);
	wire_open(&player->wire, STDIN_FILENO, out);
	run_gomocup_command(player);
	bool exhausted = player->mover_state.exhausted;
	if (exhausted)
		message_memory("the engine");
	if (player->mover_state.short_of_threads)
		message_threads();
	bool failed = wire_report_failure(&player->wire);
	mover_state_free(&player->mover_state);
	free(player);
	return exhausted || failed ? EXIT_TROUBLE : EXIT_FINE;
}
