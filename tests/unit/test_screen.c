/* Keys that are typed while the program works, on a screen that reads a pipe; and texts cut to their columns. */
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "tap.h"
#include "terminal/tty/screen.h"

enum { LIMIT = INPUT_HEAD, BYTES = INPUT_CHUNK + LIMIT };

struct keyboard {
	char bytes[BYTES];
	struct sink out;
	char out_bytes[SINK_BYTES];
	struct screen screen;
	int typist; /* the end of the pipe that is written to */
};

static bool plug(struct keyboard *keyboard)
{
	int ends[2];
	if (pipe(ends) != 0)
		return false;
	memset(&keyboard->screen, 0, sizeof keyboard->screen);
	keyboard->out = sink_to(STDOUT_FILENO, keyboard->out_bytes, sizeof keyboard->out_bytes);
	keyboard->typist = ends[1];
	screen_open(&keyboard->screen, &keyboard->out, KEYS_AUTO, true, keyboard->bytes, BYTES, LIMIT);
	keyboard->screen.keys = true;
	keyboard->screen.input.fd = ends[0];
	return true;
}

static void type(struct keyboard *keyboard, char key)
{
	tap(write(keyboard->typist, &key, 1) == 1, "a key is pressed");
}

/* Tests which keys count as typed during the work. */
static void work(void)
{
	struct keyboard keyboard;
	struct screen *screen = &keyboard.screen;
	if (!plug(&keyboard)) {
		tap(false, "a pipe");
		return;
	}
	type(&keyboard, 'a');
	screen_begin_work(screen);
	tap(!screen_poll_typed(screen), "what was typed before the work does not count");
	screen_end_work(screen);
	tap(!screen->typed, "nothing was typed during the work");
	type(&keyboard, ' ');
	screen_begin_work(screen);
	tap(screen_poll_typed(screen), "what is typed between two phases of work counts during the second");
	screen_end_work(screen);
	tap(screen->typed, "a key was typed during the second phase");
	tap(input_held(&screen->input) == 1, "only the character before the work is kept");
	screen_begin_work(screen);
	tap(!screen_poll_typed(screen), "the third phase begins anew");
	screen_end_work(screen);
	screen->works_on = false;
	type(&keyboard, 'b');
	screen_begin_work(screen);
	tap(!screen_poll_typed(screen), "after a question the work begins anew");
	screen_end_work(screen);
}

/* Does the text, cut to this many columns, become the other one? */
static bool cuts(const char *text, int columns, const char *wanted, int width)
{
	char bytes[64];
	struct sink out = sink_into(bytes, sizeof bytes);
	struct keyboard keyboard;
	if (!plug(&keyboard))
		return false;
	keyboard.screen.plain = keyboard.screen.keys = false;
	keyboard.screen.out = &out;
	return screen_put_text(&keyboard.screen, text_span(text), columns) == width && strcmp(bytes, wanted) == 0;
}

int main(void)
{
	work();
	tap(cuts("abc", 2, "ab", 2), "a text is cut to its columns");
	tap(cuts("a五b", 2, "a", 1), "a wide character that does not fit is left out, and what follows");
	tap(cuts("e\xCC\x81-", 1, "e\xCC\x81", 1), "a mark that takes no column stays");
	return tap_status();
}
