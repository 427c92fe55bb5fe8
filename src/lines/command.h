/* One line of input → one command. */
#ifndef COMMAND_H
#define COMMAND_H

#include "rules/verdict.h"

enum command_kind {
	COMMAND_NOTHING, /* an empty line: no effect, no output */
	COMMAND_SYNTAX,  /* neither a move nor a command */
	COMMAND_MOVE,
	COMMAND_PASS,
	COMMAND_RESIGN,
	COMMAND_CLAIM,
	COMMAND_DRAW,
	COMMAND_UNDO,
	COMMAND_NEW,
	COMMAND_SETUP,
	COMMAND_TURN,
	COMMAND_SWAP,
	COMMAND_MORE,
	COMMAND_NUMBER,
	COMMAND_OFFER,
	COMMAND_SHOW,
	COMMAND_FORBIDDEN,
	COMMAND_WHY,
	COMMAND_WHO,
	COMMAND_HINT,
	COMMAND_SOLVE,
	COMMAND_GO,
	COMMAND_EXPECT,
	COMMAND_QUIT,
};
/* The words of the commands; NULL for those without one. */
extern const char *const command_names[];

enum {
	COMMAND_LINE_MAX = 4095,
	COMMAND_POINTS_MAX = (COMMAND_LINE_MAX - 6) / 3 + 1, /* in an offer, the command with the most points */
	COMMAND_COUNT_MAX = 1 << 20,
};

struct command {
	enum command_kind kind;
	int point;                          /* MOVE, WHY: POINT_NONE when off the board */
	enum side side;                     /* SETUP, TURN */
	int count;                          /* UNDO, NUMBER: 1 or more, COMMAND_COUNT_MAX + 1 for anything above */
	enum status expected;               /* EXPECT */
	bool unreadable;                    /* SETUP, OFFER: a point that cannot be read follows */
	int points;                         /* SETUP, OFFER: their number */
	int point_list[COMMAND_POINTS_MAX]; /* POINT_NONE when off the board */
};

/* Returns the line without byte order mark, comment and blanks around. */
struct span command_text(struct span line);
/* Reads such a text for a board of this size. A new command is an enumerator, its word, and its arguments here; a case
   in session_obey() or in the front ends carries it out. */
void command_read(struct command *command, struct span text, enum coords coords, int size);
/* Reads a line, and returns its text. */
struct span command_read_line(struct command *command, struct span line, enum coords coords, int size);

#endif
