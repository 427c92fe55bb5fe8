#include "terminal/interactive.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/trouble.h"
#include "terminal/files.h"
#include "terminal/menu.h"
#include "terminal/picture.h"
#include "terminal/remark.h"

/* Ctrl-C while a machine thinks: it moves at once. At a prompt the signal ends the program, as it does any other. */
static volatile sig_atomic_t interrupted;

static void note_interrupt(int signal)
{
	(void)signal;
	interrupted = 1;
}

/* Stopped and brought back: what stands above the cursor is not ours any more. */
static volatile sig_atomic_t continued;

static void note_continued(int signal)
{
	(void)signal;
	continued = 1;
}

static void catch_continuing(void)
{
	struct sigaction action = {.sa_handler = note_continued, .sa_flags = SA_RESTART};
	sigemptyset(&action.sa_mask);
	sigaction(SIGCONT, &action, NULL);
}

static void catch_interrupt(bool catching)
{
	static struct sigaction before; /* what the signal did, and will do again */
	struct sigaction action = {.sa_handler = note_interrupt};
	sigemptyset(&action.sa_mask);
	if (!catching) {
		sigaction(SIGINT, &before, NULL);
		return;
	}
	interrupted = 0;
	sigaction(SIGINT, &action, &before);
}

static bool must_answer(void *deadline)
{
	return interrupted || deadline_expired(deadline);
}

/* What comes after a turn. */
enum next { NEXT_TURN, NEXT_MENU, NEXT_AGAIN, NEXT_QUIT };

/* The level, but an end that can be looked through is: 3x3 is perfect at any level. */
static int depth_of(const struct sitting *sitting)
{
	enum { SOLVED = 9 };
	const struct board *board = &sitting->session.game.board;
	int least = board->size * board->size - board->stones <= SOLVED ? SOLVED : 1;
	return sitting->level > least ? sitting->level : least;
}

