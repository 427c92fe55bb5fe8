#include "interactive.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "explain.h"
#include "forbidden.h"
#include "menu.h"
#include "picture.h"
#include "save.h"
#include "trouble.h"

enum { TEXT_MAX = 64, KINDS_MAX = 96, PATH_TEXT_MAX = 1024 };

/* Ctrl-C while a machine thinks: it moves at once. At a prompt the signal ends the program, as it does any other. */
static volatile sig_atomic_t interrupted;

static void note_interrupt(int signal)
{
	(void)signal;
	interrupted = 1;
}

static void catch_interrupt(bool catching)
{
	struct sigaction action = {.sa_handler = catching ? note_interrupt : SIG_DFL};
	sigemptyset(&action.sa_mask);
	if (catching)
		interrupted = 0;
	sigaction(SIGINT, &action, NULL);
}

static bool must_answer(void *deadline)
{
	return interrupted || deadline_expired(deadline);
}

/* What comes after a turn. */
enum next { NEXT_TURN, NEXT_MENU, NEXT_AGAIN, NEXT_QUIT };

static const char *no_arguments[1] = {""};

static struct explain explainer(struct sitting *sitting)
{
	return (struct explain){&sitting->notes, sitting->language, sitting->render.look.coords};
}

static const char *write_point(struct sitting *sitting, int point, char out[POINT_TEXT_MAX + 1])
{
	struct explain explain = explainer(sitting);
	return explain_write_point(&explain, &sitting->session.game, point, out);
}

/* An example of a move: the first good point from the centre on, or any. */
static const char *example(struct sitting *sitting, char out[POINT_TEXT_MAX + 1])
{
	struct game *game = &sitting->session.game;
	int point = point_at(game->board.size / 2, game->board.size / 2) - 1;
	do
		point = board_next_empty(&game->board, point);
	while (point != POINT_NONE && ruleset_forbids(&game->rules, game->to_move) && forbidden_reasons(&game->board, point));
	return write_point(sitting, point == POINT_NONE ? point_at(0, 0) : point, out);
}

/* What was typed, as an argument. */
static const char *typed(struct span text, char out[TEXT_MAX])
{
	size_t length = text.length < TEXT_MAX - 1 ? text.length : TEXT_MAX - 1;
	for (size_t i = 0; i < length; i++) {
		out[i] = text.at[i];
		if ((unsigned char)out[i] < ' ' || out[i] == 0x7F)
			out[i] = '?';
	}
	out[length] = '\0';
	return out;
}

static void note_refusal(struct sitting *sitting, enum status status, const struct command *command, struct span text)
{
	char words[TEXT_MAX], point[POINT_TEXT_MAX + 1], last[POINT_TEXT_MAX + 1];
	const struct game *game = &sitting->session.game;
	int size = game->board.size;
	switch (status) {
	case STATUS_OCCUPIED:
		sitting_note(sitting, PHRASE_OCCUPIED, (const char *const[]){typed(text, words)});
		break;
	case STATUS_OFF_BOARD:
		write_point(sitting, point_at(0, coords_from_top(sitting->render.look.coords) ? size - 1 : 0), point);
		write_point(sitting, point_at(size - 1, coords_from_top(sitting->render.look.coords) ? 0 : size - 1), last);
		sitting_note(sitting, PHRASE_OFF_BOARD, (const char *const[]){typed(text, words), point, last});
		break;
	case STATUS_GAME_OVER:
		sitting_note(sitting, PHRASE_GAME_OVER, no_arguments);
		break;
	case STATUS_OPENING:
		write_point(sitting, point_at(size / 2, size / 2), point);
		sitting_note(sitting, game->to_move == SIDE_BLACK ? PHRASE_OPENING_BLACK : PHRASE_OPENING_WHITE,
		             (const char *const[]){point});
		break;
	case STATUS_NOT_ALLOWED:
		sitting_note(sitting,
		             command->kind == COMMAND_CLAIM  ? PHRASE_CANT_CLAIM
		             : command->kind == COMMAND_UNDO ? PHRASE_CANT_UNDO
		                                             : PHRASE_NOT_ALLOWED,
		             no_arguments);
		break;
	default:
		sitting_note(sitting, PHRASE_SYNTAX, (const char *const[]){typed(text, words), example(sitting, point)});
	}
}

