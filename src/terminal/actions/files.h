/* Games to files and back, for a person. */
#ifndef FILES_H
#define FILES_H

#include "terminal/view/view.h"

/* Makes a path of a file's name, which stays as it was typed, but that ~/ in front is the home folder, as a shell has
   it. `word` is the command's. False, and said so, where there is none. */
bool files_path(struct view *view, struct span name, const char *word, char path[VIEW_PATH_MAX]);
/* Writes the game to the file, as SGF where the name ends so; says how that went. */
void files_write(struct view *view, struct match *match, const char *path);
/* Opens the file of that name, which is written to `path`. Returns its descriptor, or -1, and said so. */
int files_open(struct view *view, struct span name, char path[VIEW_PATH_MAX]);
/* Goes on from the open file, or with the game there was where that can't be read to its end; says how that went. Did
   it? */
bool files_take(struct view *view, struct match *match, int fd, const char *path);
/* Goes on from a file, up to its first line that is refused. A file that is recorded to as well is not recorded again.
   Returns 0, or the errno or GAME_FILE_IRREGULAR why it can't be read. */
int files_load(struct view *view, struct match *match, const char *path);
/* Keeps the game by itself (match/autosave.h); notes once that it can't be. */
void files_keep(struct view *view, struct match *match);
/* Goes on with the game that was kept last and is nobody's, with its players and its clock; false, and said so, where
   there is none. */
bool files_resume(struct view *view, struct match *match);

#endif
