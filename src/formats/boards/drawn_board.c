/* Positions drawn as text: our own boards, and those of other programs, in the middle of other text. Read only. */
#include "formats/formats.h"

#include <stdlib.h>
#include <string.h>

#include "base/minmax.h"
#include "formats/boards/board_row.h"
#include "language/command.h"
#include "record/movetext.h"

enum {
	GUESS_ROWS = 5,        /* rows in succession that show an input of boards, and points that each has at least */
	GUESS_BYTES = 1 << 12, /* among the first bytes of the input */
};

/* A board while its rows are read, and then while a line may say who moves. */
struct board_reader {
	struct collection *collection;
	struct board_row row;                 /* of the current line */
	struct board_row rows[BOARD_MAX + 1]; /* the board's; one more than the largest board has */
	int count;                            /* of them; goes on where there is no room */
	int clean;                            /* those without a strange cell */
	bool bars;                            /* some have bars */
	bool ruled;                           /* all may be the line above the first row */
	unsigned long long line;              /* of the first row */
	bool placed;                          /* the last board is in the replay, and its record has not ended */
	enum side turn;                       /* who moves in it */
};

/* Returns the number of rows that are kept. */
static int kept_rows(const struct board_reader *board)
{
	return min(board->count, BOARD_MAX + 1);
}

/* Does each row have a label at this end (0 left, 1 right)? Labels count up or down; one may be missing or damaged, and
   one may be skipped. */
static bool rows_are_labeled(const struct board_reader *board, int end)
{
	int up = 0, down = 0, labels = 0, rows = kept_rows(board);
	bool certain = false;
	for (int i = 0; i < rows; i++) {
		struct row_label label = board->rows[i].at[end], above = {-1, false};
		if (i > 0)
			above = board->rows[i - 1].at[end];
		labels += label.value >= 0 && label.value <= rows;
		certain |= label.certain;
		up += above.value >= 0 && label.value == above.value + 1;
		down += label.value >= 0 && label.value == above.value - 1;
	}
	int excess = board->rows[0].cells - rows; /* labels that could be stones, e.g. 0 1 2, make the rows too long */
	if (!certain)
		return labels == rows && (excess == 1 || excess == 2) && max(up, down) == rows - 1;
	return max(up, down) >= (rows > 4 ? rows - 3 : rows > 1);
}

/* Removes the labels at an end of the rows, if there are any. */
static void strip_labels(struct board_reader *board, int end)
{
	if (!rows_are_labeled(board, end))
		return;
	for (int i = 0; i < kept_rows(board); i++) {
		struct board_row *row = &board->rows[i];
		if (row->at[end].value < 0)
			continue;
		row->cells--;
		row->at[end].certain = false;
		if (end == 0)
			memmove(row->cell, row->cell + 1, sizeof row->cell - 1);
	}
}

/* Refuses a board with a strange character. */
static void require_cells(const struct board_reader *board)
{
	for (int y = 0; y < kept_rows(board); y++) {
		const struct board_row *row = &board->rows[y];
		const char *odd = memchr(row->cell, ROW_STRANGE, (size_t)min(row->cells, ROW_CELLS_MAX));
		if (!odd)
			continue;
		int which = odd != (const char *)row->cell || !row->at[0].certain;
		struct span text = {row->odd[which].text, row->odd[which].length};
		replay_refuse(board->collection->replay, text, "a board has no such character");
	}
}

/* Sets the size of a square board; refuses any other. */
static void require_square(const struct board_reader *board)
{
	char text[PROBLEM_TEXT_MAX];
	struct sink out = sink_into(text, sizeof text);
	int columns = board->count;
	for (int i = 0; i < kept_rows(board) && columns == board->count; i++)
		columns = board->rows[i].cells;
	sink_number(&out, (unsigned)columns);
	sink_char(&out, 'x');
	sink_number(&out, (unsigned)board->count);
	if (columns != board->count || columns > BOARD_MAX)
		replay_refuse(board->collection->replay, text_span(text), "a board is square, and has at most 99 rows");
	else
		replay_size(board->collection->replay, columns, text_span(text));
}

