#include "engine/prove/vcf.h"

#include <assert.h>
#include <string.h>

#include "base/array.h"
#include "base/compiler.h"
#include "base/hash.h"

enum {
	ANY_PLIES = 255,   /* in place of a number of plies: no win of any length exists */
	STEP_BY_STEP = 17, /* up to this many plies iterative deepening finds a shortest win */
	PLIES_MASK = 255,
	WIDE_CELL = 1 << 20, /* added to a cell in hashes of wide quick searches, which search more than the others */
};

/* Returns a bit for each run of K usable points with at most two empty ones, in one word of a line. */
static uint64_t runs(uint64_t own, uint64_t empty, int connect)
{
	uint64_t usable = ~(uint64_t)0, one = 0, two = 0, three = 0;
	for (int i = 0; i < connect; i++) {
		uint64_t gap = empty >> i;
		usable &= (own | empty) >> i;
		three |= two & gap;
		two |= one & gap;
		one |= gap;
	}
	return usable & ~three;
}

bool vcf_possible(const struct board *board, const struct ruleset *rules, enum side side)
{
	int connect = rules->connect;
	if (connect > board->size)
		return false;
	if (connect > WINDOW_CENTER)
		return true;
	for (int i = 0; i < 6 * board->size - 2; i++) {
		const uint64_t *own = board->line[i].stone[side], *empty = board->line[i].empty;
		if (count_ones(own[0]) + count_ones(own[1]) < connect - 2)
			continue;
		/* the end of the first word and the beginning of the second, as one word */
		uint64_t own_across = own[0] >> WINDOW_CENTER | own[1] << WINDOW_CENTER;
		uint64_t empty_across = empty[0] >> WINDOW_CENTER | empty[1] << WINDOW_CENTER;
		if (runs(own[0], empty[0], connect) != 0)
			return true;
		if (board->size > WINDOW_CENTER &&
		    (runs(own_across, empty_across, connect) != 0 || runs(own[1], empty[1], connect) != 0))
			return true;
	}
	return false;
}

void vcf_allocate(struct vcf *vcf, size_t bytes)
{
	vcf->table = table_allocate(vcf->table, &vcf->entries, bytes / sizeof *vcf->table, sizeof *vcf->table);
}

void vcf_free(struct vcf *vcf)
{
	vcf->table = table_allocate(vcf->table, &vcf->entries, 0, 1);
}

void vcf_forget(struct vcf *vcf)
{
	vcf->salt += HASH_STEP;
}

static uint64_t hash_of(const struct vcf *vcf)
{
	const struct position *position = vcf->position;
	uint64_t hash = position->hash + vcf->salt + position_side_key(position->to_move);
	hash += ((uint64_t)vcf->last + (vcf->wide ? WIDE_CELL : 0)) * HASH_STEP;
	return hash_finish(hash);
}

static inline uint64_t *entry_of(const struct vcf *vcf, uint64_t hash)
{
	return &vcf->table[(hash >> 32) * vcf->entries >> 32];
}

/* Returns the number of plies within which the table excludes a win: ANY_PLIES for any number, 0 for no entry. */
static int known_plies(const struct vcf *vcf, uint64_t hash)
{
	if (vcf->entries == 0)
		return 0;
	uint64_t entry = *entry_of(vcf, hash);
	return (entry ^ hash) & ~(uint64_t)PLIES_MASK ? 0 : (int)(entry & PLIES_MASK);
}

/* Stores the answer, unless it is a win or the meter has stopped. Returns the answer. */
static enum vcf_answer vcf_store(struct vcf *vcf, uint64_t hash, enum vcf_answer answer, int plies)
{
	if (vcf->entries > 0 && answer != VCF_WIN && !vcf->meter->stopped)
		*entry_of(vcf, hash) = (hash & ~(uint64_t)PLIES_MASK) |
		                       (unsigned)(answer == VCF_NONE && !vcf->quick ? ANY_PLIES : plies);
	return answer;
}

