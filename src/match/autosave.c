#include "match/autosave.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lines/script.h"
#include "match/game_hash.h"
#include "match/leftovers.h"
#include "match/own_folder.h"

enum { SLOTS = 9, SLOT_NAME_MAX = 32 };

void autosave_leave(struct autosave *autosave)
{
	if (autosave->fd >= 0)
		close(autosave->fd);
	autosave->fd = -1;
	autosave->hash = 0;
}

/* Writes the folder's path, with room for the name of a slot. Returns false when the environment names no folder. */
static bool folder_of(char out[AUTOSAVE_PATH_MAX])
{
	return own_folder_find(out, AUTOSAVE_PATH_MAX - SLOT_NAME_MAX, "XDG_STATE_HOME", ".local/state");
}

void autosave_open(struct autosave *autosave)
{
	char folder[AUTOSAVE_PATH_MAX];
	*autosave = (struct autosave){.fd = -1};
	if (folder_of(folder))
		leftovers_remove(folder, "last-#.moves-XXXXXX");
}

/* A slot of the folder. */
struct slot {
	char path[AUTOSAVE_PATH_MAX];
	bool there;
	struct timespec time; /* when a game was saved there; zero for no game */
};

static struct slot slot_of(const char *folder, int number)
{
	struct slot slot = {.there = false};
	struct stat file;
	snprintf(slot.path, sizeof slot.path, "%.*s/last-%d.moves", AUTOSAVE_PATH_MAX - SLOT_NAME_MAX, folder, number);
	slot.there = stat(slot.path, &file) == 0;
	if (slot.there && file.st_size > 0)
		slot.time = file.st_mtim;
	return slot;
}

static bool is_before(const struct slot *one, const struct slot *other)
{
	return one->time.tv_sec != other->time.tv_sec ? one->time.tv_sec < other->time.tv_sec
	                                              : one->time.tv_nsec < other->time.tv_nsec;
}

/* Lists all slots, the oldest first. */
static void find_slots(const char *folder, struct slot slots[SLOTS])
{
	for (int i = 0; i < SLOTS; i++) {
		struct slot slot = slot_of(folder, i + 1);
		int at = i;
		for (; at > 0 && is_before(&slot, &slots[at - 1]); at--)
			slots[at] = slots[at - 1];
		slots[at] = slot;
	}
}

static bool lock(int fd)
{
	struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
	return fcntl(fd, F_SETLK, &whole) == 0;
}

/* Opens and locks a slot. Returns the descriptor, or -1 and errno. The program that had the lock may have replaced
   the file meanwhile, so the locked file must still be the one in the folder. */
static int hold(const struct slot *slot)
{
	struct stat held, there;
	int fd = open(slot->path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | (slot->there ? 0 : O_CREAT | O_EXCL), 0600);
	if (fd < 0)
		return -1;
	if (lock(fd) && fstat(fd, &held) == 0 && stat(slot->path, &there) == 0 && held.st_dev == there.st_dev &&
	    held.st_ino == there.st_ino)
		return fd;
	close(fd);
	errno = EBUSY;
	return -1;
}

/* Takes the slot that was unused for the longest time. Returns 0 or an errno. */
static int take_slot(struct autosave *autosave)
{
	char folder[AUTOSAVE_PATH_MAX];
	struct slot slots[SLOTS];
	int error = ENOENT;
	if (!folder_of(folder))
		return ENOENT;
	own_folder_make(folder);
	find_slots(folder, slots);
	for (int i = 0; i < SLOTS && autosave->fd < 0; i++) {
		autosave->fd = hold(&slots[i]);
		error = autosave->fd >= 0 ? 0 : errno;
		memcpy(autosave->path, slots[i].path, sizeof autosave->path);
	}
	return error;
}

/* Writes "# black human Ann", for the program that resumes the game. */
static void put_player(const struct match *match, struct sink *out, enum side side)
{
	static const char *const fronts[] = {[SIDE_BLACK] = "# black ", [SIDE_WHITE] = "# white "};
	sink_text(out, fronts[side]);
	sink_text(out, movers[match->session.player[side]].name);
	sink_char(out, ' ');
	sink_text(out, match->opponents.name[side == SIDE_BLACK ? WHO_FIRST : WHO_SECOND]);
	sink_char(out, '\n');
}

/* Writes "# clock 10+5 flag 599500 300000 17": the terms, milliseconds left of Black and White, and the plies. */
static void put_clock(struct sink *out, const struct chess_clock *clock)
{
	char terms[CHESS_CLOCK_TEXT_MAX], line[CHESS_CLOCK_TEXT_MAX + 80];
	if (!chess_clock_is_on(clock))
		return;
	snprintf(line, sizeof line, "# clock %s %s %lld %lld %d\n", chess_clock_write(&clock->terms, terms),
	         clock->terms.flag ? "flag" : "-", clock->left[SIDE_BLACK], clock->left[SIDE_WHITE], clock->plies);
	sink_text(out, line);
}

/* Writes the game to a temporary file, locks it, and renames it to the slot. Returns 0 or an errno. */
static int replace(const struct match *match, struct autosave *autosave)
{
	struct sink file;
	char temporary[AUTOSAVE_PATH_MAX + 8];
	snprintf(temporary, sizeof temporary, "%s-XXXXXX", autosave->path);
	file.used = 0;
	file.failure = 0;
	file.fd = mkstemp(temporary);
	if (file.fd < 0)
		return errno;
	fcntl(file.fd, F_SETFD, FD_CLOEXEC);
	script_write(&file, &match->session.game, match->coords);
	put_player(match, &file, SIDE_BLACK);
	put_player(match, &file, SIDE_WHITE);
	put_clock(&file, &match->clock);
	sink_flush(&file);
	int error = file.failure;
	if (error == 0 && (!lock(file.fd) || rename(temporary, autosave->path) != 0))
		error = errno;
	if (error == 0) {
		close(autosave->fd);
		autosave->fd = file.fd;
		return 0;
	}
	unlink(temporary);
	close(file.fd);
	return error;
}

