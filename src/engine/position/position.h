/* The board of the search: what every empty point would make for either side is kept up to date by each stone put and
   taken, and with it the evaluation and how many points of each pattern4 there are. */
#ifndef POSITION_H
#define POSITION_H

#include "engine/position/code.h"
#include "engine/position/network.h"
#include "engine/position/weights.h"
#include "rules/nested.h"

enum {
	CELL_NONE = 0, /* never a point of the board */
	CELLS_MAX = (BOARD_MAX + PATTERN_RADIUS_MAX) * (BOARD_MAX + 2 * PATTERN_RADIUS_MAX) + PATTERN_RADIUS_MAX,
	PUTS_MAX = 512, /* stones that a search may have put */
	CHANGES_MAX = PUTS_MAX * 8 * PATTERN_RADIUS_MAX + 1, /* the last is written before it counts */
};

/* What a point holds. */
enum {
	CELL_BLACK = SIDE_BLACK,
	CELL_WHITE = SIDE_WHITE,
	CELL_EMPTY = SIDE_NONE,
	CELL_EDGE,
};

/* What surrounds a point and what it makes; the latter is kept for empty points only. */
struct cell {
	uint16_t half[DIRECTIONS][2]; /* against the direction and along it (pattern.h) */
	uint16_t patterns[2];         /* by side, four bits a direction */
	uint16_t code[2];
};

/* A cell as it was before a stone changed it, and its codes since. */
struct change {
	uint16_t cell;
	uint16_t patterns[2];
	uint16_t code[2];
	uint16_t code_now[2];
	uint8_t pattern4[2];
};

/* What a stone changes besides cells, as it was before. */
struct put {
	uint16_t cell;
	int value;
	int changes;
	uint64_t hash;
	uint16_t counts[2][PATTERN4S];
};

struct nested_work;

/* Zeroed before its first position_load(). */
struct position {
	struct ruleset rules;
	enum side to_move;
	bool judges; /* are there forbidden points? then `board` is kept as well */
	int size;
	int stride;
	int step[DIRECTIONS];
	int first, last; /* the board's cells lie within */
	int empty;       /* points */
	int value;       /* sum over empty points, for Black */
	uint64_t hash;
	uint16_t counts[2][PATTERN4S]; /* empty points by side and pattern4 */
	int puts;                  /* stones put since position_load() */
	int changes;
	const struct weights *weights[2]; /* by side */
	bool sees;                 /* is there a network for this game? */
	int accumulated;           /* puts whose accumulator is up to date */
	struct accumulator accumulator[PUTS_MAX + 1];
	struct network_codes network;
	uint8_t holds[CELLS_MAX];
	uint8_t near[CELLS_MAX];    /* stones near it; 0: nobody would move there */
	uint8_t reach[CELLS_MAX][DIRECTIONS][2]; /* cells that a stone there changes, against the direction and along it */
	uint8_t pattern4[2][CELLS_MAX];          /* by side, of empty points; PATTERN4_NOTHING elsewhere */
	struct cell cells[CELLS_MAX];
	struct put put[PUTS_MAX];
	struct change change[CHANGES_MAX];
	uint64_t zobrist[2][CELLS_MAX];
	struct board board;
	const struct time_limit *time; /* of judging a forbidden point; NULL, as after position_load(): none */
	struct judging judging;        /* of forbidden points, since position_load() */
	bool unsettled; /* some point was not known in time, since position_load() */
	struct patterns patterns;
	struct codes codes;
};

/* The position on the board; connect is one that patterns_make() takes. The weights, by side, stay the caller's. */
void position_load(struct position *position, const struct board *board, const struct ruleset *rules, enum side to_move,
                   const struct weights *const weights[2]);

/* Frees what judging forbidden points has allocated. */
void position_release(struct position *position);

int position_cell(const struct position *position, int point);
int position_point(const struct position *position, int cell);

/* The side to move plays on the empty cell; the other is to move then. At most PUTS_MAX at a time. */
void position_put(struct position *position, int cell);
/* Undoes the last put. */
void position_take(struct position *position);

static inline bool position_has(const struct position *position, enum side side, enum pattern4 pattern4)
{
	return position->counts[side][pattern4] > 0;
}

/* Returns the side's first cell of this pattern4 after `cell`, or CELL_NONE. CELL_NONE as `cell` starts. */
int position_find(const struct position *position, enum side side, enum pattern4 pattern4, int cell);

/* Is the empty cell forbidden to the side to move? Proved where its pattern4 says so; what is not known soon, or
   when the clock says that time is over, is forbidden. */
bool position_forbids(struct position *position, int cell);
/* The same of what another side's win rests on: what is not known is not forbidden. */
bool position_forbids_surely(struct position *position, int cell);

/* What either side could do, as a set of bits below THREAT_MASKS. */
unsigned position_threats(const struct position *position);
/* What the network makes of the position, for the side to move; 0 without one. */
int position_network(struct position *position);
/* For the side to move, within plus and minus EVALUATION_MAX. */
enum { EVALUATION_MAX = 20000 };
int position_evaluate(struct position *position);

#endif
