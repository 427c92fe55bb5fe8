#include "bulk/player_table.h"

#include <limits.h>
#include <stdlib.h>

#include "base/array.h"
#include "base/message.h"

const char *const player_columns[] = {"name",    "games",   "moves",    "loss",  "only", "missed",
                                      "blunder", "mistake", "doubtful", "first", NULL};

/* Returns the number of the player with this name, who is added if new; STRING_NONE without a name. */
static int64_t number_of_player(struct player_table *table, struct span name)
{
	name = text_trim(name);
	if (!naming_is_given(name) || table->exhausted)
		return STRING_NONE;
	size_t known = table->names.count;
	int64_t number = STRING_NONE;
	if (array_grow(&table->sums, &table->room, known + 1, sizeof *table->sums))
		number = strings_add(&table->names, name);
	table->exhausted = number == STRING_NONE;
	if (table->names.count > known)
		table->sums[known] = (struct player_sums){.games = 0};
	return number;
}

bool player_table_game(struct player_table *table, const struct replay *replay)
{
	int64_t black = number_of_player(table, replay->black), white = number_of_player(table, replay->white);
	if (table->exhausted)
		return false;
	table->playing[SIDE_BLACK] = black;
	table->playing[SIDE_WHITE] = white;
	if (black != STRING_NONE)
		table->sums[black].games++;
	if (white != STRING_NONE && white != black)
		table->sums[white].games++;
	bool named = black != STRING_NONE || white != STRING_NONE;
	table->nameless += !named;
	return named;
}

void player_table_move(struct player_table *table, struct review *review, const struct game_row *row)
{
	int64_t number = table->playing[row->replay->game.to_move];
	int loss = number == STRING_NONE ? CHANCE_UNKNOWN : row_loss(row, review);
	if (loss == CHANCE_UNKNOWN)
		return;
	struct player_sums *sums = &table->sums[number];
	sums->moves++;
	sums->loss += (unsigned)loss;
	sums->first += row_rank(row, review) == 1;
	sums->marks[row_mark(row, review)]++;
}

/* Returns the quotient in tenths, rounded, half up. */
static unsigned long long tenths_of(unsigned long long sum, unsigned long long count)
{
	return (20 * sum + count) / (2 * count);
}

/* A row of the table. */
struct player_row {
	struct span name;
	unsigned long long loss; /* in tenths; the largest number without moves */
	const struct player_sums *sums;
};

static int compare_players(const void *one, const void *other)
{
	const struct player_row *a = one, *b = other;
	if (a->loss != b->loss)
		return a->loss < b->loss ? -1 : 1;
	return text_order(a->name, b->name);
}

/* Writes a cell with one decimal, or without a value if the player has no moves. */
static void put_average(const struct cells *cells, int place, const struct player_sums *sums, unsigned long long sum)
{
	cells_start(cells, place, player_columns[place]);
	if (sums->moves == 0) {
		cells_text(cells, text_span(""));
		return;
	}
	unsigned long long tenths = tenths_of(sum, sums->moves);
	cells_number(cells, (long long)(tenths / 10));
	sink_char(cells->out, '.');
	cells_number(cells, (long long)(tenths % 10));
}

static void put_sum(const struct cells *cells, int place, unsigned long long count)
{
	cells_start(cells, place, player_columns[place]);
	cells_number(cells, (long long)count);
}

static void put_player_row(const struct cells *cells, const struct player_row *row)
{
	const struct player_sums *sums = row->sums;
	int place = 0;
	cells_start(cells, place, player_columns[place]);
	cells_text(cells, row->name);
	put_sum(cells, ++place, sums->games);
	put_sum(cells, ++place, sums->moves);
	put_average(cells, ++place, sums, sums->loss);
	for (int mark = MARK_ONLY; mark < MOVE_MARKS; mark++)
		put_sum(cells, ++place, sums->marks[mark]);
	put_average(cells, ++place, sums, 100 * sums->first);
	cells_end(cells);
}

bool player_table_put(struct player_table *table, const struct cells *cells)
{
	size_t count = table->names.count;
	struct player_row *rows = malloc((count + 1) * sizeof *rows);
	if (!rows || table->exhausted)
		message_note("--players", "out of memory; the remaining games are left out");
	if (!rows)
		return false;
	for (size_t i = 0; i < count; i++) {
		const struct player_sums *sums = &table->sums[i];
		rows[i] = (struct player_row){strings_at(&table->names, i), ULLONG_MAX, sums};
		if (sums->moves > 0)
			rows[i].loss = tenths_of(sums->loss, sums->moves);
	}
	qsort(rows, count, sizeof *rows, compare_players);
	if (count == 0 && table->nameless > 0)
		message_note("--players", "no game names a player");
	for (size_t i = 0; i < count; i++)
		put_player_row(cells, &rows[i]);
	free(rows);
	return !table->exhausted;
}

void player_table_free(struct player_table *table)
{
	strings_free(&table->names);
	free(table->sums);
}
