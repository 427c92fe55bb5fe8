#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "commands/answer.h"
#include "commands/game_question.h"
#include "formats/formats.h"
#include "gtp/gtp_commands.h"
#include "gtp/gtp_think.h"
#include "os/file.h"

void gtp_showboard(struct gtp_player *player)
{
	player->render.look = player->common->look;
	player->render.look.style = STYLE_ASCII;
	player->render.look.coords = COORDS_GO;
	player->render.look.color = false;
	gtp_begin(player);
	render_board(&player->render, player->out, &player->game.game);
	gtp_end(player);
}

static bool gtp_write_game(const struct gtp_player *player, struct sink *out)
{
	const struct game *game = &player->game.game;
	struct replay *replay = calloc(1, sizeof *replay);
	if (!replay)
		return false;
	replay->rules = game->rules;
	replay->game = *game;
	replay->recorded = result_of_game(game);
	bool written = format_sgf.write(&(struct writing){.out = out}, replay);
	free(replay);
	return written;
}

static bool gtp_write_file(const struct gtp_player *player, const char *path)
{
	char bytes[SINK_BYTES];
	int fd = file_open(path, FILE_WRITES | FILE_CREATES | FILE_EMPTIES | FILE_AT_ONCE);
	if (fd < 0)
		return false;
	struct sink out = sink_to(fd, bytes, sizeof bytes);
	bool written = gtp_write_game(player, &out) && sink_flush(&out);
	return close(fd) == 0 && written;
}

void gtp_printsgf(struct gtp_player *player)
{
	struct span rest = player->line.arguments;
	char path[WIRE_LINE_MAX + 1];
	if (rest.length == 0) {
		gtp_begin(player);
		bool written = gtp_write_game(player, player->out);
		player->exhausted |= !written;
		sink_text(player->out, written ? "\n" : "\n\n");
		return;
	}
	memcpy(path, rest.at, rest.length);
	path[rest.length] = '\0';
	if (gtp_write_file(player, path))
		gtp_answer(player, "");
	else
		gtp_refuse(player, "cannot write file");
}

void gtp_cputime(struct gtp_player *player)
{
	long long hundredths = cpu_time_used() / 10;
	gtp_begin(player);
	sink_format(player->out, "%lld.%02d\n", hundredths / 100, (int)(hundredths % 100));
	gtp_end(player);
}

void gtp_final_score(struct gtp_player *player)
{
	static const char *const scores[] = {[RESULT_BLACK] = "B+1", [RESULT_WHITE] = "W+1", [RESULT_DRAW] = "0"};
	const enum game_result result = result_of_game(&player->game.game);
	if (result == RESULT_NONE)
		gtp_refuse(player, "cannot score");
	else
		gtp_answer(player, scores[result]);
}

void gtp_rules_game_id(struct gtp_player *player)
{
	static const char *const names[] =
		{[RULE_RENJU] = "Renju", [RULE_STANDARD] = "Standard", [RULE_FREESTYLE] = "Gomoku", [RULE_CARO] = "Caro"};
	gtp_answer(player, names[player->game.game.rules.rule]);
}

void gtp_rules_board_size(struct gtp_player *player)
{
	gtp_answer(player, NUMBER(player->game.game.rules.size));
}

void gtp_rules_board(struct gtp_player *player)
{
	static const char stones[] = {[SIDE_BLACK] = 'X', [SIDE_WHITE] = 'O', [SIDE_NONE] = '.'};
	const struct board *board = &player->game.game.board;
	gtp_begin(player);
	for (int y = board->size - 1; y >= 0; y--)
		for (int x = 0; x < board->size; x++) {
			sink_char(player->out, stones[board_at(board, point_at(x, y))]);
			sink_char(player->out, x < board->size - 1 ? ' ' : '\n');
		}
	gtp_end(player);
}

void gtp_rules_side_to_move(struct gtp_player *player)
{
	gtp_answer(player, side_names[player->game.game.to_move]);
}

void gtp_rules_legal_moves(struct gtp_player *player)
{
	struct game *game = &player->game.game;
	gtp_begin(player);
	for (int point = POINT_NONE; (point = board_next_empty(&game->board, point)) != POINT_NONE;)
		if (!game_judge(game, point).rejected) { /* gtp_play() would accept it */
			gtp_put_vertex(player, point);
			sink_char(player->out, ' ');
		}
	sink_text(player->out, game_over(game) ? "\n" : "pass\n");
	gtp_end(player);
}

static struct block open_block(struct gtp_player *player)
{
	gtp_begin(player);
	return (struct block){.out = player->out, .coords = COORDS_GO, .size = player->game.game.rules.size, .bare = true};
}

static void gtp_answer_question(struct gtp_player *player, enum command_kind kind, int point)
{
	const struct command command = {.kind = kind, .point = point};
	struct block block = open_block(player);
	answer_question(&block, &player->game.game, &command);
	gtp_end(player);
}

void gtp_forbidden(struct gtp_player *player)
{
	gtp_answer_question(player, COMMAND_FORBIDDEN, POINT_NONE);
}

void gtp_why(struct gtp_player *player)
{
	const struct board *board = &player->game.game.board;
	int vertex = vertex_read(player->line.arguments, board->size);
	if (vertex < 0)
		gtp_refuse(player, vertex == POINT_NONE ? "off board" : gtp_syntax_error);
	else if (!board_empty(board, vertex))
		gtp_refuse(player, "occupied");
	else
		gtp_answer_question(player, COMMAND_WHY, vertex);
}

void gtp_solve(struct gtp_player *player)
{
	const struct game *game = &player->game.game;
	struct solution solution;
	struct point_set set;
	if (game_over(game)) {
		gtp_refuse(player, "game over");
		return;
	}
	const struct budget limits = gtp_think(player, gtp_own_time(player)), budget = game_proof_budget(&limits);
	const struct question question = game_question(game, &budget, &set);
	solver_solve(&player->solver, &question, SOLVED_BY_SEARCH, &solution);
	struct block block = open_block(player);
	answer_solve(&block, game->to_move, &solution);
	gtp_end(player);
}
