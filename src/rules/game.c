#include "rules/game.h"

#include "base/costly_assert.h"
#include "base/minmax.h"
#include "rules/symmetric.h"

bool game_rules_fit(const struct ruleset *rules)
{
	int connect = rule_traits[rules->rule].connect;
	return (connect == 0 || rules->connect == connect) && !opening_misfit(rules);
}

void game_new(struct game *game, const struct ruleset *rules)
{
	game->rules = *rules;
	board_clear(&game->board, rules->size);
	game->to_move = SIDE_BLACK;
	game->offer = SIDE_NONE;
	game->start = STATUS_OK;
	game->plies = 0;
}

enum side game_first_side(const struct game *game)
{
	bool moved = game->plies > 0 && game->history[0].kind <= PLY_PASS;
	return moved ? (enum side)game->history[0].side : game->to_move;
}

void game_setup_board(const struct game *game, struct board *start)
{
	*start = game->board;
	for (int i = 0; i < game->plies; i++)
		if (game->history[i].kind == PLY_STONE)
			board_take(start, game->history[i].side, game->history[i].point);
}

int game_last_stone(const struct game *game)
{
	for (int i = game->plies; i-- > 0;)
		if (game->history[i].kind == PLY_STONE)
			return game->history[i].point;
	return POINT_NONE;
}

int game_offers(const struct game *game)
{
	const struct ply *last = game->plies > 0 ? &game->history[game->plies - 1] : NULL;
	return last && last->kind == PLY_OFFER ? last->point : 0;
}

int game_moves(const struct game *game)
{
	int steps = 0; /* of the opening: they put no stones */
	int most = game->rules.opening == OPENING_FREE ? 0 : min(game->plies, OPENING_CELLS + OPENING_STEPS_MAX);
	for (int i = 0; i < most; i++)
		steps += game->history[i].kind > PLY_PASS && game->history[i].kind < PLY_RESIGN;
	return game_last_position(game) - steps;
}

void game_opening(const struct game *game, struct opening *opening)
{
	if (!opening_has_choices(&game->rules)) {
		int own = game->rules.opening == OPENING_FREE ? 0 : board_stones_of(&game->board, game->to_move);
		opening_start(opening, &game->rules, 2 * own + (game->to_move == SIDE_WHITE));
		return;
	}
	opening_start(opening, &game->rules, 0);
	for (int i = 0; i < game->plies && !opening->over; i++)
		opening_step(opening, &game->history[i]);
}

bool game_is_opening(const struct game *game)
{
	struct opening opening;
	if (game->rules.opening == OPENING_FREE || game_over(game) || !opening_has_choices(&game->rules))
		return false;
	game_opening(game, &opening);
	return !opening.over;
}

enum who game_player(const struct game *game, const struct opening *opening)
{
	bool second = (opening->black == WHO_SECOND) == (game->to_move == SIDE_BLACK);
	return second ? WHO_SECOND : WHO_FIRST;
}

const struct point_set *game_allowed(const struct game *game, struct point_set *set)
{
	struct opening opening;
	if (game->rules.opening == OPENING_FREE)
		return NULL;
	game_opening(game, &opening);
	if (opening.over)
		return NULL;
	*set = (struct point_set){0};
	for (int point = POINT_NONE; (point = board_next_empty(&game->board, point)) != POINT_NONE;)
		if (opening_allows(&opening, game->board.size, point, game->offered))
			point_set_add(set, point);
	return set;
}

/* Does the opening restrict the stone that the side puts after `later` more of its stones? */
static bool is_restricted(const struct game *game, enum side side, int later)
{
	struct opening opening;
	int stones = board_stones_of(&game->board, side) + later;
	opening_start(&opening, &game->rules, 2 * stones + (side == SIDE_WHITE));
	return !opening.over;
}

bool game_restricts_later(const struct game *game)
{
	return game->rules.opening != OPENING_FREE && !opening_has_choices(&game->rules) &&
	       (is_restricted(game, game->to_move, 1) || is_restricted(game, side_other(game->to_move), 0));
}

bool game_passed(const struct game *game)
{
	return game->plies > 0 && game->history[game->plies - 1].kind == PLY_PASS;
}

bool game_claimable(const struct game *game)
{
	return status_forbidden(game_status(game).status) && !game_over(game);
}

/* Is the other side to move after a ply of this kind? */
static bool passes_turn(enum ply_kind kind)
{
	return kind == PLY_STONE || kind == PLY_PASS || kind == PLY_OFFER;
}