bool vcf_makes_four(const struct position *position, int cell)
{
	enum pattern4 pattern4 = (enum pattern4)position->pattern4[position->to_move][cell];
	if (pattern4 != PATTERN4_FORBIDDEN)
		return pattern4 >= PATTERN4_FOUR;
	return position_makes(position, position->to_move, cell, PATTERN_CLOSED_FOUR, PATTERN_OPEN_FOUR);
}

bool vcf_is_legal_four(struct position *position, int cell)
{
	return vcf_makes_four(position, cell) && !position_is_forbidden(position, cell);
}

/* Removes the moves that make five, no four, or a forbidden four. Returns the number of the others. */
static int keep_fours(struct position *position, struct move *moves, int count)
{
	int kept = 0;
	for (int i = 0; i < count; i++)
		if (position->pattern4[position->to_move][moves[i].cell] != PATTERN4_FIVE &&
		    vcf_is_legal_four(position, moves[i].cell))
			moves[kept++] = moves[i];
	return kept;
}

int vcf_moves(struct position *position, struct move *moves, int most)
{
	enum side side = position->to_move;
	if (position_has(position, side_other(side), PATTERN4_FIVE))
		return keep_fours(position, moves, moves_against_five(position, moves, most));
	int count = moves_fours(position, moves, most);
	int cell = CELL_NONE;
	for (int left = position->counts[side][PATTERN4_FORBIDDEN]; left > 0; left--) {
		cell = position_find(position, side, PATTERN4_FORBIDDEN, cell);
		if (count < most && vcf_is_legal_four(position, cell))
			moves[count++] = (struct move){.cell = (int16_t)cell};
	}
	return count;
}

/* Lists the points that make a four, among those on the four lines through a stone. */
static int near_fours(const struct position *position, int stone, struct move *moves, int most)
{
	const uint8_t *pattern4 = position->pattern4[position->to_move];
	int count = 0;
	for (int d = 0; d < DIRECTIONS; d++)
		for (int half = 0; half < 2; half++) {
			int step = half == 0 ? position->step[d] : -position->step[d];
			for (int i = 1, at = stone + step; i < position->rules.connect && position->contents[at] != CELL_EDGE;
			     i++, at += step)
				if (pattern4[at] >= PATTERN4_FOUR && position->contents[at] == CELL_EMPTY && count < most)
					moves[count++] = (struct move){.cell = (int16_t)at, .score = pattern4[at]};
		}
	return count;
}

/* Lists the fours of a quick search: on the lines through the last four, or the one that stops a five. */
static int quick_moves(const struct vcf *vcf, struct move *moves, int most)
{
	const struct position *position = vcf->position;
	enum side side = position->to_move, other = side_other(side);
	if (!position_has(position, other, PATTERN4_FIVE))
		return vcf->last == CELL_NONE ? moves_fours(position, moves, most)
		                              : near_fours(position, vcf->last, moves, most);
	moves[0] = (struct move){.cell = (int16_t)position_find(position, other, PATTERN4_FIVE, CELL_NONE)};
	return position->counts[other][PATTERN4_FIVE] == 1 && position->pattern4[side][moves[0].cell] >= PATTERN4_FOUR;
}

/* Is a win likely? It needs a four that also makes a three or an open two, or three points for plain fours. True also
   against a threat of five, which leaves one move. */
static bool is_promising(const struct position *position)
{
	enum side side = position->to_move;
	const uint16_t *counts = position->counts[side];
	return position_has(position, side_other(side), PATTERN4_FIVE) || counts[PATTERN4_FOUR] > 2 ||
	       counts[PATTERN4_FOUR_MORE] + counts[PATTERN4_FOUR_THREE] > 0;
}

/* Ends a quick search with a straight four or two fours, which cannot be stopped. */
static bool win_by_straight_four(struct vcf *vcf, int ply)
{
	const struct position *position = vcf->position;
	enum side side = position->to_move;
	if (position_has(position, side_other(side), PATTERN4_FIVE) || !position_has(position, side, PATTERN4_OPEN_FOUR))
		return false;
	vcf->line[ply] = (int16_t)position_find(position, side, PATTERN4_OPEN_FOUR, CELL_NONE);
	vcf->length = ply + 1;
	vcf->rest = 2;
	return true;
}

