#include "book/book_file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/path.h"
#include "book/book_key.h"
#include "formats/formats.h"
#include "os/file.h"

enum { BOOK_COUNTS = 4 }; /* enum book_ending >> 14 */

/* A ply of the last game, with the games that are still to be added to the book. */
struct book_ply {
	struct ply ply;
	uint64_t key;           /* of the position before the ply */
	struct book_key stones; /* after the ply */
	uint16_t point;         /* of the move: its book_key_point() */
	uint32_t games[BOOK_COUNTS];
};

/* Counts games. Often a game begins like the one before, e.g. a variation of a tree. The weights of such common moves
   are summed here, and reach the book in one call. A zeroed struct is valid once `book` is set. */
struct book_games {
	struct book *book;
	bool exhausted; /* memory ran out: some games are missing */
	bool any;       /* a game had a move */
	bool results;   /* all four of struct book_ply's games are counted, not only the first */
	int size, plies;
	struct book_key start; /* the stones of the last game's set-up */
	struct book_ply ply[GAME_PLIES_MAX];
};

/* A file while it is read. */
struct book_reading {
	struct book_report report;
	bool loses; /* the report's remark is about games that were skipped */
	struct book_games games;
	struct reader reader;
};

/* Adds the ply with index `from` and all later ones to the book, and removes them from `games`. */
static void add_from(struct book_games *games, int from)
{
	for (int i = from; i < games->plies; i++) {
		const struct book_ply *ply = &games->ply[i];
		for (int kind = 0; kind < BOOK_COUNTS; kind++)
			if (ply->games[kind] > 0 &&
			    !book_add(games->book, ply->key, ply->point + kind * BOOK_LOST, ply->games[kind]))
				games->exhausted = true;
	}
	games->plies = from < games->plies ? from : games->plies;
}

static struct book_key start_of(const struct replay *replay)
{
	struct board start;
	if (replay->changes == 0)
		return (struct book_key){{0}};
	game_setup_board(&replay->game, &start);
	return book_key_of(&start);
}

/* Returns the number of plies that the game has in common with the game before it. */
static int count_common(const struct book_games *games, const struct game *game)
{
	int common = 0;
	for (; common < games->plies && common < game->plies; common++) {
		const struct ply *one = &games->ply[common].ply, *other = &game->history[common];
		if (one->kind != other->kind || one->side != other->side || one->point != other->point)
			break;
	}
	return common;
}

/* Adds the game's next ply. */
static void book_add_ply(struct book_games *games, const struct game *game)
{
	struct book_ply *ply = &games->ply[games->plies];
	ply->stones = games->plies > 0 ? games->ply[games->plies - 1].stones : games->start;
	ply->ply = game->history[games->plies++];
	memset(ply->games, 0, sizeof ply->games);
	if (ply->ply.kind != PLY_STONE)
		return;
	ply->key = book_key_value(&ply->stones, games->size, ply->ply.side);
	ply->point = (uint16_t)book_key_point(&ply->stones, games->size, ply->ply.point);
	book_key_put(&ply->stones, games->size, ply->ply.side, ply->ply.point);
}

/* Adds the game's plies after those that it has in common with the game before it. */
static void follow_book_game(struct book_games *games, const struct replay *replay)
{
	const struct game *game = &replay->game;
	struct book_key start = start_of(replay);
	bool same = games->size == game->board.size && memcmp(&start, &games->start, sizeof start) == 0;
	add_from(games, same ? count_common(games, game) : 0);
	games->size = game->board.size;
	games->start = start;
	while (games->plies < game->plies)
		book_add_ply(games, game);
}

/* Counts the moves of the sides that did not lose, up to the game's first problem; for people also by the result. */
static void book_games_take(struct book_games *games, const struct replay *replay)
{
	enum game_result result = replay_result(replay);
	if (replay->game.plies == 0) /* e.g. a set-up alone: there is nothing to count, and its key takes time */
		return;
	follow_book_game(games, replay);
	for (int i = 0; i < games->plies; i++) {
		struct book_ply *ply = &games->ply[i];
		enum game_result lost = ply->ply.side == SIDE_BLACK ? RESULT_WHITE : RESULT_BLACK;
		games->any = true;
		if (ply->ply.kind != PLY_STONE)
			continue;
		ply->games[0] += result != lost;
		ply->games[BOOK_LOST / BOOK_LOST] += games->results && result == lost;
		ply->games[BOOK_DRAWN / BOOK_LOST] += games->results && result == RESULT_DRAW;
		ply->games[BOOK_OPEN / BOOK_LOST] += games->results && result == RESULT_NONE;
	}
}

static void book_take_game(struct collection *collection)
{
	struct book_reading *reading = collection->context;
	const struct replay *replay = collection->replay;
	book_games_take(&reading->games, replay);
	reading->report.fits |= replay->game.plies > 0 && replay->game.board.size == replay->defaults.size;
	collection->stopped = reading->games.exhausted;
}

/* Keeps the first remark about games that were skipped; without one, the first remark. */
static void keep_remark(struct collection *collection, const char *what, bool loses_games)
{
	struct book_reading *reading = collection->context;
	if (reading->report.remark[0] == '\0' || (loses_games && !reading->loses))
		snprintf(reading->report.remark, BOOK_REMARK_MAX, "%s", what);
	reading->loses |= loses_games;
}

/* Reads the open file, and fills the report. */
static void read_open(struct book_reading *reading, const struct book_source *source, int fd)
{
	struct reader *reader = &reading->reader;
	struct replay *replay = &reader->replay;
	struct book_report *report = &reading->report;
	replay->defaults = source->rules;
	replay->defaults.opening = OPENING_FREE;
	replay->defaults.opening_n = 0;
	replay->rule_chosen = source->rule_chosen;
	reader->decoder.given = source->encoding;
	reader_open(reader, fd, source->coords);
	reader->collection.take = book_take_game;
	reader->collection.remark = keep_remark;
	reader->collection.variations = true;
	reader->collection.name = path_stem(source->path);
	reader->collection.context = reading;
	const char *foreign = format_foreign(&reader->input);
	if (foreign)
		snprintf(report->fault, sizeof report->fault, "%s", foreign);
	else if (!reader_read(reader, format_guess(&reader->input, source->coords)))
		reading->games.exhausted = true;
	add_from(&reading->games, 0);
	report->error = reading->games.exhausted ? ENOMEM : 0;
	if (reader->input.failure != 0)
		report->error = reader->input.failure;
	if (!foreign && report->error == 0 && !reading->games.any)
		snprintf(report->fault, sizeof report->fault, "%s",
		         report->remark[0] != '\0' ? report->remark : "there is no game with a move");
	report->faulty = report->error != 0 || report->fault[0] != '\0';
}

struct book_report book_read(struct book *book, const struct book_source *source)
{
	struct book_report report = {.error = ENOMEM, .faulty = true};
	struct book_reading *reading = calloc(1, sizeof *reading);
	if (!reading)
		return report;
	int fd = file_open(source->path, 0);
	report.error = fd < 0 ? errno : 0;
	if (fd >= 0) {
		reading->games.book = book;
		reading->games.results = source->results;
		read_open(reading, source, fd);
		report = reading->report;
		close(fd);
	}
	reader_free(&reading->reader);
	free(reading);
	if (report.faulty)
		book_free(book);
	else
		book_finish(book);
	return report;
}
