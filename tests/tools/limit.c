/* Runs a command with a time limit: limit SECONDS COMMAND [ARGUMENT...]
   When the time is up it kills the command and the other processes of its group. Files written by the command
   are limited to a gigabyte. SIGINT and SIGQUIT end it even if they were ignored, e.g. after "make check &" in a script. Exit status: the command's; 128 plus the number of the signal that killed it; 124 when the
   time was up; 2 if the command could not be run. */

#ifndef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#endif

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static volatile sig_atomic_t command; /* its process id, and that of its process group */

static void end_all(int number)
{
	kill(-(pid_t)command, SIGKILL);
	_exit(number == SIGALRM ? 124 : 128 + number);
}

static _Noreturn void run(char *argv[])
{
	const struct rlimit most = {1 << 30, 1 << 30};
	setpgid(0, 0);
	signal(SIGINT, SIG_DFL);
	signal(SIGQUIT, SIG_DFL);
	setrlimit(RLIMIT_FSIZE, &most);
	execvp(argv[0], argv);
	perror(argv[0]);
	_exit(2);
}

int main(int argc, char *argv[])
{
	static const int endings[] = {SIGALRM, SIGHUP, SIGINT, SIGTERM};
	int status;
	char *end = NULL;
	long seconds = argc > 2 ? strtol(argv[1], &end, 10) : 0;
	if (seconds < 1 || seconds > 86400 || *end != '\0') {
		fputs("usage: limit SECONDS COMMAND [ARGUMENT...]\n", stderr);
		return 2;
	}
	command = fork();
	if (command < 0)
		return 2;
	if (command == 0)
		run(argv + 2);
	setpgid((pid_t)command, (pid_t)command); /* parent and child both call this; whichever is first has effect */
	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
		signal(endings[i], end_all);
	alarm((unsigned)seconds);
	if (waitpid((pid_t)command, &status, 0) < 0)
		return 2;
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
