/* Reads the command line and writes --help, both from the table of options. */
#ifndef COMMAND_LINE_H
#define COMMAND_LINE_H

#include "options/completion.h"
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

/* Sets *word to the option with this index, from 0 in the order of --help. Returns false after the last one. Pass
   this function as `words` to completion_write(). */
bool command_line_word(int index, struct option_word *word);

#endif
