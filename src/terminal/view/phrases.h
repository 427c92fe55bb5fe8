/* The short texts of the interactive game, in every language of the program. Longer ones are in actions/rules_text.c;
   words.c has the commands, opening_words.c the names of openings. */
#ifndef PHRASES_H
#define PHRASES_H

#include "base/text.h"
#include "screen/language.h"

enum phrase {
	PHRASE_TITLE,   /* %1 size, %2 K (a numeral), %3 rule */
	PHRASE_PLAYERS, /* %1 Black's player, %2 White's player, %3 and %4 a blank and their stones */
	PHRASE_HUMAN,
	PHRASE_MACHINE, /* %1 its name */
	PHRASE_BLACK,
	PHRASE_WHITE,
	/* the menu */
	PHRASE_MENU, /* for PHRASE_LIST_PART */
	PHRASE_MENU_BLACK,
	PHRASE_MENU_WHITE,
	PHRASE_MENU_TWO,
	PHRASE_MENU_WATCH,
	PHRASE_MENU_SETTINGS,
	PHRASE_MENU_PLAYERS,
	PHRASE_MENU_LAST,
	PHRASE_MENU_LOAD,
	PHRASE_MENU_RULES,
	PHRASE_MENU_GAMES,
	PHRASE_MENU_PUZZLES,
	PHRASE_MENU_QUIT,
	PHRASE_MENU_ASK,      /* %1 first and %2 last number */
	PHRASE_MENU_ASK_KEYS, /* likewise, if keys can choose */
	PHRASE_LIST_WRONG,    /* %1 first and %2 last number */
	PHRASE_MENU_WRONG,    /* likewise */
	PHRASE_MENU_NO_LAST,  /* the value of a menu item while there is no game to resume */
	PHRASE_NO_LAST,
	PHRASE_LAST_LOADED,  /* %1 moves */
	PHRASE_GAME_LOADED,  /* %1 moves */
	PHRASE_AUTOSAVE_FAILED, /* %1 why */
	PHRASE_AUTOSAVE_PARTIAL,
	PHRASE_LAST_DAMAGED, /* %1 the first file, %2 number of files */
	PHRASE_LAST_GAMES,
	PHRASE_LAST_GAMES_ASK,      /* %1 last number */
	PHRASE_LAST_GAMES_ASK_KEYS, /* likewise, if keys can choose */
	PHRASE_LAST_GAME,           /* %1 one of the next four, %2 Black's and %3 White's player */
	PHRASE_LAST_BLACK,
	PHRASE_LAST_WHITE,
	PHRASE_LAST_DRAW,
	PHRASE_LAST_OPEN,     /* %1 moves */
	PHRASE_PLAYERS_ASK,   /* %1 side, %2 the machines, %3 the player now */
	PHRASE_PLAYERS_WRONG, /* %1 typed text */
	PHRASE_FILE_ASK,
	PHRASE_PAGE_ASK,
	PHRASE_MORE_ASK,
	PHRASE_RULE_HEAD,
	PHRASE_RULE_RENJU,
	PHRASE_RULE_FREESTYLE,
	PHRASE_RULE_ASK, /* %1 is the rule that Enter chooses */
	PHRASE_SCORE,    /* %1 Black's player, %2 their wins, %3 White's player, %4 their wins, %5 draws */
	/* settings */
	PHRASE_SETTINGS,
	PHRASE_LIST_PART, /* %1 name of the list, %2 to %3 of %4 */
	PHRASE_LEVEL_TIME,    /* %1 level, %2 the most seconds for a move */
	PHRASE_SET_SIZE,
	PHRASE_SET_CONNECT,
	PHRASE_SET_RULE,
	PHRASE_SET_FORBIDDEN,
	PHRASE_SET_OPENING,
	PHRASE_SET_LEVEL,
	PHRASE_NO_LIMIT,
	PHRASE_SET_TIME,
	PHRASE_SET_STYLE,
	PHRASE_SET_WIDE,
	PHRASE_SET_COLOR,
	PHRASE_SET_CLOCK,
	PHRASE_SET_FLAG,
	PHRASE_SET_LANGUAGE,
	PHRASE_SET_COORDS,
	PHRASE_SET_MARKS,
	PHRASE_SET_KEYS,
	PHRASE_SET_BELL,
	PHRASE_SET_BOOK,
	PHRASE_SET_THREATS,
	PHRASE_SET_MOVE_TIMES,
	PHRASE_CLOCK_VALUES,
	PHRASE_BOOK_VALUES,
	PHRASE_BOOK_FAULT,  /* %1 file, %2 why */
	PHRASE_BOOK_REMARK, /* likewise */
	PHRASE_BOOK_MOVES,  /* %1 number of moves */
	PHRASE_SETTINGS_ASK,
	PHRASE_SETTINGS_ASK_KEYS, /* if keys can choose */
	PHRASE_SETTINGS_VALUE,    /* %1 setting, %2 its values */
	PHRASE_SETTINGS_WRONG,    /* %1 typed text, %2 the setting's values */
	PHRASE_SETTINGS_NUMBER,   /* %1 first and %2 last number */
	PHRASE_KEPT_WRONG,        /* %1 file, %2 number of a line, %3 its text */
	PHRASE_KEPT_MISFIT,       /* likewise */
	PHRASE_KEPT_MORE,         /* %1 number of lines */
	PHRASE_KEPT_UNREAD,       /* %1 file, %2 why */
	PHRASE_KEPT_UNWRITTEN,    /* likewise */
	/* the rules: %1 size, %2 K, %3 rule */
	PHRASE_NOBODY_WINS,
	PHRASE_CONNECT_FOLLOWS,
	PHRASE_CONNECT_RETURNS,
	PHRASE_RULE_FOLLOWS,
	PHRASE_RULE_STAYS,
	PHRASE_RULE_RETURNS,
	PHRASE_CONNECT_TOO_LONG,
	PHRASE_RENJU_IS_FIVE,
	PHRASE_OPENING_NEEDS_ODD,
	PHRASE_OPENING_NEEDS_NINE,
	PHRASE_NEXT_GAME,
	/* the game */
	PHRASE_ASK,        /* %1 side, %2 an example of a move, %3 number of the move */
	PHRASE_ASK_KEYS,   /* likewise, if arrow keys move the cursor */
	PHRASE_ASK_ANSWER, /* a draw is offered: %1 side, %2 an example of a move */
	/* openings: %1 the first player's color, %2 the second player's, %3 the player on turn, %4 PHRASE_MAY or
	   PHRASE_MUST, %5 number of the stone, %6 the name of the player on turn in brackets, or "", %7 the
	   stone's color, %8 the opening, %9 the color of the player on turn */
	PHRASE_OPENING_STANDS, /* a line above the question */
	PHRASE_ASK_OPENING,
	PHRASE_WHO,             /* the answer to `who` */
	PHRASE_OPENING_FOR_TWO, /* %1 the opening */
	PHRASE_OPENING_RUNS, /* %1 typed word */
	PHRASE_OPENING_BARS,   /* %1 what is required */
	PHRASE_OFFER_TWICE,    /* %1 point */
	PHRASE_OFFER_ONE_MOVE, /* %1 and %2 points */
	PHRASE_OFFER_COUNT,    /* %1 points required, %2 points offered */
	PHRASE_FIRST,
	PHRASE_SECOND,
	PHRASE_OR,
	PHRASE_COMMA, /* between the items of a list */
	PHRASE_MAY,   /* %1 two or more of PHRASE_MAY_SWAP to PHRASE_MAY_PUT */
	PHRASE_MUST,  /* %1 one of them */
	PHRASE_MAY_SWAP,
	PHRASE_MAY_MORE,
	PHRASE_MAY_NUMBER, /* %1 the largest number */
	PHRASE_MAY_OFFER,  /* %1 number of moves, %2 an example of a point */
	PHRASE_MAY_PICK,   /* %1 number of points */
	PHRASE_MAY_MOVE,   /* %1 an example, %2 place: one of PHRASE_PLACE_..., or "" */
	PHRASE_MAY_PUT,    /* %1 place */
	PHRASE_STEP,       /* %1 number of the stone, %2 player, %3 PHRASE_MAY or PHRASE_MUST */
	PHRASE_STEPS_MORE,
	PHRASE_STEPS_OFFER,
	PHRASE_PLACE_CENTER,
	PHRASE_PLACE_INSIDE,  /* %1 side of the square */
	PHRASE_PLACE_OUTSIDE, /* %1 side of the square */
	PHRASE_PLACE_UPPER,
	PHRASE_PLACE_NAMED,
	PHRASE_SWAPPED, /* %1 player, %2 their new color */
	PHRASE_PATTERN, /* %1 number, e.g. 4 for D4, %2 usual name */
	PHRASE_PATTERN_INDIRECT, /* likewise, e.g. 4 for I4 */
	PHRASE_DROP_ASK,
	PHRASE_DROP_NOTES_ASK,
	PHRASE_DROP_WRONG,
	PHRASE_MOVES,
	PHRASE_WATCHING,      /* as PHRASE_THINKING */
	PHRASE_WATCHING_KEYS, /* likewise */
	PHRASE_WATCH_STOP,
	PHRASE_THREATS, /* the legend: %1 to %3 the marks of Black's fives, fours and threes, %4 to %6 of White's */
	PHRASE_THREATS_ON,
	PHRASE_THREATS_OFF,
	PHRASE_THINKING, /* %1 side, %2 PHRASE_AT_MOST, or empty without a limit */
	PHRASE_ADVISING, /* the same, for a person who asked */
	PHRASE_AT_MOST, /* %1 seconds */
	PHRASE_PROGRESS, /* %1 depth, %2 point, %3 score */
	PHRASE_PLAYED,   /* %1 side, %2 point, %3 seconds */
	PHRASE_PASSED,   /* %1 side */
	PHRASE_TIME_UP,  /* %1 loser, %2 winner */
	PHRASE_RESIGNED, /* %1 loser, %2 winner */
	PHRASE_CLAIMED,
	PHRASE_OFFERED, /* %1 side, %2 other side */
	PHRASE_AGREED,
	PHRASE_DECLINED,  /* %1 side of the machine */
	PHRASE_CLOCKS_AGAIN,
	PHRASE_NOTES_RETURN,
	PHRASE_UNDONE,    /* %1 plies */
	PHRASE_HINT,      /* %1 side, %2 point */
	PHRASE_HINT_BOOK, /* %1 side, %2 point, %3 number of games */
	PHRASE_HINT_KEYS, /* as PHRASE_HINT, if Enter plays there */
	PHRASE_HINT_PASS, /* %1 side */
	PHRASE_HINT_COUNT, /* %1 the most moves that can be asked for */
	PHRASE_HINT_STOPPED,
	PHRASE_NO_HINT,
	PHRASE_SOLVED_WIN, /* %1 winner, %2 plies, %3 line */
	PHRASE_SOLVED_DRAW,
	PHRASE_SOLVED_NOTHING,
	PHRASE_SAVE, /* for PHRASE_NEEDS_FILE */
	PHRASE_LOAD,
	PHRASE_SAVED, /* %1 file */
	PHRASE_IN_PLACE, /* %1 file */
	PHRASE_NOTES_NEED_SGF,
	PHRASE_NOTES_LOST, /* %1 file */
	PHRASE_CROSS, /* a mark on a point; so are the next three */
	PHRASE_TRIANGLE,
	PHRASE_CIRCLE,
	PHRASE_SQUARE,
	PHRASE_NOTES_FULL,
	PHRASE_NOTE_CUT,
	PHRASE_NO_NOTE,
	PHRASE_LOADED,              /* %1 file, %2 moves */
	PHRASE_NO_FILE,             /* %1 file, %2 why */
	PHRASE_NEEDS_FILE,          /* %1 PHRASE_SAVE or PHRASE_LOAD */
	PHRASE_REPLACE_ASK,         /* %1 file */
	PHRASE_NOT_SAVED,           /* %1 file */
	PHRASE_WONT_OVERWRITE,      /* %1 file */
	PHRASE_WONT_SAVE_ON_RECORD, /* %1 file */
	PHRASE_IS_AUTOSAVE,         /* %1 file */
	PHRASE_TOO_SMALL,           /* %1 columns and %2 rows required */
	PHRASE_WATCH_ASK,
	PHRASE_WATCH_ASK_KEYS,
	PHRASE_WATCHED,
	PHRASE_BAD_LINE,       /* %1 file, %2 line; after this and the next two, another note says why */
	PHRASE_LOADED_PART,    /* %1 file, %2 line, %3 moves */
	PHRASE_LOADED_NOTHING, /* %1 file, %2 line */
	PHRASE_COLLECTION,
	PHRASE_MAIN_LINE,     /* %1 file */
	PHRASE_FIRST_GAME,    /* %1 file */
	PHRASE_NO_GAME,       /* %1 file */
	PHRASE_NO_GAME_AT,    /* %1 file, %2 line, %3 text found there */
	PHRASE_GAME_OF_GO,    /* %1 file */
	PHRASE_BAD_PLY,       /* %1 file, %2 ply, %3 text found there, in brackets, or "" */
	PHRASE_LOADED_PLIES,  /* likewise, %4 moves loaded */
	PHRASE_SGF_TOO_SMALL, /* %1 file */
	PHRASE_OTHER_FORMAT,  /* %1 file */
	PHRASE_RECORD_LOST,   /* %1 why */
	/* refusals */
	PHRASE_OCCUPIED,  /* %1 point */
	PHRASE_OFF_BOARD, /* %1 text, %2 the first point, %3 the last */
	PHRASE_GAME_OVER,
	PHRASE_NOT_OVER,
	PHRASE_NO_CHOICE, /* %1 typed word: swap or another choice */
	PHRASE_NO_STEPS,  /* likewise, after the opening or without one: %1 word */
	PHRASE_TOO_LATE,  /* for setup and turn */
	PHRASE_FOR_FILES, /* %1 word */
	PHRASE_CANT_CLAIM,
	PHRASE_CANT_UNDO,
	PHRASE_NEEDS_POINT, /* %1 an example */
	PHRASE_NEEDS_COUNT,
	PHRASE_TURN_ALONE,
	PHRASE_SETUP_ONE,
	PHRASE_ONLY_BACK,    /* %1 word */
	PHRASE_ONLY_PUZZLES, /* %1 word */
	PHRASE_USAGE,        /* %1 word, %2 its argument */
	PHRASE_NEEDS_NUMBER, /* %1 word */
	PHRASE_NEEDS_SWITCH, /* likewise */
	PHRASE_STANDS_ALONE, /* likewise */
	PHRASE_TOO_LONG,
	PHRASE_SYNTAX, /* %1 text, %2 an example of a move */
	/* forbidden moves */
	PHRASE_OVERLINE,
	PHRASE_44,
	PHRASE_33,
	PHRASE_UNKNOWN,
	PHRASE_FORBIDDEN_LOST,     /* %1 point, %2 kinds */
	PHRASE_FORBIDDEN_CLAIM,    /* %1 point, %2 kinds */
	PHRASE_FORBIDDEN_REJECTED, /* %1 point, %2 kinds */
	PHRASE_FORBIDDEN_PLAYED,   /* %1 point, %2 kinds */
	PHRASE_FORBIDDEN_NONE,
	PHRASE_FORBIDDEN_COUNT, /* %1 number of points */
	/* why */
	PHRASE_WHY_OK,        /* %1 side, %2 point */
	PHRASE_WHY_WINS,      /* %1 side, %2 point */
	PHRASE_WHY_FILLS,     /* %1 side, %2 point */
	PHRASE_WHY_FORBIDDEN, /* %1 side, %2 point, %3 kinds */
	PHRASE_WHY_UNKNOWN,   /* %1 side, %2 point */
	PHRASE_WHY_FIVE,      /* %1 stones */
	PHRASE_WHY_OVERLINE,  /* %1 stones */
	PHRASE_WHY_FOUR,      /* %1 stones, %2 points */
	PHRASE_WHY_THREE,     /* %1 stones, %2 points */
	PHRASE_WHY_UNREAL,    /* %1 stones, %2 list of PHRASE_WHY_WOULD_BE and PHRASE_WHY_NOT_KNOWN */
	PHRASE_WHY_WOULD_BE,  /* %1 point, %2 kind */
	PHRASE_WHY_MAYBE,     /* %1 stones, %2 likewise */
	PHRASE_WHY_NOT_KNOWN, /* %1 point */
	/* the end */
	PHRASE_WON,     /* %1 side */
	PHRASE_WON_ROW, /* %1 side, %2 stones, %3 K (a numeral) */
	PHRASE_DRAW,
	PHRASE_DRAW_FULL,
	PHRASE_DRAW_PASSES,
	PHRASE_MISTAKES,      /* %1 list of PHRASE_MISTAKE */
	PHRASE_MISTAKE,       /* %1 move, %2 side, %3 point */
	PHRASE_MISTAKES_AND,  /* between two of PHRASE_MISTAKE */
	PHRASE_MISTAKES_PART, /* %1 move */
	PHRASE_MISTAKES_WAIT,
	PHRASE_COUNTS, /* %1 moves, %2 Black's and %3 White's seconds */
	PHRASE_END_ASK,
	PHRASE_END_WRONG, /* %1 typed text */
	/* looking back */
	PHRASE_BACK_ASK,        /* %1 moves shown, %2 moves of the game */
	PHRASE_BACK_ASK_KEYS,   /* likewise, if keys step */
	PHRASE_BACK_ASK_NONE,   /* for a game without moves */
	PHRASE_BACK_PLAYS,      /* while autoplay runs: %1 moves shown, %2 moves of the game */
	PHRASE_BACK_PLAYS_KEYS, /* likewise, if keys step */
	PHRASE_CONTINUED,       /* %1 moves left out */
	PHRASE_CONTINUED_KEPT,  /* likewise, and the game that had them is kept */
	PHRASE_UNKNOWN_WORD,    /* %1 typed text */
	PHRASE_BACK_WRONG,      /* %1 typed text */
	PHRASE_ANALYSIS_ON,
	PHRASE_ANALYSIS_OFF,
	PHRASE_EVALUATION, /* %1 side, %2 score, or plies in the next two phrases, %3 best point, %4 line */
	PHRASE_EVALUATION_WIN,
	PHRASE_EVALUATION_LOSS,
	/* the review: %1 number of the move, %2 point, %3 percent lost, %4 better point */
	PHRASE_MARK_ONLY,
	PHRASE_MARK_MISSED,
	PHRASE_MARK_BLUNDER,
	PHRASE_MARK_MISTAKE,
	PHRASE_MARK_DOUBTFUL,
	PHRASE_CHANCE,  /* %1 Black's percent, %2 a bar, %3 White's percent */
	PHRASE_CHANCES, /* before the curve */
	PHRASE_REVIEWING,
	PHRASE_REVIEW_STOPPED,
	PHRASE_NO_MARKS,
	PHRASE_NO_BETTER,
	PHRASE_BEST_MOVES,      /* %1 side, %2 list of PHRASE_BEST_MOVE */
	PHRASE_BEST_MOVE,       /* %1 point, %2 percent */
	PHRASE_BETTER,          /* %1 the move of the game, %2 line */
	PHRASE_BETTER_ASK,      /* %1 moves shown, %2 moves of the line */
	PHRASE_BETTER_ASK_KEYS, /* likewise, if keys step */
	/* puzzles */
	PHRASE_PUZZLE_FILE_ASK,
	PHRASE_PUZZLE_FILE_ASK_OWN, /* %1 file */
	PHRASE_PUZZLE_ASK,          /* %1 number of the puzzle, %2 number of puzzles, %3 side */
	PHRASE_PUZZLE_ASK_SOLVED,   /* %1 number of the puzzle, %2 number of puzzles; the next two likewise */
	PHRASE_PUZZLE_ASK_MISSED,
	PHRASE_PUZZLE_ASK_UNPROVED,
	PHRASE_PUZZLES_LOADED,  /* %1 file, %2 puzzles, %3 solved, %4 missed */
	PHRASE_PUZZLES_OTHERS,  /* %1 games */
	PHRASE_PUZZLES_MORE,    /* %1 puzzles */
	PHRASE_PUZZLES_NONE,    /* %1 file */
	PHRASE_PUZZLES_CHANGED, /* %1 file */
	PHRASE_PUZZLE_SEARCH,
	PHRASE_PUZZLE_UNPROVED, /* %1 side */
	PHRASE_PUZZLE_RIGHT,    /* %1 point; the reply: %2 side, %3 point */
	PHRASE_PUZZLE_REFUTED,  /* likewise, %4 plies */
	PHRASE_PUZZLE_NO_WIN,   /* likewise */
	PHRASE_PUZZLE_LOST,     /* %1 point */
	PHRASE_PUZZLE_SOLVED,
	PHRASE_PUZZLE_HELPED,
	PHRASE_PUZZLE_UNJUDGED,  /* %1 point */
	PHRASE_PUZZLE_HINT,      /* %1 point */
	PHRASE_PUZZLE_HINT_LATE, /* %1 point */
	PHRASE_PUZZLES_STAND,    /* %1 puzzles, %2 solved, %3 missed */
	PHRASE_PUZZLE_FIRST,
	PHRASE_PUZZLE_LAST,
	PHRASE_PUZZLE_OVER,
	PHRASE_PUZZLE_WRONG,    /* %1 typed text */
	PHRASE_TRIES_UNREAD,    /* %1 file, %2 why */
	PHRASE_TRIES_UNWRITTEN, /* likewise */
	PHRASE_TRIES_DAMAGED,   /* %1 file, %2 number of lines, %3 number of the first line */
	/* help: lines of keys, a tab, and what the keys do */
	PHRASE_HELP_MOVE,
	PHRASE_HELP_KEYS,
	PHRASE_HELP_TAB,
	PHRASE_HELP_TAB_OFFERED,
	PHRASE_HELP_TAB_FORBIDDEN,
	PHRASE_HELP_BACK,
	PHRASE_HELP_BACK_KEYS,
	PHRASES,
};

