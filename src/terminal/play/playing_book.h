/* The book that the machines play from (struct playing_book). */
#ifndef MATCH_PLAYING_BOOK_H
#define MATCH_PLAYING_BOOK_H

#include "book/book_file.h"
#include "terminal/play/play.h"

/* Writes the absolute path of a file; ~/ is the home. Returns false for an empty name, and for a path that
   the file of settings cannot hold because it is too long or has a # or control characters. */
bool playing_book_path(struct span name, char path[PLAYING_BOOK_PATH_MAX]);
/* Takes the book of the command line, if it has one. */
void playing_book_start(struct play *play);
/* Replaces the book by that of the file. After a fault, the earlier book stays. `path` must not be the path in
   play->playing_book. */
struct book_report playing_book_open(struct play *play, const char *path);
/* Plays without a book from now on, and frees it. */
void playing_book_close(struct play *play);

#endif
