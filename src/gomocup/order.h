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
	ORDERS, /* an unknown command */
};

/* Cuts the command off the front of a line, and trims the rest. */
enum order order_read(struct span *line);

#endif
