#include "engine/search/worker.h"

#include <assert.h>
#include <string.h>

#include "base/costly_assert.h"
#include "base/hash.h"

void worker_start(struct worker *w, const struct question *question)
{
	const struct budget *budget = question->budget;
	w->meter = (struct meter){.limit = budget_limit(budget), .time = budget->time};
	time_manager_start(&w->time_manager, budget);
	w->vcf.meter = &w->meter;
	w->vcf.position = &w->position;
	w->vcf.table = w->quick_vcf_table;
	w->vcf.entries = QUICK_VCF_ENTRIES;
	w->moves = w->stack[0].pv_length = 0;
	w->refuter = NULL;
	w->smp = NULL;
	w->settled = w->first_root = w->seldepth = 0;
	memset(w->visits, 0, sizeof w->visits);
	memset(w->evaluation, 0, sizeof w->evaluation);
	position_load(&w->position, question->board, question->rules, question->side);
}

void worker_forget(struct worker *w)
{
	memset(w->history, 0, sizeof w->history);
	memset(w->continuation, 0, sizeof w->continuation);
	memset(w->correction, 0, sizeof w->correction);
	memset(w->counter, 0, sizeof w->counter);
	memset(w->quick_vcf_table, 0, sizeof w->quick_vcf_table);
	for (int ply = 0; ply < SEARCH_PLIES_MAX; ply++)
		w->stack[ply].killer[0] = w->stack[ply].killer[1] = CELL_NONE;
}

static uint64_t tt_key(uint64_t hash, enum side to_move, int excluded)
{
	return hash ^ position_side_key(to_move) ^ (uint64_t)excluded * HASH_STEP;
}

void worker_make_move(struct worker *w, int cell)
{
	struct position *position = &w->position;
	uint64_t hash = position->hash ^ position->zobrist[position->to_move][cell];
	tt_prefetch(&w->tt, tt_key(hash, side_other(position->to_move), CELL_NONE));
	position_make_move(position, cell);
}

void worker_raise_root(struct worker *w, int at, int cell)
{
	int from = at;
	assert(at <= w->roots);
	while (from < w->roots && w->root[from].cell != cell)
		from++;
	struct move raised = from < w->roots ? w->root[from] : (struct move){.cell = (int16_t)cell};
	w->roots += from == w->roots;
	assert(w->roots <= ROOT_MAX);
	memmove(&w->root[at + 1], &w->root[at], (size_t)(from - at) * sizeof raised);
	w->root[at] = raised;
}

uint64_t worker_tt_key(const struct worker *w, int excluded)
{
	return tt_key(w->position.hash, w->position.to_move, excluded);
}

bool worker_time_spent(const struct worker *w)
{
	unsigned long long nodes = w->meter.nodes;
	int share = nodes > 0 ? (int)(w->visits[w->root[0].cell] * 100 / nodes) : 100;
	return time_manager_spent(&w->time_manager, share);
}

/* A position that is pruned at once leaves no entry in the table, and is often met again. */
int worker_evaluate(struct worker *w)
{
	const uint64_t key = worker_tt_key(w, CELL_NONE), bits = UINT16_MAX;
	uint64_t *entry = &w->evaluation[key % EVALUATIONS];
	if (*entry == 0 || (*entry | bits) != (key | bits))
		*entry = (key & ~bits) | (uint16_t)position_evaluate(&w->position);
	costly_assert((int16_t)*entry == position_evaluate(&w->position));
	return (int16_t)*entry;
}

bool worker_tt_entry(const struct worker *w, struct tt_entry *entry)
{
	return tt_probe(&w->tt, worker_tt_key(w, CELL_NONE), entry);
}

void worker_update_pv(struct stack_entry *ss, int cell)
{
	int length = ss[1].pv_length < SEARCH_PLIES_MAX - 1 ? ss[1].pv_length : SEARCH_PLIES_MAX - 1;
	ss->pv[0] = (int16_t)cell;
	memcpy(&ss->pv[1], ss[1].pv, (size_t)length * sizeof *ss->pv);
	ss->pv_length = length + 1;
}
