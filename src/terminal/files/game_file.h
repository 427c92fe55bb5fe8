/* Files of the game on the board: writes and opens them, and says what would be overwritten or lost. */
#ifndef GAME_FILE_H
#define GAME_FILE_H

#include "formats/formats.h"
#include "terminal/files/sgf_game.h"

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

/* A game that was read, and is not on the board yet. */
struct game_load {
	bool whole;                  /* the game was read whole; else see what follows, and reader.input.failure */
	bool is_record;              /* the file has recorded games, else it is a script */
	struct recorded_game record; /* the game in such a file */
	const char *foreign;         /* the file is in this format of another program; NULL: it is not */
	unsigned long long line;     /* number of the line of a script that was refused, from 1; 0: none was */
	enum status status;          /* why the line was refused */
	struct command command;      /* the refused command */
	struct span text;            /* the refused line without its comment */
	struct session session;      /* the game as far as it was read; it has neither machines nor a record */
	struct ply_records records;  /* its notes, if it was recorded */
	struct reader reader;
};

/* Reads the game with this number, from 1, of an open file, which stays open. A script is one game. The session has the
   rules and the notation of points for what the file does not say. Returns NULL when memory runs out. */
struct game_load *game_load_read(const struct play *play, int fd, int number);
/* Puts the game on the board, with its rules, notes and notation of points. */
void game_load_take(struct play *play, struct game_load *load);
void game_load_free(struct game_load *load);

enum { GAME_LIST_MAX = 10000 };

/* A game of the list. */
struct listed_game {
	bool damaged; /* the game cannot be read whole */
	enum game_result result;
	int moves;
	char date[OPPONENT_NAME_MAX];    /* as written, or "" */
	char name[2][OPPONENT_NAME_MAX]; /* the players by side, or "" */
	char id[OPPONENT_NAME_MAX];      /* or "" */
};

/* The first GAME_LIST_MAX games of a file. A zeroed struct is empty. */
struct game_list {
	struct listed_game *game;
	size_t count, room;
	bool more; /* the file has more games */
};

/* Reads the games of an open file. Leaves the list empty for a script, and for a file that cannot be read, cannot be
   read twice, e.g. a pipe, or needs more memory. */
void game_list_read(struct game_list *list, int fd, const struct play *play);
void game_list_free(struct game_list *list);

#endif
