/* Games as records: SGF that save writes, and the formats of recorded games that load reads. */
#ifndef SGF_GAME_H
#define SGF_GAME_H

#include "formats/formats.h"
#include "record/replay.h"
#include "terminal/play/play.h"

/* Does the name end in .sgf? */
bool sgf_game_is_name(const char *path);
/* Are these the first bytes, at most SGF_GAME_HEAD, of a file that sgf_game_write() wrote? Other SGF files may hold
   more than one game. */
enum { SGF_GAME_HEAD = 1024 };
bool sgf_game_is_saved(struct span head);
/* The texts of a saved game, in the user's language. */
struct sgf_texts {
	struct span black, white; /* the players */
	const char *chances;      /* the winning chances on a reviewed ply: %1 of Black, %2 of White. NULL: not written */
};
/* Writes the game, whose board must fit. Returns false when memory runs out. */
bool sgf_game_write(const struct session *session, const struct ply_records *records, const struct sgf_texts *texts,
                    struct sink *out);

enum { RECORD_WHY_MAX = 120 };

/* The game found in a file. */
struct recorded_game {
	enum {
		RECORD_NOTHING, /* no game that can be read; the session is unchanged */
		RECORD_PART,    /* up to the first move that cannot be played */
		RECORD_WHOLE,
	} read;
	int ply;                         /* of RECORD_PART: number of the move that cannot be played, from 1 */
	char what[PROBLEM_TEXT_MAX + 1]; /* the text of that move; of RECORD_NOTHING: why no game could begin, or "" */
	char why[RECORD_WHY_MAX];        /* the reader's own words for what is wrong, or "" */
	unsigned long long line;         /* number of the line where the game begins */
	char black[OPPONENT_NAME_MAX], white[OPPONENT_NAME_MAX]; /* the players, when a game was read */
	bool branches;                                           /* the game has variations, which were skipped */
	bool others;                                             /* more games follow in the file */
	bool notes_lost;                                         /* there was no room for some notes */
};
/* Reads the game with this number, from 1, of the reader's file into the session, with its rules, and its notes into
   `records`. After a failure to read, or when memory runs out, reader->input.failure is an errno. */
struct recorded_game recorded_game_read(struct session *session, struct ply_records *records,
                                        const struct common_options *common, const struct format *format, int number,
                                        struct reader *reader);

#endif
