/* Games of Piskvork: a header; a line x,y,milliseconds for each move, counted from 1 and from the upper left; a
   trailer. Several games may follow each other. */
#include "formats/formats.h"

#include <string.h>

#include "base/utf8.h"
#include "record/field.h"
#include "record/piskvork_line.h"

static const char header_word[] = "Piskvorky";

/* Later moves are dropped: with more moves than points, one is off the board or on a stone. */
enum { PSQ_MOVES_MAX = BOARD_MAX * BOARD_MAX + 1 };

struct psq_move {
	struct piskvork_line line; /* its point is in `text` */
	char text[PROBLEM_TEXT_MAX];
};

/* Moves wait until the game ends, because the rule comes after them. */
struct psq_reader {
	struct collection *collection;
	struct replay *replay;
	bool started;
	int moves;
	struct psq_move move[PSQ_MOVES_MAX];
	unsigned long long trailer_lines;
	bool nameless;     /* the first line of the trailer is a number in the place of a name */
	bool broken;       /* the game has a problem: a line is too long, a move is damaged, or a move is in the trailer */
	struct span fault; /* the line that is the problem; before a problem, the first line of the trailer */
	char fault_text[PROBLEM_TEXT_MAX];
	struct span tournament;
};

/* Reads the size in a header: "Piskvorky 15x15, 11:11, 0". A board that is not square is a problem. */
static void handle_header(struct replay *replay, struct span line)
{
	struct span rest = {line.at + sizeof header_word - 1, line.length - (sizeof header_word - 1)};
	rest = text_trim(rest);
	struct span written = rest;
	int width = 0, height = 0;
	bool square = text_cut_number(&rest, BOARD_MAX, &width) && text_cut_char(&rest, 'x') &&
	              text_cut_number(&rest, BOARD_MAX, &height) && width == height;
	written.length -= rest.length;
	replay_size(replay, square ? width : 0, written);
}

/* Reads the result in a file name ROUND_P1_P2_R: 1 Black, 2 White, 0 draw. */
static void psq_handle_result(struct replay *replay, struct span name)
{
	static const enum game_result results[] = {RESULT_DRAW, RESULT_BLACK, RESULT_WHITE};
	int numbers = 0, number = 0;
	do
		numbers += text_cut_number(&name, BOARD_MAX, &number);
	while (numbers < 4 && text_cut_char(&name, '_'));
	if (numbers == 4 && name.length == 0 && number <= 2)
		replay->recorded = results[number];
}

/* Copies the beginning of the text. Returns the copy. */
static struct span psq_keep(char copy[PROBLEM_TEXT_MAX], struct span text)
{
	struct span kept = {copy, text.length < PROBLEM_TEXT_MAX ? text.length : PROBLEM_TEXT_MAX};
	if (kept.length > 0)
		memcpy(copy, text.at, kept.length);
	return kept;
}

static void start_psq(struct psq_reader *psq, struct span line)
{
	struct collection *collection = psq->collection;
	collection_start(collection, collection->input->line_number);
	psq->started = true;
	psq->moves = 0;
	psq->trailer_lines = 0;
	psq->nameless = psq->broken = false;
	psq->tournament = text_span("");
	collection_name_game(collection);
	replay_implied_rule(psq->replay, RULE_FREESTYLE);
	psq_handle_result(psq->replay, collection->name);
	if (text_starts(line, header_word) && !memchr(line.at, '\r', line.length))
		handle_header(psq->replay, line);
	else /* with a lone carriage return, which does not end a line, the header would swallow the moves */
		replay_problem(psq->replay, 0, verdict_plain(STATUS_SYNTAX), line);
}

/* Reads the tournament from a line R,TOURNAMENT. Returns false for any other line. */
static bool handle_tournament(struct psq_reader *psq, struct span line)
{
	int winner;
	if (!text_cut_number(&line, BOARD_MAX, &winner) || !text_cut_char(&line, ','))
		return false;
	psq->tournament = collection_keep_name(psq->collection, KEPT_TYPE, text_trim(line));
	return true;
}

/* If the trailer's last line is in the place of a player's name, but has the form R,TOURNAMENT and names a rule, takes
   it as the tournament. */
static void handle_last_line(struct psq_reader *psq)
{
	enum rule rule;
	struct span *last = psq->trailer_lines == 1 ? &psq->replay->black : &psq->replay->white;
	if (psq->trailer_lines > 2 || psq->tournament.length > 0 || !handle_tournament(psq, *last))
		return;
	if (naming_rule(psq->tournament, &rule))
		last->length = 0;
	else
		psq->tournament.length = 0;
}

static void end_psq(struct psq_reader *psq)
{
	if (!psq->started)
		return;
	psq->started = false;
	handle_last_line(psq);
	collection_rule(psq->collection, psq->tournament);
	for (int i = 0; i < psq->moves; i++)
		piskvork_line_play(psq->replay, &psq->move[i].line, 1);
	if (psq->broken)
		replay_unreadable(psq->replay, psq->fault);
	collection_end(psq->collection);
}

static void keep_move(struct psq_reader *psq, const struct piskvork_line *line)
{
	if (psq->moves == PSQ_MOVES_MAX)
		return;
	struct psq_move *move = &psq->move[psq->moves++];
	move->line = *line;
	move->line.point = psq_keep(move->text, line->point);
}

