/* Checks the opening of a recorded game by its stones. A step that the record leaves out is assumed. */
#ifndef RECORDED_OPENING_H
#define RECORDED_OPENING_H

#include "base/text.h"
#include "rules/game.h"

/* One more than allowed, to notice when there are too many. */
enum { RECORDED_ALTERNATIVES_MAX = OPENING_OFFER_MAX + 1 };

struct recorded_opening {
	struct ruleset rules;       /* the game's rules, with the opening to check */
	bool uses_record;           /* take the opening that the record names; one that does not fit the board is ignored */
	struct ruleset from_record; /* the opening that the record names */
	struct span swaps;          /* the record's letter for each right to swap, in order; R: the right was used */
	bool offered;               /* the record lists fifth moves that were offered */
	int alternatives; /* number of moves in `alternative`; the chosen one, if listed, is removed when played */
	int16_t alternative[RECORDED_ALTERNATIVES_MAX];
	struct opening now; /* the state of the opening after `plies` plies */
	int plies;          /* negative: `now` is unknown */
	size_t next_swap;   /* the index of the next letter of `swaps` */
};

/* Forgets the opening of the last record. Nothing is checked until recorded_opening_begin(). */
void recorded_opening_start(struct recorded_opening *opening);
/* Begins the game under these rules. Moves an opening with choices from *rules to *opening, which checks it. Any other
   opening stays in *rules, which then restrict stones as in any game. */
void recorded_opening_begin(struct recorded_opening *opening, struct ruleset *rules);
/* Reads the name of an opening at the beginning of a text; free if there is none. Only letters and digits are
   compared, in either case; õ is y or o. If the N of the name is missing, the usual one is taken. */
void recorded_opening_name(struct recorded_opening *opening, struct span name);
/* Reads the fifth moves that were not chosen. They are separated by anything but letters and digits; words that are
   not points are skipped. */
void recorded_opening_alternatives(struct recorded_opening *opening, struct span text, int size);

/* Takes the steps of the opening up to the game's last stone. Returns whether the opening is still going on. */
bool recorded_opening_advance(struct recorded_opening *opening, const struct game *game);
/* Takes the steps as recorded_opening_advance() does. Returns whether an opening with choices is still going on.
   Call this or recorded_opening_admit() for each ply of a game, also after a return to an earlier ply. */
static inline bool recorded_opening_follow(struct recorded_opening *opening, const struct game *game)
{
	bool was_over = opening->plies >= 0 && opening->plies <= game->plies && opening->now.over;
	return opening->rules.opening != OPENING_FREE && !was_over && recorded_opening_advance(opening, game);
}
/* Takes the steps as recorded_opening_advance() does. Returns whether the opening allows the next stone on the
   empty point. */
bool recorded_opening_admit(struct recorded_opening *opening, const struct game *game, int point);

#endif
