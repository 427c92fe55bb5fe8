#include "terminal/files/autosave.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/hash.h"
#include "language/script.h"
#include "record/game_hash.h"
#include "terminal/files/kept_game.h"
#include "terminal/files/replace.h"
#include "terminal/play/play.h"

enum { SLOT_NAME_MAX = 32 };

void autosave_leave(struct autosave *autosave)
{
	if (autosave->fd >= 0)
		close(autosave->fd);
	autosave->fd = -1;
	autosave->hash = 0;
	autosave->resumed = autosave->partial = autosave->noted_partial = false;
}

/* Writes the folder's path, with room for the name of a slot. Returns false when the environment names no folder. */
static bool folder_of(char out[AUTOSAVE_PATH_MAX])
{
	return place_find(out, AUTOSAVE_PATH_MAX - SLOT_NAME_MAX, PLACE_GAMES);
}

/* Returns a time in milliseconds, at least 1. */
static long long number_of_time(struct file_time time)
{
	static const long long seconds_max = 10000000000000; /* numbers of files may be larger */
	long long seconds = time.seconds < 0 ? 0 : time.seconds;
	if (seconds > seconds_max)
		seconds = seconds_max;
	return seconds * 1000 + time.nanoseconds / 1000000 + 1;
}

/* Returns the number of the game in the file; the time of its last change if it has none. */
static long long number_of(const struct autosave_slot *slot)
{
	int fd = file_open(slot->path, FILE_AT_ONCE | FILE_NO_LINK);
	long long number = fd >= 0 ? kept_game_read(fd).number : 0;
	if (fd >= 0)
		close(fd);
	return number > 0 ? number : number_of_time(slot->time);
}

static struct autosave_slot slot_of_file(const char *folder, int number)
{
	struct autosave_slot slot = {.there = false};
	struct file_state file;
	snprintf(slot.path, sizeof slot.path, "%.*s/last-%d.moves", AUTOSAVE_PATH_MAX - SLOT_NAME_MAX, folder, number);
	slot.there = file_describe_path(slot.path, &file);
	if (slot.there && file.size > 0) {
		slot.time = file.changed;
		slot.number = number_of(&slot);
	}
	return slot;
}

void autosave_open(struct autosave *autosave)
{
	char folder[AUTOSAVE_PATH_MAX];
	*autosave = (struct autosave){.fd = -1};
	if (folder_of(folder))
		replace_clean(slot_of_file(folder, 1).path);
}

/* Lists all slots, the oldest first. */
static void find_slots(const char *folder, struct autosave_slot slots[AUTOSAVE_SLOTS])
{
	for (int i = 0; i < AUTOSAVE_SLOTS; i++) {
		struct autosave_slot slot = slot_of_file(folder, i + 1);
		int at = i;
		for (; at > 0 && slot.number < slots[at - 1].number; at--)
			slots[at] = slots[at - 1];
		slots[at] = slot;
	}
}

/* Lists the slots with a game, the newest first. */
static int list_games(struct autosave_slot slots[AUTOSAVE_SLOTS])
{
	char folder[AUTOSAVE_PATH_MAX];
	struct autosave_slot found[AUTOSAVE_SLOTS];
	int count = 0;
	if (!folder_of(folder))
		return 0;
	find_slots(folder, found);
	while (count < AUTOSAVE_SLOTS && found[AUTOSAVE_SLOTS - 1 - count].number > 0) {
		slots[count] = found[AUTOSAVE_SLOTS - 1 - count];
		count++;
	}
	return count;
}

int autosave_list(struct autosave *autosave, struct autosave_slot slots[AUTOSAVE_SLOTS])
{
	int count = list_games(slots);
	autosave->number = count > 0 ? slots[0].number : 0;
	return count;
}

int autosave_hold(const struct autosave_slot *slot)
{
	int fd = file_open(slot->path,
	                   FILE_UPDATES | FILE_NO_LINK | (slot->there ? 0 : FILE_CREATES | FILE_IS_NEW | FILE_PRIVATE));
	if (fd < 0)
		return -1;
	if (file_lock(fd) && file_is_at(fd, slot->path))
		return fd;
	close(fd);
	errno = EBUSY;
	return -1;
}

