/* Games to files and back, for a person. */
#ifndef FILES_H
#define FILES_H

#include "terminal/view.h"

/* Saves the game, as SGF where the name ends so, to the file named after the first word typed; says how that went. */
void files_save(struct view *view, struct match *match);
/* Goes on from the file of that name, or with the game there was where that can't be read to its end, or where may_drop
   refuses; says how that went. Did it? */
bool files_load_typed(struct view *view, struct match *match, struct span name,
                      bool (*may_drop)(struct view *view, struct match *match));
/* Goes on from a file, up to its first line that is refused. A file that is recorded to as well is not recorded again.
   Returns 0, or the errno or GAME_FILE_IRREGULAR why it can't be read. */
int files_load(struct view *view, struct match *match, const char *path);
/* Keeps the game by itself (match/autosave.h); notes once that it can't be. */
void files_keep(struct view *view, struct match *match);
/* Goes on with the game that was kept last and is nobody's, with its players and its clock; false, and said so, where
   there is none. */
bool files_resume(struct view *view, struct match *match);

#endif
