/* The front end for game managers and boards: the Gomocup (Piskvork) protocol on a pipe, and what Yixin's boards add.
   Source: P. Lastovicka, Gomoku AI protocol, 2005 to 2023, https://plastovicka.github.io/protocl2en.htm */
#ifndef GOMOCUP_H
#define GOMOCUP_H

#include "lines/common_options.h"

/* Obeys commands on standard input until END or the end of the input. Returns an exit status. Each command that needs
   an answer gets exactly one, in order. INFO and ABOUT are obeyed during a search. Any other command ends the search if
   the manager has set a clock. For Yixin's boards, and without a clock, other commands wait; YXSTOP ends the search,
   also when it comes after commands that wait. Without a clock the same input gets the same answers, except that after
   the end of input the last search goes on for less than a second. */
int gomocup_run(const struct common_options *common, struct sink *out);

#endif
