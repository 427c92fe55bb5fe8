/* What is said to a person about a move, a refusal, a question, or the end: lines for the notes below the board. */
#ifndef REMARK_H
#define REMARK_H

#include "terminal/view/view.h"

/* Why a line was refused, and what would be right. */
void remark_refusal(struct view *view, struct match *match, enum status status, const struct command *command,
                    struct span text);
/* Which kind of forbidden move it was, what it leads to, and the shapes that make it so. */
void remark_forbidden(struct view *view, struct match *match, int point, struct verdict verdict);
/* A machine's move and its thinking time; POINT_NONE for a pass. */
void remark_machine_move(struct view *view, struct match *match, enum side side, int point, long long milliseconds);
/* What an accepted line did; undone is how many plies it took back. */
void remark_change(struct view *view, struct match *match, const struct command *command, enum side side, int undone,
                   struct verdict verdict);
/* The answers to `why` and `forbidden`. */
void remark_why(struct view *view, struct match *match, const struct command *command, struct span text);
void remark_forbidden_points(struct view *view, struct match *match);
/* How the game ended, and what it took. */
void remark_result(struct view *view, struct match *match);
void remark_counts(struct view *view, struct match *match);

#endif
