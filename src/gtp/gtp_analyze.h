/* Analysis: reports of the best moves while the machine thinks.
   Source: the commands lz-analyze of Leela Zero 0.16 and kata-analyze of KataGo 1.4 (docs/GTP_Extensions.md). */
#ifndef GTP_ANALYZE_H
#define GTP_ANALYZE_H

#include "gtp/gtp_player.h"

/* Analyze the position until input arrives. That input is obeyed next. */
void gtp_lz_analyze(struct gtp_player *player, struct span arguments);
void gtp_kata_analyze(struct gtp_player *player, struct span arguments);
/* Report in the same way while the machine chooses a move, and play the move. */
void gtp_lz_genmove_analyze(struct gtp_player *player, struct span arguments);
void gtp_kata_genmove_analyze(struct gtp_player *player, struct span arguments);

#endif
