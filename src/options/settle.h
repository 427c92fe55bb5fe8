/* What options mean together: defaults that hang on others, the front end, and combinations that can't be had. */
#ifndef OPTIONS_SETTLE_H
#define OPTIONS_SETTLE_H

#include "base/trouble.h"
#include "options/option_table.h"

/* Makes of what was read the options as they hold. False when they can't be had together; then `fault`, FAULT_MAX
   bytes, says why in one line. `at_terminal` as for command_line_read(). */
bool options_settle(struct typed_options *typed, bool at_terminal, char *fault);

#endif
