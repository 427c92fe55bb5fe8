#include "gtp/gtp.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/message.h"
#include "gtp/gtp_analyze.h"
#include "gtp/gtp_questions.h"
#include "gtp/gtp_setup.h"
#include "gtp/gtp_think.h"
#include "version.h"

struct gtp_command {
	const char *name;
	int least, most; /* numbers of arguments */
	void (*obey)(struct gtp_player *player, struct span arguments);
};

enum { COMMANDS_MAX = 40, ARGUMENTS_MAX = WIRE_LINE_MAX };
static const struct gtp_command commands[COMMANDS_MAX]; /* the last row is zero */

static void protocol_version(struct gtp_player *player, struct span arguments)
{
	(void)arguments;
	gtp_answer(player, "2");
}

static void name(struct gtp_player *player, struct span arguments)
{
	(void)arguments;
	gtp_answer(player, "renju");
}

static void version(struct gtp_player *player, struct span arguments)
{
	(void)arguments;
	gtp_answer(player, RENJU_VERSION);
}

static const struct gtp_command *find_gtp_command(struct span name)
{
	const struct gtp_command *command = commands;
	while (command->name && !text_same(text_span(command->name), name))
		command++;
	return command->name ? command : NULL;
}

static void known_command(struct gtp_player *player, struct span arguments)
{
	gtp_answer(player, find_gtp_command(arguments) ? "true" : "false");
}

static void list_commands(struct gtp_player *player, struct span arguments)
{
	(void)arguments;
	gtp_begin(player);
	for (const struct gtp_command *command = commands; command->name; command++) {
		sink_text(player->out, command->name);
		sink_char(player->out, '\n');
	}
	gtp_end(player);
}

static void quit(struct gtp_player *player, struct span arguments)
{
	(void)arguments;
	player->quit = true;
	gtp_answer(player, "");
}

static const struct gtp_command commands[COMMANDS_MAX] = {
	{"protocol_version", 0, 0, protocol_version},
	{"name", 0, 0, name},
	{"version", 0, 0, version},
	{"known_command", 1, 1, known_command},
	{"list_commands", 0, 0, list_commands},
	{"quit", 0, 0, quit},
	{"boardsize", 1, 1, gtp_boardsize},
	{"clear_board", 0, 0, gtp_clear_board},
	{"komi", 1, 1, gtp_komi},
	{"set_game", 1, 1, gtp_set_game},
	{"play", 2, 2, gtp_play},
	{"genmove", 1, 1, gtp_genmove},
	{"reg_genmove", 1, 1, gtp_reg_genmove},
	{"undo", 0, 0, gtp_undo},
	{"time_settings", 3, 3, gtp_time_settings},
	{"time_left", 3, 3, gtp_time_left},
	{"showboard", 0, 0, gtp_showboard},
	{"loadsgf", 1, 2, gtp_loadsgf},
	{"final_score", 0, 0, gtp_final_score},
	{"gogui-rules_game_id", 0, 0, gtp_rules_game_id},
	{"gogui-rules_board_size", 0, 0, gtp_rules_board_size},
	{"gogui-rules_board", 0, 0, gtp_rules_board},
	{"gogui-rules_side_to_move", 0, 0, gtp_rules_side_to_move},
	{"gogui-rules_legal_moves", 0, 0, gtp_rules_legal_moves},
	{"gogui-rules_final_result", 0, 0, gtp_final_score},
	{"gogui-analyze_commands", 0, 0, gtp_analyze_commands},
	{"lz-analyze", 1, ARGUMENTS_MAX, gtp_lz_analyze},
	{"kata-analyze", 1, ARGUMENTS_MAX, gtp_kata_analyze},
	{"lz-genmove_analyze", 1, ARGUMENTS_MAX, gtp_lz_genmove_analyze},
	{"kata-genmove_analyze", 1, ARGUMENTS_MAX, gtp_kata_genmove_analyze},
	{"renju-forbidden", 0, 0, gtp_forbidden},
	{"renju-why", 1, 1, gtp_why},
	{"renju-solve", 0, 0, gtp_solve},
};

/* Obeys the player's line. `whole`: it was not too long. */
static void obey_gtp(struct gtp_player *player, bool whole)
{
	const struct gtp_line *line = &player->line;
	const struct gtp_command *command = find_gtp_command(line->command);
	if (!command)
		gtp_refuse(player, "unknown command");
	else if (!whole || line->count < command->least || line->count > command->most)
		gtp_refuse_syntax(player);
	else
		command->obey(player, line->arguments);
}

/* Obeys lines until quit or the end of the input. */
static void run_gtp_command(struct gtp_player *player)
{
	struct span text;
	enum wire_answer received;
	while (!player->quit && player->out->failure == 0 &&
	       (received = wire_next(&player->wire, true, &text)) != WIRE_END) {
		memcpy(player->text, text.at, text.length);
		player->line = gtp_line_read((struct span){player->text, text.length});
		player->asked = clock_now();
		if (received == WIRE_TOO_LONG && player->line.command.length == 0)
			player->line.id.length = 0; /* the line is one number, of which only the first digits are known */
		if (text.length > 0)
			obey_gtp(player, received == WIRE_LINE);
	}
}

static void close_player(struct gtp_player *player)
{
	mover_state_free(&player->mover_state);
	solver_free(&player->solver);
	free(player);
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
	player->wire.keeps_empty = true;
	gtp_start_game(player);
	run_gtp_command(player);
	bool exhausted = player->exhausted || player->solver.exhausted;
	if (exhausted)
		message_memory("the engine");
	bool failed = wire_report_failure(&player->wire);
	close_player(player);
	return exhausted || failed ? EXIT_TROUBLE : EXIT_FINE;
}
