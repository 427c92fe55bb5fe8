/* The table of --players: how well each player played, by the machine's review of all games. */
#ifndef PLAYER_TABLE_H
#define PLAYER_TABLE_H

#include "bulk/columns.h"
#include "record/strings.h"

/* The sums over a player's moves. */
struct player_sums {
	unsigned long long games;
	unsigned long long moves; /* those with a loss; others do not count */
	unsigned long long loss;
	unsigned long long first; /* moves of rank 1 */
	unsigned long long marks[MOVE_MARKS];
};

/* A zeroed struct is an empty table. */
struct player_table {
	struct strings names;
	struct player_sums *sums; /* by number of the name */
	size_t room;
	int64_t playing[2];          /* the numbers of a game's players; STRING_NONE without a name */
	unsigned long long nameless; /* games that name no player */
	bool exhausted;              /* memory ran out: games are missing */
};

extern const char *const player_columns[]; /* ends in NULL */

/* Counts a game for its players. Returns whether its moves are wanted for player_table_move(). */
bool player_table_game(struct player_table *table, const struct replay *replay);
/* Adds the move after the row's position, if that is one of a player of the game that was added last. Asks the
   machine, as the columns `loss`, `rank` and `mark` do. */
void player_table_move(struct player_table *table, struct review *review, const struct game_row *row);
/* Writes a row for each player: the smallest loss first, then by name, and last those without a move. Reports on stderr
   why there is none. Returns false if the table is missing or lacks games. Afterwards no game can be added. */
bool player_table_put(struct player_table *table, const struct cells *cells);
void player_table_free(struct player_table *table);

#endif
