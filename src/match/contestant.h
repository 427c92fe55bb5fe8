/* An engine of a match, as the command line describes it: settings, then a command. */
#ifndef CONTESTANT_H
#define CONTESTANT_H

#include "base/text.h"
#include "commands/fault.h"

enum {
	CONTESTANT_NAME_MAX = 64, /* bytes, terminated */
	CONTESTANT_INFO_MAX = 16,
	CONTESTANT_NODES_MAX = 200000000,
	CONTESTANT_WORD_MAX = 128,       /* bytes of a value, terminated */
	CONTESTANT_COMMAND_MAX = 8192,   /* bytes of a command, terminated */
	ABOUT_MILLISECONDS = 20000,      /* that an answer to ABOUT may take */
	ABOUT_MILLISECONDS_NAMED = 5000, /* at the first start of an engine with a name */
};

/* A setting that is sent as it is: INFO KEY VALUE. */
struct contestant_info {
	char key[CONTESTANT_WORD_MAX], value[CONTESTANT_WORD_MAX];
};

struct contestant {
	char name[CONTESTANT_NAME_MAX];       /* empty until the engine has said it, if none is set */
	bool gtp;                             /* it speaks GTP, else Gomocup's protocol */
	int turn, match, increment;           /* milliseconds for a move, for all moves, and more for each; 0: not set */
	int pause;                            /* milliseconds after its move in which nothing is sent; not of its time */
	int nodes, depth, megabytes, threads; /* 0: not set */
	int about;                            /* milliseconds that an answer to ABOUT may take; 0: it is not asked */
	const char *unsaid;                   /* settings that GTP cannot say, or NULL */
	int info_count;
	struct contestant_info info[CONTESTANT_INFO_MAX];
	const char *command; /* for the shell; points into the description */
	bool self;           /* the command is this program; `command` has its options */
};

/* Limits for every engine that sets none; 0: none. */
struct contestant_limits {
	int turn, nodes, depth, megabytes;
};

/* Reads the description. Returns false if it is wrong; `fault` then says why. */
bool contestant_read(struct contestant *contestant, const char *description, const struct contestant_limits *limits,
                     struct fault *fault);
/* Copies a name that an engine has said, cut to the room, without blanks at its ends, terminated. '?' stands for bytes
   that are not UTF-8, and for characters that cannot be shown. The copy is empty if a record cannot keep it. */
void contestant_copy_name(char out[CONTESTANT_NAME_MAX], struct span said);
/* Writes the command for the shell. Returns false if it does not fit. */
bool contestant_command(const struct contestant *contestant, char *out, size_t room);
/* Has an answer a time limit that the engine knows? */
static inline bool contestant_timed(const struct contestant *contestant)
{
	return contestant->turn > 0 || contestant->match > 0;
}

#endif
