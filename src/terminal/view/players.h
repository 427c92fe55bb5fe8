/* The names of the players as texts, and the score. */
#ifndef PLAYERS_H
#define PLAYERS_H

#include "terminal/view/view.h"

/* Writes who plays a side: a person's name, or the machine's. */
void players_write(const struct paper *paper, const struct play *play, enum side side, char *out, size_t room);
/* Takes the players' names from a record. "" stands for no name; so does what players_write() writes for a machine, or
   for a person without a name. */
void players_take_names(struct play *play, const char *black, const char *white);
/* Notes the score, from the second game on. */
void players_note_score(struct paper *paper, struct play *play);

#endif
