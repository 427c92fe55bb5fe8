/* The screens, one or a few to a file. Some are opened by name, others by a function. */
#ifndef SCREENS_H
#define SCREENS_H

#include "terminal/view/view.h"

extern const struct screen_ops menu_screen;
extern const struct screen_ops settings_screen;
extern const struct screen_ops load_screen;
extern const struct screen_ops puzzle_file_screen; /* asks which file of puzzles to open */
extern const struct screen_ops lesson_screen;      /* the rules in seven lessons, each with a board */
extern const struct screen_ops quiz_screen;        /* positions, and the question whether a point is forbidden */
/* Returns the screen of a turn, by who is to move; or that of the end of the game. `stopped`: two machines wait for
   the person. */
const struct screen_ops *turn_screen(const struct session *session, bool stopped);

/* A long text is shown page by page if the screen is redrawn in place. Enter or space shows the next page, q or Escape
   ends the text. */
/* How the last page of a long text is shown. */
enum page_end {
	PAGE_ALONE,  /* without the board */
	PAGE_BESIDE, /* with the board, if there is room */
	PAGE_ASKED,  /* with a question of its own */
};

/* Shows the notes that were gathered (view.h). The last page stays in the notes; with PAGE_ASKED, it has a question of
   its own. Any answer but an empty one ends the text. Unless the answer is q or `end` is PAGE_ASKED, the screen below
   then obeys it. */
struct next page_show(struct view *view, enum page_end end);
/* Obeys `rules`: shows the rules of the game in words, before a game those of the next one. */
struct next page_rules(struct view *view, struct play *play, struct span rest);

/* Obeys `note TEXT`: adds what was typed to the comment on the position that is shown. Tells the person if the position
   has no notes, or if there is no room for the text. Without a text, shows notes that do not fit below the board page
   by page; otherwise, in a game, shows the notes. */
struct next note_obey(struct view *view, struct play *play, struct span rest);
/* Shows the comment, labels and marks on the position, and before the first move also the event. Unless `whole`, a
   comment that does not fit below the board is cut, and a line says so. Returns whether there is a note. */
bool note_show(struct view *view, const struct session *session, const struct ply_records *records, int plies,
               bool whole);

/* Finds the kept games. Returns what opens their list; or with `newest` resumes the newest. If that cannot be, adds a
   note, and returns next_is(NEXT_HERE). */
struct next last_games_open(struct view *view, struct play *play, bool newest);

/* Obeys one line that a person types in a game: a move, a command, or a word that only the terminal has. Returns what
   comes next. Before an unsaved game is left, the person is asked. */
struct next commands_obey(struct view *view, struct play *play, struct span typed);
/* After moves were taken back: if a side has lost on time, starts both clocks again, with a note, because with no time
   left its next move would lose at once. */
void commands_start_clocks_again(struct paper *paper, struct chess_clock *clock, const struct game *game);
/* Obeys a word of the table (words.h) that has one of these flags. Returns NEXT_REFUSED for another text, or for an
   argument that the word cannot have. */
struct next commands_obey_word(struct view *view, struct play *play, struct span text, unsigned flags);
/* Obeys `help`: shows the words that the screen takes, and the keys for a game, for looking back or for a puzzle. On a
   screen that is redrawn in place, the list has two columns if two fit and one would be longer than a page; for looking
   back, whenever two fit. */
struct next help_show(struct view *view, struct play *play, struct span rest);

/* Goes from the game to `kind`, or with an open file to its game with this number, and closes the file. If the old game
   would be lost, asks first. Without a file, `fd` is -1, `number` 0 and `path` "". */
struct next leave_for(struct view *view, enum next_kind kind, int fd, int number, const char *path);
/* Loads a game of a file in place of that on the board, if there is one. `number` is 0 if a person has yet to choose
   one of several games. Returns next_is(NEXT_HERE), with a note, if the file cannot be opened or read. */
struct next load_open(struct view *view, struct play *play, struct span name, int number);
/* Returns what opens the list of the games in an open file, which stays open, if there are several. Else returns
   next_is(NEXT_HERE). */
struct next choose_game(struct view *view, const struct play *play, int fd, const char *path);
/* Opens the puzzles of a file. Asks for the file if `name` is empty. */
struct next puzzle_open(struct view *view, struct play *play, struct span name);
/* Is there a move to find in the puzzle that is shown? */
bool puzzle_is_open(const struct view *view);
struct puzzle_count;
/* Adds the tries in the file of counts to the `count` puzzles. Notes once that it cannot be read, or has damaged
   lines. */
void tries_read(struct paper *paper, struct puzzle_count *at, int count);
/* Adds tries to that file, with a comment for people who read it. Notes once that it cannot be written. */
void tries_add(struct paper *paper, const struct puzzle_count *more, const char *comment);
/* Obeys a word that leaves a lesson, a quiz or a puzzle for the menu, the end, lessons or the quiz. Returns
   NEXT_REFUSED for another text. */
struct next learn_leaves(struct span text);

/* Opens the screen for looking back, which then obeys the text, a word with WORD_STEP and its argument. */
struct next lookback_open(struct view *view, struct play *play, struct span text);

/* Obeys `save FILE`: saves the game, as SGF if the name ends in .sgf. Asks before it overwrites another saved game.
   Refuses, with a note, to overwrite the record, or a file that is not a saved game. */
struct next save_game(struct view *view, struct play *play, struct span name);

#endif
