#include "rules/forbidden.h"

#include "base/compiler.h"
#include "base/costly_assert.h"
#include "rules/black_shapes.h"
#include "rules/survey.h"

/* When a whole board is judged, a point may take 1/STEPS_SHARE of the remaining steps, but at least STEPS_LEAST. */
enum { STEPS_SHARE = 4, STEPS_LEAST = 30 };

/* A black stone is forbidden if two of its threes are real. So the extension points of the threes are judged, and those
   of the threes that a stone there makes, and so on to any depth. */
enum double_three {
	DOUBLE_THREE_NO,
	DOUBLE_THREE_YES,
	DOUBLE_THREE_UNKNOWN, /* not decided */
};

/* The threes that a stone makes. */
struct threes {
	int real;      /* threes with an extension that is certainly legal */
	int undecided; /* threes that depend on a nesting */
	int nestings;  /* entries of `nesting`; those of one three are consecutive */
	/* An extension point where a stone would make two or more threes, which must be judged in turn. */
	struct nesting {
		int three; /* index into the threes of struct black_shapes */
		int point;
		struct black_shapes shapes; /* of the stone on the point */
	} nesting[2 * DIRECTIONS];
};

enum { LEVELS_MAX = 40 }; /* of hypothetical stones: bounds the recursion */

struct three_search {
	struct board *board;
	struct meter *meter;
	int levels; /* levels that may still be entered */
};

/* Judges a three by its extension points alone. In the rules' order, a point where the stone makes five is not an
   extension point; then overline and double-four count, then double-three. */
static void judge_black_three(struct three_search *search, int point, const struct black_shapes *shapes, int which,
                              struct threes *threes)
{
	const struct black_three *three = &shapes->three[which];
	int before = threes->nestings;
	for (int i = 0; i < three->extensions; i++) {
		int extension = board_step(search->board, point, three->direction, three->extension[i]);
		struct black_shapes next = black_shapes_by_extension(search->board, extension, three->direction);
		meter_count(search->meter, METER_CLOCK_EVERY);
		if (next.five || next.overline || next.fours >= 2)
			continue;
		if (next.threes < 2) {
			threes->real++;
			threes->nestings = before;
			return;
		}
		threes->nesting[threes->nestings++] = (struct nesting){which, extension, next};
	}
	threes->undecided += threes->nestings > before;
}

static enum double_three judge_threes(struct three_search *search, int point, const struct black_shapes *shapes);

/* Puts the stone on the board, judges the nested extension points, and takes the stone back. A three is real if a stone
   on one of its extension points is no forbidden double-three. It may be real if the answer for one is unknown. */
static enum double_three judge_nestings(struct three_search *search, int point, struct threes *threes)
{
	assert(search->levels > 0 && threes->nestings <= 2 * DIRECTIONS);
	search->levels--;
	board_put(search->board, SIDE_BLACK, point);
	for (int i = 0; i < threes->nestings && threes->real < 2 && threes->real + threes->undecided >= 2;) {
		int three = threes->nesting[i].three;
		enum double_three best = DOUBLE_THREE_YES; /* DOUBLE_THREE_NO is best: it makes the three real */
		for (; i < threes->nestings && threes->nesting[i].three == three; i++) {
			if (best == DOUBLE_THREE_NO)
				continue;
			enum double_three answer = judge_threes(search, threes->nesting[i].point, &threes->nesting[i].shapes);
			if (answer != DOUBLE_THREE_YES)
				best = answer;
		}
		threes->real += best == DOUBLE_THREE_NO;
		threes->undecided -= best != DOUBLE_THREE_UNKNOWN;
	}
	board_take(search->board, SIDE_BLACK, point);
	search->levels++;
	if (threes->real >= 2)
		return DOUBLE_THREE_YES;
	return threes->real + threes->undecided < 2 ? DOUBLE_THREE_NO : DOUBLE_THREE_UNKNOWN;
}

/* Judges a stone that makes two or more threes: first by their extension points alone, then with hypothetical stones.
   Unknown beyond LEVELS_MAX and when the meter stops. */
static enum double_three judge_threes(struct three_search *search, int point, const struct black_shapes *shapes)
{
	struct threes threes = {.nestings = 0};
	if (search->levels <= 0 || search->meter->stopped)
		return DOUBLE_THREE_UNKNOWN;
	for (int i = 0; i < shapes->threes; i++) {
		judge_black_three(search, point, shapes, i, &threes);
		if (search->meter->stopped)
			return DOUBLE_THREE_UNKNOWN;
		if (threes.real >= 2)
			return DOUBLE_THREE_YES;
		if (threes.real + threes.undecided + shapes->threes - i - 1 < 2)
			return DOUBLE_THREE_NO;
	}
	return judge_nestings(search, point, &threes);
}

