/* Searches, during which the input is polled. */
#ifndef GTP_THINK_H
#define GTP_THINK_H

#include "gtp/gtp_player.h"

/* Starts the clock of an answer, which counts from player->asked. Flushes the output. Returns the limits: the command
   line's, and the time. They point to `player`. */
struct budget gtp_think(struct gtp_player *player, struct time_plan plan);

/* Return the time of an answer that is not a move, and of a move, which the game's clock limits, too. TIMING_FREE: no
   clock. */
struct time_plan gtp_own_time(const struct gtp_player *player);
struct time_plan gtp_move_time(const struct gtp_player *player, enum side side);

/* What is wanted of a search. */
struct gtp_wanted {
	enum mover_id machine;
	const struct book *book;         /* NULL: no move from a book */
	bool advisory;                   /* the move will not be played: the same question gets the same answer */
	struct multi_pv *multi_pv;       /* NULL: only the answer */
	const struct point_set *avoided; /* no first move on these points, unless no other is legal; NULL: no points */
	/* Called at each poll; `input`: input waits to be read. Returns whether the search must stop. NULL: never. */
	bool (*watch)(void *context, bool input, long long now);
	void *context;
};

/* Finds a move for the side to move, in the book or by a search. The game is open. */
void gtp_search(struct gtp_player *player, struct time_plan plan, const struct gtp_wanted *wanted,
                struct search_result *found);

/* Returns the machine that moves for the side: its own, if it has one; else the other side's; else the engine. */
enum mover_id gtp_machine(const struct gtp_player *player, enum side side);

/* Writes a line with the move: "pass", "resign" or a vertex. */
void gtp_put_move(struct gtp_player *player, const struct search_result *found);
/* Plays the move, unless the machine resigns, and takes its time off the clock. */
void gtp_play_found(struct gtp_player *player, enum side side, const struct search_result *found);

#endif
