/* The movers: who makes the moves of a side. A mover is a machine, or "human", a person whose moves come from the
   input. A question to MOVER_HUMAN asks the person's adviser, the engine. */
#ifndef MOVER_H
#define MOVER_H

#include "base/names.h"
#include "base/rng.h"
#include "engine/question/question.h"

/* In the order of movers[]. */
enum mover_id {
	MOVER_HUMAN,
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
	size_t memory; /* bytes of the workspace, which is zeroed before the first question; 0: none */
	/* Answers within the budget, leaving board and rules unchanged. *found is an empty answer on entry. Without a
	   clock the same question and rng give the same answer; with budget.keeps_table only if the earlier questions
	   were the same, too. NULL for the human. */
	void (*choose)(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);
	const struct level *level; /* the mistakes that it makes in mover_choose() (levels.h); NULL: none */
	/* Makes the tables of these rules and, if there is a budget, allocates those for questions within it, which makes
	   the first answer faster. Returns when the budget's time is up; the next call continues. May be NULL. */
	void (*prepare)(void *workspace, const struct ruleset *rules, const struct budget *budget);
	/* Clears the tables. The next answer is as if the program had just started. May be NULL. */
	void (*forget)(void *workspace);
	/* Returns the share of the hash table that is in use, in thousandths; may be NULL. */
	int (*hashfull)(void *workspace);
	/* Frees what the workspace holds; may be NULL. */
	void (*release)(void *workspace);
	int time_max; /* the longest time for an answer, in milliseconds; 0: only the budget limits it */
};
extern const struct mover movers[]; /* ends in a row without a name */

/* Returns the milliseconds that an answer of the machine may take, if the limit is `most` milliseconds. */
static inline int mover_time_limit(enum mover_id mover, int most)
{
	int own = movers[mover].time_max;
	return own > 0 && own < most ? own : most;
}

static inline struct names mover_names(void)
{
	return (struct names)NAMES_OF(movers, name);
}

/* What the machines of one game remember between moves; both sides share it. A zeroed struct is valid. Free it with
   mover_state_free(). */
struct mover_state {
	struct rng rng;
	bool exhausted; /* memory for a machine ran out: the random machine answered instead, or mover_search() failed */
	bool short_of_threads;   /* a search had fewer threads than its budget, because the system had no room for more */
	void *workspace[MOVERS]; /* allocated at the first question to the machine */
};

/* Asks a machine for a move. The answer has POINT_NONE, a pass, if no point is legal. With `advisory` the random
   numbers do not advance: the next call uses the same ones. If memory runs out, the random machine answers. With
   question->multi_pv, also lists the best moves (multi_pv.h). */
void mover_choose(struct mover_state *mover_state, enum mover_id mover, const struct question *question, bool advisory,
                  struct search_result *found);
/* Does the machine have a search of the engine's strength? */
bool mover_has_search(enum mover_id mover);
/* Searches with a machine that passes mover_has_search(). The random numbers of mover_state do not advance. Returns
   false, with an empty answer, if memory runs out. */
bool mover_search(struct mover_state *mover_state, enum mover_id mover, const struct question *question,
                  struct search_result *found);
/* Makes a machine's tables of these rules, and allocates those for questions within the budget (NULL: none), until its
   time is up; the next call continues. Answers are the same as without this call, but the first one comes sooner. */
void mover_prepare(struct mover_state *mover_state, enum mover_id mover, const struct ruleset *rules,
                   const struct budget *budget);
/* Clears the tables of all machines. */
void mover_forget(struct mover_state *mover_state);
/* Returns the share of a machine's hash table that is in use, in thousandths; 0 without a table. */
int mover_hashfull(const struct mover_state *mover_state, enum mover_id mover);
/* Does the engine play by minimax under these rules? Scores are then in minimax's unit. */
bool mover_uses_minimax(const struct ruleset *rules);
void mover_state_free(struct mover_state *mover_state);

#endif
