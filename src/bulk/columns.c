#include "bulk/columns.h"

#include <string.h>

#include "record/field.h"
#include "record/game_line.h"
#include "rules/forbidden.h"
#include "rules/opening_name.h"

enum { PROBLEM_MAX = 20 + STATUS_NAME_MAX + 2 + PROBLEM_TEXT_MAX };

static size_t append_to_cell(char *out, size_t length, struct span text)
{
	for (size_t i = 0; i < text.length; i++)
		out[length++] = text.at[i];
	return length;
}

/* Writes PLY:STATUS:TEXT, or nothing. Returns the length. */
static size_t write_problem(char out[PROBLEM_MAX], const struct problem *problem)
{
	if (!problem->any)
		return 0;
	size_t length = text_decimal(out, (unsigned)problem->ply);
	out[length++] = ':';
	length = append_to_cell(out, length, text_span(status_names[problem->verdict.status]));
	out[length++] = ':';
	return append_to_cell(out, length,
	                      problem->length > 0 ? (struct span){problem->text, problem->length} : text_span("-"));
}

static void put_id_column(const struct cells *cells, const struct game_row *row)
{
	cells_text(cells, row->replay->id);
}

static void put_status(const struct cells *cells, const struct game_row *row)
{
	cells_text(cells, text_span(status_names[game_status(&row->replay->game).status]));
}

static void put_plies_column(const struct cells *cells, const struct game_row *row)
{
	cells_number(cells, (unsigned)game_moves(&row->replay->game));
}

static void put_recorded(const struct cells *cells, const struct game_row *row)
{
	cells_text(cells, text_span(result_names[row->replay->recorded]));
}

static void put_check(const struct cells *cells, const struct game_row *row)
{
	cells_text(cells, text_span(check_names[row->last ? replay_check(row->replay) : CHECK_NOTHING]));
}

static void put_problem(const struct cells *cells, const struct game_row *row)
{
	char problem[PROBLEM_MAX];
	const struct span *first = row->duplicate_of;
	if (first)
		cells_joined(cells, text_span("DUPLICATE:"), first->length > 0 ? *first : text_span("-"));
	else if (row->last)
		cells_text(cells, (struct span){problem, write_problem(problem, &row->replay->problem)});
	else
		cells_text(cells, text_span(""));
}

struct forbidden_cell {
	const struct cells *cells;
	int size;
	int count;
};

static void put_forbidden_point(int point, unsigned reasons, void *context)
{
	struct forbidden_cell *list = context;
	struct sink *out = list->cells->out;
	char text[REASONS_TEXT_MAX];
	if (list->count > 0)
		sink_char(out, ',');
	else if (list->cells->json)
		sink_char(out, '"');
	list->count++;
	field_put_point(out, point, list->size);
	sink_char(out, ':');
	sink_put(out, text, reasons_write(text, reasons));
	*list->cells->unknown |= reasons == REASON_UNKNOWN;
}

static void put_forbidden_column(const struct cells *cells, const struct game_row *row)
{
	struct game *game = &row->replay->game;
	struct forbidden_cell list = {cells, game->board.size, 0};
	if (ruleset_forbids(&game->rules, SIDE_BLACK))
		forbidden_each(&game->board, put_forbidden_point, &list);
	if (list.count == 0)
		sink_text(cells->out, cells->json ? "null" : "-");
	else if (cells->json)
		sink_char(cells->out, '"');
}

static void put_next(const struct cells *cells, const struct game_row *row)
{
	char text[POINT_TEXT_MAX];
	struct span value = text_span(row->next == MOVE_PASS ? "pass" : "");
	if (row->next >= 0)
		value = (struct span){text, field_write_point(text, row->next, row->replay->game.board.size)};
	cells_text(cells, value);
}

static void put_at(const struct cells *cells, const struct game_row *row)
{
	if (row->at >= 0)
		cells_number(cells, (unsigned)row->at);
	else
		cells_text(cells, text_span(""));
}

/* Writes the file and the line where the record begins; in a format without lines the number of the game. */
static void put_where(const struct cells *cells, const struct game_row *row)
{
	char place[21] = ":";
	const struct collection *collection = row->collection;
	size_t length = text_decimal(place + 1, collection->line > 0 ? collection->line : collection->games);
	cells_joined(cells, text_span(row->file), (struct span){place, length + 1});
}

static void put_rule(const struct cells *cells, const struct game_row *row)
{
	cells_text(cells, text_span(rule_names[row->replay->game.rules.rule]));
}

static void put_size(const struct cells *cells, const struct game_row *row)
{
	cells_number(cells, (unsigned)row->replay->game.board.size);
}

static void put_moves_column(const struct cells *cells, const struct game_row *row)
{
	const struct replay *replay = row->replay;
	if (replay->game.plies == 0 && !replay_has_setup(replay) && game_first_side(&replay->game) == SIDE_BLACK) {
		cells_text(cells, text_span(""));
		return;
	}
	sink_text(cells->out, cells->json ? "\"" : "");
	game_line_put_moves(cells->out, replay, " ");
	sink_text(cells->out, cells->json ? "\"" : "");
}

