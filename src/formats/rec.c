#include "formats/rec.h"

#include <string.h>

#include "formats/piskvork.h"
#include "record/movetext.h"

static void start(struct collection *collection)
{
	collection->line = collection->input->line_number;
	collection_start(collection);
	collection->replay->id = collection->name;
	replay_implied_rule(collection->replay, RULE_FREESTYLE);
}

static void tell_line(struct replay *replay, struct span line)
{
	struct piskvork_line numbers = piskvork_read(line);
	if (numbers.numbers >= 2)
		piskvork_move(replay, &numbers, 0);
	else if (numbers.numbers == 0 && line.length > 0)
		replay_unreadable(replay, line);
}

/* One game a file. */
static void read_rec(struct collection *collection)
{
	static char black[PISKVORK_NAME_MAX], white[PISKVORK_NAME_MAX];
	struct replay *replay = collection->replay;
	struct span line;
	unsigned long long lines = 0;
	for (enum input_answer answer; (answer = input_next(collection->input, &line)) != INPUT_END;) {
		line = text_trim(format_without_mark(line));
		if (lines == 0 && (line.length == 0 || format_is_comment(line)))
			continue;
		if (lines++ == 0) {
			start(collection);
			replay->black = piskvork_player(black, line);
			if (line.length > 0 && memchr(line.at, '\r', line.length)) /* the other lines would be lost in it */
				replay_problem(replay, 0, verdict_plain(STATUS_SYNTAX), line);
		} else if (answer == INPUT_TOO_LONG) {
			replay_unreadable(replay, line);
		} else if (lines == 2) {
			replay->white = piskvork_player(white, line);
		} else {
			tell_line(replay, line);
		}
	}
	if (lines > 0)
		collection_end(collection);
}

bool rec_suspected(struct span line, enum coords coords)
{
	line = text_trim(format_first_line(line));
	return line.length > 0 && !text_digit(line.at[0]) && !memchr(line.at, '\t', line.length) &&
	       !memchr(line.at, '=', line.length) && !movetext_only_moves(line, coords);
}

/* The third line is three numbers; the first is suspected by then. */
static bool matches_rec(struct span head, enum coords coords)
{
	(void)coords;
	struct span third = {NULL, 0};
	int lines = 0;
	head = format_without_mark(head);
	for (; head.length > 0 && lines < 3; lines++)
		third = format_cut_line(&head);
	return lines == 3 && piskvork_read(third).numbers == 3;
}

const struct format format_rec = {.name = "rec", .matches = matches_rec, .asked_alone = true, .read = read_rec};
