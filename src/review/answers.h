/* The answers of engine and solver to the last questions. Threads that search ahead put them there; the thread that
   writes finds them. An answer depends on its question alone, so that it does not matter who asked. */
#ifndef ANSWERS_H
#define ANSWERS_H

#include <stdatomic.h>

#include "engine/mover.h"
#include "engine/solver.h"
#include "os/threads.h"

/* What is asked: a proof by these means, or one of these. */
enum answer_kind { ANSWER_PROOF = SOLVED_BY_FOURS, ANSWER_CHOICE = SOLVED_BY_SEARCH + 1, ANSWER_COUNT };

union answer {
	struct search_result choice;
	struct solution proof; /* without a tree */
	int count;
};

/* Zeroed before answers_start(). */
struct answers {
	pthread_mutex_t lock;
	size_t room;                /* number of entries */
	struct answer_entry *entry; /* two for each value of a hash: the newer one, and the older one */
	atomic_bool stopped;        /* each question finds an empty answer, so that no thread begins another search */
};

/* Allocates the entries. Returns false when memory runs out. */
bool answers_start(struct answers *answers, size_t room);
void answers_free(struct answers *answers);
/* Returns the hash of a question. The budget is the same for all questions of a kind. */
uint64_t answers_key(enum answer_kind kind, const struct question *question);
/* Copies the answer. Returns false if there is none. */
bool answers_find(struct answers *answers, uint64_t key, union answer *answer);
void answers_add(struct answers *answers, uint64_t key, const union answer *answer);

#endif