int autosave_keep(struct match *match)
{
	struct autosave *autosave = &match->autosave;
	const struct game *game = &match->session.game;
	const struct chess_clock *clock = &match->clock;
	uint64_t hash = game_hash(game, game->plies);
	bool empty = game->plies == 0 && game->board.stones == 0;
	bool same = hash == autosave->hash &&
	            (!chess_clock_is_on(clock) || memcmp(autosave->left, clock->left, sizeof autosave->left) == 0);
	if (autosave->failed || same || (empty && autosave->fd < 0))
		return 0;
	int error = autosave->fd < 0 ? take_slot(autosave) : 0;
	if (error == 0)
		error = replace(match, autosave);
	autosave->hash = hash;
	memcpy(autosave->left, clock->left, sizeof autosave->left);
	autosave->failed = error != 0;
	return error;
}

static void read_player(struct match *match, enum side side, struct span rest)
{
	char *name = match->opponents.name[side == SIDE_BLACK ? WHO_FIRST : WHO_SECOND];
	int found = names_find(mover_names(), text_word(&rest));
	struct span person = text_trim(rest);
	if (found < 0 || person.length >= OPPONENT_NAME_MAX)
		return;
	match->session.player[side] = (enum mover_id)found;
	memcpy(name, person.at, person.length);
	name[person.length] = '\0';
}

/* Cuts a whole number, which may be negative, off the front. */
static bool cut_number(struct span *words, long long *number)
{
	unsigned long long value;
	struct span word = text_word(words);
	bool negative = word.length > 1 && word.at[0] == '-';
	if (!text_large_number((struct span){word.at + negative, word.length - negative}, &value))
		return false;
	*number = negative ? -(long long)value : (long long)value;
	return true;
}

/* Reads a clock written by put_clock(); leaves it untouched for any other text. */
static void read_clock(struct chess_clock *clock, struct span words)
{
	struct chess_clock_terms terms;
	long long black, white, plies;
	if (!chess_clock_read(text_word(&words), &terms))
		return;
	terms.flag = text_is(text_word(&words), "flag");
	if (!cut_number(&words, &black) || !cut_number(&words, &white) || !cut_number(&words, &plies) || plies < 0 ||
	    plies > GAME_PLIES_MAX)
		return;
	*clock = (struct chess_clock){.terms = terms, .left = {black, white}, .side = SIDE_NONE, .plies = (int)plies};
}

static void read_line(struct match *match, struct span words)
{
	bool comment = text_is(text_word(&words), "#");
	struct span word = comment ? text_word(&words) : text_span("");
	if (text_is(word, "black") || text_is(word, "white"))
		read_player(match, text_is(word, "black") ? SIDE_BLACK : SIDE_WHITE, words);
	else if (text_is(word, "clock"))
		read_clock(&match->clock, words);
}

/* Reads the lines below the game: the players, then the clock. */
static void read_tail(struct match *match, int fd)
{
	char tail[512];
	off_t size = lseek(fd, 0, SEEK_END);
	ssize_t length = pread(fd, tail, sizeof tail, size > (off_t)sizeof tail ? size - (off_t)sizeof tail : 0);
	struct span rest = {tail, length > 0 ? (size_t)length : 0};
	match->session.player[SIDE_BLACK] = match->session.player[SIDE_WHITE] = MOVER_HUMAN;
	chess_clock_start(&match->clock);
	while (rest.length > 0)
		read_line(match, text_cut_line(&rest));
}

int autosave_hold(char path[AUTOSAVE_PATH_MAX])
{
	char folder[AUTOSAVE_PATH_MAX];
	struct slot slots[SLOTS];
	int fd = -1;
	if (!folder_of(folder))
		return -1;
	find_slots(folder, slots);
	for (int i = SLOTS - 1; i >= 0 && fd < 0 && slots[i].time.tv_sec > 0; i--) {
		fd = hold(&slots[i]);
		memcpy(path, slots[i].path, sizeof slots[i].path);
	}
	return fd;
}

/* While we hold a slot no file is tried: closing any descriptor of our own file would release its lock (fcntl). */
bool autosave_is_kept(const struct autosave *autosave)
{
	char path[AUTOSAVE_PATH_MAX];
	int fd = autosave->fd < 0 ? autosave_hold(path) : -1;
	if (fd >= 0)
		close(fd);
	return fd >= 0 || autosave->fd >= 0;
}

/* Was the game lost on time? That is saved as a resignation, with a clock that has run out. */
static bool lost_on_time(const struct match *match)
{
	const struct game *game = &match->session.game;
	const struct ply *last = game->plies > 0 ? &game->history[game->plies - 1] : NULL;
	return last && last->kind == PLY_RESIGN && chess_clock_flagged(&match->clock, last->side);
}

void autosave_resume(struct match *match, int fd, const char path[AUTOSAVE_PATH_MAX])
{
	struct autosave *autosave = &match->autosave;
	read_tail(match, fd);
	match->late = lost_on_time(match);
	autosave->fd = fd;
	autosave->hash = game_hash(&match->session.game, match->session.game.plies);
	memcpy(autosave->left, match->clock.left, sizeof autosave->left);
	memcpy(autosave->path, path, sizeof autosave->path);
}
