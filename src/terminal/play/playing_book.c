#include "terminal/play/playing_book.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/path.h"
#include "os/places.h"

bool playing_book_path(struct span name, char path[PLAYING_BOOK_PATH_MAX])
{
	char expanded[PLAYING_BOOK_PATH_MAX], here[PLAYING_BOOK_PATH_MAX] = "";
	if (name.length == 0 || memchr(name.at, '\0', name.length) || !path_expand_home(expanded, sizeof expanded, name))
		return false;
	if (!place_is_absolute(expanded) && !getcwd(here, sizeof here))
		return false;
	const char *slash = here[0] && !place_separates(here[strlen(here) - 1]) ? "/" : "";
	int length = snprintf(path, PLAYING_BOOK_PATH_MAX, "%s%s%s", here, slash, expanded);
	for (const char *at = path; *at; at++)
		if (*at == '#' || (unsigned char)*at < ' ')
			return false;
	return length < PLAYING_BOOK_PATH_MAX;
}

void playing_book_start(struct play *play)
{
	const char *path = play->common->book_path;
	play->session.book = play->common->book;
	snprintf(play->playing_book.path, PLAYING_BOOK_PATH_MAX, "%s", path ? path : "");
}

struct book_report playing_book_open(struct play *play, const char *path)
{
	struct book book = {.entry = NULL};
	const struct book_source source = {path, play->session.rules, false, play->coords, play->common->encoding};
	struct book_report report = book_read(&book, &source);
	if (report.faulty)
		return report;
	playing_book_close(play);
	play->playing_book.book = book;
	play->session.book = &play->playing_book.book;
	snprintf(play->playing_book.path, PLAYING_BOOK_PATH_MAX, "%s", path);
	return report;
}

void playing_book_close(struct play *play)
{
	book_free(&play->playing_book.book);
	play->playing_book.path[0] = '\0';
	play->session.book = NULL;
}
