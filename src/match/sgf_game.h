/* A game as SGF: what save writes where a file's name ends so, and what load reads. */
#ifndef SGF_GAME_H
#define SGF_GAME_H

#include "base/input.h"
#include "match/match.h"
#include "record/replay.h"

/* Does a file of this name hold SGF? */
bool sgf_game_is_name(const char *path);
/* Does it promise another format, which save does not write? */
bool sgf_game_is_another(const char *path);
/* Do these first SGF_GAME_HEAD bytes begin SGF that sgf_game_write() wrote? Somebody else's may hold more than one
   game. */
enum { SGF_GAME_HEAD = 1024 };
bool sgf_game_is_saved(struct span head);
/* Could the game be written? Not on boards that two letters can't name. */
bool sgf_game_fits(const struct match *match);
/* What a saved game says in a person's language. */
struct sgf_texts {
	struct span black, white; /* who plays */
	/* Writes what an analysis has found of the position after so many plies. Returns its length, 0 for nothing. */
	size_t (*insight)(const void *context, int plies, char *out, size_t room);
	const void *context;
};
/* Writes the game; false where there is no memory. */
bool sgf_game_write(const struct match *match, const struct sgf_texts *texts, struct sink *out);

/* What was found in a file. */
struct sgf_game {
	enum {
		SGF_GAME_NOTHING, /* the game in the session is another */
		SGF_GAME_PART,    /* up to the first move that can't be played */
		SGF_GAME_WHOLE,
	} read;
	int ply;                         /* of a part, the move that ended it */
	char what[PROBLEM_TEXT_MAX + 1]; /* and how it was written; of nothing, what keeps a game from beginning, or "" */
	unsigned long long line;         /* where the game begins */
	char black[OPPONENT_NAME_MAX], white[OPPONENT_NAME_MAX]; /* who played, where a game was read */
	bool branches; /* the game has variations, which were left out */
	bool others;   /* more games come behind it */
};
/* Reads the first game into the session, with the rules it names. */
struct sgf_game sgf_game_read(struct match *match, struct input *input);

#endif
