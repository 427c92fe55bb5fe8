/* Encodings of texts, converted to UTF-8 by the C library's iconv. */
#ifndef CHARSET_H
#define CHARSET_H

#include <stdbool.h>
#include <stddef.h>

/* Does the C library convert texts? */
bool charset_available(void);

/* An encoding, open for conversion. */
struct charset;
/* Opens the encoding with this name. Returns NULL if the library does not know it, if its bytes of ASCII have another
   meaning (as in UTF-16), or when memory runs out. */
struct charset *charset_open(const char *name);
void charset_close(struct charset *charset);
/* Converts a text to `out`, which has room for 4 bytes for each of the text's. ASCII stays as it is. Returns false for
   bytes that are not in the encoding. *left becomes the number of bytes at the end, 0 to 3, that are not a whole
   character. */
bool charset_convert(struct charset *charset, const char *text, size_t bytes, char *out, size_t *length, size_t *left);

#endif
