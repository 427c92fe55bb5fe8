#include "bulk/elo.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/message.h"
#include "bulk/ratings/fit.h"

enum { ANCHOR_MAX = 10000000 };

const char *const elo_columns[] = {"name", "elo", "low", "high", "games", "wins", "draws", "losses", NULL};

bool elo_anchor_read(struct elo_anchor *anchor, struct span text)
{
	size_t colon = text.length;
	while (colon > 0 && text.at[colon - 1] != ':')
		colon--;
	*anchor = (struct elo_anchor){.number = 0};
	if (colon > 0 && text_integer(text_after(text, colon), ANCHOR_MAX, &anchor->number))
		text.length = colon - 1;
	anchor->name = text_trim(text);
	return anchor->name.length > 0 && anchor->number >= -ANCHOR_MAX && anchor->number <= ANCHOR_MAX;
}

/* Adds the results between two players, unless memory has run out. */
static void add_results(struct elo *elo, struct span black, struct span white, struct pair results)
{
	int64_t one = elo->exhausted ? STRING_NONE : strings_add(&elo->players, black);
	int64_t other = one == STRING_NONE ? STRING_NONE : strings_add(&elo->players, white);
	results.black = (uint32_t)one;
	results.white = (uint32_t)other;
	elo->exhausted = other == STRING_NONE || !pairs_add(&elo->pairs, results);
}

void elo_add(struct elo *elo, const struct replay *replay)
{
	enum game_result result = replay_result(replay);
	struct span black = text_trim(replay->black), white = text_trim(replay->white);
	if (!naming_is_given(black) || !naming_is_given(white) || text_same(black, white)) {
		elo->nameless++;
	} else if (result == RESULT_NONE) {
		elo->undecided++;
	} else {
		add_results(elo, black, white,
		            (struct pair){.wins = result == RESULT_BLACK,
		                          .draws = result == RESULT_DRAW,
		                          .losses = result == RESULT_WHITE});
		elo->games += !elo->exhausted;
	}
}

void elo_merge(struct elo *elo, const struct elo *part)
{
	for (size_t i = 0; i < part->pairs.count; i++) {
		struct pair results = part->pairs.list[i];
		add_results(elo, strings_at(&part->players, results.black), strings_at(&part->players, results.white), results);
	}
	elo->games += part->games;
	elo->nameless += part->nameless;
	elo->undecided += part->undecided;
	elo->exhausted |= part->exhausted;
}

/* A row of the table. */
struct elo_row {
	struct span name;
	long long elo, low, high;
	unsigned long long wins, draws, losses;
};

static long long rounded(double x)
{
	return (long long)(x < 0 ? x - 0.5 : x + 0.5);
}

/* Orders rows by rating, the highest first, then by name. */
static int compare_rows(const void *one, const void *other)
{
	const struct elo_row *a = one, *b = other;
	if (a->elo != b->elo)
		return a->elo < b->elo ? 1 : -1;
	return text_order(a->name, b->name);
}

static void put_elo_row(const struct cells *cells, const struct elo_row *row)
{
	enum { ELO_NUMBERS = 7 };
	const long long wins = (long long)row->wins, draws = (long long)row->draws, losses = (long long)row->losses;
	const long long numbers[ELO_NUMBERS] = {row->elo, row->low, row->high, wins + draws + losses, wins, draws, losses};
	cells_start(cells, 0, elo_columns[0]);
	cells_text(cells, row->name);
	for (int i = 0; i < ELO_NUMBERS; i++) {
		cells_start(cells, 1 + i, elo_columns[1 + i]);
		sink_integer(cells->out, numbers[i]);
	}
	cells_end(cells);
}

/* The results of all games: arrays with an entry for each player. */
struct elo_table {
	struct rating *ratings;
	struct elo_row *rows;
	uint32_t *number; /* of each player: the index after sorting by name; later the group */
	double advantage;
	double shift; /* to be added to each rating */
};

/* Sorts players and pairs by name, so that the order of games does not matter, and rates the players. Returns false
   when memory runs out. *anchor_number becomes the anchor's index after sorting. */
