/* Drives an interactive program at a pseudo-terminal: pty [-w] [-r ROWS] [-c COLUMNS] COMMAND [ARGUMENT...] <SCRIPT
   -w: characters of ambiguous width, such as lines and stones, take two columns.
   The script has one step on each line; empty lines and lines that begin with # are skipped. TEXT is all that follows
   one blank. It may contain the escapes \n \r \t \e \\ \xHH.
       send TEXT      types TEXT and a newline              screen      prints the screen, "|" before each line
       type TEXT      types TEXT                            painted     prints the screen, colors as {1;32}text{}
       key ^C         types a control character             raw         prints the bytes since the last raw
       wait TEXT      waits for TEXT after the last match   bytes       prints how many came since the last bytes,
       settle         waits until all is quiet                          or with a number, whether at most so many
       signal INT     sends the command a signal            redraw      types ^L; prints whether the screen, which
       leave          types ^U^D until the command ends                 was drawn anew, shows the same as before
       resize 20 60   changes rows and columns              scrolled    prints how many lines scrolled off the top
       hangup         takes the terminal away               attributes  compares the terminal's with those at the start
       fg             continues the command after a stop    stopped     waits until the command stops
                                                            status      waits for the end; prints the status
   TEXT is also found on the screen, if some of it was written after the last match: a program may write only what
   changes.
   All is quiet when no output has come for 150 ms, all input has been read, and the command sleeps: on a busy
   machine silence alone may mean that it waits for a CPU or the disk. A command that works all the time counts as
   quiet after 5 s of CPU time. No step waits longer than PTY_SECONDS (60). screen, painted, raw, bytes, redraw and
   scrolled settle first. Exit status: 0 if every step was carried out and the command has ended; 1 if not (the command
   is then killed); 2 for a bad step or option, or without a terminal. */

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "pty/steps.h"

enum { MAX_SECONDS = 3600 };

static int session_run(struct session *session)
{
	switch (session_run_script(session)) {
	case OUTCOME_BAD:
		fprintf(stderr, "bad script line: %s\n", session->line);
		return 2;
	case OUTCOME_LATE:
		printf("%s: %s\n", session_flooded(session) ? "too much output" : session_ended(session) ? "ended" : "timeout",
		       session->line);
		screen_print(&session->screen, false);
		return 1;
	case OUTCOME_DONE: break;
	}
	session_settle(session);
	if (!session_ended(session) || session->last.state == STATE_LOST) {
		printf("%s\n", session_ended(session) ? "lost" : "still running");
		return 1;
	}
	return 0;
}

int main(int argc, char **argv)
{
	static struct session session;
	int rows = 24, columns = 80, seconds = 60, option;
	const char *limit = getenv("PTY_SECONDS");
	bool valid = !limit || number_read(limit, '\0', MAX_SECONDS, &seconds);
	/* The + keeps the GNU library from reading the command's options as ours. */
	while ((option = getopt(argc, argv, "+wr:c:")) != -1)
		if (option == 'w')
			session.screen.wide = true;
		else
			valid = valid && option != '?' &&
			        number_read(optarg, '\0', option == 'r' ? MAX_ROWS : MAX_COLUMNS,
			                    option == 'r' ? &rows : &columns);
	if (!valid || optind == argc) {
		fprintf(stderr, "usage: pty [-w] [-r ROWS] [-c COLUMNS] COMMAND [ARGUMENT...] <SCRIPT\n");
		return 2;
	}
	session.limit = seconds * 1000LL;
	signal(SIGPIPE, SIG_IGN);
	signal(SIGCHLD, SIG_DFL);
	int status = 2;
	if (session_open(&session, rows, columns) && session_start(&session, argv + optind))
		status = session_run(&session);
	else
		perror("pty");
	if (session.leader > 0)
		session_close(&session);
	return fflush(stdout) == 0 && !ferror(stdout) ? status : 2;
}
