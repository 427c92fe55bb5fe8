/* The table of formats. */
#ifndef FORMATS_H
#define FORMATS_H

#include "formats/format.h"

extern const char *const formats_read_names[];  /* auto first; ends in NULL */
extern const char *const formats_write_names[]; /* ends in NULL */

/* The format with this name, which is one of the lists above and not auto. */
const struct format *format_named(const char *name);
/* The format that the input's first bytes look like: plain lines, if no other. Reads no further than it must, and always
   as far for the same bytes. */
const struct format *format_guess(struct input *input, enum coords coords);
/* Are blanks and comments all there is in the input? Reads no further than to the first byte of anything else. */
bool format_nothing_said(struct input *input);

#endif
