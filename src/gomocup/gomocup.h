/* The front end for a manager on a pipe: the Gomocup (Piskvork) protocol.
   Source: P. Lastovicka, Gomoku AI protocol, 2005 to 2023, https://plastovicka.github.io/protocl2en.htm */
#ifndef GOMOCUP_H
#define GOMOCUP_H

#include "lines/terms.h"

/* Obeys standard input until END or its end, and returns an exit status. Every command that wants an answer has exactly
   one, in their order: a command that comes while a move is thought about ends the thinking, but INFO, which is heeded at
   once, and ABOUT. Without a clock commands wait, and the same input has the same answers. */
int gomocup_run(const struct terms *terms, struct sink *out);

#endif