/* Is the line a damaged move rather than a name: a number, a separator, and then another number or separator? */
static bool is_damaged_move(struct span line)
{
	int number;
	if (!text_cut_number(&line, BOARD_MAX, &number) || line.length == 0 || !memchr(",;", line.at[0], 2))
		return false;
	line = text_trim(text_after(line, 1));
	return line.length > 0 &&
	       (text_digit(line.at[0]) || memchr(line.at, ',', line.length) || memchr(line.at, ';', line.length));
}

/* Reads a line of the trailer: Black's name, White's name, then R,TOURNAMENT. If the first name is missing, the second
   may be missing, too. A damaged move is not a name. */
static void handle_trailer(struct psq_reader *psq, struct span line)
{
	unsigned long long number = ++psq->trailer_lines;
	struct piskvork_line numbers = piskvork_line_read(line);
	if (number == 1) {
		bool damaged = numbers.cut || is_damaged_move(line);
		if (!psq->broken)
			psq->fault = psq_keep(psq->fault_text, line);
		psq->broken |= damaged;
		if (!damaged)
			psq->replay->black = collection_keep_name(psq->collection, KEPT_BLACK, piskvork_line_player(line));
		psq->nameless = numbers.numbers == 1;
	} else if (number == 2 && !(psq->nameless && handle_tournament(psq, line))) {
		psq->replay->white = collection_keep_name(psq->collection, KEPT_WHITE, piskvork_line_player(line));
	} else if (number > 2) {
		handle_tournament(psq, line);
	}
}

/* Is the line nothing but two or three numbers, in any notation? Such a line was meant as a move. */
static bool is_numbers(struct span line)
{
	int numbers = 0;
	bool in_number = false;
	for (size_t i = 0; i < line.length; i++) {
		char c = line.at[i];
		if (!text_digit(c) && !text_blank(c) && !memchr("+-.,", c, 4))
			return false;
		numbers += text_digit(c) && !in_number;
		in_number = text_digit(c) || (in_number && c == '.');
	}
	return numbers == 2 || numbers == 3;
}

static void handle_psq_line(struct psq_reader *psq, struct span line)
{
	struct piskvork_line numbers = piskvork_line_read(line);
	if (numbers.numbers >= 2 && psq->trailer_lines == 0 && !psq->broken) {
		keep_move(psq, &numbers);
	} else if (numbers.numbers >= 2 || is_numbers(line)) {
		bool interrupted = psq->trailer_lines == 1 && !psq->nameless; /* by a line that is not a number: the fault */
		if (!psq->broken && !interrupted)
			psq->fault = psq_keep(psq->fault_text, line);
		psq->broken = true;
	} else if (line.length > 0) {
		handle_trailer(psq, line);
	}
}

static void read_psq(struct collection *collection)
{
	struct psq_reader *psq = collection->state;
	struct span line;
	enum input_answer answer;
	psq->collection = collection;
	psq->replay = collection->replay;
	psq->started = false;
	while (!collection->stopped && (answer = input_next(collection->input, &line)) != INPUT_END) {
		line = text_trim(utf8_without_bom(line));
		if (collection->games == 0 && format_is_comment(line))
			continue;
		if (text_starts(line, header_word) || (!psq->started && line.length > 0)) {
			end_psq(psq);
			if (!collection->stopped)
				start_psq(psq, line);
		} else if (answer == INPUT_TOO_LONG && !psq->broken) {
			psq->broken = true;
			psq->fault = psq_keep(psq->fault_text, line);
		} else if (psq->started) {
			handle_psq_line(psq, line);
		}
	}
	if (!collection->stopped)
		end_psq(psq);
}

/* Writes a line with a name. A name that looks like a move or a header gets a "?" before it. */
static void psq_put_name(struct sink *out, struct span name)
{
	struct piskvork_line numbers = piskvork_line_read(name);
	bool move = numbers.numbers > 0 || numbers.cut || is_numbers(name) || is_damaged_move(name);
	if (move || text_starts(name, header_word))
		sink_char(out, '?');
	field_put_text(out, name);
	sink_char(out, '\n');
}

static void put_trailer(struct sink *out, const struct replay *replay)
{
	static const char results[] =
		{[RESULT_NONE] = '0', [RESULT_BLACK] = '1', [RESULT_WHITE] = '2', [RESULT_DRAW] = '0'};
	if (replay->black.length > 0 || replay->white.length > 0) {
		psq_put_name(out, replay->black);
		psq_put_name(out, replay->white);
	}
	sink_text(out, "-1\n");
	sink_char(out, results[replay->recorded]);
	sink_char(out, ',');
	sink_text(out, rule_names[replay->game.rules.rule]);
	sink_char(out, '\n');
}

/* Writes the game. Returns false for set-up stones, passes and White first. */
static bool write_psq(struct writing *writing, const struct replay *replay)
{
	struct sink *out = writing->out;
	const struct game *game = &replay->game;
	bool fits = !replay_has_setup(replay) && game_first_side(game) == SIDE_BLACK;
	for (int i = 0; i < game->plies; i++)
		fits &= game->history[i].kind != PLY_PASS;
	if (!fits)
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
	put_trailer(out, replay);
	return true;
}

const struct format format_psq = {.name = "psq",
                                  .endings = {"psq"},
                                  .beginning = header_word,
                                  .state = sizeof(struct psq_reader),
                                  .read = read_psq,
                                  .write = write_psq};
