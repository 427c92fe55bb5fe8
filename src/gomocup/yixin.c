#include "gomocup/yixin.h"

#include "base/minmax.h"
#include "gomocup/points.h"
#include "gomocup/thinking.h"
#include "rules/forbidden.h"

enum { VALUE_MOST = 30000 };

const char *yixin_board(struct gomocup_player *player)
{
	const char *error = points_list(player, player->rest, POINTS_OWNED);
	if (!error)
		player->stones = player->listed;
	return error;
}

const char *yixin_hash_clear(struct gomocup_player *player)
{
	mover_forget(&player->mover_state);
	return NULL;
}

/* Returns the point as it is stored in `blocked`: rows count from the top, so that blocks stay when the size
   changes. */
static int block_of(const struct stones *stones, int point)
{
	return point_at(point_x(point), stones->size - 1 - point_y(point));
}

static const char *change_blocks(struct gomocup_player *player, void (*change)(struct point_set *set, int point))
{
	const struct stones *listed = &player->listed;
	const char *error = points_list(player, player->rest, POINTS_SET);
	for (int i = 0; !error && i < listed->count; i++)
		change(&player->blocked, block_of(listed, listed->stone[i].point));
	return error;
}

const char *yixin_block(struct gomocup_player *player)
{
	return change_blocks(player, point_set_add);
}

const char *yixin_block_undo(struct gomocup_player *player)
{
	return change_blocks(player, point_set_remove);
}

const char *yixin_block_reset(struct gomocup_player *player)
{
	player->blocked = (struct point_set){{{0}}};
	return NULL;
}

static void yixin_put_forbidden(struct gomocup_player *player)
{
	struct board board;
	int size = player->stones.size;
	stones_board(&player->stones, &board);
	for (int y = 0; y < size; y++)
		for (int x = 0; x < size; x++) {
			int point = point_at(x, size - 1 - y);
			if (!board_empty(&board, point) || forbidden_reasons(&board, point) == 0)
				continue;
			sink_format(player->out, "%02d%02d", x, y);
		}
}

const char *yixin_show_forbidden(struct gomocup_player *player)
{
	struct ruleset rules = player_rules(player);
	if (player->stones.size == 0)
		return "ERROR START must come first";
	sink_text(player->out, "FORBID ");
	if (player->limits.rule_known && ruleset_forbids(&rules, stones_to_move(&player->stones)))
		yixin_put_forbidden(player);
	return ".";
}

/* Prepares a search for the side to move, whose stones get OWNER_SELF. Returns NULL, or an error answer if no move can
   be made. */
static const char *yixin_begin_move(struct gomocup_player *player, struct board *board)
{
	struct stones *stones = &player->stones;
	const char *error = player_rule_obstacle(player);
	if (error)
		return error;
	if (stones_own_side(stones) != stones_to_move(stones))
		stones_change_owners(stones);
	return player_begin_move(player, board);
}

const char *yixin_nbest(struct gomocup_player *player)
{
	struct board board;
	struct search_result found;
	int count;
	if (!text_number(player->rest, STONES_MAX, &count) || count == 0)
		return "ERROR YXNBEST needs a number of moves";
	const char *error = yixin_begin_move(player, &board);
	if (error)
		return error;
	const struct request request = {.lines = min(count, stones_empty(&player->stones))};
	gomocup_think(player, &request, &board, stones_to_move(&player->stones), &found);
	player_answer_point(player, found.point);
	return NULL;
}

/* Returns how far the score after the line's first move, for the side then to move, is from `value`. */
static long long distance(const struct search_result *line, int value)
{
	long long off = line->score + value;
	return off < 0 ? -off : off;
}

/* Is the line nearer to the value than the best one so far? Lines that were not searched come last. With
   `goes_on`, lines that begin with a five come after all others, because a five ends the game. */
