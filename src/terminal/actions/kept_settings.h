/* Keeps the settings in a file for the next run. */
#ifndef KEPT_SETTINGS_H
#define KEPT_SETTINGS_H

#include "terminal/actions/setting.h"

/* Applies the settings in the file, except those that the command line sets. `given` lists the names of the options on
   the command line, and ends in NULL. With `has_game`, the first game comes from a file, with its rules and its
   notation of points; those of the settings hold from the menu on. Notes lines that are ignored. */
void kept_read(struct view *view, struct play *play, const char *const given[], bool has_game);
/* Sets a value as setting_read() does, and writes this setting to the file. Notes the first failure to read or write
   the file. */
enum setting_answer kept_change(struct view *view, struct play *play, enum setting setting, struct span text);
/* Shows or hides threats, and keeps this in the settings file. `text` is "on" or "off" in either language, or empty,
   which toggles the setting. Returns false for any other text. */
bool kept_show_threats(struct view *view, struct play *play, struct span text);

#endif
