#include "engine/prove/prover.h"

#include <assert.h>

#include "base/hash.h"
#include "engine/prove/pairing.h"
#include "engine/prove/threats.h"

enum {
	INFINITE = 1 << 28,
	VCF_NODES = 300, /* nodes of the VCF search at each new position */
	LACK = 8,        /* added to the initial disproof number for each point that a pairing strategy lacks */
};

static uint32_t min_u32(uint32_t a, uint32_t b)
{
	return a < b ? a : b;
}

static const struct proof_numbers numbers_proved = {0, INFINITE};
static const struct proof_numbers numbers_disproved = {INFINITE, 0};
static const struct proof_numbers numbers_unknown = {1, 1};

void prover_load(struct prover *prover, struct position *position, struct meter *meter, size_t bytes, bool fours_only)
{
	vcf_allocate(&prover->vcf, bytes / 4);
	if (!fours_only)
		dfpn_table_allocate(&prover->table, bytes / 4 * 3);
	vcf_forget(&prover->vcf);
	prover->position = prover->vcf.position = position;
	prover->vcf.meter = meter;
}

void prover_free(struct prover *prover)
{
	vcf_free(&prover->vcf);
	dfpn_table_free(&prover->table);
}

void prover_start(struct prover *prover, enum side attacker, bool every_move)
{
	const struct position *position = prover->position;
	prover->attacker = attacker;
	prover->every_move = every_move;
	prover->by_fours = false;
	prover->images = every_move ? SYMMETRIES : 1;
	prover->table.question++;
	prover->children = 0;
	for (int i = 0; i < prover->images; i++)
		prover->hash[i] = 0;
	for (int cell = position->first; cell <= position->last; cell++) {
		if (position->contents[cell] == CELL_EDGE)
			continue;
		for (int i = 0; i < prover->images; i++) {
			int point = symmetry_image(i, position->size, position_point(position, cell));
			int image = position_cell(position, point);
			for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++)
				prover->key[side][cell][i] = position->zobrist[side][image];
			if (position->contents[cell] != CELL_EMPTY)
				prover->hash[i] ^= position->zobrist[position->contents[cell]][image];
		}
	}
}

void prover_put(struct prover *prover, int cell)
{
	struct position *position = prover->position;
	if (cell == CELL_NONE) {
		position->to_move = side_other(position->to_move);
		return;
	}
	for (int i = 0; i < prover->images; i++)
		prover->hash[i] ^= prover->key[position->to_move][cell][i];
	position_make_move(position, cell);
}

void prover_take(struct prover *prover, int cell)
{
	struct position *position = prover->position;
	if (cell == CELL_NONE) {
		position->to_move = side_other(position->to_move);
		return;
	}
	assert(position->plies > 0 && position->undo[position->plies - 1].cell == cell);
	position_unmake_move(position);
	for (int i = 0; i < prover->images; i++)
		prover->hash[i] ^= prover->key[position->to_move][cell][i];
}

/* Returns a hash of the position after `side` plays on the cell; with CELL_NONE, of the current position, where `side`
   has just moved. With every_move set, all symmetric positions have the same hash. */
static uint64_t hash_after(const struct prover *prover, int cell, enum side side)
{
	uint64_t least = ~(uint64_t)0;
	for (int i = 0; i < prover->images; i++) {
		uint64_t hash = prover->hash[i];
		if (cell != CELL_NONE)
			hash ^= prover->key[side][cell][i];
		least = hash < least ? hash : least;
	}
	return hash_finish(least + position_side_key(side));
}

uint64_t prover_work(const struct prover *prover, int cell)
{
	const struct dfpn_entry *entry = dfpn_probe(&prover->table, hash_after(prover, cell, prover->position->to_move));
	return entry ? entry->work : 0;
}

/* Does a row need an open end? Then a five or straight four may still be stopped. */
static bool is_caro(const struct position *position)
{
	return ruleset_needs_open_end(&position->rules);
}

static bool search_fours(struct prover *prover)
{
	struct meter *meter = prover->vcf.meter;
	unsigned long long limit = meter_lower_limit(meter, VCF_NODES);
	bool wins = vcf_search(&prover->vcf, PROVER_VCF_PLIES) == VCF_WIN;
	meter_restore_limit(meter, limit);
	meter_obey_stop(meter);
	return wins;
}

/* Looks for a five, a straight four and, in a new position, a VCF. */
static enum proved judge_attacker(struct prover *prover, bool is_new)
{
	const struct position *position = prover->position;
	enum side side = position->to_move, other = side_other(side);
	if (position_has(position, side, PATTERN4_FIVE))
		prover->winning = position_find(position, side, PATTERN4_FIVE, CELL_NONE);
	else if (!position_has(position, other, PATTERN4_FIVE) && position_has(position, side, PATTERN4_OPEN_FOUR) &&
	         !is_caro(position))
		prover->winning = position_find(position, side, PATTERN4_OPEN_FOUR, CELL_NONE);
	else if (is_new && search_fours(prover))
		prover->winning = prover->vcf.line[0];
	else
		return PROVED_UNKNOWN;
	return PROVED_WIN;
}

