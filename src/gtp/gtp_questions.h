/* Questions about the position: those of referees, and our own. Each function writes exactly one answer; gtp.c has
   checked the number of arguments. */
#ifndef GTP_QUESTIONS_H
#define GTP_QUESTIONS_H

#include "gtp/gtp_player.h"

void gtp_showboard(struct gtp_player *player, struct span arguments);
void gtp_final_score(struct gtp_player *player, struct span arguments);

void gtp_rules_game_id(struct gtp_player *player, struct span arguments);
void gtp_rules_board_size(struct gtp_player *player, struct span arguments);
void gtp_rules_board(struct gtp_player *player, struct span arguments);
void gtp_rules_side_to_move(struct gtp_player *player, struct span arguments);
void gtp_rules_legal_moves(struct gtp_player *player, struct span arguments);

/* Lists the three commands below, which GoGui shows in a menu. */
void gtp_analyze_commands(struct gtp_player *player, struct span arguments);
void gtp_forbidden(struct gtp_player *player, struct span arguments);
void gtp_why(struct gtp_player *player, struct span arguments);
void gtp_solve(struct gtp_player *player, struct span arguments);

#endif
