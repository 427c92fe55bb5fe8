#include "engine/position/pattern.h"

#include <string.h>

/* What one side sees of a half. Tables use it as a number: a bit for each own stone, the lowest for the nearest point,
   and above them a bit that marks how many points are seen. Where a row needs an open end, one more bit says that the
   edge of the board ends the view. */
struct sight {
	int points;
	unsigned own;
	bool edge;
};

/* Both halves joined. Bit `radius` is the point itself, with a stone of the side. */
struct span_of_line {
	int radius;
	unsigned own;
	unsigned usable; /* points with own stones or no stone */
	bool edge[2];    /* whether the board ends there: below, above */
};

/* What counts as a five for one side. */
struct win_rule {
	int connect;
	bool longer_wins;
	bool needs_open_end;
	bool forbids;
};

/* Two fours on one line that are not a straight four. Used only while the table is made. */
enum { DOUBLE_FOUR = PATTERNS };

static struct sight sight_read(unsigned number, int radius)
{
	struct sight sight = {.edge = number >> (radius + 1) & 1};
	number &= (1u << (radius + 1)) - 1;
	while (number >> (sight.points + 1) != 0)
		sight.points++;
	sight.own = number ^ 1u << sight.points;
	return sight;
}

static unsigned sight_of_half(unsigned half, int radius, enum side side, bool sees_edge)
{
	const unsigned own_stone = side == SIDE_BLACK ? HALF_BLACK : HALF_WHITE;
	unsigned own = 0;
	for (int i = 0; i < radius; i++) {
		unsigned content = half >> 2 * i & 3;
		if (content != own_stone && content != HALF_EMPTY)
			return own | 1u << i | (unsigned)(sees_edge && content == HALF_EDGE) << (radius + 1);
		own |= (unsigned)(content == own_stone) << i;
	}
	return own | 1u << radius;
}

static struct span_of_line join_patterns(struct sight below, struct sight above, int radius)
{
	struct span_of_line line = {radius, 1u << radius, 1u << radius, {below.edge, above.edge}};
	for (int i = 0; i < below.points; i++) {
		line.usable |= 1u << (radius - 1 - i);
		line.own |= (below.own >> i & 1) << (radius - 1 - i);
	}
	line.usable |= ((1u << above.points) - 1) << (radius + 1);
	line.own |= above.own << (radius + 1);
	return line;
}

/* The ends of the row through the middle point: the first positions beyond the row. */
struct ends {
	int below, above;
};

static struct ends row_ends(const struct span_of_line *line)
{
	struct ends ends = {line->radius - 1, line->radius + 1};
	while (ends.below >= 0 && line->own >> ends.below & 1)
		ends.below--;
	while (line->own >> ends.above & 1)
		ends.above++;
	return ends;
}

/* Does the other side hold this position at the end of a row? */
static bool is_held(const struct span_of_line *line, int position, bool edge)
{
	bool in_sight = position >= 0 && position <= 2 * line->radius;
	return in_sight && !(line->usable >> position & 1) && !edge;
}

static bool is_five(const struct win_rule *win, const struct span_of_line *line)
{
	struct ends ends = row_ends(line);
	int length = ends.above - ends.below - 1;
	if (length != win->connect)
		return length > win->connect && win->longer_wins;
	return !win->needs_open_end ||
	       !(is_held(line, ends.below, line->edge[0]) && is_held(line, ends.above, line->edge[1]));
}

/* Returns the set of points that complete a five through the middle point. They are at the ends of its row. */
static unsigned completions(const struct win_rule *win, const struct span_of_line *line)
{
	struct ends ends = row_ends(line);
	const int at[2] = {ends.below, ends.above};
	unsigned points = 0;
	for (int i = 0; i < 2; i++) {
		struct span_of_line next = *line;
		if (at[i] < 0 || !(line->usable >> at[i] & 1))
			continue;
		next.own |= 1u << at[i];
		if (is_five(win, &next))
			points |= 1u << at[i];
	}
	return points;
}

