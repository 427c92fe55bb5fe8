#include "base/folder.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "os/entries.h"
#include "os/places.h"

/* Paths by their offsets, which stay valid while `bytes` of the listing grows. */
struct offsets {
	size_t count, room;
	size_t *at;
};

/* A folder while it is listed. */
struct listing {
	struct folder_scan *scan;
	size_t used, room;
	char *bytes; /* paths, each with a NUL */
	struct offsets files;
	struct offsets folders; /* still to be read */
	bool exhausted;         /* memory ran out */
};

/* Adds the path of `name` in the folder with this path; an empty name adds the folder itself. */
static void add_path(struct listing *listing, struct offsets *offsets, const char *folder, const char *name)
{
	size_t length = strlen(folder), rest = strlen(name) + 1;
	bool slash = rest > 1 && !place_separates(folder[length - 1]);
	if (!array_grow(&listing->bytes, &listing->room, listing->used + length + slash + rest, 1) ||
	    !array_grow(&offsets->at, &offsets->room, offsets->count + 1, sizeof *offsets->at)) {
		listing->exhausted = true;
		return;
	}
	offsets->at[offsets->count++] = listing->used;
	char *at = listing->bytes + listing->used;
	memcpy(at, folder, length);
	if (slash)
		at[length] = '/';
	memcpy(at + length + slash, name, rest);
	listing->used += length + slash + rest;
}

static void take_entry(struct listing *listing, const struct entries *entries, const char *folder, const char *name)
{
	struct folder_scan *scan = listing->scan;
	if (name[0] == '.')
		return;
	enum entry_kind kind = entries_kind(entries, name);
	if (kind == ENTRY_IS_FOLDER)
		add_path(listing, &listing->folders, folder, name);
	else if (kind == ENTRY_IS_FILE && (!scan->wanted || scan->wanted(name)))
		add_path(listing, &listing->files, folder, name);
	else
		scan->left_out += kind == ENTRY_IS_FILE;
}

/* Reads the names in a folder. */
static void read_folder(struct listing *listing, const char *path)
{
	struct folder_scan *scan = listing->scan;
	struct entries entries;
	const char *name = NULL;
	bool opened = entries_open(&entries, path);
	while (opened && !listing->exhausted && (name = entries_next(&entries)))
		take_entry(listing, &entries, path, name);
	int error = name ? 0 : errno;
	if (opened)
		entries_close(&entries);
	if (error == 0)
		return;
	scan->failures++;
	scan->failed(scan->context, path, error);
}

/* Reads the folder that was found last, unless memory has run out. Returns false if there is none. */
static bool read_next_folder(struct listing *listing)
{
	if (listing->exhausted || listing->folders.count == 0)
		return false;
	char *path = strdup(listing->bytes + listing->folders.at[--listing->folders.count]);
	listing->exhausted = !path;
	if (path)
		read_folder(listing, path);
	free(path);
	return true;
}

static int compare_paths(const void *one, const void *other)
{
	return strcmp(*(const char *const *)one, *(const char *const *)other);
}

/* Takes over the paths, and sorts them. */
static void sort_paths(struct folder *folder, struct listing *listing)
{
	size_t count = listing->files.count;
	folder->path = listing->exhausted ? NULL : malloc((count + 1) * sizeof *folder->path);
	listing->exhausted = !folder->path;
	if (listing->exhausted)
		return;
	folder->bytes = listing->bytes;
	folder->count = count;
	for (size_t i = 0; i < count; i++)
		folder->path[i] = folder->bytes + listing->files.at[i];
	qsort(folder->path, count, sizeof *folder->path, compare_paths);
}

bool folder_list(struct folder *folder, const char *path, struct folder_scan *scan)
{
	struct listing listing = {.scan = scan};
	*folder = (struct folder){.count = 0};
	add_path(&listing, &listing.folders, path, "");
	while (read_next_folder(&listing))
		continue;
	sort_paths(folder, &listing);
	free(listing.files.at);
	free(listing.folders.at);
	if (listing.exhausted)
		free(listing.bytes);
	return !listing.exhausted;
}

void folder_free(struct folder *folder)
{
	free(folder->path);
	free(folder->bytes);
	*folder = (struct folder){.count = 0};
}
