/* Reads a file of games, in any readable format, into a book. */
#ifndef BOOK_FILE_H
#define BOOK_FILE_H

#include "book/book.h"
#include "rules/point.h"
#include "rules/ruleset.h"

/* How to read a file. */
struct book_source {
	const char *path;
	struct ruleset rules; /* defaults for what a game does not say; `opening` is ignored */
	bool rule_chosen;     /* the user chose the rule: a format's own default does not replace it */
	enum coords coords;   /* the notation of points, if the format does not define it */
	const char *encoding; /* of texts that are not UTF-8, or NULL */
	bool results;         /* count how games with each move ended, too, for people (enum book_ending) */
};

enum { BOOK_REMARK_MAX = 120 };

/* What was wrong with a file. */
struct book_report {
	int error;                    /* errno; 0: see `fault` */
	bool faulty;                  /* the book is empty: reading failed, or no game has a move */
	char fault[BOOK_REMARK_MAX];  /* why, if `error` is 0 */
	char remark[BOOK_REMARK_MAX]; /* why a part of the file is not in the book; "" for none */
	bool fits;                    /* at least one game with a move has the size of the source's rules */
};

/* Reads all games and variations of the file into an empty book, and finishes the book (book_finish()). The book stays
   empty after a fault. The reader takes constant memory, besides that of book_add(). */
struct book_report book_read(struct book *book, const struct book_source *source);

#endif