static enum vcf_answer attack(struct vcf *vcf, int ply, int plies);

/* Sets the line of a win with two or more points of five: one stone cannot stop both. */
static enum vcf_answer win_by_two(struct vcf *vcf, const struct move *fives, int count, int ply)
{
	struct position *position = vcf->position;
	int reply = 0;
	while (reply < count && position_is_surely_forbidden(position, fives[reply].cell))
		reply++;
	if (reply == count) {
		vcf->line[ply] = fives[0].cell;
		vcf->length = ply + 1;
		return VCF_WIN;
	}
	vcf->line[ply] = fives[reply].cell;
	vcf->line[ply + 1] = fives[reply == 0].cell;
	vcf->length = ply + 2;
	return VCF_WIN;
}

/* Searches one reply to a four. A forbidden reply loses at once. */
static enum vcf_answer search_reply(struct vcf *vcf, int cell, int ply, int plies)
{
	struct position *position = vcf->position;
	enum vcf_answer answer = VCF_WIN;
	if (position_is_surely_forbidden(position, cell)) {
		vcf->length = ply + 1;
	} else {
		position_make_move(position, cell);
		answer = attack(vcf, ply + 1, plies - 1);
		position_unmake_move(position);
	}
	vcf->line[ply] = (int16_t)cell;
	return answer;
}

/* Searches the replies to a four: the points that stop the five. */
static enum vcf_answer reply(struct vcf *vcf, int ply, int plies)
{
	struct position *position = vcf->position;
	struct move *replies = &vcf->move[vcf->moves];
	enum side attacker = side_other(position->to_move);
	enum vcf_answer worst = VCF_WIN;
	if (position_has(position, position->to_move, PATTERN4_FIVE) || !position_has(position, attacker, PATTERN4_FIVE))
		return VCF_NONE;
	if (plies < 1)
		return VCF_UNKNOWN;
	int room = VCF_MOVES_MAX - vcf->moves;
	int count = moves_against_five(position, replies, room);
	if (count == room)
		return VCF_UNKNOWN;
	if (count > 1 && !ruleset_needs_open_end(&position->rules))
		return plies > 1 ? win_by_two(vcf, replies, count, ply) : VCF_UNKNOWN;
	int longest = -1, last = 0;
	assert(count > 0);
	vcf->moves += count;
	for (int i = 0; i < count && worst == VCF_WIN; i++) {
		worst = search_reply(vcf, replies[i].cell, ply, plies);
		if (worst == VCF_WIN && vcf->length > longest) {
			longest = vcf->length;
			last = i;
		}
	}
	if (worst == VCF_WIN && last < count - 1) /* the line must be that of the longest defense */
		worst = search_reply(vcf, replies[last].cell, ply, plies);
	vcf->moves -= count;
	return worst;
}

/* Searches the attacker's fours. */
static enum vcf_answer try_fours(struct vcf *vcf, int ply, int plies)
{
	struct position *position = vcf->position;
	struct move *moves = &vcf->move[vcf->moves];
	int room = VCF_MOVES_MAX - vcf->moves;
	int count = vcf->quick ? quick_moves(vcf, moves, room) : vcf_moves(position, moves, room);
	enum vcf_answer best = count == room ? VCF_UNKNOWN : VCF_NONE;
	if (plies < 2)
		return count > 0 ? VCF_UNKNOWN : VCF_NONE;
	vcf->moves += count;
	for (int i = 0; i < count && best != VCF_WIN && !vcf->meter->stopped; i++) {
		if (meter_count(vcf->meter, METER_CLOCK_EVERY))
			best = VCF_UNKNOWN;
		if (vcf->quick)
			moves_pick(moves, i, count);
		vcf->last = vcf->quick && !vcf->wide ? moves[i].cell : CELL_NONE;
		position_make_move(position, moves[i].cell);
		enum vcf_answer answer = reply(vcf, ply + 1, plies - 1);
		position_unmake_move(position);
		if (answer == VCF_WIN)
			vcf->line[ply] = moves[i].cell;
		best = answer > best ? answer : best;
	}
	vcf->moves -= count;
	return vcf->meter->stopped && best == VCF_NONE ? VCF_UNKNOWN : best;
}

