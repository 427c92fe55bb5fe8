#include "gtp/gtp.h"

#include <stdlib.h>
#include <unistd.h>

#include "base/message.h"
#include "gtp/gtp_commands.h"
#include "version.h"

struct gtp_command {
	const char *name;
	int least, most; /* numbers of arguments */
	/* One of these: sets something up, and returns NULL or what is wrong; writes an answer; is a constant answer. */
	const char *(*set)(struct gtp_player *player);
	void (*obey)(struct gtp_player *player);
	const char *text;
};

enum { COMMANDS_MAX = 40, ARGUMENTS_MAX = WIRE_LINE_MAX };
static const struct gtp_command commands[COMMANDS_MAX]; /* the last row is zero */

static const struct gtp_command *find_gtp_command(struct span name)
{
	const struct gtp_command *command = commands;
	while (command->name && !text_same(text_span(command->name), name))
		command++;
	return command->name ? command : NULL;
}

static void known_command(struct gtp_player *player)
{
	gtp_answer(player, find_gtp_command(player->line.arguments) ? "true" : "false");
}

static void list_commands(struct gtp_player *player)
{
	gtp_begin(player);
	for (const struct gtp_command *command = commands; command->name; command++) {
		sink_text(player->out, command->name);
		sink_char(player->out, '\n');
	}
	gtp_end(player);
}

static const char *quit(struct gtp_player *player)
{
	player->quit = true;
	return NULL;
}

static const struct gtp_command commands[COMMANDS_MAX] = {
	{"protocol_version", .text = "2"},
	{"name", .text = "renju"},
	{"version", .text = RENJU_VERSION},
	{"known_command", 1, 1, .obey = known_command},
	{"list_commands", 0, 0, .obey = list_commands},
	{"quit", 0, 0, .set = quit},
	{"boardsize", 1, 1, .set = gtp_boardsize},
	{"clear_board", 0, 0, .set = gtp_clear_board},
	{"komi", 1, 1, .set = gtp_komi},
	{"set_game", 1, 1, .set = gtp_set_game},
	{"play", 2, 2, .set = gtp_play},
	{"genmove", 1, 1, .obey = gtp_genmove},
	{"reg_genmove", 1, 1, .obey = gtp_genmove},
	{"undo", 0, 0, .set = gtp_undo},
	{"time_settings", 3, 3, .set = gtp_time_settings},
	{"time_left", 3, 3, .set = gtp_time_left},
	{"showboard", 0, 0, .obey = gtp_showboard},
	{"loadsgf", 1, 2, .set = gtp_loadsgf},
	{"printsgf", 0, ARGUMENTS_MAX, .obey = gtp_printsgf},
	{"cputime", 0, 0, .obey = gtp_cputime},
	{"final_score", 0, 0, .obey = gtp_final_score},
	{"gogui-rules_game_id", 0, 0, .obey = gtp_rules_game_id},
	{"gogui-rules_board_size", 0, 0, .obey = gtp_rules_board_size},
	{"gogui-rules_board", 0, 0, .obey = gtp_rules_board},
	{"gogui-rules_side_to_move", 0, 0, .obey = gtp_rules_side_to_move},
	{"gogui-rules_legal_moves", 0, 0, .obey = gtp_rules_legal_moves},
	{"gogui-rules_final_result", 0, 0, .obey = gtp_final_score},
	/* lists our three commands, which GoGui shows in a menu */
	{"gogui-analyze_commands",
     .text = "pstring/Forbidden Points/renju-forbidden\npstring/Why/renju-why %p\npstring/Winning Line/renju-solve"},
	{"lz-analyze", 1, ARGUMENTS_MAX, .obey = gtp_analyze},
	{"kata-analyze", 1, ARGUMENTS_MAX, .obey = gtp_analyze},
	{"lz-genmove_analyze", 1, ARGUMENTS_MAX, .obey = gtp_analyze},
	{"kata-genmove_analyze", 1, ARGUMENTS_MAX, .obey = gtp_analyze},
	{"renju-forbidden", 0, 0, .obey = gtp_forbidden},
	{"renju-why", 1, 1, .obey = gtp_why},
	{"renju-solve", 0, 0, .obey = gtp_solve},
};

/* Obeys the player's line. `whole`: it was not too long. */
static void obey_gtp(struct gtp_player *player, bool whole)
{
	const struct gtp_line *line = &player->line;
	const struct gtp_command *command = find_gtp_command(line->command);
	const char *fault = NULL;
	if (!command)
		fault = "unknown command";
	else if (!whole || line->count < command->least || line->count > command->most)
		fault = gtp_syntax_error;
	else if (command->set)
		fault = command->set(player);
	else if (command->obey)
		command->obey(player);
	if (fault)
		gtp_refuse(player, fault);
	else if (!command->obey)
		gtp_answer(player, command->text ? command->text : "");
}

/* Obeys lines until quit or the end of the input. */
static void run_gtp_command(struct gtp_player *player)
{
	struct span text;
	enum wire_answer received;
	while (!player->quit && player->out->failure == 0 &&
	       (received = wire_next(&player->wire, true, &text)) != WIRE_END) {
		player->line = gtp_line_read(text);
		player->asked = clock_now();
		if (received == WIRE_TOO_LONG && player->line.command.length == 0)
			player->line.id.length = 0; /* the line is one number, of which only the first digits are known */
		obey_gtp(player, received == WIRE_LINE);
	}
}

int gtp_run(const struct common_options *common, struct sink *out)
{
	struct gtp_player *player = calloc(1, sizeof *player);
	if (!player) {
		message_memory("the game");
		return EXIT_TROUBLE;
	}
	player->common = common;
	player->out = out;
	player->rules = common->rules;
	player->mover_state.rng = rng_seeded(common->seed);
	player->filter.after_blank = true;
	wire_open(&player->wire, STDIN_FILENO, out);
	player->wire.filter = gtp_filter;
	player->wire.filter_context = &player->filter;
	gtp_clear_board(player);
	run_gtp_command(player);
	bool exhausted = player->exhausted || player->solver.exhausted;
	if (exhausted)
		message_memory("the engine");
	if (player->mover_state.short_of_threads)
		message_threads();
	bool failed = wire_report_failure(&player->wire);
	mover_state_free(&player->mover_state);
	solver_free(&player->solver);
	render_free(&player->render);
	free(player);
	return exhausted || failed ? EXIT_TROUBLE : EXIT_FINE;
}
