/* What is known while lines are refereed, and how a line is answered. */
#ifndef REFEREE_STATE_H
#define REFEREE_STATE_H

#include "base/clock.h"
#include "base/input.h"
#include "lines/answer.h"
#include "lines/session.h"
#include "lines/terms.h"
#include "referee/referee_options.h"

struct referee {
	const struct terms *terms;
	const struct referee_options *options;
	struct render render;
	struct block block;
	int status;         /* the worst exit status so far */
	const char *file;   /* as stderr names it */
	struct input input;
	struct session session;
	struct solver *solver; /* NULL before the first question to it */
	struct deadline deadline; /* of the answer under way */
	long long took;           /* by the last answer, in milliseconds; -1 where no clock was read */
	struct verdict last; /* of the last line with an effect other than `expect` */
	bool pending;        /* that line was rejected, and no `expect` has named it */
	bool spoken;         /* this file has had a block or a line that may have one */
	bool started;        /* a game stands before this one */
	bool stopped;        /* by --strict */
	bool quit;           /* by `quit` */
	bool hinted;         /* that this file may be one of whole games */
	bool lost_journal;   /* and said so */
	bool exhausted;      /* a machine had no memory, and that was said */
	struct command command;
	char bytes[COMMAND_LINE_MAX + INPUT_CHUNK];
};

/* The exit status is at least this bad from now on. */
void referee_worsen(struct referee *referee, int status);
bool referee_is_text(const struct referee *referee);

/* The row of a line that is no move: nobody's and nowhere. */
static inline struct block_row referee_row(struct verdict verdict)
{
	return (struct block_row){.side = SIDE_NONE, .point = POINT_NONE, .verdict = verdict};
}

void referee_put_board(struct referee *referee);
/* Opens the block of the row, whose line, plies and turn are those of the state now. */
void referee_open_row(struct referee *referee, struct block_row *row);
/* The same, and closes it. */
void referee_put_row(struct referee *referee, struct block_row *row);
/* Puts a line's verdict where the next `expect` finds it. */
void referee_remember(struct referee *referee, struct verdict verdict, bool rejected);

/* Answers a line that changed nothing, and says why on stderr; `text` is the line. */
void referee_reject(struct referee *referee, struct block_row *row, struct span text);
/* A journal that can't be written is told once, where it happens. */
void referee_watch_journal(struct referee *referee);

#endif
