/* The player that a manager talks to: its limits, its position, and its search, which goes on reading commands. */
#ifndef GOMOCUP_PLAYER_H
#define GOMOCUP_PLAYER_H

#include "base/clock.h"
#include "gomocup/limits.h"
#include "gomocup/stones.h"
#include "pipe/wire.h"

struct gomocup_player {
	const struct terms *terms;
	struct sink *out;
	struct limits limits;
	struct stones stones;
	struct stones listed; /* by the command being read; the new position if the list is valid */
	struct mover_state mover_state;
	struct wire wire;
	enum wire_answer heard; /* read but not yet obeyed; else WIRE_NOTHING */
	struct span line;       /* the last line read */
	long long asked;        /* when that line was read, on the clock of deadline_now() */
	bool stopped;           /* a command waits: the search must end */
	long long polled;       /* when the input was last polled */
	bool timed;             /* the answer is due at `due` */
	struct deadline due;
};

/* Writes a line. */
void player_say(struct gomocup_player *player, const char *line);
/* Writes a point as X,Y. */
void player_put_point(struct gomocup_player *player, int point);
/* Answers ABOUT. */
void player_about(struct gomocup_player *player);

/* Returns the line that player_unread() kept, or waits for the next one. */
enum wire_answer player_read(struct gomocup_player *player);
/* Keeps the line just read for the next player_read(). */
void player_unread(struct gomocup_player *player, enum wire_answer heard);

/* Returns the rules that INFO and START set. */
struct ruleset player_rules(const struct gomocup_player *player);
/* Returns an error answer if INFO set an unknown rule, or NULL. */
const char *player_rule_obstacle(const struct gomocup_player *player);
/* Returns an error answer if no move can be made on the board, which holds the player's stones; or NULL. */
const char *player_obstacle(const struct gomocup_player *player, const struct board *board);
/* Prepares the machine for its first answer, within the limits of INFO. */
void player_prepare(struct gomocup_player *player);
/* Finds a move for the side to move, in the book or by a search. found->point is always playable. With a clock INFO
   and ABOUT are obeyed during the search, and any other command ends the search and waits for player_read(). Without
   a clock commands wait, and only END ends the search. */
void player_think(struct gomocup_player *player, const struct board *board, enum side side,
                  struct search_result *found);
/* Likewise, but always by a search, for its value and line. */
void player_search(struct gomocup_player *player, const struct board *board, enum side side,
                   struct search_result *found);

#endif
