/* Checks that a machine's answers are in time: late PROGRAM SECONDS ANSWERS [OPTION...]
   Asks PROGRAM for moves, hints and forced wins, on boards from 5x5 to 99x99, from empty to crowded, under every
   rule, while another process keeps a core busy. After ten answers a new process is started. Prints the longest time
   of an answer by each clock, the program's CPU clock and the wall clock. Also prints two counts of late answers: by
   the CPU clock, and by the wall clock with 20 ms of grace. Exit status: 1 if one was late by the CPU clock, 2 if
   the program did not answer. Not part of make check: on a busy machine the wall clock means nothing. */

#ifndef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#endif

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "process_time.h"

enum { EACH = 10, SIZES = 10, OPTIONS_MAX = 20, BYTES_MAX = 1 << 18, GRACE = 20, POINT_MAX = 16 };

struct program {
	pid_t pid;
	FILE *to, *from;
};

struct tally {
	int answers, late, late_by_wall;
	double cpu, wall; /* longest time, in milliseconds */
};

static unsigned long long state = 1;

static unsigned below(unsigned n)
{
	state = state * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)((state >> 33) % n);
}

static double milliseconds(clockid_t clock)
{
	struct timespec time;
	clock_gettime(clock, &time);
	return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static pid_t start_busy(void)
{
	pid_t asker = getpid(), pid = fork();
	while (pid == 0 && getppid() == asker)
		;
	if (pid == 0)
		_exit(0);
	return pid;
}

static struct program start(char *arguments[])
{
	int down[2], up[2];
	if (pipe(down) != 0 || pipe(up) != 0)
		exit(2);
	struct program program = {.pid = fork()};
	if (program.pid == 0) {
		dup2(down[0], STDIN_FILENO);
		dup2(up[1], STDOUT_FILENO);
		close(down[0]), close(down[1]), close(up[0]), close(up[1]);
		execv(arguments[0], arguments);
		perror(arguments[0]);
		_exit(2);
	}
	close(down[0]), close(up[1]);
	program.to = fdopen(down[1], "w");
	program.from = fdopen(up[0], "r");
	return program;
}

static void stop(struct program *program)
{
	fclose(program->to);
	fclose(program->from);
	waitpid(program->pid, NULL, 0);
}

/* Reads up to the status line of the next block: the only line that begins with a capital letter. */
static void read_block(struct program *program)
{
	static char line[BYTES_MAX];
	do {
		if (!fgets(line, sizeof line, program->from)) {
			fputs("late: the program has ended\n", stderr);
			exit(2);
		}
	} while (line[0] < 'A' || line[0] > 'Z');
}

static void name(char text[POINT_MAX], unsigned x, unsigned y)
{
	char letters[3] = {0};
	letters[0] = (char)(x < 26 ? 'A' + (int)x : 'A' + (int)(x / 26) - 1);
	letters[1] = (char)(x < 26 ? '\0' : 'A' + (int)(x % 26));
	snprintf(text, POINT_MAX, "%s%u", letters, y + 1);
}

/* Sets up stones of both colors in a part of the board. One at a time: a line of input has at most 4,095 bytes. */
static void crowd(struct program *program, unsigned size)
{
	static const char *const colors[] = {"black", "white"};
	static char taken[100][100];
	char point[POINT_MAX];
	unsigned part = 3 + below(size - 2), stones = below(part * part);
	unsigned left = below(size - part + 1), low = below(size - part + 1);
	memset(taken, 0, sizeof taken);
	for (unsigned i = 0; i < stones; i++) {
		unsigned x = left + below(part), y = low + below(part);
		if (taken[x][y]++ > 0)
			continue;
		name(point, x, y);
		fprintf(program->to, "setup %s %s\n", colors[i % 2], point);
		fflush(program->to);
		read_block(program);
	}
}

/* Sets up black stones in pairs of rows, whose forbidden points are hard to judge. */
static void pair_rows(struct program *program, unsigned size)
{
	char point[POINT_MAX];
	for (unsigned y = 0; y < size; y++)
		for (unsigned x = 0; x < size && y % 6 < 2; x++) {
			name(point, x, y);
			fprintf(program->to, "setup black %s\n", point);
			fflush(program->to);
			read_block(program);
		}
}

static void ask(struct program *program, unsigned size, double limit, struct tally *tally)
{
	static const char *const questions[] = {"go", "hint", "go", "solve"};
	fputs("new\n", program->to), fflush(program->to);
	read_block(program);
	if (below(12) == 0)
		pair_rows(program, size);
	else
		crowd(program, size);
	double cpu = process_time(program->pid), wall = milliseconds(CLOCK_MONOTONIC);
	fprintf(program->to, "%s\n", questions[below(4)]);
	fflush(program->to);
	read_block(program);
	wall = milliseconds(CLOCK_MONOTONIC) - wall;
	cpu = process_time(program->pid) - cpu;
	tally->answers++;
	tally->late += cpu > limit;
	tally->late_by_wall += wall > limit + GRACE;
	tally->cpu = cpu > tally->cpu ? cpu : tally->cpu;
	tally->wall = wall > tally->wall ? wall : tally->wall;
	if (cpu > limit)
		fprintf(stderr, "late: %ux%u, %.1f ms\n", size, size, cpu);
}

/* Runs PROGRAM -q -T SECONDS -n SIZE -r RULE OPTION... */
static struct program start_for(int run, unsigned size, int argc, char *argv[])
{
	static const char *const rules[] = {"-rrenju", "-rfreestyle", "-rstandard", "-rcaro"};
	char limit[32], board[16], rule[16], quiet[] = "-q";
	char *arguments[OPTIONS_MAX + 5] = {argv[1], quiet, limit, board, rule};
	snprintf(limit, sizeof limit, "-T%s", argv[2]);
	snprintf(board, sizeof board, "-n%u", size);
	snprintf(rule, sizeof rule, "%s", rules[run / SIZES % 4]);
	for (int i = 4; i < argc; i++)
		arguments[i + 1] = argv[i];
	return start(arguments);
}

int main(int argc, char *argv[])
{
	static const unsigned sizes[SIZES] = {5, 6, 9, 15, 15, 19, 20, 30, 60, 99};
	struct tally tally = {0};
	if (argc < 4 || argc > OPTIONS_MAX) {
		fputs("usage: late PROGRAM SECONDS ANSWERS [OPTION...]\n", stderr);
		return 2;
	}
	double limit = strtod(argv[2], NULL) * 1000;
	int answers = (int)strtol(argv[3], NULL, 10);
	signal(SIGPIPE, SIG_IGN);
	pid_t busy = start_busy();
	for (int run = 0; tally.answers < answers; run++) {
		unsigned size = sizes[run % SIZES];
		struct program program = start_for(run, size, argc, argv);
		for (int i = 0; i < EACH && tally.answers < answers; i++)
			ask(&program, size, limit, &tally);
		stop(&program);
	}
	kill(busy, SIGKILL);
	waitpid(busy, NULL, 0);
	printf("%s s: %d answers, CPU time at most %.1f ms, late %d; by the wall clock at most %.1f ms, late %d\n", argv[2],
	       tally.answers, tally.cpu, tally.late, tally.wall, tally.late_by_wall);
	return tally.late > 0;
}
