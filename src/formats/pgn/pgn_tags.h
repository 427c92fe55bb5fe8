/* The tags of a game in PGN, what they say, and how they are written. */
#ifndef PGN_TAGS_H
#define PGN_TAGS_H

#include "formats/format.h"

/* The tags that count. Those up to PGN_RATING_OF_WHITE are written, in this order. Each game has those up to
   PGN_RESULT: if one of them comes again, it begins another game. The first four are as in enum note_kind. GameType is
   PlayOK's: a number for the game, and the size. */
#define PGN_TAG_ROWS(ROW) \
	ROW(PGN_EVENT, "Event") \
	ROW(PGN_SITE, "Site") \
	ROW(PGN_DATE, "Date") \
	ROW(PGN_ROUND, "Round") \
	ROW(PGN_WHITE, "White") \
	ROW(PGN_BLACK, "Black") \
	ROW(PGN_RESULT, "Result") \
	ROW(PGN_RULE, "Rule") \
	ROW(PGN_SIZE, "Size") \
	ROW(PGN_RATING_OF_BLACK, "BlackElo") \
	ROW(PGN_RATING_OF_WHITE, "WhiteElo") \
	ROW(PGN_PLAYER_1, "Player 1 Name") \
	ROW(PGN_PLAYER_2, "Player 2 Name") \
	ROW(PGN_VARIANT, "Variant") \
	ROW(PGN_TERMINATION, "Termination") \
	ROW(PGN_FEN, "FEN") \
	ROW(PGN_SETUP, "SetUp") \
	ROW(PGN_GAME_TYPE, "GameType")
#define PGN_TAG(tag, name) tag,
enum pgn_tag { PGN_TAG_ROWS(PGN_TAG) PGN_TAGS };
#undef PGN_TAG
extern const char *const pgn_tag_names[]; /* ends in NULL */

/* A result in the record. */
struct pgn_result {
	enum game_result recorded; /* the first number of a score counts as Black's */
	bool score;                /* the record writes the result as a score, e.g. 1-0 */
};

/* Who has which color at PlayOK. A seat has the name of one of the tags Black and White. The seat Black has the first
   word of the moves, then the seats take turns. One of them may choose its color by a word. */
struct seats {
	unsigned words;       /* read so far */
	enum side seat_black; /* the color of the seat Black */
};
/* Reads a word of the moves that is not a move. Returns false if it may be one. */
bool seats_read(struct seats *seats, struct span word);

/* The tags of the current game. */
struct pgn_tags {
	unsigned seen;   /* a bit for each enum pgn_tag */
	bool names_rule; /* a tag names a rule that we know */
	bool is_playok;  /* players, ratings and scores are by seat; known after pgn_tags_settle() */
	bool site_playok;
	struct span type;                 /* PlayOK's */
	struct span player[2], rating[2]; /* by the tags for SIDE_BLACK and SIDE_WHITE */
	struct pgn_result result;         /* of the last tag that gives a result */
	struct pgn_result last;           /* of the word after the moves */
	enum game_result winner;          /* in the last Termination tag */
};

/* Forgets the tags of the last game. */
void pgn_tags_start(struct pgn_tags *tags);
/* Returns the tag with this name; PGN_TAGS for any other name. */
enum pgn_tag pgn_tag_named(struct span name);
/* Does the tag begin another game, because the current one has it already? */
bool pgn_tags_repeat(const struct pgn_tags *tags, enum pgn_tag tag);
/* Reads a tag. */
void pgn_tags_read(struct pgn_tags *tags, struct collection *collection, enum pgn_tag tag, struct span value);
/* Applies what only all tags together say. Call it before the first move. */
void pgn_tags_settle(struct pgn_tags *tags, struct collection *collection);
/* Sets players, ratings and result at the end of the moves. */
void pgn_tags_end(struct pgn_tags *tags, struct replay *replay, const struct seats *seats);

/* The `write` of struct format (pgn_write.c). Returns false for set-up stones and for White first. */
bool pgn_write(struct writing *writing, const struct replay *replay);

#endif
