#include "review/answers.h"

#include <stdlib.h>
#include <string.h>

#include "base/hash.h"

struct answer_entry {
	struct answer_key key;
	uint32_t later; /* the next entry of the chain, plus 1; 0: none */
	union answer answer;
};

bool answers_start(struct answers *answers, uint32_t room)
{
	answers->room = room;
	answers->entry = calloc(room, sizeof *answers->entry);
	answers->chain = calloc(room, sizeof *answers->chain);
	pthread_mutex_init(&answers->lock, NULL);
	return answers->entry && answers->chain;
}

void answers_free(struct answers *answers)
{
	pthread_mutex_destroy(&answers->lock);
	free(answers->entry);
	free(answers->chain);
}

static void add_to_key(struct answer_key *key, uint64_t value)
{
	key->half[0] = hash_add(key->half[0], value);
	key->half[1] = hash_add(key->half[1], value * 0xD1B54A32D192ED03u + 1);
}

struct answer_key answers_key(enum answer_kind kind, const struct question *question)
{
	struct answer_key key = {{5, 6}};
	const struct board *board = question->board;
	const struct ruleset *rules = question->rules;
	add_to_key(&key, (uint64_t)kind << 8 | (uint64_t)question->side << 4 | (uint64_t)(question->allowed != NULL) << 3 |
	                     (uint64_t)question->passed << 2 | (uint64_t)question->claimable << 1 |
	                     (uint64_t)question->restricts_later);
	add_to_key(&key, (uint64_t)rules->rule << 8 | (uint64_t)rules->penalty);
	add_to_key(&key, (uint64_t)rules->size << 32 | (uint64_t)rules->connect);
	add_to_key(&key, (uint64_t)rules->opening << 32 | (uint64_t)rules->opening_n);
	for (int y = 0; y < board->size; y++)
		for (int half = 0; half <= (board->size > 64); half++) {
			add_to_key(&key, board->line[y].stone[SIDE_BLACK][half]);
			add_to_key(&key, board->line[y].stone[SIDE_WHITE][half]);
			if (question->allowed)
				add_to_key(&key, question->allowed->row[y][half]);
		}
	return key;
}

static uint32_t *chain_of(const struct answers *answers, struct answer_key key)
{
	return &answers->chain[key.half[0] % answers->room];
}

/* Returns the link to the entry with this key, or the link after the last one of its chain. */
static uint32_t *link_to(const struct answers *answers, struct answer_key key)
{
	uint32_t *link = chain_of(answers, key);
	while (*link > 0) {
		struct answer_entry *entry = &answers->entry[*link - 1];
		if (entry->key.half[0] == key.half[0] && entry->key.half[1] == key.half[1])
			break;
		link = &entry->later;
	}
	return link;
}

bool answers_find(struct answers *answers, struct answer_key key, union answer *answer)
{
	pthread_mutex_lock(&answers->lock);
	uint32_t found = *link_to(answers, key);
	bool stopped = answers->stopped;
	if (stopped)
		memset(answer, 0, sizeof *answer);
	else if (found > 0)
		*answer = answers->entry[found - 1].answer;
	pthread_mutex_unlock(&answers->lock);
	return stopped || found > 0;
}

void answers_stop(struct answers *answers)
{
	pthread_mutex_lock(&answers->lock);
	answers->stopped = true;
	pthread_mutex_unlock(&answers->lock);
}

void answers_add(struct answers *answers, struct answer_key key, const union answer *answer)
{
	pthread_mutex_lock(&answers->lock);
	if (*link_to(answers, key) == 0) {
		struct answer_entry *entry = &answers->entry[answers->next];
		uint32_t *link = link_to(answers, entry->key); /* the oldest answer leaves its chain */
		if (*link == answers->next + 1)
			*link = entry->later;
		link = chain_of(answers, key);
		*entry = (struct answer_entry){key, *link, *answer};
		*link = answers->next + 1;
		answers->next = (answers->next + 1) % answers->room;
	}
	pthread_mutex_unlock(&answers->lock);
}
