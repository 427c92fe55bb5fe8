/* Which renju this is. */
#ifndef VERSION_H
#define VERSION_H

#define RENJU_VERSION "0.2"

#endif