/* Which kind of forbidden move it was, what it leads to, and the shapes that make it so. */
static void note_forbidden(struct sitting *sitting, int point, struct verdict verdict)
{
	static const enum phrase phrases[] = {[PENALTY_LOSE] = PHRASE_FORBIDDEN_LOST,
	                                      [PENALTY_REJECT] = PHRASE_FORBIDDEN_REJECTED,
	                                      [PENALTY_CLAIM] = PHRASE_FORBIDDEN_CLAIM};
	char text[POINT_TEXT_MAX + 1], kinds[KINDS_MAX];
	enum penalty penalty = sitting->session.rules.penalty;
	struct explain explain = explainer(sitting);
	struct game before = sitting->session.game;
	explain_reasons(sitting->language, verdict.reasons, kinds, sizeof kinds);
	sitting_note(sitting, phrases[penalty], (const char *const[]){write_point(sitting, point, text), kinds});
	if (penalty != PENALTY_REJECT)
		game_undo(&before, 1);
	explain_shapes(&explain, &before, SIDE_BLACK, point);
}

static void note_seconds(struct sitting *sitting, enum side side, int point, long long milliseconds)
{
	char seconds[24], text[POINT_TEXT_MAX + 1];
	if (point == POINT_NONE)
		sitting_note(sitting, PHRASE_PASSED, (const char *const[]){sitting_side(sitting, side)});
	else
		sitting_note(sitting, PHRASE_PLAYED,
		             (const char *const[]){sitting_side(sitting, side), write_point(sitting, point, text),
		                                   sitting_seconds(milliseconds, seconds)});
}

/* Lets a machine think, with Ctrl-C as its bell. */
static struct player_answer think(struct sitting *sitting, enum player player, bool only_asked, long long *took)
{
	struct deadline deadline = deadline_in(sitting->milliseconds);
	struct budget *budget = &sitting->session.machine.budget;
	char seconds[24];
	long long start = deadline_now();
	*budget = (struct budget){.nodes = sitting->options->nodes,
	                          .depth = sitting->level > 0 ? sitting->level : 1,
	                          .expired = must_answer,
	                          .context = &deadline};
	sitting_line(sitting, PHRASE_THINKING,
	             (const char *const[]){sitting_side(sitting, sitting->session.game.to_move),
	                                   sitting_seconds(sitting->milliseconds, seconds)});
	screen_show(&sitting->screen);
	catch_interrupt(true);
	struct player_answer answer = player_choose(&sitting->session.machine, player, &sitting->session.game, only_asked);
	catch_interrupt(false);
	*took = deadline_now() - start;
	return answer;
}

/* A machine claims a forbidden move when it may. */
static bool machine_claims(struct sitting *sitting)
{
	if (!game_claimable(&sitting->session.game))
		return false;
	struct command claim;
	claim.kind = COMMAND_CLAIM;
	session_obey(&sitting->session, &claim);
	sitting_note(sitting, PHRASE_CLAIMED, no_arguments);
	return true;
}

static void machine_turn(struct sitting *sitting)
{
	struct session *session = &sitting->session;
	enum side side = session->game.to_move;
	long long took;
	if (machine_claims(sitting))
		return;
	struct player_answer answer = think(sitting, session->player[side], false, &took);
	sitting->used[side] += took;
	struct verdict verdict = session_play(session, &answer);
	note_seconds(sitting, side, answer.point, took);
	if (status_forbidden(verdict.status) && !game_over(&session->game))
		note_forbidden(sitting, answer.point, verdict);
}

static void give_hint(struct sitting *sitting)
{
	char text[POINT_TEXT_MAX + 1];
	enum side side = sitting->session.game.to_move;
	long long took;
	struct player_answer answer = think(sitting, PLAYER_MINIMAX, true, &took);
	const char *name = sitting_side(sitting, side);
	if (answer.point == POINT_NONE)
		sitting_note(sitting, PHRASE_HINT_PASS, (const char *const[]){name});
	else
		sitting_note(sitting, PHRASE_HINT, (const char *const[]){name, write_point(sitting, answer.point, text)});
}

