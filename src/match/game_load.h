/* Reads a game from a file into the session: the lines of a script, or the first game of an SGF file. */
#ifndef GAME_LOAD_H
#define GAME_LOAD_H

#include "match/sgf_game.h"

enum game_load_answer {
	LOAD_WHOLE,
	LOAD_REFUSED, /* a line of a script was refused: see `line` and below */
	LOAD_WRITTEN, /* of an SGF file not all could be read: see `written` */
	LOAD_FOREIGN, /* the file belongs to another program: `foreign` says which */
	LOAD_FAILED,  /* reading failed: see `error` */
};

/* What was read. Until game_load_end() the session has the game as far as it was read, people on both sides, and no
   record. */
struct game_load {
	enum game_load_answer answer;
	bool is_sgf;             /* the file is SGF, else a script */
	struct sgf_game written; /* what an SGF file has */
	const char *foreign;
	int error; /* errno, or 0 */
	unsigned long long line;
	bool is_collection;     /* the line looks like one of a file of whole games */
	enum status status;     /* why it was refused */
	struct command command; /* what it is */
	struct span text;       /* the line without comment */
	struct game game;       /* these four are as they were before */
	struct ruleset rules;
	struct opponents opponents;
	enum coords coords;
	enum mover_id player[2];
	int journal;
	struct input input;
	struct sink nowhere; /* nothing is ever written there */
	char bytes[COMMAND_LINE_MAX + INPUT_CHUNK];
};

/* Reads the open file. Returns NULL, and nothing read, without memory. */
struct game_load *game_load_read(struct match *match, int fd);
/* Gives players and record back, and frees the memory. With `takes_back` the game is the one from before. */
void game_load_end(struct match *match, struct game_load *load, bool takes_back);

#endif
