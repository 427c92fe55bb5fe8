/* Asks a machine for a move, which may come from a book. */
#ifndef BOOK_MOVE_H
#define BOOK_MOVE_H

#include "book/book.h"
#include "engine/mover.h"

/* Asks a machine as mover_choose() does. If the machine plays from books and the book knows the position, the answer
   is the move of the highest weight that is legal and not lost; moves of equal weight are chosen at random. A search
   tells whether the first candidate is lost, with a tenth of the budget; each further candidate gets a tenth of the
   rest. The solver, which looks for a win of the opponent, gets a tenth of the rest or 20,000 nodes, whichever is
   more, but at most half of the rest. If all candidates are lost, the machine searches with what is left.
   found->weight is the weight of a move from the book. `book` may be NULL. */
void book_choose(const struct book *book, struct mover_state *mover_state, enum mover_id mover,
                 const struct question *question, bool only_asked, struct search_result *found);

#endif
