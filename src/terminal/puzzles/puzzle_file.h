/* A file of puzzles: any collection of games. The position of a game is its set-up if it has set-up stones, else its
   last position. A game is a puzzle if this position can be read, is not over, and is not within an opening. */
#ifndef PUZZLE_FILE_H
#define PUZZLE_FILE_H

#include "base/path.h"
#include "formats/formats.h"
#include "rules/game.h"

enum { PUZZLES_MAX = 10000 }; /* the first ones of a file */

/* The tries of a puzzle. */
struct puzzle_count {
	uint64_t id; /* puzzle_id() */
	int solved, missed;
};

/* Large: allocate it, and zero it before puzzle_file_read(). Memory does not grow with the file. */
struct puzzle_file {
	int fd;
	int error;                 /* of reading: an errno, or 0 */
	const char *foreign;       /* format_foreign() of the file: why it is not read, or NULL */
	int count;                 /* of puzzles */
	unsigned long long others; /* games that are not puzzles */
	bool more;                 /* there are puzzles after the first PUZZLES_MAX */
	/* The puzzles, without tries until the caller adds them; and the numbers of their games in the file, from 1. */
	struct puzzle_count at[PUZZLES_MAX];
	unsigned long long game[PUZZLES_MAX];
	/* for reading: */
	enum coords coords;
	unsigned long long wanted; /* the number of a game, or 0 to list all */
	bool found;                /* the wanted game is a puzzle */
	struct game position;
	struct reader reader;
};

/* Lists the puzzles of an open regular file, which stays open. `rules` and `coords` are for what a game does not say.
   Returns false if the file cannot be read: see `error` and `foreign`. */
bool puzzle_file_read(struct puzzle_file *file, int fd, const struct ruleset *rules, enum coords coords);
/* Reads a puzzle's position, by its index in `at`. Returns false if the file has changed, or cannot be read. */
bool puzzle_file_get(struct puzzle_file *file, int index, struct game *game);
/* Closes the file, and frees what reading took. */
void puzzle_file_close(struct puzzle_file *file);

enum {
	PUZZLE_COUNTS_LINE_MAX = 512, /* bytes; a longer line counts as damaged, and is cut when the file is written */
	PUZZLE_TRIES_MAX = 999999,
	PUZZLE_COMMENT_MAX = 80, /* bytes of the comment at the end of a line, terminated */
};

/* The damaged lines of the file of counts. */
struct puzzle_damage {
	unsigned long long lines;
	unsigned long long first; /* number of the first one, from 1 */
};

/* Finds the path of the file. Returns false when the environment names no folder. */
bool puzzle_counts_find(char path[PATH_ROOM]);
/* Adds tries to those of the `count` puzzles that have this id. */
void puzzle_counts_sum(struct puzzle_count *at, int count, const struct puzzle_count *more);
/* Adds the tries in the file to the puzzles, those of several lines with one id, too; a missing file is an empty one.
   Returns 0; or an errno or GAME_FILE_IRREGULAR (game_file.h). */
int puzzle_counts_read(const char *path, struct puzzle_count *at, int count, struct puzzle_damage *damage);
/* Adds tries to the line of a puzzle, or adds a line. The comment names the puzzle for a reader. Replaces the file as
   a whole or not at all; all other lines stay as they are, but a line that is too long is cut. Returns as
   puzzle_counts_read(). */
int puzzle_counts_add(const char *path, const struct puzzle_count *more, const char *comment);
/* Reads a line. Returns false for a damaged one. A line without a count has the id 0, which no puzzle has. */
bool puzzle_count_read(struct span line, struct puzzle_count *count);

#endif
