/* Converts the texts of a file to UTF-8: from the encoding that the file names, else from that of --encoding. */
#ifndef DECODER_H
#define DECODER_H

#include "os/charset.h"
#include "record/sgf_value.h"

enum { DECODER_NAME_MAX = 64 };

/* Zero is the decoder of a file that names no encoding, without --encoding. In all functions NULL is such a decoder,
   and one that knows no names. */
struct decoder {
	const char *given;               /* the name after --encoding, which charset_open() knows; or NULL */
	bool named;                      /* the file names its encoding */
	bool utf8;                       /* the encoding that it names is UTF-8 */
	bool off;                        /* the reader decodes texts itself, before they come here */
	bool failed;                     /* a text could not be decoded */
	char name[DECODER_NAME_MAX + 1]; /* of the encoding that was opened last */
	struct charset *charset;         /* that encoding; NULL if it is not known */
	enum encoding opened;            /* how its bytes are read */
	size_t room;
	char *bytes; /* the last text */
};

/* Begins a file or a game that names no encoding so far. */
void decoder_begin(struct decoder *decoder);
/* Takes the name of the encoding that the file uses. Returns whether its texts will be UTF-8, as far as they can be
   decoded. */
bool decoder_name(struct decoder *decoder, struct span name);
/* Returns how the bytes of texts are read that are not UTF-8; ENCODING_NONE if nobody has named their encoding. */
enum encoding decoder_encoding(struct decoder *decoder);
/* Is the byte that follows this text the second of a character, and not a mark such as \ or } ? No if the text ends in
   UTF-8. */
bool decoder_splits(struct decoder *decoder, struct span before);
/* Returns the text in UTF-8, valid until the next call. Returns the text itself if it needs no conversion, or cannot be
   decoded. Chinese or Japanese in UTF-8 needs none, even where the file names GBK, Big5 or Shift_JIS. */
struct span decoder_text(struct decoder *decoder, struct span text);
/* Closes the encoding. The decoder can still be used. */
void decoder_free(struct decoder *decoder);

#endif
