/* The rules of the game in words. */
#ifndef RULES_TEXT_H
#define RULES_TEXT_H

#include "terminal/view/view.h"

/* Notes the rules. */
void rules_text_note(struct view *view, const struct ruleset *rules);

#endif
