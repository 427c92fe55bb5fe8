/* What refusals and the steps of an opening say. The referee says it in English, the terminal in its language. */
#ifndef WORDING_H
#define WORDING_H

#include "base/sink.h"
#include "rules/opening.h"

enum language {
	LANGUAGE_EN,
	LANGUAGE_ZH,
	LANGUAGES,
};

#define ROW(name, english, chinese) name,
enum wording {
#include "commands/wording_rows.h"
	WORDINGS,
};
#undef ROW

/* The English texts, for sink_fill(). */
extern const char *const wording_texts[WORDINGS];

/* Whose duty is written, and how. */
struct wording_duty {
	const char *const *texts; /* of all wordings, in a language */
	const char *example;      /* of a move; NULL: without one */
	bool general;             /* about the opening, not a game: a number that a player announces is N */
};
/* Writes what the player on turn may or must do: "must play on the center", "may swap or play". */
void wording_put_duty(struct sink *out, const struct wording_duty *duty, const struct opening *opening);
/* Writes whose duty it is, too: "stone 4 (White): the second player may swap or play". */
void wording_put_step(struct sink *out, const struct wording_duty *duty, const struct opening *opening, enum who who);

#endif
