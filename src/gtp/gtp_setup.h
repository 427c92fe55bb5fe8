/* Commands that set up a game: its board, its rule, its clock, its moves. */
#ifndef GTP_SETUP_H
#define GTP_SETUP_H

#include "gtp/gtp_player.h"

void gtp_boardsize(struct gtp_player *player, struct span arguments);
void gtp_clear_board(struct gtp_player *player, struct span arguments);
void gtp_komi(struct gtp_player *player, struct span arguments);
void gtp_set_game(struct gtp_player *player, struct span arguments);
void gtp_time_settings(struct gtp_player *player, struct span arguments);
void gtp_time_left(struct gtp_player *player, struct span arguments);
void gtp_play(struct gtp_player *player, struct span arguments);
void gtp_undo(struct gtp_player *player, struct span arguments);
void gtp_loadsgf(struct gtp_player *player, struct span arguments);

#endif
