/* The commands of Yixin-Board, which the GUIs made for Rapfi send, too. `rest` is the text after the command. */
#ifndef YIXIN_H
#define YIXIN_H

#include "gomocup/player.h"

/* Set the position, clear the hash table, and block or unblock points for the next searches. Only an error is
   answered. */
void yixin_board(struct gomocup_player *player, struct span rest);
void yixin_hash_clear(struct gomocup_player *player, struct span rest);
void yixin_block(struct gomocup_player *player, struct span rest);
void yixin_block_undo(struct gomocup_player *player, struct span rest);
void yixin_block_reset(struct gomocup_player *player, struct span rest);

/* Answers with the forbidden points. */
void yixin_show_forbidden(struct gomocup_player *player, struct span rest);

/* Search, play one or two moves on the player's board, and answer with them. yixin_nbest() plays the best move; its
   argument is the number of best moves to search for. yixin_balance_one() and _two() play one move or two moves, so
   that the score for the side then to move is about the argument. */
void yixin_nbest(struct gomocup_player *player, struct span rest);
void yixin_balance_one(struct gomocup_player *player, struct span rest);
void yixin_balance_two(struct gomocup_player *player, struct span rest);

/* Does nothing: no search runs. */
void yixin_stop(struct gomocup_player *player, struct span rest);

/* Skips a query. It is answered, as an unknown command is, only before YXSHOWINFO, which Yixin-Board sends first. */
void yixin_query(struct gomocup_player *player, struct span rest);
/* Answer an unknown command, and skip what belongs to it: nothing, the lines up to DONE, or one line. */
void yixin_unknown(struct gomocup_player *player, struct span rest);
void yixin_unknown_with_list(struct gomocup_player *player, struct span rest);
void yixin_unknown_with_line(struct gomocup_player *player, struct span rest);

#endif
