/* The question for the size of the board and the length of a winning row. Enter keeps both. The game begins after
   it. */
#include "terminal/screens/screens.h"

#include <stdio.h>
#include <string.h>

#include "terminal/actions/match_rules.h"
#include "terminal/view/translate.h"
#include "terminal/view/view.h"

/* Reads "19", "19 6" or "19x19 6". *connects: was the length of a winning row typed too? */
static bool read_size(struct span text, struct ruleset *rules, bool *connects)
{
	int size, again;
	struct span first = text_word(&text), second = text_word(&text);
	const char *times = first.length > 0 ? memchr(first.at, 'x', first.length) : NULL;
	size_t front = times ? (size_t)(times - first.at) : first.length;
	struct span back = {first.at + front + 1, times ? first.length - front - 1 : 0};
	if (!text_number((struct span){first.at, front}, BOARD_MAX, &size) || size < 1 || size > BOARD_MAX)
		return false;
	if (times && (!text_number(back, BOARD_MAX, &again) || again != size))
		return false;
	*connects = second.length > 0;
	if (*connects && (!text_number(second, BOARD_MAX, &rules->connect) || rules->connect < 1))
		return false;
	rules->size = size;
	return text_trim(text).length == 0;
}

static void write_question(const struct view *view, struct match *match, char *out, size_t room)
{
	char size[12], connect[12];
	const struct ruleset *rules = &match->session.rules;
	snprintf(size, sizeof size, "%d", rules->size);
	snprintf(connect, sizeof connect, "%d", rules->connect);
	phrase_write(out, room, view->language, PHRASE_SIZE_ASK, (const char *const[]){size, connect});
}

static struct next take(struct view *view, struct match *match, struct span answer)
{
	char typed[TYPED_TEXT_MAX];
	struct ruleset changed = match->session.rules;
	bool connects = false;
	if (answer.length == 0)
		return next_is(NEXT_AGAIN);
	if (translate_is_leave(answer))
		return next_is(NEXT_BACK);
	if (!read_size(answer, &changed, &connects))
		view_note(view, PHRASE_SIZE_WRONG, (const char *const[]){view_typed(answer, typed)});
	else if (match_rules_change(view, match, connects ? RULES_CONNECT : RULES_SIZE, changed))
		return next_is(NEXT_AGAIN);
	return next_is(NEXT_HERE);
}

const struct screen_ops size_screen = {
	.prompt = write_question, .key_words = escape_leaves, .words = WORD_EXIT, .take = take};
