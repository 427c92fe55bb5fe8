#include "pty/leader.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

static bool leader_report(const struct leader *leader, enum state state, int value)
{
	struct report report = {state, value};
	return write(leader->reports, &report, sizeof report) == (ssize_t)sizeof report;
}

/* Replaces this process by the command. First reports STATE_RUNNING: the command then has the terminal and default
   signal handlers, so keys typed from then on reach it. */
static _Noreturn void leader_exec(const struct leader *leader, char **command)
{
	sigset_t none;
	sigemptyset(&none);
	if (setpgid(0, 0) != 0 || tcsetpgrp(0, getpid()) != 0)
		_exit(126);
	for (int number = 1; number < 32; number++)
		signal(number, SIG_DFL);
	sigprocmask(SIG_SETMASK, &none, NULL);
	leader_report(leader, STATE_RUNNING, (int)getpid());
	close(leader->reports);
	close(leader->requests);
	execvp(command[0], command);
	perror(command[0]);
	_exit(127);
}

static bool leader_take_terminal(const char *name)
{
	setsid();
	int fd = open(name, O_RDWR | O_CLOEXEC);
#ifdef TIOCSCTTY
	ioctl(fd, TIOCSCTTY, 0);
#endif
	return dup2(fd, 0) == 0 && dup2(fd, 1) == 1 && dup2(fd, 2) == 2;
}

/* Reports if the command has stopped or ended; takes the terminal back after a stop. Returns false when the harness has
   gone. */
static bool leader_watch(struct leader *leader)
{
	int status;
	if (leader->command == 0 || waitpid(leader->command, &status, WNOHANG | WUNTRACED) <= 0)
		return true;
	if (WIFSTOPPED(status)) {
		tcsetpgrp(0, getpgrp());
		return leader_report(leader, STATE_STOPPED, WSTOPSIG(status));
	}
	leader->command = 0;
	return WIFEXITED(status) ? leader_report(leader, STATE_EXITED, WEXITSTATUS(status))
	                         : leader_report(leader, STATE_KILLED, WTERMSIG(status));
}

/* Waits at most 5 ms for a request, and carries it out: continues the command. The short wait lets the caller poll the
   command without a SIGCHLD handler. Returns false when the harness has gone. */
static bool leader_listen(const struct leader *leader)
{
	char request;
	if (poll(&(struct pollfd){leader->requests, POLLIN, 0}, 1, 5) <= 0)
		return true;
	if (read(leader->requests, &request, 1) != 1)
		return false;
	if (leader->command == 0)
		return true;
	tcsetpgrp(0, leader->command);
	kill(-leader->command, SIGCONT);
	return leader_report(leader, STATE_RUNNING, (int)leader->command);
}

_Noreturn void leader_run(struct leader *leader, const char *terminal, char **command)
{
	static const int ignored[] = {SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE};
	for (size_t i = 0; i < sizeof ignored / sizeof ignored[0]; i++)
		signal(ignored[i], SIG_IGN);
	signal(SIGCHLD, SIG_DFL);
	if (!leader_take_terminal(terminal) || (leader->command = fork()) < 0)
		_exit(2);
	if (leader->command == 0)
		leader_exec(leader, command);
	while (leader_watch(leader) && leader_listen(leader))
		continue;
	if (leader->command != 0) {
		kill(-leader->command, SIGKILL);
		kill(leader->command, SIGKILL);
		waitpid(leader->command, NULL, 0);
	}
	_exit(0);
}