/* Sets up the stones of a square board. */
static void set_up_stones(struct board_reader *board)
{
	struct replay *replay = board->collection->replay;
	int count[ROW_BAR + 1] = {0}, size = board->count, stones[2] = {0};
	for (int i = 0; i < size * size; i++)
		count[board->rows[i / size].cell[i % size]]++;
	bool stars = count[ROW_BLACK] == 0 && count[ROW_RING] > 0;
	for (int i = 0; i < size * size; i++) {
		enum row_cell cell = board->rows[i / size].cell[i % size];
		bool black = cell == ROW_BLACK || (cell == ROW_STAR && stars);
		if (!black && cell != ROW_WHITE && cell != ROW_RING)
			continue;
		enum side side = black ? SIDE_BLACK : SIDE_WHITE;
		int point = point_at(i % size, size - 1 - i / size);
		replay_setup(replay, side, POINT_READ, point, point, text_span(""));
		stones[side]++;
	}
	board->turn = stones[SIDE_BLACK] == stones[SIDE_WHITE] + 1 ? SIDE_WHITE : SIDE_BLACK;
}

/* Ends the record of the last board. */
static void end_record(struct board_reader *board)
{
	if (!board->placed)
		return;
	board->placed = false;
	replay_turn(board->collection->replay, board->turn, text_span("turn"));
	collection_end(board->collection);
}

/* Are the rows rather words, dots or a line in the text around? */
static bool is_other_text(const struct board_reader *board)
{
	const struct board_row *first = &board->rows[0];
	bool point = first->cells == 2 && (first->at[0].value == 0 || first->at[0].value == 1); /* a board of one point */
	return board->clean == 0 ||
	       (board->count == 1 && (first->rule || (first->cells < GUESS_ROWS && !first->bars && !point)));
}

static void forget_rows(struct board_reader *board)
{
	board->count = board->clean = 0;
	board->bars = false;
	board->ruled = true;
}

/* Ends the board, if there is one: its stones become a record. */
static void end_board(struct board_reader *board)
{
	struct collection *collection = board->collection;
	if (board->count > 0 && !is_other_text(board)) {
		end_record(board);
		if (collection->stopped)
			return;
		collection_start(collection, board->line);
		collection_name_game(collection);
		strip_labels(board, 0);
		strip_labels(board, 1);
		require_cells(board);
		require_square(board);
		board->turn = SIDE_BLACK;
		if (!collection->replay->problem.any)
			set_up_stones(board);
		board->placed = true;
	}
	forget_rows(board);
}

static void add_row(struct board_reader *board)
{
	const struct board_row *row = &board->row;
	if (board->count == 0)
		board->line = board->collection->input->line_number;
	if (board->count <= BOARD_MAX)
		board->rows[board->count] = *row;
	board->count++;
	board->clean += row->strange == 0;
	board->bars |= row->bars;
	board->ruled &= row->rule;
}

/* Is the row rather a word or dots beside a board, such as "box" or "..."? */
static bool is_word_beside(const struct board_row *row, const struct board_row *other)
{
	return row->cells <= 3 && row->cells + 2 <= other->cells;
}

/* Gives the row above the strange character of a line between rows. */
static void spoil_row(struct board_row *above, const struct board_row *line)
{
	above->cell[1] = ROW_STRANGE;
	above->odd[1] = line->odd[1];
}

/* Reads a line that may be a row. A line with a strange cell is one only if it is as long as those above, but for
   one cell, or as those below. */
static void board_handle_row(struct board_reader *board)
{
	const struct board_row *row = &board->row, *first = &board->rows[0];
	bool same = row->cells == first->cells, strange = row->strange > 0;
	if (board->bars && row->rule) {
		if (strange)
			spoil_row(&board->rows[kept_rows(board) - 1], row);
		return;
	}
	bool above = board->count == 1 && !same && (board->ruled || is_word_beside(first, row));
	if (above || (board->ruled && row->bars))
		forget_rows(board);
	if (board->clean == 0 && !strange && !same)
		forget_rows(board);
	if (board->count > 0 && ((row->rule && !same) || is_word_beside(row, first))) {
		end_board(board);
		return;
	}
	bool square = board->clean == board->count && board->count == board_row_points(first);
	if (board->count > 0 && strange && (abs(row->cells - first->cells) > 1 || (square && !same)))
		end_board(board);
	add_row(board);
}

