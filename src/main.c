#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "run.h"
#include "trouble.h"

static struct sink out = {.fd = STDOUT_FILENO};

int main(int argc, char *argv[])
{
	struct options options;
	char fault[OPTIONS_FAULT_MAX];
	signal(SIGPIPE, SIG_IGN); /* a closed pipe is a write that fails, and exit status 2 */
	if (!options_read(&options, argc, argv, fault)) {
		fprintf(stderr, "renju: %s\nTry 'renju --help'.\n", fault);
		return EXIT_TROUBLE;
	}
	int status = run_front_end(&options, &out);
	if (!sink_flush(&out)) {
		if (out.failure != EPIPE) /* who closed the pipe knows */
			trouble_file("standard output", out.failure);
		return EXIT_TROUBLE;
	}
	return status;
}
