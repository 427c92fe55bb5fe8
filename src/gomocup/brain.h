/* A player at the other end of a manager's pipe: what it was told, the position, and thinking that listens. */
#ifndef BRAIN_H
#define BRAIN_H

#include "base/clock.h"
#include "gomocup/limits.h"
#include "gomocup/stones.h"
#include "gomocup/wire.h"

struct brain {
	const struct terms *terms;
	struct sink *out;
	struct limits limits;
	struct stones stones;
	struct stones listed; /* by the command in work: they take the place of the others when all is well */
	struct mover_state mover_state;
	struct wire wire;
	enum wire_answer heard; /* what was heard but is not obeyed yet; else WIRE_NOTHING */
	struct span line;       /* its text, or that of the line in work */
	long long asked;        /* when that was heard, as deadline_now() counts */
	bool stopped;           /* the thinking ends: something waits */
	long long polled;       /* when it listened last */
	bool timed;             /* the answer is due: */
	struct deadline due;
};

void brain_say(struct brain *brain, const char *line);
void brain_put_point(struct brain *brain, int point);
void brain_about(struct brain *brain);

/* The line that waits, or the next one. */
enum wire_answer brain_hear(struct brain *brain);
/* Keeps the line just heard for the next brain_hear(). */
void brain_unhear(struct brain *brain, enum wire_answer heard);

/* As INFO and START told them. */
struct ruleset brain_rules(const struct brain *brain);
/* Why no move will do under the rule that was told, as an answer; NULL where one will. */
const char *brain_rule_obstacle(const struct brain *brain);
/* Why no move can be asked for now, likewise. The board is made of the position. */
const char *brain_obstacle(const struct brain *brain, struct board *board);
/* Asks the machine for the side to move on that board: found->point is always one that can be played. By the clock INFO and
   ABOUT are heeded meanwhile; anything else that comes ends the thinking, and waits for brain_hear(). Without a clock all
   waits, and only an END that comes meanwhile ends the thinking. */
void brain_think(struct brain *brain, const struct board *board, enum side side, struct search_result *found);

#endif
