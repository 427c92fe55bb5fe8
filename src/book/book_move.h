/* Asks a machine for a move, which may come from a book. */
#ifndef BOOK_MOVE_H
#define BOOK_MOVE_H

#include "book/book.h"
#include "engine/mover.h"

/* Asks a machine as mover_choose() does. If mover_has_search() holds for the machine and the book knows the position,
   the answer is the legal book move of the highest weight that is not lost; among equal weights the choice is random.
   If the book has no such move, the machine chooses one with what is left of the budget.
   A book move is lost if a short search, or else the solver, finds a forced win for the opponent. To test a move, the
   search gets a tenth of the budget that is left and, with a depth limit, two plies less. The solver then gets the
   search's unused time. Its nodes are a tenth of those left after the search or 20,000, whichever is more, but at most
   half of those left; without a node limit they are 20,000.
   found->weight is the weight of a book move. `book` may be NULL. */
void book_choose(const struct book *book, struct mover_state *mover_state, enum mover_id mover,
                 const struct question *question, bool advisory, struct search_result *found);

#endif
