/* XML as a row of tokens. Knows no depth: end tags need not match. A damaged file is read as far as possible, so that
   each game that can be found is found. */
#ifndef XML_H
#define XML_H

#include "formats/format.h"

enum { XML_NAME_MAX = 32 }; /* bytes of the name of an element or attribute that are compared */

enum xml_token {
	XML_ELEMENT,   /* an element begins: `element`, also ?xml; cut short, perhaps empty, if the input ends in it */
	XML_ATTRIBUTE, /* an attribute of it: `attribute`, `value` */
	XML_CONTENT,   /* its attributes have been read */
	XML_END,       /* an element ends: `element` */
	XML_TEXT,      /* a part of the text between tags: `text` */
	XML_NOTHING,   /* the end of the input */
};

struct xml {
	struct collection *collection;
	const char *const *outside; /* names of tags that hint at damage inside a value, e.g. /game; the last is NULL */
	bool damaged;               /* there is such a tag inside a value */
	enum { XML_OUTSIDE, XML_IN_TAG, XML_IN_EMPTY, XML_IN_CDATA } place;
	int next;                /* in a tag: the byte after what was read, -1 at the end of the input */
	unsigned long long line; /* where the last tag begins */
	char element[XML_NAME_MAX + 1];
	char attribute[XML_NAME_MAX + 1];
	struct span value; /* in UTF-8, cut to the room for it */
	char bytes[COLLECTION_NAME_ROOM];
	struct span text; /* as the file has it, or the character of an entity; valid until the next token */
	char character[XML_NAME_MAX];
};

/* Begins a file. From then on the decoder is off: xml_next() decodes values, and whoever takes a text decodes it. The
   parts of a text must be joined before, because a character may begin in one part and end in the next. */
void xml_start(struct xml *xml, struct collection *collection, const char *const *outside);
/* Reads the next token. Skips comments and declarations. CDATA is text, too: `place` is XML_IN_CDATA then. */
enum xml_token xml_next(struct xml *xml);

#endif
