#include "bulk/bulk_options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/message.h"
#include "base/minmax.h"
#include "bulk/ahead.h"
#include "bulk/inputs.h"
#include "os/file.h"
#include "pipe/progress.h"

struct bulk {
	const struct common_options *common;
	const struct bulk_options *options;
	struct inputs inputs;
	struct progress progress;
	unsigned long long size; /* bytes of all inputs, or 0 */
	struct seen seen;        /* by the thread of `progress` */
	struct ahead ahead;
	struct pieces pieces;
	struct game_reading reading;
};

/* Says how far the run is: games, percent of the input, time left. */
static void describe_run(void *context, int seconds, char text[PROGRESS_ROOM])
{
	struct bulk *bulk = context;
	unsigned long long games = atomic_load(&bulk->seen.games), done = atomic_load(&bulk->seen.done);
	bool searches = ahead_useful(bulk->options);
	struct sink out = sink_into(text, PROGRESS_ROOM);
	sink_format(&out, "%llu game%s", games, games == 1 ? "" : "s");
	if (searches)
		sink_format(&out, ", %llu rows", (unsigned long long)atomic_load(&bulk->seen.rows));
	if (bulk->size > 0 && done > 0) {
		double share = (double)done < (double)bulk->size ? (double)done / (double)bulk->size : 1;
		sink_format(&out, ", %d %%", (int)(100 * share));
		if (searches)
			sink_format(&out, ", %d s left", (int)(seconds / share * (1 - share)));
	} else {
		sink_format(&out, ", %d s", seconds);
	}
}

/* Returns the size of all inputs; 0 if it is not known. */
static unsigned long long size_of_inputs(const struct common_options *common, const struct bulk_options *options)
{
	unsigned long long size = 0;
	struct file_state file;
	bool known = !options->files_from;
	for (int i = 0; i < max(common->file_count, 1) && known; i++) {
		bool standard = common->file_count == 0 || strcmp(common->files[i], "-") == 0;
		known = standard ? file_describe(STDIN_FILENO, &file) : file_describe_path(common->files[i], &file);
		known = known && file.kind == FILE_REGULAR;
		size += known ? (unsigned long long)file.size : 0;
	}
	return known ? size : 0;
}

/* Lets a user at a terminal see the progress. */
static void watch_run(struct bulk *bulk)
{
	if (!file_is_terminal(STDERR_FILENO) || (!bulk->common->verbose && file_is_terminal(STDOUT_FILENO)))
		return;
	bulk->reading.seen = &bulk->seen;
	bulk->reading.stages.rows = &bulk->seen.rows;
	bulk->size = size_of_inputs(bulk->common, bulk->options);
	bulk->progress = (struct progress){.describe = describe_run, .context = bulk};
	progress_start(&bulk->progress);
}

static void put_summary(const struct stages *stages)
{
	const struct counts *counts = &stages->counts;
	char text[300], found[40] = "", duplicates[40] = "";
	if (stages_select(stages->options))
		snprintf(found, sizeof found, ", %llu found", counts->found);
	if (stages->options->dedup)
		snprintf(duplicates, sizeof duplicates, ", %llu duplicate%s", counts->duplicates,
		         counts->duplicates == 1 ? "" : "s");
	snprintf(text, sizeof text, "%llu game%s%s, %llu decided, %llu open, %llu contradicted, %llu with problems%s",
	         counts->games, counts->games == 1 ? "" : "s", found, counts->decided, counts->open, counts->contradicted,
	         counts->problems, duplicates);
	message_total(text);
}

/* Starts the threads of -j, if they can help. */
static void start_jobs(struct bulk *bulk)
{
	if (bulk->common->jobs < 2)
		return;
	if (ahead_useful(bulk->options))
		ahead_start(&bulk->ahead, &bulk->reading);
	else
		pieces_start(&bulk->pieces, &bulk->reading);
}

static void finish_jobs(struct bulk *bulk)
{
	if (bulk->reading.add_game)
		ahead_finish(&bulk->ahead);
	else if (bulk->reading.jobs)
		pieces_finish(&bulk->pieces);
	bulk->reading.jobs = NULL;
}

/* Reads a file. Returns false if the run must stop. */
static bool read_file(struct bulk *bulk, int fd)
{
	struct game_reading *reading = &bulk->reading;
	struct jobs *jobs = reading->jobs;
	if (jobs && !reading->add_game && pieces_give_file(&bulk->pieces, fd))
		return true;
	bool goes_on = !(jobs && jobs->stopped) && reading_file(reading, fd, fd == STDIN_FILENO);
	input_close_file(fd);
	return goes_on;
}

/* Reads the files, until the run must stop. */
static void read_files(struct bulk *bulk)
{
	bool goes_on = true;
	for (int fd; goes_on && (fd = inputs_open_next(&bulk->inputs)) >= 0;) {
		bulk->reading.file = bulk->inputs.path;
		goes_on = read_file(bulk, fd);
	}
	if (bulk->inputs.trouble)
		stages_worsen(&bulk->reading.stages, EXIT_TROUBLE);
}

int bulk_run(const struct common_options *common, const struct bulk_options *options, struct sink *out)
{
	struct bulk *bulk = calloc(1, sizeof *bulk);
	if (!bulk) {
		message_memory("reading games");
		return EXIT_TROUBLE;
	}
	struct stages *stages = &bulk->reading.stages;
	bulk->common = common;
	bulk->options = options;
	inputs_start(&bulk->inputs, common, options, out);
	reading_start(&bulk->reading, common, options, out);
	if (options->header)
		stages_put_header(stages);
	watch_run(bulk);
	start_jobs(bulk);
	read_files(bulk);
	inputs_close(&bulk->inputs);
	finish_jobs(bulk);
	progress_end(&bulk->progress);
	stages_finish(stages, common->verbose);
	if (common->verbose)
		put_summary(stages);
	int status = stages_status(stages);
	reading_free(&bulk->reading);
	free(bulk);
	return status;
}
