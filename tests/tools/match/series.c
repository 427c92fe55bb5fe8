#include "series.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* A running game, in a process that leads a process group. */
struct job {
	pid_t group; /* 0 for none */
	int game;
	int from;
	size_t length;
	char line[LOG_LINE_MAX];
};

static struct job jobs[SERIES_JOBS_MAX];

void series_fail(const char *what, const char *name)
{
	fprintf(stderr, "match: %s%s%s\n", what, name ? ": " : "", name ? name : "");
	exit(2);
}

/* Kills the engines of all running games. */
static void end_jobs(void)
{
	for (int i = 0; i < SERIES_JOBS_MAX; i++)
		if (jobs[i].group > 0) {
			kill(-jobs[i].group, SIGKILL);
			waitpid(jobs[i].group, NULL, 0);
			jobs[i].group = 0;
		}
}

static void on_signal(int number)
{
	for (int i = 0; i < SERIES_JOBS_MAX; i++)
		if (jobs[i].group > 0)
			kill(-jobs[i].group, SIGKILL);
	signal(number, SIG_DFL);
	raise(number);
}

static int beginner_of(int game)
{
	return game % 2 == 1 ? FIRST : SECOND;
}

/* Plays a game in its own process, and sends its log line. */
static void play_job(const struct match *match, int number, int to)
{
	static struct game game;
	static char line[LOG_LINE_MAX];
	struct result result;
	struct opening_stones opening = openings_of_pair(&match->openings, (number - 1) / 2, match->conditions.rules.size);
	play_game(&game, &match->conditions, &opening, beginner_of(number), &result);
	size_t length = log_write(line, number, &game, &result);
	for (size_t done = 0; done < length;) {
		ssize_t wrote = write(to, line + done, length - done);
		if (wrote <= 0)
			_exit(1);
		done += (size_t)wrote;
	}
	_exit(0);
}

/* Holds back the signals of on_signal(), which must not miss a new job. Returns the mask to restore. */
static sigset_t block_signals(void)
{
	sigset_t signals, old;
	sigemptyset(&signals);
	sigaddset(&signals, SIGINT);
	sigaddset(&signals, SIGTERM);
	sigaddset(&signals, SIGHUP);
	sigprocmask(SIG_BLOCK, &signals, &old);
	return old;
}

static void start_job(const struct match *match, struct job *job, int game)
{
	int ends[2];
	if (pipe(ends) != 0)
		series_fail("pipe", strerror(errno));
	fflush(NULL);
	sigset_t blocked = block_signals();
	pid_t child = fork();
	if (child < 0)
		series_fail("fork", strerror(errno));
	if (child == 0) {
		setpgid(0, 0);
		signal(SIGINT, SIG_DFL);
		signal(SIGTERM, SIG_DFL);
		signal(SIGHUP, SIG_DFL);
		sigprocmask(SIG_SETMASK, &blocked, NULL);
		close(ends[0]);
		fcntl(ends[1], F_SETFD, FD_CLOEXEC); /* closed in the engines, so that a stray one cannot hold it open */
		play_job(match, game, ends[1]);
	}
	setpgid(child, child);
	close(ends[1]);
	job->game = game;
	job->from = ends[0];
	job->length = 0;
	job->group = child;
	sigprocmask(SIG_SETMASK, &blocked, NULL);
}

/* Counts a game by its log line; a game after the last one of this match is not counted. */
static void count(struct match *match, struct span line)
{
	struct log_entry entry;
	if (!log_read(&entry, line))
		series_fail("not a line of a match log", match->log_path);
	if (entry.game > match->games)
		return;
	match->outcome[entry.game] = entry.outcome;
	if (entry.taken != OUTCOME_NONE)
		match->taken[entry.taken]++;
	for (int i = FIRST; i <= SECOND; i++)
		if (entry.slowest[i] > match->slowest[i])
			match->slowest[i] = entry.slowest[i];
	if (!entry.faulty)
		return;
	int loser = entry.outcome == OUTCOME_WIN ? SECOND : FIRST;
	match->faults[loser]++;
	printf("game %d: %s has lost: %s\n", entry.game, loser == FIRST ? "FIRST" : "SECOND", entry.detail);
}

