/* The opening of a written game, checked by what is written: what is not written is taken as done. */
#ifndef RECORDED_OPENING_H
#define RECORDED_OPENING_H

#include "base/text.h"
#include "rules/game.h"

enum { RECORDED_ALTERNATIVES_MAX = OPENING_OFFER_MAX + 1 }; /* enough to be too many */

struct recorded_opening {
	struct ruleset rules; /* the opening that is checked; the rest is the game's */
	bool named;           /* it is the record's, and binds nobody where it does not go with the board */
	struct ruleset told;  /* the record's */
	struct span swaps;    /* a letter for each right to swap in its order, R: it was used */
	bool offered;         /* fifth moves are written that were offered: */
	int alternatives;     /* those that were not picked, and before the fifth move is told it too if it is among them */
	int16_t alternative[RECORDED_ALTERNATIVES_MAX];
	struct opening now;   /* where it has come to */
	int plies;            /* after so many of the game; below 0: it is not known */
	size_t right;         /* the next of `swaps` */
};

/* Nothing is written, and nothing is checked. */
void recorded_opening_start(struct recorded_opening *opening);
/* The game begins under these rules. An opening with choices is checked here, and is taken from them; the others stay there
   and bind stones as in any game. */
void recorded_opening_begin(struct recorded_opening *opening, struct ruleset *rules);
/* The opening that a name begins with: letters and digits count, in either case, õ as y or o. A name without its N has the
   usual one. Free where it is none. */
void recorded_opening_name(struct recorded_opening *opening, struct span name);
/* Fifth moves that were not picked, between anything that is no letter and no digit; what is no point is passed over. */
void recorded_opening_alternatives(struct recorded_opening *opening, struct span text, int size);

/* Has the game come so far? For recorded_opening_runs() alone. */
bool recorded_opening_goes_on(struct recorded_opening *opening, const struct game *game);
/* Both go on from where they were asked last: for each ply of a game one of them is asked, also after a return.
   Is an opening with choices still under way after the game's stones? */
static inline bool recorded_opening_runs(struct recorded_opening *opening, const struct game *game)
{
	bool was_over = opening->plies >= 0 && opening->plies <= game->plies && opening->now.over;
	return opening->rules.opening != OPENING_FREE && !was_over && recorded_opening_goes_on(opening, game);
}
/* May the game's next stone go to the empty point? */
bool recorded_opening_allows(struct recorded_opening *opening, const struct game *game, int point);

#endif