static void put_black(const struct cells *cells, const struct game_row *row)
{
	cells_text(cells, row->replay->black);
}

static void put_white(const struct cells *cells, const struct game_row *row)
{
	cells_text(cells, row->replay->white);
}

static void put_file(const struct cells *cells, const struct game_row *row)
{
	cells_text(cells, text_span(strcmp(row->file, "-") == 0 ? "" : row->file));
}

static void put_opening(const struct cells *cells, const struct game_row *row)
{
	const char *name = row->replay->changes == 0 ? opening_name(&row->replay->game) : NULL;
	cells_text(cells, text_span(name ? name : ""));
}

/* Can the game go on? */
static bool column_is_open(const struct game_row *row)
{
	return !(row->last && row->replay->problem.any) && !game_over(&row->replay->game);
}

static void put_best(const struct cells *cells, const struct game_row *row)
{
	char text[POINT_TEXT_MAX];
	const struct game *game = &row->replay->game;
	int point = column_is_open(row) ? review_best(cells->review, game) : POINT_NONE;
	size_t length = point == POINT_NONE ? 0 : field_write_point(text, point, game->board.size);
	cells_text(cells, (struct span){text, length});
}

/* Writes a number of thousandths, or a rank; no value for CHANCE_UNKNOWN. */
static void put_known(const struct cells *cells, int value)
{
	if (value == CHANCE_UNKNOWN)
		cells_text(cells, text_span(""));
	else
		cells_number(cells, (unsigned)value);
}

static void put_eval(const struct cells *cells, const struct game_row *row)
{
	put_known(cells, column_is_open(row) ? review_position(cells->review, &row->replay->game)->chance : CHANCE_UNKNOWN);
}

static void put_top(const struct cells *cells, const struct game_row *row)
{
	enum { MOVE_MAX = POINT_TEXT_MAX + 6 };
	char text[REVIEW_TOP_MAX * MOVE_MAX];
	struct top_move top[REVIEW_TOP_MAX];
	struct game *game = &row->replay->game;
	int count = column_is_open(row) ? review_top(cells->review, game, top) : 0;
	size_t length = 0;
	for (int i = 0; i < count; i++) {
		if (i > 0)
			text[length++] = ',';
		length += field_write_point(text + length, top[i].point, game->board.size);
		text[length++] = ':';
		length += text_decimal(text + length, (unsigned)top[i].chance);
	}
	cells_text(cells, (struct span){text, length});
}

/* Was a move played next, in a position that is open? */
static bool has_next(const struct game_row *row)
{
	return column_is_open(row) && row->next != MOVE_NONE;
}

int row_loss(const struct game_row *row, struct review *review)
{
	return has_next(row) ? review_loss(review, &row->replay->game, row->next) : CHANCE_UNKNOWN;
}

int row_rank(const struct game_row *row, struct review *review)
{
	struct top_move top[REVIEW_TOP_MAX];
	int count = has_next(row) ? review_top(review, &row->replay->game, top) : 0, rank = 0;
	while (rank < count && top[rank].point != row->next)
		rank++;
	return rank < count ? rank + 1 : CHANCE_UNKNOWN;
}

enum move_mark row_mark(const struct game_row *row, struct review *review)
{
	return has_next(row) ? review_mark(review, &row->replay->game, row->next) : MARK_NONE;
}

static void put_loss(const struct cells *cells, const struct game_row *row)
{
	put_known(cells, row_loss(row, cells->review));
}

static void put_rank(const struct cells *cells, const struct game_row *row)
{
	put_known(cells, row_rank(row, cells->review));
}

static void put_mark_column(const struct cells *cells, const struct game_row *row)
{
	cells_text(cells, text_span(move_mark_names[row_mark(row, cells->review)]));
}

static void put_win(const struct cells *cells, const struct game_row *row, bool fours_only)
{
	char text[SEARCH_PV_MAX * (POINT_TEXT_MAX + 1)];
	int16_t line[SEARCH_PV_MAX];
	size_t length = 0;
	const struct game *game = &row->replay->game;
	int plies = column_is_open(row) ? solving_win(cells->solving, game, fours_only, line) : 0;
	for (int i = 0; i < plies; i++) {
		if (i > 0)
			text[length++] = ',';
		length += field_write_point(text + length, line[i], game->board.size);
	}
	cells_text(cells, plies == SOLVING_UNKNOWN ? text_span("?") : (struct span){text, length});
}

static void put_vcf(const struct cells *cells, const struct game_row *row)
{
	put_win(cells, row, true);
}

static void put_any_win(const struct cells *cells, const struct game_row *row)
{
	put_win(cells, row, false);
}

