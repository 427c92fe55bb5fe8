/* The machines by name, and how to ask one for a move. */
#ifndef MOVER_H
#define MOVER_H

#include "base/names.h"
#include "base/rng.h"
#include "engine/question/question.h"

/* In the order of movers[]. */
enum mover_id {
	MOVER_HUMAN, /* a person: moves come from the input */
	MOVER_RANDOM,
	MOVER_MINIMAX,
	MOVER_NOVICE,
	MOVER_BEGINNER,
	MOVER_EASY,
	MOVER_MEDIUM,
	MOVER_HARD,
	MOVER_ENGINE,
	MOVERS,
};

struct mover {
	const char *name;
	size_t memory; /* bytes of the workspace, which is zeroed before the first question */
	/* Answers within the budget, leaving board and rules unchanged. Without a clock the same question and rng give
	   the same answer. If the budget carries, the same series of questions gives the same answers. NULL for the
	   human. */
	void (*choose)(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);
	/* Allocates tables for questions within this budget, so that the first answer does not wait for them; may be
	   NULL. */
	void (*prepare)(void *workspace, const struct budget *budget);
	/* Empties the tables, so that the next answer is as after the start of the program; may be NULL. */
	void (*forget)(void *workspace);
	/* Returns the share of the hash table that is in use, in thousandths; may be NULL. */
	int (*hash_fill)(void *workspace);
	/* Frees what the workspace holds; may be NULL. */
	void (*release)(void *workspace);
	int patience; /* the most milliseconds for an answer; 0: only the budget limits */
	/* Answers like `choose`, but with the engine's strength; NULL for a machine that has no such search. */
	void (*search)(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);
};
extern const struct mover movers[]; /* ends in a row without a name */

static inline struct names mover_names(void)
{
	return (struct names)NAMES_OF(movers, name);
}

/* What the machines of one game remember between moves; both sides share it. Zero is valid. The memory of a machine
   is allocated at its first question. */
struct mover_state {
	struct rng rng;
	bool exhausted; /* memory for a machine ran out: the random mover answered instead */
	void *workspace[MOVERS];
};

/* Asks a machine; for MOVER_HUMAN the engine as an adviser. With only_asked the next call gives the same answer
   again. Without memory the random mover answers. question->multi_pv lists the best moves (multi_pv.h). */
void mover_choose(struct mover_state *mover_state, enum mover_id mover, const struct question *question,
                  bool only_asked, struct search_result *found);
/* Has the machine, or for MOVER_HUMAN the adviser, a search of the engine's strength? */
bool mover_has_search(enum mover_id mover);
/* Searches with such a machine, without drawing random numbers. Returns false, with an empty answer, without memory. */
bool mover_search(struct mover_state *mover_state, enum mover_id mover, const struct question *question,
                  struct search_result *found);
/* Prepares a machine for questions within the budget; MOVER_HUMAN as in mover_choose(). Only the first answer comes
   sooner. */
void mover_prepare(struct mover_state *mover_state, enum mover_id mover, const struct budget *budget);
/* Empties the tables of all machines. */
void mover_forget(struct mover_state *mover_state);
/* Returns the share of a machine's hash table that is in use, in thousandths; MOVER_HUMAN as in mover_choose(). */
int mover_hash_fill(const struct mover_state *mover_state, enum mover_id mover);
/* Does the engine play these rules as minimax does, and score positions in minimax's unit? */
bool mover_is_plain(const struct ruleset *rules);
void mover_state_free(struct mover_state *mover_state);

#endif
