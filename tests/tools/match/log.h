/* A line for each game of a match: it resumes from them, and `renju -g` referees them. */
#ifndef LOG_H
#define LOG_H

#include <stdio.h>

#include "play.h"
#include "tally.h"

enum { LOG_GAMES_MAX = 100000, LOG_LINE_MAX = 1 << 17 };

struct log_entry {
	int game; /* from 1; FIRST begins the odd ones */
	enum outcome outcome;
	enum outcome taken; /* of who chose a colour in the opening; OUTCOME_NONE where nobody did */
	int slowest[2];
	bool faulty; /* it ended by what a side did wrong, as `detail` says */
	char detail[200];
};

/* Writes a game as a line, with its newline, into LOG_LINE_MAX bytes; returns its length. */
size_t log_write(char *line, int number, const struct game *game, const struct result *result);

/* Reads what log_write() wrote, its newline there or not; false for anything else. */
bool log_read(struct log_entry *entry, struct span line);

#endif
