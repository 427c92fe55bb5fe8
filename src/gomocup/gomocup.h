/* The front end for game managers and GUIs: the Gomocup (Piskvork) protocol on a pipe, with Yixin-Board's extensions.
   Source: P. Lastovicka, Gomoku AI protocol, 2005 to 2023, https://plastovicka.github.io/protocl2en.htm */
#ifndef GOMOCUP_H
#define GOMOCUP_H

#include "commands/common_options.h"

/* Obeys commands on standard input until END or the end of the input. Returns an exit status. Each command that needs
   an answer gets exactly one, in order. thinking.h says which commands are obeyed during a search, which wait, and
   which end the search. Without a clock the same input gets the same answers, except that after the end of input the
   last search goes on for less than a second. */
int gomocup_run(const struct common_options *common, struct sink *out);

#endif
