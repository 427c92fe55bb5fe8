#include "match/playing_book.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Returns the folder that the name is relative to, or NULL. Cuts off ~/, which stands for the home folder. */
static const char *cut_folder(struct span *name, char here[PLAYING_BOOK_PATH_MAX])
{
	const char *home = getenv("HOME");
	if (text_starts(*name, "/"))
		return "";
	if (home && text_starts(*name, "~/")) {
		*name = (struct span){name->at + 2, name->length - 2};
		return home;
	}
	return getcwd(here, PLAYING_BOOK_PATH_MAX);
}

bool playing_book_path(struct span name, char path[PLAYING_BOOK_PATH_MAX])
{
	char here[PLAYING_BOOK_PATH_MAX];
	const char *folder = name.length > 0 ? cut_folder(&name, here) : NULL;
	size_t length = folder ? strlen(folder) : 0;
	if (!folder || length + 1 + name.length >= PLAYING_BOOK_PATH_MAX)
		return false;
	memcpy(path, folder, length);
	if (length > 0 && folder[length - 1] != '/')
		path[length++] = '/';
	memcpy(path + length, name.at, name.length);
	path[length + name.length] = '\0';
	for (const char *at = path; *at; at++)
		if (*at == '#' || (unsigned char)*at < ' ')
			return false;
	return strlen(path) == length + name.length;
}

void playing_book_start(struct match *match)
{
	const char *path = match->common->book_path;
	match->session.book = match->common->book;
	snprintf(match->playing_book.path, PLAYING_BOOK_PATH_MAX, "%s", path ? path : "");
}

struct book_report playing_book_open(struct match *match, const char *path)
{
	struct book book = {.entry = NULL};
	const struct book_source source = {path, match->session.rules, false, match->coords};
	struct book_report report = book_read(&book, &source);
	if (report.faulty)
		return report;
	playing_book_close(match);
	match->playing_book.book = book;
	match->session.book = &match->playing_book.book;
	snprintf(match->playing_book.path, PLAYING_BOOK_PATH_MAX, "%s", path);
	return report;
}

void playing_book_close(struct match *match)
{
	book_free(&match->playing_book.book);
	match->playing_book.path[0] = '\0';
	match->session.book = NULL;
}
