#include "os/program.h"

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

#include "os/wide.h"

/* The C library's reader of the command line, which also puts files in the place of * and ?. */
int __wgetmainargs(int *argc, wchar_t ***argv, wchar_t ***environment, int expands, int *new_mode);

/* Gives the arguments as UTF-8. Returns false when memory runs out. */
static bool read_arguments(int *argc, char ***argv)
{
	wchar_t **wide, **environment;
	int new_mode = 0;
	__wgetmainargs(argc, &wide, &environment, 1, &new_mode);
	*argv = calloc((size_t)*argc + 1, sizeof **argv);
	for (int i = 0; *argv && i < *argc; i++) {
		size_t room = 4 * wcslen(wide[i]) + 1;
		(*argv)[i] = malloc(room);
		if (!(*argv)[i])
			return false;
		(*argv)[i][0] = '\0';
		wide_to_utf8((*argv)[i], room, wide[i]);
	}
	return *argv;
}

/* The console as it was found. */
static UINT output_page, input_page;
static DWORD output_mode;

static void restore_console(void)
{
	SetConsoleOutputCP(output_page);
	SetConsoleCP(input_page);
	SetConsoleMode(GetStdHandle(STD_OUTPUT_HANDLE), output_mode);
}

/* Restores the console when Ctrl-C, or that it is closed, ends the program. */
static BOOL WINAPI on_end(DWORD event)
{
	(void)event;
	restore_console();
	return FALSE;
}

/* Does the console obey an escape sequence? Wine's says yes to the mode, and puts the sequence on the screen. */
static bool obeys(HANDLE output)
{
	CONSOLE_SCREEN_BUFFER_INFO before, after;
	DWORD wrote;
	GetConsoleScreenBufferInfo(output, &before);
	WriteConsoleW(output, L"\033[0m", 4, &wrote, NULL);
	GetConsoleScreenBufferInfo(output, &after);
	SetConsoleCursorPosition(output, before.dwCursorPosition);
	return after.dwCursorPosition.X == before.dwCursorPosition.X;
}

/* Makes the console take UTF-8 and escape sequences. TERM, which Windows does not have, says whether it takes them. */
static void prepare_console(void)
{
	HANDLE output = GetStdHandle(STD_OUTPUT_HANDLE);
	output_page = GetConsoleOutputCP();
	input_page = GetConsoleCP();
	if (!GetConsoleMode(output, &output_mode))
		return;
	SetConsoleCtrlHandler(on_end, TRUE);
	atexit(restore_console);
	SetConsoleOutputCP(CP_UTF8);
	SetConsoleCP(CP_UTF8);
	if (!SetConsoleMode(output, output_mode | ENABLE_PROCESSED_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING) ||
	    !obeys(output))
		_putenv("TERM=dumb");
	else if (!getenv("TERM"))
		_putenv("TERM=xterm");
}

const char *program_path(void)
{
	static char path[3 * MAX_PATH + 1];
	wchar_t wide[MAX_PATH + 1];
	DWORD length = GetModuleFileNameW(NULL, wide, MAX_PATH);
	wide[length] = L'\0';
	wide_to_utf8(path, sizeof path, wide);
	return path;
}

bool program_command(char *out, size_t room)
{
	int length = snprintf(out, room, "\"%s\"", program_path());
	return length >= 0 && (size_t)length < room;
}

void program_start(int *argc, char ***argv, int status)
{
	static const int modes[] = {_O_WRONLY, _O_RDONLY, _O_RDWR};
	for (int fd = 0; fd < 3; fd++) {
		if (_get_osfhandle(fd) < 0 && _open("NUL", modes[fd] | _O_BINARY) != fd)
			exit(status);
		_setmode(fd, _O_BINARY);
	}
	prepare_console();
	if (!read_arguments(argc, argv))
		exit(status);
}

long program_number(void)
{
	return (long)GetCurrentProcessId();
}

bool program_exists(long number)
{
	DWORD status = 0;
	HANDLE process = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, (DWORD)number);
	if (!process)
		return GetLastError() == ERROR_ACCESS_DENIED;
	bool exists = GetExitCodeProcess(process, &status) && status == STILL_ACTIVE;
	CloseHandle(process);
	return exists;
}

#endif
