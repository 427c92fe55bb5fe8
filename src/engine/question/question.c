#include "engine/question/question.h"

#include "rules/forbidden.h"

bool question_allows(const struct question *question, struct board *board, int point)
{
	if (question->allowed && !point_set_has(question->allowed, point))
		return false;
	if (!ruleset_forbids(question->rules, question->side))
		return true;
	struct meter meter = {.limit = FORBIDDEN_STEPS, .time = question->budget->time};
	return forbidden_judge_within(board, point, &meter).reasons == 0;
}
