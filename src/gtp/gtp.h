/* The front end for GUIs, referees and analysis tools: the Go Text Protocol, version 2, on a pipe.
   Source: G. Farnebäck, Specification of the Go Text Protocol, version 2, draft 2, 2002; the commands gogui-* and lz-*:
   the manuals of GoGui and of Lizzie. */
#ifndef GTP_H
#define GTP_H

#include "commands/common_options.h"

/* Obeys commands on standard input until quit or the end of input, which also end a search. Returns an exit status.
   Each command gets exactly one answer, in order. */
int gtp_run(const struct common_options *common, struct sink *out);

#endif
