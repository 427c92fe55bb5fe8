/* Comma-separated values, RFC 4180: the first line names the columns. Read only. */
#ifndef CSV_H
#define CSV_H

#include "formats/format.h"

extern const struct format format_csv;

#endif
