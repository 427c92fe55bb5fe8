/* A game under a ruleset: board, history, offers and result. */
#ifndef GAME_H
#define GAME_H

#include "rules/board.h"
#include "rules/opening.h"
#include "rules/verdict.h"

/* At most one pass before each stone, since two passes end the game; one ply that ends the game; the steps of an
   opening. */
enum { GAME_PLIES_MAX = 2 * BOARD_MAX * BOARD_MAX + 3 + OPENING_STEPS_MAX };

/* A value: it may be copied. Only the first `plies` entries of the history belong to the game; those after them are
   valid only after game_go_to(). */
struct game {
	struct ruleset rules;
	struct board board;
	enum side to_move; /* after the end, the side that would be next; White while White must pick an offered point */
	enum side offer;   /* the side with an open draw offer, or SIDE_NONE */
	enum status start; /* the status before the first ply: OK, but of a record that ended without a ply its result */
	int plies;
	int16_t offered[OPENING_OFFER_MAX]; /* the points of the last PLY_OFFER */
	struct ply history[GAME_PLIES_MAX];
};

/* Can a game have these rules: does the rule allow this K, and the opening this size? */
bool game_rules_fit(const struct ruleset *rules);

/* Starts a game with an empty board and Black to move. */
void game_new(struct game *game, const struct ruleset *rules);

/* Returns the status after the last ply. */
static inline struct verdict game_status(const struct game *game)
{
	if (game->plies == 0)
		return (struct verdict){.status = game->start};
	const struct ply *last = &game->history[game->plies - 1];
	return (struct verdict){.status = last->status, .reasons = last->reasons};
}

static inline bool game_over(const struct game *game)
{
	enum status status = game_status(game).status;
	return status != STATUS_OK && (!status_forbidden(status) || game->rules.penalty == PENALTY_LOSE);
}

/* Returns the number of plies up to the last position: all, except one that ends the game without a move (PLY_RESIGN
   and the kinds after it). */
static inline int game_last_position(const struct game *game)
{
	bool ended_otherwise = game->plies > 0 && game->history[game->plies - 1].kind >= PLY_RESIGN;
	return game->plies - ended_otherwise;
}

/* Returns the number of stones and passes played. */
int game_moves(const struct game *game);
/* Returns the side that moves first. */
enum side game_first_side(const struct game *game);
/* Sets *start to the board before the first ply. */
void game_setup_board(const struct game *game, struct board *start);
/* Returns the last stone played, or POINT_NONE; setup stones do not count. */
int game_last_stone(const struct game *game);
/* Returns how many offered points White must choose from now: that many entries of `offered` are valid. 0: none. */
int game_offers(const struct game *game);
/* Computes the state of the opening. */
void game_opening(const struct game *game, struct opening *opening);
/* Is the game still in an opening with choices? False once the game is over. */
bool game_is_opening(const struct game *game);
/* Returns OK if the game is open and its opening is over, so that a machine can be asked; else GAME_OVER or OPENING. */
struct verdict game_open_verdict(const struct game *game);
/* Returns which of the two players is to move. `opening` is that of game_opening(). */
enum who game_player(const struct game *game, const struct opening *opening);
/* Returns the points that the opening allows now, in *set; NULL if it allows all. */
const struct point_set *game_allowed(const struct game *game, struct point_set *set);
/* Does an opening without choices restrict any stone after the next one? */
bool game_restricts_later(const struct game *game);
/* Was the last ply a pass? Then another pass makes a draw. */
bool game_passed(const struct game *game);
/* Can White claim a forbidden move now? */
bool game_claimable(const struct game *game);

/* Returns the status that the next stone on the point would have. */
struct verdict game_judge(struct game *game, int point);

/* Each function carries out a line of the input language, or refuses and leaves the game unchanged. With
   PENALTY_REJECT a FORBIDDEN move is refused, too. `point` may be POINT_NONE, for a point off the board. */
struct verdict game_play(struct game *game, int point);
struct verdict game_pass(struct game *game);
struct verdict game_resign(struct game *game);
struct verdict game_draw(struct game *game);
struct verdict game_claim(struct game *game);
/* Take the steps of an opening: swap colors, choose to put two more stones, name the number of points to offer, at
   least 1. None of them puts a stone. */
struct verdict game_swap(struct game *game);
struct verdict game_more(struct game *game);
struct verdict game_number(struct game *game, int number);
/* Offers all points or none. The first bad point decides the status: off the board, occupied, or symmetric or equal
   to an earlier one. Then the number of points is checked. */
struct verdict game_make_offer(struct game *game, const int *points, int count);
struct offer_fault {
	enum status status; /* OK for no fault */
	int index;          /* of the point at fault */
	int point, earlier; /* with STATUS_OPENING: the two symmetric or equal points */
};
/* Returns the first fault of the points. */
struct offer_fault game_offer_fault(const struct game *game, const int *points, int count);
/* The same on a board. `symmetric`: symmetric points are a fault, too; the board then has 1 to SYMMETRIC_STONES_MAX
   stones. */
struct offer_fault board_offer_fault(const struct board *board, const int *points, int count, bool symmetric);
/* Goes to the position after the first `ply` plies of the history, which keeps all its plies. Nothing is judged
   again, and draw offers are left alone. */
void game_go_to(struct game *game, int ply);
/* Takes back `count` plies, at least 1, and withdraws an open draw offer. */
struct verdict game_undo(struct game *game, int count);
/* Sets up stones on all points or none. Allowed only before the first ply. */
struct verdict game_setup(struct game *game, enum side side, const int *points, int count);
/* Returns what is wrong with the first bad point: off the board, or occupied, also by an earlier point. Returns OK
   if none is bad. */
enum status game_setup_fault(struct game *game, enum side side, const int *points, int count);
/* Sets the side to move. Allowed only before the first ply. */
struct verdict game_turn(struct game *game, enum side side);

#endif
