/* What is wrong with the command line, or with what it names, in every language. */
#ifndef FAULT_H
#define FAULT_H

#include "base/sink.h"
#include "commands/wording.h"

enum { FAULT_MAX = 400, FAULT_SHOWN_MAX = 61 };

#define ROW(name, english, chinese) name,
enum fault_kind {
#include "commands/fault_rows.h"
	FAULTS,
};
#undef ROW

/* The texts, for sink_fill(). */
extern const char *const fault_texts[FAULTS][LANGUAGES];

/* A fault as one line without newline. It is filled in every language: an option that is read later may choose one. */
struct fault {
	char text[LANGUAGES][FAULT_MAX];
};

/* Writes what is wrong; characters that are not printable become '?'. `arguments` has at least those that the English
   text uses. Returns false, so that a caller can refuse in one statement. */
bool option_refuse(struct fault *fault, enum fault_kind kind, const char *const arguments[]);
/* SHOWN() is an argument: the first 60 bytes of what was typed. It lasts as long as the enclosing block. */
#define SHOWN(typed) fault_shown((typed), (char[FAULT_SHOWN_MAX]){""})
const char *fault_shown(struct span typed, char out[FAULT_SHOWN_MAX]);
/* Reports the fault on stderr, with a line that refers to --help. */
void fault_report(const struct fault *fault, enum language language);

#endif
