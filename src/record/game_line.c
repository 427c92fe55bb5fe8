#include "record/game_line.h"

#include <string.h>

#include "record/field.h"
#include "record/movetext.h"

/* Reads a column between id and moves: a rule's name, a size, or a result. */
static void read_column(struct replay *replay, struct span column)
{
	int size;
	enum rule rule;
	column = decoder_text(replay->decoder, text_trim(column));
	if (column.length == 0)
		return;
	if (text_number(column, BOARD_MAX, &size)) {
		if (size > 1) /* 0 and 1 may be scores, ratings or anything else */
			replay_size(replay, size, column);
	} else if (naming_rule_column(column, &rule)) {
		replay_rule(replay, rule, column);
		if (replay->opening.uses_record)
			recorded_opening_name(&replay->opening, column);
	} else {
		replay_set_result(replay, naming_result(column));
	}
}

/* Is the field a result, or moves with or without a result? */
static bool ends_moves(struct span field, enum coords coords)
{
	enum game_result result;
	struct span moves = text_trim(movetext_cut_result(field, &result));
	return naming_result(field) != RESULT_NONE || moves.length == 0 || movetext_only_moves(moves, coords);
}

/* Does the line have at least three fields, all of them moves (the last may be a result)? Then its TABs are mere
   blanks. */
static bool all_moves(struct span line, enum coords coords)
{
	int fields = 0;
	while (line.length > 0) {
		struct span field = text_trim(text_cut_to(&line, '\t'));
		bool last = line.length == 0 && fields >= 2 && ends_moves(field, coords);
		if (field.length > 0 && !last && !movetext_only_moves(field, coords))
			return false;
		fields += field.length > 0;
	}
	return fields >= 3;
}

/* Returns the text after the last TAB, without blanks at its ends. */
static struct span last_field(struct span line)
{
	while (memchr(line.at, '\t', line.length))
		text_cut_to(&line, '\t');
	return text_trim(line);
}

/* Reads a result that fills the last field, and cuts it off. A field of its own may also hold result
   words that are not allowed after moves. */
static void cut_result(struct replay *replay, struct span *line)
{
	struct span field = last_field(*line);
	enum game_result result = naming_result(field);
	replay_set_result(replay, result);
	if (result != RESULT_NONE)
		line->length -= field.length;
}

/* Returns the text after the words for set-up. */
static struct span without_setup(struct span text)
{
	struct span rest = text, word = text_word(&rest);
	while (text_starts(word, "black=") || text_starts(word, "white=") || text_starts(word, "turn=")) {
		text = rest;
		word = text_word(&rest);
	}
	return text;
}

/* Can the field, which is not empty, be the line's moves? Set-up may come before them, a result after. */
static bool could_be_moves(struct span field, enum coords coords)
{
	enum rule rule;
	enum game_result result;
	if (naming_rule_column(field, &rule) || naming_result(field) != RESULT_NONE)
		return false;
	struct span moves = text_trim(movetext_cut_result(without_setup(field), &result));
	bool only_setup = moves.length == 0 && without_setup(field).length < field.length;
	return only_setup || movetext_only_moves(moves, coords) || movetext_only_letters(moves, coords);
}

/* Reads the columns and cuts them off, with their TABs. When all fields are moves, cuts off only a result. */
static void read_line_columns(struct replay *replay, struct span *line, enum coords coords)
{
	if (!memchr(line->at, '\t', line->length))
		return;
	if (all_moves(text_trim(*line), coords)) {
		*line = text_trim(*line);
		cut_result(replay, line);
		return;
	}
	struct span id = text_trim(text_cut_to(line, '\t'));
	if (!text_is(id, "-")) /* writers put "-" for no id */
		replay->id = id;
	/* drops empty fields at the end, as spreadsheets write them, when the field before them holds moves */
	struct span filled = text_trim(*line);
	bool ends_in_blank = line->length > 0 && text_blank(line->at[line->length - 1]);
	if (ends_in_blank && filled.length > 0 && could_be_moves(last_field(filled), coords))
		*line = filled;
	while (memchr(line->at, '\t', line->length))
		read_column(replay, text_cut_to(line, '\t'));
}

void game_line_read(struct replay *replay, struct span line, enum coords coords)
{
	read_line_columns(replay, &line, coords);
	movetext_read(replay, line, coords);
}

bool game_line_ends_in_moves(struct span line, enum coords coords)
{
	return movetext_only_moves(last_field(line), coords);
}

void game_line_put_moves(struct sink *out, const struct replay *replay, const char *between)
{
	const struct game *game = &replay->game;
	bool setup = replay_has_setup(replay), white_first = game_first_side(game) == SIDE_WHITE;
	if (setup) {
		sink_text(out, "black=");
		replay_put_setup(out, replay, SIDE_BLACK, "", field_put_point, "");
		sink_text(out, " white=");
		replay_put_setup(out, replay, SIDE_WHITE, "", field_put_point, "");
	}
	if (white_first)
		sink_text(out, setup ? " turn=white" : "turn=white");
	for (int i = 0; i < game->plies; i++) {
		if (i > 0)
			sink_text(out, between);
		else if (setup || white_first)
			sink_char(out, ' ');
		if (game->history[i].kind == PLY_PASS)
			sink_text(out, "pass");
		else
			field_put_point(out, game->history[i].point, game->board.size);
	}
}
