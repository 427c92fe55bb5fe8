#include "gomocup/gomocup_command.h"

static const char *const names[GOMOCUP_QUERY] = {
#define GOMOCUP_NAME(command, word, obey) [command] = (word),
	/* clang-format off */
	GOMOCUP_ROWS(GOMOCUP_NAME)
/* clang-format on */
#undef GOMOCUP_NAME
};

/* Returns the kind of an unknown command: GOMOCUP_COMMANDS, or with YX in front, a kind that says which lines belong
   to the command. */
static enum gomocup_command unknown_command(struct span word)
{
	static const char *const with_line[] = {"yxsetdatabase", "yxhashdump", "yxhashload",
	                                        "yxdbtopos",     "yxdbtotxt",  "yxtxttodb"};
	if (!text_starts(word, "yx"))
		return GOMOCUP_COMMANDS;
	if (text_starts(word, "yxquery"))
		return GOMOCUP_QUERY;
	for (size_t i = 0; i < sizeof with_line / sizeof *with_line; i++)
		if (text_is(word, with_line[i]))
			return GOMOCUP_WITH_LINE;
	bool path = text_contains(word, text_span("path")) && !text_contains(word, text_span("reset"));
	bool list = path || text_contains(word, text_span("database")) || text_contains(word, text_span("soosorv"));
	return list ? GOMOCUP_WITH_LIST : GOMOCUP_YX;
}

enum gomocup_command gomocup_command_read(struct span *line)
{
	struct span word = text_word(line);
	enum gomocup_command command = 0;
	while (command < GOMOCUP_QUERY && !text_is(word, names[command]))
		command++;
	*line = text_trim(*line);
	return command < GOMOCUP_QUERY ? command : unknown_command(word);
}
