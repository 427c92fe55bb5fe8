/* One written game, replayed as a reader tells it: the state at its end, and the first thing that is wrong with it. */
#ifndef REPLAY_H
#define REPLAY_H

#include "rules/game.h"

/* What a record says of the result. */
enum recorded {
	RECORDED_NOTHING,
	RECORDED_BLACK,
	RECORDED_WHITE,
	RECORDED_DRAW,
};
extern const char *const recorded_names[]; /* "" for nothing */

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
	size_t length;
	char text[PROBLEM_TEXT_MAX]; /* what was written: lower case, '?' for bytes that do not print */
};

/* Spans belong to the reader, and hold until it starts the next game. */
struct replay {
	struct ruleset defaults; /* where a record says nothing */
	struct ruleset rules;    /* of this game */
	bool begun;              /* game is under way, and the rules are settled */
	struct game game;        /* after replay_end() */
	struct span id;          /* empty: none */
	struct span black;       /* players' names */
	struct span white;
	enum recorded recorded;
	struct problem problem;
};

void replay_start(struct replay *replay);
/* The first problem stays; after it every move is ignored: the game ends there. */
void replay_problem(struct replay *replay, int ply, struct verdict verdict, struct span text);
/* A problem with what comes next, which can't be read. */
void replay_unreadable(struct replay *replay, struct span text);

/* `text` is always what was written. The rule by its name; false, and nothing done, when it is none. */
bool replay_rule(struct replay *replay, struct span text);
void replay_size(struct replay *replay, int size, struct span text);
void replay_result(struct replay *replay, struct span text);
void replay_setup(struct replay *replay, enum side side, enum point_reading reading, int point, struct span text);
void replay_turn(struct replay *replay, enum side side, struct span text);
void replay_move(struct replay *replay, enum point_reading reading, int point, struct span text);
/* A move by a side that the record names: one out of turn is a problem, but the first may be White's. */
void replay_move_by(struct replay *replay, enum side side, enum point_reading reading, int point, struct span text);
void replay_pass(struct replay *replay, struct span text);
void replay_pass_by(struct replay *replay, enum side side, struct span text);
/* The record is complete. */
void replay_end(struct replay *replay);

/* After the end: compares the record with the board. */
enum check replay_check(const struct replay *replay);
/* Who has won on the board, or RECORDED_NOTHING. */
enum recorded replay_decided(const struct replay *replay);

#endif
