/* A contestant that speaks GTP. */
#ifndef GTP_SEAT_H
#define GTP_SEAT_H

#include "seat.h"

/* Sends board, rule and time. Returns false if the engine does not answer, or refuses the board. The engine
   may refuse the rule: some know only one game. */
bool gtp_seat_take(struct seat *seat, const struct ruleset *rules);
/* Sends the moves that the engine does not know yet. Returns false if it refuses one, or does not answer. */
bool gtp_seat_send_moves(struct seat *seat, const struct game *game);
/* Asks for a move. */
void gtp_seat_ask(struct seat *seat, enum side side);

/* Does an answer begin with this line? */
bool gtp_seat_is_answer(struct span line);
/* Returns the vertex of an answer to genmove; a refusal as it is. */
struct span gtp_seat_vertex(struct span line);

#endif
