#include "rules/survey.h"

#include <string.h>

#include "base/compiler.h"
#include "base/costly_assert.h"

/* A vector holds four rows of the board side by side, 32 columns of each in a word. A step along a line is then a
   step down the list of rows and a shift of the words, and one operation works on 128 points. Wider boards are cut
   into strips. Strips overlap, so that each point has a strip with all columns that matter to it. */

enum {
	LANES = 4,
	STRIP = 32, /* columns of a word */
	EDGE = BLACK_REACH,
	ROWS = (BOARD_MAX + LANES - 1) / LANES * LANES,
	STONES_LEAST = 4, /* black stones that a forbidden point needs near it: two for each of two threes */
};

typedef uint32_t lanes __attribute__((vector_size(4 * LANES)));

struct strip {
	uint32_t black[EDGE + ROWS + EDGE]; /* rows off the board are 0 */
	uint32_t empty[EDGE + ROWS + EDGE];
};

/* Sets of points, by the black stones on one side of the point on a line. The index s is the number of these
   stones. */
struct flank {
	lanes row[6];    /* s or more consecutive stones beside the point */
	lanes stones[5]; /* exactly s */
	lanes quiet[4];  /* exactly s, then an empty point, then no black stone */
	/* s stones around an empty point, then no black stone: with 3 - s on the other side the new stone makes a four. */
	lanes four[4];
	lanes extension[3]; /* s around an empty point, then an empty point, then no black stone */
};

/* The points where a stone makes each shape, on the lines so far. */
struct tally {
	lanes five;
	lanes overline;
	lanes four;  /* one or more */
	lanes fours; /* two or more */
	lanes three;
	lanes threes;
};

/* Returns the points whose neighbor, `step` points on in the direction, is in the set. */
static inline lanes shifted(const uint32_t *rows, int dx, int dy, int step)
{
	lanes words;
	memcpy(&words, rows + step * dy, sizeof words);
	return step * dx >= 0 ? words >> step * dx : words << -step * dx;
}

/* Sets a flank. `sign` is 1 for the side that the direction points to, -1 for the other. */
static inline void set_flank(const uint32_t *black_rows, const uint32_t *empty_rows, int dx, int dy, int sign,
                             struct flank *flank)
{
	lanes black[BLACK_REACH + 1], empty[BLACK_REACH];
	for (int i = 1; i <= BLACK_REACH; i++)
		black[i] = shifted(black_rows, dx, dy, sign * i);
	for (int i = 1; i < BLACK_REACH; i++)
		empty[i] = shifted(empty_rows, dx, dy, sign * i);
	flank->row[0] = ~(lanes){0};
	for (int i = 1; i <= BLACK_REACH; i++)
		flank->row[i] = flank->row[i - 1] & black[i];
	for (int i = 0; i < BLACK_REACH; i++)
		flank->stones[i] = flank->row[i] & ~black[i + 1];
	for (int i = 0; i < 4; i++)
		flank->four[i] = (lanes){0};
	for (int i = 0; i < 3; i++)
		flank->extension[i] = (lanes){0};
	for (int near = 0; near <= 3; near++) {
		lanes so_far = flank->row[near] & empty[near + 1]; /* near stones, a gap, far stones */
		for (int far = 0; near + far <= 3; far++) {
			lanes ends = so_far & ~black[near + far + 2];
			if (far == 0)
				flank->quiet[near] = ends;
			flank->four[near + far] |= ends;
			if (near + far <= 2)
				flank->extension[near + far] |= ends & empty[near + far + 2] & ~black[near + far + 3];
			so_far &= black[near + far + 2];
		}
	}
}

/* Adds a set to the points with one line or more, and to those with two or more. */
static inline void add_point_bits(lanes set, lanes *one, lanes *two)
{
	*two |= *one & set;
	*one |= set;
}

