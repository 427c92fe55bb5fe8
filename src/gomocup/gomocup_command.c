#include "gomocup/gomocup_command.h"

static const char *const names[GOMOCUP_QUERY] = {
#define GOMOCUP_NAME(command, word, obey) [command] = (word),
	/* clang-format off */
	GOMOCUP_ROWS(GOMOCUP_NAME)
/* clang-format on */
#undef GOMOCUP_NAME
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
	if (text_starts(word, "yxquery"))
		return GOMOCUP_QUERY;
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
	while (command < GOMOCUP_QUERY && !text_is(word, names[command]))
		command++;
	*line = text_trim(*line);
	return command < GOMOCUP_QUERY ? command : unknown_command(word);
}
