/* What options mean together: defaults that hang on others, the front end, and combinations that can't be had. */
#ifndef OPTIONS_SETTLE_H
#define OPTIONS_SETTLE_H

#include "options/rows.h"

/* Makes of what was read the options as they hold. False when they can't be had together; then `fault`, OPTIONS_FAULT_MAX
   bytes, says why in one line. `at_terminal` as for options_read(). */
bool options_settle(struct reading *reading, bool at_terminal, char *fault);

#endif
