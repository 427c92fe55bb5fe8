/* The file of counts: a line "ID solved N missed N" for each puzzle, and comments from # to the end of a line. It is
   renju/puzzles in XDG_STATE_HOME or ~/.local/state. */
#ifndef PUZZLE_COUNTS_H
#define PUZZLE_COUNTS_H

#include "base/text.h"

enum {
	PUZZLE_COUNTS_PATH_MAX = 1024,
	PUZZLE_COUNTS_LINE_MAX = 512, /* bytes; a longer line counts as damaged, and is cut when the file is written */
	PUZZLE_TRIES_MAX = 999999,
	PUZZLE_COMMENT_MAX = 80, /* bytes of the comment at the end of a line, terminated */
};

/* The tries of a puzzle, by its puzzle_id(). If an id has several lines, the caller adds up their numbers. */
struct puzzle_count {
	uint64_t id;
	int solved, missed;
};

/* Receives each count in the file, and the number of damaged lines. */
struct puzzle_counts_reading {
	void (*take)(void *context, const struct puzzle_count *count); /* is called for each count */
	void *context;
	unsigned long long damaged; /* number of damaged lines; set by puzzle_counts_read() */
	unsigned long long first;   /* the first damaged line, from 1 */
};

/* Finds the path of the file. Returns false when the environment names no folder. */
bool puzzle_counts_find(char path[PUZZLE_COUNTS_PATH_MAX]);
/* Reads the file; a missing file is an empty one. Returns 0; or an errno or GAME_FILE_IRREGULAR (game_file.h). */
int puzzle_counts_read(const char *path, struct puzzle_counts_reading *reading);
/* Adds tries to the line of a puzzle, or adds a line. The comment names the puzzle for a reader. Replaces the file as
   a whole or not at all; all other lines stay as they are, but a line that is too long is cut. Returns as
   puzzle_counts_read(). */
int puzzle_counts_add(const char *path, const struct puzzle_count *more, const char *comment);
/* Reads a line. Returns false for a damaged one. A line without a count has the id 0, which no puzzle has. */
bool puzzle_count_read(struct span line, struct puzzle_count *count);

#endif
