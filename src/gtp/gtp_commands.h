/* The commands of the protocol. Each function obeys player->line; gtp.c has checked the number of arguments. */
#ifndef GTP_COMMANDS_H
#define GTP_COMMANDS_H

#include "gtp/gtp_player.h"

/* Set up a game: its board, its rule, its clock, its moves. Return NULL, or why they did nothing; gtp.c answers. */
const char *gtp_boardsize(struct gtp_player *player);
const char *gtp_clear_board(struct gtp_player *player); /* a new game under player->rules, with full clocks */
const char *gtp_komi(struct gtp_player *player);
const char *gtp_set_game(struct gtp_player *player);
const char *gtp_time_settings(struct gtp_player *player);
const char *gtp_time_left(struct gtp_player *player);
const char *gtp_undo(struct gtp_player *player);
const char *gtp_loadsgf(struct gtp_player *player);
const char *gtp_play(struct gtp_player *player);

/* Questions about the game, the position and the program: those of referees, and our own. From here on, each function
   writes exactly one answer. */
void gtp_showboard(struct gtp_player *player);
void gtp_printsgf(struct gtp_player *player);
void gtp_cputime(struct gtp_player *player);
void gtp_final_score(struct gtp_player *player);
void gtp_rules_game_id(struct gtp_player *player);
void gtp_rules_board_size(struct gtp_player *player);
void gtp_rules_board(struct gtp_player *player);
void gtp_rules_side_to_move(struct gtp_player *player);
void gtp_rules_legal_moves(struct gtp_player *player);
void gtp_forbidden(struct gtp_player *player);
void gtp_why(struct gtp_player *player);
void gtp_solve(struct gtp_player *player);

/* Reports the best moves while the machine thinks. lz-analyze and kata-analyze analyze the position until input
   arrives, which is obeyed next. lz-genmove_analyze and kata-genmove_analyze choose a move, and play it.
   Source: the commands lz-analyze of Leela Zero 0.16 and kata-analyze of KataGo 1.4 (docs/GTP_Extensions.md). */
void gtp_analyze(struct gtp_player *player);

/* genmove and reg_genmove: answers with a move of the side. Only genmove plays it. */
void gtp_genmove(struct gtp_player *player);

#endif
