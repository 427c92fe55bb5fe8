#include "bulk/bulk.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/trouble.h"
#include "bulk/dedup.h"
#include "bulk/row.h"
#include "bulk/said.h"
#include "formats/foreign.h"
#include "formats/formats.h"
#include "formats/moves.h"
#include "lines/refusal.h"

enum { RECORD_MAX = 1 << 20 }; /* bytes of a plain line */

struct counts {
	unsigned long long games, decided, open, contradicted, problems, duplicates;
};

struct bulk {
	const struct terms *terms;
	const struct bulk_options *options;
	struct gameline line;
	const struct format *target; /* of --to, or NULL: report */
	struct writing writing;
	struct dedup dedup;
	bool forgets; /* it had no memory left, and that was said */
	struct counts counts;
	int status;
	const char *file;
	const struct format *format; /* of the file */
	int longest;                 /* plies of its longest game */
	struct said said; /* in this file */
	struct input input;
	struct replay replay;
	char bytes[RECORD_MAX + INPUT_CHUNK];
};

static void worsen(struct bulk *bulk, int status)
{
	if (bulk->status < status)
		bulk->status = status;
}

static void trouble(struct bulk *bulk, int error)
{
	trouble_file(bulk->file, error);
	worsen(bulk, EXIT_TROUBLE);
}

/* The game this one repeats. Irregular games repeat nothing. */
static bool find_duplicate(struct bulk *bulk, struct span *first)
{
	if (!bulk->options->dedup || bulk->replay.problem.any)
		return false;
	switch (dedup_add(&bulk->dedup, &bulk->replay, first)) {
	case DEDUP_SEEN:
		bulk->counts.duplicates++;
		return true;
	case DEDUP_NO_MEMORY:
		if (!bulk->forgets)
			trouble(bulk, ENOMEM);
		bulk->forgets = true;
		return false;
	default:
		return false;
	}
}

static void count(struct bulk *bulk)
{
	enum check check = replay_check(&bulk->replay);
	bulk->counts.games++;
	bulk->counts.decided += replay_decided(&bulk->replay) != RECORDED_NOTHING;
	bulk->counts.open += check == CHECK_OPEN;
	bulk->counts.contradicted += check == CHECK_CONTRADICTED;
	bulk->counts.problems += bulk->replay.problem.any;
	if (bulk->replay.problem.any || check == CHECK_CONTRADICTED)
		worsen(bulk, EXIT_REJECTED);
}

/* Of a record with a problem what stands before it: nothing, where its rules or setup make no sense. */
static void write_game(struct bulk *bulk, const struct collection *collection)
{
	if (bulk->replay.problem.any && bulk->replay.problem.ply == 0)
		return;
	if (bulk->target->write(&bulk->writing, &bulk->replay))
		return;
	trouble_game(bulk->file, collection->line, collection->games, "this format can't hold the game; it is left out");
	worsen(bulk, EXIT_TROUBLE);
}

static const char *trouble_of_problem(const struct problem *problem)
{
	if (problem->verdict.status == STATUS_SYNTAX)
		return problem->ply == 0 ? "no game can be made of this" : "no move can be read here";
	if (problem->verdict.status == STATUS_NOT_ALLOWED)
		return "not this side's turn, or too late for it";
	return refusal_text(problem->verdict.status);
}

static void take_game(struct collection *collection)
{
	struct bulk *bulk = collection->context;
	const struct problem *problem = &bulk->replay.problem;
	struct span first;
	bool duplicate = find_duplicate(bulk, &first);
	count(bulk);
	if (bulk->longest < bulk->replay.game.plies)
		bulk->longest = bulk->replay.game.plies;
	if (bulk->target && !duplicate)
		write_game(bulk, collection);
	else if (!bulk->target)
		gameline_put(&bulk->line, &bulk->replay, duplicate ? &first : NULL);
	if (problem->any)
		trouble_ply(bulk->file, collection->line, collection->games, problem->ply,
		            (struct span){problem->text, problem->length}, trouble_of_problem(problem));
	collection->stopped = (problem->any && bulk->terms->strict) || bulk->line.out->failure != 0;
}

/* The file's name without folder and suffix. */
static struct span name_of(const char *path)
{
	const char *slash = strrchr(path, '/');
	const char *name = slash ? slash + 1 : path;
	const char *dot = strrchr(name, '.');
	return (struct span){name, dot && dot > name ? (size_t)(dot - name) : strlen(name)};
}

/* Said once for each file and name. */
static void say_unknown_rule(struct collection *collection, struct span name)
{
	struct bulk *bulk = collection->context;
	if (said_first(&bulk->said, name))
		trouble_line(bulk->file, collection->line, name, "the name of no rule known here; -r says which is meant");
}