/* Takes the first slot that no other program holds: one without a game, else the oldest. Returns 0 or an errno. */
static int take_slot(struct autosave *autosave)
{
	char folder[AUTOSAVE_PATH_MAX];
	struct autosave_slot slots[AUTOSAVE_SLOTS];
	int error = ENOENT;
	if (!folder_of(folder))
		return ENOENT;
	own_folder_make(folder);
	find_slots(folder, slots);
	autosave->number = slots[AUTOSAVE_SLOTS - 1].number;
	for (int i = 0; i < AUTOSAVE_SLOTS && autosave->fd < 0; i++) {
		autosave->fd = autosave_hold(&slots[i]);
		error = autosave->fd >= 0 ? 0 : errno;
		memcpy(autosave->path, slots[i].path, sizeof autosave->path);
	}
	return error;
}

/* Replaces the game in the slot. The new file is locked before it takes the place of the old one. Returns 0 or an
   errno. */
static int write_slot(const struct play *play, struct autosave *autosave)
{
	struct replacement replacement;
	struct file_state state;
	char bytes[SINK_BYTES];
	int fd = replace_open(&replacement, autosave->path);
	if (fd < 0)
		return errno;
	struct sink file = sink_to(fd, bytes, sizeof bytes);
	/* The game's number is above all that are known: the time, or if a clock was wrong the next number. */
	long long now = file_describe(fd, &state) ? number_of_time(state.changed) : 0;
	autosave->number = now > autosave->number ? now : autosave->number + 1;
	script_write(&file, &play->session.game, play->session.coords);
	autosave->partial = !kept_game_write(play, &file);
	sink_flush(&file);
	int error = file.failure;
	if (error == 0 && game_over(&play->session.game) && !file_sync(fd))
		error = errno;
	if (error == 0 && !file_lock(fd))
		error = errno;
	error = replace_end(&replacement, error);
	close(error == 0 ? autosave->fd : fd);
	if (error == 0)
		autosave->fd = fd;
	return error;
}

/* Returns the hash of all that the file keeps. */
static uint64_t hash_of_kept(const struct play *play)
{
	const long long numbers[] = {play->used[SIDE_BLACK],       play->used[SIDE_WHITE], play->clock.left[SIDE_BLACK],
	                             play->clock.left[SIDE_WHITE], play->own.count,        play->records.changes};
	uint64_t hash = game_hash(&play->session.game);
	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
		hash = hash_add(hash, (uint64_t)numbers[i]);
	return hash;
}

int autosave_keep(struct play *play)
{
	struct autosave *autosave = &play->autosave;
	const struct game *game = &play->session.game;
	bool empty = game->plies == 0 && game->board.stones == 0;
	if (hash_of_kept(play) == autosave->hash || (empty && autosave->fd < 0))
		return 0;
	int error = autosave->fd < 0 ? take_slot(autosave) : 0;
	if (error == 0)
		error = write_slot(play, autosave);
	autosave->hash = hash_of_kept(play);
	autosave->failed = error != 0;
	return error;
}

bool autosave_is(const struct autosave *autosave, const char *path)
{
	return autosave->fd >= 0 && file_is_at(autosave->fd, path);
}

/* Opens no file while we hold a slot: closing any descriptor of our own file would release its lock. */
bool autosave_can_resume(const struct autosave *autosave)
{
	struct autosave_slot slots[AUTOSAVE_SLOTS];
	int fd = -1, count = autosave->fd < 0 ? list_games(slots) : 0;
	for (int i = 0; i < count && fd < 0; i++)
		fd = autosave_hold(&slots[i]);
	if (fd >= 0)
		close(fd);
	return fd >= 0 || autosave->fd >= 0;
}

void autosave_resume(struct play *play, int fd, const char path[AUTOSAVE_PATH_MAX])
{
	struct autosave *autosave = &play->autosave;
	struct kept_game kept = kept_game_read(fd);
	const struct game *game = &play->session.game;
	opponents_resume(&play->opponents, play->session.player, kept.player, kept.name);
	memcpy(play->used, kept.used, sizeof play->used);
	play->own = kept.own;
	ply_records_follow_other(&play->records, game, play->used);
	chess_clock_start(&play->clock, game->plies);
	if (chess_clock_is_on(&kept.clock))
		play->clock = kept.clock;
	/* A game that was lost on time is saved as a resignation, with a clock that has run out. */
	const struct ply *last = game->plies > 0 ? &game->history[game->plies - 1] : NULL;
	play->late = last && last->kind == PLY_RESIGN && chess_clock_flagged(&play->clock, last->side);
	autosave->fd = fd;
	autosave->resumed = true;
	autosave->failed = false;
	memcpy(autosave->path, path, sizeof autosave->path);
	autosave->hash = hash_of_kept(play);
}
