/* A player at the other end of a manager's pipe: what it was told, the position, and thinking that listens. */
#ifndef GOMOCUP_PLAYER_H
#define GOMOCUP_PLAYER_H

#include "base/clock.h"
#include "gomocup/limits.h"
#include "gomocup/stones.h"
#include "gomocup/wire.h"

struct gomocup_player {
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

void player_say(struct gomocup_player *player, const char *line);
void player_put_point(struct gomocup_player *player, int point);
void player_about(struct gomocup_player *player);

/* The line that waits, or the next one. */
enum wire_answer player_read(struct gomocup_player *player);
/* Keeps the line just heard for the next player_read(). */
void player_unread(struct gomocup_player *player, enum wire_answer heard);

/* As INFO and START told them. */
struct ruleset player_rules(const struct gomocup_player *player);
/* Why no move will do under the rule that was told, as an answer; NULL where one will. */
const char *player_rule_obstacle(const struct gomocup_player *player);
/* The same for any reason why no move can be asked for on the board, which holds the player's stones. */
const char *player_obstacle(const struct gomocup_player *player, const struct board *board);
/* Asks the machine for the side to move on that board: found->point is always one that can be played. By the clock INFO and
   ABOUT are heeded meanwhile; anything else that comes ends the thinking, and waits for player_read(). Without a clock all
   waits, and only an END that comes meanwhile ends the thinking. */
void player_think(struct gomocup_player *player, const struct board *board, enum side side, struct search_result *found);

#endif
