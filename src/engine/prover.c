#include "engine/prover.h"

#include "engine/pairing.h"
#include "engine/threats.h"

enum {
	INFINITE = 1 << 28,
	FOURS_LOOK = 300,  /* stones that a search of fours may put at a new position */
	FOURS_PLIES = 31,
	LACK = 8, /* a point that a pairing lacks counts as so many positions */
};

static const struct numbers numbers_won = {0, INFINITE};
static const struct numbers numbers_lost = {INFINITE, 0};
static const struct numbers numbers_new = {1, 1};

void prover_make(struct prover *prover, size_t bytes)
{
	places_make(&prover->places, bytes);
}

void prover_free(struct prover *prover)
{
	places_free(&prover->places);
}

static int image_of(const struct position *position, int cell, int image)
{
	int point = position_point(position, cell), last = position->size - 1;
	int x = point_x(point), y = point_y(point);
	if (image & 4) {
		int other = x;
		x = y;
		y = other;
	}
	return position_cell(position, point_at(image & 1 ? last - x : x, image & 2 ? last - y : y));
}

void prover_start(struct prover *prover, enum side attacker, bool every_move)
{
	const struct position *position = prover->position;
	prover->attacker = attacker;
	prover->every_move = every_move;
	prover->by_fours = false;
	prover->images = every_move ? IMAGES : 1;
	prover->places.question++;
	prover->steps = 0;
	for (int i = 0; i < prover->images; i++)
		prover->hash[i] = 0;
	for (int cell = position->first; cell <= position->last; cell++) {
		if (position->holds[cell] == CELL_EDGE)
			continue;
		for (int i = 0; i < prover->images; i++) {
			int image = image_of(position, cell, i);
			for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++)
				prover->key[side][cell][i] = position->zobrist[side][image];
			if (position->holds[cell] != CELL_EMPTY)
				prover->hash[i] ^= position->zobrist[position->holds[cell]][image];
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
	position_put(position, cell);
}

void prover_take(struct prover *prover, int cell)
{
	struct position *position = prover->position;
	if (cell == CELL_NONE) {
		position->to_move = side_other(position->to_move);
		return;
	}
	position_take(position);
	for (int i = 0; i < prover->images; i++)
		prover->hash[i] ^= prover->key[position->to_move][cell][i];
}

/* One hash for the position and all its images after a move; CELL_NONE: as it is, `side` being the one to move then. */
static uint64_t hash_after(const struct prover *prover, int cell, enum side mover)
{
	uint64_t least = ~(uint64_t)0;
	for (int i = 0; i < prover->images; i++) {
		uint64_t hash = prover->hash[i];
		if (cell != CELL_NONE)
			hash ^= prover->key[mover][cell][i];
		least = hash < least ? hash : least;
	}
	least += mover == SIDE_WHITE ? 0x5851F42D4C957F2Du : 0;
	least = (least ^ least >> 32) * 0xBF58476D1CE4E5B9u;
	return least ^ least >> 29;
}

uint64_t prover_work(const struct prover *prover, int cell)
{
	const struct place *place = places_find(&prover->places, hash_after(prover, cell, prover->position->to_move));
	return place ? place->work : 0;
}

/* Before any move is tried. */

static bool is_caro(const struct position *position)
{
	return ruleset_needs_open_end(&position->rules);
}

static bool has_fours(struct prover *prover)
{
	struct fours *fours = prover->fours;
	unsigned long long allowance = fours->allowance;
	if (fours->nodes + FOURS_LOOK < allowance)
		fours->allowance = fours->nodes + FOURS_LOOK;
	bool wins = fours_search(fours, FOURS_PLIES) == FOURS_WIN;
	fours->allowance = allowance;
	fours->stopped = fours->nodes >= allowance || budget_over(fours->budget);
	return wins;
}

static enum proved judge_attacker(struct prover *prover, bool is_new)
{
	struct position *position = prover->position;
	enum side side = position->to_move, other = side_other(side);
	if (position_has(position, side, KIND_FIVE))
		return PROVED_WIN;
	if (!position_has(position, other, KIND_FIVE) && position_has(position, side, KIND_OPEN_FOUR) && !is_caro(position))
		return PROVED_WIN;
	return is_new && has_fours(prover) ? PROVED_WIN : PROVED_UNKNOWN;
}

/* Behind judge_attacker()'s win. */
static int winning_now(const struct prover *prover)
{
	const struct position *position = prover->position;
	enum side side = position->to_move;
	if (position_has(position, side, KIND_FIVE))
		return position_find(position, side, KIND_FIVE, CELL_NONE);
	if (!position_has(position, side_other(side), KIND_FIVE) && position_has(position, side, KIND_OPEN_FOUR) && !is_caro(position))
		return position_find(position, side, KIND_OPEN_FOUR, CELL_NONE);
	return prover->fours->line[0];
}

static enum proved judge_defender(struct prover *prover)
{
	const struct position *position = prover->position;
	enum side side = position->to_move, other = side_other(side);
	if (position_has(position, side, KIND_FIVE))
		return PROVED_NOT;
	if (position_has(position, other, KIND_FIVE))
		return position->counts[other][KIND_FIVE] > 1 && !is_caro(position) ? PROVED_WIN : PROVED_UNKNOWN;
	return prover->every_move || position_has(position, other, KIND_OPEN_FOUR) ? PROVED_UNKNOWN : PROVED_NOT;
}

static enum proved judge(struct prover *prover, bool is_new)
{
	const struct position *position = prover->position;
	if (position->empty == 0)
		return PROVED_NOT;
	return position->to_move == prover->attacker ? judge_attacker(prover, is_new) : judge_defender(prover);
}

/* Of a position where every move is searched: the more points a pairing lacks, the more is to be done to disprove a win. */
static struct numbers first_numbers(const struct prover *prover)
{
	int lacks = prover->every_move ? pairing_lacks(prover->position, prover->attacker) : PAIRING_NONE;
	if (lacks == PAIRING_NONE)
		return numbers_new;
	return lacks == 0 ? numbers_lost : (struct numbers){1, 1 + LACK * (uint32_t)lacks};
}

static bool is_forced(const struct position *position)
{
	enum side other = side_other(position->to_move);
	return position_has(position, other, KIND_FIVE) || (position_has(position, other, KIND_OPEN_FOUR) && !is_caro(position));
}

/* A pass may keep a side from harm where a stone can spoil a row, or where all that is left is forbidden. */
static bool may_pass(const struct prover *prover)
{
	const struct position *position = prover->position;
	return prover->every_move && position->to_move != prover->attacker && !is_forced(position) &&
	       position->rules.rule != RULE_FREESTYLE;
}

/* The steps from here into prover->step, with what is known of them. */
static int generate(struct prover *prover)
{
	struct position *position = prover->position;
	struct move *moves = prover->scratch;
	enum { MOST = BOARD_MAX * BOARD_MAX };
	int count = 0;
	if (position->to_move != prover->attacker)
		count = threats_replies(position, moves, MOST);
	else if (prover->every_move)
		count = threats_all(position, moves, MOST);
	else
		count = threats_find(position, moves, MOST);
	int room = PROVER_MOVES_MAX - prover->steps - 1;
	if (count > room)
		return -1;
	struct step *steps = &prover->step[prover->steps];
	for (int i = 0; i < count; i++) {
		steps[i] = (struct step){.cell = moves[i].cell, .hash = hash_after(prover, moves[i].cell, position->to_move)};
		places_fetch(&prover->places, steps[i].hash);
	}
	for (int i = 0; i < count; i++) {
		const struct place *place = places_find(&prover->places, steps[i].hash);
		steps[i].numbers = place ? place->numbers : numbers_new;
	}
	if (may_pass(prover))
		steps[count++] = (struct step){.cell = CELL_NONE, .numbers = numbers_new};
	return count;
}

static uint32_t add(uint32_t a, uint32_t b)
{
	return a + b < INFINITE ? a + b : INFINITE;
}

static uint32_t least(uint32_t a, uint32_t b)
{
	return a < b ? a : b;
}

/* For the side to move: proof is what it looks for the least of. */
static struct numbers seen_by(struct numbers numbers, bool attacker)
{
	return attacker ? numbers : (struct numbers){numbers.disproof, numbers.proof};
}

struct choice {
	struct numbers all; /* seen by the side to move */
	int best;
	uint32_t second; /* the least proof but for the best */
};

static struct choice choose(const struct step *steps, int count, bool attacker)
{
	struct choice choice = {{INFINITE, 0}, -1, INFINITE};
	for (int i = 0; i < count; i++) {
		struct numbers numbers = seen_by(steps[i].numbers, attacker);
		choice.all.disproof = add(choice.all.disproof, numbers.disproof);
		if (numbers.proof < choice.all.proof || choice.best < 0) {
			choice.second = choice.all.proof;
			choice.all.proof = numbers.proof;
			choice.best = i;
		} else {
			choice.second = least(choice.second, numbers.proof);
		}
	}
	if (choice.all.proof == 0)
		choice.all.disproof = INFINITE;
	else if (choice.all.disproof == 0)
		choice.all.proof = INFINITE;
	return choice;
}

static bool stops(struct prover *prover)
{
	struct fours *fours = prover->fours;
	/* On a large board a position's steps take longer than many looks at the clock. */
	if (++fours->nodes >= fours->allowance || budget_over(fours->budget))
		fours->stopped = true;
	return fours->stopped;
}

/* Until one of the limits is reached. Depth is bounded by PROVER_PLIES_MAX; only large boards have lines that long, and
   there a loss says no more than that nothing was proved. */
static struct numbers expand(struct prover *prover, int ply, struct numbers limit)
{
	struct position *position = prover->position;
	enum side side = position->to_move;
	bool attacker = side == prover->attacker;
	uint64_t hash = hash_after(prover, CELL_NONE, side_other(side));
	unsigned long long start = prover->fours->nodes;
	if (stops(prover))
		return numbers_new;
	if (ply >= PROVER_PLIES_MAX)
		return numbers_lost;
	bool is_new = places_find(&prover->places, hash) == NULL;
	enum proved proved = judge(prover, is_new);
	if (proved != PROVED_UNKNOWN) {
		if (ply == 0 && attacker && proved == PROVED_WIN)
			prover->winning = winning_now(prover);
		places_keep(&prover->places, hash, proved == PROVED_WIN ? numbers_won : numbers_lost, 1);
		return proved == PROVED_WIN ? numbers_won : numbers_lost;
	}
	struct numbers first = is_new ? first_numbers(prover) : numbers_new;
	if (first.proof >= limit.proof || first.disproof >= limit.disproof) {
		places_keep(&prover->places, hash, first, 1);
		return first;
	}
	int count = generate(prover);
	if (count < 0)
		return numbers_lost;
	struct step *steps = &prover->step[prover->steps];
	struct numbers bound = seen_by(limit, attacker);
	struct choice choice = choose(steps, count, attacker);
	prover->steps += count;
	while (choice.all.proof < bound.proof && choice.all.disproof < bound.disproof && !prover->fours->stopped) {
		struct step *step = &steps[choice.best];
		struct numbers now = seen_by(step->numbers, attacker);
		struct numbers most = {least(bound.proof, add(choice.second, choice.second / 4 + 1)),
		                       bound.disproof >= INFINITE ? INFINITE : bound.disproof - choice.all.disproof + now.disproof};
		prover_put(prover, step->cell);
		step->numbers = expand(prover, ply + 1, seen_by(most, attacker));
		prover_take(prover, step->cell);
		choice = choose(steps, count, attacker);
	}
	prover->steps -= count;
	if (ply == 0 && choice.best >= 0 && choice.all.proof == 0)
		prover->winning = steps[choice.best].cell;
	struct numbers result = seen_by(choice.all, attacker);
	if (!prover->fours->stopped || result.proof == 0 || result.disproof == 0)
		places_keep(&prover->places, hash, result, prover->fours->nodes - start);
	return result;
}

enum proved prover_prove(struct prover *prover)
{
	prover->fours->stopped = prover->fours->nodes >= prover->fours->allowance;
	struct numbers numbers = expand(prover, 0, (struct numbers){INFINITE, INFINITE});
	return numbers.proof == 0 ? PROVED_WIN : numbers.disproof == 0 ? PROVED_NOT : PROVED_UNKNOWN;
}

int prover_move(struct prover *prover)
{
	struct position *position = prover->position;
	if (position_has(position, position->to_move, KIND_FIVE))
		return position_find(position, position->to_move, KIND_FIVE, CELL_NONE);
	if (prover->by_fours ? fours_shortest(prover->fours) == FOURS_WIN : has_fours(prover))
		return prover->fours->line[0];
	prover->winning = CELL_NONE;
	return prover_prove(prover) == PROVED_WIN ? prover->winning : CELL_NONE;
}
