#include "rules/forbidden.h"

/* The fast reading of line.h for Black's exact five, on a window of bits; a test proves that both agree.

   Whatever a stone makes on a line goes through the first point above and the first below its maximal row: only there
   can one more stone join that row. So a line holds two fours at most, and one three. */

enum { AROUND = 4 }; /* a stone further away than this has no part in a four or three */

static const uint64_t centre_bit = (uint64_t)1 << WINDOW_CENTRE;

/* What a stone makes on one line. */
struct line_look {
	int row;      /* length of the maximal row */
	int fours;
	int keys;     /* extensions of its three, at most two */
	int key[2];   /* as steps from the stone along the line */
};

/* What a stone makes on all four. */
struct look {
	bool five;
	bool overline;
	int fours;
	int threes; /* lines of them in `line` */
	struct {
		enum direction direction;
		int keys;
		int key[2];
	} line[DIRECTIONS];
};

static inline unsigned bit_at(uint64_t bits, int position)
{
	return bits >> position & 1;
}

/* Consecutive ones from the position up, and from the position down. */
static inline int ones_up(uint64_t bits, int position)
{
	return __builtin_ctzll(~(bits >> position));
}

static inline int ones_down(uint64_t bits, int position)
{
	return __builtin_clzll(~(bits << (63 - position)));
}

/* Too few stones around for a four or a three: that is, for anything. */
static inline bool is_quiet(uint64_t black)
{
	uint64_t near = black >> (WINDOW_CENTRE - AROUND) & (((uint64_t)1 << (2 * AROUND + 1)) - 1);
	near &= ~((uint64_t)1 << AROUND);
	return (near & (near - 1)) == 0;
}

/* Black's stones on the line with the new one at the centre, and the empty points. */
static inline struct line_look look_along(uint64_t black, uint64_t empty)
{
	int below = WINDOW_CENTRE - ones_down(black, WINDOW_CENTRE);
	int above = WINDOW_CENTRE + ones_up(black, WINDOW_CENTRE);
	struct line_look look = {.row = above - below - 1};
	if (look.row >= 5)
		return look;
	unsigned opens_above = bit_at(empty, above);
	unsigned opens_below = bit_at(empty, below);
	int after_above = opens_above ? ones_up(black, above + 1) : 0;
	int after_below = opens_below ? ones_down(black, below - 1) : 0;
	int long_above = look.row + 1 + after_above; /* the row that a stone on the gap would make */
	int long_below = look.row + 1 + after_below;
	look.fours = (opens_above && long_above == 5) + (opens_below && long_below == 5);
	if (look.fours == 2 && look.row == 4)
		look.fours = 1; /* a straight four */
	if (!opens_above || !opens_below)
		return look;
	/* Straight four: four in a row, both ends empty, and no stone behind them that would make it six. */
	if (long_below == 4 && after_above == 0 && bit_at(empty, below - after_below - 1) &&
	    !bit_at(black, below - after_below - 2))
		look.key[look.keys++] = below - WINDOW_CENTRE;
	if (long_above == 4 && after_below == 0 && bit_at(empty, above + after_above + 1) &&
	    !bit_at(black, above + after_above + 2))
		look.key[look.keys++] = above - WINDOW_CENTRE;
	return look;
}

static inline void look_at(const struct board *board, int point, struct look *look)
{
	int x = point_x(point);
	int y = point_y(point);
	look->five = look->overline = false;
	look->fours = look->threes = 0;
	for (enum direction d = 0; d < DIRECTIONS; d++) {
		const struct board_line *line = &board->line[board_line_index(board->size, x, y, d)];
		int position = d == DIRECTION_VERTICAL ? y : x;
		uint64_t black = bits_window(line->stone[SIDE_BLACK], position);
		if (is_quiet(black))
			continue;
		struct line_look along = look_along(black | centre_bit, bits_window(line->empty, position) & ~centre_bit);
		look->five |= along.row == 5;
		look->overline |= along.row > 5;
		look->fours += along.fours;
		if (along.keys == 0)
			continue;
		look->line[look->threes].direction = d;
		look->line[look->threes].keys = along.keys;
		look->line[look->threes].key[0] = along.key[0];
		look->line[look->threes].key[1] = along.key[1];
		look->threes++;
	}
}

/* What a candidate extension of a three is worth. */
enum extension {
	EXTENSION_FIVE,  /* it makes a five somewhere, so it is none */
	EXTENSION_REAL,  /* a straight four, and no forbidden point */
	EXTENSION_UNREAL /* a straight four, but a forbidden point */
};

static bool is_double_three(struct board *board, int point, const struct look *look);

/* The rule's order for an extension: five, overline and double-four, double-three. */
static enum extension judge_extension(struct board *board, int point)
{
	struct look look;
	look_at(board, point, &look);
	if (look.five)
		return EXTENSION_FIVE;
	if (look.overline || look.fours >= 2 || (look.threes >= 2 && is_double_three(board, point, &look)))
		return EXTENSION_UNREAL;
	return EXTENSION_REAL;
}

/* At least two of the threes are real. The stone itself is on the board while its extensions are judged, and each of
   those while its own are: every level adds a stone, so the depth is bounded by the empty points. */
static bool is_double_three(struct board *board, int point, const struct look *look)
{
	int real = 0;
	board_put(board, SIDE_BLACK, point);
	for (int i = 0; i < look->threes && real < 2 && real + look->threes - i >= 2; i++)
		for (int k = 0; k < look->line[i].keys; k++) {
			int key = board_step(board, point, look->line[i].direction, look->line[i].key[k]);
			if (judge_extension(board, key) == EXTENSION_REAL) {
				real++;
				break;
			}
		}
	board_take(board, SIDE_BLACK, point);
	return real >= 2;
}

static unsigned reasons_of(struct board *board, int point, const struct look *look)
{
	if (look->five)
		return 0;
	unsigned reasons = look->overline ? REASON_OVERLINE : 0;
	if (look->fours >= 2)
		reasons |= REASON_44;
	if (look->threes >= 2 && is_double_three(board, point, look))
		reasons |= REASON_33;
	return reasons;
}

struct black_move forbidden_judge(struct board *board, int point)
{
	struct look look;
	look_at(board, point, &look);
	return (struct black_move){look.five, reasons_of(board, point, &look)};
}

unsigned forbidden_reasons(struct board *board, int point)
{
	return forbidden_judge(board, point).reasons;
}

bool forbidden_candidate(struct board *board, int point)
{
	struct look look, after;
	look_at(board, point, &look);
	int threes = 0;
	board_put(board, SIDE_BLACK, point);
	for (int i = 0; i < look.threes; i++)
		for (int k = 0; k < look.line[i].keys; k++) {
			look_at(board, board_step(board, point, look.line[i].direction, look.line[i].key[k]), &after);
			if (!after.five) {
				threes++;
				break;
			}
		}
	board_take(board, SIDE_BLACK, point);
	return threes >= 2;
}

void forbidden_each(struct board *board, void (*visit)(int point, unsigned reasons, void *context), void *context)
{
	for (int point = POINT_NONE; (point = board_next_empty(board, point)) != POINT_NONE;) {
		unsigned reasons = forbidden_reasons(board, point);
		if (reasons != 0)
			visit(point, reasons, context);
	}
}
