#include "gomocup/gomocup_command.h"

static const char *const names[GOMOCUP_WITH_LIST] = {
	[GOMOCUP_START] = "start",
	[GOMOCUP_RECTSTART] = "rectstart",
	[GOMOCUP_RESTART] = "restart",
	[GOMOCUP_BEGIN] = "begin",
	[GOMOCUP_TURN] = "turn",
	[GOMOCUP_BOARD] = "board",
	[GOMOCUP_PLAY] = "play",
	[GOMOCUP_TAKEBACK] = "takeback",
	[GOMOCUP_SWAP2BOARD] = "swap2board",
	[GOMOCUP_INFO] = "info",
	[GOMOCUP_ABOUT] = "about",
	[GOMOCUP_END] = "end",
	[GOMOCUP_SHOWINFO] = "yxshowinfo",
	[GOMOCUP_YXBOARD] = "yxboard",
	[GOMOCUP_NBEST] = "yxnbest",
	[GOMOCUP_STOP] = "yxstop",
	[GOMOCUP_SHOWFORBID] = "yxshowforbid",
	[GOMOCUP_HASHCLEAR] = "yxhashclear",
	[GOMOCUP_SHOWHASHUSAGE] = "yxshowhashusage",
	[GOMOCUP_BLOCK] = "yxblock",
	[GOMOCUP_BLOCKUNDO] = "yxblockundo",
	[GOMOCUP_BLOCKRESET] = "yxblockreset",
	[GOMOCUP_BALANCEONE] = "yxbalanceone",
	[GOMOCUP_BALANCETWO] = "yxbalancetwo",
};

static bool word_contains(struct span word, const char *part)
{
	for (; word.length > 0; word.at++, word.length--)
		if (text_starts(word, part))
			return true;
	return false;
}

/* Returns the kind of an unknown command: GOMOCUP_COMMANDS, or with YX in front, a kind that says which lines belong
   to the command. */
static enum gomocup_command unknown_command(struct span word)
{
	static const char *const with_line[] = {"yxsetdatabase", "yxhashdump", "yxhashload",
	                                        "yxdbtopos",     "yxdbtotxt",  "yxtxttodb"};
	if (!text_starts(word, "yx"))
		return GOMOCUP_COMMANDS;
	for (size_t i = 0; i < sizeof with_line / sizeof *with_line; i++)
		if (text_is(word, with_line[i]))
			return GOMOCUP_WITH_LINE;
	bool path = word_contains(word, "path") && !word_contains(word, "reset");
	return path || word_contains(word, "database") || word_contains(word, "soosorv") ? GOMOCUP_WITH_LIST : GOMOCUP_YX;
}

enum gomocup_command gomocup_command_read(struct span *line)
{
	struct span word = text_word(line);
	enum gomocup_command command = 0;
	while (command < GOMOCUP_WITH_LIST && !text_is(word, names[command]))
		command++;
	*line = text_trim(*line);
	return command < GOMOCUP_WITH_LIST ? command : unknown_command(word);
}
