/* The player's searches. Input is read while they run. */
#ifndef GOMOCUP_THINKING_H
#define GOMOCUP_THINKING_H

#include "gomocup/player.h"

/* What a search is asked for. A part of an answer that takes several searches has the same share of the budget as the
   others, and GUIs see only its best line. */
struct request {
	const struct book *book;      /* tried before the search; NULL: no book */
	int lines;                    /* how many of the best moves player->multi_pv lists then; 1: only the answer */
	const struct point_set *only; /* the moves that are searched; NULL: all */
	int number, parts;            /* which part of the answer, from 1, and of how many; 0 and 0: all of it */
};

/* Finds a move for `side` in the book or by a search, and counts its time (limits_spend()). Call it only if
   player_begin_move() returns NULL. found->point is an empty point that is not barred, but perhaps a forbidden one.
   After the last part of an answer, call detail_answer().
   With a clock, INFO, ABOUT, YXSHOWINFO and YXSHOWHASHUSAGE are obeyed during the search. Any other command ends the
   search, and waits for player_read(); with Yixin-Board it only waits. Without a clock, all commands wait. Where
   commands wait, YXSTOP still ends the search and those of the commands before it, and so does END; without a clock END
   ends only a search during which it arrives, if no other command waits. After the end of input, a search goes on only
   briefly. */
void gomocup_think(struct gomocup_player *player, const struct request *request, const struct board *board,
                   enum side side, struct search_result *found);

#endif
