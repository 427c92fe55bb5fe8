/* Fuzzes a kept game: reads its moves and its comments, and writes the comments and reads them again. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "terminal/files/game_load.h"
#include "terminal/files/kept_game.h"
#include "terminal/play/game_notes.h"
#include "terminal/play/move_times.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Aborts unless the comments are the same after they were written. */
static void write_again(struct match *match, const struct kept_game *kept)
{
	char bytes[SINK_BYTES];
	struct sink out = sink_into(bytes, sizeof bytes);
	memcpy(match->session.player, kept->player, sizeof kept->player);
	memcpy(match->opponents.name, kept->name, sizeof kept->name);
	memcpy(match->used, kept->used, sizeof kept->used);
	match->clock = kept->clock;
	match->own = kept->own;
	match->autosave.number = kept->number;
	kept_game_write(match, &out);
	struct kept_game again = kept_game_of_text(sink_held(&out));
	if (memcmp(again.player, kept->player, sizeof kept->player) != 0 || strcmp(again.name[0], kept->name[0]) != 0 ||
	    strcmp(again.name[1], kept->name[1]) != 0 || memcmp(again.used, kept->used, sizeof kept->used) != 0 ||
	    memcmp(again.clock.left, kept->clock.left, sizeof kept->clock.left) != 0 ||
	    again.number != kept->number || again.own.count != kept->own.count || memcmp(again.own.at, kept->own.at, sizeof kept->own.at) != 0)
		abort();
}

/* Aborts unless the times of the moves are the same after they were written. */
static void write_times_again(struct match *match, int fd)
{
	static struct move_times before;
	char bytes[SINK_BYTES];
	struct sink out = sink_into(bytes, sizeof bytes);
	kept_game_read_plies(match, fd);
	before = match->times;
	move_times_write(match, &out);
	if (out.failure != 0)
		return; /* too many for the sink */
	move_times_read(match, sink_held(&out));
	for (int ply = 1; ply <= before.known; ply++)
		if (before.spent[ply] != move_times_at(match, ply))
			abort();
}

/* Aborts unless the notes are the same after they were written. */
static void write_notes_again(struct match *match)
{
	static struct notes before;
	struct note one, two;
	char bytes[SINK_BYTES];
	struct sink out = sink_into(bytes, sizeof bytes);
	if (!game_notes_copy(match, &match->session.game, &before))
		abort();
	game_notes_write(match, &out);
	if (out.failure == 0) {
		game_notes_read(match, sink_held(&out));
		size_t at = 0, place = 0;
		while (notes_next(&match->notes.list, &at, &one))
			if (!notes_next(&before, &place, &two) || one.kind != two.kind || one.point != two.point ||
			    one.text.length != two.text.length || memcmp(one.text.at, two.text.at, one.text.length) != 0)
				abort();
		if (notes_next(&before, &place, &two))
			abort();
	}
	notes_free(&before);
	before = (struct notes){.bytes = NULL};
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct match match;
	static FILE *file;
	static const struct common_options common;
	if (!file)
		file = tmpfile();
	if (!file || ftruncate(fileno(file), 0) != 0 || pwrite(fileno(file), data, size, 0) != (ssize_t)size ||
	    lseek(fileno(file), 0, SEEK_SET) != 0)
		abort();
	match = (struct match){.common = &common};
	match.session.journal.fd = -1;
	match.session.rules = (struct ruleset){.size = 15, .connect = 5, .rule = RULE_RENJU};
	struct game_load *load = game_load_read(&match, fileno(file));
	if (load)
		game_load_end(&match, load, load->answer != LOAD_WHOLE);
	struct kept_game kept = kept_game_read(fileno(file));
	write_again(&match, &kept);
	write_times_again(&match, fileno(file));
	write_notes_again(&match);
	game_notes_free(&match);
	return 0;
}
