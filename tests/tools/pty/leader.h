/* The process between a command and its terminal. The kernel lets Ctrl-Z stop only processes with a parent in their
   session. So this leader does what a shell does: it gives the command the terminal, and notices when the command
   stops, continues or ends. */
#ifndef LEADER_H
#define LEADER_H

#include <sys/types.h>

struct leader {
	int reports, requests; /* to and from the harness */
	pid_t command;         /* 0: it has ended */
};

enum state { STATE_UNKNOWN, STATE_RUNNING, STATE_STOPPED, STATE_EXITED, STATE_KILLED, STATE_LOST };

struct report {
	enum state state;
	int value; /* process id, exit status or signal */
};

/* Runs the leader in the calling process, and does not return. The leader outlives the command, because a terminal
   hangs up when its session leader ends. The leader ends when the harness does, however that ends. A byte in
   `requests` continues the command after a stop. */
_Noreturn void leader_run(struct leader *leader, const char *terminal, char **command);

#endif
