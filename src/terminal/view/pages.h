/* Texts of a page: the rules of the game. */
#ifndef PAGES_H
#define PAGES_H

#include "terminal/view/view.h"

/* Notes the rules that the next game, or this one, is played by. */
void pages_note_rules(struct view *view, const struct ruleset *rules);

#endif