/* Can the other side stop the four with a stone on one of the points that complete it? Only where a row needs an
   open end. */
static bool can_be_stopped(const struct win_rule *win, const struct span_of_line *line, unsigned points)
{
	if (!win->needs_open_end)
		return false;
	for (int i = 0; i <= 2 * line->radius; i++) {
		struct span_of_line next = *line;
		if (!(points >> i & 1))
			continue;
		bool below = i < line->radius;
		next.usable &= below ? ~0u << (i + 1) : (1u << i) - 1;
		next.own &= next.usable;
		next.edge[!below] = false;
		if (completions(win, &next) == 0)
			return true;
	}
	return false;
}

static unsigned four_made(const struct win_rule *win, const struct span_of_line *line, unsigned points)
{
	struct ends ends = row_ends(line);
	if ((points & (points - 1)) == 0 || can_be_stopped(win, line, points))
		return PATTERN_CLOSED_FOUR;
	bool straight = ends.above - ends.below == win->connect && points >> ends.above & 1 && points >> ends.below & 1;
	return straight ? PATTERN_OPEN_FOUR : DOUBLE_FOUR;
}

/* Counts the single stones that lead to each pattern. The lines with one more stone are in the table already. */
static void count_next(const uint8_t *table, int shift, const unsigned number[2], const struct sight sights[2],
                       int counts[PATTERNS + 1])
{
	for (int half = 0; half < 2; half++)
		for (int i = 0; i < sights[half].points; i++) {
			unsigned bit = 1u << i;
			if (sights[half].own & bit)
				continue;
			unsigned next_below = half == 0 ? number[0] | bit : number[0];
			unsigned next_above = half == 1 ? number[1] | bit : number[1];
			counts[table[next_below << shift | next_above]]++;
		}
}

/* Returns the pattern of a line without a four, by the number of stones that lead to each pattern. */
static unsigned weaker_made(const int next[PATTERNS + 1])
{
	int to_three = next[PATTERN_OPEN_THREE] + next[PATTERN_OPEN_THREE_TWO];
	if (next[PATTERN_OPEN_FOUR] > 0)
		return next[PATTERN_OPEN_FOUR] > 1 ? PATTERN_OPEN_THREE_TWO : PATTERN_OPEN_THREE;
	if (next[PATTERN_CLOSED_FOUR] + next[DOUBLE_FOUR] > 0)
		return PATTERN_CLOSED_THREE;
	if (to_three == 1)
		return PATTERN_OPEN_TWO;
	if (to_three > 1)
		return to_three == 2 ? PATTERN_OPEN_TWO_TWO : PATTERN_OPEN_TWO_MORE;
	if (next[PATTERN_CLOSED_THREE] > 0)
		return PATTERN_CLOSED_TWO;
	if (next[PATTERN_OPEN_TWO] + next[PATTERN_OPEN_TWO_TWO] + next[PATTERN_OPEN_TWO_MORE] > 0)
		return PATTERN_OPEN_ONE;
	return next[PATTERN_CLOSED_TWO] > 0 ? PATTERN_CLOSED_ONE : PATTERN_NOTHING;
}

/* Returns the pattern for two sights. */
static unsigned pattern_made(const struct patterns *patterns, const struct win_rule *win, const uint8_t *table,
                             const unsigned number[2], const struct sight sights[2])
{
	int next[PATTERNS + 1] = {0};
	struct span_of_line line = join_patterns(sights[0], sights[1], patterns->radius);
	struct ends ends = row_ends(&line);
	if (is_five(win, &line))
		return PATTERN_FIVE;
	if (ends.above - ends.below - 1 > win->connect)
		return PATTERN_OVERLONG;
	unsigned points = completions(win, &line);
	if (points != 0)
		return four_made(win, &line, points);
	count_next(table, patterns->shift, number, sights, next);
	return weaker_made(next);
}

