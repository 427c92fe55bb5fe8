#include "commands/journal.h"

#include <errno.h>
#include <unistd.h>

/* Returns the last byte of the file; '\n' if the file cannot be read, so that no newline is added. */
static char last_byte(const char *path, long long size)
{
	char last = '\n';
	int fd = file_open(path, 0);
	if (fd >= 0 && file_read_at(fd, &last, 1, size - 1) != 1)
		last = '\n';
	if (fd >= 0)
		close(fd);
	return last;
}

bool journal_open(struct journal *journal, const char *path, const struct ruleset *rules, enum coords coords)
{
	journal->fd = -1;
	journal->failure = 0;
	journal->needs_new = journal->needs_newline = false;
	journal->known = (struct script_mark){*rules, coords};
	if (!path)
		return true;
	journal->fd = file_open(path, FILE_APPENDS | FILE_CREATES);
	if (journal->fd < 0 || !file_describe(journal->fd, &journal->file)) {
		journal->failure = errno;
		return journal_close(journal);
	}
	journal->lines = sink_to(journal->fd, journal->bytes, sizeof journal->bytes);
	journal->needs_new = journal->file.kind == FILE_REGULAR && journal->file.size > 0;
	journal->needs_newline = journal->needs_new && last_byte(path, journal->file.size) != '\n';
	return true;
}

bool journal_close(struct journal *journal)
{
	if (journal->fd >= 0 && close(journal->fd) != 0 && journal->failure == 0)
		journal->failure = errno;
	journal->fd = -1;
	return journal->failure == 0;
}

bool journal_is(const struct journal *journal, int fd)
{
	struct file_state file;
	return journal->fd >= 0 && journal->file.kind == FILE_REGULAR && file_describe(fd, &file) &&
	       file_same(&file, &journal->file);
}

/* Writes what the next line needs before it: also this mark, unless it is NULL. Returns the size of the file before. */
static long long begin_lines(struct journal *journal, const struct script_mark *mark)
{
	long long before = sink_append_start(&journal->lines);
	if (journal->needs_newline)
		sink_char(&journal->lines, '\n');
	if (mark)
		script_put_mark(&journal->lines, mark);
	if (journal->needs_new)
		sink_text(&journal->lines, "new\n");
	journal->needs_newline = journal->needs_new = false;
	return before;
}

/* Ends the lines whole or not at all: a part of H15 would be H1. Closes the file if that fails. */
static void finish_lines(struct journal *journal, long long before)
{
	if (sink_append_end(&journal->lines, before))
		return;
	journal->failure = journal->lines.failure;
	journal_close(journal);
}

void journal_new_game(struct journal *journal)
{
	journal->needs_new = true;
}

void journal_end_game(struct journal *journal)
{
	if (journal->fd >= 0 && journal->needs_new)
		finish_lines(journal, begin_lines(journal, NULL));
}

/* Not inlined: every line would pay for its stack, even without a journal. */
__attribute__((noinline)) static void journal_append(struct journal *journal, const struct command *command, int undone)
{
	long long before = begin_lines(journal, NULL);
	script_command(&journal->lines, command, undone, journal->known.coords, journal->known.rules.size);
	finish_lines(journal, before);
}

void journal_command(struct journal *journal, const struct command *command, int undone)
{
	if (journal->fd >= 0)
		journal_append(journal, command, undone);
}

bool journal_has_rules(const struct journal *journal, const struct game *game, enum coords coords)
{
	return ruleset_same(&game->rules, &journal->known.rules) && coords == journal->known.coords;
}

void journal_game(struct journal *journal, const struct game *game, enum coords coords)
{
	bool same = journal_has_rules(journal, game, coords);
	journal->known = (struct script_mark){game->rules, coords};
	if (journal->fd < 0)
		return;
	journal->needs_new = true;
	long long before = begin_lines(journal, same ? NULL : &journal->known);
	script_game(&journal->lines, game, coords);
	finish_lines(journal, before);
}