static void tell_why(struct sitting *sitting, const struct command *command, struct span text)
{
	struct game *game = &sitting->session.game;
	struct explain explain = explainer(sitting);
	struct span point_text = text;
	text_word(&point_text);
	point_text = text_trim(point_text);
	if (command->point == POINT_NONE || !board_empty(&game->board, command->point))
		note_refusal(sitting, command->point == POINT_NONE ? STATUS_OFF_BOARD : STATUS_OCCUPIED, command, point_text);
	else
		explain_point(&explain, game, ruleset_forbids(&game->rules, SIDE_BLACK) ? SIDE_BLACK : game->to_move,
		              command->point);
}

struct forbidden_list {
	struct sitting *sitting;
	size_t length;
	char text[BOARD_MAX * BOARD_MAX / 4];
};

static void list_forbidden(int point, unsigned reasons, void *context)
{
	struct forbidden_list *list = context;
	char name[POINT_TEXT_MAX + 1], kinds[REASONS_TEXT_MAX + 1];
	kinds[reasons_write(kinds, reasons)] = '\0';
	if (sizeof list->text - list->length > sizeof name + sizeof kinds + 4)
		list->length += (size_t)snprintf(list->text + list->length, sizeof list->text - list->length, " %s (%s)",
		                                 write_point(list->sitting, point, name), kinds);
}

static void tell_forbidden(struct sitting *sitting)
{
	struct forbidden_list list = {.sitting = sitting};
	if (ruleset_forbids(&sitting->session.rules, SIDE_BLACK))
		forbidden_each(&sitting->session.game.board, list_forbidden, &list);
	if (list.length == 0)
		sitting_note(sitting, PHRASE_FORBIDDEN_NONE, no_arguments);
	else
		sitting_note(sitting, PHRASE_FORBIDDEN_LIST, (const char *const[]){list.text});
}

/* What a word like save or load is followed by; false, and said so, where there is nothing. */
static bool read_path(struct sitting *sitting, struct span text, char path[PATH_TEXT_MAX])
{
	struct span rest = text;
	char name[TEXT_MAX];
	struct span word = text_word(&rest);
	rest = text_trim(rest);
	if (rest.length == 0 || rest.length >= PATH_TEXT_MAX) {
		sitting_note(sitting, PHRASE_NEEDS_FILE, (const char *const[]){typed(word, name)});
		return false;
	}
	memcpy(path, rest.at, rest.length);
	path[rest.length] = '\0';
	return true;
}

static void save(struct sitting *sitting, struct span text)
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
static int load(struct sitting *sitting, const char *path)
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

static void load_typed(struct sitting *sitting, struct span text)
{
	char path[PATH_TEXT_MAX];
	if (!read_path(sitting, text, path))
		return;
	struct command restart;
	restart.kind = COMMAND_NEW;
	record_command(&sitting->session.record, &restart, 0);
	load(sitting, path);
}

/* The game in which the machine plays the other side: it answers at once. */
static void offer_draw(struct sitting *sitting, const struct command *command, struct span text)
{
	struct session *session = &sitting->session;
	struct game *game = &session->game;
	enum side other = side_other(game_draw_side(game));
	if (game_over(game) || session->player[other] == PLAYER_HUMAN) {
		bool answers = game->offer != SIDE_NONE;
		enum side side = game_draw_side(game);
		struct verdict verdict = session_obey(session, command);
		if (game_rejects(game, verdict.status))
			note_refusal(sitting, verdict.status, command, text);
		else if (!answers)
			sitting_note(sitting, PHRASE_OFFERED,
			             (const char *const[]){sitting_side(sitting, side), sitting_side(sitting, side_other(side))});
		return;
	}
	struct deadline deadline = deadline_in(sitting->milliseconds);
	session->machine.budget = (struct budget){.depth = 2, .expired = must_answer, .context = &deadline};
	catch_interrupt(true);
	bool agrees = player_agrees(&session->machine, session->player[other], game, other);
	catch_interrupt(false);
	if (agrees)
		session_agree(session);
	else
		sitting_note(sitting, PHRASE_DECLINED, (const char *const[]){sitting_side(sitting, other)});
}

