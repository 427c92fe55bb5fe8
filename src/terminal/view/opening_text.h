/* An opening in words for two people: who has which color, whose turn it is, and what they may do. */
#ifndef OPENING_TEXT_H
#define OPENING_TEXT_H

#include "terminal/view/view.h"

/* Returns the player's name. */
const char *opening_text_player(const struct paper *paper, enum who who);
/* Are two people playing an opening that is not over? */
bool opening_text_runs(const struct play *play);
/* Returns `flags`, the flags of a screen (words.h). If WORD_GAME is among them and the game is not over, adds
   those of the words that can be used at this turn: WORD_TURN, WORD_PERSON, WORD_PLAYS, WORD_FOUL, and those of the
   choices that a running opening gives now. */
unsigned opening_text_words(const struct play *play, unsigned flags);
/* Writes a phrase about the opening, usually PHRASE_ASK_OPENING, the question to the player on turn. */
void opening_text_write(const struct paper *paper, struct play *play, enum phrase phrase, char *out, size_t room);
/* Notes a phrase about the opening: PHRASE_OPENING_STANDS or PHRASE_WHO. */
void opening_text_note(struct paper *paper, struct play *play, enum phrase phrase);
/* Notes what the opening allows instead of a refused command of this kind; for a stone, only where it may go. */
void opening_text_note_barred(struct paper *paper, struct play *play, enum command_kind kind);
/* Notes what each player may do at each step of the opening of these rules, if nobody swaps. */
void opening_text_note_steps(struct paper *paper, const struct ruleset *rules);
/* Notes why an offer is refused. */
void opening_text_note_offer(struct paper *paper, struct play *play, const struct command *command);

#endif
