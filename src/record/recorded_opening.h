/* The opening of a recorded game, checked by its stones. A step that the record leaves out counts as taken. */
#ifndef RECORDED_OPENING_H
#define RECORDED_OPENING_H

#include "base/text.h"
#include "rules/game.h"

enum { RECORDED_ALTERNATIVES_MAX = OPENING_OFFER_MAX + 1 }; /* one too many, so that too many are noticed */

struct recorded_opening {
	struct ruleset rules; /* the opening that is checked; all else as in the game */
	bool named;           /* the record names the opening; one that does not fit the board does not bind */
	struct ruleset told;  /* the opening that the record names */
	struct span swaps;    /* the record's letter for each right to swap, in order; R: it was used */
	bool offered;         /* the record lists fifth moves that were offered: */
	int alternatives;     /* those not picked; until the fifth move is told, it may be among them */
	int16_t alternative[RECORDED_ALTERNATIVES_MAX];
	struct opening now;   /* the opening after `plies` of the game */
	int plies;            /* below 0: `now` is not known */
	size_t right;         /* the index of the next letter of `swaps` */
};

/* Starts a record that names no opening: nothing is checked. */
void recorded_opening_start(struct recorded_opening *opening);
/* Begins the game under these rules. An opening with choices is checked here and removed from *rules. Other openings
   stay there: they bind stones as in any game. */
void recorded_opening_begin(struct recorded_opening *opening, struct ruleset *rules);
/* Keeps the opening that the name begins with; free if it begins with none. Letters and digits count, in either case,
   õ as y or o. A name without its N has the usual one. */
void recorded_opening_name(struct recorded_opening *opening, struct span name);
/* Keeps the fifth moves that were not picked. Anything but letters and digits separates them; words that are not
   points are ignored. */
void recorded_opening_alternatives(struct recorded_opening *opening, struct span text, int size);

/* Takes the steps of the opening up to the game's stones. Returns whether it is still under way. */
bool recorded_opening_advance(struct recorded_opening *opening, const struct game *game);
/* Takes the steps, as above. Returns whether an opening with choices is still under way. For each ply of a game this
   or recorded_opening_admit() is called, also after a return to an earlier ply. */
static inline bool recorded_opening_follow(struct recorded_opening *opening, const struct game *game)
{
	bool was_over = opening->plies >= 0 && opening->plies <= game->plies && opening->now.over;
	return opening->rules.opening != OPENING_FREE && !was_over && recorded_opening_advance(opening, game);
}
/* Takes the steps, as above. Returns whether the opening allows the game's next stone on the empty point. */
bool recorded_opening_admit(struct recorded_opening *opening, const struct game *game, int point);

#endif