/* What an accepted line did, in words. */
static void note_change(struct sitting *sitting, const struct command *command, enum side side, int undone,
                        struct verdict verdict)
{
	char number[12];
	const char *const name[] = {sitting_side(sitting, side)};
	switch (command->kind) {
	case COMMAND_MOVE:
		if (status_forbidden(verdict.status) && !game_over(&sitting->session.game))
			note_forbidden(sitting, command->point, verdict);
		break;
	case COMMAND_PASS:
		sitting_note(sitting, PHRASE_PASSED, name);
		break;
	case COMMAND_RESIGN:
		sitting_note(sitting, PHRASE_RESIGNED, name);
		break;
	case COMMAND_CLAIM:
		sitting_note(sitting, PHRASE_CLAIMED, no_arguments);
		break;
	case COMMAND_UNDO:
		snprintf(number, sizeof number, "%d", undone);
		sitting_note(sitting, PHRASE_UNDONE, (const char *const[]){number});
		break;
	default:
		break;
	}
}

static void change(struct sitting *sitting, const struct command *command, struct span text)
{
	struct session *session = &sitting->session;
	enum side side = session->game.to_move;
	int plies = session->game.plies;
	struct verdict verdict = session_obey(session, command);
	if (status_refused(verdict.status))
		note_refusal(sitting, verdict.status, command, text);
	else if (game_rejects(&session->game, verdict.status))
		note_forbidden(sitting, command->point, verdict);
	else
		note_change(sitting, command, side, plies - session->game.plies, verdict);
	if (command->kind == COMMAND_NEW)
		sitting->used[SIDE_BLACK] = sitting->used[SIDE_WHITE] = 0;
}

static void give_help(struct sitting *sitting)
{
	phrase_put(&sitting->notes, sitting->language, PHRASE_HELP, NULL);
	sitting->notes_alone = true;
}

/* The words that only a person uses; false for another. */
static bool obey_word(struct sitting *sitting, struct span text, enum next *next)
{
	struct span rest = text;
	struct span word = phrase_word(text_word(&rest));
	if (text_is(word, "save"))
		save(sitting, text);
	else if (text_is(word, "load"))
		load_typed(sitting, text);
	else if (text_trim(rest).length > 0)
		return false;
	else if (text_is(word, "help") || text_is(word, "?"))
		give_help(sitting);
	else if (text_is(word, "menu"))
		*next = NEXT_MENU;
	else if (text_is(word, "settings"))
		menu_settings(sitting);
	else if (text_is(word, "quit") || text_is(word, "exit") || text_is(word, "q"))
		*next = NEXT_QUIT;
	else
		return false;
	return true;
}

/* The line with its first word in English, as the input language has it. */
static struct span translated(struct span text, char line[COMMAND_LINE_MAX + 16])
{
	struct span rest = text;
	struct span word = text_word(&rest);
	struct span english = phrase_word(word);
	if (english.at == word.at)
		return text;
	memcpy(line, english.at, english.length);
	line[english.length] = ' ';
	memcpy(line + english.length + 1, rest.at, rest.length);
	return text_trim((struct span){line, english.length + 1 + rest.length});
}

static enum next obey(struct sitting *sitting, struct span typed_text)
{
	static struct command command;
	static char line[COMMAND_LINE_MAX + 16];
	struct session *session = &sitting->session;
	enum next next = NEXT_TURN;
	struct span text = translated(typed_text, line);
	if (obey_word(sitting, text, &next))
		return next;
	command_read(&command, text, sitting->render.look.coords, session->game.board.size);
	switch (command.kind) {
	case COMMAND_NOTHING:
	case COMMAND_SHOW:
	case COMMAND_EXPECT:
		break;
	case COMMAND_WHY:
		tell_why(sitting, &command, text);
		break;
	case COMMAND_FORBIDDEN:
		tell_forbidden(sitting);
		break;
	case COMMAND_HINT:
		if (game_over(&session->game))
			note_refusal(sitting, STATUS_GAME_OVER, &command, text);
		else
			give_hint(sitting);
		break;
	case COMMAND_GO:
		if (game_over(&session->game))
			note_refusal(sitting, STATUS_GAME_OVER, &command, text);
		else {
			enum player player = session->player[session->game.to_move];
			enum side side = session->game.to_move;
			session->player[side] = PLAYER_MINIMAX;
			machine_turn(sitting);
			session->player[side] = player;
		}
		break;
	case COMMAND_DRAW:
		offer_draw(sitting, &command, text);
		break;
	case COMMAND_SYNTAX:
	case COMMAND_SOLVE:
		note_refusal(sitting, STATUS_SYNTAX, &command, typed_text);
		break;
	default:
		change(sitting, &command, text);
	}
	return next;
}