/* Adds the lines of one direction. */
static inline void add_direction(struct tally *tally, const uint32_t *black, const uint32_t *empty, int dx, int dy)
{
	struct flank up, down;
	set_flank(black, empty, dx, dy, 1, &up);
	set_flank(black, empty, dx, dy, -1, &down);
	lanes four_up = {0}, four_down = {0}, straight = {0}, three = {0};
	for (int i = 0; i <= 4; i++)
		tally->five |= up.stones[i] & down.stones[4 - i];
	for (int i = 0; i <= 5; i++)
		tally->overline |= up.row[i] & down.row[5 - i];
	for (int i = 0; i <= 3; i++) {
		four_up |= down.stones[i] & up.four[3 - i];
		four_down |= up.stones[i] & down.four[3 - i];
		straight |= up.quiet[i] & down.quiet[3 - i]; /* one four, although both ends complete it */
	}
	for (int i = 0; i <= 2; i++)
		three |= (up.quiet[i] & down.extension[2 - i]) | (down.quiet[i] & up.extension[2 - i]);
	add_point_bits(four_up, &tally->four, &tally->fours);
	add_point_bits(four_down & ~straight, &tally->four, &tally->fours);
	add_point_bits(three, &tally->three, &tally->threes);
}

/* Copies columns from a word into a row. The word begins with column `first`; `width` columns from `from` on are
   copied. */
static inline void set_columns(uint64_t bits[2], uint32_t word, int first, int from, int width)
{
	costly_assert(width > 0 && from >= first && from - first + width <= STRIP && from + width <= BOARD_MAX);
	uint64_t columns = word >> (from - first) & (((uint64_t)1 << width) - 1);
	int shift = from & 63;
	bits[from >> 6] |= columns << shift;
	if (shift + width > 64)
		bits[1] |= columns >> (64 - shift);
}

static void take_strip(const struct board *board, int first, struct strip *strip)
{
	memset(strip, 0, sizeof *strip);
	for (int y = 0; y < board->size; y++) {
		const struct board_line *row = &board->line[y];
		strip->black[EDGE + y] = (uint32_t)bits_window(row->stone[SIDE_BLACK], first + WINDOW_CENTER);
		strip->empty[EDGE + y] = (uint32_t)bits_window(row->empty, first + WINDOW_CENTER);
	}
}

/* Are there enough black stones for a forbidden point in the rows from y on, up to LANES? */
static bool has_enough(const struct strip *strip, int y)
{
	int stones = 0;
	for (int i = y; i < y + EDGE + LANES + EDGE; i++)
		stones += count_ones(strip->black[i]);
	return stones >= STONES_LEAST;
}

static void survey_strip(const struct board *board, int first, int from, int width, struct survey *survey)
{
	struct strip strip;
	take_strip(board, first, &strip);
	for (int y = 0; y < board->size; y += LANES) {
		if (!has_enough(&strip, y))
			continue;
		const uint32_t *black = &strip.black[EDGE + y], *empty = &strip.empty[EDGE + y];
		struct tally tally = {0};
		add_direction(&tally, black, empty, 1, 0);
		add_direction(&tally, black, empty, 0, 1);
		add_direction(&tally, black, empty, 1, 1);
		add_direction(&tally, black, empty, 1, -1);
		lanes open = shifted(empty, 0, 0, 0) & ~tally.five;
		lanes overline = tally.overline & open, fours = tally.fours & open, threes = tally.threes & open;
		for (int i = 0; i < LANES && y + i < board->size; i++) {
			set_columns(survey->overline[y + i], overline[i], first, from, width);
			set_columns(survey->double_four[y + i], fours[i], first, from, width);
			set_columns(survey->threes[y + i], threes[i], first, from, width);
		}
	}
}

void survey_board(const struct board *board, struct survey *survey)
{
	enum { CORE = STRIP - 2 * EDGE };
	int size = board->size;
	size_t rows = (size_t)size * sizeof survey->threes[0];
	memset(survey->overline, 0, rows);
	memset(survey->double_four, 0, rows);
	memset(survey->threes, 0, rows);
	if (size <= STRIP)
		survey_strip(board, 0, 0, size, survey);
	for (int from = 0; size > STRIP && from < size; from += CORE)
		survey_strip(board, from - EDGE, from, size - from < CORE ? size - from : CORE, survey);
}
