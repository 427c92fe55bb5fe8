/* The log of a match, one line for each game. A match resumes from it, and `renju -g` can referee it. */
#ifndef LOG_H
#define LOG_H

#include <stdio.h>

#include "play.h"
#include "tally.h"

enum { LOG_GAMES_MAX = 100000, LOG_LINE_MAX = 1 << 17 };

struct log_entry {
	int game; /* from 1; in odd games FIRST begins */
	enum outcome outcome;
	enum outcome taken; /* for the side that chose a color in the opening; OUTCOME_NONE if none did */
	int slowest[2];
	bool faulty; /* a side lost by a fault, described in `detail` */
	char detail[200];
};

/* Writes a game as a line, with its newline, into LOG_LINE_MAX bytes. Returns its length. */
size_t log_write(char *line, int number, const struct game *game, const struct result *result);

/* Reads a line of log_write(), with or without its newline. Returns false for anything else. */
bool log_read(struct log_entry *entry, struct span line);

#endif
