/* The screens, one file each. Some are opened by name, others by a function. */
#ifndef SCREENS_H
#define SCREENS_H

#include "terminal/view/view.h"

extern const struct screen_ops menu_screen;
extern const struct screen_ops settings_screen;
extern const struct screen_ops setting_value_screen; /* of view->setting */
extern const struct screen_ops load_screen;
extern const struct screen_ops last_games_screen;
extern const struct screen_ops puzzle_file_screen; /* which file of puzzles */
extern const struct screen_ops move_screen;
extern const struct screen_ops machine_screen;
extern const struct screen_ops watch_screen; /* two machines that were stopped */
extern const struct screen_ops end_screen;

/* Begins the next game. With K = 5 it asks for the rule first, until a person has chosen one. */
struct next rule_ask(const struct view *view, const struct match *match);
/* Shows the rules of the next game, and asks for Enter. */
struct next rules_show(struct view *view, struct match *match);
/* Asks who plays Black and White in the games of the menu. Nothing changes if the person leaves the question. */
struct next choose_players_open(struct view *view, const struct match *match);

/* Leaves the game for `next`, at once if nothing would be lost. */
struct next leave_for(struct view *view, struct match *match, enum next_kind next);
/* Leaves the game for the one in an open file. Closes the file in any case. */
struct next leave_for_file(struct view *view, struct match *match, int fd, const char *path);

/* Opens the puzzles of the file that is named, or asks for the name if it is empty. */
struct next puzzle_open(struct view *view, struct match *match, struct span name);

/* Is it a word for looking back: back, forth, start, end, review, better, analysis? */
bool lookback_is_word(struct span word);
/* Obeys such a word, and opens the screen that takes the next ones. */
struct next lookback_open(struct view *view, struct match *match, struct span text);

/* Shows or hides threats, by "on" or "off" after the word `threats`. Returns false for another word. */
bool threats_obey(struct view *view, struct match *match, struct span rest);

/* Saves the game to the file that was named after the command, as SGF if the name ends in .sgf. */
struct next save_game(struct view *view, struct match *match);

#endif
