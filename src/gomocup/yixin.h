/* The commands of Yixin-Board, which the GUIs made for Rapfi send, too. Each function obeys a command, whose text is
   player->rest. It returns NULL, or the line of the answer, e.g. an error. */
#ifndef YIXIN_H
#define YIXIN_H

#include "gomocup/player.h"

/* Set the position, clear the hash table, and block or unblock points for the next searches. Only an error is
   answered. */
const char *yixin_board(struct gomocup_player *player);
const char *yixin_hash_clear(struct gomocup_player *player);
const char *yixin_block(struct gomocup_player *player);
const char *yixin_block_undo(struct gomocup_player *player);
const char *yixin_block_reset(struct gomocup_player *player);

/* Answers with the forbidden points. */
const char *yixin_show_forbidden(struct gomocup_player *player);

/* Search, play one or two moves on the player's board, and answer with them. yixin_nbest() plays the best move; its
   argument is the number of best moves to search for. yixin_balance_one() and _two() play one move or two moves, so
   that the score for the side then to move is about the argument. */
const char *yixin_nbest(struct gomocup_player *player);
const char *yixin_balance_one(struct gomocup_player *player);
const char *yixin_balance_two(struct gomocup_player *player);

/* Does nothing: no search runs. */
const char *yixin_stop(struct gomocup_player *player);

/* Skips a query. It is answered, as an unknown command is, only before YXSHOWINFO, which Yixin-Board sends first. */
const char *yixin_query(struct gomocup_player *player);
/* Answer an unknown command, and skip what belongs to it: the lines up to DONE, or one line. */
const char *yixin_unknown_with_list(struct gomocup_player *player);
const char *yixin_unknown_with_line(struct gomocup_player *player);

#endif
