/* Files of the game on the board: writes and opens them, and says what would be overwritten or lost. */
#ifndef GAME_FILE_H
#define GAME_FILE_H

#include "terminal/play/play.h"

enum { GAME_FILE_IRREGULAR = -1 }; /* in place of an errno: neither a regular file (or pipe) nor a folder */

/* Whether a file may be overwritten. */
enum overwrite {
	OVERWRITE_FREE,     /* yes: a new name, an empty file, or the saved file of this game, unchanged since */
	OVERWRITE_SAVED,    /* the file holds another saved game: ask */
	OVERWRITE_FOREIGN,  /* no: renju did not save the file */
	OVERWRITE_RECORDED, /* no: this game is being recorded there */
	OVERWRITE_AUTOSAVE, /* no: this game is kept there (autosave.h) */
	OVERWRITE_FAILED,   /* no: the file cannot be read */
};
/* *error is set only for OVERWRITE_FAILED: an errno or GAME_FILE_IRREGULAR. */
enum overwrite game_file_overwrite(const struct own_files *own, const struct journal *journal,
                                   const struct autosave *autosave, const char *path, int *error);
/* The texts of a saved game, in the user's language. */
struct sgf_texts {
	struct span black, white; /* the players */
	const char *chances;      /* the winning chances on a reviewed ply: %1 of Black, %2 of White. NULL: not written */
};
/* Writes the game with its notes, as SGF if the name ends in .sgf, and adds the file to play->own. Notes remain
   `unsaved` if some were left out. `texts` are for SGF. *in_place becomes true if the file had to be written in place,
   because none can be made in its folder. Returns 0 or an errno. */
int game_file_save(struct play *play, const char *path, const struct sgf_texts *texts, bool *in_place);
/* Makes the open file the only file that the game came from; -1: no file. */
void game_file_came_from(struct own_files *own, const struct game *game, int fd);
/* Was the game neither loaded, saved nor recorded? The autosave does not count. */
bool game_file_is_unsaved(const struct session *session, const struct own_files *own);
/* Opens a file as file_open() does (os/file.h): a regular one, or without FILE_AT_ONCE also a pipe. Returns the
   descriptor, or -1 and in *error an errno or GAME_FILE_IRREGULAR. */
int game_file_open(const char *path, unsigned how, int *error);
/* Replaces a file as a whole or not at all, after making its folder, and an empty file if there is none. `write` reads
   the old file from a descriptor, which it leaves open, and writes the new one; it returns 0 or an errno. Waits while
   another program replaces the file in this way, so that no change is lost. Returns 0, an errno or
   GAME_FILE_IRREGULAR. */
int game_file_rewrite(const char *path, int (*write)(void *context, int old, struct sink *out), void *context);

#endif
