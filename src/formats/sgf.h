/* Smart Game Format, FF[1] to FF[4]: https://www.red-bean.com/sgf/ */
#ifndef SGF_H
#define SGF_H

#include "formats/format.h"

extern const struct format format_sgf;

#endif
