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

static int time_left(void *deadline)
{
	return interrupted ? 0 : deadline_left(deadline);
}

/* What comes after a turn. */
enum next { NEXT_TURN, NEXT_MENU, NEXT_AGAIN, NEXT_QUIT };

/* The level, but an end that can be looked through is: 3x3 is perfect at any level. */
static int depth_of(const struct desk *desk)
{
	enum { SOLVED = 9 };
	const struct board *board = &desk->session.game.board;
	int least = board->size * board->size - board->stones <= SOLVED ? SOLVED : 1;
	return desk->level > least ? desk->level : least;
}

/* Lets a machine think, with Ctrl-C as its bell. Returns the milliseconds it took. */
static long long think(struct desk *desk, enum mover_id player, bool only_asked, struct search *found)
{
	struct deadline deadline = deadline_in(desk->milliseconds);
	struct budget *budget = &desk->session.budget;
	char seconds[24];
	long long start = deadline_now();
	*budget = (struct budget){.nodes = desk->terms->budget.nodes,
	                          .depth = depth_of(desk),
	                          .left = time_left,
	                          .context = &deadline};
	desk_line(desk, PHRASE_THINKING,
	             (const char *const[]){desk_side(desk, desk->session.game.to_move),
	                                   desk_seconds(desk->milliseconds, seconds)});
	screen_show(&desk->screen);
	catch_interrupt(true);
	session_ask(&desk->session, player, only_asked, found);
	catch_interrupt(false);
	return deadline_now() - start;
}

/* A machine claims a forbidden move when it may. */
static bool machine_claims(struct desk *desk)
{
	if (!game_claimable(&desk->session.game))
		return false;
	struct command claim;
	claim.kind = COMMAND_CLAIM;
	session_obey(&desk->session, &claim);
	desk_note(desk, PHRASE_CLAIMED, remark_nothing);
	return true;
}

static void machine_turn(struct desk *desk)
{
	struct session *session = &desk->session;
	enum side side = session->game.to_move;
	struct search found;
	if (machine_claims(desk))
		return;
	long long took = think(desk, session->player[side], false, &found);
	desk->used[side] += took;
	struct verdict verdict = session_play(session, &found);
	remark_machine_move(desk, side, found.point, took);
	if (status_forbidden(verdict.status) && !game_over(&session->game))
		remark_forbidden(desk, found.point, verdict);
}

static void give_hint(struct desk *desk)
{
	char text[POINT_TEXT_MAX + 1];
	enum side side = desk->session.game.to_move;
	struct search found;
	think(desk, MOVER_HUMAN, true, &found);
	const char *name = desk_side(desk, side);
	if (found.point == POINT_NONE)
		desk_note(desk, PHRASE_HINT_PASS, (const char *const[]){name});
	else
		desk_note(desk, PHRASE_HINT, (const char *const[]){name, remark_write_point(desk, found.point, text)});
}

/* The game in which the machine plays the other side: it answers at once. */
static void offer_draw(struct desk *desk, const struct command *command, struct span text)
{
	struct session *session = &desk->session;
	struct game *game = &session->game;
	enum side other = side_other(game_draw_side(game));
	if (game_over(game) || session->player[other] == MOVER_HUMAN) {
		bool answers = game->offer != SIDE_NONE;
		enum side side = game_draw_side(game);
		struct verdict verdict = session_obey(session, command);
		if (game_rejects(game, verdict.status))
			remark_refusal(desk, verdict.status, command, text);
		else if (!answers)
			desk_note(desk, PHRASE_OFFERED,
			             (const char *const[]){desk_side(desk, side), desk_side(desk, side_other(side))});
		return;
	}
	struct deadline deadline = deadline_in(desk->milliseconds);
	session->budget = (struct budget){.depth = 2, .left = time_left, .context = &deadline};
	catch_interrupt(true);
	bool agrees = session_agrees(session, other);
	catch_interrupt(false);
	if (agrees)
		session_agree(session);
	else
		desk_note(desk, PHRASE_DECLINED, (const char *const[]){desk_side(desk, other)});
}

static void change(struct desk *desk, const struct command *command, struct span text)
{
	struct session *session = &desk->session;
	enum side side = session->game.to_move;
	int plies = session->game.plies;
	struct verdict verdict = session_obey(session, command);
	if (status_refused(verdict.status))
		remark_refusal(desk, verdict.status, command, text);
	else if (game_rejects(&session->game, verdict.status))
		remark_forbidden(desk, command->point, verdict);
	else
		remark_change(desk, command, side, plies - session->game.plies, verdict);
}

/* Size, K, rule, forbidden moves and opening are those of the next game. */
static void change_settings(struct desk *desk)
{
	menu_settings(desk);
	if (!ruleset_same(&desk->session.rules, &desk->session.game.rules))
		desk_note(desk, PHRASE_NEXT_GAME, remark_nothing);
}

static void give_help(struct desk *desk)
{
	phrase_put(&desk->notes, desk->language, PHRASE_HELP, NULL);
	desk->notes_alone = true;
}