static enum vcf_answer attack(struct vcf *vcf, int ply, int plies)
{
	struct position *position = vcf->position;
	enum side side = position->to_move;
	assert(ply <= VCF_PLIES_MAX + 1 && vcf->moves <= VCF_MOVES_MAX);
	if (position_has(position, side, PATTERN4_FIVE)) {
		vcf->line[ply] = (int16_t)position_find(position, side, PATTERN4_FIVE, CELL_NONE);
		vcf->length = ply + 1;
		return plies > 0 ? VCF_WIN : VCF_UNKNOWN;
	}
	if (vcf->meter->stopped)
		return VCF_UNKNOWN;
	if (vcf->quick && win_by_straight_four(vcf, ply))
		return VCF_WIN;
	if (vcf->quick && (plies < 2 || !is_promising(position)))
		return VCF_UNKNOWN;
	uint64_t hash = hash_of(vcf);
	int known = known_plies(vcf, hash);
	if (known == ANY_PLIES)
		return VCF_NONE;
	if (known >= plies && plies > 0)
		return VCF_UNKNOWN;
	return vcf_store(vcf, hash, try_fours(vcf, ply, plies), plies);
}

static void begin(struct vcf *vcf)
{
	vcf->moves = 0;
	vcf->last = CELL_NONE;
	vcf->rest = 0;
}

int vcf_quick(struct vcf *vcf, int count, bool wide)
{
	begin(vcf);
	vcf->quick = true;
	vcf->wide = wide;
	assert(2 * count + 1 <= VCF_PLIES_MAX && !ruleset_needs_open_end(&vcf->position->rules));
	bool wins = attack(vcf, 0, 2 * count + 1) == VCF_WIN;
	vcf->quick = false;
	return wins ? vcf->length + vcf->rest : 0;
}

enum vcf_answer vcf_search(struct vcf *vcf, int plies)
{
	begin(vcf);
	return attack(vcf, 0, plies < VCF_PLIES_MAX ? plies : VCF_PLIES_MAX);
}

enum vcf_answer vcf_after(struct vcf *vcf, int plies)
{
	begin(vcf);
	return reply(vcf, 0, plies < VCF_PLIES_MAX ? plies : VCF_PLIES_MAX);
}

/* Returns the step of deepening. A VCF has an odd number of plies, unless the other side may have to end it with a
   forbidden move. */
static int step_of(const struct position *position)
{
	return ruleset_forbids(&position->rules, side_other(position->to_move)) ? 1 : 2;
}

static enum vcf_answer vcf_deepen(struct vcf *vcf, int from, int to)
{
	enum vcf_answer answer = VCF_UNKNOWN;
	for (int plies = from; plies <= to && answer == VCF_UNKNOWN && !vcf->meter->stopped;
	     plies += step_of(vcf->position))
		answer = vcf_search(vcf, plies);
	return answer;
}

enum vcf_answer vcf_shortest(struct vcf *vcf)
{
	int16_t line[VCF_PLIES_MAX + 3];
	enum vcf_answer answer = vcf_deepen(vcf, 1, STEP_BY_STEP);
	if (answer != VCF_UNKNOWN || vcf->meter->stopped)
		return answer;
	answer = vcf_search(vcf, VCF_PLIES_MAX);
	if (answer != VCF_WIN)
		return answer;
	int length = vcf->length;
	memcpy(line, vcf->line, sizeof line);
	if (vcf_deepen(vcf, STEP_BY_STEP + step_of(vcf->position), length - 1) != VCF_WIN) {
		vcf->length = length;
		memcpy(vcf->line, line, sizeof line);
	}
	return VCF_WIN;
}