/* Lets a machine think, with Ctrl-C as its bell. */
static struct player_answer think(struct sitting *sitting, enum player player, bool only_asked, long long *took)
{
	struct deadline deadline = deadline_in(sitting->milliseconds);
	struct budget *budget = &sitting->session.machine.budget;
	char seconds[24];
	long long start = deadline_now();
	*budget = (struct budget){.nodes = sitting->options->nodes,
	                          .depth = depth_of(sitting),
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
	sitting_note(sitting, PHRASE_CLAIMED, remark_nothing);
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
	remark_machine_move(sitting, side, answer.point, took);
	if (status_forbidden(verdict.status) && !game_over(&session->game))
		remark_forbidden(sitting, answer.point, verdict);
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
		sitting_note(sitting, PHRASE_HINT, (const char *const[]){name, remark_write_point(sitting, answer.point, text)});
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
			remark_refusal(sitting, verdict.status, command, text);
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

static void change(struct sitting *sitting, const struct command *command, struct span text)
{
	struct session *session = &sitting->session;
	enum side side = session->game.to_move;
	int plies = session->game.plies;
	struct verdict verdict = session_obey(session, command);
	if (status_refused(verdict.status))
		remark_refusal(sitting, verdict.status, command, text);
	else if (game_rejects(&session->game, verdict.status))
		remark_forbidden(sitting, command->point, verdict);
	else
		remark_change(sitting, command, side, plies - session->game.plies, verdict);
}

/* Size, K, rule, forbidden moves and opening are those of the next game. */
static void change_settings(struct sitting *sitting)
{
	menu_settings(sitting);
	if (!ruleset_same(&sitting->session.rules, &sitting->session.game.rules))
		sitting_note(sitting, PHRASE_NEXT_GAME, remark_nothing);
}

static void give_help(struct sitting *sitting)
{
	phrase_put(&sitting->notes, sitting->language, PHRASE_HELP, NULL);
	sitting->notes_alone = true;
}

/* The words that only a person uses; false for another. */
static bool obey_word(struct sitting *sitting, struct span text, struct span typed_text, enum next *next)
{
	struct span rest = text;
	struct span word = phrase_word(text_word(&rest));
	if (text_is(word, "save"))
		archive_save(sitting, typed_text);
	else if (text_is(word, "load"))
		archive_load_typed(sitting, typed_text);
	else if (text_trim(rest).length > 0)
		return false;
	else if (text_is(word, "help") || text_is(word, "?"))
		give_help(sitting);
	else if (text_is(word, "menu"))
		*next = NEXT_MENU;
	else if (text_is(word, "settings"))
		change_settings(sitting);
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
	if (obey_word(sitting, text, typed_text, &next))
		return next;
	command_read(&command, text, sitting->render.look.coords, session->game.board.size);
	switch (command.kind) {
	case COMMAND_NOTHING:
	case COMMAND_SHOW:
	case COMMAND_EXPECT:
		break;
	case COMMAND_WHY:
		remark_why(sitting, &command, text);
		break;
	case COMMAND_FORBIDDEN:
		remark_forbidden_points(sitting);
		break;
	case COMMAND_HINT:
		if (game_over(&session->game))
			remark_refusal(sitting, STATUS_GAME_OVER, &command, text);
		else
			give_hint(sitting);
		break;
	case COMMAND_GO:
		if (game_over(&session->game))
			remark_refusal(sitting, STATUS_GAME_OVER, &command, text);
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
		remark_refusal(sitting, STATUS_SYNTAX, &command, typed_text);
		break;
	case COMMAND_NEW:
		return NEXT_AGAIN;
	default:
		change(sitting, &command, text);
	}
	return next;
}

/* After the end: again, another game, other settings, back, or away. */
static enum next ask_at_end(struct sitting *sitting)
{
	char words[SITTING_TYPED_MAX];
	struct span answer;
	remark_result(sitting);
	remark_counts(sitting);
	picture_draw(sitting);
	sitting_put_notes(sitting);
	if (!sitting_ask(sitting, PHRASE_END_ASK, remark_nothing, &answer))
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
		return sitting->ended ? NEXT_QUIT : NEXT_AGAIN;
	}
	if (text_is(word, "u"))
		return obey(sitting, text_span("undo"));
	if (answer.length == 0 || !text_digit(answer.at[0]))
		return obey(sitting, answer);
	sitting_note(sitting, PHRASE_END_WRONG, (const char *const[]){sitting_typed(answer, words)});
	return NEXT_TURN;
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
	const char *const arguments[] = {sitting_side(sitting, game->to_move), remark_example(sitting, point), ply};
	bool asked = sitting_ask(sitting, answers ? PHRASE_ASK_ANSWER : PHRASE_ASK, arguments, &text);
	sitting->used[game->to_move] += deadline_now() - start;
	return asked ? obey(sitting, text) : NEXT_QUIT;
}

static bool is_watched(const struct sitting *sitting)
{
	const enum player *player = sitting->session.player;
	return player[SIDE_BLACK] != PLAYER_HUMAN && player[SIDE_WHITE] != PLAYER_HUMAN;
}

/* Between the moves of two machines: time to look at them, and Ctrl-C stops. */
static enum next watch(struct sitting *sitting)
{
	const struct timespec pause = {.tv_nsec = 400 * 1000 * 1000};
	struct span answer;
	bool stopped = interrupted;
	if (sitting->screen.in_place && !stopped) {
		picture_draw(sitting);
		sitting_show_notes(sitting);
		catch_interrupt(true);
		nanosleep(&pause, NULL);
		catch_interrupt(false);
		stopped = interrupted;
	}
	if (!stopped)
		return NEXT_TURN;
	picture_draw(sitting);
	sitting_put_notes(sitting);
	if (!sitting_ask(sitting, PHRASE_WATCH_ASK, remark_nothing, &answer))
		return NEXT_QUIT;
	struct span word = phrase_word(answer);
	if (text_is(word, "q") || text_is(word, "quit"))
		return NEXT_QUIT;
	return text_is(word, "m") || text_is(word, "menu") ? NEXT_MENU : NEXT_TURN;
}

static enum next take_turn(struct sitting *sitting)
{
	if (continued)
		screen_leave(&sitting->screen);
	continued = 0;
	if (game_over(&sitting->session.game))
		return ask_at_end(sitting);
	if (!session_awaits_machine(&sitting->session))
		return ask_move(sitting);
	picture_draw(sitting);
	sitting_put_notes(sitting);
	machine_turn(sitting);
	return is_watched(sitting) ? watch(sitting) : NEXT_TURN;
}

static void start_again(struct sitting *sitting)
{
	session_start(&sitting->session);
	archive_record_game(sitting);
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

/* The first game of the menu: with the settings as they were it needs no words on record. */
static void start_first(struct sitting *sitting)
{
	session_start(&sitting->session);
	if (!ruleset_same(&sitting->session.rules, &sitting->recorded_rules))
		archive_record_game(sitting);
}

static void play_games(struct sitting *sitting, bool has_game)
{
	if (!has_game && !menu_choose(sitting))
		return;
	if (!has_game)
		start_first(sitting);
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
	sitting->session.rules = sitting->recorded_rules = options->rules;
	sitting->recorded_coords = options->look.coords;
	sitting->session.player[SIDE_BLACK] = (enum player)options->black;
	sitting->session.player[SIDE_WHITE] = (enum player)options->white;
	sitting->session.machine.rng = rng_seeded(seed);
	screen_open(&sitting->screen, out, sitting->bytes, sizeof sitting->bytes, COMMAND_LINE_MAX);
}

int interactive_run(const struct options *options, struct sink *out)
{
	static struct sitting sitting;
	set_up(&sitting, options, out);
	catch_continuing();
	if (!record_open(&sitting.session.record, options->record, options->look.coords, options->size)) {
		trouble_file(options->record, sitting.session.record.failure);
		return EXIT_TROUBLE;
	}
	bool has_file = options->file_count > 0 && strcmp(options->files[0], "-") != 0;
	session_start(&sitting.session);
	int error = has_file ? archive_load(&sitting, options->files[0]) : 0;
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
