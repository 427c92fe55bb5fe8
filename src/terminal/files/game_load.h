/* Reads a game from a file into the session: the lines of a script, or the first game of an SGF file. */
#ifndef GAME_LOAD_H
#define GAME_LOAD_H

#include "terminal/files/sgf_game.h"

enum game_load_answer {
	LOAD_WHOLE,
	LOAD_REFUSED,       /* a line of a script was refused: see `line` to `text` */
	LOAD_SGF_NOT_WHOLE, /* an SGF file has no game that can be read whole, or reading failed: see `sgf` and `error` */
	LOAD_FOREIGN,       /* the file is in another program's format: `foreign` names it */
	LOAD_FAILED,        /* reading failed: see `error` */
};

/* The game that was read. Until game_load_end() the session has the game as far as it was read, with people on both
   sides and without a record. */
struct game_load {
	enum game_load_answer answer;
	bool is_sgf;             /* the file is SGF, else a script */
	struct sgf_game sgf;     /* the game in an SGF file */
	const char *foreign;     /* NULL unless LOAD_FOREIGN */
	int error;               /* errno of reading, or 0 */
	unsigned long long line; /* number of the refused line, from 1 */
	bool is_collection;     /* the refused line is the first, and looks like one from a file with a game on each line */
	enum status status;     /* why the line was refused */
	struct command command; /* the refused command */
	struct span text;       /* the refused line without its comment */
	struct game game;       /* from here to `journal`: the values before loading */
	struct ruleset rules;
	struct opponents opponents;
	struct ply_records records;
	enum coords coords;
	enum mover_id player[2];
	int journal;
	struct input input;
	char bytes[COMMAND_LINE_MAX + INPUT_CHUNK];
};

/* Reads an open file, which stays open. Returns NULL, and reads nothing, when memory runs out. */
struct game_load *game_load_read(struct play *play, int fd);
/* Restores players and record, and frees the memory. With `restores` also restores the game, with its rules, notes,
   names, score and notation of points. */
void game_load_end(struct play *play, struct game_load *load, bool restores);

#endif
