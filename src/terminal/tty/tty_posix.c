#include "os/system.h"

#include "terminal/tty/tty.h"

#ifndef _WIN32
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <termios.h>
#include <unistd.h>

#include "base/clock.h"
#include "os/wait.h"

enum { STACK_BYTES = 1 << 16 };

#ifdef SIGRTMAX
#define SIGNAL_LAST SIGRTMAX
#else
#define SIGNAL_LAST 31
#endif

/* A process has one terminal, and signal handlers are given no pointer: so this is a static variable. */
static struct {
	bool is_terminal;
	struct termios attributes[TTY_MODES];
	volatile sig_atomic_t mode;     /* an enum tty_mode */
	volatile sig_atomic_t released; /* since the last prompt, single keys are read, whatever the mode */
	volatile sig_atomic_t holds;    /* signals of the terminal wait for tty_wait() */
	volatile sig_atomic_t held;     /* the one that waits; 0 if none does */
	volatile sig_atomic_t noting;
	volatile sig_atomic_t limited; /* SIGPROF announces the end of the CPU time */
	volatile sig_atomic_t interrupted;
	volatile sig_atomic_t continued;
	volatile sig_atomic_t resized;
	volatile sig_atomic_t stopped; /* milliseconds during which the program was stopped, in all; at most 24 days */
	int woken, waker;              /* a pipe: signals write to it to end a wait; -1 without a pipe */
	_Alignas(max_align_t) char stack[STACK_BYTES]; /* for signal handlers: the usual stack may have overflowed */
} tty = {.woken = -1, .waker = -1};

/* Asks the terminal to report mouse clicks, or not to. */
static void track_mouse(bool clicks)
{
	static const char on[] = "\033[?1000h\033[?1006h", off[] = "\033[?1006l\033[?1000l";
	ssize_t wrote = clicks ? write(STDOUT_FILENO, on, sizeof on - 1) : write(STDOUT_FILENO, off, sizeof off - 1);
	(void)wrote; /* fails only when the terminal is gone */
}

/* Sets the mode. The mouse is on only while tty.mode says so, so a signal at any moment can switch it off. */
static void set_mode(enum tty_mode mode)
{
	if (tty.mode == TTY_CLICKS)
		track_mouse(false);
	tty.mode = (sig_atomic_t)mode;
	tty.released = 0;
	if (tty.is_terminal)
		tcsetattr(STDIN_FILENO, TCSANOW, &tty.attributes[mode]);
	if (mode == TTY_CLICKS)
		track_mouse(true);
}

/* For signal handlers: restores the attributes found at the start, or with `back` false sets the current mode
   again. A background process leaves the terminal alone, because the terminal then belongs to another process. */
static void give_back(bool back)
{
	if (!tty.is_terminal || tcgetpgrp(STDIN_FILENO) != getpgrp())
		return;
	enum tty_mode mode = tty.released ? TTY_KEYS : (enum tty_mode)tty.mode;
	tcsetattr(STDIN_FILENO, TCSANOW, &tty.attributes[back ? TTY_GIVEN : mode]);
	if (tty.mode == TTY_CLICKS)
		track_mouse(!back);
}

static bool gives_keys(void)
{
	return tty.mode == TTY_KEYS || tty.mode == TTY_CLICKS;
}

static void set_action(int number, void (*handler)(int number))
{
	struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART | SA_ONSTACK};
	sigfillset(&action.sa_mask);
	sigaction(number, &action, NULL);
}

/* For signal handlers: ends the current wait, or the next one. */
static void wake(void)
{
	int error = errno;
	if (write(tty.waker, "", 1) < 0) { /* a full pipe also ends the wait */
	}
	errno = error;
}

/* Holds the signal until tty_wait(), so that it does not act while something is drawn. Returns false if it may act now.
   Of a stop and a continue the later one counts, as in the kernel. A blocked signal would not end a write() to a
   terminal, and Linux does not wake a writer whose output Ctrl-Z has flushed: that write() and the stop would wait for
   each other. */
static bool hold_signal(int number)
{
	if (tty.holds && tty.held != SIGINT)
		tty.held = number;
	return tty.holds;
}

/* Performs the signal's default action at once. */
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

static void on_continue(int number)
{
	int error = errno;
	if (hold_signal(number))
		return;
	give_back(false);
	tty.continued = 1;
	errno = error;
	wake();
}

/* Ends or stops the program, with the terminal restored. If the program goes on, it draws again: after a stop, after a
   signal that the system ignores by default, and in an orphaned process group, which cannot be stopped. */
static void on_default(int number)
{
	int error = errno;
	long long since = clock_now();
	if (number == SIGINT && tty.noting) {
		tty.interrupted = 1;
		wake();
		return;
	}
	if ((number == SIGINT || number == SIGTSTP) && hold_signal(number))
		return;
	if (number == SIGPROF && tty.limited)
		number = SIGXCPU;
	give_back(true);
	if (number != SIGTSTP && gives_keys() && write(STDOUT_FILENO, "\n", 1) < 0) { /* the terminal is gone */
	}
	let_happen(number);
	long long stopped = tty.stopped + (clock_now() - since);
	tty.stopped = stopped < SIG_ATOMIC_MAX ? (sig_atomic_t)stopped : SIG_ATOMIC_MAX;
	set_action(number, on_default);
	on_continue(SIGCONT);
	errno = error;
}

static void on_resize(int number)
{
	(void)number;
	tty.resized = 1;
	wake();
}

