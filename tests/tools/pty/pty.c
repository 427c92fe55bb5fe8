/* Drives an interactive program at a pseudo-terminal: pty [-r ROWS] [-c COLUMNS] COMMAND [ARGUMENT...] <SCRIPT

   The script has one order on each line; empty lines and lines that begin with # are skipped. TEXT is all that follows
   one blank and knows the escapes \n \r \t \e \\ \xHH.

       send TEXT      types TEXT and a newline              screen      prints the screen, "|" before each line
       type TEXT      types TEXT                            raw         prints the bytes since the last raw
       key ^C         types a control character             scrolled    prints how many lines left at the top
       wait TEXT      until TEXT comes, after the last one  attributes  are the terminal's as they were at the start?
       settle         until all is quiet                    stopped     until the command stops
       signal INT     sends the command a signal            fg          brings it back after a stop
       leave          types ^U^D until the command ends      painted     the screen, colours as {1;32}text{}
       resize 20 60   changes rows and columns              status      until the command ends; prints how
       hangup         takes the terminal away

   All is quiet when nothing has come for 150 ms, what was typed has been read, and the command sleeps: on a busy machine it
   may be long before it has its turn. One that is at work all the time is quiet after 5 s.

   No order waits longer than PTY_SECONDS (60); screen, raw and scrolled settle first. Exit status: 0, the script was
   obeyed and the command has ended; 1, not so, and the command was killed; 2, bad order or option, or no terminal. */

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "pty/orders.h"

enum { MAX_SECONDS = 3600 };

static int session_run(struct session *session)
{
	switch (session_obey_script(session)) {
	case OUTCOME_BAD:
		fprintf(stderr, "bad script line: %s\n", session->line);
		return 2;
	case OUTCOME_LATE:
		printf("%s: %s\n", session_flooded(session) ? "too much output" : "timeout", session->line);
		screen_print(&session->screen, false);
		return 1;
	case OUTCOME_DONE: break;
	}
	session_settle(session);
	if (session_ended(session))
		return 0;
	printf("still running\n");
	return 1;
}

int main(int argc, char **argv)
{
	static struct session session;
	int rows = 24, columns = 80, seconds = 60, option;
	const char *limit = getenv("PTY_SECONDS");
	bool valid = !limit || number_read(limit, '\0', MAX_SECONDS, &seconds);
	/* The + keeps the GNU library from taking the command's options for ours. */
	while ((option = getopt(argc, argv, "+r:c:")) != -1)
		valid = valid && option != '?' &&
		        number_read(optarg, '\0', option == 'r' ? MAX_ROWS : MAX_COLUMNS, option == 'r' ? &rows : &columns);
	if (!valid || optind == argc) {
		fprintf(stderr, "usage: pty [-r ROWS] [-c COLUMNS] COMMAND [ARGUMENT...] <SCRIPT\n");
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
