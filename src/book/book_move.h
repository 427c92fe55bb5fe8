/* Asks a machine for a move, which may come from a book. */
#ifndef BOOK_MOVE_H
#define BOOK_MOVE_H

#include "book/book.h"
#include "engine/mover.h"

/* Asks a machine as mover_choose() does. If the machine plays from books and the book knows the position, the answer
   is the move of the highest weight that is legal and not lost; moves of equal weight are chosen at random. A
   candidate is lost if a search, or after it the solver, finds a forced win of the opponent. The first candidate gets
   a tenth of the budget; each further candidate gets a tenth of the rest. The solver has the time that the search
   leaves of this tenth. It gets a tenth of the nodes left after the search or 20,000, whichever is more, but at most
   half of those left; without a limit of nodes it gets 20,000. If all candidates are lost, the machine searches with
   what is left of the budget.
   found->weight is the weight of a move from the book. `book` may be NULL. */
void book_choose(const struct book *book, struct mover_state *mover_state, enum mover_id mover,
                 const struct question *question, bool advisory, struct search_result *found);

#endif
