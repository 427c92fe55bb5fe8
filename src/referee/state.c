#include "referee/state.h"

#include <stdio.h>
#include <string.h>

#include "base/message.h"
#include "commands/refusal.h"

void referee_worsen(struct referee *referee, int status)
{
	if (referee->status < status)
		referee->status = status;
}

bool referee_is_text(const struct referee *referee)
{
	return referee->block.format == OUTPUT_TEXT;
}

struct block_row referee_row(struct verdict verdict)
{
	return (struct block_row){.side = SIDE_NONE, .point = POINT_NONE, .verdict = verdict};
}

void referee_put_board(struct referee *referee)
{
	if (referee_is_text(referee))
		render_board(&referee->render, referee->block.out, &referee->session.game);
}

void referee_open_row(struct referee *referee, struct block_row *row)
{
	const struct game *game = &referee->session.game;
	if (!referee_is_text(referee)) { /* text output does not show these */
		row->line = referee->input.line_number;
		row->ply = game_moves(game);
		row->turn = game_over(game) ? SIDE_NONE : game->to_move;
	}
	block_open(&referee->block, row);
}

void referee_put_row(struct referee *referee, struct block_row *row)
{
	if (!referee_is_text(referee)) /* in text nothing comes before the status */
		referee_open_row(referee, row);
	block_close(&referee->block, row);
	referee->answered = true;
}

void referee_keep_verdict(struct referee *referee, struct verdict verdict, bool rejected)
{
	if (referee->unmet_rejection)
		referee_worsen(referee, EXIT_REJECTED);
	referee->answered = true;
	referee->last = verdict;
	referee->unmet_rejection = rejected;
}

/* Was a set-up rejected only because a machine has already moved? */
static bool machine_was_first(const struct referee *referee, struct verdict verdict)
{
	const struct session *session = &referee->session;
	enum command_kind kind = referee->command.kind;
	bool sets_up = kind == COMMAND_SETUP || kind == COMMAND_TURN;
	for (int i = 0; i < session->game.plies; i++)
		sets_up &= session->player[session->game.history[i].side] != MOVER_HUMAN;
	return sets_up && verdict.status == STATUS_NOT_ALLOWED && session->game.plies > 0;
}

void referee_reject(struct referee *referee, struct block_row *row, struct span text, const char *why)
{
	char room[REFUSAL_TEXT_MAX];
	if (!why) {
		why = refusal_of_command(room, row->verdict.status, text, &referee->command, &referee->session.game,
		                         referee->common->look.coords);
		size_t length = strlen(room);
		if (machine_was_first(referee, row->verdict))
			snprintf(room + length, REFUSAL_TEXT_MAX - length, ", and the machine has already moved");
	}
	referee_put_row(referee, row);
	if (verdict_unknown(row->verdict))
		referee_worsen(referee, EXIT_TROUBLE);
	message_line(referee->file, referee->input.line_number, text, why);
	referee_keep_verdict(referee, row->verdict, true);
	referee->stopped |= referee->common->strict;
}

void referee_watch_journal(struct referee *referee)
{
	int failure = referee->session.journal.failure;
	if (failure != 0 && !referee->lost_journal) {
		message_file(referee->common->record, failure);
		referee_worsen(referee, EXIT_TROUBLE);
	}
	referee->lost_journal = failure != 0;
}
