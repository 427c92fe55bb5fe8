/* A game as SGF: what save writes where a file's name ends so, and what load reads. */
#ifndef WRITTEN_H
#define WRITTEN_H

#include "record/replay.h"
#include "terminal/desk.h"

/* Does a file of this name hold SGF? */
bool written_is_name(const char *path);
/* Does it promise another format, which save does not write? */
bool written_is_another(const char *path);
/* Do these first WRITTEN_HEAD bytes begin SGF that written_write() wrote? Somebody else's may hold more than one
   game. */
enum { WRITTEN_HEAD = 1024 };
bool written_is_saved(struct span head);
/* Could the game be written? Not on boards that two letters can't name. */
bool written_fits(const struct match *match);
/* Writes the game, its players, and what an analysis has found of its positions; false where there is no memory. */
bool written_write(const struct view *view, const struct match *match, struct sink *out);

/* What was found in a file. */
struct written {
	enum {
		WRITTEN_NOTHING, /* the game in the session is another */
		WRITTEN_PART,    /* up to the first move that can't be played */
		WRITTEN_WHOLE,
	} read;
	int ply;                         /* of a part, the move that ended it */
	char what[PROBLEM_TEXT_MAX + 1]; /* and how it was written; of nothing, what keeps a game from beginning, or "" */
	unsigned long long line;         /* where the game begins */
	bool branches; /* the game has variations, which were left out */
	bool others;   /* more games come behind it */
};
/* Reads the first game into the session, with the rules it names, and who played it. */
struct written written_read(struct match *match, struct input *input);

#endif
