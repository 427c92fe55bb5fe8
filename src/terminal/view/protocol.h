/* What an opening says to two people: who has which color, whose turn it is, and what they may do. */
#ifndef PROTOCOL_H
#define PROTOCOL_H

#include "terminal/view/view.h"

/* The player's name. */
const char *protocol_player(const struct view *view, enum who who);
/* Is there more to tell than whose turn it is: does an opening that people play still run? */
bool protocol_runs(const struct match *match);
/* Of the words of a screen (words.h), adds those that the opening and the rules give now. Returns the flags. */
unsigned protocol_words(const struct match *match, unsigned flags);
/* Writes such a phrase, or the question of the player on turn: PHRASE_ASK_OPENING. */
void protocol_write(const struct view *view, struct match *match, enum phrase phrase, char *out, size_t room);
/* Notes a phrase of openings: PHRASE_OPENING_STANDS or PHRASE_WHO. */
void protocol_note(struct view *view, struct match *match, enum phrase phrase);
/* Notes what the opening wants instead of a refused step of this kind. */
void protocol_note_barred(struct view *view, struct match *match, enum command_kind kind);
/* Notes what these rules' opening lets the players do, stone by stone while nobody swaps. */
void protocol_note_steps(struct view *view, const struct ruleset *rules);
/* Notes why an offer is none. */
void protocol_note_offer(struct view *view, struct match *match, const struct command *command);

#endif
