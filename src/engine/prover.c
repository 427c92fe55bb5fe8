#include "engine/prover.h"

#include <stdlib.h>

#include "engine/pairing.h"

enum {
	INFINITE = 1 << 28,
	BUCKET_PLACES = 4,
	FOURS_LOOK = 300,  /* stones that a search of fours may put at a new position */
	FOURS_PLIES = 31,
	LACK = 8, /* a point that a pairing lacks counts as so many positions */
};

static const struct numbers numbers_won = {0, INFINITE};
static const struct numbers numbers_lost = {INFINITE, 0};
static const struct numbers numbers_new = {1, 1};

void prover_make(struct prover *prover, size_t bytes)
{
	size_t places = bytes / sizeof *prover->place / BUCKET_PLACES * BUCKET_PLACES;
	if (places == prover->places)
		return;
	prover_free(prover);
	prover->place = places > 0 ? calloc(places, sizeof *prover->place) : NULL;
	prover->places = prover->place ? places : 0;
}

void prover_free(struct prover *prover)
{
	free(prover->place);
	prover->place = NULL;
	prover->places = 0;
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
	prover->question++;
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

/* The table. */

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

static struct place *bucket_of(const struct prover *prover, uint64_t hash)
{
	size_t buckets = prover->places / BUCKET_PLACES;
	return &prover->place[((hash >> 32) * buckets >> 32) * BUCKET_PLACES];
}

/* Of many positions that will be looked up most are not in the processor's cache: they come there all at once. */
static void fetch(const struct prover *prover, uint64_t hash)
{
	if (prover->places == 0)
		return;
	const struct place *bucket = bucket_of(prover, hash);
	__builtin_prefetch(bucket);
	__builtin_prefetch(&bucket[BUCKET_PLACES - 1].question);
}

static const struct place *known(const struct prover *prover, uint64_t hash)
{
	if (prover->places == 0)
		return NULL;
	const struct place *bucket = bucket_of(prover, hash);
	for (int i = 0; i < BUCKET_PLACES; i++)
		if (bucket[i].hash == hash && bucket[i].question == prover->question)
			return &bucket[i];
	return NULL;
}

uint64_t prover_work(const struct prover *prover, int cell)
{
	const struct place *place = known(prover, hash_after(prover, cell, prover->position->to_move));
	return place ? place->work : 0;
}

static uint32_t work_of(const struct prover *prover, const struct place *place)
{
	return place->question == prover->question ? place->work : 0;
}

/* In place of itself, else of what cost least. */
static void keep(struct prover *prover, uint64_t hash, struct numbers numbers, unsigned long long work)
{
	if (prover->places == 0)
		return;
	struct place *bucket = bucket_of(prover, hash), *chosen = &bucket[0];
	for (int i = 0; i < BUCKET_PLACES; i++) {
		if (work_of(prover, &bucket[i]) > 0 && bucket[i].hash == hash) {
			chosen = &bucket[i];
			work += chosen->work;
			break;
		}
		if (work_of(prover, &bucket[i]) < work_of(prover, chosen))
			chosen = &bucket[i];
	}
	*chosen = (struct place){hash, numbers, work < UINT32_MAX ? (uint32_t)work + 1 : UINT32_MAX, prover->question};
}

/* What may be played. */

static bool is_caro(const struct position *position)
{
	return ruleset_needs_open_end(&position->rules);
}

typedef bool forbids_function(struct position *position, int cell);

static int drop_forbidden(struct position *position, struct move *moves, int count, forbids_function *forbids)
{
	int kept = 0;
	for (int i = 0; i < count; i++)
		if (!forbids(position, moves[i].cell))
			moves[kept++] = moves[i];
	return kept;
}

static int add_every(const struct position *position, struct move *moves, int most)
{
	int count = 0;
	for (int cell = position->first; cell <= position->last && count < most; cell++)
		if (position->holds[cell] == CELL_EMPTY)
			moves[count++] = (struct move){(int16_t)cell, 0};
	return count;
}

static int add_unless_there(struct move *moves, int count, int most, int cell)
{
	for (int i = 0; i < count; i++)
		if (moves[i].cell == cell)
			return count;
	if (count < most)
		moves[count++] = (struct move){(int16_t)cell, 0};
	return count;
}

/* The other side has a four that can't be stopped once it is made: what stops it now, and own fours, also those that may
   be forbidden. */
static int against_four(struct position *position, struct move *moves, int most)
{
	int stops = moves_against_four(position, moves, most), count = stops;
	if (count >= most)
		return count;
	int fours = fours_moves(position, &moves[stops], most - stops);
	for (int i = 0; i < fours; i++)
		count = add_unless_there(moves, count, most, moves[stops + i].cell);
	enum side side = position->to_move;
	int cell = CELL_NONE;
	for (int left = position->counts[side][KIND_FORBIDDEN]; left > 0; left--) {
		cell = position_find(position, side, KIND_FORBIDDEN, cell);
		if (fours_has_shape(position, cell))
			count = add_unless_there(moves, count, most, cell);
	}
	return count;
}

static int every_reply(struct position *position, struct move *moves, int most, forbids_function *forbids)
{
	enum side other = side_other(position->to_move);
	int count = 0;
	if (position_has(position, other, KIND_FIVE))
		count = moves_against_five(position, moves, most);
	else if (position_has(position, other, KIND_OPEN_FOUR) && !is_caro(position))
		count = against_four(position, moves, most);
	else
		count = add_every(position, moves, most);
	return drop_forbidden(position, moves, count, forbids);
}

int prover_replies(struct position *position, struct move *moves, int most)
{
	return every_reply(position, moves, most, position_forbids_surely);
}

static bool makes_three(struct position *position, int cell)
{
	enum kind kind = (enum kind)position->kind[position->to_move][cell];
	if (kind >= KIND_THREE && kind <= KIND_THREE_THREE)
		return true;
	if (kind != KIND_FORBIDDEN)
		return false;
	bool three = false;
	for (int d = 0; d < DIRECTIONS; d++) {
		unsigned made = position->cells[cell].patterns[position->to_move] >> 4 * d & 0xF;
		three |= made == PATTERN_OPEN_THREE || made == PATTERN_OPEN_THREE_TWO;
	}
	return three && !position_forbids(position, cell);
}

static int attacks(struct position *position, struct move *moves, int most)
{
	enum side side = position->to_move;
	if (position_has(position, side_other(side), KIND_FIVE))
		return drop_forbidden(position, moves, moves_against_five(position, moves, most), position_forbids);
	int count = fours_moves(position, moves, most);
	for (int cell = position->first; cell <= position->last && count < most; cell++)
		if (position->holds[cell] == CELL_EMPTY && position->kind[side][cell] != KIND_NOTHING &&
		    makes_three(position, cell))
			count = add_unless_there(moves, count, most, cell);
	return count;
}

/* Before any move is tried. */

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
		count = prover_replies(position, moves, MOST);
	else if (prover->every_move)
		count = every_reply(position, moves, MOST, position_forbids);
	else
		count = attacks(position, moves, MOST);
	int room = PROVER_MOVES_MAX - prover->steps - 1;
	if (count > room)
		return -1;
	struct step *steps = &prover->step[prover->steps];
	for (int i = 0; i < count; i++) {
		steps[i] = (struct step){.cell = moves[i].cell, .hash = hash_after(prover, moves[i].cell, position->to_move)};
		fetch(prover, steps[i].hash);
	}
	for (int i = 0; i < count; i++) {
		const struct place *place = known(prover, steps[i].hash);
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
	if (++fours->nodes >= fours->allowance || (fours->nodes % 64 == 0 && budget_over(fours->budget)))
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
	bool is_new = known(prover, hash) == NULL;
	enum proved proved = judge(prover, is_new);
	if (proved != PROVED_UNKNOWN) {
		if (ply == 0 && attacker && proved == PROVED_WIN)
			prover->winning = winning_now(prover);
		keep(prover, hash, proved == PROVED_WIN ? numbers_won : numbers_lost, 1);
		return proved == PROVED_WIN ? numbers_won : numbers_lost;
	}
	struct numbers first = is_new ? first_numbers(prover) : numbers_new;
	if (first.proof >= limit.proof || first.disproof >= limit.disproof) {
		keep(prover, hash, first, 1);
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
		keep(prover, hash, result, prover->fours->nodes - start);
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
