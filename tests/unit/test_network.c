/* The evaluation network with its regions: what moves update equals what is computed from nothing, with and without
   AVX2, and the board's symmetries change no value. */
#include <stdlib.h>
#include <string.h>

#include "engine/position/position.h"
#include "tap.h"

static struct position position, fresh;
static struct board board;

static void load(struct position *to, const struct board *from, enum rule rule, enum side to_move)
{
	const struct ruleset rules = {.rule = rule, .size = from->size, .connect = 5};
	position_load(to, from, &rules, to_move);
}

static int16_t next_weight(unsigned long long *number)
{
	*number = *number * 6364136223846793005u + 1442695040888963407u;
	return (int16_t)((int)(*number >> 54) - 512);
}

/* Replaces the numbers of the regions and of the products by random ones, the same each time, so that they have an
   effect. */
static void shake(struct position *of)
{
	unsigned long long number = 7;
	struct network_head *head = of->network.head;
	bool two_sided = of->network.network->two_sided;
	for (int kind = 0; kind < REGION_KINDS; kind++)
		for (int k = 0; k < REGION_OUTPUTS; k++)
			for (int i = 0; i < NETWORK_CHANNELS; i++) {
				int16_t *weight = of->region_rows.block[kind].weight[k];
				weight[i] = next_weight(&number);
				if (k >= REGION_VIEW && !two_sided)
					weight[i] = of->region_rows.block[kind].weight[k - REGION_VIEW][network_swapped(i)];
			}
	for (int unit = 0; unit < NETWORK_HIDDEN; unit++)
		for (int i = 0; i < REGION_INPUTS; i++) {
			int16_t weight = next_weight(&number);
			head[0].hidden_weight[unit][NETWORK_CHANNELS + i] = weight;
			head[1].hidden_weight[unit][NETWORK_CHANNELS + (two_sided ? i : i ^ REGION_VIEW)] = weight;
		}
	struct network_multiplier *multiplier = of->network.multiplier;
	int16_t *weight = multiplier[0].weight[0][0][0];
	for (size_t i = 0; i < sizeof multiplier[0].weight / sizeof *weight; i++)
		weight[i] = next_weight(&number);
	memcpy(multiplier[1].weight, multiplier[0].weight, sizeof multiplier[0].weight);
	for (int i = 0; i < NETWORK_OUTPUTS; i++)
		head[0].output_weight[i] = head[1].output_weight[i] = next_weight(&number);
}

static int value_of(struct position *of, bool has_avx2)
{
	of->network.has_avx2 = of->region_rows.has_avx2 = has_avx2;
	of->regions[of->plies].stale = REGIONS_ALL;
	return position_network_value(of);
}

/* Counts the symmetries, and the swap of colors if the rules allow it, that change the value. */
static int count_asymmetries(enum rule rule, int value, enum side to_move)
{
	static struct board image;
	int wrong = 0;
	for (int symmetry = 0; symmetry < 2 * SYMMETRIES; symmetry++) {
		bool swap = symmetry >= SYMMETRIES;
		if (swap && rule == RULE_RENJU)
			break;
		board_clear(&image, board.size);
		for (int point = 0; point < board.size * POINT_STRIDE; point++)
			if (point_x(point) < board.size && !board_empty(&board, point)) {
				enum side side = board_at(&board, point);
				board_put(&image, swap ? side_other(side) : side,
				          symmetry_image(symmetry % SYMMETRIES, board.size, point));
			}
		load(&fresh, &image, rule, swap ? side_other(to_move) : to_move);
		shake(&fresh);
		wrong += position_network_value(&fresh) != value;
	}
	return wrong;
}

