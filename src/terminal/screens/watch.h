/* The turn of a machine; and two machines that play each other, until a person stops them. */
#ifndef WATCH_H
#define WATCH_H

#include "terminal/view/screen_ops.h"

/* A machine moves; nothing is asked. */
extern const struct screen_ops machine_screen;
/* Two machines that were stopped. */
extern const struct screen_ops watch_screen;

#endif
