/* The answers of engine and solver to the last questions. Threads that search ahead put them there; the thread that
   writes finds them. An answer depends on its question alone, so that it does not matter who asked. */
#ifndef ANSWERS_H
#define ANSWERS_H

#include "engine/mover.h"
#include "engine/solver.h"
#include "os/threads.h"

/* What is asked: a proof by these means, or one of these. */
enum answer_kind { ANSWER_PROOF = SOLVED_BY_FOURS, ANSWER_CHOICE = SOLVED_BY_SEARCH + 1, ANSWER_COUNT };

struct answer_key {
	uint64_t half[2]; /* two hashes of the question */
};

union answer {
	struct search_result choice;
	struct solution proof; /* without a tree */
	int count;
};

/* The oldest answers are replaced. Zeroed before answers_start(). */
struct answers {
	pthread_mutex_t lock;
	uint32_t room, next; /* number of entries; the place of the next one */
	struct answer_entry *entry;
	uint32_t *chain; /* by hash: the first entry of a chain, plus 1; 0: none */
	bool stopped;    /* each question finds an empty answer, so that no thread begins another search */
};

/* Allocates the entries. Returns false when memory runs out. */
bool answers_start(struct answers *answers, uint32_t room);
void answers_free(struct answers *answers);
/* Returns the key of a question. The budget is the same for all questions of a kind. */
struct answer_key answers_key(enum answer_kind kind, const struct question *question);
/* Copies the answer. Returns false if there is none. */
bool answers_find(struct answers *answers, struct answer_key key, union answer *answer);
void answers_stop(struct answers *answers);
void answers_add(struct answers *answers, struct answer_key key, const union answer *answer);

#endif
