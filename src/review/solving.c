#include "review/solving.h"

#include <stdlib.h>
#include <string.h>

#include "commands/game_question.h"

bool answers_start(struct answers *answers, size_t room)
{
	answers->room = room;
	answers->entry = calloc(room, sizeof *answers->entry);
	pthread_mutex_init(&answers->lock, NULL);
	return answers->entry;
}

void answers_free(struct answers *answers)
{
	pthread_mutex_destroy(&answers->lock);
	free(answers->entry);
}

/* Returns the hash of a question. The budget is the same for all questions of a kind. */
static uint64_t answers_key(unsigned kind, const struct question *question)
{
	const struct ruleset *rules = question->rules;
	const int about[] = {(int)kind,        (int)question->side, question->allowed != NULL,
	                     question->passed, question->claimable, question->restricts_later,
	                     (int)rules->rule, (int)rules->penalty, rules->size,
	                     rules->connect,   rules->opening,      rules->opening_n};
	uint64_t key = board_hash(question->board, 0);
	for (size_t i = 0; i < sizeof about / sizeof *about; i++)
		key = hash_add(key, (uint64_t)about[i]);
	for (int i = 0; i < 2 * rules->size && question->allowed; i++)
		key = hash_add(key, question->allowed->row[i / 2][i % 2]);
	return key;
}

/* Returns the two entries that the key may have. */
static struct answer_entry *entries_of(const struct answers *answers, uint64_t key)
{
	return &answers->entry[key % (answers->room / 2) * 2];
}

/* Copies the answer. Returns false if there is none. */
static bool answers_find(struct answers *answers, uint64_t key, union answer *answer)
{
	if (atomic_load(&answers->stopped)) {
		memset(answer, 0, sizeof *answer);
		return true;
	}
	pthread_mutex_lock(&answers->lock);
	const struct answer_entry *entry = entries_of(answers, key);
	entry += entry->key != key;
	bool found = entry->key == key;
	if (found)
		*answer = entry->answer;
	pthread_mutex_unlock(&answers->lock);
	return found;
}

static void answers_add(struct answers *answers, uint64_t key, const union answer *answer)
{
	pthread_mutex_lock(&answers->lock);
	struct answer_entry *entry = entries_of(answers, key);
	if (entry->key != key)
		entry[1] = entry[0];
	*entry = (struct answer_entry){key, *answer};
	pthread_mutex_unlock(&answers->lock);
}

void solving_start(struct solving *solving, const struct budget *budget, int milliseconds, uint64_t seed)
{
	solving->mover_state = (struct mover_state){.rng = rng_seeded(seed)};
	solving->budget = *budget;
	solving->milliseconds = milliseconds;
	solving->budget.time.left = milliseconds > 0 ? deadline_left : NULL;
	solving->budget.time.context = &solving->deadline;
	solving->own.room = SOLVING_STORED;
	solving->own.entry = solving->stored;
	pthread_mutex_init(&solving->own.lock, NULL);
	solving->answers = &solving->own;
}

/* The time left for an answer that other threads may need no longer. */
static int shared_time_left(void *context)
{
	struct solving *solving = context;
	if (atomic_load_explicit(&solving->answers->stopped, memory_order_relaxed))
		return 0;
	return solving->milliseconds > 0 ? deadline_left(&solving->deadline) : TIME_FREE;
}

void solving_share(struct solving *solving, struct answers *answers)
{
	solving->answers = answers;
	solving->budget.time = (struct time_limit){.left = shared_time_left, .context = solving};
}

void solving_end(struct solving *solving)
{
	solver_free(&solving->solver);
	mover_state_free(&solving->mover_state);
	if (solving->answers)
		pthread_mutex_destroy(&solving->own.lock);
}

void solving_forget(struct solving *solving)
{
	memset(solving->stored, 0, sizeof solving->stored);
}

bool solving_exhausted(const struct solving *solving)
{
	return solving->solver.exhausted || solving->mover_state.exhausted;
}

/* Starts the clock of an answer. Returns the question. */
static struct question ask_within(struct solving *solving, const struct game *game, const struct budget *budget,
                                  struct point_set *set)
{
	if (solving->milliseconds > 0)
		solving->deadline = deadline_in(solving->milliseconds);
	return game_question(game, budget, set);
}

/* Returns the answer to a question: a stored one, or a new one, which is stored unless it lacks memory. When the
   threads must end, the answer is empty. `known`, for ANSWER_COUNT: a first move that wins. */
static union answer find_answer(struct solving *solving, unsigned kind, const struct question *question, int known)
{
	union answer answer;
	uint64_t key = answers_key(kind, question);
	if (answers_find(solving->answers, key, &answer))
		return answer;
	if (kind == ANSWER_CHOICE) {
		solving->searches++;
		mover_choose(&solving->mover_state, MOVER_ENGINE, question, true, &answer.choice);
	} else if (kind == ANSWER_COUNT) {
		answer.count = solver_count_fours(&solving->solver, question, known);
	} else {
		solver_solve(&solving->solver, question, (enum solved_how)kind, &answer.proof);
		answer.proof.proof = NULL; /* the tree is of no use here, and does not last */
	}
	if (kind == ANSWER_CHOICE ? !solving->mover_state.exhausted : !solving->solver.exhausted)
		answers_add(solving->answers, key, &answer);
	return answer;
}

void solving_prove(struct solving *solving, const struct game *game, enum solved_how most, struct solution *solution)
{
	struct point_set set;
	const struct budget budget = game_proof_budget(&solving->budget);
	const struct question question = ask_within(solving, game, &budget, &set);
	*solution = find_answer(solving, most, &question, POINT_NONE).proof;
}

int solving_win(struct solving *solving, const struct game *game, bool fours_only, int16_t line[SEARCH_PV_MAX])
{
	struct solution solution;
	solving_prove(solving, game, fours_only ? SOLVED_BY_FOURS : SOLVED_BY_SEARCH, &solution);
	memcpy(line, solution.line, sizeof solution.line);
	if (solution.solved == SOLVED_UNKNOWN)
		return SOLVING_UNKNOWN;
	return solution.solved == SOLVED_WIN ? solution.length : 0;
}

void solving_search(struct solving *solving, const struct game *game, const struct point_set *among,
                    struct search_result *found)
{
	struct point_set set;
	struct question question = ask_within(solving, game, &solving->budget, &set);
	if (among)
		question.allowed = among;
	*found = find_answer(solving, ANSWER_CHOICE, &question, POINT_NONE).choice;
}

int solving_first_moves(struct solving *solving, const struct game *game)
{
	struct point_set set;
	int16_t line[SEARCH_PV_MAX];
	int plies = solving_win(solving, game, true, line);
	if (plies <= 0)
		return plies;
	const struct question question = ask_within(solving, game, &solving->budget, &set);
	return find_answer(solving, ANSWER_COUNT, &question, line[0]).count;
}
