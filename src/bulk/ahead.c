#include "bulk/ahead.h"

#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/message.h"
#include "base/minmax.h"
#include "formats/formats.h"

enum {
	ANSWERS_A_THREAD = 1 << 14, /* enough for the games in the ring, at 600 bytes each */
	ROWS_A_PART = 8,            /* neighboring rows ask about the same positions */
};

/* What a thread needs to ask for a row. */
struct rehearsal {
	struct stages stages;
	struct replay replay;
	struct sink dropped; /* what the stages write */
	char bytes[SINK_BYTES];
};

bool ahead_useful(const struct bulk_options *options)
{
	bool asks = options->annotate || options->players;
	asks |= options->writes && format_named(formats_write_names[options->to])->annotated;
	return asks || bulk_options_any(options, column_asks);
}

/* Returns how many rows of a game need searches: those of --plies, or one for each position that is reviewed. */
static int count_rows(const struct stages *stages, const struct replay *replay)
{
	const struct bulk_options *options = stages->options;
	int plies = replay->game.plies;
	if (options->plies)
		return max(0, min(options->last_ply, plies) - options->first_ply + 1);
	return options->players || stages_annotate(stages) ? plies + 1 : 1;
}

static void rehearse(void *context, int worker, int place, int part)
{
	struct ahead *ahead = context;
	const struct ahead_game *game = &ahead->games[place];
	struct rehearsal *rehearsal = &ahead->rehearsals[worker];
	struct collection collection = game->collection;
	int rows = count_rows(&rehearsal->stages, &game->replay), first = ahead->asked.plies ? ahead->asked.first_ply : 0;
	collection.replay = &rehearsal->replay;
	rehearsal->stages.file = game->file;
	message_divert(&rehearsal->dropped);
	for (int i = part * ROWS_A_PART; i < min(rows, (part + 1) * ROWS_A_PART); i++) {
		rehearsal->dropped = sink_into(rehearsal->bytes, sizeof rehearsal->bytes);
		replay_copy(&rehearsal->replay, &game->replay);
		stages_rehearse(&rehearsal->stages, &collection, first + i);
	}
}

static void free_ahead(struct ahead *ahead)
{
	for (int i = 0; ahead->rehearsals && i < ahead->main->common->jobs; i++)
		stages_free(&ahead->rehearsals[i].stages);
	for (int i = 0; ahead->games && i < ahead->main->common->jobs * JOBS_A_THREAD; i++) {
		notes_free(&ahead->games[i].notes);
		free(ahead->games[i].text);
	}
	free(ahead->rehearsals);
	free(ahead->games);
	answers_free(&ahead->answers);
}

static bool finish_game(void *context, int place)
{
	struct ahead *ahead = context;
	return reading_take(ahead->main, &ahead->games[place].collection, ahead->games[place].file);
}

/* Copies a text to the end of the game's texts. */
static struct span keep_text(struct ahead_game *game, size_t *used, struct span text)
{
	struct span kept = {game->text + *used, text.length};
	if (text.length > 0)
		memcpy(game->text + *used, text.at, text.length);
	*used += text.length;
	return kept;
}

/* Returns false when memory runs out. */
static bool keep_game(struct ahead_game *game, const struct collection *collection, const char *file)
{
	const struct replay *replay = collection->replay;
	size_t used = 0, all = strlen(file) + 1 + replay->id.length + replay->black.length + replay->white.length;
	if (!array_grow(&game->text, &game->room, all, 1))
		return false;
	game->collection = *collection;
	game->collection.replay = &game->replay;
	replay_copy(&game->replay, replay);
	game->replay.decoder = NULL;
	game->file = keep_text(game, &used, (struct span){file, strlen(file) + 1}).at;
	game->replay.id = keep_text(game, &used, replay->id);
	game->replay.black = keep_text(game, &used, replay->black);
	game->replay.white = keep_text(game, &used, replay->white);
	if (!replay->notes)
		return true;
	game->replay.notes = &game->notes;
	return notes_copy(&game->notes, replay->notes);
}

/* Takes a complete game, and copies it. */
static void give_game(struct collection *collection)
{
	struct game_reading *main = collection->context;
	struct ahead *ahead = main->jobs->context;
	const char *file = main->file;
	int place = jobs_place(&ahead->jobs);
	if (place < 0)
		return;
	struct ahead_game *game = &ahead->games[place];
	if (keep_game(game, collection, file)) {
		int rows = count_rows(&ahead->rehearsals[0].stages, &game->replay);
		jobs_give(&ahead->jobs, (rows + ROWS_A_PART - 1) / ROWS_A_PART);
		return;
	}
	jobs_catch_up(&ahead->jobs);
	if (!ahead->jobs.stopped)
		ahead->jobs.stopped = reading_take(main, collection, file);
}

/* Starts the stages of a rehearsal. They make no tables, nor records, unless these are annotated. */
static void start_rehearsal(struct ahead *ahead, struct rehearsal *rehearsal)
{
	struct stages *stages = &rehearsal->stages;
	stages_start(stages, ahead->main->common, &ahead->asked, &rehearsal->replay, &rehearsal->dropped);
	if (!stages_annotate(stages))
		stages->target = NULL;
	stages->rehearses = true;
	stages->rows = ahead->main->stages.rows;
	solving_share(&stages->solving, &ahead->answers);
}

/* Makes room for all games and rehearsals. Returns false when memory runs out. */
static bool make_rehearsals(struct ahead *ahead)
{
	int threads = ahead->main->common->jobs;
	ahead->games = calloc((size_t)threads * JOBS_A_THREAD, sizeof *ahead->games);
	ahead->rehearsals = calloc((size_t)threads, sizeof *ahead->rehearsals);
	bool made = answers_start(&ahead->answers, (size_t)threads * ANSWERS_A_THREAD) && ahead->games && ahead->rehearsals;
	for (int i = 0; made && i < threads; i++)
		start_rehearsal(ahead, &ahead->rehearsals[i]);
	return made;
}

void ahead_start(struct ahead *ahead, struct game_reading *main)
{
	ahead->main = main;
	ahead->asked = *main->options;
	ahead->asked.dedup = ahead->asked.elo = ahead->asked.tree_of_all = false;
	ahead->asked.tree.count = 0;
	ahead->jobs = (struct jobs){.work = rehearse,
	                            .finish = finish_game,
	                            .context = ahead,
	                            .out = main->stages.cells.out};
	if (!make_rehearsals(ahead) || !jobs_start(&ahead->jobs, main->common->jobs)) {
		free_ahead(ahead);
		return;
	}
	main->add_game = give_game;
	main->jobs = &ahead->jobs;
	main->stages.rows = NULL;
	solving_share(&main->stages.solving, &ahead->answers);
}

void ahead_finish(struct ahead *ahead)
{
	jobs_catch_up(&ahead->jobs);
	atomic_store(&ahead->answers.stopped, true);
	jobs_end(&ahead->jobs);
	free_ahead(ahead);
}
