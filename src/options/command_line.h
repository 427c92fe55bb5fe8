/* Reads the command line and writes --help, both from the table of options. */
#ifndef COMMAND_LINE_H
#define COMMAND_LINE_H

#include "base/sink.h"
#include "options/options.h"

/* Fills the options from the command line. `at_terminal`: standard input and output are terminals. Returns false
   for a bad option, value or combination; `fault` then says what was typed and what would be right, and the options
   have the language of the report. After an option that asks for help, the version or a completion script, reads only
   the language, and checks nothing. */
bool command_line_read(struct options *options, int argc, char *argv[], bool at_terminal, struct fault *fault);
/* Writes that there is no such file, and what to type in place of a FILE that is named like an option without its
   dashes, or "play". Returns false for another name. */
bool command_line_advise(const char *operand, struct fault *out);
/* Writes the text of --help. */
void command_line_help(struct sink *out, enum language language);
/* In completion.c: writes the script that completes the command line in a shell, with every option and its values. */
void completion_write(struct sink *out, enum shell shell);

#endif
