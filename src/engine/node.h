/* A position while its moves are searched: when the search can do without them, and how deep it looks at each. */
#ifndef NODE_H
#define NODE_H

#include "engine/search.h"

/* A position while its moves are searched. */
struct node {
	enum side side; /* to move */
	int alpha, beta, depth, ply;
	int evaluation;
	int estimate;    /* the evaluation, or what the table knows better */
	int best_score;  /* of its moves, for ordering them */
	bool pv;         /* PV node: the window is open, the exact value is asked for */
	bool cut;        /* is the value expected to be beta or more? */
	bool in_check;   /* the other side threatens to make five */
	bool threatened; /* it threatens to make a straight four */
	bool improving;  /* is the side better off than before its last move? */
};

/* Makes the table of reductions. */
void node_prepare(struct worker *worker);

/* Values the position as it stands, unless that is known; tt_value is the kept value, seen from here. */
void node_evaluate(struct worker *worker, struct node *node, const struct tt_entry *known, int tt_value);

/* Is it so good or so bad that moves needn't be looked at? Then that is its value. */
bool node_is_clear(struct worker *worker, const struct node *node, int *value);

/* After so many others a quiet move is not looked at, nor one after it. */
bool node_is_late(const struct node *node, int tried);

/* A move that makes nothing and stops nothing won't gain enough. */
bool node_is_hopeless(const struct node *node, enum kind kind, enum kind against);

/* By how many plies less than `next` a move is searched at first. */
int node_reduction(const struct worker *worker, const struct node *node, const struct move *move, int tried, int next);

#endif
