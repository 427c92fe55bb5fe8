#include "terminal/tty.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

/* A process has one terminal, and signal handlers get no argument: what they need is here. It changes in tty_open() and
   in the functions that say so. */
static struct {
	bool is_terminal;
	struct termios given; /* its attributes as they were */
	struct termios quiet; /* without echo */
	sigset_t mask;        /* the signals that were blocked before */
	volatile sig_atomic_t hushed; /* it has the quiet ones */
	volatile sig_atomic_t noting;
	volatile sig_atomic_t interrupted;
	volatile sig_atomic_t continued;
} tty;

/* Signals that end the program unless somebody said otherwise before. */
static const int endings[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};
enum { ENDINGS = sizeof endings / sizeof *endings };

/* From the background a terminal is not to be touched: who has it now wants it otherwise. */
static void set_attributes(const struct termios *attributes)
{
	if (tty.is_terminal && tcgetpgrp(STDIN_FILENO) == getpgrp())
		tcsetattr(STDIN_FILENO, TCSANOW, attributes);
}

static void set_action(int number, void (*handler)(int number))
{
	struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
	sigfillset(&action.sa_mask);
	sigaction(number, &action, NULL);
}

/* What the signal does by itself happens here and now; it may be nothing. */
static void let_happen(int number)
{
	sigset_t only;
	sigemptyset(&only);
	sigaddset(&only, number);
	set_action(number, SIG_DFL);
	raise(number);
	sigprocmask(SIG_UNBLOCK, &only, NULL);
	sigprocmask(SIG_BLOCK, &only, NULL);
}

static void on_ending(int number)
{
	if (number == SIGINT && tty.noting) {
		tty.interrupted = 1;
		return;
	}
	set_attributes(&tty.given);
	let_happen(number);
}

/* A program that nobody could bring back is not stopped, and goes on. */
static void on_stop(int number)
{
	int error = errno;
	set_attributes(&tty.given);
	let_happen(number);
	set_action(number, on_stop);
	set_attributes(tty.hushed ? &tty.quiet : &tty.given);
	errno = error;
}

static void on_continue(int number)
{
	int error = errno;
	(void)number;
	set_attributes(tty.hushed ? &tty.quiet : &tty.given);
	tty.continued = 1;
	errno = error;
}

static void catch_unless_ignored(int number, void (*handler)(int number))
{
	struct sigaction before;
	if (sigaction(number, NULL, &before) == 0 && before.sa_handler != SIG_IGN)
		set_action(number, handler);
}

void tty_open(void)
{
	sigprocmask(SIG_BLOCK, NULL, &tty.mask);
	tty.is_terminal = tcgetattr(STDIN_FILENO, &tty.given) == 0;
	tty.quiet = tty.given;
	tty.quiet.c_lflag &= ~(tcflag_t)(ECHO | ECHONL);
	for (int i = 0; i < ENDINGS; i++)
		catch_unless_ignored(endings[i], on_ending);
	catch_unless_ignored(SIGTSTP, on_stop);
	catch_unless_ignored(SIGCONT, on_continue);
	tty_hush();
}

void tty_close(void)
{
	tty.hushed = 0;
	if (tty.is_terminal)
		tcsetattr(STDIN_FILENO, TCSANOW, &tty.given);
}

int tty_input(void)
{
	const char *name = isatty(STDIN_FILENO) ? ttyname(STDIN_FILENO) : NULL;
	int fd = name ? open(name, O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC) : -1;
	return fd >= 0 ? fd : STDIN_FILENO;
}

void tty_note_interrupt(void)
{
	tty.noting = 1;
}

bool tty_interrupted(void)
{
	return tty.interrupted;
}

/* The signals that a wait is to notice come while it waits, and not before. */
static void hold_signals(void)
{
	static const int held[] = {SIGINT, SIGTSTP, SIGCONT};
	sigset_t set;
	sigemptyset(&set);
	for (size_t i = 0; i < sizeof held / sizeof *held; i++)
		sigaddset(&set, held[i]);
	sigprocmask(SIG_BLOCK, &set, NULL);
}

static void release_signals(void)
{
	sigprocmask(SIG_SETMASK, &tty.mask, NULL);
}

void tty_prompt(bool shows)
{
	hold_signals();
	tty.noting = tty.interrupted = 0;
	tty.hushed = !shows;
	if (tty.is_terminal && shows)
		tcsetattr(STDIN_FILENO, TCSANOW, &tty.given);
}

void tty_hush(void)
{
	tty.hushed = 1;
	if (tty.is_terminal)
		tcsetattr(STDIN_FILENO, TCSANOW, &tty.quiet);
	release_signals();
}

bool tty_uncook(void)
{
	struct termios raw = tty.quiet;
	if (!tty.is_terminal || !(raw.c_lflag & ICANON))
		return false;
	raw.c_lflag &= ~(tcflag_t)ICANON;
	raw.c_cc[VMIN] = 1;
	raw.c_cc[VTIME] = 0;
	return tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0;
}

bool tty_continued(void)
{
	bool continued = tty.continued;
	tty.continued = 0;
	return continued;
}

enum tty_event tty_wait(int fd, int milliseconds)
{
	const struct timespec most = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
	sigset_t before;
	fd_set ready;
	int found = 0;
	FD_ZERO(&ready);
	if (fd >= 0)
		FD_SET(fd, &ready);
	sigprocmask(SIG_BLOCK, NULL, &before);
	hold_signals();
	if (!tty.interrupted && !tty.continued)
		found = pselect(fd + 1, &ready, NULL, NULL, milliseconds < 0 ? NULL : &most, &tty.mask);
	sigprocmask(SIG_SETMASK, &before, NULL);
	if (tty_continued())
		return TTY_CONTINUED;
	if (tty.interrupted)
		return TTY_INTERRUPTED;
	return found == 0 || (found < 0 && errno == EINTR) ? TTY_TIMEOUT : TTY_INPUT;
}
