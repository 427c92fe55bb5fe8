/* A contestant that speaks GTP. */
#ifndef GTP_SEAT_H
#define GTP_SEAT_H

#include "seat.h"

/* Sends board size, rule and time control, and clears the board. Returns false if the engine does not answer, or
   refuses the board. The engine may refuse the rule, since some engines know only one game, and the time control. */
bool gtp_seat_start(struct seat *seat, const struct ruleset *rules);
/* Sends the moves that the engine does not know yet. Returns false if the engine refuses a move, or does not
   answer. */
bool gtp_seat_send_moves(struct seat *seat, const struct game *game);
/* Sends the time left, if the engine has a time for the whole game, and asks for a move. Does not wait for the move. */
void gtp_seat_ask(struct seat *seat, enum side side);

/* Is this the first line of an answer? */
bool gtp_seat_is_answer(struct span line);
/* Returns the vertex in the first line of an answer to genmove. Returns a refusal unchanged. */
struct span gtp_seat_vertex(struct span line);

#endif
