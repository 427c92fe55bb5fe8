/* Saves and loads games for a person at the terminal, and notes how that went. */
#ifndef FILES_H
#define FILES_H

#include "terminal/view/view.h"

/* Copies a file's name to `path`. A leading ~/ becomes the home folder, as in a shell. `word` is the command's, for
   the note. Returns false for an empty name or one that is too long. */
bool files_path(struct view *view, struct span name, const char *word, char path[VIEW_PATH_MAX]);
/* Writes the game to a file, as SGF if the name ends in .sgf. */
void files_write(struct view *view, struct match *match, const char *path);
/* Opens a file, whose name it copies to `path`. Returns its descriptor, or -1. */
int files_open(struct view *view, struct span name, char path[VIEW_PATH_MAX]);
/* Goes on from the open file. If it cannot be read completely the game stays as it was. Returns false then. */
bool files_take(struct view *view, struct match *match, int fd, const char *path);
/* Goes on from a file, up to its first line that is refused. A file that is also the record is not recorded again.
   Returns 0, or without a note the errno or GAME_FILE_IRREGULAR that says why the file can't be read. */
int files_load(struct view *view, struct match *match, const char *path);
/* Keeps the running game (match/autosave.h). Only the first failure is noted. */
void files_keep(struct view *view, struct match *match);
/* Goes on from an open file. If it cannot be read completely the game stays as it was. Notes only a failure. */
bool files_read(struct view *view, struct match *match, int fd, const char *path);

#endif