/* Reads "turn black" or "turn white". */
static void board_handle_turn(struct board_reader *board, struct span line)
{
	struct span word = text_word(&line), side = text_word(&line);
	if (!text_is(word, "turn") || text_word(&line).length > 0)
		return;
	if (side_named(side) != SIDE_NONE)
		board->turn = side_named(side);
}

static void board_handle_line(struct board_reader *board, struct span line)
{
	board_row_read(&board->row, line);
	bool labels = board->row.counts &&
	              board->row.cells == board->count; /* a complete board, whose labels could be stones */
	if (board_row_points(&board->row) > 0 && !board_row_is_labels(&board->row) && !labels) {
		board_handle_row(board);
		return;
	}
	end_board(board);
	board_handle_turn(board, line);
}

static void read_boards(struct collection *collection)
{
	struct board_reader *board = collection->state;
	struct span line;
	board->collection = collection;
	board->placed = false;
	forget_rows(board);
	collection->input->returns = true;
	for (enum input_answer answer;
	     !collection->stopped && (answer = input_next(collection->input, &line)) != INPUT_END;)
		board_handle_line(board, answer == INPUT_LINE ? line : text_span(""));
	if (!collection->stopped)
		end_board(board);
	if (!collection->stopped)
		end_record(board);
}

/* Is the line, which is no row, a game, or a line of renju-lines(5)? */
static bool is_game_or_command(struct span line, enum coords coords)
{
	struct command command;
	bool name = line.length > 1 && (text_lower(line.at[0]) == line.at[0]) != (text_lower(line.at[1]) == line.at[1]);
	if (movetext_only_letters(line, coords) && !name && !text_is(text_trim(line), status_names[STATUS_OK]))
		return true;
	if (line.length <= COMMAND_LINE_MAX) {
		command_read_line(&command, line, coords, BOARD_MAX);
		if (command.kind != COMMAND_SYNTAX && command.kind != COMMAND_NOTHING)
			return true;
	}
	for (struct span word; (word = text_word(&line)).length > 0;)
		if (movetext_only_moves(word, coords))
			return true;
	return false;
}

/* Returns the line with this number from 1 at the beginning of the input; at NULL if there is none so near. */
static struct span line_at(struct input *input, int number)
{
	struct span head = format_head_lines(input, number);
	bool near = head.length <= GUESS_BYTES;
	for (int i = 1; i < number; i++)
		format_cut_line(&head);
	return near && head.length > 0 ? format_cut_line(&head) : (struct span){NULL, 0};
}

/* Are lines near the beginning rows of as many points, with labels and the lines of a grid? Other text, but no moves
   and no commands, may come before. */
static bool is_at_board(struct input *input, enum coords coords)
{
	struct board_row row;
	struct span line;
	bool bars = false, ruled = true;
	for (int number = 1, rows = 0, cells = 0; (line = line_at(input, number)).at; number++) {
		board_row_read(&row, line);
		if ((bars && row.rule) || (rows == 0 && row.counts))
			continue;
		bool is_row = row.strange == 0 && board_row_points(&row) >= GUESS_ROWS;
		if (is_row ? movetext_only_moves(line, coords) || movetext_only_letters(line, coords)
		           : is_game_or_command(line, coords))
			return false;
		if (!is_row || (row.bars && ruled) || row.cells != cells)
			rows = 0;
		cells = row.cells;
		bars = is_row && (bars || row.bars);
		ruled = !is_row || (ruled && row.rule);
		rows += is_row;
		if (rows == GUESS_ROWS)
			return true;
	}
	return false;
}

const struct format format_board = {
	.name = "board", .is_at = is_at_board, .state = sizeof(struct board_reader), .read = read_boards};
