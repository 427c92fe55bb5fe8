/* Notes about a move, a refusal, a question or the end of a game. They are shown below the board. */
#ifndef REMARK_H
#define REMARK_H

#include "terminal/view/view.h"

/* Notes why a typed line was refused on a screen other than a game. `screen` is the flag of the screen's words
   (words.h). Notes how a word is used, that a word is unknown, or else `phrase`: the words are for another screen. */
void remark_wrong_screen(struct paper *paper, struct play *play, struct span typed, unsigned screen,
                         enum phrase phrase);
/* Notes why a line was refused, and what would be right. */
void remark_refusal(struct paper *paper, struct play *play, enum status status, const struct command *command,
                    struct span text);
/* Notes the kind of a forbidden move, its consequence, and the shapes that make it forbidden. */
void remark_forbidden(struct paper *paper, struct play *play, int point, struct verdict verdict);
/* Notes a machine's move and its thinking time; POINT_NONE is a pass. */
void remark_machine_move(struct paper *paper, struct play *play, enum side side, int point, long long milliseconds);
/* Notes what an accepted line did. `side` was to move before it; `undone` is the number of plies taken back. */
void remark_change(struct paper *paper, struct play *play, const struct command *command, enum side side, int undone,
                   struct verdict verdict);
/* Answers `why` or `forbidden`; without the board if both do not fit on the screen. Returns false for another
   command. */
bool remark_question(struct view *view, struct play *play, const struct command *command, struct span text);
/* Note how the game ended; and how many moves and how much time it took. */
void remark_result(struct paper *paper, struct play *play);
void remark_counts(struct paper *paper, struct play *play);

#endif
