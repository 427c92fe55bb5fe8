/* A recorded game, replayed as a reader tells it: the state at its end, and the first thing that is wrong with it. */
#ifndef REPLAY_H
#define REPLAY_H

#include "base/sink.h"
#include "record/naming.h"
#include "record/recorded_opening.h"
#include "rules/game.h"

/* What the board says of the recorded result. */
enum check {
	CHECK_NOTHING,
	CHECK_CONFIRMED,
	CHECK_OPEN, /* the board decides nothing: somebody resigned, or the record ends before the game */
	CHECK_CONTRADICTED,
};
extern const char *const check_names[]; /* "" for CHECK_NOTHING */

/* The first thing in a record that makes no legal game. */
enum { PROBLEM_TEXT_MAX = 32 };

struct problem {
	bool any;
	int ply;                /* from 1; 0 for setup, size and rule */
	struct verdict verdict; /* STATUS_SYNTAX, or what rejects a move */
	const char *why;        /* the reader's words; NULL: the verdict says why */
	size_t length;
	char text[PROBLEM_TEXT_MAX]; /* what was written, in lower case, '?' for bytes that do not print */
};

/* The move after the last ply that counts: a point, or one of these. */
enum { NEXT_NONE = -1, NEXT_PASS = -2 };

enum { SETUP_CHANGES_MAX = 1 << 15 };

/* Stones that were set up or removed, in a rectangle. A variation that starts again undoes them. */
struct setup_change {
	int16_t from, to;
	uint8_t side;
	bool taken;
};

/* Spans belong to the reader, and are valid until it starts the next game. */
struct replay {
	struct ruleset defaults; /* rules that a record does not name */
	bool rule_chosen;        /* somebody chose the default rule: it overrides what a format implies */
	bool limited;            /* moves after `limit` plies are ignored */
	int limit;
	bool stones_only;        /* nothing wins and nothing is forbidden: only the places of stones matter */
	struct ruleset rules;    /* of this game; once it has begun, an opening with choices is only in `opening` */
	struct recorded_opening opening; /* `named` is set before the first game */
	bool begun;              /* the game has begun, and its rules are settled */
	bool turn_told;          /* the record says who moves first */
	bool beyond;             /* a move after the limit was told */
	int next;                /* that move, if it could be played */
	int changes;
	struct game game;        /* valid after replay_end() */
	struct span id;          /* empty: no id */
	struct span black;       /* names of players */
	struct span white;
	enum recorded recorded;
	struct problem problem;
	struct setup_change change[SETUP_CHANGES_MAX];
};

/* Starts the next game. */
void replay_start(struct replay *replay);
/* Keeps a problem, if it is the first. It ends the game: later moves are ignored. */
void replay_problem(struct replay *replay, int ply, struct verdict verdict, struct span text);
/* Refuses the record, for a reason in words. */
void replay_refuse(struct replay *replay, const char *why);
/* Keeps a problem with the next move, which cannot be read. */
void replay_unreadable(struct replay *replay, struct span text);

/* Tells the rule of the game. In all of these `text` is what was written. */
void replay_rule(struct replay *replay, enum rule rule, struct span text);
/* Tells the rule that the format implies, unless somebody chose another. Must be called before the record names one. */
void replay_implied_rule(struct replay *replay, enum rule rule);
void replay_size(struct replay *replay, int size, struct span text);
/* Tells the result. The last one counts; NOTHING changes nothing. */
void replay_recorded(struct replay *replay, enum recorded recorded);
void replay_setup(struct replay *replay, enum side side, enum point_reading reading, int point, struct span text);
/* Sets up stones on all points of the rectangle with these corners. SIDE_NONE removes the stones that are there. */
void replay_setup_rectangle(struct replay *replay, enum side side, int from, int to, struct span text);
void replay_turn(struct replay *replay, enum side side, struct span text);
void replay_move(struct replay *replay, enum point_reading reading, int point, struct span text);
/* Tells a move by the side that the record names. One out of turn is a problem. But after set-up stones, if the
   record does not say who moves first, the first move may be White's. */
void replay_move_by(struct replay *replay, enum side side, enum point_reading reading, int point, struct span text);
void replay_pass(struct replay *replay, struct span text);
void replay_pass_by(struct replay *replay, enum side side, struct span text);
/* Ends the game: the record is complete. */
void replay_end(struct replay *replay);

/* A state to which a variation returns. */
struct replay_mark {
	struct ruleset rules;
	int plies, changes;
	enum side to_move;
	enum recorded recorded;
	bool begun, turn_told, problem, beyond;
};
struct replay_mark replay_mark(const struct replay *replay);
/* Undoes everything after the mark, which must be of the same game. */
void replay_return(struct replay *replay, const struct replay_mark *mark);

/* Compares the recorded result with the board, after the end. */
enum check replay_check(const struct replay *replay);
/* Returns who has won on the board, or RECORDED_NOTHING. */
enum recorded recorded_of_game(const struct game *game);
/* Were there stones before the first move? */
bool replay_has_setup(const struct replay *replay);
/* Calls `put` for each stone of a side that stood before the first move. `before` is the number of calls so far. */
typedef void setup_putter(struct sink *out, int point, int size, int before);
void replay_each_setup(const struct replay *replay, enum side side, setup_putter *put, struct sink *out);

#endif
