/* The program's version. */
#ifndef VERSION_H
#define VERSION_H

#define RENJU_VERSION "0.2"

#endif