/* Records a ply. A move of the side that was offered a draw declines the offer. */
static struct verdict record(struct game *game, enum ply_kind kind, enum side side, int point, struct verdict verdict)
{
	costly_assert(game->plies < GAME_PLIES_MAX);
	game->history[game->plies++] = (struct ply){(int16_t)point, (uint8_t)kind, (uint8_t)side, (uint8_t)verdict.status,
	                                            (uint8_t)verdict.reasons};
	if (game->offer != SIDE_NONE && game->offer != side)
		game->offer = SIDE_NONE;
	if (passes_turn(kind))
		game->to_move = side_other(side);
	return verdict;
}

/* Returns the color of the next stone. The one that White picks is black. */
static enum side stone_side(const struct game *game)
{
	return game_offers(game) > 0 ? side_other(game->to_move) : game->to_move;
}

/* Not inlined: every stone of games without an opening would pay for its stack. */
__attribute__((noinline)) static bool opening_bars(const struct game *game, int point)
{
	struct opening opening;
	game_opening(game, &opening);
	return !opening_allows(&opening, game->board.size, point, game->offered);
}

/* Refuses a stone where none may be put; else judges it: a five, a forbidden point, or neither. */
static struct verdict refuse_or_judge_stone(struct game *game, enum side side, int point)
{
	if (game_over(game))
		return verdict_plain(STATUS_GAME_OVER);
	if (point == POINT_NONE)
		return verdict_plain(STATUS_OFF_BOARD);
	if (!board_empty(&game->board, point))
		return verdict_plain(STATUS_OCCUPIED);
	if (game->rules.opening != OPENING_FREE && opening_bars(game, point))
		return verdict_plain(STATUS_OPENING);
	return verdict_of_stone(&game->board, &game->rules, side, point);
}

struct verdict game_judge(struct game *game, int point)
{
	return refuse_or_judge_stone(game, stone_side(game), point);
}

/* Referees spend more time here than anywhere else, so all that it calls is compiled into it. */
__attribute__((flatten)) struct verdict game_play(struct game *game, int point)
{
	enum side side = stone_side(game);
	struct verdict verdict = refuse_or_judge_stone(game, side, point);
	if (verdict.rejected)
		return verdict;
	board_put(&game->board, side, point);
	return record(game, PLY_STONE, side, point, verdict);
}

static struct verdict end_with(struct game *game, enum ply_kind kind, enum side side, enum status status)
{
	return record(game, kind, side, POINT_NONE, verdict_plain(status));
}

struct verdict game_open_verdict(const struct game *game)
{
	if (game_over(game))
		return verdict_plain(STATUS_GAME_OVER);
	return verdict_plain(game_is_opening(game) ? STATUS_OPENING : STATUS_OK);
}

struct verdict game_pass(struct game *game)
{
	struct verdict verdict = game_open_verdict(game);
	if (verdict.status != STATUS_OK)
		return verdict;
	bool draws = game_passed(game) || board_full(&game->board);
	return end_with(game, PLY_PASS, game->to_move, draws ? STATUS_DRAW : STATUS_OK);
}

struct verdict game_resign(struct game *game)
{
	if (game_over(game))
		return verdict_plain(STATUS_GAME_OVER);
	return end_with(game, PLY_RESIGN, game->to_move, game->to_move == SIDE_BLACK ? STATUS_WIN_WHITE : STATUS_WIN_BLACK);
}

struct verdict game_draw(struct game *game)
{
	struct verdict verdict = game_open_verdict(game);
	if (verdict.status != STATUS_OK)
		return verdict;
	if (game->offer != SIDE_NONE)
		return end_with(game, PLY_AGREE, side_other(game->offer), STATUS_DRAW);
	game->offer = game->to_move;
	return game_status(game);
}

struct verdict game_claim(struct game *game)
{
	if (game_over(game))
		return verdict_plain(STATUS_GAME_OVER);
	if (!game_claimable(game))
		return verdict_plain(STATUS_NOT_ALLOWED);
	return end_with(game, PLY_CLAIM, SIDE_WHITE, STATUS_WIN_WHITE);
}

/* Computes the opening. Returns GAME_OVER after the end, else OK. */
static struct verdict opening_verdict(const struct game *game, struct opening *opening)
{
	game_opening(game, opening);
	return verdict_plain(game_over(game) ? STATUS_GAME_OVER : STATUS_OK);
}

/* Records a step if the opening gives that choice now. */
static struct verdict take_step(struct game *game, struct verdict verdict, bool given, enum ply_kind kind, int number)
{
	if (verdict.status == STATUS_OK && !given)
		verdict = verdict_plain(STATUS_NOT_ALLOWED);
	if (verdict.status != STATUS_OK)
		return verdict;
	return record(game, kind, game->to_move, number, verdict);
}

struct verdict game_swap(struct game *game)
{
	struct opening opening;
	struct verdict verdict = opening_verdict(game, &opening);
	return take_step(game, verdict, opening.swap, PLY_SWAP, POINT_NONE);
}

struct verdict game_more(struct game *game)
{
	struct opening opening;
	struct verdict verdict = opening_verdict(game, &opening);
	return take_step(game, verdict, opening.more, PLY_MORE, POINT_NONE);
}

