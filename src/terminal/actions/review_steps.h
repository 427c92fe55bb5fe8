/* Steps of looking back that need the review of the game: to the next marked move, and along the better line. */
#ifndef REVIEW_STEPS_H
#define REVIEW_STEPS_H

#include "terminal/view/view.h"
#include "terminal/words/words.h"

/* Obeys `review` and `better`. Returns false for another word. */
bool review_steps_obey(struct view *view, struct play *play, enum word_id word);
/* Reviews a ply and the one before it. Returns false if the review was broken off. */
bool review_steps_move(struct view *view, int ply);
/* Returns the length of the better line for the last move shown; 0 if none is known. */
int review_steps_better_length(const struct view *view);

#endif
