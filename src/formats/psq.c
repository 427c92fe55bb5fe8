#include "formats/psq.h"

#include <string.h>

static const char header_word[] = "Piskvorky";

/* Cuts digits off the front; false where there are none. */
static bool cut_number(struct span *text, int *value)
{
	size_t digits = 0;
	while (digits < text->length && text_digit(text->at[digits]))
		digits++;
	if (!text_number((struct span){text->at, digits}, BOARD_MAX, value))
		return false;
	text->at += digits;
	text->length -= digits;
	return true;
}

static bool cut_char(struct span *text, char c)
{
	if (text->length == 0 || text_lower(text->at[0]) != c)
		return false;
	text->at++;
	text->length--;
	return true;
}

/* "Piskvorky 15x15, 11:11, 0": only square boards are games of ours. */
static void tell_header(struct replay *replay, struct span line)
{
	struct span rest = {line.at + sizeof header_word - 1, line.length - (sizeof header_word - 1)};
	rest = text_trim(rest);
	struct span written = rest;
	int width = 0, height = 0;
	bool square = cut_number(&rest, &width) && cut_char(&rest, 'x') && cut_number(&rest, &height) && width == height;
	written.length -= rest.length;
	replay_size(replay, square ? width : 0, written);
}

/* A file's name that ends in _0, _1 or _2 tells who won: nobody, the first or the second player. */
static void tell_result(struct replay *replay, struct span name)
{
	static const enum recorded results[] = {RECORDED_DRAW, RECORDED_BLACK, RECORDED_WHITE};
	if (name.length < 2 || name.at[name.length - 2] != '_')
		return;
	int digit = name.at[name.length - 1] - '0';
	if (digit >= 0 && digit <= 2)
		replay->recorded = results[digit];
}

static void tell_move(struct replay *replay, struct span line)
{
	struct span rest = line;
	int x = 0, y = 0, point = POINT_NONE;
	int size = replay->rules.size;
	bool readable = cut_number(&rest, &x) && cut_char(&rest, ',') && cut_number(&rest, &y) &&
	                (rest.length == 0 || rest.at[0] == ',');
	struct span written = {line.at, readable ? line.length - rest.length : line.length};
	bool on_board = readable && x >= 1 && y >= 1 && x <= size && y <= size;
	if (on_board)
		point = point_at(x - 1, size - y);
	replay_move(replay, !readable ? POINT_UNREADABLE : on_board ? POINT_READ : POINT_OFF_BOARD, point, written);
}

/* A line that can be a move but for mistakes in it: a number and a comma. The trailer holds players' names and a lone
   number. */
static bool like_move(struct span line)
{
	int number;
	return cut_number(&line, &number) && cut_char(&line, ',');
}

static void start(struct collection *collection, struct span line)
{
	collection->line = collection->input->line_number;
	collection_start(collection);
	collection->replay->id = collection->name;
	tell_result(collection->replay, collection->name);
	if (text_starts(line, header_word))
		tell_header(collection->replay, line);
	else
		replay_problem(collection->replay, 0, verdict_plain(STATUS_SYNTAX), line);
}

static void read_psq(struct collection *collection)
{
	struct span line;
	enum input_answer answer;
	bool started = false, in_moves = false;
	char trailer[PROBLEM_TEXT_MAX]; /* its first line, to name it when moves follow */
	size_t trailer_length = 0;
	while (!collection->stopped && (answer = input_next(collection->input, &line)) != INPUT_END) {
		line = text_trim(format_without_mark(line));
		if (text_starts(line, header_word) || (!started && line.length > 0)) {
			if (started)
				collection_end(collection);
			if (collection->stopped)
				return;
			start(collection, line);
			started = in_moves = true;
		} else if (answer == INPUT_TOO_LONG) {
			replay_unreadable(collection->replay, line);
		} else if (in_moves && (like_move(line) || line.length == 0)) {
			if (line.length > 0)
				tell_move(collection->replay, line);
		} else if (in_moves) {
			in_moves = false;
			trailer_length = line.length < sizeof trailer ? line.length : sizeof trailer;
			memcpy(trailer, line.at, trailer_length);
		} else if (like_move(line)) {
			replay_unreadable(collection->replay, (struct span){trailer, trailer_length});
		}
	}
	if (started && !collection->stopped)
		collection_end(collection);
}

static bool matches_psq(struct span head)
{
	return text_starts(format_first_line(head), header_word);
}

static bool can_hold(const struct replay *replay)
{
	for (int i = 0; i < replay->game.plies; i++)
		if (replay->game.history[i].kind == PLY_PASS)
			return false;
	return !format_has_setup(replay) && game_first_side(&replay->game) == SIDE_BLACK;
}

/* Neither setup nor passes can be written. */
static bool write_psq(struct sink *out, const struct replay *replay)
{
	const struct game *game = &replay->game;
	if (!can_hold(replay))
		return false;
	sink_text(out, header_word);
	sink_char(out, ' ');
	sink_number(out, (unsigned)game->board.size);
	sink_char(out, 'x');
	sink_number(out, (unsigned)game->board.size);
	sink_text(out, ", 11:11, 0\n");
	for (int i = 0; i < game->plies; i++) {
		char text[POINT_TEXT_MAX];
		sink_put(out, text, point_write(text, game->history[i].point, COORDS_XY1, game->board.size));
		sink_text(out, ",0\n");
	}
	sink_text(out, "-1\n");
	return true;
}

const struct format format_psq = {"psq", false, matches_psq, read_psq, write_psq};
