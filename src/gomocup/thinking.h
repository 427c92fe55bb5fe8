/* The player's searches. Input is read while they run. */
#ifndef GOMOCUP_THINKING_H
#define GOMOCUP_THINKING_H

#include "gomocup/player.h"

/* Finds a move for `side` in the book or by a search, and counts its time (limits_spend()). Call it only if
   player_obstacle() returns NULL. found->point is an empty point that is not barred, but perhaps a forbidden one.
   With a clock, INFO, ABOUT, YXSHOWINFO and YXSHOWHASHUSAGE are obeyed during the search. Any other command ends the
   search, and waits for player_read(); with Yixin-Board it only waits. Without a clock, all commands wait. Where
   commands wait, YXSTOP still ends the search and those of the commands before it, and so does END; without a clock END
   ends only a search during which it arrives, if no other command waits. After the end of input, a search goes on only
   briefly. */
void think_move(struct gomocup_player *player, const struct board *board, enum side side, struct search_result *found);
/* Likewise, but always by a search, for its value and line. */
void think_search(struct gomocup_player *player, const struct board *board, enum side side,
                  struct search_result *found);
/* Likewise, for the best `count` moves, which are then in player->multi_pv. */
void think_lines(struct gomocup_player *player, const struct board *board, enum side side, int count,
                 struct search_result *found);
/* A part of an answer that takes several searches. */
struct part {
	const struct point_set *only; /* the moves that are searched; NULL: all */
	int number;                   /* which part this is, from 1 */
	int parts;                    /* number of parts; each has the same share of the budget */
};
/* Likewise, for all moves of the part. GUIs see only the best line. Call detail_answer() once the answer is known. */
void think_all(struct gomocup_player *player, const struct board *board, enum side side, struct part part,
               struct search_result *found);

#endif
