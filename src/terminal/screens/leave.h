/* The question whether a game that no file has is left. */
#ifndef LEAVE_H
#define LEAVE_H

#include "terminal/view/screen_ops.h"

/* Leaves the game for this, at once where nothing would be lost. */
struct next leave_for(struct view *view, struct match *match, enum next_kind next);
/* Likewise, for the file that was opened: it is read, and closed in any case. */
struct next leave_for_file(struct view *view, struct match *match, int fd, const char *path);

#endif
