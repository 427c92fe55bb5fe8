/* A game in the protocol's terms: a side may move out of turn, and pass after the end. */
#ifndef GTP_GAME_H
#define GTP_GAME_H

#include "gtp/gtp_line.h"
#include "rules/game.h"

struct gtp_game {
	struct game game;
	int late_passes;             /* passes after the end, which are not in the history */
	bool put_in[GAME_PLIES_MAX]; /* this ply is a pass inserted before a move out of turn */
};

void gtp_game_new(struct gtp_game *game, const struct ruleset *rules);

/* Gives the turn to the side in an open game, with a pass of the other side if necessary. Returns NULL; or a message if
   that is impossible: the pass would be the second in a row, or is not allowed. */
const char *gtp_game_give_turn(struct gtp_game *game, enum side side);
/* Takes back a pass of gtp_game_give_turn(), if that is the last ply. */
void gtp_game_return_turn(struct gtp_game *game);

/* Plays a move of the side. Returns NULL; or what is wrong with the move, which then changes nothing. After the end,
   only passes are accepted. The vertex must be readable. */
const char *gtp_game_play(struct gtp_game *game, enum side side, int vertex);
/* Takes back a pass after the end; else the last ply, with a pass inserted before it. Returns false if there is
   nothing to take back. */
bool gtp_game_undo(struct gtp_game *game);

#endif
