#include "engine/random.h"

#include "base/rng.h"
#include "engine/question/question.h"

void random_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found)
{
	int16_t choices[BOARD_MAX * BOARD_MAX];
	int count = 0;
	struct board board = *question->board;
	(void)workspace;
	for (int point = POINT_NONE; (point = board_next_empty(&board, point)) != POINT_NONE;)
		choices[count++] = (int16_t)point;
	while (count > 0 && found->point == POINT_NONE) {
		unsigned draw = rng_below(rng, (unsigned)count);
		if (question_allows(question, &board, choices[draw]))
			found->point = choices[draw];
		choices[draw] = choices[--count];
	}
}