/* Reads from a game's process. At its end the game is counted. */
static void read_job(struct match *match, struct job *job)
{
	ssize_t got = read(job->from, job->line + job->length, sizeof job->line - job->length);
	if (got > 0) {
		job->length += (size_t)got;
		return;
	}
	if (got < 0 && errno == EINTR)
		return;
	close(job->from);
	waitpid(job->group, NULL, 0);
	kill(-job->group, SIGKILL); /* kills what its engines left running */
	job->group = 0;
	if (job->length == 0 || job->line[job->length - 1] != '\n')
		series_fail("a game's process ended early", NULL);
	count(match, (struct span){job->line, job->length - 1});
	if (!match->log)
		return;
	fwrite(job->line, 1, job->length, match->log);
	if (fflush(match->log) != 0)
		series_fail(match->log_path, strerror(errno));
}

struct tally series_tally(const struct match *match)
{
	struct tally tally = {{0}, {0}};
	for (int game = 1; game <= match->games && match->outcome[game] != OUTCOME_NONE; game += 2)
		tally_add(&tally, match->outcome[game], game < match->games ? match->outcome[game + 1] : OUTCOME_NONE);
	return tally;
}

static bool decided(const struct match *match)
{
	struct tally tally = series_tally(match);
	double llr = tally_llr(&tally, match->elo0, match->elo1);
	return match->tested && (llr >= tally_llr_bound || llr <= -tally_llr_bound);
}

static bool is_running(int game)
{
	for (int i = 0; i < SERIES_JOBS_MAX; i++)
		if (jobs[i].group > 0 && jobs[i].game == game)
			return true;
	return false;
}

static int next_game(const struct match *match)
{
	int game = 1;
	while (game <= match->games && (match->outcome[game] != OUTCOME_NONE || is_running(game)))
		game++;
	return game <= match->games ? game : 0;
}

static void read_jobs(struct match *match)
{
	struct pollfd ready[SERIES_JOBS_MAX];
	for (int i = 0; i < match->jobs; i++)
		ready[i] = (struct pollfd){.fd = jobs[i].group > 0 ? jobs[i].from : -1, .events = POLLIN};
	if (poll(ready, (nfds_t)match->jobs, -1) <= 0)
		return;
	for (int i = 0; i < match->jobs; i++)
		if (ready[i].revents != 0)
			read_job(match, &jobs[i]);
}

void series_run(struct match *match)
{
	signal(SIGPIPE, SIG_IGN);
	signal(SIGINT, on_signal);
	signal(SIGTERM, on_signal);
	signal(SIGHUP, on_signal);
	atexit(end_jobs);
	for (bool going = true; going && !decided(match);) {
		going = false;
		for (int i = 0; i < match->jobs; i++) {
			int game = jobs[i].group > 0 ? 0 : next_game(match);
			if (game > 0)
				start_job(match, &jobs[i], game);
			going |= jobs[i].group > 0;
		}
		if (going)
			read_jobs(match);
	}
	end_jobs();
}

/* Writes the log's first line: what all its games have in common. */
static void write_conditions(char *line, size_t room, const struct match *match, const char *book)
{
	const struct contestant *contestant = match->conditions.contestant;
	snprintf(line, room, "# match %s %d openings %s plies %d: %s [%s] against %s [%s]\n",
	         rule_names[match->conditions.rules.rule], match->conditions.rules.size, book, match->conditions.most_plies,
	         contestant[FIRST].command, contestant[FIRST].info, contestant[SECOND].command, contestant[SECOND].info);
}

void series_open_log(struct match *match, const char *book)
{
	static char line[LOG_LINE_MAX], conditions[LOG_LINE_MAX];
	write_conditions(conditions, sizeof conditions, match, book);
	match->log = fopen(match->log_path, "a+");
	if (!match->log)
		series_fail(match->log_path, strerror(errno));
	rewind(match->log);
	long whole = 0;
	for (bool first = true; fgets(line, sizeof line, match->log) && strchr(line, '\n'); first = false) {
		if (first && strcmp(line, conditions) != 0)
			series_fail("another match is in", match->log_path);
		if (!first)
			count(match, (struct span){line, strlen(line) - 1});
		whole = ftell(match->log);
	}
	if (ftruncate(fileno(match->log), whole) != 0 || fseek(match->log, 0, SEEK_END) != 0 ||
	    (whole == 0 && fputs(conditions, match->log) == EOF))
		series_fail(match->log_path, strerror(errno));
}
