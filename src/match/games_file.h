/* The games of a file, one by one: openings, and games that were played before. */
#ifndef GAMES_FILE_H
#define GAMES_FILE_H

#include "commands/fault.h"
#include "formats/format.h"

struct games_file {
	const char *path;           /* for messages */
	const struct format *named; /* its format; NULL: detected */
	struct ruleset rules;       /* of all games */
	enum coords coords;
	const char *encoding;
	struct fault *fault; /* says why games_file_read() fails */
	/* Takes a game, number `number` from 1. Returns false, with `fault` written, to stop. */
	bool (*take)(void *context, const struct replay *replay, unsigned long long number, struct fault *fault);
	void *context;
};

/* Reads the file. Returns false, with `fault` written, if it cannot be read, or `take` has stopped. */
bool games_file_read(struct games_file *file, int fd);

#endif
