/* The files in a folder: a list, and what is not in it. */
#include "os/system.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/folder.h"
#include "tap.h"

enum { NAMES_COUNT = 300, FOLDERS_COUNT = 10 };

static int failures, last_error;

static void count_failure(void *context, const char *path, int error)
{
	failures += strcmp(context, path) == 0;
	last_error = error;
}

static bool ends_in_7(const char *name)
{
	return name[strlen(name) - 1] == '7';
}

/* Makes the folder x with files, and the folders in which they are. */
static void make_names(void)
{
	char path[40];
	mkdir("x", 0700);
	for (int i = 0; i < NAMES_COUNT; i++) {
		snprintf(path, sizeof path, "x/%d", i % FOLDERS_COUNT);
		mkdir(path, 0700);
		snprintf(path, sizeof path, "x/%d%s%d", i % FOLDERS_COUNT, i % 3 == 0 ? "-" : "/", i);
		FILE *file = fopen(path, "w");
		if (file)
			fclose(file);
	}
}

static bool in_order(const struct folder *folder)
{
	for (size_t i = 1; i < folder->count; i++)
		if (strcmp(folder->path[i - 1], folder->path[i]) >= 0)
			return false;
	return true;
}

/* Removes the files of the list, then the folders, which are empty. */
static bool remove_names(const struct folder *folder, const char *place)
{
	char path[40];
	bool removed = true;
	for (size_t i = 0; i < folder->count; i++)
		removed &= unlink(folder->path[i]) == 0;
	for (int i = 0; i < FOLDERS_COUNT; i++) {
		snprintf(path, sizeof path, "x/%d", i);
		removed &= rmdir(path) == 0;
	}
	return removed && rmdir("x") == 0 && chdir("/") == 0 && rmdir(place) == 0;
}

int main(void)
{
	char place[] = "/tmp/renju-folder-XXXXXX", nowhere[] = "nowhere";
	struct folder folder;
	struct folder_scan scan = {NULL, count_failure, nowhere, 0, 0};
	if (!mkdtemp(place) || chdir(place) != 0)
		return 1;
	make_names();
	tap(folder_list(&folder, "x", &scan) && folder.count == NAMES_COUNT && in_order(&folder) && scan.left_out == 0,
	    "all files are listed, in the order of their paths");
	folder_free(&folder);
	scan.wanted = ends_in_7;
	tap(folder_list(&folder, "x/", &scan) && folder.count == NAMES_COUNT / 10 && scan.left_out == NAMES_COUNT * 9 / 10 &&
	        strncmp(folder.path[0], "x/", 2) == 0 && folder.path[0][2] != '/',
	    "only wanted names are listed, and the others are counted");
	folder_free(&folder);
	tap(folder.count == 0 && folder_list(&folder, nowhere, &scan) && folder.count == 0 && failures == 1 &&
	        scan.failures == 1 && last_error == ENOENT,
	    "a folder that cannot be read is reported");
	folder_free(&folder);
	scan.wanted = NULL;
	tap(folder_list(&folder, "x", &scan) && remove_names(&folder, place), "the list stays when the files are gone");
	folder_free(&folder);
	return tap_status();
}
