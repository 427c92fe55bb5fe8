/* A file of puzzles: any collection of games. The position of a game is its set-up if it has set-up stones, else its
   last position. A game is a puzzle if this position can be read, is not over, and is not within an opening. */
#ifndef PUZZLE_FILE_H
#define PUZZLE_FILE_H

#include "formats/formats.h"
#include "rules/game.h"

enum { PUZZLES_MAX = 10000 }; /* the first ones of a file */

struct puzzle_entry {
	uint64_t id;             /* puzzle_id() */
	unsigned long long game; /* its number in the file, from 1 */
	int solved, missed;      /* tries (puzzle_counts.h); zero until the caller sets them */
};

/* Large: allocate it, and zero it before puzzle_file_read(). Memory does not grow with the file. */
struct puzzle_file {
	int fd;
	int error;                 /* of reading: an errno, or 0 */
	const char *foreign;       /* format_foreign() of the file: why it is not read, or NULL */
	int count;                 /* of entries */
	unsigned long long others; /* games that are not puzzles */
	bool more;                 /* there are puzzles after the first PUZZLES_MAX */
	struct puzzle_entry at[PUZZLES_MAX];
	/* for reading: */
	enum coords coords;
	unsigned long long wanted; /* the number of a game, or 0 to list all */
	bool found;                /* the wanted game is a puzzle */
	struct game position;
	struct reader reader;
	struct input input;
	struct replay replay;
	char bytes[COLLECTION_LINE_MAX + INPUT_CHUNK];
};

/* Lists the puzzles of an open regular file, which stays open. `rules` and `coords` are for what a game does not say.
   Returns false if the file cannot be read: see `error` and `foreign`. */
bool puzzle_file_read(struct puzzle_file *file, int fd, const struct ruleset *rules, enum coords coords);
/* Reads a puzzle's position, by its index in `at`. Returns false if the file has changed, or cannot be read. */
bool puzzle_file_get(struct puzzle_file *file, int index, struct game *game);
/* Closes the file, and frees what reading took. */
void puzzle_file_close(struct puzzle_file *file);

#endif
