/* A manager's commands, by the first word of a line. */
#ifndef ORDER_H
#define ORDER_H

#include "base/text.h"

enum order {
	ORDER_START,
	ORDER_RECTSTART,
	ORDER_RESTART,
	ORDER_BEGIN,
	ORDER_TURN,
	ORDER_BOARD,
	ORDER_PLAY,
	ORDER_TAKEBACK,
	ORDER_SWAP2BOARD,
	ORDER_INFO,
	ORDER_ABOUT,
	ORDER_END,
	ORDER_SHOWINFO, /* from here to ORDER_YX: commands of Yixin-Board, which begin with YX */
	ORDER_YXBOARD,
	ORDER_NBEST,
	ORDER_STOP,
	ORDER_SHOWFORBID,
	ORDER_HASHCLEAR,
	ORDER_SHOWHASHUSAGE,
	ORDER_BLOCK,
	ORDER_BLOCKUNDO,
	ORDER_BLOCKRESET,
	ORDER_BALANCEONE,
	ORDER_BALANCETWO,
	ORDER_WITH_LIST, /* an unknown command; the lines up to DONE belong to it */
	ORDER_WITH_LINE, /* an unknown command; the next line belongs to it */
	ORDER_YX,        /* any other unknown command with YX in front */
	ORDERS,          /* an unknown command without YX in front */
};

/* Cuts the first word off a line, trims the rest, and returns the command that the word names. */
enum order order_read(struct span *line);
/* Does the command, known or not, begin with YX? */
static inline bool order_is_yixin(enum order order)
{
	return order >= ORDER_SHOWINFO && order < ORDERS;
}

#endif
