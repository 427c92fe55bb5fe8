/* The file of a game: may it be written over, what is written, and what would be lost. */
#ifndef GAME_FILE_H
#define GAME_FILE_H

#include "match/sgf_game.h"

enum { GAME_FILE_IRREGULAR = -1 }; /* no errno: what is neither a file that can be read to its end nor a folder */

/* Which file may not be written to, and why. */
enum standing { STANDS_FREE, STANDS_SAVED, STANDS_FOREIGN, STANDS_RECORDED };
/* A new name, an empty file or where this game was saved before is free; what is recorded to, and all else, is not. */
enum standing game_file_standing(const struct match *match, const char *path);
/* Writes the game, as SGF where the name ends so. Returns 0 or an errno. */
int game_file_write(struct match *match, const char *path, const struct sgf_texts *texts);
/* The game on the board is that of the file, or of none that is known: -1. */
void game_file_keep(struct match *match, int fd);
/* Is there something on the board that no file has? */
bool game_file_would_lose(const struct match *match);
/* Opens a file that can be read to its end: a regular one, or when it was named on the command line a pipe too. Returns
   the descriptor, or -1 and *error: an errno or GAME_FILE_IRREGULAR. */
int game_file_open(const char *path, bool pipes, int *error);
/* Puts the game as it stands on record, with the options of its rules before it where they are not those of what
   stands there, or of the command line. */
void game_file_record(struct match *match);

#endif
