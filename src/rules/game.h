/* A game under a ruleset: board, history, offers, result. */
#ifndef GAME_H
#define GAME_H

#include "rules/board.h"
#include "rules/opening.h"
#include "rules/verdict.h"

/* Two passes in a row end a game, so at most one stands before each stone; then an end. An opening has steps that are
   neither. */
enum { GAME_PLIES_MAX = 2 * BOARD_MAX * BOARD_MAX + 3 + OPENING_STEPS_MAX };

/* A value: copy it, compare it, write it to a file of your own. Only `plies` entries of the history mean anything. */
struct game {
	struct ruleset rules;
	struct board board;
	enum side to_move; /* also after the end: who would be next. Where points are offered White: to pick one */
	enum side offer;   /* who has an open draw offer, or SIDE_NONE */
	int plies;
	int16_t offered[OPENING_OFFER_MAX]; /* the points of the PLY_OFFER on record */
	struct ply history[GAME_PLIES_MAX];
};

/* Returns why no game has these rules, in a few words such as "renju needs K = 5"; NULL where one can. */
const char *game_rules_fault(const struct ruleset *rules);

/* An empty board, Black to move. */
void game_new(struct game *game, const struct ruleset *rules);

/* The status of the last ply on record; OK where there is none. */
static inline struct verdict game_status(const struct game *game)
{
	if (game->plies == 0)
		return verdict_plain(STATUS_OK);
	const struct ply *last = &game->history[game->plies - 1];
	return (struct verdict){last->status, last->reasons};
}

static inline bool game_over(const struct game *game)
{
	enum status status = game_status(game).status;
	return status != STATUS_OK && (!status_forbidden(status) || game->rules.penalty == PENALTY_LOSE);
}

/* Steps of the opening on record that are no stones. */
int game_opening_steps(const struct game *game);

/* Stones and passes on record. */
static inline int game_moves(const struct game *game)
{
	bool ended_otherwise = game->plies > 0 && game->history[game->plies - 1].kind >= PLY_RESIGN;
	int steps = game->rules.opening == OPENING_FREE ? 0 : game_opening_steps(game);
	return game->plies - ended_otherwise - steps;
}

/* Who moved first, or will. */
enum side game_first_side(const struct game *game);
/* The stones that stood before the first ply: the board without what was played. */
void game_setup_board(const struct game *game, struct board *start);
/* The last stone played, or POINT_NONE; setup stones were not played. */
int game_last_stone(const struct game *game);
/* How many points White may pick one of now: the first ones of `offered`. */
int game_offers(const struct game *game);
/* Whose answer or move the next `draw` is. */
enum side game_draw_side(const struct game *game);
/* Where the opening has come to. */
void game_opening(const struct game *game, struct opening *opening);
/* Is an opening with choices still under way, in an open game? */
bool game_opens(const struct game *game);
/* Who of the two players has the side to move. */
enum who game_player(const struct game *game, const struct opening *opening);
/* The points where the opening lets the side to move play, in *set; NULL where it does not bind. */
const struct point_set *game_allowed(const struct game *game, struct point_set *set);
/* Does an opening without choices bind stones after the next one? */
bool game_binds(const struct game *game);
/* Was the last ply a pass, so that another is a draw? */
bool game_passed(const struct game *game);
/* May White claim now? */
bool game_claimable(const struct game *game);

/* What a stone on the point would do, for whose stone is next. */
struct verdict game_judge(struct game *game, int point);

/* Each does what a line of the input language does, or refuses and leaves the game untouched. What the verdict means
   is in verdict.h; a FORBIDDEN move under PENALTY_REJECT was not placed. point may be POINT_NONE: off the board. */
struct verdict game_play(struct game *game, int point);
struct verdict game_pass(struct game *game);
struct verdict game_resign(struct game *game);
struct verdict game_draw(struct game *game);
struct verdict game_claim(struct game *game);
/* Steps of an opening with choices: the other colour, two more stones, how many points will be offered. */
struct verdict game_swap(struct game *game);
struct verdict game_more(struct game *game);
struct verdict game_number(struct game *game, int number);
/* All points or none. The first bad one decides: off the board, occupied, or one move with an earlier one; then how
   many there are. */
struct verdict game_make_offer(struct game *game, const int *points, int count);
struct offer_fault {
	enum status status; /* OK for none */
	int point, earlier; /* under STATUS_OPENING: one move, or the same point */
};
/* The first bad one among these points. */
struct offer_fault game_offer_fault(const struct game *game, const int *points, int count);
/* count is 1 or more. */
struct verdict game_undo(struct game *game, int count);
/* All points or none. */
struct verdict game_setup(struct game *game, enum side side, const int *points, int count);
/* The first bad one among these points, off the board or occupied, the ones before it counting as stones; OK for
   none. */
enum status game_setup_fault(struct game *game, enum side side, const int *points, int count);
struct verdict game_turn(struct game *game, enum side side);

/* Was the verdict's move or line turned down, so that nothing changed? */
static inline bool game_rejects(const struct game *game, enum status status)
{
	return status_refused(status) || (status_forbidden(status) && game->rules.penalty == PENALTY_REJECT);
}

#endif
