/* The solver and the engine, with the budget and the stored answers for the positions of a run. */
#ifndef SOLVING_H
#define SOLVING_H

#include <stdatomic.h>

#include "base/clock.h"
#include "engine/mover.h"
#include "engine/solver.h"
#include "os/threads.h"
#include "rules/game.h"

/* What is asked: a proof by the means of an enum solved_how, or one of these. */
enum { ANSWER_CHOICE = SOLVED_BY_SEARCH + 1, ANSWER_COUNT };

union answer {
	struct search_result choice;
	struct solution proof; /* without a tree */
	int count;
};

struct answer_entry {
	uint64_t key; /* 0: none */
	union answer answer;
};

/* The answers to the last questions. Where threads search ahead, they put them there, and the thread that writes finds
   them. An answer depends on its question alone, so that it does not matter who asked. */
struct answers {
	pthread_mutex_t lock;
	size_t room;                /* number of entries */
	struct answer_entry *entry; /* two for each value of a hash: the newer one, and the older one */
	atomic_bool stopped;        /* each question finds an empty answer, so that no thread begins another search */
};

enum {
	SOLVING_UNKNOWN = -1, /* the budget or the memory ran out */
	SOLVING_STORED = 256, /* answers */
};

/* Zeroed before solving_start(). */
struct solving {
	struct solver solver;
	struct mover_state mover_state;
	struct budget budget; /* for one answer */
	struct deadline deadline;
	int milliseconds;        /* for one answer; 0: no clock */
	int searches;            /* of solving_search(), but for answers that were stored */
	struct answers *answers; /* `own`, or those of all threads */
	struct answers own;
	struct answer_entry stored[SOLVING_STORED]; /* of `own` */
};

/* Prepares a run. The last answers are stored, so that few questions are asked twice. Allocates nothing before the
   first one. */
void solving_start(struct solving *solving, const struct budget *budget, int milliseconds, uint64_t seed);
/* Lets it share answers with other threads, until these stop. */
void solving_share(struct solving *solving, struct answers *answers);
void solving_end(struct solving *solving);

/* Has memory run out for a question? */
bool solving_exhausted(const struct solving *solving);

/* Finds a forced win of the side to move in an open game, by fours only or by any means. Writes the moves to line.
   Returns their number, 0 for no win, or SOLVING_UNKNOWN. */
int solving_win(struct solving *solving, const struct game *game, bool fours_only, int16_t line[SEARCH_PV_MAX]);
/* Searches an open game for the engine's move. `among`: the points to choose from; NULL: all that the opening
   allows. */
void solving_search(struct solving *solving, const struct game *game, const struct point_set *among,
                    struct search_result *found);
/* Asks the solver about an open game. `most`: by what means it may prove. */
void solving_prove(struct solving *solving, const struct game *game, enum solved_how most, struct solution *solution);
/* Returns the number of first moves that win by fours: 0, 1, 2 for several, or SOLVING_UNKNOWN. The game is as for
   solving_win(). */
int solving_first_moves(struct solving *solving, const struct game *game);

/* Drops the stored answers, but for those of other threads, e.g. because a search was broken off. */
void solving_forget(struct solving *solving);

/* Allocates entries for several threads; `answers` begins as zero. Returns false when memory runs out. */
bool answers_start(struct answers *answers, size_t room);
void answers_free(struct answers *answers);

#endif
