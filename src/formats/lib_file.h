/* RenLib's trees of games: a header of 20 bytes, then the nodes in preorder. A node is two bytes: a point, and flags
   (enum lib_flags). Source: RenLib's documentation of its file format. */
#ifndef LIB_FILE_H
#define LIB_FILE_H

#include "formats/format.h"

enum {
	LIB_SIZE = 15,
	LIB_HEADER = 20,
	LIB_VERSION_AT = 8, /* in the header: the version's major number, then the minor one, 0 to 4 */
	LIB_NEWEST = 4,
	LIB_REST = 8, /* in a comment, the byte that ends the first line; later lines end in a newline */
};
extern const unsigned char lib_header[LIB_HEADER];

/* The flags in a node's second byte. */
enum lib_flags {
	LIB_SIBLING = 0x80,     /* after this node's subtree comes a sibling */
	LIB_LEAF = 0x40,        /* the node has no children */
	LIB_OLD_COMMENT = 0x20, /* a comment follows; its last byte has bit 7 set; padded to an even length */
	LIB_MARK = 0x10,        /* the point is marked */
	LIB_COMMENT = 0x08,     /* a comment follows; it ends in NUL; padded to an even length */
	LIB_START = 0x04,       /* ignored */
	LIB_MORE = 0x01,        /* two more bytes of flags follow */
	LIB_BOARD_TEXT = 0x01,  /* in the last flag byte: a board text follows the comment, in the form of a comment */
};

/* The `write` of struct format. Adds the game's moves and notes to the tree. Returns false for set-up stones, White
   first, or a size other than 15; also, with `exhausted` set, when memory runs out. */
bool lib_write(struct writing *writing, const struct replay *replay);
/* The `finish` of struct format. Writes the tree, with siblings in the order of their bytes, and frees it. */
bool lib_finish(struct writing *writing);

#endif
