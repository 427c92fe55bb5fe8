/* Searches the root moves deeper and deeper, for one line or for multi-PV. Before and between the depths looks for wins
   by fours and by threats. */
#ifndef ITERATIVE_DEEPENING_H
#define ITERATIVE_DEEPENING_H

#include "engine/search/worker.h"

/* Searches the root moves, at least one, until enough lines are settled or the budget ends. The worker has been started
   (worker_start()) with its provers. *found becomes the best line; multi_pv gets all lines, and reports each depth. */
void iterative_deepening(struct worker *worker, const struct question *question, struct multi_pv *multi_pv,
                         struct search_result *found);

#endif
