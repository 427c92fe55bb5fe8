#include "rules/black_shapes.h"

#include "base/compiler.h"
#include "base/costly_assert.h"

/* A window holds 64 points of a line, with the new stone on bit WINDOW_CENTER. A dot is empty, '-' anything but black:
       bit   27 28 29 30 31 32 33 34 35 36 37
              -  .  X  .  X  N  .  -
                 |  |  |     |  |
                 |  |  |     |  above: the first point after the row
                 |  |  |     WINDOW_CENTER
                 |  |  below: the first point before the row
                 |  after_below: one stone from here on
                 the other end of the four that a stone on `below` would make
   One more stone can extend the row only on `above` or `below`. So a line holds at most two fours, and one three. Here
   row = 2; a stone on `below` would make four in a row with both ends empty and no black stone beyond them. So N
   belongs to a three, and `below`, two steps down, is its extension point. */

static const uint64_t center_bit = (uint64_t)1 << WINDOW_CENTER;

/* The shapes of a stone on one line. */
struct line_shapes {
	int row; /* length of the maximal row */
	int fours;
	int extensions;   /* number of extension points of the line's three, at most two; 0: no three */
	int extension[2]; /* steps from the new stone */
};

static inline unsigned bit_at(uint64_t bits, int position)
{
	return bits >> position & 1;
}

/* Count consecutive ones from the position up, and from the position down. */
static inline int ones_up(uint64_t bits, int position)
{
	return trailing_zeros(~(bits >> position));
}

static inline int ones_down(uint64_t bits, int position)
{
	return leading_zeros(~(bits << (63 - position)));
}

/* Returns a bit for each line (near_any()) on which the stone may make a shape: any shape has two more black stones
   near the point. The last four bits of the bit's number are 1, so the others are the direction. */
static inline uint64_t lines_with_two(const struct board *board, int point)
{
	uint64_t near = board_near(board, SIDE_BLACK, point) & ~near_each(1 << NEAR_REACH);
	return near_any(near_without_lowest(near));
}

/* Returns the shapes on a line with these stones of Black and these empty points. The new stone is at the center. */
static inline struct line_shapes shapes_on_line(uint64_t black, uint64_t empty)
{
	int below = WINDOW_CENTER - ones_down(black, WINDOW_CENTER);
	int above = WINDOW_CENTER + ones_up(black, WINDOW_CENTER);
	struct line_shapes shapes = {.row = above - below - 1};
	if (shapes.row >= 5)
		return shapes;
	int opens_above = (int)bit_at(empty, above);
	int opens_below = (int)bit_at(empty, below);
	int after_above = opens_above * ones_up(black, above + 1);
	int after_below = opens_below * ones_down(black, below - 1);
	int long_above = shapes.row + 1 + after_above; /* length of the row after a stone on `above` */
	int long_below = shapes.row + 1 + after_below;
	shapes.fours = (opens_above && long_above == 5) + (opens_below && long_below == 5);
	if (shapes.fours == 2 && shapes.row == 4)
		shapes.fours = 1; /* a straight four is one four */
	if (!opens_above || !opens_below)
		return shapes;
	/* A straight four has four in a row, both ends empty, and no stone beyond them that would make six. */
	if (long_below == 4 && after_above == 0 && bit_at(empty, below - after_below - 1) &&
	    !bit_at(black, below - after_below - 2))
		shapes.extension[shapes.extensions++] = below - WINDOW_CENTER;
	if (long_above == 4 && after_below == 0 && bit_at(empty, above + after_above + 1) &&
	    !bit_at(black, above + after_above + 2))
		shapes.extension[shapes.extensions++] = above - WINDOW_CENTER;
	return shapes;
}

static inline void add_shapes_of_line(struct black_shapes *shapes, const struct board *board, int point,
                                      enum direction direction)
{
	const struct board_line *line = board_line_of(board, point, direction);
	int position = board_position(point, direction);
	struct line_shapes one = shapes_on_line(bits_window(line->stone[SIDE_BLACK], position) | center_bit,
	                                        bits_window(line->empty, position) & ~center_bit);
	shapes->five |= one.row == 5;
	shapes->overline |= one.row > 5;
	shapes->fours = (unsigned char)(shapes->fours + one.fours);
	costly_assert(shapes->threes < DIRECTIONS && one.extensions <= 2);
	if (one.extensions > 0)
		shapes->three[shapes->threes++] = (struct black_three){
			(unsigned char)direction,
			(unsigned char)one.extensions,
			{(signed char)one.extension[0], (signed char)one.extension[1]}};
}

static inline void add_shapes_of_lines(struct black_shapes *shapes, const struct board *board, int point,
                                       uint64_t lines)
{
	for (; lines != 0; lines &= lines - 1)
		add_shapes_of_line(shapes, board, point, (enum direction)(trailing_zeros(lines) / 16));
}

struct black_shapes black_shapes_at(const struct board *board, int point)
{
	struct black_shapes shapes = {0};
	add_shapes_of_lines(&shapes, board, point, lines_with_two(board, point));
	return shapes;
}

struct black_shapes black_shapes_by_extension(const struct board *board, int point, enum direction direction)
{
	struct black_shapes shapes = {.fours = 1};
	add_shapes_of_lines(&shapes, board, point, lines_with_two(board, point) & ~((uint64_t)0x8000 << 16 * direction));
	return shapes;
}