static enum proved judge_defender(struct prover *prover)
{
	const struct position *position = prover->position;
	enum side side = position->to_move, other = side_other(side);
	if (position_has(position, side, PATTERN4_FIVE))
		return PROVED_NOT;
	if (position_has(position, other, PATTERN4_FIVE))
		return position->counts[other][PATTERN4_FIVE] > 1 && !is_caro(position) ? PROVED_WIN : PROVED_UNKNOWN;
	return prover->every_move || position_has(position, other, PATTERN4_OPEN_FOUR) ? PROVED_UNKNOWN : PROVED_NOT;
}

static enum proved judge(struct prover *prover, bool is_new)
{
	const struct position *position = prover->position;
	if (position->empty == 0)
		return PROVED_NOT;
	return position->to_move == prover->attacker ? judge_attacker(prover, is_new) : judge_defender(prover);
}

/* Returns the numbers of a new node. With every_move set, they depend on the points that a pairing strategy lacks: few
   such points are almost a disproof. */
static struct proof_numbers initial_numbers(const struct prover *prover)
{
	int lacks = prover->every_move ? pairing_lacks(prover->position, prover->attacker) : PAIRING_NONE;
	if (lacks == PAIRING_NONE)
		return numbers_unknown;
	return lacks == 0 ? numbers_disproved : (struct proof_numbers){1, 1 + LACK * (uint32_t)lacks};
}

static bool is_forced(const struct position *position)
{
	enum side other = side_other(position->to_move);
	return position_has(position, other, PATTERN4_FIVE) ||
	       (position_has(position, other, PATTERN4_OPEN_FOUR) && !is_caro(position));
}

/* May the defender pass? A pass may help when a stone could spoil a row, or when only forbidden points are left. */
static bool may_pass(const struct prover *prover)
{
	const struct position *position = prover->position;
	return prover->every_move && position->to_move != prover->attacker && !is_forced(position) &&
	       position->rules.rule != RULE_FREESTYLE;
}

/* Lists the children in prover->child, with pn and dn from the table. Returns how many there are, -1 without room. */
static int prover_generate(struct prover *prover)
{
	struct position *position = prover->position;
	struct move *moves = prover->scratch;
	enum { CHILDREN_MAX = BOARD_MAX * BOARD_MAX };
	int count = 0;
	if (position->to_move != prover->attacker)
		count = threats_replies(position, moves, CHILDREN_MAX);
	else if (prover->every_move)
		count = threats_all(position, moves, CHILDREN_MAX);
	else
		count = threats_find(position, moves, CHILDREN_MAX);
	int room = PROVER_MOVES_MAX - prover->children - 1;
	if (count > room)
		return -1;
	struct child *children = &prover->child[prover->children];
	for (int i = 0; i < count; i++) {
		children[i] = (struct child){.cell = moves[i].cell,
		                             .hash = hash_after(prover, moves[i].cell, position->to_move)};
		dfpn_prefetch(&prover->table, children[i].hash);
	}
	for (int i = 0; i < count; i++) {
		const struct dfpn_entry *entry = dfpn_probe(&prover->table, children[i].hash);
		children[i].numbers = entry ? entry->numbers : numbers_unknown;
	}
	if (may_pass(prover))
		children[count++] = (struct child){.cell = CELL_NONE, .numbers = numbers_unknown};
	return count;
}

static uint32_t add_numbers(uint32_t a, uint32_t b)
{
	return a + b < INFINITE ? a + b : INFINITE;
}

/* Proof and disproof number as the side to move sees them: phi and delta in the literature. The side to move minimizes
   phi over the children; delta is the sum of the children's deltas. */
struct phi_delta {
	uint32_t phi, delta;
};

/* `attacks`: the attacker is to move, so phi is the proof number. */
static struct phi_delta to_phi_delta(struct proof_numbers numbers, bool attacks)
{
	return attacks ? (struct phi_delta){numbers.pn, numbers.dn} : (struct phi_delta){numbers.dn, numbers.pn};
}

static struct proof_numbers from_phi_delta(struct phi_delta numbers, bool attacks)
{
	return attacks ? (struct proof_numbers){numbers.phi, numbers.delta}
	               : (struct proof_numbers){numbers.delta, numbers.phi};
}

/* The numbers of a node from its children. */
struct selection {
	struct phi_delta numbers; /* of the node */
	int best;                 /* the child with the least phi; -1 without children */
	uint32_t second;          /* the least phi of the other children */
};

static struct selection select_child(const struct child *children, int count, bool attacks)
{
	struct selection selection = {{INFINITE, 0}, -1, INFINITE};
	for (int i = 0; i < count; i++) {
		struct phi_delta numbers = to_phi_delta(children[i].numbers, attacks);
		selection.numbers.delta = add_numbers(selection.numbers.delta, numbers.delta);
		if (numbers.phi < selection.numbers.phi || selection.best < 0) {
			selection.second = selection.numbers.phi;
			selection.numbers.phi = numbers.phi;
			selection.best = i;
		} else {
			selection.second = min_u32(selection.second, numbers.phi);
		}
	}
	if (selection.numbers.phi == 0)
		selection.numbers.delta = INFINITE;
	else if (selection.numbers.delta == 0)
		selection.numbers.phi = INFINITE;
	return selection;
}

