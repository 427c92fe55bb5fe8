/* The player that a manager talks to: its limits, its position, and its lines in and out. */
#ifndef GOMOCUP_PLAYER_H
#define GOMOCUP_PLAYER_H

#include "base/clock.h"
#include "gomocup/limits.h"
#include "gomocup/stones.h"
#include "pipe/listening.h"
#include "pipe/wire.h"

/* Bits of INFO show_detail. Any other bit asks only for MESSAGE DEPTH. */
enum { DETAIL_REALTIME = 1, DETAIL_LINES = 2 };

/* What the board sees of a search: the lines that INFO show_detail and option -v ask for (detail.c). */
struct detail {
	int wanted;                  /* a set of DETAIL_... */
	bool last_only;              /* of option -v: only the last MESSAGE DEPTH */
	int shown;                   /* how many lines the board sees, at most */
	enum side side;              /* the side that the search is for */
	unsigned long long reported; /* the search's nodes when the board last saw its lines, plus 1; 0: not yet */
	int first;                   /* the first line's move then; or POINT_NONE */
	int depth;                   /* that the search is at now */
	int best, best_sent;         /* the best first move, and the last one that the board was told; or POINT_NONE */
	int tried, trying_sent;      /* the first move that is searched, and the one that the board marks as such */
	int lost;                    /* a first move that loses, which the board was not told yet; or POINT_NONE */
	struct point_set lost_seen;  /* first moves that lose */
	bool begins;                 /* the board does not know yet that the depth has begun */
	long long since;             /* when the search of `tried` began, by clock_now() */
	long long sent;              /* when the last REALTIME line was sent; 0: never for this answer */
};

struct gomocup_player {
	const struct common_options *common;
	struct sink *out;
	struct limits limits;
	struct stones stones;
	struct stones listed; /* the points of the command being read, in a list apart from `stones` */
	struct mover_state mover_state;
	struct wire wire;
	struct point_set blocked;               /* by YXBLOCK; y counts from the top, as in the commands */
	struct multi_pv multi_pv;               /* of the search; its lines are below */
	enum wire_answer pending;               /* what was read and is not yet obeyed, or WIRE_NOTHING */
	bool pending_ends;                      /* the pending line ends searches */
	bool searching;                         /* a search of the command that is obeyed has begun */
	struct span line;                       /* the last line read */
	struct span rest;                       /* of the command that is obeyed: what follows its word */
	long long asked;                        /* when player_read() last returned, by clock_now() */
	struct listening listening;             /* of the search */
	int number, parts;                      /* which part the search is, from 1, and of how many (thinking.h) */
	bool shown_info;                        /* YXSHOWINFO has come */
	struct detail detail;                   /* what the board sees of the search */
	struct search_result lines[STONES_MAX]; /* of multi_pv */
};

/* Writes a line. */
void player_put_line(struct gomocup_player *player, const char *line);
/* Writes a point as X,Y. */
void player_put_point(struct gomocup_player *player, int point);
/* Plays the engine's move, and answers with it. */
void player_answer_point(struct gomocup_player *player, int point);

/* Reads the next line into player->line. Waits for it when `waits` is set. Drops an INFO that is too long, e.g. with
   the name of a folder: INFO has no answer. */
enum wire_answer player_next(struct gomocup_player *player, bool waits);
/* Reads the pending line, or waits for a new line, into player->line. */
enum wire_answer player_read(struct gomocup_player *player);

/* Returns the machine that INFO strength or the command line chose. */
enum mover_id player_machine(const struct gomocup_player *player);
/* Returns the rules that INFO and START set. */
struct ruleset player_rules(const struct gomocup_player *player);
/* Returns an error answer if there is no board yet, or if INFO set an unknown rule; or NULL. */
const char *player_rule_obstacle(const struct gomocup_player *player);
/* Puts the stones on the board. Returns NULL, or an error answer if no move can be made. */
const char *player_begin_move(const struct gomocup_player *player, struct board *board);
/* Prepares the machine for its first answer, within the limits of INFO, until a command comes. */
void player_prepare(struct gomocup_player *player);
/* Obey ABOUT, YXSHOWINFO and YXSHOWHASHUSAGE, also during a search. Return NULL, or the line of the answer. */
const char *player_about(struct gomocup_player *player);
const char *player_show_info(struct gomocup_player *player);
const char *player_show_hash(struct gomocup_player *player);

/* Prepares to show a search of `lines` principal variations; the board sees `shown`. Returns what the search needs in
   its question; NULL: nothing is shown, and only the answer is needed. */
struct multi_pv *detail_start(struct gomocup_player *player, int lines, int shown, enum side side);
/* Writes the REALTIME line that is due, if any. Called at each poll. `now` is a time of clock_now(). */
void detail_poll(struct gomocup_player *player, long long now);
/* Shows the answer, and the other lines of player->multi_pv, after the search. */
void detail_end(struct gomocup_player *player, const struct search_result *found);
/* Ends the REALTIME lines, if there were any: the last BEST becomes the answer's move. */
void detail_answer(struct gomocup_player *player, int point);

#endif
