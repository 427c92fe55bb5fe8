/* A node of the search: its static evaluation, pruning, and the reductions of its moves. */
#ifndef NODE_H
#define NODE_H

#include "engine/search/worker.h"

/* A node while its moves are searched. */
struct node {
	enum side side; /* to move */
	int alpha, beta, depth, ply;
	int evaluation;  /* static; VALUE_NONE in check */
	int estimate;    /* the corrected evaluation, or the table's value if its bound excludes that */
	int best_score;  /* the best score in move ordering, without the policy */
	bool pv;         /* PV node: not a null window */
	bool cut;        /* cut node: expected to fail high */
	bool in_check;   /* the other side threatens a five */
	bool threatened; /* the other side threatens a straight four */
	bool improving;  /* the corrected evaluation is better than two plies before */
};

/* Fills the table of late move reductions. */
void node_fill_reductions(struct worker *worker);

/* Sets evaluation, estimate and improving; in_check must be set. tt_value is the entry's value, converted for this
   ply. */
void node_evaluate(struct worker *worker, struct node *node, const struct tt_entry *entry, int tt_value);

/* May the node be pruned without searching its moves? False for a PV node, in check, in a singular search, and
   near a forced end. */
bool node_may_prune(const struct worker *worker, const struct node *node);

/* Razoring: if the estimate is far below alpha, only a quick VCF is tried. Returns true if the node is decided, with
   its value in *value. */
bool node_razor(struct worker *worker, const struct node *node, int *value);

/* Reverse futility pruning: is the estimate so far above beta that the node is taken to fail high? */
bool node_is_reverse_futile(const struct node *node);

/* Late move pruning: have enough moves been tried to skip a quiet move and all moves after it? */
bool node_prunes_late(const struct node *node, int tried);

/* Futility pruning: is a move to a point with pattern4 `own` for the side to move and `other` for the other side
   unlikely to raise alpha? */
bool node_prunes_futile(const struct node *node, enum pattern4 own, enum pattern4 other);

/* Late move reductions: returns by how many plies to reduce the first search of move number `tried`, from 1. `next` is
   the depth without the reduction. */
int node_late_move_reduction(const struct worker *worker, const struct node *node, const struct move *move, int tried,
                             int next);

#endif
