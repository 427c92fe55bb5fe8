/* The files that a run reads: those that --files-from lists, then those of the command line, or standard input if no
   files are named. For a folder, the files in it and below it. */
#ifndef INPUTS_H
#define INPUTS_H

#include "base/folder.h"
#include "base/input.h"
#include "bulk/bulk_options.h"

enum { FILE_NAME_MAX = 4095 }; /* bytes of a name in the list; longer names are reported */

struct inputs {
	const struct common_options *common;
	struct sink *out; /* flushed before a message */
	/* In a folder files of every name are read, because --from was given. Else only names with an ending of a format
	   are read. */
	bool all;
	const char *path; /* of the open file, valid until the next one */
	bool trouble;     /* something could not be read, and was reported */
	bool standard;    /* standard input is next */
	int argument;     /* index of the next file of the command line */

	/* The files of a folder. They are read before anything else. */
	struct folder folder;
	size_t next; /* index in `folder` */

	/* The list of --files-from, read as it is needed. */
	const char *list; /* its name; NULL if there is none, and at its end */
	struct input input;
	bool nuls;                    /* newlines do not end names */
	char name[FILE_NAME_MAX + 2]; /* the last name, cut to one byte more than is allowed, and a NUL */
	char bytes[FILE_NAME_MAX + 1 + INPUT_CHUNK];
};

/* Opens the list, if there is one. `inputs` begins as zero. */
void inputs_start(struct inputs *inputs, const struct common_options *common, const struct bulk_options *options,
                  struct sink *out);
/* Opens the next file. Returns its descriptor, for input_close_file(); -1 at the end. Reports what cannot be read on
   the way there. */
int inputs_open_next(struct inputs *inputs);
void inputs_close(struct inputs *inputs);

#endif
