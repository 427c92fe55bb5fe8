#include "gomocup/order.h"

static const char *const names[ORDER_WITH_LIST] = {
	[ORDER_START] = "start",
	[ORDER_RECTSTART] = "rectstart",
	[ORDER_RESTART] = "restart",
	[ORDER_BEGIN] = "begin",
	[ORDER_TURN] = "turn",
	[ORDER_BOARD] = "board",
	[ORDER_PLAY] = "play",
	[ORDER_TAKEBACK] = "takeback",
	[ORDER_SWAP2BOARD] = "swap2board",
	[ORDER_INFO] = "info",
	[ORDER_ABOUT] = "about",
	[ORDER_END] = "end",
	[ORDER_SHOWINFO] = "yxshowinfo",
	[ORDER_YXBOARD] = "yxboard",
	[ORDER_NBEST] = "yxnbest",
	[ORDER_STOP] = "yxstop",
	[ORDER_SHOWFORBID] = "yxshowforbid",
	[ORDER_HASHCLEAR] = "yxhashclear",
	[ORDER_SHOWHASHUSAGE] = "yxshowhashusage",
	[ORDER_BLOCK] = "yxblock",
	[ORDER_BLOCKUNDO] = "yxblockundo",
	[ORDER_BLOCKRESET] = "yxblockreset",
	[ORDER_BALANCEONE] = "yxbalanceone",
	[ORDER_BALANCETWO] = "yxbalancetwo",
};

static bool contains(struct span word, const char *part)
{
	for (; word.length > 0; word.at++, word.length--)
		if (text_starts(word, part))
			return true;
	return false;
}

/* Returns the kind of an unknown command: ORDERS, or with YX in front, a kind that says which lines belong to the
   command. */
static enum order unknown_order(struct span word)
{
	static const char *const with_line[] = {"yxsetdatabase", "yxhashdump", "yxhashload",
	                                        "yxdbtopos",     "yxdbtotxt",  "yxtxttodb"};
	if (!text_starts(word, "yx"))
		return ORDERS;
	for (size_t i = 0; i < sizeof with_line / sizeof *with_line; i++)
		if (text_is(word, with_line[i]))
			return ORDER_WITH_LINE;
	bool path = contains(word, "path") && !contains(word, "reset");
	return path || contains(word, "database") || contains(word, "soosorv") ? ORDER_WITH_LIST : ORDER_YX;
}

enum order order_read(struct span *line)
{
	struct span word = text_word(line);
	enum order order = 0;
	while (order < ORDER_WITH_LIST && !text_is(word, names[order]))
		order++;
	*line = text_trim(*line);
	return order < ORDER_WITH_LIST ? order : unknown_order(word);
}