/* The words that only a person uses; false for another. */
static bool obey_word(struct desk *desk, struct span text, struct span typed_text, enum next *next)
{
	struct span rest = text;
	struct span word = phrase_word(text_word(&rest));
	if (text_is(word, "save"))
		files_save(desk, typed_text);
	else if (text_is(word, "load"))
		files_load_typed(desk, typed_text);
	else if (text_trim(rest).length > 0)
		return false;
	else if (text_is(word, "help") || text_is(word, "?"))
		give_help(desk);
	else if (text_is(word, "menu"))
		*next = NEXT_MENU;
	else if (text_is(word, "settings"))
		change_settings(desk);
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

static enum next obey(struct desk *desk, struct span typed_text)
{
	static struct command command;
	static char line[COMMAND_LINE_MAX + 16];
	struct session *session = &desk->session;
	enum next next = NEXT_TURN;
	struct span text = translated(typed_text, line);
	if (obey_word(desk, text, typed_text, &next))
		return next;
	command_read(&command, text, desk->render.look.coords, session->game.board.size);
	switch (command.kind) {
	case COMMAND_NOTHING:
	case COMMAND_SHOW:
	case COMMAND_EXPECT:
		break;
	case COMMAND_WHY:
		remark_why(desk, &command, text);
		break;
	case COMMAND_FORBIDDEN:
		remark_forbidden_points(desk);
		break;
	case COMMAND_HINT:
		if (game_over(&session->game))
			remark_refusal(desk, STATUS_GAME_OVER, &command, text);
		else
			give_hint(desk);
		break;
	case COMMAND_GO:
		if (game_over(&session->game))
			remark_refusal(desk, STATUS_GAME_OVER, &command, text);
		else {
			enum mover_id player = session->player[session->game.to_move];
			enum side side = session->game.to_move;
			session->player[side] = MOVER_MINIMAX;
			machine_turn(desk);
			session->player[side] = player;
		}
		break;
	case COMMAND_DRAW:
		offer_draw(desk, &command, text);
		break;
	case COMMAND_SYNTAX:
		remark_refusal(desk, STATUS_SYNTAX, &command, typed_text);
		break;
	case COMMAND_NEW:
		return NEXT_AGAIN;
	default:
		change(desk, &command, text);
	}
	return next;
}

/* After the end: again, another game, other settings, back, or away. */
static enum next ask_at_end(struct desk *desk)
{
	char words[DESK_TYPED_MAX];
	struct span answer;
	remark_result(desk);
	remark_counts(desk);
	picture_draw(desk);
	desk_put_notes(desk);
	if (!desk_ask(desk, PHRASE_END_ASK, remark_nothing, &answer))
		return NEXT_QUIT;
	struct span word = phrase_word(answer);
	if (text_is(word, "a") || text_is(word, "again") || text_is(word, "new") || text_is(word, "y"))
		return NEXT_AGAIN;
	if (text_is(word, "m") || text_is(word, "menu"))
		return NEXT_MENU;
	if (text_is(word, "q") || text_is(word, "quit") || text_is(word, "n"))
		return NEXT_QUIT;
	if (text_is(word, "s") || text_is(word, "settings")) {
		menu_settings(desk);
		return desk->ended ? NEXT_QUIT : NEXT_AGAIN;
	}
	if (text_is(word, "u"))
		return obey(desk, text_span("undo"));
	if (answer.length == 0 || !text_digit(answer.at[0]))
		return obey(desk, answer);
	desk_note(desk, PHRASE_END_WRONG, (const char *const[]){desk_typed(answer, words)});
	return NEXT_TURN;
}

/* A person's turn: the picture, the prompt, and what was typed. */
static enum next ask_move(struct desk *desk)
{
	const struct game *game = &desk->session.game;
	bool answers = game->offer != SIDE_NONE && game->offer != game->to_move;
	char point[POINT_TEXT_MAX + 1], ply[12];
	struct span text;
	snprintf(ply, sizeof ply, "%d", game_moves(game) + 1);
	picture_draw(desk);
	desk_put_notes(desk);
	long long start = deadline_now();
	const char *const arguments[] = {desk_side(desk, game->to_move), remark_example(desk, point), ply};
	bool asked = desk_ask(desk, answers ? PHRASE_ASK_ANSWER : PHRASE_ASK, arguments, &text);
	desk->used[game->to_move] += deadline_now() - start;
	return asked ? obey(desk, text) : NEXT_QUIT;
}

static bool is_watched(const struct desk *desk)
{
	const enum mover_id *player = desk->session.player;
	return player[SIDE_BLACK] != MOVER_HUMAN && player[SIDE_WHITE] != MOVER_HUMAN;
}

/* Between the moves of two machines: time to look at them, and Ctrl-C stops. */
static enum next watch(struct desk *desk)
{
	const struct timespec pause = {.tv_nsec = 400 * 1000 * 1000};
	struct span answer;
	bool stopped = interrupted;
	if (desk->screen.in_place && !stopped) {
		picture_draw(desk);
		desk_show_notes(desk);
		catch_interrupt(true);
		nanosleep(&pause, NULL);
		catch_interrupt(false);
		stopped = interrupted;
	}
	if (!stopped)
		return NEXT_TURN;
	picture_draw(desk);
	desk_put_notes(desk);
	if (!desk_ask(desk, PHRASE_WATCH_ASK, remark_nothing, &answer))
		return NEXT_QUIT;
	struct span word = phrase_word(answer);
	if (text_is(word, "q") || text_is(word, "quit"))
		return NEXT_QUIT;
	return text_is(word, "m") || text_is(word, "menu") ? NEXT_MENU : NEXT_TURN;
}

static enum next take_turn(struct desk *desk)
{
	if (continued)
		screen_leave(&desk->screen);
	continued = 0;
	if (game_over(&desk->session.game))
		return ask_at_end(desk);
	if (!session_awaits_machine(&desk->session))
		return ask_move(desk);
	picture_draw(desk);
	desk_put_notes(desk);
	machine_turn(desk);
	return is_watched(desk) ? watch(desk) : NEXT_TURN;
}

static void start_again(struct desk *desk)
{
	session_start(&desk->session);
	files_record_game(desk);
	desk->used[SIDE_BLACK] = desk->used[SIDE_WHITE] = 0;
}

/* A record that can't be written is told once, where it happens. */
static void watch_record(struct desk *desk)
{
	if (desk->session.journal.failure == 0 || desk->status == EXIT_TROUBLE)
		return;
	desk->status = EXIT_TROUBLE;
	desk_note(desk, PHRASE_RECORD_LOST, (const char *const[]){strerror(desk->session.journal.failure)});
}

/* The first game of the menu: with the settings as they were it needs no words on record. */
static void start_first(struct desk *desk)
{
	session_start(&desk->session);
	if (!ruleset_same(&desk->session.rules, &desk->recorded_rules))
		files_record_game(desk);
}

static void play_games(struct desk *desk, bool has_game)
{
	if (!has_game && !menu_choose(desk))
		return;
	if (!has_game)
		start_first(desk);
	while (!desk->ended && desk->screen.out->failure == 0) {
		watch_record(desk);
		switch (take_turn(desk)) {
		case NEXT_MENU:
			if (!menu_choose(desk))
				return;
			start_again(desk);
			break;
		case NEXT_AGAIN:
			start_again(desk);
			break;
		case NEXT_QUIT:
			return;
		case NEXT_TURN:
			break;
		}
	}
}

static void set_up(struct desk *desk, const struct terms *terms, const struct terminal_options *options,
                   struct sink *out)
{
	bool utf8 = phrase_locale_is_utf8();
	uint64_t seed = terms->seeded ? terms->seed : (uint64_t)time(NULL) * 1000003u + (uint64_t)getpid();
	*desk = (struct desk){.terms = terms, .level = LEVEL_DEFAULT, .notes.fd = -1};
	desk->language = options->speaks ? options->language : phrase_language_of_locale();
	desk->milliseconds = terms->milliseconds > 0 ? terms->milliseconds : TERMS_MILLISECONDS;
	if (terms->budget.depth > 0)
		desk->level = terms->budget.depth < LEVEL_MAX ? terms->budget.depth : LEVEL_MAX;
	desk->render.look = terms->look;
	if (!options->styled && !utf8)
		desk->render.look.style = STYLE_ASCII;
	desk->session.rules = desk->recorded_rules = terms->rules;
	desk->recorded_coords = terms->look.coords;
	desk->session.player[SIDE_BLACK] = terms->player[SIDE_BLACK];
	desk->session.player[SIDE_WHITE] = terms->player[SIDE_WHITE];
	desk->session.mind.rng = rng_seeded(seed);
	screen_open(&desk->screen, out, !utf8 && desk->language == LANGUAGE_EN, desk->bytes, sizeof desk->bytes, COMMAND_LINE_MAX);
}

int interactive_run(const struct terms *terms, const struct terminal_options *options, struct sink *out)
{
	static struct desk desk;
	set_up(&desk, terms, options, out);
	catch_continuing();
	if (!journal_open(&desk.session.journal, terms->record, terms->look.coords, terms->rules.size)) {
		trouble_file(terms->record, desk.session.journal.failure);
		return EXIT_TROUBLE;
	}
	bool has_file = terms->file_count > 0 && strcmp(terms->files[0], "-") != 0;
	session_start(&desk.session);
	int error = has_file ? files_load(&desk, terms->files[0]) : 0;
	if (error != 0) {
		trouble_file(terms->files[0], error);
		return EXIT_TROUBLE;
	}
	play_games(&desk, has_file || options->seated);
	mind_free(&desk.session.mind);
	if (!journal_close(&desk.session.journal)) {
		trouble_file(terms->record, desk.session.journal.failure);
		return EXIT_TROUBLE;
	}
	return desk.status;
}
