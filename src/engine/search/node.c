#include "engine/search/node.h"

#include <assert.h>

#include "base/minmax.h"
#include "engine/search/correction.h"
#include "engine/search/history.h"
#include "engine/search/qsearch.h"

enum {
	FUTILITY = 48, /* margin per ply */
	FUTILITY_FIRST = 58,
	FUTILITY_DEPTH = 4,
	REVERSE_FUTILITY = 103, /* margin per ply */
	REVERSE_FUTILITY_IMPROVING = 69,
	REVERSE_FUTILITY_DEPTH = 9,
	RAZOR = 71, /* margin per ply */
	RAZOR_DEPTH = 3,
};

/* Returns 256 times the binary logarithm. Integers give the same result on every machine. */
static int logarithm(unsigned n)
{
	int whole = 0, fraction = 0;
	uint64_t x = (uint64_t)n << 24;
	while (x >> 25 != 0) {
		x >>= 1;
		whole++;
	}
	for (int bit = 0; bit < 8; bit++) {
		x = x * x >> 24;
		fraction <<= 1;
		if (x >> 25 != 0) {
			x >>= 1;
			fraction |= 1;
		}
	}
	return whole * 256 + fraction;
}

void node_fill_reductions(struct worker *w)
{
	for (unsigned depth = 1; depth < 64; depth++)
		for (unsigned move = 1; move < 64; move++)
			w->reduction[depth][move] = (uint16_t)(logarithm(depth) * logarithm(move) * 57 / (1 << 19));
}

/* Is the table's bound a better estimate than the static evaluation? */
static bool is_nearer(const struct tt_entry *entry, int tt_value, int evaluation)
{
	enum bound bound = tt_bound(entry);
	return bound != BOUND_NONE && tt_value < VALUE_FORCED && tt_value > -VALUE_FORCED &&
	       (bound & (tt_value > evaluation ? BOUND_LOWER : BOUND_UPPER)) != 0;
}

void node_evaluate(struct worker *w, struct node *node, const struct tt_entry *entry, int tt_value)
{
	bool stored = tt_bound(entry) != BOUND_NONE && entry->evaluation != VALUE_NONE;
	int before = node->ply >= 2 ? w->stack[node->ply - 2].evaluation : VALUE_INFINITE, corrected = VALUE_NONE;
	node->evaluation = VALUE_NONE;
	if (!node->in_check) {
		node->evaluation = stored ? entry->evaluation : worker_evaluate(w);
		corrected = correction_apply(w, node->ply, node->evaluation);
	}
	node->improving = !node->in_check && node->ply >= 2 && (before == VALUE_NONE || corrected > before);
	w->stack[node->ply].evaluation = corrected;
	node->estimate = corrected;
	if (!node->in_check && is_nearer(entry, tt_value, corrected))
		node->estimate = tt_value;
}

bool node_may_prune(const struct worker *w, const struct node *node)
{
	return !node->pv && !node->in_check && w->stack[node->ply].excluded == CELL_NONE && node->alpha > -VALUE_FORCED &&
	       node->beta < VALUE_FORCED;
}

bool node_razor(struct worker *w, const struct node *node, int *value)
{
	if (node->depth > RAZOR_DEPTH || node->estimate + RAZOR * node->depth >= node->alpha)
		return false;
	int plies = qsearch_vcf(w, node->ply, QSEARCH_FOURS, false);
	*value = plies > 0 ? VALUE_WIN - node->ply - plies : node->estimate;
	return plies > 0 || node->depth < RAZOR_DEPTH;
}

bool node_is_reverse_futile(const struct node *node)
{
	return node->depth < REVERSE_FUTILITY_DEPTH &&
	       node->estimate - REVERSE_FUTILITY * node->depth + REVERSE_FUTILITY_IMPROVING * node->improving >= node->beta;
}

bool node_prunes_late(const struct node *node, int tried)
{
	int limit = (202 + 75 * node->depth + 5 * node->depth * node->depth) / (node->improving ? 64 : 74) + 1;
	return tried >= limit;
}

bool node_prunes_futile(const struct node *node, enum pattern4 own, enum pattern4 other)
{
	return node->depth <= FUTILITY_DEPTH && own < PATTERN4_THREE && other < PATTERN4_THREE && !node->threatened &&
	       node->estimate + FUTILITY * node->depth + FUTILITY_FIRST < node->alpha;
}

/* Returns the reduction, in sixteenths of a ply, for a move whose score is `gap` below the best one. Neither score
   includes the policy, because with the policy deep searches would miss too many moves. */
static int gap_reduction(int gap)
{
	return clamp((gap - 83) / 6, -24, 32);
}

int node_late_move_reduction(const struct worker *w, const struct node *node, const struct move *move, int tried,
                             int next)
{
	int cell = move->cell;
	assert(tried > 0);
	enum pattern4 own = (enum pattern4)w->position.pattern4[node->side][cell];
	enum pattern4 other = (enum pattern4)w->position.pattern4[side_other(node->side)][cell];
	if (node->depth < 2 || tried <= 1 + node->pv || node->in_check)
		return 0;
	int sixteenths = w->reduction[min(node->depth, 63)][min(tried, 63)];
	sixteenths += 20 * node->cut + gap_reduction(node->best_score - (move->score - move->policy));
	sixteenths += 14 * !node->improving - 6 * node->pv - history_of(w, node->ply, cell) * 5 / 2048;
	if (own > PATTERN4_FOUR)
		sixteenths -= 7;
	if ((own >= PATTERN4_THREE && own != PATTERN4_FOUR) || other >= PATTERN4_THREE)
		sixteenths -= 6;
	if (node->threatened)
		sixteenths -= 5;
	return max(0, min(sixteenths / 16, next - 1));
}