static bool rate(struct elo *elo, struct elo_table *table, int64_t *anchor_number)
{
	size_t players = elo->players.count;
	table->ratings = malloc((players + 1) * sizeof *table->ratings);
	table->rows = calloc(players + 1, sizeof *table->rows);
	table->number = malloc((players + 1) * sizeof *table->number);
	if (!table->ratings || !table->rows || !table->number || !strings_sort(&elo->players, table->number))
		return false;
	if (*anchor_number != STRING_NONE)
		*anchor_number = table->number[*anchor_number];
	return pairs_sort(&elo->pairs, table->number) &&
	       fit_ratings(&elo->pairs, players, table->ratings, &table->advantage);
}

static void fill_rows(const struct elo *elo, struct elo_table *table)
{
	for (size_t i = 0; i < elo->players.count; i++) {
		double rating = table->ratings[i].elo + table->shift, interval = table->ratings[i].interval;
		table->rows[i] = (struct elo_row){.name = strings_at(&elo->players, i),
		                                  .elo = rounded(rating),
		                                  .low = rounded(rating - interval),
		                                  .high = rounded(rating + interval)};
	}
	for (size_t i = 0; i < elo->pairs.count; i++) {
		const struct pair *pair = &elo->pairs.list[i];
		struct elo_row *black = &table->rows[pair->black], *white = &table->rows[pair->white];
		black->wins += pair->wins;
		black->draws += pair->draws;
		black->losses += pair->losses;
		white->wins += pair->losses;
		white->draws += pair->draws;
		white->losses += pair->wins;
	}
}

/* Reports groups of players that never played each other. */
static void report_groups(const struct elo *elo, struct elo_table *table)
{
	char text[120];
	size_t groups = pairs_groups(&elo->pairs, elo->players.count, table->number);
	if (groups < 2)
		return;
	snprintf(text, sizeof text, "%zu groups of players never met; their ratings cannot be compared", groups);
	message_note("--elo", text);
}

static void put_table(struct elo *elo, struct elo_table *table, const struct cells *cells)
{
	fill_rows(elo, table);
	if (elo->players.count > 0)
		qsort(table->rows, elo->players.count, sizeof *table->rows, compare_rows);
	else if (elo->undecided > 0)
		message_note("--elo", "no game between two named players has a result");
	else if (elo->nameless > 0)
		message_note("--elo", "no game names two different players");
	for (size_t i = 0; i < elo->players.count; i++)
		put_elo_row(cells, &table->rows[i]);
}

/* Reports that the anchor has no games. Returns false. */
static bool refuse_anchor(const struct elo_anchor *anchor)
{
	enum { SHOWN = 80 };
	char name[SHOWN + 1];
	snprintf(name, sizeof name, "%.*s", (int)(anchor->name.length < SHOWN ? anchor->name.length : SHOWN),
	         anchor->name.at);
	message_note(name, "this player has no rated game; --elo needs another NAME");
	return false;
}

static bool put_ratings(struct elo *elo, struct elo_table *table, const struct elo_anchor *anchor,
                        const struct cells *cells)
{
	int64_t anchor_number = STRING_NONE;
	if (anchor->name.length > 0)
		anchor_number = strings_find(&elo->players, anchor->name);
	if (anchor->name.length > 0 && anchor_number == STRING_NONE)
		return refuse_anchor(anchor);
	if (!rate(elo, table, &anchor_number)) {
		message_memory("the ratings");
		return false;
	}
	if (anchor_number != STRING_NONE)
		table->shift = anchor->number - table->ratings[anchor_number].elo;
	report_groups(elo, table);
	put_table(elo, table, cells);
	return true;
}

bool elo_put(struct elo *elo, const struct elo_anchor *anchor, const struct cells *cells, bool verbose)
{
	struct elo_table table = {.ratings = NULL};
	bool rated = put_ratings(elo, &table, anchor, cells), complete = rated;
	if (elo->exhausted) {
		message_note("--elo", "out of memory; the remaining games are left out");
		complete = false;
	}
	if (verbose && rated) {
		char text[100];
		snprintf(text, sizeof text, "rated games: %llu, Black's advantage: %lld", elo->games, rounded(table.advantage));
		message_total(text);
	}
	free(table.ratings);
	free(table.rows);
	free(table.number);
	return complete;
}

void elo_free(struct elo *elo)
{
	strings_free(&elo->players);
	pairs_free(&elo->pairs);
	*elo = (struct elo){.games = 0};
}
