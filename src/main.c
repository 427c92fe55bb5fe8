#include <errno.h>
#include <unistd.h>

#include "base/message.h"
#include "options/command_line.h"
#include "os/file.h"
#include "os/program.h"
#include "run.h"

static char bytes[SINK_BYTES]; /* all zero, so it takes no space in the program's file */

int main(int argc, char *argv[])
{
	struct options options;
	struct fault fault;
	struct sink out = sink_to(STDOUT_FILENO, bytes, sizeof bytes);
	program_start(&argc, &argv, EXIT_TROUBLE);
	if (!command_line_read(&options, argc, argv, file_is_terminal(STDIN_FILENO) && file_is_terminal(STDOUT_FILENO),
	                       &fault)) {
		fault_report(&fault, options.common.language);
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
