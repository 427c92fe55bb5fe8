/* Dates as formats of games write them. */
#ifndef DATE_H
#define DATE_H

#include "base/text.h"

enum { DATE_MAX = 10 }; /* bytes of YYYY-MM-DD */

/* Reads a date with dots, whose unknown parts are question marks: 2021.11.05, 2021.11.??, 2021.??.??; a month and a day
   may have one digit. Writes it as YYYY-MM-DD, YYYY-MM or YYYY. Returns the length: 0 for a date of which nothing is
   known, and for any other text. */
size_t date_from_dots(char out[DATE_MAX], struct span text);

/* Is the text YYYY, YYYY-MM or YYYY-MM-DD? Such dates are ordered by their bytes. */
bool date_is_readable(struct span text);

#endif
