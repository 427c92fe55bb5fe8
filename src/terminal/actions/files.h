/* Saves and loads games for a person at the terminal. Adds a note on the screen about success or failure. */
#ifndef FILES_H
#define FILES_H

#include "terminal/view/view.h"

/* Copies a file's name to `path`. A leading ~/ becomes the home folder, as in a shell. If the name is empty, notes that
   the command `word` needs a file, and returns false. So does a name that is too long, with a note of its own. */
bool files_path(struct paper *paper, struct span name, const char *word, char path[VIEW_PATH_MAX]);
/* Writes the game to a file, as SGF if the name ends in .sgf. */
void files_save(struct paper *paper, struct play *play, const char *path);
/* Opens a file for reading, and copies its name to `path`. Returns its descriptor, or -1 with a note. Does not open the
   file of `running`, the autosave of the game that is played; NULL: no game. */
int files_open(struct paper *paper, const struct autosave *running, struct span name, char path[VIEW_PATH_MAX]);
/* Replaces the game on the board with a game of an open file, by its number from 1. Returns false, and leaves the game
   as it was, if that game cannot be read completely. The caller closes the file. */
bool files_take(struct paper *paper, struct play *play, int fd, int number, const char *path);
/* Loads the game in a file, or its part before the first line that is refused. If the file is also the file of
   --record, the game is not recorded again. Returns 0, even if only a part was loaded. If the file cannot be opened,
   notes nothing, and returns an errno or GAME_FILE_IRREGULAR. */
int files_load(struct paper *paper, struct play *play, const char *path);
/* Writes the running game to its autosave file (terminal/files/autosave.h). Notes only the first failure. */
void files_autosave(struct paper *paper, struct play *play);
/* Puts a game of an open file, by its number from 1, on the board, with its notes. Notes what could not be read. Leaves
   the record, the autosave, the score, the clock and the times as they are; without `names` also the players' names.
   Returns whether the whole game was read; if not, `stays` keeps the game on the board. */
bool files_read(struct paper *paper, struct play *play, int fd, int number, const char *path, bool stays, bool names);

#endif
