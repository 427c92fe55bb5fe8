#include "review/solving.h"

#include <stdlib.h>
#include <string.h>

struct answer_entry {
	uint64_t key; /* 0: none */
	union answer answer;
};

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

uint64_t answers_key(unsigned kind, const struct question *question)
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

bool answers_find(struct answers *answers, uint64_t key, union answer *answer)
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

void answers_add(struct answers *answers, uint64_t key, const union answer *answer)
{
	pthread_mutex_lock(&answers->lock);
	struct answer_entry *entry = entries_of(answers, key);
	if (entry->key != key)
		entry[1] = entry[0];
	*entry = (struct answer_entry){key, *answer};
	pthread_mutex_unlock(&answers->lock);
}