static void catch_unless_ignored(int number, void (*handler)(int number))
{
	struct sigaction before;
	if (sigaction(number, NULL, &before) == 0 && before.sa_handler != SIG_IGN)
		set_action(number, handler);
}

/* Does the signal end the program, or stop it while it has the terminal? Also true for signals that only some systems
   have; a number without a signal does no harm. */
static bool changes_program(int number)
{
	static const int others[] = {SIGKILL, SIGSTOP, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, SIGTTIN, SIGTTOU};
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (number == others[i])
			return false;
	return true;
}

static void make_attributes(void)
{
	struct termios *given = &tty.attributes[TTY_GIVEN];
	tty.is_terminal = tcgetattr(STDIN_FILENO, given) == 0;
	struct termios quiet = *given;
	quiet.c_lflag &= ~(tcflag_t)(ECHO | ECHONL);
	struct termios keys = quiet;
	keys.c_lflag &= ~(tcflag_t)(ICANON | IEXTEN);
	keys.c_cc[VMIN] = 1;
	keys.c_cc[VTIME] = 0;
	tty.attributes[TTY_QUIET] = quiet;
	tty.attributes[TTY_KEYS] = tty.attributes[TTY_CLICKS] = keys;
}

/* Opens the pipe that ends waits. If no descriptors are left, there is no pipe: then a signal that arrives just before
   a wait is noticed only when the wait is over. */
static void open_pipe(void)
{
	int ends[2];
	if (pipe(ends) != 0)
		return;
	for (int i = 0; i < 2; i++) {
		fcntl(ends[i], F_SETFD, FD_CLOEXEC);
		fcntl(ends[i], F_SETFL, O_NONBLOCK);
	}
	tty.woken = ends[0];
	tty.waker = ends[1];
}

/* Ends the program shortly before a hard limit of CPU time: there the system kills it, and the terminal could not be
   restored. `ulimit -t` sets the soft limit, whose signal can be caught, to the same time. */
static void end_before_limit(void)
{
	enum { EARLY = 100, MAX_SECONDS = 1 << 30 }; /* ms, s */
	struct rlimit limit;
	if (!tty.is_terminal || getrlimit(RLIMIT_CPU, &limit) != 0 || limit.rlim_cur < limit.rlim_max ||
	    limit.rlim_max > MAX_SECONDS)
		return;
	long left = (long)limit.rlim_max * 1000 - EARLY - (long)cpu_time_used();
	struct itimerval timer = {.it_value = {.tv_sec = left / 1000, .tv_usec = left % 1000 * 1000}};
	tty.limited = left > 0 && setitimer(ITIMER_PROF, &timer, NULL) == 0;
}

void tty_open(void)
{
	make_attributes();
	sigaltstack(&(stack_t){.ss_sp = tty.stack, .ss_size = sizeof tty.stack}, NULL);
	open_pipe();
	end_before_limit();
	for (int number = 1; number <= SIGNAL_LAST; number++)
		if (changes_program(number))
			catch_unless_ignored(number, on_default);
	catch_unless_ignored(SIGCONT, on_continue);
	catch_unless_ignored(SIGWINCH, on_resize);
	tty_end_prompt();
}

void tty_close(void)
{
	set_mode(TTY_GIVEN);
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

bool tty_signal_is_held(void)
{
	return tty.held != 0 || tty.continued || (tty.resized && gives_keys());
}

/* Lets signals act at once again, and lets a held signal act. */
static void release_signals(void)
{
	tty.holds = 0;
	int number = tty.held;
	tty.held = 0;
	if (number != 0)
		raise(number);
}

void tty_prompt(enum tty_mode mode)
{
	tty.holds = 1;
	tty.noting = tty.interrupted = 0;
	set_mode(mode);
}

void tty_end_prompt(void)
{
	set_mode(TTY_QUIET);
	release_signals();
}

bool tty_release_unfinished_line(void)
{
	if (!tty.is_terminal || !(tty.attributes[TTY_GIVEN].c_lflag & ICANON))
		return false;
	tty.released = 1;
	return tcsetattr(STDIN_FILENO, TCSANOW, &tty.attributes[TTY_KEYS]) == 0;
}

long long tty_suspended_time(void)
{
	return tty.stopped;
}

bool tty_continued(void)
{
	bool continued = tty.continued;
	tty.continued = 0;
	return continued;
}

enum tty_event tty_wait(int fd, int milliseconds)
{
	bool found = false, held = tty.holds;
	char bytes[64];
	while (tty.woken >= 0 && read(tty.woken, bytes, sizeof bytes) > 0)
		continue; /* drop what earlier signals wrote */
	release_signals();
	if (!tty.interrupted && !tty.continued && !(tty.resized && gives_keys()))
		found = wait_for_first(fd, tty.woken, milliseconds < 0 ? -1 : milliseconds) > 0;
	tty.holds = held;
	if (tty.continued) {
		tty.continued = 0;
		return TTY_CONTINUED;
	}
	if (tty.interrupted)
		return TTY_INTERRUPTED;
	if (tty.resized && gives_keys()) {
		tty.resized = 0;
		return TTY_RESIZED;
	}
	return found ? TTY_INPUT : TTY_TIMEOUT;
}

void tty_size(int *rows, int *columns)
{
	struct winsize size;
	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0)
		return;
	*rows = size.ws_row;
	*columns = size.ws_col;
}

#endif