static void put_only(const struct cells *cells, const struct game_row *row)
{
	int wins = column_is_open(row) ? solving_first_moves(cells->solving, &row->replay->game) : 0;
	static const char *const texts[] = {"", "yes", "no"};
	cells_text(cells, text_span(wins == SOLVING_UNKNOWN ? "?" : texts[wins]));
}

enum { COLUMNS_ALWAYS = 6 };

/* All columns: the fixed ones, then those that -a can add. A new column is a function and a row here. */
static const struct column {
	const char *name;
	void (*put)(const struct cells *cells, const struct game_row *row); /* NULL: the value is a fact of the game */
	enum note_kind fact;
	enum column_type type;
	bool searches; /* a value takes long: conditions on other columns come first */
} columns[] = {
	{.name = "id", .put = put_id_column},
	{.name = "status", .put = put_status},
	{.name = "plies", .put = put_plies_column, .type = COLUMN_OF_NUMBERS},
	{.name = "recorded", .put = put_recorded},
	{.name = "check", .put = put_check},
	{.name = "problem", .put = put_problem},
	{.name = "forbidden", .put = put_forbidden_column, .searches = true},
	{.name = "next", .put = put_next},
	{.name = "at", .put = put_at, .type = COLUMN_OF_NUMBERS},
	{.name = "where", .put = put_where},
	{.name = "rule", .put = put_rule},
	{.name = "size", .put = put_size, .type = COLUMN_OF_NUMBERS},
	{.name = "moves", .put = put_moves_column},
	{.name = "black", .put = put_black},
	{.name = "white", .put = put_white},
	{.name = "black_rating", .fact = NOTE_BLACK_RATING, .type = COLUMN_OF_SOME_NUMBERS},
	{.name = "white_rating", .fact = NOTE_WHITE_RATING, .type = COLUMN_OF_SOME_NUMBERS},
	{.name = "event", .fact = NOTE_EVENT},
	{.name = "place", .fact = NOTE_PLACE},
	{.name = "round", .fact = NOTE_ROUND, .type = COLUMN_OF_SOME_NUMBERS},
	{.name = "date", .fact = NOTE_DATE, .type = COLUMN_OF_DATES},
	{.name = "file", .put = put_file},
	{.name = "opening", .put = put_opening},
	{.name = "best", .put = put_best, .searches = true},
	{.name = "eval", .put = put_eval, .type = COLUMN_OF_NUMBERS, .searches = true},
	{.name = "top", .put = put_top, .searches = true},
	{.name = "loss", .put = put_loss, .type = COLUMN_OF_NUMBERS, .searches = true},
	{.name = "rank", .put = put_rank, .type = COLUMN_OF_NUMBERS, .searches = true},
	{.name = "mark", .put = put_mark_column, .searches = true},
	{.name = "vcf", .put = put_vcf, .searches = true},
	{.name = "win", .put = put_any_win, .searches = true},
	{.name = "only", .put = put_only, .searches = true},
	{.name = NULL},
};

struct names column_all_names(void)
{
	return (struct names)NAMES_OF(columns, name);
}

int column_find(struct span name)
{
	return names_find(column_all_names(), name);
}

enum column_type column_type(int column)
{
	return columns[column].type;
}

bool column_is_fact(int column)
{
	return !columns[column].put;
}

bool column_searches(int column)
{
	return columns[column].searches;
}

void column_put(const struct cells *cells, int column, const struct game_row *row)
{
	if (column_is_fact(column))
		cells_text(cells, notes_of_game(row->replay->notes, columns[column].fact));
	else
		columns[column].put(cells, row);
}

struct names column_names(void)
{
	return (struct names){&columns[COLUMNS_ALWAYS].name, sizeof *columns};
}

bool columns_read(struct columns *asked, struct span text)
{
	for (bool last = false; !last;) {
		last = !memchr(text.at, ',', text.length);
		int found = names_find(column_names(), text_cut_to(&text, ','));
		for (int i = 0; i < asked->count && found >= 0; i++)
			if (asked->list[i] == COLUMNS_ALWAYS + found)
				return false;
		if (found < 0)
			return false;
		asked->list[asked->count++] = COLUMNS_ALWAYS + found;
	}
	return true;
}

/* Returns the index into the table of the column at this place of the line. */
static int column_place_of(const struct columns *asked, int place)
{
	return place < COLUMNS_ALWAYS ? place : asked->list[place - COLUMNS_ALWAYS];
}

void columns_put_header(const struct cells *cells, const struct columns *asked)
{
	const char *names[COLUMNS_ALWAYS + COLUMNS_MAX + 1] = {NULL};
	for (int i = 0; i < COLUMNS_ALWAYS + asked->count; i++)
		names[i] = columns[column_place_of(asked, i)].name;
	cells_header(cells, names);
}

void columns_put_row(const struct cells *cells, const struct columns *asked, const struct game_row *row)
{
	for (int i = 0; i < COLUMNS_ALWAYS + asked->count; i++) {
		int column = column_place_of(asked, i);
		cells_start(cells, i, columns[column].name);
		column_put(cells, column, row);
	}
	cells_end(cells);
}