/* Is this number a possible sight? A sight that includes the last point of the half is not ended by the edge. */
static bool is_sight(const struct patterns *patterns, unsigned number)
{
	unsigned all = 1u << patterns->radius;
	return (number & (2 * all - 1)) != 0 && number < 3 * all;
}

/* Fills the table from most stones to fewest, because every sight with one more stone has a greater number. A line
   has the same pattern read from either end. */
static void fill_patterns(const struct patterns *patterns, const struct win_rule *win, uint8_t *table)
{
	struct sight sights[1 << PATTERN_SIGHT_BITS];
	int shift = patterns->shift;
	unsigned end = 1u << shift;
	for (unsigned i = 1; i < end; i++)
		sights[i] = sight_read(i, patterns->radius);
	for (unsigned below = end - 1; below > 0; below--)
		for (unsigned above = below; above > 0 && is_sight(patterns, below); above--)
			if (is_sight(patterns, above))
				table[below << shift | above] = table[above << shift | below] = (uint8_t)pattern_made(
					patterns, win, table, (unsigned[]){below, above}, (struct sight[]){sights[below], sights[above]});
	for (unsigned i = 0; i < end << shift; i++)
		if (table[i] == DOUBLE_FOUR)
			table[i] = win->forbids ? PATTERN_OVERLONG : PATTERN_OPEN_FOUR;
}

/* Is this a possible half? Every point beyond an edge point is off the board, too. */
static bool is_half(unsigned half, int radius)
{
	for (int i = 1; i < radius; i++)
		if ((half >> 2 * (i - 1) & 3) == HALF_EDGE && (half >> 2 * i & 3) != HALF_EDGE)
			return false;
	return true;
}

static void fill_lines(struct patterns *patterns)
{
	uint16_t halves[1 << 2 * LINES_RADIUS_MAX];
	int count = 0;
	for (unsigned half = 0; half < 1u << 2 * patterns->radius; half++)
		if (is_half(half, patterns->radius))
			halves[count++] = (uint16_t)half;
	for (int i = 0; i < count; i++)
		for (int k = 0; k < count; k++) {
			unsigned line = (unsigned)halves[i] << 2 * patterns->radius | halves[k];
			patterns->of_line[line] = (uint8_t)patterns_by_sights(patterns, line);
		}
}

bool patterns_possible(const struct ruleset *rules)
{
	int connect = rules->connect;
	return connect >= PATTERN_CONNECT_MIN && connect <= PATTERN_CONNECT_MAX && connect <= rules->size;
}

void patterns_make(struct patterns *patterns, const struct ruleset *rules)
{
	if (patterns->connect == rules->connect && patterns->rule == rules->rule)
		return;
	bool sees_edge = ruleset_needs_open_end(rules);
	bool same = ruleset_overline(rules, SIDE_BLACK) == ruleset_overline(rules, SIDE_WHITE);
	bool all_win = same && ruleset_overline(rules, SIDE_BLACK) == OVERLINE_WINS && !sees_edge;
	patterns->rule = rules->rule;
	patterns->connect = rules->connect;
	patterns->radius = all_win ? rules->connect - 1 : rules->connect;
	patterns->shift = patterns->radius + 1 + sees_edge;
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
		struct win_rule win = {rules->connect, ruleset_overline(rules, side) == OVERLINE_WINS, sees_edge,
		                       ruleset_forbids(rules, side)};
		for (unsigned half = 0; half < 1u << 2 * patterns->radius; half++)
			patterns->sight[half][side] = (uint16_t)sight_of_half(half, patterns->radius, side, sees_edge);
		if (side == SIDE_BLACK || !same)
			fill_patterns(patterns, &win, patterns->pattern[side]);
	}
	if (same)
		memcpy(patterns->pattern[SIDE_WHITE], patterns->pattern[SIDE_BLACK], sizeof patterns->pattern[SIDE_BLACK]);
	if (patterns->radius <= LINES_RADIUS_MAX)
		fill_lines(patterns);
}
