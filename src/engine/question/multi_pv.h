/* Multi-PV: lists the best first moves with their lines, and reports events of the root search. How to use it:

       struct search_result line[5];
       struct multi_pv multi_pv = {.most = 5, .line = line, .report = print_lines, .context = me};
       question.multi_pv = &multi_pv;
       mover_choose(...);

   question.allowed holds the allowed first moves. The budget limits depth, nodes and memory; the search stops once its
   time.left returns 0. With `most` 1 the engine searches as without multi-PV. Other machines list only their answer. */
#ifndef MULTI_PV_H
#define MULTI_PV_H

#include "engine/question/search_result.h"

enum root_event {
	ROOT_DEPTH, /* a new depth begins; the point is POINT_NONE */
	ROOT_TRY,   /* the search of a first move begins */
	ROOT_DONE,  /* the search of a first move has ended */
	ROOT_BEST,  /* a first move is the best one so far */
	ROOT_LOST,  /* a first move loses by force */
};

/* The functions may be NULL. They, and the budget's time.left, may read the lines at any time. */
struct multi_pv {
	int most;                   /* the number of lines wanted, 1 or more */
	struct search_result *line; /* room for `most` lines: different first moves, the best one first */
	int count;                  /* lines in the list now, at most `most` */
	int fresh;                  /* for the search only: the first `fresh` lines are of the current depth */
	/* Called after each depth. */
	void (*report)(void *context);
	void (*event)(void *context, enum root_event event, int point);
	void *context;
};

/* Empties the list before a search. */
void multi_pv_clear(struct multi_pv *multi_pv);
/* Sorts the lines by their scores before a new depth. Lines with a score of at least `won` count as lines of
   the new depth. */
void multi_pv_begin_depth(struct multi_pv *multi_pv, int won);
/* Inserts a line of the current depth by its score. The line replaces the older line with the same move. A new move in
   a full list replaces the last line that is not lost. If all lines are lost, it replaces the last line. */
void multi_pv_put(struct multi_pv *multi_pv, const struct search_result *line);
/* Moves the line of the answer's move to the front. If the list has no such line, the answer becomes the first line. An
   empty pv becomes the answer's move. */
void multi_pv_answer(struct multi_pv *multi_pv, const struct search_result *answer);

static inline void multi_pv_event(const struct multi_pv *multi_pv, enum root_event event, int point)
{
	if (multi_pv && multi_pv->event)
		multi_pv->event(multi_pv->context, event, point);
}

static inline void multi_pv_report(const struct multi_pv *multi_pv)
{
	if (multi_pv && multi_pv->report)
		multi_pv->report(multi_pv->context);
}

#endif
