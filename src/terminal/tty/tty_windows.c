#include "terminal/tty/tty.h"

#ifdef _WIN32
#define NOMINMAX /* min() and max() are functions of ours */
#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <string.h>
#include <windows.h>

#include "base/minmax.h"
#include "os/wait.h"

enum { LINE_UNITS = 1024, PIPE_BYTES = 1 << 16, EVENTS = 64 };

/* A process has one console, and its handler of Ctrl-C is given no pointer: so this is a static variable. */
static struct {
	HANDLE console;     /* standard input; NULL if it is no console */
	DWORD given;        /* the console's mode at the start */
	volatile LONG keys; /* single keys are read; else lines, which the console edits and echoes */
	volatile LONG clicks;
	volatile LONG noting, interrupted, resized;
	HANDLE pipe;   /* takes what the user types, as UTF-8 */
	HANDLE reader; /* the thread that reads the console, from the first prompt on */
} tty;

/* Keys without a character, as a terminal sends them. */
static const struct {
	WORD key;
	const char *sequence;
} sequences[] = {
	{VK_UP, "\033[A"},  {VK_DOWN, "\033[B"},    {VK_RIGHT, "\033[C"},   {VK_LEFT, "\033[D"},   {VK_HOME, "\033[H"},
	{VK_END, "\033[F"}, {VK_INSERT, "\033[2~"}, {VK_DELETE, "\033[3~"}, {VK_PRIOR, "\033[5~"}, {VK_NEXT, "\033[6~"},
};

static void put_typed(const char *bytes, DWORD length)
{
	DWORD wrote;
	if (length > 0) /* no bytes would look like the end to the reader */
		WriteFile(tty.pipe, bytes, length, &wrote, NULL);
}

static void put_units(const wchar_t *units, DWORD count)
{
	char bytes[3 * LINE_UNITS];
	put_typed(bytes, (DWORD)WideCharToMultiByte(CP_UTF8, 0, units, (int)count, bytes, sizeof bytes, NULL, NULL));
}

/* Passes on what a key types. Half of a surrogate pair waits for the other half. */
static void take_key_event(const KEY_EVENT_RECORD *key)
{
	static wchar_t units[2];
	wchar_t unit = key->uChar.UnicodeChar;
	bool composed = key->wVirtualKeyCode == VK_MENU && unit != 0; /* Alt and digits: Alt, let go, types the character */
	if (!key->bKeyDown && !composed)
		return;
	units[IS_LOW_SURROGATE(unit)] = unit;
	for (int times = max(1, key->wRepeatCount); times > 0 && !IS_HIGH_SURROGATE(unit); times--) {
		if (unit != 0)
			put_units(units, IS_LOW_SURROGATE(unit) ? 2 : 1);
		for (size_t i = 0; unit == 0 && i < sizeof sequences / sizeof *sequences; i++)
			if (sequences[i].key == key->wVirtualKeyCode)
				put_typed(sequences[i].sequence, (DWORD)strlen(sequences[i].sequence));
	}
}

/* Reports a click as xterm's mode 1006 does. */
static void take_mouse_event(const MOUSE_EVENT_RECORD *mouse)
{
	char text[40];
	CONSOLE_SCREEN_BUFFER_INFO screen;
	bool pressed = mouse->dwEventFlags == 0 && mouse->dwButtonState & FROM_LEFT_1ST_BUTTON_PRESSED;
	if (!pressed || !tty.clicks || !GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &screen))
		return;
	int length = snprintf(text, sizeof text, "\033[<0;%d;%dM", mouse->dwMousePosition.X - screen.srWindow.Left + 1,
	                      mouse->dwMousePosition.Y - screen.srWindow.Top + 1);
	put_typed(text, (DWORD)length);
}

static void take_events(DWORD most)
{
	INPUT_RECORD events[EVENTS];
	DWORD count = 0;
	ReadConsoleInputW(tty.console, events, most, &count);
	for (DWORD i = 0; i < count; i++)
		if (events[i].EventType == KEY_EVENT)
			take_key_event(&events[i].Event.KeyEvent);
		else if (events[i].EventType == MOUSE_EVENT)
			take_mouse_event(&events[i].Event.MouseEvent);
		else if (events[i].EventType == WINDOW_BUFFER_SIZE_EVENT)
			tty.resized = 1;
}

/* Has somebody typed? Drops other events, e.g. that Enter is let go: ReadConsoleW() would then wait for a whole line,
   although single keys may be asked for meanwhile. */
static bool line_begins(void)
{
	INPUT_RECORD event;
	DWORD count = 0;
	PeekConsoleInputW(tty.console, &event, 1, &count);
	if (count > 0 && event.EventType == KEY_EVENT && event.Event.KeyEvent.bKeyDown)
		return true;
	take_events(1);
	return false;
}

