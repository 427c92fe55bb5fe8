/* Searching ahead: the threads ask all that the main thread will ask, and the rows are the same, however many threads
   can be made. */
#include <stdlib.h>
#include <string.h>

#include "bulk/ahead.h"
#include "formats/formats.h"
#include "record/game_line.h"
#include "tap.h"

static int threads_left;

/* In place of the one in os/threads.c: no more than threads_left threads can be made. */
bool thread_start(pthread_t *thread, void *(*run)(void *), void *argument)
{
	return threads_left-- > 0 && pthread_create(thread, NULL, run, argument) == 0;
}

static const char *const games[] = {"x\tRenju\t15\tW+5\th8 g9 i10 i11 j9 h11 i8 j11 g11 h10 j12 h7 l11 g8", "h8 h9 i9 i9",
                                    "y\tFreestyle\t9\t-\te5 e6 d5 f5 d4", NULL};

static char written[2][1 << 16];

struct run {
	struct common_options common;
	struct bulk_options options;
	struct game_reading reading;
	struct sink out;
};

/* Writes the rows of all games. Returns whether this thread has asked the engine or the solver. */
static bool write_rows(struct run *run, int jobs, char *into)
{
	struct ahead *ahead = calloc(1, sizeof *ahead);
	struct game_reading *reading = &run->reading;
	const struct solving *solving = &reading->stages.solving;
	memset(reading, 0, sizeof *reading);
	run->common.jobs = jobs;
	run->out = sink_into(into, sizeof *written);
	reading_start(reading, &run->common, &run->options, &run->out);
	reading->file = "-";
	if (jobs > 1)
		ahead_start(ahead, reading);
	for (int i = 0; games[i]; i++) {
		struct replay *replay = &reading->reader.replay;
		struct collection collection = {
			.replay = replay, .line = (unsigned)i + 1, .games = (unsigned)i + 1, .context = reading};
		replay_start(replay);
		game_line_read(replay, text_span(games[i]), COORDS_LETTERS);
		replay->black = text_span("Ann");
		replay_end(replay);
		if (reading->add_game)
			reading->add_game(&collection);
		else
			reading_take(reading, &collection, "-");
	}
	if (reading->add_game)
		ahead_finish(ahead);
	free(ahead);
	bool asked = solving->mover_state.workspace[MOVER_ENGINE] || solving->solver.workspace;
	stages_finish(&reading->stages, false);
	reading_free(reading);
	return asked;
}

static void test_rows(const char *name, const char *columns, void (*choose)(struct bulk_options *options))
{
	struct run *run = calloc(1, sizeof *run);
	const struct ruleset rules = {.rule = RULE_RENJU, .size = 15, .connect = 5};
	run->common = (struct common_options){.rules = rules, .budget = {.nodes = 50, .memory = 1 << 20}, .seed = 1};
	run->options = (struct bulk_options){.top = 3, .first_ply = 1, .last_ply = 99};
	if (columns)
		columns_read(&run->options.columns, text_span(columns));
	if (choose)
		choose(&run->options);
	threads_left = 3;
	bool alone = write_rows(run, 1, written[0]), asked = write_rows(run, 3, written[1]);
	tap(alone && !asked, "%s: the main thread asks nothing", name);
	tap(strcmp(written[0], written[1]) == 0 && *written[0], "%s: the rows are the same", name);
	for (threads_left = 0; threads_left < 2; threads_left++) {
		int made = threads_left;
		write_rows(run, 3, written[1]);
		tap(strcmp(written[0], written[1]) == 0, "%s: the rows are the same when %d of 3 threads can be made", name, made);
		threads_left = made;
	}
	free(run);
}

static void choose_plies(struct bulk_options *options)
{
	options->plies = true;
}

static void choose_canon(struct bulk_options *options)
{
	options->plies = options->canon = true;
}

static void choose_players(struct bulk_options *options)
{
	options->players = true;
}

static int place_of_format(const char *name)
{
	int place = 0;
	while (strcmp(formats_write_names[place], name) != 0)
		place++;
	return place;
}

static void choose_graph(struct bulk_options *options)
{
	options->writes = true;
	options->to = place_of_format("graph");
}

static void choose_annotations(struct bulk_options *options)
{
	options->writes = options->annotate = options->plies = true;
	options->to = place_of_format("sgf");
}

static void choose_condition(struct bulk_options *options)
{
	struct fault fault;
	condition_read(&options->conditions.list[options->conditions.count++], text_span("eval>100"), &fault);
	condition_read(&options->conditions.list[options->conditions.count++], text_span("vcf=-"), &fault);
}

int main(void)
{
	test_rows("columns of the engine", "best,eval,top", NULL);
	test_rows("columns of the solver", "vcf,win,only", NULL);
	test_rows("plies", "eval,loss,rank,mark,vcf", choose_plies);
	test_rows("canonical plies", "eval,loss,top,win", choose_canon);
	test_rows("players", NULL, choose_players);
	test_rows("graph", NULL, choose_graph);
	test_rows("annotations", NULL, choose_annotations);
	test_rows("conditions", "best", choose_condition);
	return tap_status();
}
