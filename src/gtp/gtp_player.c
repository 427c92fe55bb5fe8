#include "gtp/gtp_player.h"

const char gtp_syntax_error[] = "syntax error";

static void open_answer(struct gtp_player *player, char status)
{
	sink_char(player->out, status);
	sink_span(player->out, player->line.id);
	sink_char(player->out, ' ');
}

void gtp_answer(struct gtp_player *player, const char *text)
{
	gtp_begin(player);
	sink_text(player->out, text);
	sink_char(player->out, '\n');
	gtp_end(player);
}

void gtp_refuse(struct gtp_player *player, const char *message)
{
	open_answer(player, '?');
	sink_format(player->out, "%s\n\n", message);
}

void gtp_begin(struct gtp_player *player)
{
	open_answer(player, '=');
}

void gtp_begin_report(struct gtp_player *player)
{
	sink_char(player->out, '=');
	sink_span(player->out, player->line.id);
	sink_char(player->out, '\n');
	sink_flush(player->out);
}

void gtp_end(struct gtp_player *player)
{
	sink_char(player->out, '\n');
}

void gtp_put_vertex(struct gtp_player *player, int point)
{
	sink_text(player->out, POINT_TEXT(point, COORDS_GO, player->game.game.rules.size));
}
