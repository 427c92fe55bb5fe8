/* The stack of screens. */
#include "terminal/view/view.h"

#include <stdint.h>
#include <string.h>

#include "tap.h"

static const struct screen_ops below = {.size = 24}, one = {.size = 8}, other = {.size = 4000};

/* A screen replaces another one, many times: its state is always the prepared one, above that of the screen below. */
static void test_replaced(void)
{
	enum { TIMES = 20000 };
	static struct view view;
	struct screen_stack *stack = &view.stack;
	int wrong = 0;
	view_push(stack, next_opens(&below));
	view_push(stack, next_opens(&one));
	memset(view_state(&view, &below), 1, below.size);
	const void *place = view_state(&view, &one);
	for (int i = 0; i < TIMES; i++) {
		const struct screen_ops *screen = i % 3 == 0 ? &other : &one;
		struct next next = next_instead(next_opens(screen));
		memcpy(view_prepare(stack, &next), &i, sizeof i);
		stack->depth--;
		view_push(stack, next);
		const char *state = view_state(&view, screen);
		int32_t rest;
		memcpy(&rest, state + sizeof i, sizeof rest);
		wrong += memcmp(state, &i, sizeof i) != 0 || rest != 0 || state != place;
	}
	const char *kept = view_state(&view, &below);
	tap(wrong == 0, "%d screens, each in place of the one before, have the state that was prepared, in one place",
	    TIMES);
	tap(kept[0] == 1 && kept[below.size - 1] == 1, "and leave the state of the screen below as it is");
}

/* A screen that nobody prepared opens with a zeroed state, whatever was there. */
static void test_zeroed(void)
{
	static struct view view;
	memset(view.stack.states, 1, sizeof view.stack.states);
	view_push(&view.stack, next_opens(&one));
	const char *state = view_state(&view, &one);
	tap(state[0] == 0 && state[one.size - 1] == 0, "a screen opens with a zeroed state");
	tap(!view_state(&view, &other), "a screen that is not open has none");
}

int main(void)
{
	test_replaced();
	test_zeroed();
	return tap_status();
}
