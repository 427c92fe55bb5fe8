#include "os/child.h"

#ifdef _WIN32
#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <windows.h>

#include "os/wait.h"
#include "os/wide.h"

const char *const child_clock = NULL;

/* Makes a pipe whose ends no other program gets. */
static bool make_pipe(HANDLE *reads, HANDLE *writes)
{
	enum { ROOM = 1 << 16 };
	return CreatePipe(reads, writes, NULL, ROOM) || wide_fail();
}

/* Makes a group that ends with its handle. */
static HANDLE make_job(void)
{
	JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits = {0};
	HANDLE job = CreateJobObjectW(NULL, NULL);
	limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
	if (job)
		SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
	return job;
}

/* Starts cmd, which inherits both pipes, and puts it into the job before it runs. */
static bool spawn(struct child_process *child, const wchar_t *command, HANDLE input, HANDLE output)
{
	wchar_t line[WIDE_PATH_MAX + 16];
	STARTUPINFOW start =
		{.cb = sizeof start, .dwFlags = STARTF_USESTDHANDLES, .hStdInput = input, .hStdOutput = output};
	PROCESS_INFORMATION process;
	start.hStdError = GetStdHandle(STD_ERROR_HANDLE);
	swprintf(line, sizeof line / sizeof *line, L"cmd /s /c \"%ls\"", command);
	SetHandleInformation(input, HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
	SetHandleInformation(output, HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
	DWORD flags = CREATE_SUSPENDED | CREATE_NEW_PROCESS_GROUP;
	if (!CreateProcessW(NULL, line, NULL, NULL, TRUE, flags, NULL, NULL, &start, &process))
		return wide_fail();
	child->group = make_job();
	AssignProcessToJobObject(child->group, process.hProcess);
	ResumeThread(process.hThread);
	CloseHandle(process.hThread);
	CloseHandle(process.hProcess);
	child->number = (long)process.dwProcessId;
	return true;
}

bool child_start(struct child_process *child, const char *command, const char *library)
{
	static SRWLOCK starting = SRWLOCK_INIT; /* a program started meanwhile would inherit the pipes */
	wchar_t wide[WIDE_PATH_MAX];
	HANDLE input, to, from, output;
	(void)library;
	*child = (struct child_process){.to = -1, .from = -1};
	if (!wide_path(wide, command) || !make_pipe(&input, &to) || !make_pipe(&from, &output))
		return false;
	AcquireSRWLockExclusive(&starting);
	bool started = spawn(child, wide, input, output);
	CloseHandle(input);
	CloseHandle(output);
	ReleaseSRWLockExclusive(&starting);
	child->to = _open_osfhandle((intptr_t)to, O_BINARY);
	child->from = _open_osfhandle((intptr_t)from, O_BINARY);
	DWORD mode = PIPE_NOWAIT;
	SetNamedPipeHandleState(to, &mode, NULL, NULL);
	if (!started)
		child_stop(child, 0);
	return started;
}

bool child_write(struct child_process *child, const char *bytes, size_t length, int milliseconds)
{
	for (int waited = 0; length > 0 && child->to >= 0;) {
		int wrote = _write(child->to, bytes, (unsigned)length);
		if (wrote < 0 && errno != ENOSPC)
			return false;
		if (wrote > 0) {
			bytes += wrote;
			length -= (size_t)wrote;
			waited = 0;
		} else if (waited++ >= milliseconds) {
			return false;
		} else {
			Sleep(1);
		}
	}
	return length == 0;
}

long child_read(struct child_process *child, char *bytes, size_t room, int milliseconds)
{
	int ready = wait_for_input(child->from, milliseconds);
	if (ready <= 0)
		return ready;
	int got = _read(child->from, bytes, (unsigned)room);
	return got > 0 ? got : -1;
}

/* Waits until no program of the job runs. */
static void wait_for_job(HANDLE job, int milliseconds)
{
	enum { JOB_STEP = 5 };
	JOBOBJECT_BASIC_ACCOUNTING_INFORMATION count;
	for (int waited = 0; waited < milliseconds; waited += JOB_STEP) {
		if (!QueryInformationJobObject(job, JobObjectBasicAccountingInformation, &count, sizeof count, NULL) ||
		    count.ActiveProcesses == 0)
			return;
		Sleep(JOB_STEP);
	}
}

void child_stop(struct child_process *child, int milliseconds)
{
	if (child->to >= 0)
		_close(child->to);
	child->to = -1;
	if (child->group) {
		wait_for_job(child->group, milliseconds);
		TerminateJobObject(child->group, 1);
		CloseHandle(child->group);
	}
	if (child->from >= 0)
		_close(child->from);
	child->from = -1;
	child->group = NULL;
}

struct child_usage child_usage(const struct child_process *child, const char *library)
{
	JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits;
	struct child_usage usage = {.cpu = -1, .memory = -1};
	(void)library;
	if (child->group &&
	    QueryInformationJobObject(child->group, JobObjectExtendedLimitInformation, &limits, sizeof limits, NULL))
		usage.memory = (long long)(limits.PeakJobMemoryUsed >> 10);
	return usage;
}

#endif
