/* The front end for game managers: the Gomocup (Piskvork) protocol on a pipe.
   Source: P. Lastovicka, Gomoku AI protocol, 2005 to 2023, https://plastovicka.github.io/protocl2en.htm */
#ifndef GOMOCUP_H
#define GOMOCUP_H

#include "lines/terms.h"

/* Obeys standard input until END or the end of input. Returns an exit status. Each command that needs an answer
   gets exactly one, in order. A command that arrives during a search ends the search, except INFO and ABOUT, which
   are obeyed at once. Without a time limit a search is never cut short, and
   the same input gets the same answers. */
int gomocup_run(const struct terms *terms, struct sink *out);

#endif