/* Stores the numbers of a node that was not expanded, and returns them. */
static struct proof_numbers store_leaf(struct prover *prover, uint64_t hash, struct proof_numbers numbers)
{
	dfpn_store(&prover->table, hash, numbers, 1);
	return numbers;
}

/* Returns the thresholds of the selected child: the search leaves it when the node reaches a threshold of its own, or
   when another child is better by a quarter (1 + epsilon trick). `now` are the child's numbers. */
static struct phi_delta child_thresholds(struct phi_delta node, const struct selection *selection, struct phi_delta now)
{
	return (struct phi_delta){min_u32(node.phi, add_numbers(selection->second, selection->second / 4 + 1)),
	                          node.delta >= INFINITE ? INFINITE : node.delta - selection->numbers.delta + now.delta};
}

static struct proof_numbers mid(struct prover *prover, int ply, struct proof_numbers threshold);

/* Searches the most proving child until the node's numbers reach a threshold. Returns the last selection. */
static struct selection expand(struct prover *prover, int ply, struct child *children, int count,
                               struct proof_numbers threshold)
{
	bool attacks = prover->position->to_move == prover->attacker;
	struct phi_delta most = to_phi_delta(threshold, attacks);
	struct selection selection = select_child(children, count, attacks);
	while (selection.numbers.phi < most.phi && selection.numbers.delta < most.delta && !prover->vcf.meter->stopped) {
		assert(selection.best >= 0);
		struct child *child = &children[selection.best];
		struct phi_delta of_child = child_thresholds(most, &selection, to_phi_delta(child->numbers, attacks));
		prover_put(prover, child->cell);
		child->numbers = mid(prover, ply + 1, from_phi_delta(of_child, attacks));
		prover_take(prover, child->cell);
		selection = select_child(children, count, attacks);
	}
	return selection;
}

/* Searches the node until one of its thresholds is reached ("MID" in the literature). Returns its numbers. At
   PROVER_PLIES_MAX plies, or without room for its children, a node counts as disproved. Only large boards have such
   nodes, and there "disproved" only means "not proved". */
static struct proof_numbers mid(struct prover *prover, int ply, struct proof_numbers threshold)
{
	enum side side = prover->position->to_move;
	bool attacks = side == prover->attacker;
	uint64_t hash = hash_after(prover, CELL_NONE, side_other(side));
	struct meter *meter = prover->vcf.meter;
	unsigned long long start = meter->nodes;
	assert(threshold.pn > 0 && threshold.dn > 0);
	/* Step 1. Limits. On a large board one node takes longer than a look at the clock. */
	if (meter_count(meter, 1))
		return numbers_unknown;
	if (ply >= PROVER_PLIES_MAX)
		return numbers_disproved;
	/* Step 2. Terminal nodes. A new node is searched for a VCF. */
	bool is_new = dfpn_probe(&prover->table, hash) == NULL;
	enum proved proved = judge(prover, is_new);
	if (proved != PROVED_UNKNOWN)
		return store_leaf(prover, hash, proved == PROVED_WIN ? numbers_proved : numbers_disproved);
	/* Step 3. Initial numbers, which may reach a threshold at once. */
	struct proof_numbers initial = is_new ? initial_numbers(prover) : numbers_unknown;
	if (initial.pn >= threshold.pn || initial.dn >= threshold.dn)
		return store_leaf(prover, hash, initial);
	/* Step 4. The children. */
	int count = prover_generate(prover);
	if (count < 0)
		return numbers_disproved;
	struct child *children = &prover->child[prover->children];
	prover->children += count;
	assert(prover->children <= PROVER_MOVES_MAX);
	/* Step 5. Search. */
	struct selection selection = expand(prover, ply, children, count, threshold);
	prover->children -= count;
	/* Step 6. Store in the table. */
	if (ply == 0 && selection.best >= 0 && selection.numbers.phi == 0)
		prover->winning = children[selection.best].cell;
	struct proof_numbers result = from_phi_delta(selection.numbers, attacks);
	if (!meter->stopped || result.pn == 0 || result.dn == 0)
		dfpn_store(&prover->table, hash, result, meter->nodes - start);
	return result;
}

enum proved prover_prove(struct prover *prover)
{
	struct proof_numbers numbers = mid(prover, 0, (struct proof_numbers){INFINITE, INFINITE});
	if (numbers.pn == 0)
		return PROVED_WIN;
	return numbers.dn == 0 ? PROVED_NOT : PROVED_UNKNOWN;
}

int prover_move(struct prover *prover)
{
	struct position *position = prover->position;
	if (position_has(position, position->to_move, PATTERN4_FIVE))
		return position_find(position, position->to_move, PATTERN4_FIVE, CELL_NONE);
	if (prover->by_fours ? vcf_shortest(&prover->vcf) == VCF_WIN : search_fours(prover))
		return prover->vcf.line[0];
	return prover_prove(prover) == PROVED_WIN ? prover->winning : CELL_NONE;
}