/* The texts. %1 to %9 stand for arguments. "%1{move|moves}" is "move" if argument 1 is "1", and "moves" otherwise. */
extern const char *const phrase_texts[PHRASES][LANGUAGES];

/* Writes a phrase to out[room], terminated. `arguments` has at least those that the phrase uses. A text that is too
   long is cut between characters. */
void phrase_write(char *out, size_t room, enum language language, enum phrase phrase, const char *const arguments[]);

/* Does the same with a text that is not a phrase. */
void phrase_fill(char *out, size_t room, const char *text, const char *const arguments[]);

enum { NUMERAL_MAX = 12 };
/* Writes a count in digits, but in Chinese a count up to ten as a character. Returns `out`. */
const char *phrase_numeral(enum language language, int count, char out[NUMERAL_MAX]);

/* Returns a setting's value, such as renju or lose, in the language. Returns `english` if it has no translation. */
const char *phrase_value(enum language language, const char *english);
/* Returns the English name of such a value. Returns another text unchanged. */
struct span phrase_value_read(struct span text);
/* Replaces full-width characters, as Chinese keyboards type them, by ordinary ones, in place. Returns the new
   length, which is never larger. */
size_t phrase_fold(char *text, size_t length);

enum { PHRASE_ERROR_MAX = 64 };
/* Returns the meaning of an errno or of GAME_FILE_IRREGULAR: `out`, or a constant. */
const char *phrase_error(enum language language, int error, char out[PHRASE_ERROR_MAX]);

#endif
