/* An engine in a game: the process, its time, and what it says. */
#ifndef SEAT_H
#define SEAT_H

#include "match/contestant.h"
#include "os/child.h"
#include "rules/game.h"

enum {
	SEAT_LINE_MAX = 4096, /* bytes of a line; the rest of a longer one is dropped */
	SEAT_SAID_MAX = 24,
	SEAT_START_MILLISECONDS = 20000,
	SEAT_ANSWER_MILLISECONDS = 60000, /* for an answer without a time limit */
};

/* How the engines of a match are run, the same for all. */
struct seat_settings {
	int margin;          /* milliseconds that an answer may be late */
	const char *library; /* shows the engines their processor time as the clock, which then counts; or NULL */
	bool verbose;        /* what is said goes to stderr */
	bool (*stopped)(void);
};

/* What an engine has said about its last search, as it wrote it, printable; "" where it said nothing. */
struct seat_said {
	char value[SEAT_SAID_MAX], depth[SEAT_SAID_MAX], nodes[SEAT_SAID_MAX];
};

struct seat {
	const struct contestant *contestant;
	const struct protocol *protocol;
	const struct seat_settings *settings;
	struct child_process child;
	enum side side;
	bool named;        /* Gomocup: ABOUT was answered */
	bool introduced;   /* Gomocup: the answer to ABOUT is no longer waited for */
	bool placed;       /* Gomocup: the engine has the position but for the last stone */
	int plies;         /* GTP: the plies that the engine has */
	int moves;         /* that it has answered; the opening's are not among them */
	long long spent;   /* milliseconds used for all moves of the game */
	long long ready;   /* when the next command may be sent, by clock_now() */
	long long took;    /* for the last answer */
	long long longest; /* for one answer */
	long long memory;  /* the most, in KB; -1: not known */
	struct seat_said said;
	char name[CONTESTANT_NAME_MAX]; /* that the engine gave itself; empty if none, or if a record cannot keep it */
	size_t start, end;              /* the bytes of `bytes` that were not yet returned as a line */
	struct span line;               /* the last line, without blanks around it, in `bytes` */
	bool cut;                       /* the rest of the last line is yet to be dropped */
	bool closed;                    /* the engine has closed its output */
	bool failed;                    /* it was late: it may hang */
	char bytes[SEAT_LINE_MAX];
};

enum seat_answer {
	SEAT_POINT,
	SEAT_RESIGNS,
	SEAT_LATE,
	SEAT_ILLEGAL, /* a line that is no move, or that nobody has asked for */
	SEAT_CRASHED,
	SEAT_STOPPED, /* the match is stopped */
};

/* A language of engines. */
struct protocol {
	/* Sends the rules and settings to an engine that has just started. Returns false if it fails. */
	bool (*introduce)(struct seat *seat, const struct ruleset *rules);
	/* Sends what is needed before the question, while the clock does not run. Returns SEAT_POINT, or why it fails. */
	enum seat_answer (*prepare)(struct seat *seat, const struct game *game);
	void (*ask)(struct seat *seat, const struct game *game);
	/* Reads the answer. Sets *point for SEAT_POINT; POINT_NONE is a point off the board. */
	enum seat_answer (*read)(const struct seat *seat, const struct game *game, int *point);
	bool (*is_remark)(const struct seat *seat); /* is the line no answer? */
	const char *farewell;
};
extern const struct protocol protocol_gomocup, protocol_gtp;

/* Starts the engine. Returns false if it fails; the seat must be left in any case. */
bool seat_start(struct seat *seat, const struct contestant *contestant, const struct seat_settings *settings,
                const struct ruleset *rules, enum side side);
/* Asks for a move in a game where this seat's side is to move. */
enum seat_answer seat_move(struct seat *seat, const struct game *game, int *point);
/* Ends the engine. */
void seat_leave(struct seat *seat);

/* For the protocols and the opening. Sends a line, given without its newline. An engine that does not read gets the end
   of its input. */
void seat_send(struct seat *seat, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Waits until `until`, by clock_now(), for a line that is no remark: seat->line, valid until the next call. Returns
   SEAT_POINT, SEAT_LATE, SEAT_CRASHED or SEAT_STOPPED. */
enum seat_answer seat_receive(struct seat *seat, long long until);
/* Asks a question, and waits for its answer as seat_receive() does, within the time of a move. */
enum seat_answer seat_question(struct seat *seat, const struct game *game,
                               void (*ask)(struct seat *seat, const struct game *game));
/* Returns the milliseconds left for all moves, at least 0; -1 without such a limit. */
long long seat_left(const struct seat *seat);
/* Lets two engines make the opening with SWAP2BOARD: seat 0 begins. Returns the seat that plays Black. If an answer is
   wrong, late or missing, *answer is not SEAT_POINT, and the seat whose answer it was is returned. */
int seats_swap2(struct seat seats[2], struct game *game, enum seat_answer *answer);
/* Can an opening of SWAP2BOARD have this number of stones? It has fewer after a fault, at least those of the first
   answer. */
bool swap2_can_put(int stones);
/* Copies a text, cut to the room, terminated, with '?' for what is not printable ASCII. */
void seat_copy(char *out, size_t room, struct span text);

#endif
