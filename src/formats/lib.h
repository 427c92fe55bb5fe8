/* RenLib's trees of games: 20 bytes of header, then nodes in preorder, two bytes each, with flags that say whether a sibling
   follows and whether there are children; see lib_flags below. Source: RenLib's own documentation of its file format. */
#ifndef LIB_H
#define LIB_H

#include "formats/format.h"

enum {
	LIB_SIZE = 15,
	LIB_HEADER = 20,
};

/* The second byte of a node. */
enum lib_flags {
	LIB_SIBLING = 0x80,     /* another child of the same node follows this one's subtree */
	LIB_LEAF = 0x40,        /* no children */
	LIB_OLD_COMMENT = 0x20, /* its last byte has bit 7 set; padded to an even length */
	LIB_MARK = 0x10,
	LIB_COMMENT = 0x08,     /* up to a NUL, padded to an even length */
	LIB_START = 0x04,
	LIB_MORE = 0x01,        /* two more bytes of flags follow, of which the last bit is a board text, like a comment */
};

/* Black's and White's points are bytes: column 1 to 15 in the low bits, row from the top in the high ones; 0 is a pass, or
   the root. The header's version is 3.0 to 3.4. */
extern const unsigned char lib_header[LIB_HEADER];
int lib_point(int byte);
int lib_byte(int point);

#endif