/* Makes and takes back moves at random. */
static void walk(enum rule rule, int size)
{
	static int played[BOARD_MAX * BOARD_MAX];
	int count = 0, stale = 0, versions = 0, symmetries = 0, values = 0, last = 0;
	board_clear(&board, size);
	load(&position, &board, rule, SIDE_BLACK);
	shake(&position);
	bool has_avx2 = position.network.has_avx2;
	for (int step = 0; step < TAP_RUNS(60); step++) {
		int point = point_at((int)random_below((unsigned)size), (int)random_below((unsigned)size));
		if (count > 0 && random_below(3) == 0) {
			board_take(&board, side_other(position.to_move), played[--count]);
			position_unmake_move(&position);
		} else if (board_empty(&board, point) && count < size * size / 2) {
			board_put(&board, position.to_move, point);
			played[count++] = point;
			position_make_move(&position, position_cell(&position, point));
		}
		if (random_below(2) == 0)
			continue;
		int value = position_network_value(&position);
		stale += !position_is_consistent(&position) || value != value_of(&position, has_avx2);
		versions += value != value_of(&position, false);
		load(&fresh, &board, rule, position.to_move);
		shake(&fresh);
		versions += value_of(&fresh, false) != value;
		if (step % 10 == 0)
			symmetries += count_asymmetries(rule, value, position.to_move);
		values += value != last;
		last = value;
		position.network.has_avx2 = position.region_rows.has_avx2 = has_avx2;
	}
	tap(stale == 0 && versions == 0 && symmetries == 0 && values > 0,
	    "%s, %dx%d: %d values not updated, %d other without AVX2 or moves, %d symmetries; %d values", rule_names[rule],
	    size, size, stale, versions, symmetries, values);
}

static int64_t largest(int64_t sum, int32_t bias, const int16_t *weight, int count)
{
	int64_t absolute = llabs(bias);
	for (int i = 0; i < count; i++)
		absolute += (int64_t)abs(weight[i]) * -INT16_MIN;
	return absolute > sum ? absolute : sum;
}

/* Can no sum of a layer overflow 32 bits? */
static void test_limits(enum rule rule)
{
	int64_t most = 0;
	board_clear(&board, 15);
	load(&position, &board, rule, SIDE_BLACK);
	for (int side = 0; side < 2; side++)
		for (int unit = 0; unit < NETWORK_HIDDEN; unit++) {
			const struct network_head *head = &position.network.head[side];
			most = largest(most, head->hidden_bias[unit], head->hidden_weight[unit], NETWORK_INPUTS);
		}
	for (int side = 0; side < 2; side++)
		for (int kind = 0; kind < 2; kind++)
			for (int k = 0; k < NETWORK_FACTORS; k++) {
				const struct network_factors *factors =
					&fitted_numbers[rule].regions->layers[rule == RULE_RENJU ? side : 0].factors[kind];
				most = largest(most, factors->bias[k], factors->weight[k], NETWORK_HIDDEN);
			}
	for (int kind = 0; kind < REGION_KINDS; kind++)
		for (int k = 0; k < REGION_OUTPUTS; k++) {
			const struct region_block *block = &position.region_rows.block[kind];
			most = largest(most, block->bias[k], block->weight[k], NETWORK_CHANNELS);
		}
	tap(most <= INT32_MAX, "%s: the largest sum is %lld", rule_names[rule], (long long)most);
}

/* Do the thirds of a row mirror each other? A corner's point belongs to the corner's region. */
static void test_thirds(void)
{
	int wrong = 0, kinds = 0;
	for (int size = 5; size <= 26; size++) {
		board_clear(&board, size);
		load(&position, &board, RULE_FREESTYLE, SIDE_BLACK);
		for (int x = 0; x < size; x++) {
			int left = position.region[position_cell(&position, point_at(x, 0))];
			int right = position.region[position_cell(&position, point_at(size - 1 - x, 0))];
			int down = position.region[position_cell(&position, point_at(0, x))];
			wrong += left + right != 2 || down != 3 * left;
		}
		kinds += position.region[position_cell(&position, point_at(size / 2, size / 2))] == 4;
	}
	tap(wrong == 0 && kinds == 22, "the thirds of %d points are wrong", wrong);
}

/* Do regions add to the values of a board of this size? */
static bool has_regions(int size)
{
	bool found = false;
	board_clear(&board, size);
	load(&position, &board, RULE_FREESTYLE, SIDE_BLACK);
	for (int unit = 0; unit < NETWORK_HIDDEN; unit++)
		for (int i = NETWORK_CHANNELS; i < NETWORK_INPUTS; i++)
			found |= position.network.head[0].hidden_weight[unit][i] != 0;
	return found;
}

int main(void)
{
	for (enum rule rule = RULE_RENJU; rule <= RULE_CARO; rule++) {
		for (int size = 5; size <= 20; size++)
			walk(rule, size);
		test_limits(rule);
	}
	test_thirds();
	tap(has_regions(15) && !has_regions(14) && has_regions(20) && !has_regions(9), "regions are for 15x15 and more");
	return tap_status();
}
