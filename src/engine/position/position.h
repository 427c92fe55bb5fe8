/* The board of a search. Making and taking back a move updates, for each empty point and side, the patterns that a
   stone would make there, and with them the evaluation and the number of points of each pattern4. */
#ifndef POSITION_H
#define POSITION_H

#include "engine/position/code.h"
#include "engine/position/network.h"
#include "engine/position/regions.h"
#include "engine/position/weights.h"
#include "rules/forbidden.h"

enum {
	CELL_NONE = 0, /* never a point of the board */
	CELLS_MAX = (BOARD_MAX + PATTERN_RADIUS_MAX) * (BOARD_MAX + 2 * PATTERN_RADIUS_MAX) + PATTERN_RADIUS_MAX,
	POSITION_PLIES_MAX = 640, /* moves made and not taken back */
	MOVE_REACH = 3,  /* moves are generated up to this distance from a stone along a line, and a knight's move away */
	SMALL_BOARD = 7, /* up to this board size they are generated everywhere */
	/* One spare entry: a change is written before it is counted. */
	CHANGES_MAX = POSITION_PLIES_MAX * 8 * PATTERN_RADIUS_MAX + 1,
};

/* The content of a point. */
enum {
	CELL_BLACK = SIDE_BLACK,
	CELL_WHITE = SIDE_WHITE,
	CELL_EMPTY = SIDE_NONE,
	CELL_EDGE,
};

/* What a stone would make on an empty point: 16 bytes, which making and taking back a move copy at once. */
struct prospect {
	uint32_t patterns;        /* Black's in the lower half, White's above; four bits for each direction */
	struct features features; /* shapes only if the network sees them */
};

/* A point: the lines through it; for an empty point also what a stone would make there. */
struct cell {
	uint32_t line[DIRECTIONS]; /* lower bits: the half against the direction; above: the half along it (pattern.h) */
	struct prospect prospect;
};

/* A cell before a stone on one of its lines changed it. */
struct change {
	struct prospect prospect;
	uint16_t cell;
	uint8_t direction;
	uint8_t pattern4[2];
};

/* What a move changed besides cells, with the values before the move. */
struct undo {
	uint16_t cell;
	uint8_t pattern4[2];      /* of the cell */
	struct prospect prospect; /* likewise */
	int value;
	int changes;
	uint16_t counts[2][PATTERN4S];
};

/* Zeroed before its first position_load(). */
struct position {
	struct ruleset rules;
	enum side to_move;
	bool has_forbidden; /* Black has forbidden points; `board` is set only then */
	int size;
	int stride;
	int step[DIRECTIONS];
	int first, last; /* the range of the board's cells */
	int empty;       /* number of empty points */
	int value;       /* sum over the empty points, for Black, plus value_offset */
	int value_offset;
	uint64_t hash;                    /* of all stones */
	uint64_t region_hash[REGIONS];    /* of the stones of each region */
	uint16_t counts[2][PATTERN4S];    /* number of empty points by side and pattern4 */
	int plies;                        /* moves made since position_load() */
	int changes;                      /* entries of `change` in use */
	const struct weights *weights[2]; /* by side */
	bool has_network;                 /* the network is used under these rules */
	bool proving;    /* moves leave shapes and accumulators: no value is asked before they are taken back */
	int accumulated; /* accumulator[] is computed up to this number of moves made */
	/* Sums over the empty points, plus offsets; and the same by region, computed together. */
	_Alignas(CACHE_LINE) struct accumulator accumulator[POSITION_PLIES_MAX + 1];
	struct regions regions[POSITION_PLIES_MAX + 1];
	struct accumulator region_offset[REGIONS];
	uint8_t region[CELLS_MAX]; /* that the point belongs to */
	struct network_rows network;
	struct region_rows region_rows;
	bool with_shapes; /* the network sees shapes */
	struct network_shapes shapes;
	struct policy_rows policy;      /* filled only if the network sees shapes */
	uint8_t contents[CELLS_MAX];    /* a side, or CELL_EMPTY or CELL_EDGE */
	uint8_t near[CELLS_MAX];        /* number of stones near the point; moves are generated where it is not 0 */
	uint8_t pattern4[2][CELLS_MAX]; /* by side, of empty points; others PATTERN4_NOTHING */
	_Alignas(CACHE_LINE) struct cell cells[CELLS_MAX];
	struct undo undo[POSITION_PLIES_MAX];
	struct change change[CHANGES_MAX];
	uint64_t zobrist[2][CELLS_MAX];
	struct board board;
	const struct time_limit *time; /* for judging forbidden points; NULL: no limit. position_load() sets NULL */
	bool has_unjudged;             /* a point could not be judged in time since position_load() */
	struct patterns patterns;
	struct codes codes;
};

