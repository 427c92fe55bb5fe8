/* What a search finds: the answer; with multi-PV also the best first moves with their lines, and what the root is
   trying. How to use multi-PV:

       struct search_result line[5];
       struct multi_pv multi_pv = {.most = 5, .line = line, .tell = print_lines, .context = me};
       question.multi_pv = &multi_pv;
       mover_choose(...);

   question.allowed holds the points that the search may begin with. The budget limits depth, nodes and memory; the
   search stops once its time.left returns 0. With `most` 1 the engine searches as always. The other machines list only
   their answer. */
#ifndef MULTI_PV_H
#define MULTI_PV_H

#include <stdbool.h>
#include <stdint.h>

enum {
	SEARCH_LINE_MAX = 256,
	SEARCH_DEPTH_MAX = 255, /* most plies that a budget may ask for */
};

/* The answer. */
struct search_result {
	int point;     /* POINT_NONE: a pass, because no point is legal */
	bool searched; /* the machine has searched: the fields below are set */
	int depth;     /* the last depth that was completed */
	int seldepth;  /* the most plies that a line of it had; with struct multi_pv only */
	unsigned long long nodes;
	unsigned long long visits; /* nodes after this first move; with struct multi_pv only */
	long long score; /* for the side to move, in the machine's own units */
	int forced;      /* plies to a forced end, counting this move: positive if the side wins, negative if it loses,
	                    0 if unknown */
	unsigned weight; /* games that speak for a move from a book; 0: the move is not from a book */
	int length;
	int16_t line[SEARCH_LINE_MAX]; /* the pv as points, beginning with this move */
};

enum root_event {
	ROOT_DEPTH, /* a new depth begins; the point is POINT_NONE */
	ROOT_TRY,   /* the search of a first move begins */
	ROOT_DONE,  /* it has ended */
	ROOT_BEST,  /* the move is the best one so far */
	ROOT_LOST,  /* the move loses by force */
};

/* The functions may be NULL. They may read the lines, and so may time.left of the budget, at any time. */
struct multi_pv {
	int most;                   /* the number of lines wanted, 1 or more */
	struct search_result *line; /* room for `most` lines: different first moves, the best one first */
	int count;                  /* lines there are: `most`, or the number of legal moves */
	int fresh;                  /* of the search: the first lines, as many as this, are from the current depth */
	/* Called after each depth. */
	void (*tell)(void *context);
	void (*event)(void *context, enum root_event event, int point);
	void *context;
};

/* Empties the list before a search. */
void multi_pv_clear(struct multi_pv *multi_pv);
/* Sorts the lines by their scores before a new depth. Lines with a score of at least `won` stay in front. */
void multi_pv_begin_depth(struct multi_pv *multi_pv, int won);
/* Puts a line of the current depth in its place, instead of an older line with the same move or of the last one. */
void multi_pv_put(struct multi_pv *multi_pv, const struct search_result *line);
/* Makes a line with the answer's move the first one. */
void multi_pv_answer(struct multi_pv *multi_pv, const struct search_result *answer);

static inline void multi_pv_event(const struct multi_pv *multi_pv, enum root_event event, int point)
{
	if (multi_pv && multi_pv->event)
		multi_pv->event(multi_pv->context, event, point);
}

static inline void multi_pv_tell(const struct multi_pv *multi_pv)
{
	if (multi_pv && multi_pv->tell)
		multi_pv->tell(multi_pv->context);
}

#endif
