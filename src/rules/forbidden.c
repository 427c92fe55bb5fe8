#include "rules/forbidden.h"

#include "base/compiler.h"
#include "rules/survey.h"

/* When a whole board is judged, a point may take 1/STEPS_SHARE of the remaining steps, but at least STEPS_LEAST. */
enum { STEPS_SHARE = 4, STEPS_LEAST = 30 };

/* The threes of a point are first judged by threes_search(), which is enough for boards from games. If that takes too
   long (on constructed boards), a proof-number search decides. Once a struct judge has needed such a search, the
   first search is allowed fewer steps. */
enum { THREES_STEPS = 300, THREES_STEPS_LATER = 30 };

void judge_free(struct judge *judge)
{
	double_three_search_free(judge->search);
	judge->search = NULL;
}

/* Decides by the proof-number search, within the judge's meter. */
static enum double_three prove_double_three(struct board *board, int point, const struct black_shapes *shapes,
                                            struct judge *judge)
{
	judge->meter.stopped = false;
	if (meter_check_time(&judge->meter))
		return DOUBLE_THREE_UNKNOWN;
	if (!judge->search)
		judge->search = double_three_search_new();
	if (!judge->search)
		return DOUBLE_THREE_UNKNOWN;
	return double_three_search(judge->search, board, point, shapes, &judge->meter);
}

/* Judges without the clock for THREES_STEPS, which are quick. Then decides by the proof-number search. */
static enum double_three judge_double_three(struct board *board, int point, const struct black_shapes *shapes,
                                            struct judge *judge)
{
	struct meter *meter = &judge->meter;
	if (shapes->threes < 2)
		return DOUBLE_THREE_NO;
	meter->stopped = false; /* the meter may have stopped at the limit of an earlier point */
	struct time_limit time = meter->time;
	meter->time = (struct time_limit){.left = NULL};
	unsigned long long limit = meter_lower_limit(meter, judge->search ? THREES_STEPS_LATER : THREES_STEPS);
	enum double_three answer = threes_search(board, point, shapes, meter);
	meter_restore_limit(meter, limit);
	meter->time = time;
	return answer == DOUBLE_THREE_UNKNOWN ? prove_double_three(board, point, shapes, judge) : answer;
}

static unsigned reason_of_threes(struct board *board, int point, const struct black_shapes *shapes,
                                 struct judge *judge)
{
	switch (judge_double_three(board, point, shapes, judge)) {
	case DOUBLE_THREE_NO:
		return 0;
	case DOUBLE_THREE_YES:
		return REASON_33;
	default:
		return REASON_UNKNOWN;
	}
}

/* Combines the reasons. If one is unknown, all are. */
static unsigned with_threes(unsigned reasons, unsigned threes)
{
	return threes == REASON_UNKNOWN ? REASON_UNKNOWN : reasons | threes;
}

struct black_verdict forbidden_judge_within(struct board *board, int point, struct judge *judge)
{
	if (black_shapes_harmless(board, point))
		return (struct black_verdict){false, 0};
	struct black_shapes shapes = black_shapes_at(board, point);
	if (shapes.five)
		return (struct black_verdict){true, 0};
	unsigned reasons = shapes.overline ? REASON_OVERLINE : 0;
	if (shapes.fours >= 2)
		reasons |= REASON_44;
	if (shapes.threes >= 2)
		reasons = with_threes(reasons, reason_of_threes(board, point, &shapes, judge));
	return (struct black_verdict){false, reasons};
}

struct black_verdict forbidden_judge(struct board *board, int point)
{
	if (black_shapes_harmless(board, point)) /* true for most points, and fast */
		return (struct black_verdict){false, 0};
	struct judge judge = {.meter = {.limit = FORBIDDEN_STEPS}};
	struct black_verdict verdict = forbidden_judge_within(board, point, &judge);
	judge_free(&judge);
	return verdict;
}

unsigned forbidden_reasons(struct board *board, int point)
{
	return forbidden_judge(board, point).reasons;
}

bool forbidden_or_unknown(struct board *board, int point)
{
	struct judge judge = {.meter = {.limit = FORBIDDEN_SEARCH_STEPS}};
	unsigned reasons = forbidden_judge_within(board, point, &judge).reasons;
	judge_free(&judge);
	return reasons != 0;
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
static unsigned threes_within(struct board *board, int point, struct judge *judge)
{
	struct black_shapes shapes = black_shapes_at(board, point);
	struct meter *meter = &judge->meter;
	unsigned long long limit = meter->limit, share = (limit - meter->nodes) / STEPS_SHARE;
	meter->limit = meter->nodes + (share > STEPS_LEAST ? share : STEPS_LEAST);
	unsigned reasons = reason_of_threes(board, point, &shapes, judge);
	meter->limit = limit;
	meter->nodes = meter->nodes < limit ? meter->nodes : limit;
	return reasons;
}

/* Returns the reasons at a point of the survey's sets. */
static unsigned surveyed_reasons(struct board *board, const struct survey *survey, int point, struct judge *judge)
{
	int x = point_x(point), y = point_y(point);
	unsigned reasons = bits_have(survey->overline[y], x) ? REASON_OVERLINE : 0;
	if (bits_have(survey->double_four[y], x))
		reasons |= REASON_44;
	if (!bits_have(survey->threes[y], x))
		return reasons;
	return with_threes(reasons, threes_within(board, point, judge));
}

void forbidden_each_within(struct board *board, void (*visit)(int point, unsigned reasons, void *context),
                           void *context, struct judge *judge)
{
	struct survey survey;
	survey_board(board, &survey);
	for (int y = 0; y < board->size; y++)
		for (int word = 0; word < 2; word++) {
			uint64_t points = survey.overline[y][word] | survey.double_four[y][word] | survey.threes[y][word];
			for (; points != 0; points &= points - 1) {
				int point = point_at(64 * word + trailing_zeros(points), y);
				unsigned reasons = surveyed_reasons(board, &survey, point, judge);
				if (reasons != 0)
					visit(point, reasons, context);
			}
		}
}

void forbidden_each(struct board *board, void (*visit)(int point, unsigned reasons, void *context), void *context)
{
	struct judge judge = {.meter = {.limit = FORBIDDEN_STEPS}};
	forbidden_each_within(board, visit, context, &judge);
	judge_free(&judge);
}
