/* Games to files and back, for a person. */
#ifndef FILES_H
#define FILES_H

#include "terminal/desk.h"

/* Saves the game, as SGF where the name ends so, to the file named after the first word typed; says how that went. */
void files_save(struct view *view, struct match *match);
/* Goes on from the file of that name, or with the game there was where that can't be read to its end, or where may_drop
   refuses; says how that went. Did it? */
bool files_load_typed(struct view *view, struct match *match, struct span name,
                      bool (*may_drop)(struct view *view, struct match *match));
/* The same from an open file, of which only a failure is told. */
bool files_take(struct view *view, struct match *match, int fd, const char *path);
/* Is there something on the board that no file has? */
bool files_would_lose(const struct match *match);
/* Goes on from a file, up to its first line that is refused. A file that is recorded to as well is not recorded again.
   Returns 0, or the errno or ERROR_IRREGULAR why it can't be read. */
int files_load(struct view *view, struct match *match, const char *path);

/* Puts the game as it stands on record, with the options of its rules before it where they are not those of what
   stands there, or of the command line. */
void files_record_game(struct match *match);

#endif
