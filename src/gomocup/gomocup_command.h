/* A manager's commands, by the first word of a line. */
#ifndef GOMOCUP_COMMAND_H
#define GOMOCUP_COMMAND_H

#include "base/text.h"

/* The commands, one row each: the word, and the function that obeys it. END has none. From GOMOCUP_SHOWINFO on they are
   Yixin-Board's, which begin with YX. A new command is a row here and its function. */
#define GOMOCUP_ROWS(ROW) \
	ROW(GOMOCUP_START, "start", gomocup_start) \
	ROW(GOMOCUP_RECTSTART, "rectstart", rectstart) \
	ROW(GOMOCUP_RESTART, "restart", restart) \
	ROW(GOMOCUP_BEGIN, "begin", gomocup_begin) \
	ROW(GOMOCUP_TURN, "turn", turn) \
	ROW(GOMOCUP_BOARD, "board", board) \
	ROW(GOMOCUP_PLAY, "play", gomocup_play) \
	ROW(GOMOCUP_TAKEBACK, "takeback", takeback) \
	ROW(GOMOCUP_SWAP2BOARD, "swap2board", swap2board) \
	ROW(GOMOCUP_INFO, "info", info) \
	ROW(GOMOCUP_ABOUT, "about", player_about) \
	ROW(GOMOCUP_END, "end", NULL) \
	ROW(GOMOCUP_SHOWINFO, "yxshowinfo", player_show_info) \
	ROW(GOMOCUP_YXBOARD, "yxboard", yixin_board) \
	ROW(GOMOCUP_NBEST, "yxnbest", yixin_nbest) \
	ROW(GOMOCUP_STOP, "yxstop", yixin_stop) \
	ROW(GOMOCUP_SHOWFORBID, "yxshowforbid", yixin_show_forbidden) \
	ROW(GOMOCUP_HASHCLEAR, "yxhashclear", yixin_hash_clear) \
	ROW(GOMOCUP_SHOWHASHUSAGE, "yxshowhashusage", player_show_hash) \
	ROW(GOMOCUP_BLOCK, "yxblock", yixin_block) \
	ROW(GOMOCUP_BLOCKUNDO, "yxblockundo", yixin_block_undo) \
	ROW(GOMOCUP_BLOCKRESET, "yxblockreset", yixin_block_reset) \
	ROW(GOMOCUP_BALANCEONE, "yxbalanceone", yixin_balance_one) \
	ROW(GOMOCUP_BALANCETWO, "yxbalancetwo", yixin_balance_two) \
	ROW(GOMOCUP_SWAP2STEP1, "yxswap2step1", swap2_step1) \
	ROW(GOMOCUP_SWAP2STEP2, "yxswap2step2", swap2_step2) \
	ROW(GOMOCUP_SWAP2STEP3, "yxswap2step3", swap2_step3)

#define GOMOCUP_KIND(command, word, obey) command,
enum gomocup_command {
	/* clang-format off */
	GOMOCUP_ROWS(GOMOCUP_KIND)
	/* clang-format on */
	GOMOCUP_QUERY,     /* YXQUERY..., about a database; the lines up to DONE belong to it */
	GOMOCUP_WITH_LIST, /* an unknown command; the lines up to DONE belong to it */
	GOMOCUP_WITH_LINE, /* an unknown command; the next line belongs to it */
	GOMOCUP_YX,        /* any other unknown command with YX in front */
	GOMOCUP_COMMANDS,  /* an unknown command without YX in front */
};
#undef GOMOCUP_KIND

/* Cuts the first word off a line, trims the rest, and returns the command that the word names. */
enum gomocup_command gomocup_command_read(struct span *line);
/* Does the command, known or not, begin with YX? */
static inline bool gomocup_command_is_yixin(enum gomocup_command command)
{
	return command >= GOMOCUP_SHOWINFO && command < GOMOCUP_COMMANDS;
}

#endif
