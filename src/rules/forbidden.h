/* Black's forbidden points under renju.
   Source: RIF rules of renju, sections 3 and 9.1 to 9.3, read literally (the rules, section 2). */
#ifndef FORBIDDEN_H
#define FORBIDDEN_H

#include "rules/nested.h"

/* Why a point is forbidden, each judged as if it stood alone; in the order in which they are named. */
enum reason {
	REASON_OVERLINE = 1, /* a row of six or more */
	REASON_44 = 2,       /* the stone belongs to two or more fours */
	REASON_33 = 4,       /* the stone belongs to two or more real threes */
	REASON_UNKNOWN = 8,  /* not judged within the meter; then there is no other reason */
};

/* What a black stone on a point makes. */
struct black_move {
	bool five;        /* wins, and then nothing is forbidden */
	unsigned reasons; /* a set of enum reason; 0 where it is legal or makes five */
};

/* Judges a black stone on the empty point. Plays and takes back stones; the board is the same to the byte after. No
   position of a game needs more than a few hundred steps. */
struct black_move forbidden_judge_within(struct board *board, int point, struct judging *judging);
/* With NESTED_STEPS and no clock. */
struct black_move forbidden_judge(struct board *board, int point);
/* The reasons alone. */
unsigned forbidden_reasons(struct board *board, int point);

enum { FORBIDDEN_SOON_STEPS = 5000 }; /* after which a search takes a point for one that is not known */

/* Is it forbidden, or not known after so few steps that a search does not notice? */
bool forbidden_soon(struct board *board, int point);

/* Does a black stone on the empty point belong to two threes or more, real or not? */
bool forbidden_candidate(struct board *board, int point);

/* Calls visit for every point that is forbidden to Black or can't be judged, in board order (A1, B1 …), whoever is to
   move. A board is judged as a whole, which is many times faster than point by point. */
void forbidden_each(struct board *board, void (*visit)(int point, unsigned reasons, void *context), void *context);

#endif
