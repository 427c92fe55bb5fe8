#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/message.h"
#include "options/command_line.h"
#include "run.h"

static char bytes[SINK_BYTES]; /* all zero, so it takes no space in the program's file */

/* Opens closed standard descriptors, so that no other file gets their numbers. Reading standard input or writing
   standard output still fails; messages on stderr are lost. */
static void hold_descriptors(void)
{
	static const int modes[] = {[STDIN_FILENO] = O_WRONLY, [STDOUT_FILENO] = O_RDONLY, [STDERR_FILENO] = O_RDWR};
	for (int fd = 0; fd < 3; fd++)
		if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", modes[fd]) != fd)
			exit(EXIT_TROUBLE);
}

int main(int argc, char *argv[])
{
	struct options options;
	char fault[FAULT_MAX];
	struct sink out = sink_to(STDOUT_FILENO, bytes, sizeof bytes);
	hold_descriptors();
	signal(SIGPIPE, SIG_IGN); /* writing to a closed pipe fails: exit status 2 */
	signal(SIGXFSZ, SIG_IGN); /* writing beyond a file's size limit fails, too */
	if (!command_line_read(&options, argc, argv, isatty(STDIN_FILENO) && isatty(STDOUT_FILENO), fault)) {
		message_usage(fault);
		return EXIT_TROUBLE;
	}
	int status = run_front_end(&options, &out);
	if (!sink_flush(&out)) {
		if (out.failure != EPIPE) /* no message after EPIPE: the reader closed the pipe on purpose */
			message_file("standard output", out.failure);
		return EXIT_TROUBLE;
	}
	return status;
}
