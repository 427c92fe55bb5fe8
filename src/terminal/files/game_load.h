/* Games of a file: one that is loaded, or a list of all. */
#ifndef GAME_LOAD_H
#define GAME_LOAD_H

#include "formats/formats.h"
#include "terminal/play/play.h"

/* A game that was read, and is not on the board yet. */
struct game_load {
	bool whole;            /* the game was read whole; else see what follows, and reader.input.failure */
	bool is_record;        /* the file has recorded games, else it is a script */
	struct recorded_game { /* the game in such a file */
		enum {
			RECORD_NOTHING, /* no game that can be read; the session has none of it */
			RECORD_PART,    /* up to the first move that cannot be played */
			RECORD_WHOLE,
		} read;
		int ply;                         /* of RECORD_PART: number of the move that cannot be played, from 1 */
		char what[PROBLEM_TEXT_MAX + 1]; /* the text of that move; of RECORD_NOTHING: why no game could begin, or "" */
		char why[120];                   /* the reader's own words for what is wrong, or "" */
		unsigned long long line;         /* number of the line where the game begins */
		char black[OPPONENT_NAME_MAX], white[OPPONENT_NAME_MAX]; /* the players, when a game was read */
		bool branches;                                           /* the game has variations, which were skipped */
		bool others;                                             /* more games follow in the file */
		bool notes_lost;                                         /* there was no room for some notes */
	} record;
	const char *foreign;        /* the file is in this format of another program; NULL: it is not */
	unsigned long long line;    /* number of the line of a script that was refused, from 1; 0: none was */
	enum status status;         /* why the line was refused */
	struct command command;     /* the refused command */
	struct span text;           /* the refused line without its comment */
	struct session session;     /* the game as far as it was read; it has neither machines nor a record */
	struct ply_records records; /* its notes, if it was recorded */
	struct reader reader;
	unsigned long long number; /* of the wanted game in the file, from 1 */
	struct marked {            /* what a saved SGF file says before its first move (game_file.c) */
		bool any;
		struct script_mark mark;
		size_t length; /* bytes in `lines`, which are the lines after the first; longer ones are left out */
		char lines[1024];
	} marked;
};

/* Reads the game with this number, from 1, of an open file, which stays open. A script is one game. The session has the
   rules and the notation of points for what the file does not say. Returns NULL when memory runs out. */
struct game_load *game_load_read(const struct play *play, int fd, int number);
/* Puts the game on the board, with its rules, notes and notation of points. */
void game_load_take(struct play *play, struct game_load *load);
void game_load_free(struct game_load *load);

enum { GAME_LIST_MAX = 10000 };

/* A game of the list. */
struct listed_game {
	bool damaged; /* the game cannot be read whole */
	enum game_result result;
	int moves;
	char date[OPPONENT_NAME_MAX];    /* as written, or "" */
	char name[2][OPPONENT_NAME_MAX]; /* the players by side, or "" */
	char id[OPPONENT_NAME_MAX];      /* or "" */
};

/* The first GAME_LIST_MAX games of a file. A zeroed struct is empty. */
struct game_list {
	struct listed_game *game;
	size_t count, room;
	bool more; /* the file has more games */
};

/* Reads the games of an open file. Leaves the list empty for a script, and for a file that cannot be read, cannot be
   read twice, e.g. a pipe, or needs more memory. */
void game_list_read(struct game_list *list, int fd, const struct play *play);
void game_list_free(struct game_list *list);

#endif
