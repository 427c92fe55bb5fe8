#include "terminal/play/move_times.h"

#include <string.h>

#include "base/minmax.h"
#include "record/game_hash.h"

enum {
	LINE_TIMES = 16,             /* times in a line */
	TIME_MAX = 50 * 3600 * 1000, /* milliseconds of a move */
	TIME_UNKNOWN = -1,
};

/* Counts the time used from now on for the next move. Forgets the times of moves that were taken back. */
static void settle_times(struct play *play)
{
	const struct game *game = &play->session.game;
	struct move_times *times = &play->times;
	times->known = min(times->known, game->plies);
	times->noted = game_hash(game, game->plies);
	memcpy(times->used, play->used, sizeof times->used);
}

void move_times_clear(struct play *play)
{
	play->times.known = 0;
	settle_times(play);
}

static void put_move_time(struct move_times *times, int ply, long long milliseconds)
{
	while (times->known < ply)
		times->spent[++times->known] = TIME_UNKNOWN;
	times->spent[ply] = milliseconds < TIME_MAX ? (int)milliseconds : TIME_MAX;
}

void move_times_note(struct play *play)
{
	struct move_times *times = &play->times;
	const struct game *game = &play->session.game;
	if (game_hash(game, game->plies) == times->noted)
		return;
	if (game->plies > 0 && game_hash(game, game->plies - 1) == times->noted) {
		enum side side = game->history[game->plies - 1].side;
		put_move_time(times, game->plies, play->used[side] - times->used[side]);
	}
	settle_times(play);
}

int move_times_at(const struct play *play, int ply)
{
	return ply > 0 && ply <= play->times.known ? play->times.spent[ply] : TIME_UNKNOWN;
}

/* Writes "# times 17 1250 - 300": the number of the first ply, and milliseconds. Writes nothing if none is known. */
static void write_times_line(const struct play *play, int first, struct sink *out)
{
	enum { TIME_BYTES = 12 };
	char bytes[TIME_BYTES * (LINE_TIMES + 2)];
	struct sink line = sink_into(bytes, sizeof bytes);
	bool any = false;
	sink_format(&line, "# times %d", first);
	for (int ply = first; ply < first + LINE_TIMES && ply <= play->times.known; ply++) {
		int spent = move_times_at(play, ply);
		any |= spent >= 0;
		sink_format(&line, spent >= 0 ? " %d" : " -", spent);
	}
	if (any)
		sink_format(out, "%s\n", bytes);
}

void move_times_write(const struct play *play, struct sink *out)
{
	for (int first = 1; first <= play->times.known; first += LINE_TIMES)
		write_times_line(play, first, out);
}

void move_times_read(struct play *play, struct span words)
{
	int ply, spent, plies = play->session.game.plies;
	if (!text_number(text_word(&words), plies, &ply) || ply < 1)
		return;
	for (struct span word; ply <= plies && (word = text_word(&words)).length > 0; ply++)
		if (text_number(word, TIME_MAX, &spent))
			put_move_time(&play->times, ply, spent);
}