struct verdict game_number(struct game *game, int number)
{
	struct opening opening;
	struct verdict verdict = opening_verdict(game, &opening);
	if (verdict.status == STATUS_OK && opening.number > 0 && number > opening.number)
		verdict = verdict_plain(STATUS_OPENING);
	return take_step(game, verdict, opening.number > 0, PLY_NUMBER, number);
}

struct offer_fault board_offer_fault(const struct board *board, const int *points, int count, bool symmetric)
{
	struct symmetric_stones stones;
	if (symmetric)
		symmetric_gather(&stones, board);
	for (int i = 0; i < count; i++) {
		if (points[i] == POINT_NONE)
			return (struct offer_fault){.status = STATUS_OFF_BOARD, .index = i};
		if (!board_empty(board, points[i]))
			return (struct offer_fault){.status = STATUS_OCCUPIED, .index = i};
		for (int j = 0; j < i; j++)
			if (points[i] == points[j] || (symmetric && symmetric_points(&stones, points[i], points[j])))
				return (struct offer_fault){STATUS_OPENING, i, points[i], points[j]};
	}
	return (struct offer_fault){.status = STATUS_OK};
}

struct offer_fault game_offer_fault(const struct game *game, const int *points, int count)
{
	struct opening opening;
	game_opening(game, &opening);
	return board_offer_fault(&game->board, points, count, opening.offer > 0);
}

struct verdict game_make_offer(struct game *game, const int *points, int count)
{
	struct opening opening;
	struct verdict verdict = opening_verdict(game, &opening);
	if (verdict.status == STATUS_OK && opening.offer > 0)
		verdict = verdict_plain(game_offer_fault(game, points, count).status);
	if (verdict.status == STATUS_OK && opening.offer > 0 && count != opening.offer)
		verdict = verdict_plain(STATUS_OPENING);
	verdict = take_step(game, verdict, opening.offer > 0, PLY_OFFER, count);
	assert(verdict.status != STATUS_OK || count <= OPENING_OFFER_MAX);
	for (int i = 0; verdict.status == STATUS_OK && i < count; i++)
		game->offered[i] = (int16_t)points[i];
	return verdict;
}

static void step_back(struct game *game)
{
	assert(game->plies > 0);
	const struct ply *last = &game->history[--game->plies];
	if (last->kind == PLY_STONE)
		board_take(&game->board, last->side, last->point);
	if (passes_turn(last->kind))
		game->to_move = last->side;
	if (game_offers(game) > 0)
		game->to_move = side_other(game->history[game->plies - 1].side);
}

static void step_on(struct game *game)
{
	assert(game->plies < GAME_PLIES_MAX);
	const struct ply *next = &game->history[game->plies++];
	if (next->kind == PLY_STONE)
		board_put(&game->board, next->side, next->point);
	if (passes_turn(next->kind))
		game->to_move = side_other(next->side);
}

void game_go_to(struct game *game, int ply)
{
	while (game->plies > ply)
		step_back(game);
	while (game->plies < ply)
		step_on(game);
}

struct verdict game_undo(struct game *game, int count)
{
	if (count > game->plies)
		return verdict_plain(STATUS_NOT_ALLOWED);
	while (count-- > 0)
		step_back(game);
	game->offer = SIDE_NONE;
	return game_status(game);
}

static struct verdict before_first_move(const struct game *game)
{
	struct verdict verdict = game_open_verdict(game);
	return verdict.status == STATUS_OK && game->plies > 0 ? verdict_plain(STATUS_NOT_ALLOWED) : verdict;
}

enum status game_setup_fault(struct game *game, enum side side, const int *points, int count)
{
	enum status status = STATUS_OK;
	int placed = 0;
	for (; placed < count; placed++) {
		if (points[placed] == POINT_NONE)
			status = STATUS_OFF_BOARD;
		else if (!board_empty(&game->board, points[placed]))
			status = STATUS_OCCUPIED;
		if (status != STATUS_OK)
			break;
		board_put(&game->board, side, points[placed]);
	}
	while (placed-- > 0)
		board_take(&game->board, side, points[placed]);
	return status;
}

struct verdict game_setup(struct game *game, enum side side, const int *points, int count)
{
	struct verdict verdict = before_first_move(game);
	if (verdict.status == STATUS_OK)
		verdict = verdict_plain(game_setup_fault(game, side, points, count));
	for (int i = 0; verdict.status == STATUS_OK && i < count; i++)
		board_put(&game->board, side, points[i]);
	return verdict;
}

struct verdict game_turn(struct game *game, enum side side)
{
	struct verdict verdict = before_first_move(game);
	if (verdict.status == STATUS_OK)
		game->to_move = side;
	return verdict;
}
