/* A manager's commands, by the first word of a line. */
#ifndef GOMOCUP_COMMAND_H
#define GOMOCUP_COMMAND_H

#include "base/text.h"

enum gomocup_command {
	GOMOCUP_START,
	GOMOCUP_RECTSTART,
	GOMOCUP_RESTART,
	GOMOCUP_BEGIN,
	GOMOCUP_TURN,
	GOMOCUP_BOARD,
	GOMOCUP_PLAY,
	GOMOCUP_TAKEBACK,
	GOMOCUP_SWAP2BOARD,
	GOMOCUP_INFO,
	GOMOCUP_ABOUT,
	GOMOCUP_END,
	GOMOCUP_SHOWINFO, /* from here to GOMOCUP_YX: commands of Yixin-Board, which begin with YX */
	GOMOCUP_YXBOARD,
	GOMOCUP_NBEST,
	GOMOCUP_STOP,
	GOMOCUP_SHOWFORBID,
	GOMOCUP_HASHCLEAR,
	GOMOCUP_SHOWHASHUSAGE,
	GOMOCUP_BLOCK,
	GOMOCUP_BLOCKUNDO,
	GOMOCUP_BLOCKRESET,
	GOMOCUP_BALANCEONE,
	GOMOCUP_BALANCETWO,
	GOMOCUP_WITH_LIST, /* an unknown command; the lines up to DONE belong to it */
	GOMOCUP_WITH_LINE, /* an unknown command; the next line belongs to it */
	GOMOCUP_YX,        /* any other unknown command with YX in front */
	GOMOCUP_COMMANDS,  /* an unknown command without YX in front */
};

/* Cuts the first word off a line, trims the rest, and returns the command that the word names. */
enum gomocup_command gomocup_command_read(struct span *line);
/* Does the command, known or not, begin with YX? */
static inline bool gomocup_command_is_yixin(enum gomocup_command command)
{
	return command >= GOMOCUP_SHOWINFO && command < GOMOCUP_COMMANDS;
}

#endif
