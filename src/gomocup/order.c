#include "gomocup/order.h"

static const char *const names[ORDERS] = {
	[ORDER_START] = "start",           [ORDER_RECTSTART] = "rectstart", [ORDER_RESTART] = "restart",
	[ORDER_BEGIN] = "begin",           [ORDER_TURN] = "turn",           [ORDER_BOARD] = "board",
	[ORDER_PLAY] = "play",             [ORDER_TAKEBACK] = "takeback",   [ORDER_SWAP2BOARD] = "swap2board",
	[ORDER_INFO] = "info",             [ORDER_ABOUT] = "about",         [ORDER_END] = "end",
};

enum order order_read(struct span *line)
{
	struct span word = text_word(line);
	enum order order = 0;
	while (order < ORDERS && !text_is(word, names[order]))
		order++;
	*line = text_trim(*line);
	return order;
}
