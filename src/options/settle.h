/* What the options mean together: the front end, defaults that depend on other options, and refused combinations. */
#ifndef OPTIONS_SETTLE_H
#define OPTIONS_SETTLE_H

#include "base/message.h"
#include "options/option_table.h"

/* Moves the options to their final place. Returns false for a bad value or combination; `fault`, of FAULT_MAX bytes,
   then says why in one line. `at_terminal` is as for command_line_read(). */
bool options_settle(struct typed_options *typed, bool at_terminal, char *fault);

#endif
