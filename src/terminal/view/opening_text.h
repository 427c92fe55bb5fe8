/* An opening in words for two people: who has which color, whose turn it is, and what they may do. */
#ifndef OPENING_TEXT_H
#define OPENING_TEXT_H

#include "terminal/view/view.h"

/* Returns the player's name. */
const char *opening_text_player(const struct view *view, enum who who);
/* Do two people play an opening that is not over? */
bool opening_text_runs(const struct match *match);
/* Returns the flags (words.h) of a screen. With WORD_GAME, adds the flags of all choices of a running opening, and
   WORD_FOUL if the rules allow claiming a forbidden move. */
unsigned opening_text_words(const struct match *match, unsigned flags);
/* Writes a phrase of openings, usually PHRASE_ASK_OPENING, the question of the player on turn. */
void opening_text_write(const struct view *view, struct match *match, enum phrase phrase, char *out, size_t room);
/* Notes a phrase of openings: PHRASE_OPENING_STANDS or PHRASE_WHO. */
void opening_text_note(struct view *view, struct match *match, enum phrase phrase);
/* Notes what the opening requires instead of a refused step of this kind. */
void opening_text_note_barred(struct view *view, struct match *match, enum command_kind kind);
/* Notes what the opening of these rules lets the players do, stone by stone, if nobody swaps. */
void opening_text_note_steps(struct view *view, const struct ruleset *rules);
/* Notes why an offer is refused. */
void opening_text_note_offer(struct view *view, struct match *match, const struct command *command);

#endif