static bool bound_is_nearer(const struct search_result *line, const struct search_result *best, int value, bool goes_on)
{
	if (goes_on && (line->forced == 1) != (best->forced == 1))
		return best->forced == 1;
	if ((line->depth > 0) != (best->depth > 0))
		return line->depth > 0;
	return distance(line, value) < distance(best, value);
}

/* Returns the line of player->multi_pv that is nearest to the value, apart from the moves in `out`; NULL if there is
   none. */
static const struct search_result *nearest(const struct gomocup_player *player, int value, bool goes_on,
                                           const struct point_set *out)
{
	const struct multi_pv *multi_pv = &player->multi_pv;
	const struct search_result *best = NULL;
	for (int i = 0; i < multi_pv->count; i++) {
		const struct search_result *line = &multi_pv->line[i];
		if (!point_set_has(out, line->point) && (!best || bound_is_nearer(line, best, value, goes_on)))
			best = line;
	}
	return best;
}

/* Finds a move after which the score for the side then to move is about `value`. Searches all moves, then the nearest
   ones more deeply. The searches use parts `number` and `number` + 1 of the budget's `parts` parts. */
static int balance(struct gomocup_player *player, const struct board *board, int value, int number, int parts)
{
	enum { NEAREST = 8 };
	struct search_result found;
	struct point_set near = {{{0}}};
	const struct point_set none = {{{0}}};
	const struct search_result *line;
	enum side side = stones_to_move(&player->stones);
	bool goes_on = parts > 2 && number == 1;
	struct request request = {.lines = STONES_MAX, .number = number, .parts = parts};
	gomocup_think(player, &request, board, side, &found);
	for (int i = 0; i < NEAREST && (line = nearest(player, value, goes_on, &near)) != NULL; i++)
		point_set_add(&near, line->point);
	request.only = &near;
	request.number++;
	if (player->multi_pv.count > 1)
		gomocup_think(player, &request, board, side, &found);
	line = nearest(player, value, goes_on, &none);
	int point = line ? line->point : found.point;
	detail_answer(player, point);
	return point;
}

/* Reads the value, and prepares the search. Returns NULL, or an error answer. */
static const char *begin_balance(struct gomocup_player *player, int *value, struct board *board)
{
	bool read = text_integer(player->rest, VALUE_MOST, value);
	return read ? yixin_begin_move(player, board) : "ERROR YXBALANCE needs a value";
}

const char *yixin_balance_one(struct gomocup_player *player)
{
	struct board board;
	int value;
	const char *error = begin_balance(player, &value, &board);
	if (!error)
		player_answer_point(player, balance(player, &board, value, 1, 2));
	return error;
}

const char *yixin_balance_two(struct gomocup_player *player)
{
	struct board board;
	int value;
	const char *error = begin_balance(player, &value, &board);
	if (!error && stones_empty(&player->stones) < 2)
		error = "ERROR the board has no room for two moves";
	if (error)
		return error;
	/* The first move is chosen so that the best reply leads to the value; the second is chosen among all moves. */
	int first = balance(player, &board, -value, 1, 4);
	stones_put(&player->stones, OWNER_SELF, first);
	stones_change_owners(&player->stones);
	stones_board(&player->stones, &board);
	int second = balance(player, &board, value, 3, 4);
	stones_put(&player->stones, OWNER_SELF, second);
	stones_change_owners(&player->stones);
	player_put_point(player, first);
	sink_char(player->out, ' ');
	player_put_point(player, second);
	return "";
}

const char *yixin_stop(struct gomocup_player *player)
{
	(void)player;
	return NULL;
}

const char *yixin_unknown_with_list(struct gomocup_player *player)
{
	player_put_line(player, "UNKNOWN command");
	points_pass(player);
	return NULL;
}

const char *yixin_query(struct gomocup_player *player)
{
	if (!player->shown_info)
		return yixin_unknown_with_list(player);
	points_pass(player);
	return NULL;
}

const char *yixin_unknown_with_line(struct gomocup_player *player)
{
	player_put_line(player, "UNKNOWN command");
	player_read(player);
	return NULL;
}