/* Makes the tables for the rules: those of patterns and, on a board with this many stones, of the networks. */
void position_prepare(struct position *position, const struct ruleset *rules, int stones);
/* Sets up the board's position, after position_prepare(). patterns_possible() must hold for the rules. */
void position_load(struct position *position, const struct board *board, const struct ruleset *rules,
                   enum side to_move);

/* Derive what moves update: the line through a cell, as in struct cell, from the contents of the points; the sums of
   the regions, with no outputs yet, and the accumulator from the empty points. */
unsigned position_line(const struct position *position, int cell, int direction);
void position_add_up(const struct position *position, struct regions *regions, struct accumulator *accumulator);
/* Does everything that moves update follow from the stones? Slow. */
bool position_is_consistent(const struct position *position);

/* Returns the value of a code for the side, as a summand of position->value. */
static inline int position_code_value(const struct position *position, enum side side, unsigned code)
{
	int value = position->weights[side]->value[code];
	return side == SIDE_BLACK ? value : -value;
}
/* Returns the part of a hash key that is the side to move, which position->hash leaves out. */
static inline uint64_t position_side_key(enum side to_move)
{
	return to_move == SIDE_WHITE ? 0x5851F42D4C957F2Du : 0;
}
/* Returns the patterns that a stone of the side on the empty cell makes, four bits for each direction. */
static inline unsigned position_patterns(const struct position *position, enum side side, int cell)
{
	return position->cells[cell].prospect.patterns >> 16 * side & 0xFFFF;
}
/* Returns the pattern (enum pattern) that a stone of the side on the empty cell makes in the direction. */
static inline unsigned position_pattern(const struct position *position, enum side side, int cell, int direction)
{
	return position_patterns(position, side, cell) >> 4 * direction & 0xF;
}
/* Does a stone of the side on the empty cell make a pattern from `least` to `most` in any direction? */
bool position_makes(const struct position *position, enum side side, int cell, enum pattern least, enum pattern most);
/* Does the side have forbidden points? */
static inline bool position_side_has_forbidden(const struct position *position, enum side side)
{
	return position->has_forbidden && side == SIDE_BLACK;
}

/* Convert between a point and its cell: the index of the point in arrays that have a border around the board. */
int position_cell(const struct position *position, int point);
int position_point(const struct position *position, int cell);
/* Is the cell's point in the set? Every point is, if the set is NULL. */
bool position_in_set(const struct position *position, int cell, const struct point_set *set);

/* Makes a move on the empty cell. At most POSITION_PLIES_MAX moves may be made before some are taken back. */
void position_make_move(struct position *position, int cell);
/* Takes the last move back. */
void position_unmake_move(struct position *position);

static inline bool position_has(const struct position *position, enum side side, enum pattern4 pattern4)
{
	return position->counts[side][pattern4] > 0;
}

/* Returns the side's first cell with this pattern4 after `cell`, or CELL_NONE. Start with CELL_NONE. */
int position_find(const struct position *position, enum side side, enum pattern4 pattern4, int cell);

/* Is the empty cell forbidden to the side to move? True also when the point cannot be judged in time, or within
   FORBIDDEN_SEARCH_STEPS. */
bool position_is_forbidden(struct position *position, int cell);
/* Is the empty cell certainly forbidden? False when it cannot be judged in time. Use this to prove that the
   other side wins. */
bool position_is_surely_forbidden(struct position *position, int cell);

/* Returns a bit mask of both sides' threats, less than THREAT_MASKS. */
unsigned position_threats(const struct position *position);
/* Computes the accumulator after the last move, if it is missing. Requires has_network. */
void position_accumulate(struct position *position);
/* Returns the network's value for the side to move; 0 without a network. */
int position_network_value(struct position *position);
enum { EVALUATION_MAX = 20000 }; /* the largest static evaluation, for either side */

/* Returns the static evaluation for the side to move, from -EVALUATION_MAX to EVALUATION_MAX. */
int position_evaluate(struct position *position);

#endif