/* How it ended, in words. */
static void note_result(struct sitting *sitting)
{
	const struct game *game = &sitting->session.game;
	struct verdict verdict = game_status(game);
	const struct ply *last = &game->history[game->plies - 1];
	int row[BOARD_MAX];
	char stones[BOARD_MAX * (POINT_TEXT_MAX + 1) + 1] = "", text[POINT_TEXT_MAX + 1];
	int length = picture_winning_row(game, row);
	for (int i = 0; i < length; i++) {
		strncat(stones, i > 0 ? " " : "", sizeof stones - strlen(stones) - 1);
		strncat(stones, write_point(sitting, row[i], text), sizeof stones - strlen(stones) - 1);
	}
	if (status_forbidden(verdict.status)) {
		note_forbidden(sitting, last->point, verdict);
	} else if (verdict.status == STATUS_DRAW) {
		sitting_note(sitting,
		             last->kind == PLY_AGREE             ? PHRASE_AGREED
		             : board_full(&game->board)          ? PHRASE_DRAW_FULL
		             : last->kind == PLY_PASS            ? PHRASE_DRAW_PASSES
		                                                 : PHRASE_DRAW,
		             no_arguments);
	} else {
		enum side winner = verdict.status == STATUS_WIN_BLACK ? SIDE_BLACK : SIDE_WHITE;
		sitting_note(sitting, length > 0 ? PHRASE_WON_ROW : PHRASE_WON,
		             (const char *const[]){sitting_side(sitting, winner), stones});
	}
}

static void note_counts(struct sitting *sitting)
{
	char moves[12], black[24], white[24];
	snprintf(moves, sizeof moves, "%d", game_moves(&sitting->session.game));
	sitting_note(sitting, PHRASE_COUNTS,
	             (const char *const[]){moves, sitting_seconds(sitting->used[SIDE_BLACK], black),
	                                   sitting_seconds(sitting->used[SIDE_WHITE], white)});
}

/* After the end: again, another game, other settings, back, or away. */
static enum next ask_at_end(struct sitting *sitting)
{
	char words[TEXT_MAX];
	struct span answer;
	note_result(sitting);
	note_counts(sitting);
	picture_draw(sitting);
	sitting_put_notes(sitting);
	if (!sitting_ask(sitting, PHRASE_END_ASK, no_arguments, &answer))
		return NEXT_QUIT;
	struct span word = phrase_word(answer);
	if (text_is(word, "a") || text_is(word, "again") || text_is(word, "new") || text_is(word, "y"))
		return NEXT_AGAIN;
	if (text_is(word, "m") || text_is(word, "menu"))
		return NEXT_MENU;
	if (text_is(word, "q") || text_is(word, "quit") || text_is(word, "n"))
		return NEXT_QUIT;
	if (text_is(word, "s") || text_is(word, "settings")) {
		menu_settings(sitting);
		return NEXT_AGAIN;
	}
	if (text_is(word, "u"))
		return obey(sitting, text_span("undo"));
	if (answer.length > 0 && text_digit(answer.at[0]))
		sitting_note(sitting, PHRASE_END_WRONG, (const char *const[]){typed(answer, words)});
	return obey(sitting, answer);
}

