#include "rules/verdict.h"

#include <string.h>

#include "base/costly_assert.h"
#include "rules/black_shapes.h"
#include "rules/forbidden.h"
#include "rules/line.h"

const char status_names[STATUSES][STATUS_NAME_MAX + 1] = {
	[STATUS_OK] = "OK",
	[STATUS_WIN_BLACK] = "WIN BLACK",
	[STATUS_WIN_WHITE] = "WIN WHITE",
	[STATUS_DRAW] = "DRAW",
	[STATUS_FORBIDDEN_OVERLINE] = "FORBIDDEN OVERLINE",
	[STATUS_FORBIDDEN_44] = "FORBIDDEN 4-4",
	[STATUS_FORBIDDEN_33] = "FORBIDDEN 3-3",
	[STATUS_OCCUPIED] = "ILLEGAL OCCUPIED",
	[STATUS_OFF_BOARD] = "ILLEGAL OFF-BOARD",
	[STATUS_GAME_OVER] = "ILLEGAL GAME-OVER",
	[STATUS_OPENING] = "ILLEGAL OPENING",
	[STATUS_NOT_ALLOWED] = "ILLEGAL NOT-ALLOWED",
	[STATUS_SYNTAX] = "ERROR SYNTAX",
};

static const struct {
	enum reason reason;
	enum status status;
	const char *name;
} reasons_table[] = {
	{REASON_OVERLINE, STATUS_FORBIDDEN_OVERLINE, "OVERLINE"},
	{REASON_44, STATUS_FORBIDDEN_44, "4-4"},
	{REASON_33, STATUS_FORBIDDEN_33, "3-3"},
	{REASON_UNKNOWN, STATUS_NOT_ALLOWED, "?"},
};
enum { REASONS = sizeof reasons_table / sizeof *reasons_table };

static bool same_words(struct span one, struct span other)
{
	struct span a, b;
	do {
		a = text_word(&one);
		b = text_word(&other);
		if (a.length != b.length)
			return false;
		for (size_t i = 0; i < a.length; i++)
			if (text_lower(a.at[i]) != text_lower(b.at[i]))
				return false;
	} while (a.length > 0);
	return true;
}

enum status status_of_name(struct span name)
{
	enum status status = 0;
	while (status < STATUSES && !same_words(name, text_span(status_names[status])))
		status++;
	return status;
}

enum status status_of_reasons(unsigned reasons)
{
	for (int i = 0; i < REASONS; i++)
		if (reasons & reasons_table[i].reason)
			return reasons_table[i].status;
	return STATUS_OK;
}

bool verdict_unknown(struct verdict verdict)
{
	return (verdict.reasons & REASON_UNKNOWN) != 0;
}

size_t reasons_write(char *out, unsigned reasons)
{
	size_t length = 0;
	for (int i = 0; i < REASONS; i++)
		if (reasons & reasons_table[i].reason) {
			if (length > 0)
				out[length++] = '+';
			size_t name = strlen(reasons_table[i].name);
			memcpy(out + length, reasons_table[i].name, name);
			length += name;
		}
	return length;
}

/* Judges whether the stone makes a five or is forbidden, as if the board had room for more. Not inlined: every quiet
   stone would pay for its stack. */
__attribute__((noinline)) static struct verdict judge_five_or_forbidden(
	struct board *board, const struct ruleset *rules, enum side side, int point)
{
	struct black_verdict move = {false, 0};
	if (ruleset_forbids(rules, side))
		move = forbidden_judge(board, point);
	else
		move.five = line_any_wins(board, rules, side, point);
	if (move.five)
		return verdict_plain(side == SIDE_BLACK ? STATUS_WIN_BLACK : STATUS_WIN_WHITE);
	if (move.reasons != 0) {
		enum status status = status_of_reasons(move.reasons);
		bool rejected = status_refused(status) || rules->penalty == PENALTY_REJECT;
		return (struct verdict){status, (uint8_t)move.reasons, rejected};
	}
	return verdict_plain(STATUS_OK);
}

struct verdict verdict_of_stone(struct board *board, const struct ruleset *rules, enum side side, int point)
{
	costly_assert(board->size == rules->size && board_empty(board, point));
	bool quiet = false; /* a quick look at the stones near the point shows that it neither wins nor is forbidden */
	if (rules->connect == 5 && !board_wide(board)) {
		uint64_t near = board_near(board, side, point);
		quiet = ruleset_forbids(rules, side) ? black_shapes_harmless(near) : !line_five_near(near);
	}
	struct verdict verdict = quiet ? verdict_plain(STATUS_OK) : judge_five_or_forbidden(board, rules, side, point);
	if (verdict.status == STATUS_OK && board->stones + 1 == board->size * board->size)
		verdict.status = STATUS_DRAW;
	return verdict;
}
