#include "base/trouble.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { SHOWN_MAX = 80 };

/* A file's name, its control characters as '?'. */
static void put_name(const char *name)
{
	for (; *name; name++)
		fputc((unsigned char)*name < ' ' || *name == 0x7F ? '?' : *name, stderr);
}

static void put_file(const char *name)
{
	fputs("renju: ", stderr);
	put_name(name);
	fputs(": ", stderr);
}

void trouble_file(const char *name, int error)
{
	put_file(name);
	fprintf(stderr, "%s\n", strerror(error));
}

void trouble_line(const char *file, unsigned long long line, struct span text, const char *what)
{
	char shown[SHOWN_MAX];
	size_t length = text.length < SHOWN_MAX ? text.length : SHOWN_MAX;
	for (size_t i = 0; i < length; i++)
		shown[i] = text_printable(text.at[i]);
	fputs("renju: ", stderr);
	put_name(file);
	fprintf(stderr, ":%llu: %.*s: %s\n", line, (int)length, shown, what);
}

static void put_place(const char *file, unsigned long long line, unsigned long long game)
{
	fputs("renju: ", stderr);
	put_name(file);
	fprintf(stderr, line > 0 ? ":%llu: " : ": game %llu: ", line > 0 ? line : game);
}

void trouble_game(const char *file, unsigned long long line, unsigned long long game, const char *what)
{
	put_place(file, line, game);
	fprintf(stderr, "%s\n", what);
}

void trouble_ply(const char *file, unsigned long long line, unsigned long long game, int ply, struct span text,
                 const char *what)
{
	put_place(file, line, game);
	fprintf(stderr, "ply %d: %.*s: %s\n", ply, text.length > 0 ? (int)text.length : 1, text.length > 0 ? text.at : "-",
	        what);
}

void trouble_expectation(const char *file, const char *expected, const char *was)
{
	put_file(file);
	fprintf(stderr, "expected %s, but the last status is %s\n", expected, was);
}

void trouble_note(const char *file, const char *what)
{
	put_file(file);
	fprintf(stderr, "%s\n", what);
}

void trouble_taken(const char *file, const char *format)
{
	put_file(file);
	fprintf(stderr, "taken for %s\n", format);
}

void trouble_text(const char *what)
{
	fprintf(stderr, "renju: %s\n", what);
}
