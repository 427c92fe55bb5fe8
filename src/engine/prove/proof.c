#include "engine/prove/proof.h"

#include <assert.h>
#include <string.h>

#include "engine/prove/threats.h"

_Static_assert((int)PROOF_PLIES_MAX + (int)PROVER_PLIES_MAX + (int)PROVER_VCF_PLIES <= (int)POSITION_PLIES_MAX &&
                   (int)PROOF_PLIES_MAX + (int)VCF_PLIES_MAX <= (int)POSITION_PLIES_MAX,
               "the position has room for a proof and the searches at its end");

static void write(struct proof *proof, int what)
{
	if (proof->count < PROOF_MAX)
		proof->at[proof->count++] = (int16_t)what;
	else
		proof->full = true;
}

/* Makes the line of this ply: the cell, then the line of the next ply. Returns its length. */
static int update_pv(struct proof *proof, int ply, int cell, int rest)
{
	assert(ply <= PROOF_PLIES_MAX && rest <= PROOF_PLIES_MAX);
	proof->line[ply][0] = (int16_t)cell;
	memcpy(&proof->line[ply][1], proof->line[ply + 1], (size_t)rest * sizeof proof->line[ply][0]);
	return rest + 1;
}

static int play_reply(struct proof *proof, int ply);

/* Plays the attacker's winning move, and all that follows. Returns the length of line[ply]; 0 for a proof that cannot
   be played out. */
static int play_attack(struct proof *proof, int ply)
{
	struct position *position = proof->prover.position;
	int cell = proof->on_known_line ? proof->known_line[ply] : prover_move(&proof->prover);
	if (cell == CELL_NONE || ply >= PROOF_PLIES_MAX)
		return 0;
	write(proof, cell);
	if (position->pattern4[position->to_move][cell] == PATTERN4_FIVE)
		return update_pv(proof, ply, cell, 0);
	proof->by_fours &= vcf_is_legal_four(position, cell);
	prover_put(&proof->prover, cell);
	int rest = play_reply(proof, ply + 1);
	prover_take(&proof->prover, cell);
	return rest > 0 ? update_pv(proof, ply, cell, rest) : 0;
}

/* Plays one of the replies, in parentheses if there are others. A pass stands for all replies that do not stop every
   threat; it is never part of the longest line. */
static int play_variation(struct proof *proof, int ply, int cell, bool alone)
{
	bool on_known_line = proof->on_known_line;
	proof->on_known_line = on_known_line && proof->known_line[ply] == cell && ply + 1 < proof->known_length;
	if (!alone)
		write(proof, PROOF_OPEN);
	write(proof, cell);
	prover_put(&proof->prover, cell);
	int rest = play_attack(proof, ply + 1);
	prover_take(&proof->prover, cell);
	proof->on_known_line = on_known_line;
	if (!alone)
		write(proof, PROOF_CLOSE);
	return rest;
}

/* Ends a line in which Black can stop the five only on a forbidden point: the reply there loses. */
static int play_forbidden(struct proof *proof, int ply)
{
	struct position *position = proof->prover.position;
	struct move *moves = proof->prover.scratch;
	if (!position_has(position, side_other(position->to_move), PATTERN4_FIVE))
		return 0;
	moves_against_five(position, moves, BOARD_MAX * BOARD_MAX);
	write(proof, moves[0].cell);
	return update_pv(proof, ply, moves[0].cell, 0);
}

/* Finds one legal reply, when only forbidden points would stop the straight four. One is enough: every legal reply
   loses. */
static int any_reply(struct position *position, int16_t *reply)
{
	for (int cell = position->first; cell <= position->last; cell++)
		if (position->contents[cell] == CELL_EMPTY && !position_is_forbidden(position, cell)) {
			reply[0] = (int16_t)cell;
			return 1;
		}
	return 0;
}

/* Lists the replies. Returns their number; PROOF_REPLIES_MAX if they do not fit. */
static int find_proof_replies(struct proof *proof, int16_t *reply)
{
	struct move *moves = proof->prover.scratch;
	int count = threats_replies(proof->prover.position, moves, PROOF_REPLIES_MAX);
	for (int i = 0; i < count; i++)
		reply[i] = moves[i].cell;
	return count;
}

/* Plays every reply of the defender. Returns as play_attack() does. */
static int play_reply(struct proof *proof, int ply)
{
	struct position *position = proof->prover.position;
	bool must = position_has(position, side_other(position->to_move), PATTERN4_FIVE);
	if (ply >= PROOF_PLIES_MAX)
		return 0;
	int16_t *reply = proof->reply[ply / 2];
	int length = 0;
	int count = find_proof_replies(proof, reply);
	if (count == PROOF_REPLIES_MAX)
		return 0;
	if (count == 0 && must)
		return play_forbidden(proof, ply);
	if (count == 0)
		count = any_reply(position, reply);
	for (int i = 0; i < count; i++) {
		int rest = play_variation(proof, ply, reply[i], count == 1 && must);
		if (rest == 0)
			return 0;
		if (rest + 1 > length)
			length = update_pv(proof, ply, reply[i], rest);
	}
	if (length == 0 || (!must && play_variation(proof, ply, CELL_NONE, false) == 0))
		return 0;
	return length;
}

static void start(struct proof *proof)
{
	proof->by_fours = true;
	proof->full = false;
	proof->count = 0;
	proof->on_known_line = false;
}

int proof_play(struct proof *proof)
{
	start(proof);
	return proof->prover.position->to_move == proof->prover.attacker ? play_attack(proof, 0) : play_reply(proof, 0);
}

int proof_play_fours(struct proof *proof, const int16_t *line, int length)
{
	start(proof);
	proof->on_known_line = true;
	proof->known_line = line;
	proof->known_length = length;
	return play_attack(proof, 0);
}

/* Returns the reply that took the most work to refute. */
static int hardest_reply(struct proof *proof)
{
	struct position *position = proof->prover.position;
	struct move *moves = proof->prover.scratch;
	int count = threats_replies(position, moves, BOARD_MAX * BOARD_MAX), best = CELL_NONE;
	uint64_t most = 0;
	for (int i = 0; i < count; i++) {
		uint64_t work = prover_work(&proof->prover, moves[i].cell) + 1;
		if (work > most)
			best = moves[i].cell;
		most = work > most ? work : most;
	}
	return best;
}

int proof_line(struct proof *proof)
{
	struct prover *prover = &proof->prover;
	struct position *position = prover->position;
	bool over = false;
	int length = 0;
	start(proof);
	while (!over && length < PROOF_PLIES_MAX) {
		bool attacks = position->to_move == prover->attacker;
		int cell = attacks ? prover_move(prover) : hardest_reply(proof);
		if (cell == CELL_NONE)
			break;
		over = attacks && position->pattern4[position->to_move][cell] == PATTERN4_FIVE;
		proof->line[0][length++] = (int16_t)cell;
		prover_put(prover, cell);
	}
	if (!over && position->to_move != prover->attacker && play_forbidden(proof, length) > 0) {
		proof->line[0][length] = proof->line[length][0];
		length++;
		over = true;
	}
	int put = over && position->contents[proof->line[0][length - 1]] == CELL_EMPTY ? length - 1 : length;
	for (int i = put - 1; i >= 0; i--)
		prover_take(prover, proof->line[0][i]);
	return over ? length : 0;
}
