#include "engine/question/multi_pv.h"

#include <assert.h>
#include <string.h>

/* Moves the lines from index `from` one place back, over the line at index `to`. */
static void shift(struct multi_pv *multi_pv, int from, int to)
{
	memmove(&multi_pv->line[from + 1], &multi_pv->line[from], (size_t)(to - from) * sizeof *multi_pv->line);
}

static int find(const struct multi_pv *multi_pv, int point)
{
	int i = 0;
	while (i < multi_pv->count && multi_pv->line[i].point != point)
		i++;
	return i;
}

void multi_pv_clear(struct multi_pv *multi_pv)
{
	multi_pv->count = multi_pv->fresh = 0;
}

void multi_pv_begin_depth(struct multi_pv *multi_pv, int won)
{
	struct search_result *line = multi_pv->line;
	for (int i = 1; i < multi_pv->count; i++) {
		struct search_result sorted = line[i];
		int at = i;
		while (at > 0 && line[at - 1].score < sorted.score)
			at--;
		if (at == i)
			continue;
		shift(multi_pv, at, i);
		line[at] = sorted;
	}
	multi_pv->fresh = 0;
	while (multi_pv->fresh < multi_pv->count && line[multi_pv->fresh].score >= won)
		multi_pv->fresh++;
}

/* Returns the index of the line that a new line replaces: the line with the same move, else the end of a list that is
   not full, else the last line that is not lost, else the last line. */
static int replaced(const struct multi_pv *multi_pv, int point)
{
	int at = find(multi_pv, point);
	if (at < multi_pv->most)
		return at;
	do
		at--;
	while (at > 0 && multi_pv->line[at].forced < 0);
	return multi_pv->line[at].forced < 0 ? multi_pv->count - 1 : at;
}

/* Returns the index of a new line among the lines of the current depth. The replaced line, at index `leaves`, does not
   count. */
static int place(const struct multi_pv *multi_pv, const struct search_result *line, int leaves)
{
	int at = 0;
	for (int i = 0; at < multi_pv->fresh; i++) {
		if (i == leaves)
			continue;
		if (multi_pv->line[i].score < line->score)
			break;
		at++;
	}
	return at;
}

void multi_pv_put(struct multi_pv *multi_pv, const struct search_result *line)
{
	struct search_result *lines = multi_pv->line;
	int leaves = replaced(multi_pv, line->point);
	if (leaves < multi_pv->fresh)
		multi_pv->fresh--;
	int at = place(multi_pv, line, leaves);
	if (at < leaves)
		shift(multi_pv, at, leaves);
	else
		memmove(&lines[leaves], &lines[leaves + 1], (size_t)(at - leaves) * sizeof *lines);
	lines[at] = *line;
	multi_pv->count += leaves == multi_pv->count;
	multi_pv->fresh++;
	assert(multi_pv->fresh <= multi_pv->count && multi_pv->count <= multi_pv->most);
}

/* Moves the answer's line to the front, or puts the answer there. */
static void put_answer_first(struct multi_pv *multi_pv, const struct search_result *answer)
{
	int at = find(multi_pv, answer->point);
	if (at == 0 && multi_pv->count > 0)
		return;
	struct search_result first = at < multi_pv->count ? multi_pv->line[at] : *answer;
	if (at == multi_pv->count && multi_pv->count < multi_pv->most)
		multi_pv->count++;
	shift(multi_pv, 0, at < multi_pv->count ? at : multi_pv->count - 1);
	multi_pv->line[0] = first;
}

void multi_pv_answer(struct multi_pv *multi_pv, const struct search_result *answer)
{
	put_answer_first(multi_pv, answer);
	struct search_result *line = multi_pv->line;
	if (line->pv_length == 0)
		line->pv[line->pv_length++] = (int16_t)line->point;
}