/* Passes on a line without its CR. Returns false at the end: Ctrl-Z begins a line. */
static bool take_console_line(void)
{
	wchar_t line[LINE_UNITS];
	DWORD count = 0;
	if (!ReadConsoleW(tty.console, line, LINE_UNITS, &count, NULL) || (count > 0 && line[0] == 26))
		return false;
	if (count > 1 && line[count - 2] == L'\r')
		line[--count - 1] = L'\n';
	put_units(line, count);
	return true;
}

static DWORD WINAPI read_console(void *nothing)
{
	bool goes_on = true;
	(void)nothing;
	while (goes_on && WaitForSingleObject(tty.console, INFINITE) == WAIT_OBJECT_0)
		if (tty.keys)
			take_events(EVENTS);
		else if (line_begins())
			goes_on = take_console_line();
	CloseHandle(tty.pipe);
	return 0;
}

static BOOL WINAPI on_control(DWORD event)
{
	if (event == CTRL_C_EVENT && tty.noting) {
		tty.interrupted = 1;
		return TRUE;
	}
	tty_close();
	return FALSE; /* the program ends */
}

/* Sets the console's mode. `echo`: of lines; single keys are never echoed. */
static void set_console(bool echo)
{
	DWORD lines = ENABLE_PROCESSED_INPUT | ENABLE_LINE_INPUT | (echo ? ENABLE_ECHO_INPUT : 0);
	DWORD keys = ENABLE_PROCESSED_INPUT | ENABLE_WINDOW_INPUT | ENABLE_EXTENDED_FLAGS;
	if (tty.console)
		SetConsoleMode(tty.console, tty.keys ? keys | (tty.clicks ? ENABLE_MOUSE_INPUT : 0) : lines);
}

void tty_open(void)
{
	SetConsoleCtrlHandler(on_control, TRUE);
	tty_end_prompt();
}

void tty_close(void)
{
	if (tty.console)
		SetConsoleMode(tty.console, tty.given);
}

int tty_input(void)
{
	HANDLE ends[2];
	HANDLE input = GetStdHandle(STD_INPUT_HANDLE);
	if (!GetConsoleMode(input, &tty.given) || !CreatePipe(&ends[0], &ends[1], NULL, PIPE_BYTES))
		return _fileno(stdin);
	tty.console = input;
	tty.pipe = ends[1];
	return _open_osfhandle((intptr_t)ends[0], _O_BINARY | _O_RDONLY);
}

void tty_size(int *rows, int *columns)
{
	CONSOLE_SCREEN_BUFFER_INFO screen;
	if (!GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &screen))
		return;
	*rows = screen.srWindow.Bottom - screen.srWindow.Top + 1;
	*columns = screen.srWindow.Right - screen.srWindow.Left + 1;
}

void tty_note_interrupt(void)
{
	tty.noting = 1;
}

bool tty_interrupted(void)
{
	return tty.interrupted != 0;
}

bool tty_signal_is_held(void)
{
	return tty.resized && tty.keys;
}

void tty_prompt(enum tty_mode mode)
{
	tty.noting = tty.interrupted = 0;
	tty.clicks = mode == TTY_CLICKS;
	tty.keys = mode == TTY_KEYS || mode == TTY_CLICKS;
	set_console(mode == TTY_GIVEN);
	if (tty.console && !tty.reader)
		tty.reader = CreateThread(NULL, 0, read_console, NULL, 0, NULL);
}

/* Single keys that were asked for once are read on: Windows has no lines that are read key by key later. */
void tty_end_prompt(void)
{
	set_console(false);
}

bool tty_release_unfinished_line(void)
{
	return tty.keys != 0;
}

long long tty_suspended_time(void)
{
	return 0;
}

bool tty_continued(void)
{
	return false;
}

enum tty_event tty_wait(int fd, int milliseconds)
{
	enum { SLICE = 20 };
	ULONGLONG start = GetTickCount64();
	for (;;) {
		int left = milliseconds < 0 ? SLICE : milliseconds - (int)(GetTickCount64() - start);
		if (tty.interrupted)
			return TTY_INTERRUPTED;
		if (tty.keys && InterlockedExchange(&tty.resized, 0))
			return TTY_RESIZED;
		if (fd >= 0 && wait_for_input(fd, max(0, min(SLICE, left))) > 0)
			return TTY_INPUT;
		if (left <= 0)
			return TTY_TIMEOUT;
		if (fd < 0)
			Sleep((DWORD)min(SLICE, left));
	}
}

#endif
