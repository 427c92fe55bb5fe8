/* Gomocup's old records: two names, then lines x,y,milliseconds, counted from 0 and from the upper left. Read only. */
#include "formats/formats.h"

#include <string.h>

#include "base/utf8.h"
#include "record/movetext.h"
#include "record/piskvork_line.h"

static void start_rec(struct collection *collection)
{
	collection_start(collection, collection->input->line_number);
	collection_name_game(collection);
	replay_implied_rule(collection->replay, RULE_FREESTYLE);
}

static void handle_rec_line(struct replay *replay, struct span line)
{
	struct piskvork_line numbers = piskvork_line_read(line);
	if (numbers.numbers >= 2)
		piskvork_line_play(replay, &numbers, 0);
	else if (numbers.numbers == 0 && line.length > 0)
		replay_unreadable(replay, line);
}

/* Reads the file as one game. */
static void read_rec(struct collection *collection)
{
	struct replay *replay = collection->replay;
	struct span line;
	unsigned long long lines = 0;
	for (enum input_answer answer; (answer = input_next(collection->input, &line)) != INPUT_END;) {
		line = text_trim(utf8_without_bom(line));
		if (lines == 0 && (line.length == 0 || format_is_comment(line)))
			continue;
		if (lines++ == 0) {
			start_rec(collection);
			replay->black = collection_keep_name(collection, KEPT_BLACK, piskvork_line_player(line));
			/* A lone carriage return does not end a line: the first line would swallow the others. */
			if (line.length > 0 && memchr(line.at, '\r', line.length))
				replay_problem(replay, 0, verdict_plain(STATUS_SYNTAX), line);
		} else if (answer == INPUT_TOO_LONG) {
			replay_unreadable(replay, line);
		} else if (lines == 2) {
			replay->white = collection_keep_name(collection, KEPT_WHITE, piskvork_line_player(line));
		} else {
			handle_rec_line(replay, line);
		}
	}
	if (lines > 0)
		collection_end(collection);
}

/* Can the first line that is neither blank nor a comment be a player's name? Black, White and Draw may be names. */
static bool could_be_name(struct span line, enum coords coords)
{
	const struct format *format = format_by_line(line, coords);
	line = text_trim(format_first_line(line));
	struct span rest = line;
	text_word(&rest);
	bool is_winner = format == &format_winner && movetext_only_moves(rest, coords);
	return (format == &format_moves || format == &format_winner) && !is_winner && line.length > 0 &&
	       !text_digit(line.at[0]) && !memchr(line.at, '\t', line.length) && !memchr(line.at, '=', line.length) &&
	       !movetext_only_moves(line, coords);
}

/* Is the first line a name, and the third line three numbers? */
static bool is_at_rec(struct input *input, enum coords coords)
{
	struct span third = {NULL, 0};
	int lines = 0;
	if (!could_be_name(format_head_lines(input, 1), coords))
		return false;
	for (struct span head = utf8_without_bom(format_head_lines(input, 3)); head.length > 0 && lines < 3; lines++)
		third = format_cut_line(&head);
	return lines == 3 && piskvork_line_read(third).numbers == 3;
}

const struct format format_rec = {.name = "rec", .endings = {"rec"}, .is_at = is_at_rec, .read = read_rec};
