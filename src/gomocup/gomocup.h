/* The front end for a manager on a pipe: the Gomocup (Piskvork) protocol.
   Source: P. Lastovicka, Gomoku AI protocol, 2005 to 2023, https://plastovicka.github.io/protocl2en.htm */
#ifndef GOMOCUP_H
#define GOMOCUP_H

#include "lines/terms.h"

/* Obeys standard input until END or the end of input. Returns an exit status. Each command that wants an answer gets
   exactly one, in order. A command that arrives during a search ends the search, except INFO and ABOUT, which are
   obeyed at once. Without a clock commands wait, and the same input has the same answers. */
int gomocup_run(const struct terms *terms, struct sink *out);

#endif
