/* Moves one after the other, as people write them in a line. */
#ifndef MOVETEXT_H
#define MOVETEXT_H

#include "record/replay.h"

/* Tells the moves of the text, set-up stones (black=h8i9 white=g7 turn=white) before them and a result after them:
   separated by blanks, commas and the like or by nothing, move numbers among them; or by two letters a move, as in SGF. */
void movetext_tell(struct replay *replay, struct span text, enum coords coords);
/* Moves alone in lettered coords, as above. */
void movetext_tell_lettered(struct replay *replay, struct span text, enum coords coords);
/* Are there moves in the text, one or more, and nothing else? */
bool movetext_only_moves(struct span text, enum coords coords);
/* Is the text one of two letters a move, as in SGF? */
bool movetext_only_letters(struct span text, enum coords coords);
/* The text without a result as its last word, which *recorded gets; NOTHING where there is none, or "*". */
struct span movetext_cut_result(struct span text, enum recorded *recorded);
/* Cuts bytes off the front. */
static inline void movetext_skip(struct span *text, size_t length)
{
	text->at += length;
	text->length -= length;
}

#endif
