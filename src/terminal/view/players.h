/* Who plays whom, in a person's words: names, the question for them, and the score. */
#ifndef PLAYERS_H
#define PLAYERS_H

#include "terminal/view/view.h"

/* The name of who plays this side: a person's, or what the machine is called. */
void players_write(const struct view *view, const struct match *match, enum side side, char *out, size_t room);
/* A record names who has Black and who White now; "" and what we call one without a name are none. */
void players_told(struct match *match, const char *black, const char *white);
/* Notes the score, from the second game on. */
void players_note_score(struct view *view, struct match *match);

#endif
