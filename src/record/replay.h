/* One written game, replayed as a reader tells it: the state at its end, and the first thing that is wrong with it. */
#ifndef REPLAY_H
#define REPLAY_H

#include "base/sink.h"
#include "record/naming.h"
#include "record/recorded_opening.h"
#include "rules/game.h"

/* What the board says of that. */
enum check {
	CHECK_NOTHING,
	CHECK_CONFIRMED,
	CHECK_OPEN, /* the board decides nothing, as after a resignation */
	CHECK_CONTRADICTED,
};
extern const char *const check_names[]; /* "" for nothing */

enum { PROBLEM_TEXT_MAX = 32 };

struct problem {
	bool any;
	int ply;                /* from 1; 0 for setup, size and rule */
	struct verdict verdict; /* of STATUS_SYNTAX and what rejects a move */
	const char *why;        /* the reader's own words; NULL where the verdict says it */
	size_t length;
	char text[PROBLEM_TEXT_MAX]; /* what was written: lower case, '?' for bytes that do not print */
};

/* What was played after the last ply that counts. */
enum { NEXT_NONE = -1, NEXT_PASS = -2 }; /* else a point */

enum { SETUP_CHANGES_MAX = 1 << 15 };

/* Set-up stones put or taken, in a rectangle: what is undone when a variation starts again. */
struct setup_change {
	int16_t from, to;
	uint8_t side;
	bool taken;
};

/* Spans belong to the reader, and hold until it starts the next game. */
struct replay {
	struct ruleset defaults; /* where a record says nothing */
	bool rule_chosen;        /* the default rule is somebody's choice, and stronger than what a format implies */
	bool limited;            /* `limit` counts: moves after so many plies are not looked at */
	int limit;
	bool stones_only;        /* nothing wins and nothing is forbidden: it is about where stones stand */
	struct ruleset rules;    /* of this game; an opening with choices is in `opening` alone once it is begun */
	struct recorded_opening opening; /* `named` is set before the first game */
	bool begun;              /* game is under way, and the rules are settled */
	bool turn_told;          /* who moves first */
	bool beyond;             /* a move behind the limit has come */
	int next;                /* what that was, where it would be accepted */
	int changes;
	struct game game;        /* after replay_end() */
	struct span id;          /* empty: none */
	struct span black;       /* players' names */
	struct span white;
	enum recorded recorded;
	struct problem problem;
	struct setup_change change[SETUP_CHANGES_MAX];
};

void replay_start(struct replay *replay);
/* The first problem stays; after it every move is ignored: the game ends there. */
void replay_problem(struct replay *replay, int ply, struct verdict verdict, struct span text);
/* No game can be made of the record, for a reason in words. */
void replay_refuse(struct replay *replay, const char *why);
/* A problem with what comes next, which can't be read. */
void replay_unreadable(struct replay *replay, struct span text);

/* `text` is always what was written. The rule of the game. */
void replay_rule(struct replay *replay, enum rule rule, struct span text);
/* The rule that the format stands for, where nobody says another. Comes first. */
void replay_implied_rule(struct replay *replay, enum rule rule);
void replay_size(struct replay *replay, int size, struct span text);
/* What the record says last counts; nothing takes nothing back. */
void replay_recorded(struct replay *replay, enum recorded recorded);
void replay_setup(struct replay *replay, enum side side, enum point_reading reading, int point, struct span text);
/* All points of the rectangle that has these corners; side NONE takes what stones there are. */
void replay_setup_rectangle(struct replay *replay, enum side side, int from, int to, struct span text);
void replay_turn(struct replay *replay, enum side side, struct span text);
void replay_move(struct replay *replay, enum point_reading reading, int point, struct span text);
/* A move by a side that the record names: one out of turn is a problem, but where stones were set up and nobody's turn
   was told, the first may be White's. */
void replay_move_by(struct replay *replay, enum side side, enum point_reading reading, int point, struct span text);
void replay_pass(struct replay *replay, struct span text);
void replay_pass_by(struct replay *replay, enum side side, struct span text);
/* The record is complete. */
void replay_end(struct replay *replay);

/* A place to which a variation returns. */
struct replay_mark {
	struct ruleset rules;
	int plies, changes;
	enum side to_move;
	enum recorded recorded;
	bool begun, turn_told, problem, beyond;
};
struct replay_mark replay_mark(const struct replay *replay);
/* Everything after the mark, which is of the same game, is undone. */
void replay_return(struct replay *replay, const struct replay_mark *mark);

/* After the end: compares the record with the board. */
enum check replay_check(const struct replay *replay);
/* Returns who has won on the board, or RECORDED_NOTHING. */
enum recorded recorded_of_game(const struct game *game);
/* Were there stones before the first move? */
bool replay_has_setup(const struct replay *replay);
/* Calls `put` for each of Black's or White's stones that stood before the first move; `before` counts those it has put. */
typedef void setup_putter(struct sink *out, int point, int size, int before);
void replay_each_setup(const struct replay *replay, enum side side, setup_putter *put, struct sink *out);

#endif
