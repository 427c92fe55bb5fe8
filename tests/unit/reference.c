#include "reference.h"

#include <string.h>

static const int dx[4] = {1, 0, 1, 1};
static const int dy[4] = {0, 1, 1, -1};

enum { ALL_LEVELS = -1 };
static int levels_left = ALL_LEVELS; /* stones after which no point counts as forbidden */

static char at(const struct grid *grid, int x, int y)
{
	return x < 0 || y < 0 || x >= grid->size || y >= grid->size ? '#' : grid->at[x][y];
}

/* Finds the maximal row of black stones through (x, y) in direction d: how far it goes back and on. */
static void row(const struct grid *grid, int x, int y, int d, int *back, int *on)
{
	*back = *on = 0;
	while (at(grid, x - (*back + 1) * dx[d], y - (*back + 1) * dy[d]) == 'X')
		++*back;
	while (at(grid, x + (*on + 1) * dx[d], y + (*on + 1) * dy[d]) == 'X')
		++*on;
}

static int row_length(const struct grid *grid, int x, int y, int d)
{
	int back, on;
	row(grid, x, y, d, &back, &on);
	return back + on + 1;
}

static bool has_row(const struct grid *grid, int x, int y, bool longer)
{
	for (int d = 0; d < 4; d++)
		if (longer ? row_length(grid, x, y, d) > 5 : row_length(grid, x, y, d) == 5)
			return true;
	return false;
}

/* Sets of stones on one line. Bit i + 16 is the point i steps on from the new stone. */
struct sets {
	int count;
	unsigned set[40];
	bool real[40];
};

static int add(struct sets *sets, unsigned set)
{
	for (int i = 0; i < sets->count; i++)
		if (sets->set[i] == set)
			return i;
	sets->set[sets->count] = set;
	sets->real[sets->count] = false;
	return sets->count++;
}

static unsigned span(int from, int length)
{
	return ((1u << length) - 1) << (from + 16);
}

/* 2.2: finds the fours with the new stone. A four becomes a five with one more stone on its line. */
static void fours_on(struct grid *grid, int x, int y, int d, struct sets *fours)
{
	for (int i = -5; i <= 5; i++) {
		int back, on;
		if (at(grid, x + i * dx[d], y + i * dy[d]) != 0)
			continue;
		grid->at[x + i * dx[d]][y + i * dy[d]] = 'X';
		row(grid, x + i * dx[d], y + i * dy[d], d, &back, &on);
		unsigned five = back + on + 1 == 5 ? span(i - back, 5) : 0;
		if (five & 1u << 16)
			add(fours, five & ~(1u << (i + 16)));
		grid->at[x + i * dx[d]][y + i * dy[d]] = 0;
	}
}

/* Does a black stone here make exactly five on this line? */
static bool completes(struct grid *grid, int x, int y, int d)
{
	if (at(grid, x, y) != 0)
		return false;
	grid->at[x][y] = 'X';
	bool five = row_length(grid, x, y, d) == 5;
	grid->at[x][y] = 0;
	return five;
}

/* 2.8: does the extension, which is on the board, make no overline, no double-four and no forbidden double-three? */
static bool allows(struct grid *grid, int x, int y)
{
	grid->at[x][y] = 0;
	int levels = levels_left;
	bool allowed = levels == 0 || reference_reasons_within(grid, x, y, levels == ALL_LEVELS ? levels : levels - 1) == 0;
	levels_left = levels;
	grid->at[x][y] = 'X';
	return allowed;
}

/* 2.4: finds the threes with the new stone. A three becomes a straight four (2.3) with one more stone that makes no
   five. */
static void threes_on(struct grid *grid, int x, int y, int d, struct sets *threes)
{
	for (int i = -4; i <= 4; i++) {
		int ex = x + i * dx[d];
		int ey = y + i * dy[d];
		int back, on;
		if (at(grid, ex, ey) != 0)
			continue;
		grid->at[ex][ey] = 'X';
		row(grid, ex, ey, d, &back, &on);
		unsigned four = back + on + 1 == 4 ? span(i - back, 4) : 0;
		if (four & 1u << 16 && !has_row(grid, ex, ey, false) &&
		    completes(grid, ex - (back + 1) * dx[d], ey - (back + 1) * dy[d], d) &&
		    completes(grid, ex + (on + 1) * dx[d], ey + (on + 1) * dy[d], d)) {
			int three = add(threes, four & ~(1u << (i + 16)));
			if (allows(grid, ex, ey))
				threes->real[three] = true;
		}
		grid->at[ex][ey] = 0;
	}
}

bool reference_five(struct grid *grid, int x, int y)
{
	grid->at[x][y] = 'X';
	bool five = has_row(grid, x, y, false);
	grid->at[x][y] = 0;
	return five;
}

unsigned reference_reasons(struct grid *grid, int x, int y)
{
	unsigned reasons = 0;
	int fours = 0;
	int real = 0;
	if (reference_five(grid, x, y))
		return 0;
	grid->at[x][y] = 'X';
	if (has_row(grid, x, y, true))
		reasons |= GRID_OVERLINE;
	for (int d = 0; d < 4; d++) {
		struct sets four = {0};
		struct sets three = {0};
		fours_on(grid, x, y, d, &four);
		threes_on(grid, x, y, d, &three);
		fours += four.count;
		for (int i = 0; i < three.count; i++)
			real += three.real[i];
	}
	grid->at[x][y] = 0;
	if (fours >= 2)
		reasons |= GRID_44;
	if (real >= 2)
		reasons |= GRID_33;
	return reasons;
}

unsigned reference_reasons_within(struct grid *grid, int x, int y, int levels)
{
	levels_left = levels;
	unsigned reasons = reference_reasons(grid, x, y);
	levels_left = ALL_LEVELS;
	return reasons;
}
