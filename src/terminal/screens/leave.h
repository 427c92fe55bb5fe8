/* The question whether to leave a game that is not saved. */
#ifndef LEAVE_H
#define LEAVE_H

#include "terminal/view/screen_ops.h"

/* Leaves the game for `next`, at once if nothing would be lost. */
struct next leave_for(struct view *view, struct match *match, enum next_kind next);
/* Leaves the game for the one in an open file. Closes the file in any case. */
struct next leave_for_file(struct view *view, struct match *match, int fd, const char *path);

#endif