/* A person's turn: the picture, the prompt, and what was typed. */
static enum next ask_move(struct sitting *sitting)
{
	const struct game *game = &sitting->session.game;
	bool answers = game->offer != SIDE_NONE && game->offer != game->to_move;
	char point[POINT_TEXT_MAX + 1], ply[12];
	struct span text;
	snprintf(ply, sizeof ply, "%d", game_moves(game) + 1);
	picture_draw(sitting);
	sitting_put_notes(sitting);
	long long start = deadline_now();
	const char *const arguments[] = {sitting_side(sitting, game->to_move), example(sitting, point), ply};
	bool asked = sitting_ask(sitting, answers ? PHRASE_ASK_ANSWER : PHRASE_ASK, arguments, &text);
	sitting->used[game->to_move] += deadline_now() - start;
	return asked ? obey(sitting, text) : NEXT_QUIT;
}

static enum next take_turn(struct sitting *sitting)
{
	if (game_over(&sitting->session.game))
		return ask_at_end(sitting);
	if (!session_awaits_machine(&sitting->session))
		return ask_move(sitting);
	picture_draw(sitting);
	sitting_put_notes(sitting);
	machine_turn(sitting);
	return NEXT_TURN;
}

static void start_again(struct sitting *sitting)
{
	struct command restart;
	restart.kind = COMMAND_NEW;
	session_obey(&sitting->session, &restart);
	sitting->used[SIDE_BLACK] = sitting->used[SIDE_WHITE] = 0;
}

/* A record that can't be written is told once, where it happens. */
static void watch_record(struct sitting *sitting)
{
	if (sitting->session.record.failure == 0 || sitting->status == EXIT_TROUBLE)
		return;
	sitting->status = EXIT_TROUBLE;
	sitting_note(sitting, PHRASE_RECORD_LOST, (const char *const[]){strerror(sitting->session.record.failure)});
}

static void play_games(struct sitting *sitting, bool has_game)
{
	if (!has_game && !menu_choose(sitting))
		return;
	if (!has_game)
		session_start(&sitting->session);
	while (!sitting->ended && sitting->screen.out->failure == 0) {
		watch_record(sitting);
		switch (take_turn(sitting)) {
		case NEXT_MENU:
			if (!menu_choose(sitting))
				return;
			start_again(sitting);
			break;
		case NEXT_AGAIN:
			start_again(sitting);
			break;
		case NEXT_QUIT:
			return;
		case NEXT_TURN:
			break;
		}
	}
}

static void set_up(struct sitting *sitting, const struct options *options, struct sink *out)
{
	bool utf8 = phrase_locale_is_utf8();
	uint64_t seed = options->seeded ? options->seed : (uint64_t)time(NULL) * 1000003u + (uint64_t)getpid();
	*sitting = (struct sitting){.options = options, .level = LEVEL_DEFAULT, .notes.fd = -1};
	sitting->language =
		options->language >= 0 ? (enum language)options->language : phrase_language_of_locale();
	sitting->milliseconds = options_milliseconds(options);
	if (options->depth > 0)
		sitting->level = options->depth < LEVEL_MAX ? options->depth : LEVEL_MAX;
	sitting->render.look = options->look;
	if (options->style < 0 && !utf8)
		sitting->render.look.style = STYLE_ASCII;
	sitting->session.rules = options->rules;
	sitting->session.player[SIDE_BLACK] = (enum player)options->black;
	sitting->session.player[SIDE_WHITE] = (enum player)options->white;
	sitting->session.machine.rng = rng_seeded(seed);
	screen_open(&sitting->screen, out, sitting->bytes, sizeof sitting->bytes, COMMAND_LINE_MAX);
}

int interactive_run(const struct options *options, struct sink *out)
{
	static struct sitting sitting;
	set_up(&sitting, options, out);
	if (!record_open(&sitting.session.record, options->record, options->look.coords, options->size)) {
		trouble_file(options->record, sitting.session.record.failure);
		return EXIT_TROUBLE;
	}
	bool has_file = options->file_count > 0 && strcmp(options->files[0], "-") != 0;
	session_start(&sitting.session);
	int error = has_file ? load(&sitting, options->files[0]) : 0;
	if (error != 0) {
		trouble_file(options->files[0], error);
		return EXIT_TROUBLE;
	}
	play_games(&sitting, has_file || options->players);
	if (!record_close(&sitting.session.record)) {
		trouble_file(options->record, sitting.session.record.failure);
		return EXIT_TROUBLE;
	}
	return sitting.status;
}
