/* A line of input as a command on a game without machines. */
#ifndef COMMAND_H
#define COMMAND_H

#include "rules/game.h"

/* The commands, one row each: word, arguments, class. A new command is a row here and a case where its class is carried
   out: CLASS_TURN, CLASS_STEP and CLASS_CHANGE in command_obey(), CLASS_QUESTION in commands/answer.c, the others in
   the front ends. The interactive game answers questions in its own way (terminal/screens/commands.c). */
#define COMMAND_ROWS(ROW) \
	ROW(COMMAND_PASS, "pass", ARGUMENT_NONE, CLASS_TURN) \
	ROW(COMMAND_RESIGN, "resign", ARGUMENT_NONE, CLASS_TURN) \
	ROW(COMMAND_CLAIM, "claim", ARGUMENT_NONE, CLASS_TURN) \
	ROW(COMMAND_DRAW, "draw", ARGUMENT_NONE, CLASS_TURN) \
	ROW(COMMAND_UNDO, "undo", ARGUMENT_COUNT_OR_NONE, CLASS_CHANGE) \
	ROW(COMMAND_NEW, "new", ARGUMENT_NONE, CLASS_CHANGE) \
	ROW(COMMAND_SETUP, "setup", ARGUMENT_SIDE_AND_POINTS, CLASS_CHANGE) \
	ROW(COMMAND_TURN, "turn", ARGUMENT_SIDE, CLASS_CHANGE) \
	ROW(COMMAND_SWAP, "swap", ARGUMENT_NONE, CLASS_STEP) \
	ROW(COMMAND_MORE, "more", ARGUMENT_NONE, CLASS_STEP) \
	ROW(COMMAND_NUMBER, "number", ARGUMENT_COUNT, CLASS_STEP) \
	ROW(COMMAND_OFFER, "offer", ARGUMENT_POINTS, CLASS_STEP) \
	ROW(COMMAND_SHOW, "show", ARGUMENT_NONE, CLASS_QUESTION) \
	ROW(COMMAND_FORBIDDEN, "forbidden", ARGUMENT_NONE, CLASS_QUESTION) \
	ROW(COMMAND_WHY, "why", ARGUMENT_POINT, CLASS_QUESTION) \
	ROW(COMMAND_WHO, "who", ARGUMENT_NONE, CLASS_QUESTION) \
	ROW(COMMAND_HINT, "hint", ARGUMENT_NONE, CLASS_MACHINE) \
	ROW(COMMAND_SOLVE, "solve", ARGUMENT_NONE, CLASS_MACHINE) \
	ROW(COMMAND_GO, "go", ARGUMENT_NONE, CLASS_MACHINE) \
	ROW(COMMAND_EXPECT, "expect", ARGUMENT_STATUS, CLASS_FILE) \
	ROW(COMMAND_QUIT, "quit", ARGUMENT_NONE, CLASS_FILE)

#define COMMAND_KIND(kind, word, argument, class) kind,
enum command_kind {
	COMMAND_NOTHING, /* an empty line: no effect and no output */
	COMMAND_SYNTAX,  /* neither a move nor a valid command */
	COMMAND_MOVE,
	/* clang-format off */
	COMMAND_ROWS(COMMAND_KIND)
	/* clang-format on */
	COMMAND_KINDS,
};
#undef COMMAND_KIND

/* Which part of the program carries out a command, and what kind of command it is. */
enum command_class {
	CLASS_NONE,     /* NOTHING and SYNTAX */
	CLASS_TURN,     /* the session: a move, or another act of the player on turn */
	CLASS_STEP,     /* the session: a step of an opening */
	CLASS_CHANGE,   /* the session: another change of the game */
	CLASS_QUESTION, /* answered from the game alone */
	CLASS_MACHINE,  /* asks a machine or the solver */
	CLASS_FILE,     /* about the file of lines itself */
};

/* The arguments after the word. */
enum command_argument {
	ARGUMENT_NONE,
	ARGUMENT_COUNT,
	ARGUMENT_COUNT_OR_NONE, /* 1 if it is left out */
	ARGUMENT_POINT,
	ARGUMENT_POINTS,
	ARGUMENT_SIDE,
	ARGUMENT_SIDE_AND_POINTS,
	ARGUMENT_STATUS,
};

struct command_row {
	const char *word; /* NULL for MOVE, NOTHING and SYNTAX */
	enum command_argument argument;
	enum command_class class;
};
extern const struct command_row command_rows[]; /* by enum command_kind */

/* Does the session carry out the command? */
static inline bool command_changes(enum command_kind kind)
{
	enum command_class class = command_rows[kind].class;
	return class == CLASS_TURN || class == CLASS_STEP || class == CLASS_CHANGE;
}
/* Returns the command with this word; COMMAND_SYNTAX where there is none. */
enum command_kind command_of_word(struct span word);

enum {
	COMMAND_LINE_MAX = 4095,
	COMMAND_POINTS_MAX = (COMMAND_LINE_MAX - 6) / 3 + 1, /* of `offer`, whose line has room for the most points */
	COMMAND_COUNT_MAX = 1 << 20,
};

/* The capital words at a field name the commands that use it; for others it has no meaning. */
struct command {
	enum command_kind kind;
	int point;                          /* MOVE, WHY: POINT_NONE when off the board */
	enum side side;                     /* SETUP, TURN */
	int count;                          /* UNDO, NUMBER: 1 or more, COMMAND_COUNT_MAX + 1 for anything above */
	enum status expected;               /* EXPECT */
	bool unreadable;                    /* SETUP, OFFER: the point after those in point_list cannot be read */
	int points;                         /* SETUP, OFFER: the number of points in point_list */
	int point_list[COMMAND_POINTS_MAX]; /* POINT_NONE when off the board */
};

/* Returns the line without byte order mark, comment and surrounding blanks. */
struct span command_text(struct span line);
/* Reads the text that command_text() returns, at most COMMAND_LINE_MAX bytes, for a board of this size. */
void command_read(struct command *command, struct span text, enum coords coords, int size);
/* Reads a line of at most COMMAND_LINE_MAX bytes. Returns its text as command_text() does. */
struct span command_read_line(struct command *command, struct span line, enum coords coords, int size);
/* Carries out a command that changes the state, but `new`, whose rules the caller knows. Refuses commands that change
   nothing. */
struct verdict command_obey(struct game *game, const struct command *command);

#endif
