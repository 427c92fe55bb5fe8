/* Time management: an easy move is played early, and a hard one gets more than the optimum time. */
#ifndef TIME_MANAGER_H
#define TIME_MANAGER_H

#include "engine/question/budget.h"

/* A zeroed struct is valid: no plan, so the search takes all of its time. */
struct time_manager {
	const struct budget *budget;
	int first;  /* the milliseconds left at the start; 0 without a plan */
	int cell;   /* the best move after the last depth */
	int value;  /* the value after the last depth */
	int falls;  /* the drop of the value since the depth before; 0 without a drop */
	int stable; /* depths since the best move changed */
};

/* Starts timing a move. The budget must outlive the search. */
void time_manager_start(struct time_manager *manager, const struct budget *budget);
/* Updates the stability of the best move and the fall of the value, after a depth. */
void time_manager_update(struct time_manager *manager, int cell, int value);
/* Should the search stop, because the time that this move deserves is spent? `share`: percent of the nodes spent on the
   best move. Reads the clock. */
bool time_manager_spent(const struct time_manager *manager, int share);

#endif
