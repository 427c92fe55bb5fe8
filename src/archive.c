#include "archive.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "remark.h"
#include "save.h"
#include "trouble.h"

enum { PATH_TEXT_MAX = 1024 };

/* What a word like save or load is followed by; false, and said so, where there is nothing. */
static bool read_path(struct sitting *sitting, struct span text, char path[PATH_TEXT_MAX])
{
	struct span rest = text;
	char name[REMARK_TEXT_MAX];
	struct span word = text_word(&rest);
	rest = text_trim(rest);
	if (rest.length == 0 || rest.length >= PATH_TEXT_MAX) {
		sitting_note(sitting, PHRASE_NEEDS_FILE, (const char *const[]){remark_typed(word, name)});
		return false;
	}
	memcpy(path, rest.at, rest.length);
	path[rest.length] = '\0';
	return true;
}

void archive_save(struct sitting *sitting, struct span text)
{
	static struct sink file;
	char path[PATH_TEXT_MAX];
	if (!read_path(sitting, text, path))
		return;
	file = (struct sink){.fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666)};
	int error = file.fd < 0 ? errno : 0;
	if (file.fd >= 0) {
		save_write(&file, &sitting->session.game, sitting->render.look.coords);
		error = sink_flush(&file) ? 0 : file.failure;
		if (close(file.fd) != 0 && error == 0)
			error = errno;
	}
	if (error != 0)
		sitting_note(sitting, PHRASE_NO_FILE, (const char *const[]){path, strerror(error)});
	else
		sitting_note(sitting, PHRASE_SAVED, (const char *const[]){path});
}

/* The options that save_write() put into a file's first line: the rules and the notation to go on with. */
static void obey_mark(struct sitting *sitting, struct span line)
{
	enum { WORDS_MAX = 16 };
	char copy[256], fault[OPTIONS_FAULT_MAX];
	char *words[WORDS_MAX + 1];
	struct options options;
	int count = 0;
	if (!text_starts(line, save_mark) || line.length >= sizeof copy)
		return;
	memcpy(copy, line.at, line.length);
	copy[line.length] = '\0';
	for (char *at = copy; *at && count < WORDS_MAX;) {
		words[count++] = at;
		at += strcspn(at, " \r");
		if (*at)
			*at++ = '\0';
	}
	words[count] = NULL;
	/* The first two words are the mark: the second stands for the program's name. */
	if (count < 2 || !options_read(&options, count - 1, words + 1, fault))
		return;
	sitting->session.rules = options.rules;
	sitting->render.look.coords = options.look.coords;
	session_start(&sitting->session);
}

/* Feeds a file's lines to the game, up to the first that is refused. */
static void load_lines(struct sitting *sitting, struct input *input, const char *path)
{
	static struct command command;
	struct session *session = &sitting->session;
	struct span line;
	char number[24];
	for (enum input_answer answer; (answer = input_next(input, &line)) != INPUT_END;) {
		if (input->line_number == 1)
			obey_mark(sitting, line);
		command_read(&command, answer == INPUT_LINE ? command_text(line) : line, sitting->render.look.coords,
		             session->rules.size);
		if (command.kind == COMMAND_QUIT)
			break;
		bool changes = command.kind <= COMMAND_TURN && command.kind != COMMAND_NOTHING && answer == INPUT_LINE;
		if (answer == INPUT_LINE && !changes)
			continue;
		struct verdict verdict = changes && command.kind != COMMAND_SYNTAX ? session_obey(session, &command)
		                                                                   : verdict_plain(STATUS_SYNTAX);
		if (!game_rejects(&session->game, verdict.status))
			continue;
		snprintf(number, sizeof number, "%llu", input->line_number);
		sitting_note(sitting, PHRASE_BAD_LINE,
		             (const char *const[]){path, number, trouble_of_status(verdict.status)});
		return;
	}
}

/* Goes on from a file. A file that is recorded to as well is not recorded again. Returns 0, or the errno why it can't be
   read. */
int archive_load(struct sitting *sitting, const char *path)
{
	static char bytes[COMMAND_LINE_MAX + INPUT_CHUNK];
	static struct sink nowhere = {.fd = -1};
	struct session *session = &sitting->session;
	enum player players[2] = {session->player[SIDE_BLACK], session->player[SIDE_WHITE]};
	struct record record = session->record;
	struct input input;
	char count[12];
	struct stat file;
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	int error = fd < 0 ? errno : fstat(fd, &file) == 0 && S_ISDIR(file.st_mode) ? EISDIR : 0;
	if (error != 0) {
		sitting_note(sitting, PHRASE_NO_FILE, (const char *const[]){path, strerror(error)});
		if (fd >= 0)
			close(fd);
		return error;
	}
	bool same = record_is(&record, fd);
	if (same) {
		session->record.fd = -1;
		record.needs_new = false;
	}
	session->player[SIDE_BLACK] = session->player[SIDE_WHITE] = PLAYER_HUMAN;
	session_start(session);
	input_open(&input, fd, &nowhere, bytes, sizeof bytes, COMMAND_LINE_MAX);
	load_lines(sitting, &input, path);
	close(fd);
	session->player[SIDE_BLACK] = players[SIDE_BLACK];
	session->player[SIDE_WHITE] = players[SIDE_WHITE];
	if (same)
		session->record = record;
	snprintf(count, sizeof count, "%d", game_moves(&session->game));
	sitting_note(sitting, PHRASE_LOADED, (const char *const[]){path, count});
	return 0;
}

void archive_load_typed(struct sitting *sitting, struct span text)
{
	char path[PATH_TEXT_MAX];
	if (!read_path(sitting, text, path))
		return;
	struct command restart;
	restart.kind = COMMAND_NEW;
	record_command(&sitting->session.record, &restart, 0);
	archive_load(sitting, path);
}