static unsigned reason_of_threes(struct board *board, int point, const struct black_shapes *shapes, struct meter *meter)
{
	static const unsigned reasons[] =
		{[DOUBLE_THREE_NO] = 0, [DOUBLE_THREE_YES] = REASON_33, [DOUBLE_THREE_UNKNOWN] = REASON_UNKNOWN};
	struct three_search search = {.board = board, .meter = meter, .levels = LEVELS_MAX};
	meter->stopped = false; /* it may have stopped at the limit of an earlier point */
	return reasons[judge_threes(&search, point, shapes)];
}

/* Combines the reasons. If one is unknown, all are. */
static unsigned with_threes(unsigned reasons, unsigned threes)
{
	return threes == REASON_UNKNOWN ? REASON_UNKNOWN : reasons | threes;
}

struct black_verdict forbidden_judge_within(struct board *board, int point, struct meter *meter)
{
	costly_assert(board_empty(board, point));
	if (black_shapes_harmless(board_near(board, SIDE_BLACK, point)))
		return (struct black_verdict){false, 0};
	struct black_shapes shapes = black_shapes_at(board, point);
	if (shapes.five)
		return (struct black_verdict){true, 0};
	unsigned reasons = shapes.overline ? REASON_OVERLINE : 0;
	if (shapes.fours >= 2)
		reasons |= REASON_44;
	if (shapes.threes >= 2)
		reasons = with_threes(reasons, reason_of_threes(board, point, &shapes, meter));
	return (struct black_verdict){false, reasons};
}

struct black_verdict forbidden_judge(struct board *board, int point)
{
	struct meter meter = {.limit = FORBIDDEN_STEPS};
	return forbidden_judge_within(board, point, &meter);
}

unsigned forbidden_reasons(struct board *board, int point)
{
	return forbidden_judge(board, point).reasons;
}

bool forbidden_candidate(struct board *board, int point)
{
	struct black_shapes shapes = black_shapes_at(board, point);
	int threes = 0;
	for (int i = 0; i < shapes.threes; i++) {
		const struct black_three *three = &shapes.three[i];
		bool any = false;
		for (int k = 0; k < three->extensions; k++) {
			int extension = board_step(board, point, three->direction, three->extension[k]);
			any |= !black_shapes_by_extension(board, extension, three->direction).five;
		}
		threes += any;
	}
	return threes >= 2;
}

/* Judges with a share of the remaining steps, so that no point uses up the steps of all others. */
static unsigned threes_within(struct board *board, int point, struct meter *meter)
{
	struct black_shapes shapes = black_shapes_at(board, point);
	unsigned long long limit = meter->limit, share = (limit - meter->nodes) / STEPS_SHARE;
	meter->limit = meter->nodes + (share > STEPS_LEAST ? share : STEPS_LEAST);
	unsigned reasons = reason_of_threes(board, point, &shapes, meter);
	meter->limit = limit;
	meter->nodes = meter->nodes < limit ? meter->nodes : limit;
	return reasons;
}

/* Returns the reasons at a point of the survey's sets. */
static unsigned surveyed_reasons(struct board *board, const struct survey *survey, int point, struct meter *meter)
{
	int x = point_x(point), y = point_y(point);
	unsigned reasons = bits_have(survey->overline[y], x) ? REASON_OVERLINE : 0;
	if (bits_have(survey->double_four[y], x))
		reasons |= REASON_44;
	if (!bits_have(survey->threes[y], x))
		return reasons;
	return with_threes(reasons, threes_within(board, point, meter));
}

void forbidden_each_within(struct board *board, void (*visit)(int point, unsigned reasons, void *context),
                           void *context, struct meter *meter)
{
	struct survey survey;
	survey_board(board, &survey);
	for (int y = 0; y < board->size; y++)
		for (int word = 0; word < 2; word++) {
			uint64_t points = survey.overline[y][word] | survey.double_four[y][word] | survey.threes[y][word];
			for (; points != 0; points &= points - 1) {
				int point = point_at(64 * word + trailing_zeros(points), y);
				unsigned reasons = surveyed_reasons(board, &survey, point, meter);
				if (reasons != 0)
					visit(point, reasons, context);
			}
		}
}

void forbidden_each(struct board *board, void (*visit)(int point, unsigned reasons, void *context), void *context)
{
	struct meter meter = {.limit = FORBIDDEN_STEPS};
	forbidden_each_within(board, visit, context, &meter);
}
