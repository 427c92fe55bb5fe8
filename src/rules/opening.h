/* How a game opens: where the first stones go, who may change colours, who chooses. Source: the rules, section 4.
   Each opening is a row of one table; where a game stands in it is found by walking over what was done. */
#ifndef OPENING_H
#define OPENING_H

#include "base/text.h"
#include "rules/board.h"

/* Two players. The first has Black when the game begins; colours may change, players never do. */
enum who {
	WHO_FIRST,
	WHO_SECOND,
};
extern const char *const who_names[]; /* FIRST, SECOND; ends in NULL */

/* What was done in a game, one step after the other. The steps of an opening change no stone; the ends come last. */
enum ply_kind {
	PLY_STONE,
	PLY_PASS,
	PLY_SWAP,
	PLY_MORE,
	PLY_NUMBER,
	PLY_OFFER, /* of points for the next black stone: the PLY_STONE after it is White's pick */
	PLY_RESIGN,
	PLY_AGREE, /* a draw offer was accepted */
	PLY_CLAIM, /* White claimed Black's forbidden move */
};

struct ply {
	int16_t point;  /* of PLY_STONE; of PLY_NUMBER and PLY_OFFER how many points; else POINT_NONE */
	uint8_t kind;   /* enum ply_kind */
	uint8_t side;   /* enum side: who did it; of PLY_STONE its color */
	uint8_t status; /* enum status: the state's after it */
	uint8_t reasons;
};

enum {
	OPENING_OFFER_MAX = 16,     /* points offered at once, and the largest N */
	OPENING_STEPS_MAX = 16,     /* plies of an opening that are no stones */
	OPENING_CELLS = 6,
	OPENING_NAME_MAX = 24,      /* bytes of a written name, its end included */
};

/* A cell for each of the first stones. What stands in it:
     1 3 5 7 9  the stone stands in the central square of that side        >5  outside it        .  anywhere
     ^          in the upper half as printed or on the centre row
     !          in the central 5, but the three stones are not D13 or I13
     s          the player on turn may swap first, once                    m  or call `more`, unless they swapped
     #K         the player names a number from 1 to K first
     oK o#      no stone but an offer of K points, or as many as were named; the other player picks one
     A/oK       the stone A, or, unless there was a swap here, the offer: then the cell after it does not count
     +          after the stone the same player goes on, and sets up for both
   An N in a name is a number from 1 to OPENING_OFFER_MAX, and stands for it in the cells. */
struct opening_row {
	const char *name;
	int usual; /* the N that people play, 0 for a name without */
	int least; /* the smallest board, which is odd then; 0: any board */
	const char *cells[OPENING_CELLS + 1];
};
extern const struct opening_row openings[]; /* by ruleset.opening; ends in a row without a name */

/* Reads a name, letters in either case: "swap2", "soosyrv-8". Returns false, the rules unchanged, for another text. */
bool opening_read(struct ruleset *rules, struct span text);
/* Writes the name, terminated. Returns out. */
const char *opening_write(char out[OPENING_NAME_MAX], const struct ruleset *rules);
/* Returns what the opening needs and the board is not, e.g. "an odd N"; NULL if the board fits. */
const char *opening_misfit(const struct ruleset *rules);
/* Are there choices: swaps, numbers, offers? Then nobody may pass, agree on a draw or set up before the opening is
   over. Without choices, a cell binds its side's stone of that number, counting set-up stones. */
bool opening_has_choices(const struct ruleset *rules);

/* Where a stone may go. */
enum opening_area {
	AREA_NOWHERE,
	AREA_ANYWHERE,
	AREA_CENTER,
	AREA_INSIDE,  /* the central square of a side */
	AREA_OUTSIDE, /* that square */
	AREA_UPPER,   /* half, and the centre row */
	AREA_NOT_13,  /* in the central 5x5 square, but not to D13 or I13 */
};
struct opening_place {
	enum opening_area area;
	int side; /* of the central square */
};

/* Where an opening has come to, and what it allows now. */
struct opening {
	bool over;         /* the opening no longer binds */
	enum who black; /* who has Black */
	int stones;        /* put so far; without choices the number of the cell */
	bool swap;         /* the player may swap now */
	bool more;         /* the player may call `more` now */
	int number;        /* the largest number that may be named now, before everything except a swap; 0: none */
	int offer;         /* points that may be offered; 0: none */
	bool move;         /* a stone may be put */
	int picks;         /* points offered, of which the stone is one; 0: none */
	struct opening_place place;
	const char *const *cell; /* this one */
	bool again;              /* it has a + */
	bool either;             /* it has a / */
	int n;                   /* the N of the name */
	int named;               /* the number that was named */
	int last;                /* the last stone's point */
};

/* Starts an opening. */
void opening_start(struct opening *opening, const struct ruleset *rules);
/* Starts at the cell with this number, from 0; for openings without choices. */
void opening_start_at(struct opening *opening, const struct ruleset *rules, int cell);
/* Takes the next ply, one that is allowed; no pass and no end before the opening is over. */
void opening_step(struct opening *opening, const struct ply *ply);
/* What the player on turn may do, in the order in which people are told. */
enum opening_choice_kind {
	CHOICE_SWAP,
	CHOICE_MORE,
	CHOICE_NUMBER, /* name a number from 1 to `count` */
	CHOICE_OFFER,  /* offer `count` points */
	CHOICE_PICK,   /* one of the `count` points offered */
	CHOICE_STONE,  /* play one at `place` */
	CHOICES,
};
struct opening_choice {
	enum opening_choice_kind kind;
	int count;
};
/* Lists the choices at this step. Returns their number. */
int opening_choices(const struct opening *opening, struct opening_choice choices[CHOICES]);
/* May the next stone go there? The point is empty and on a board of this size. `offered` has the points of the last
   offer. */
bool opening_allows(const struct opening *opening, int size, int point, const int16_t *offered);

#endif
