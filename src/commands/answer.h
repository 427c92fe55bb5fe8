/* The answer lines, which start with "= ". Write them before block_close(); in tsv and json, after block_open(). */
#ifndef ANSWER_H
#define ANSWER_H

#include "commands/block.h"
#include "engine/mover.h"
#include "engine/solver.h"
#include "language/command.h"

/* Answers a question, a command of CLASS_QUESTION. Writes nothing for `show`: the board is the answer. The point of
   `why` must be on the board and empty. Returns false when a point cannot be judged; the answer then has a `?`. Puts
   stones and takes them back; the game's bytes do not change. */
bool answer_question(struct block *block, struct game *game, const struct command *command);

/* Writes = WHAT SIDE POINT: a machine's move for the side; POINT may be pass. `what` is play or hint. */
void answer_move(struct block *block, const char *what, enum side side, const struct search_result *found);
/* Writes = book SIDE POINT WEIGHT: the weight of a move from a book. Writes nothing for other moves. */
void answer_book(struct block *block, enum side side, const struct search_result *found);
/* Writes = solve SIDE …: what was proved for the side. */
void answer_solve(struct block *block, enum side side, const struct solution *solution);
/* Writes = search …: depth, nodes, score, time and pv of a search; nothing if the machine did not search.
   `milliseconds` is -1 without a clock. */
void answer_search(struct block *block, const struct search_result *found, long long milliseconds);

#endif
