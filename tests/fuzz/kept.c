/* Fuzzes a kept game: reads its moves and its comments, and writes the comments and reads them again. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "terminal/files/autosave.h"
#include "terminal/files/game_load.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Returns a file with just these bytes. */
static int file_of(struct span bytes)
{
	static FILE *file;
	if (!file)
		file = tmpfile();
	if (!file || ftruncate(fileno(file), 0) != 0 || lseek(fileno(file), 0, SEEK_SET) != 0 ||
	    pwrite(fileno(file), bytes.at, bytes.length, 0) != (ssize_t)bytes.length)
		abort();
	return fileno(file);
}

/* Aborts unless the comments are the same after they were written. */
static void write_again(struct play *play, const struct kept_game *kept)
{
	char bytes[SINK_BYTES];
	struct sink out = sink_into(bytes, sizeof bytes);
	memcpy(play->session.player, kept->player, sizeof kept->player);
	memcpy(play->opponents.name, kept->name, sizeof kept->name);
	memcpy(play->used, kept->used, sizeof kept->used);
	play->clock = kept->clock;
	play->own = kept->own;
	play->autosave.number = kept->number;
	kept_game_write(play, 1, &out);
	struct kept_game again = kept_game_read(file_of(sink_held(&out)));
	if (memcmp(again.player, kept->player, sizeof kept->player) != 0 || strcmp(again.name[0], kept->name[0]) != 0 ||
	    strcmp(again.name[1], kept->name[1]) != 0 || memcmp(again.used, kept->used, sizeof kept->used) != 0 ||
	    memcmp(again.clock.left, kept->clock.left, sizeof kept->clock.left) != 0 ||
	    again.number != kept->number || again.own.count != kept->own.count || memcmp(again.own.at, kept->own.at, sizeof kept->own.at) != 0)
		abort();
}

/* Aborts unless the times of the moves are the same after they were written. */
static void write_times_again(struct play *play, int fd)
{
	static int before[GAME_PLIES_MAX + 1];
	char bytes[SINK_BYTES];
	struct sink out = sink_into(bytes, sizeof bytes);
	kept_game_read_plies(&play->records, &play->session.game, fd);
	for (int ply = 1; ply < play->records.positions; ply++)
		before[ply] = ply_records_at(&play->records, ply)->spent;
	kept_game_write(play, 1, &out);
	if (out.failure != 0)
		return; /* too many for the sink */
	kept_game_read_plies(&play->records, &play->session.game, file_of(sink_held(&out)));
	for (int ply = 1; ply < play->records.positions; ply++)
		if (before[ply] != ply_records_at(&play->records, ply)->spent)
			abort();
}

/* Aborts unless the notes are the same after they were written, but for control characters: each becomes '?' once. */
static void write_notes_again(struct play *play, int fd)
{
	static struct notes before;
	struct note one, two;
	static char bytes[2][SINK_BYTES];
	struct sink out = sink_into(bytes[0], sizeof bytes[0]), again = sink_into(bytes[1], sizeof bytes[1]);
	kept_game_read_plies(&play->records, &play->session.game, fd);
	if (!ply_records_copy_notes(&play->records, &play->session.game, &before))
		abort();
	kept_game_write_notes(&play->records, &out);
	if (out.failure == 0) {
		kept_game_read_plies(&play->records, &play->session.game, file_of(sink_held(&out)));
		size_t place = 0;
		for (int ply = 0; ply < play->records.positions; ply++)
			for (size_t at = 0; ply_records_next_note(&play->records, ply, &at, &one);)
				if (!notes_next(&before, &place, &two) || one.kind != two.kind || one.point != two.point)
					abort();
		if (notes_next(&before, &place, &two))
			abort();
		kept_game_write_notes(&play->records, &again);
		if (again.used != out.used || memcmp(bytes[0], bytes[1], out.used) != 0)
			abort();
	}
	notes_free(&before);
	before = (struct notes){.bytes = NULL};
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct play play;
	static FILE *file;
	static const struct common_options common;
	if (!file)
		file = tmpfile();
	if (!file || ftruncate(fileno(file), 0) != 0 || pwrite(fileno(file), data, size, 0) != (ssize_t)size ||
	    lseek(fileno(file), 0, SEEK_SET) != 0)
		abort();
	play = (struct play){.common = &common};
	play.session.journal.fd = -1;
	play.session.rules = (struct ruleset){.size = 15, .connect = 5, .rule = RULE_RENJU};
	struct game_load *load = game_load_read(&play, fileno(file), 1);
	if (load && load->whole)
		game_load_take(&play, load);
	if (load)
		game_load_free(load);
	struct kept_game kept = kept_game_read(fileno(file));
	write_again(&play, &kept);
	write_times_again(&play, fileno(file));
	write_notes_again(&play, fileno(file));
	ply_records_free(&play.records);
	return 0;
}
