/* Lines that begin with a result: black, white or draw. Moves follow; their columns skip the letter I. Read only. */
#include "formats/formats.h"

#include <string.h>

#include "record/movetext.h"

/* Is the word a winner, in a line such as "black h8 j9"? */
static bool is_winner(struct span word)
{
	return text_is(word, "black") || text_is(word, "white") || text_is(word, "draw");
}

static void handle_winner(struct collection *collection, struct span line)
{
	struct span word = text_word(&line);
	if (!is_winner(word)) {
		replay_problem(collection->replay, 0, verdict_plain(STATUS_SYNTAX), word);
		return;
	}
	replay_set_result(collection->replay, naming_result(word));
	enum game_result recorded;
	line = movetext_cut_result(line, &recorded);
	replay_set_result(collection->replay, recorded);
	movetext_read_lettered(collection->replay, line, COORDS_GO);
}

static bool matches_winner(struct span line, enum coords coords)
{
	(void)coords;
	struct span word = text_word(&line);
	return is_winner(word) && !memchr(line.at, '\t', line.length); /* a TAB: a plain line, whose id is the word */
}

const struct format format_winner = {
	.name = "winner", .lines = true, .matches = matches_winner, .is_text = matches_winner, .read_line = handle_winner};
