/* Notes about a move, a refusal, a question or the end of a game. They are shown below the board. */
#ifndef REMARK_H
#define REMARK_H

#include "terminal/view/view.h"

/* Answers `why` or `forbidden` on a screen other than a game, or notes why it refuses another line than `show`: how a
   word is used, that it is unknown, or else `phrase`: it is for another screen. `screen` is the flag of the screen's
   words (words.h). */
void remark_other_screen(struct paper *paper, struct session *session, struct span typed, unsigned screen,
                         enum phrase phrase);
/* Notes why a line was refused, and what would be right. */
void remark_refusal(struct paper *paper, struct session *session, enum status status, const struct command *command,
                    struct span text);
/* Notes the kind of a forbidden move, its consequence, and the shapes that make it forbidden. */
void remark_forbidden(struct paper *paper, struct session *session, int point, struct verdict verdict);
/* Notes a machine's move and its thinking time; POINT_NONE is a pass. */
void remark_machine_move(struct paper *paper, struct session *session, enum side side, int point,
                         long long milliseconds);
/* Notes what an accepted line did. `side` was to move before it; `undone` is the number of plies taken back. */
void remark_change(struct paper *paper, struct session *session, const struct command *command, enum side side,
                   int undone, struct verdict verdict);
/* Answers `why` or `forbidden`, if need be in place of the board. Returns false for another command. */
bool remark_question(struct paper *paper, struct session *session, const struct command *command, struct span text);
/* Writes the points of the row with which the last move won, from one end to the other. Returns their number; 0 if
   there is no such row. */
int remark_winning_row(const struct game *game, int row[BOARD_MAX]);
/* Notes how the game ended. */
void remark_result(struct paper *paper, struct session *session, bool late);

enum { PLAYER_TEXT_MAX = OPPONENT_NAME_MAX + 40 };
/* Writes who plays a side: a person's name, or the machine's. Returns `out`. */
const char *players_write(const struct paper *paper, const struct session *session, const struct opponents *opponents,
                          enum side side, char out[PLAYER_TEXT_MAX]);
/* The same as an argument of phrases (phrases.h). */
#define PLAYER(paper, session, opponents, side) \
	players_write((paper), (session), (opponents), (side), (char[PLAYER_TEXT_MAX]){""})
/* Takes the players' names from a record. "" stands for no name; so does what players_write() writes for a machine, or
   for a person without a name. */
void players_take_names(struct opponents *opponents, const struct game *game, const char *black, const char *white);
/* Notes the score, from the second game on. */
void players_note_score(struct paper *paper, const struct session *session, const struct opponents *opponents);

/* Are two people playing an opening that is not over? */
bool opening_text_runs(const struct session *session);
/* Returns `flags`, the flags of a screen (words.h). If WORD_GAME is among them and the game is not over, adds
   those of the words that can be used at this turn: WORD_TURN, WORD_PERSON, WORD_PLAYS, WORD_FOUL, and those of the
   choices that a running opening gives now. */
unsigned opening_text_words(const struct session *session, unsigned flags);
/* Notes a phrase about the opening: PHRASE_OPENING_STANDS or PHRASE_WHO; or asks PHRASE_ASK_OPENING. */
struct next opening_text_put(struct paper *paper, struct play *play, enum phrase phrase);
/* Notes what each player may do at each step of the opening of these rules, if nobody swaps. */
void opening_text_note_steps(struct paper *paper, const struct ruleset *rules);

#endif
