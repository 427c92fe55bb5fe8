/* Saves and loads games for a person at the terminal. Adds a note on the screen about success or failure. */
#ifndef FILES_H
#define FILES_H

#include "terminal/view/view.h"

/* Copies a file's name to `path`. A leading ~/ becomes the home folder, as in a shell. If the name is empty, notes that
   the command `word` needs a file, and returns false. So does a name that is too long, with a note of its own. */
bool files_path(struct paper *paper, struct span name, const char *word, char path[PATH_ROOM]);
/* Writes the game to a file, as SGF if the name ends in .sgf. */
void files_save(struct paper *paper, struct play *play, const char *path);
/* Opens a file for reading, and copies its name to `path`. Returns its descriptor, or -1 with a note. Does not open the
   file of `running`, the autosave of the game that is played; NULL: no game. */
int files_open(struct paper *paper, const struct autosave *running, struct span name, char path[PATH_ROOM]);
/* Replaces the game on the board with a game of an open file, by its number from 1. Returns whether that game could be
   read completely. If not, with `stays` leaves the game as it was; else takes the part before the first line that is
   refused, and does not record it again if the file is also that of --record. The caller closes the file. */
bool files_take(struct paper *paper, struct play *play, int fd, int number, const char *path, bool stays);
/* Writes the running game to its autosave file (terminal/files/autosave.h). Notes only the first failure. */
void files_autosave(struct paper *paper, struct play *play);
/* Puts a game of an open file, by its number from 1, on the board, with its notes. Notes what could not be read. Leaves
   the record, the autosave, the score, the clock and the times as they are; without `names` also the players' names.
   Returns whether the whole game was read; if not, `stays` keeps the game on the board. */
bool files_read(struct paper *paper, struct play *play, int fd, int number, const char *path, bool stays, bool names);

#endif
