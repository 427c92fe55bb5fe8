/* The RenjuNet database (RIF XML): games of any number, read as they come. */
#ifndef RIF_H
#define RIF_H

#include "formats/format.h"

extern const struct format format_rif;

#endif
