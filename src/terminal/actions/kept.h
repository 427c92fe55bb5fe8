/* Keeps the settings in a file for the next run. */
#ifndef KEPT_H
#define KEPT_H

#include "terminal/actions/setting.h"

/* Sets what the file has, except settings that were given on the command line: `given` has the names of its options,
   and ends in NULL. With `has_game` a file with a game sets the rules and the notation of points, and those of
   the settings are not used. Notes lines that are ignored. */
void kept_read(struct view *view, struct match *match, const char *const given[], bool has_game);
/* Sets a value as setting_read() does, and writes what has changed to the file. Notes the first failure of the
   file. */
enum setting_answer kept_change(struct view *view, struct match *match, enum setting setting, struct span text);
/* Switches a setting on or off, as the word says in either language; without a word toggles it. Notes the phrase of
   the new state. Returns false for another word. */
bool kept_switch(struct view *view, struct match *match, enum setting setting, struct span word,
                 const enum phrase notes[2]);

#endif
