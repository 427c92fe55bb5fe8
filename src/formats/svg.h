/* A picture of the final position, as one <svg> on one line. Written only. */
#ifndef SVG_H
#define SVG_H

#include "formats/format.h"

extern const struct format format_svg;

#endif
