/* The file of settings: lines with a name and a value. */
#ifndef SETTINGS_FILE_H
#define SETTINGS_FILE_H

#include "base/path.h"

enum { SETTINGS_FILE_MAX = 1 << 14 }; /* bytes; a longer file is neither read nor changed */

/* The text of the file. It may have any bytes. */
struct settings_file {
	char path[PATH_ROOM];
	size_t length;
	char text[SETTINGS_FILE_MAX];
};

/* A line with a setting. Name and value point into the text, and are not checked. The value may be empty. */
struct settings_line {
	unsigned long long number; /* from 1; 0 before the first line */
	struct span text;          /* without the comment and the blanks around it */
	struct span name, value;
};

/* Finds the path of the file, and makes the text empty. Returns false when the environment names no folder. */
bool settings_file_find(struct settings_file *file);
/* Reads the file. If there is none, the text is empty. Returns 0; or an errno or GAME_FILE_IRREGULAR
   (game_file.h). */
int settings_file_read(struct settings_file *file);
/* Cuts lines off `rest`, which begins as the whole text, until one has a setting. Returns false at the end. `line`
   begins as zero. */
bool settings_line_next(struct span *rest, struct settings_line *line);
/* Changes the value in the last line with this name, or adds a line. Everything else stays as it is. Returns false,
   and changes nothing, if there is no room. */
bool settings_file_put(struct settings_file *file, const char *name, const char *value);
/* Reads the file, changes a setting as settings_file_put() does, and replaces the file as a whole or not at all, after
   making its folder. Loses no change that another program makes at the same time. Returns 0, EFBIG if there is no room,
   or as settings_file_read(). */
int settings_file_change(struct settings_file *file, const char *name, const char *value);

#endif
