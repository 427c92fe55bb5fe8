/* Openings: where the first stones go, who may swap colors, and who chooses. Source: renju-openings(7). Each
   opening is a row of one table. Its state in a game is found by replaying the plies. */
#ifndef OPENING_H
#define OPENING_H

#include "base/text.h"
#include "rules/board.h"

/* The two players. The first has Black when the game begins. A swap changes colors, not players. */
enum who {
	WHO_FIRST,
	WHO_SECOND,
};
extern const char *const who_names[]; /* FIRST, SECOND; ends in NULL */

/* The kinds of plies. The steps of an opening, PLY_SWAP to PLY_OFFER, put no stone. The kinds that end the game come
   last. */
enum ply_kind {
	PLY_STONE,
	PLY_PASS,
	PLY_SWAP,
	PLY_MORE,
	PLY_NUMBER,
	PLY_OFFER, /* points for the next black stone; the PLY_STONE after it is White's pick */
	PLY_RESIGN,
	PLY_AGREE, /* a draw offer was accepted */
	PLY_CLAIM, /* White claimed Black's forbidden move */
};

struct ply {
	int16_t point;  /* of PLY_STONE; for PLY_NUMBER and PLY_OFFER the number of points; else POINT_NONE */
	uint8_t kind;   /* enum ply_kind */
	uint8_t side;   /* enum side: the side that acted; of PLY_STONE its color */
	uint8_t status; /* enum status: the status after the ply */
	uint8_t reasons;
};

enum {
	OPENING_OFFER_MAX = 16, /* points offered at once, and the largest N */
	OPENING_STEPS_MAX = 16, /* plies of an opening that are not stones */
	OPENING_CELLS = 6,
	OPENING_NAME_MAX = 24, /* bytes of a written name, with its terminator */
};

/* A cell, a string of signs, for each of the first stones:
     1 3 5 7 9  the stone goes into the central square of that side        >5  outside it        .  anywhere
     ^          into the upper half as printed, or on the center row
     !          into the central 5x5 square, but the three stones must not be D13 or I13
     s          the player to move may swap first, once                    m  or call `more`, unless they swapped
     #K         the player first names a number from 1 to K
     oK o#      in place of a stone, an offer of K points, or of as many as were named; the other player picks one
     A/oK       the stone A; or, if nobody swapped at this cell, the offer, which replaces this cell and the next
     +          after the stone the same player goes on, and puts the stones of both sides
   N in a name is a number from 1 to OPENING_OFFER_MAX, and in the cells it means that number. */
struct opening_row {
	const char *name;
	const char *usual_name; /* the name with the usual N */
	int usual;              /* the usual N; 0 for a name without N */
	int least;              /* the smallest board; it must also be odd; 0: any board */
	const char *cells[OPENING_CELLS + 1];
};
extern const struct opening_row openings[]; /* by ruleset.opening; ends in a row without a name */

/* Reads a name such as "swap2" or "soosyrv-8"; case does not matter. Returns false, and leaves the rules unchanged,
   for any other text. */
bool opening_read(struct ruleset *rules, struct span text);
/* Writes the name, terminated. Returns out. */
const char *opening_write(char out[OPENING_NAME_MAX], const struct ruleset *rules);
/* Does the opening need a board of odd size, or a larger one (`least` of its row), and has another? */
bool opening_misfit(const struct ruleset *rules);
/* Does the opening have choices: swaps, numbers or offers? Then passing, agreeing on a draw and setting up are
   refused until it is over. Without choices the cells in turn restrict Black's first stone, White's first, Black's
   second and so on; set-up stones count. */
bool opening_has_choices(const struct ruleset *rules);

/* Where a stone may go. */
enum opening_area {
	AREA_NOWHERE,
	AREA_ANYWHERE,
	AREA_CENTER,
	AREA_INSIDE,  /* the central square of a given side */
	AREA_OUTSIDE, /* outside that square */
	AREA_UPPER,   /* the upper half or the center row */
	AREA_NOT_13,  /* in the central 5x5 square, but not to D13 or I13 */
};
struct opening_place {
	enum opening_area area;
	int side; /* of the central square */
};

/* The state of an opening in a game, and what it allows now. */
struct opening {
	bool over;      /* it no longer restricts anything */
	enum who black; /* the player who has Black */
	int stones;     /* put so far; without choices the index of the cell */
	bool swap;      /* the player may swap now */
	bool more;      /* the player may call `more` now */
	int number;     /* the largest number that may be named now, before a stone is put; 0: none */
	int offer;      /* the number of points that may be offered now; 0: none */
	bool move;      /* a stone may be put now */
	int picks;      /* the stone is picked from this many offered points; 0: from any */
	struct opening_place place;
	const char *const *cell; /* the current cell */
	bool same_player;        /* the cell has a +: after the stone the same player goes on */
	bool either;             /* the cell has a / */
	int n;                   /* the N in the opening's name */
	int named;               /* the number that was named */
	int last;                /* the point of the last stone */
};

/* Starts an opening at the cell with this index. An opening with choices starts at 0. */
void opening_start(struct opening *opening, const struct ruleset *rules, int cell);
/* Advances the state by a ply. The ply must be allowed, and before the opening is over it must not be a pass. A ply
   that ends the game leaves the opening at its cell. */
void opening_step(struct opening *opening, const struct ply *ply);
/* The choices of the player to move, in the order of messages. */
enum opening_choice_kind {
	CHOICE_SWAP,
	CHOICE_MORE,
	CHOICE_NUMBER, /* name a number from 1 to `count` */
	CHOICE_OFFER,  /* offer `count` points */
	CHOICE_PICK,   /* one of the `count` points offered */
	CHOICE_STONE,  /* play a stone at `place` */
	CHOICES,
};
struct opening_choice {
	enum opening_choice_kind kind;
	int count;
};
/* Lists the choices at this step. Returns their number. */
int opening_choices(const struct opening *opening, struct opening_choice choices[CHOICES]);
/* May the next stone go to the point, which is empty and on a board of this size? `offered` has the points of the
   last offer. */
bool opening_allows(const struct opening *opening, int size, int point, const int16_t *offered);

#endif