static void say_remark(struct collection *collection, const char *what, bool trouble)
{
	struct bulk *bulk = collection->context;
	trouble_note(bulk->file, what);
	if (trouble)
		worsen(bulk, EXIT_TROUBLE);
}

/* An input in which no game was found is one that can't be read, unless it is lines that hold none, or standard input
   without a byte. */
static void take_nothing(struct bulk *bulk, struct collection *collection, const struct format *format, bool empty)
{
	bool standard = strcmp(bulk->file, "-") == 0;
	if (collection->games > 0 || collection->unreadable || bulk->input.failure != 0 || (empty ? standard : format->lines))
		return;
	collection_start(collection);
	replay_problem(&bulk->replay, 0, verdict_plain(STATUS_SYNTAX), text_span(""));
	collection_end(collection);
}

/* Lines of one move each are the referee's input, and no problem to a reader of games: a word is better than silence. */
static void hint_at_referee(const struct bulk *bulk, const struct collection *collection)
{
	enum { ENOUGH = 3 };
	if (collection->games >= ENOUGH && bulk->longest <= 1 && bulk->format == &format_moves)
		trouble_note(bulk->file, "no line has more than one move; a game of a move per line is read without -g");
}

/* The format as it was named, or as the first bytes have it; NULL for what can't be read. */
static const struct format *choose_format(struct bulk *bulk)
{
	const struct format *named = format_named(formats_read_names[bulk->options->from]);
	const char *foreign = named && named->binary ? NULL : foreign_remark(&bulk->input);
	if (foreign) {
		trouble_note(bulk->file, foreign);
		worsen(bulk, EXIT_TROUBLE);
		return NULL;
	}
	if (named)
		return named;
	const struct format *guessed = format_guess(&bulk->input, bulk->terms->look.coords);
	if (bulk->terms->verbose)
		trouble_taken(bulk->file, guessed->name);
	return guessed;
}

static bool read_input(struct bulk *bulk, int fd, bool standard)
{
	struct collection collection = {.input = &bulk->input, .replay = &bulk->replay, .coords = bulk->terms->look.coords,
	                                .take = take_game, .unknown_rule = say_unknown_rule, .remark = say_remark,
	                                .context = bulk};
	collection.name = standard ? text_span("") : name_of(bulk->file);
	input_open(&bulk->input, fd, bulk->line.out, bulk->bytes, sizeof bulk->bytes, RECORD_MAX);
	bulk->said.count = 0;
	bulk->longest = 0;
	bool empty = input_peek(&bulk->input, 1).length == 0;
	bulk->format = choose_format(bulk);
	if (!bulk->format)
		return true;
	bulk->format->read(&collection);
	take_nothing(bulk, &collection, bulk->format, empty);
	hint_at_referee(bulk, &collection);
	if (bulk->input.failure != 0)
		trouble(bulk, bulk->input.failure);
	return !collection.stopped;
}

/* False when the run is to stop. */
static bool read_file(struct bulk *bulk, const char *path)
{
	bool standard = strcmp(path, "-") == 0;
	bulk->file = path;
	int fd = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0) {
		trouble(bulk, errno);
		return true;
	}
	bool goes_on = read_input(bulk, fd, standard);
	if (!standard)
		close(fd);
	return goes_on;
}

static void put_summary(const struct bulk *bulk)
{
	const struct counts *counts = &bulk->counts;
	fprintf(stderr, "renju: %llu games, %llu decided, %llu open, %llu contradicted, %llu with problems", counts->games,
	        counts->decided, counts->open, counts->contradicted, counts->problems);
	if (bulk->options->dedup)
		fprintf(stderr, ", %llu duplicates", counts->duplicates);
	fputc('\n', stderr);
}

int bulk_run(const struct terms *terms, const struct bulk_options *options, struct sink *out)
{
	static struct bulk bulk;
	bulk.terms = terms;
	bulk.options = options;
	bulk.status = EXIT_FINE;
	bulk.counts = (struct counts){0};
	bulk.replay.defaults = terms->rules;
	bulk.line = (struct gameline){.out = out, .json = terms->format == OUTPUT_JSON, .columns = options->columns};
	bulk.replay.rule_chosen = options->rule_chosen;
	bulk.writing = (struct writing){.out = out, .coords = terms->look.coords};
	bulk.target = options->writes ? format_named(formats_write_names[options->to]) : NULL;
	bool goes_on = terms->file_count > 0 || read_file(&bulk, "-");
	for (int i = 0; i < terms->file_count && goes_on; i++)
		goes_on = read_file(&bulk, terms->files[i]);
	if (terms->verbose)
		put_summary(&bulk);
	dedup_free(&bulk.dedup);
	return bulk.status;
}
