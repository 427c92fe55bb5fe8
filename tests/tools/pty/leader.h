/* The process between a command and its terminal. The kernel lets Ctrl-Z stop only what has a parent in its session. So a
   leader stands between the command and us and does what a shell does: it lends the command the terminal and sees it stop,
   go on and end. */
#ifndef LEADER_H
#define LEADER_H

#include <sys/types.h>

struct leader {
	int reports, requests; /* to and from the harness */
	pid_t command;         /* 0: has ended */
};

enum state { STATE_UNKNOWN, STATE_RUNNING, STATE_STOPPED, STATE_EXITED, STATE_KILLED, STATE_LOST };

struct report {
	enum state state;
	int value; /* process id, exit status or signal */
};

/* Does so in the process that calls it, which ends here. It outlives the command, for a terminal is hung up with its leader,
   but not the harness, however that ends. A byte among the requests brings the command back after a stop. */
_Noreturn void leader_run(struct leader *leader, const char *terminal, char **command);

#endif
