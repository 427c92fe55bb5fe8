/* The text of moves, as people write it in a line. */
#ifndef MOVETEXT_H
#define MOVETEXT_H

#include "record/replay.h"

/* Tells the moves of the text, with set-up stones before them (black=h8i9 white=g7 turn=white) and a result after them.
   Blanks, commas and the like may separate moves, and move numbers stand among them; or each move is two letters, as in
   SGF. */
void movetext_tell(struct replay *replay, struct span text, enum coords coords);
/* Tells moves alone, in lettered coords, written as above. */
void movetext_tell_lettered(struct replay *replay, struct span text, enum coords coords);
/* Is the text one or more moves, and nothing else? */
bool movetext_only_moves(struct span text, enum coords coords);
/* Is the text two letters for each move, as in SGF? */
bool movetext_only_letters(struct span text, enum coords coords);
/* Cuts off a result that is the last word. Returns the rest. *recorded gets the result: NOTHING for "*" or none. */
struct span movetext_cut_result(struct span text, enum recorded *recorded);
/* Cuts bytes off the front. */
static inline void movetext_skip(struct span *text, size_t length)
{
	text->at += length;
	text->length -= length;
}

#endif
