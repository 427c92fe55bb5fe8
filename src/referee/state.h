/* The state of the referee, and the answers to lines. */
#ifndef REFEREE_STATE_H
#define REFEREE_STATE_H

#include "base/clock.h"
#include "base/input.h"
#include "commands/answer.h"
#include "commands/common_options.h"
#include "commands/session.h"
#include "pipe/progress.h"
#include "referee/referee_options.h"

struct referee {
	const struct common_options *common;
	const struct referee_options *options;
	struct render render;
	struct block block;
	int status;       /* the worst exit status so far */
	const char *file; /* the name for messages */
	struct input input;
	struct solver solver;
	struct deadline deadline; /* of the current answer */
	struct progress progress; /* of an answer that takes long */
	long long took;           /* milliseconds of the last answer; -1 without a clock */
	struct verdict last;      /* of the last line that was answered, except `expect` */
	bool unmet_rejection;     /* that line was rejected, and no `expect` has matched its status */
	bool answered;            /* a line of this file was answered, or a machine has moved */
	bool started;             /* a game of this run has started */
	bool stopped;             /* by --strict */
	bool quit;                /* by `quit` */
	bool hinted;              /* a message has said that this file may hold whole games */
	bool hinted_coords;       /* a message has named the -c under which a line would be a point */
	bool lost_journal;        /* a message has said that the journal failed */
	bool exhausted;           /* a message has said that a machine had no memory */
	struct command command;
	struct session session; /* near the end, because most of its pages are never touched */
	char bytes[COMMAND_LINE_MAX + INPUT_CHUNK];
};

/* Makes the exit status at least this bad. */
void referee_worsen(struct referee *referee, int status);
/* Are the answers text, not tsv or json? */
bool referee_is_text(const struct referee *referee);

/* Returns a row without side and point. */
struct block_row referee_row(struct verdict verdict);
/* Writes the board; nothing in tsv and json. */
void referee_put_board(struct referee *referee);
/* Opens the row's block, with the current line number, plies and turn. */
void referee_open_row(struct referee *referee, struct block_row *row);
/* Writes the row as a block without answer lines. */
void referee_put_row(struct referee *referee, struct block_row *row);
/* Keeps the verdict of a line, and whether the line was rejected, for the next `expect`. If the line before
   was rejected, and no `expect` has matched its status, the exit status becomes at least EXIT_REJECTED. */
void referee_keep_verdict(struct referee *referee, struct verdict verdict, bool rejected);

/* Answers a rejected line, and reports the reason on stderr. `text` is the line; `why` is the reason, NULL for that of
   the row's status. Sets `stopped` with --strict. */
void referee_reject(struct referee *referee, struct block_row *row, struct span text, const char *why);
/* Reports once if the journal cannot be written. */
void referee_watch_journal(struct referee *referee);

/* In machines.c: */
/* Plays the move of the machine on turn. Prints a block even with --board=final, which omits the blocks of other moves
   in text. */
void referee_play_machine(struct referee *referee);
/* Answers go, hint and solve. `text` is the line, for error messages. */
void referee_ask(struct referee *referee, struct span text);

#endif
