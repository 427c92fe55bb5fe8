/* The player that a controller talks to: its position, its clock, and its answers. */
#ifndef GTP_PLAYER_H
#define GTP_PLAYER_H

#include "base/clock.h"
#include "commands/common_options.h"
#include "engine/solver.h"
#include "gtp/gtp_clock.h"
#include "gtp/gtp_game.h"
#include "gtp/gtp_line.h"
#include "pipe/listening.h"
#include "pipe/wire.h"

struct gtp_player {
	const struct common_options *common;
	struct sink *out;
	struct wire wire;
	struct gtp_filter filter;
	struct gtp_line line; /* the one that is obeyed */
	struct ruleset rules; /* of the next game; a game from loadsgf never has their opening */
	struct gtp_game game;
	struct gtp_clock clock;
	struct mover_state mover_state;
	struct solver solver;
	bool exhausted;                  /* memory ran out */
	bool answered;                   /* a machine has answered in this game */
	bool quit;                       /* the program ends after this answer */
	long long asked;                 /* when the command was read, by clock_now() */
	struct listening listening;      /* of the search */
	const struct gtp_wanted *wanted; /* of the search (gtp_think.h), or NULL */
	struct render render;            /* of showboard */
};

/* Write a whole answer: success, or failure. The text has no newline at its end. */
void gtp_answer(struct gtp_player *player, const char *text);
void gtp_refuse(struct gtp_player *player, const char *message);
/* The message for arguments that cannot be read. */
extern const char gtp_syntax_error[];

/* Begin and end an answer of lines. The caller writes the lines to player->out, each with its newline; for no lines,
   one newline. */
void gtp_begin(struct gtp_player *player);
void gtp_end(struct gtp_player *player);
/* Begins an answer of lines, and sends its first line, which has no text, at once. */
void gtp_begin_report(struct gtp_player *player);

/* Writes a vertex. */
void gtp_put_vertex(struct gtp_player *player, int point);

#endif
