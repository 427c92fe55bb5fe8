/* Smart Game Format, FF[1] to FF[4]: https://www.red-bean.com/sgf/ */
#include "formats/formats.h"

#include "formats/sgf/sgf_node.h"
#include "record/sgf_value.h"

enum { BRANCHES_MAX = 1 << 12 }; /* nested variations */

struct sgf_reader {
	struct collection *collection;
	struct sgf_node node;
	bool leaf;               /* the current line of moves has not been read as a game yet */
	unsigned long long told; /* of this tree so far */
	unsigned long long depth; /* open brackets */
	struct replay_mark branch[BRANCHES_MAX]; /* the state at each open bracket, if variations are read */
};

static int next(struct sgf_reader *sgf)
{
	return collection_byte(sgf->collection);
}

/* Reads a value up to its closing bracket. A backslash escapes the next byte, and removes a line break. Returns
   false at the end of the input. */
static bool read_value(struct sgf_reader *sgf)
{
	struct sgf_node *node = &sgf->node;
	struct sgf_value_scan scan = {.encoding = node->encoding};
	node->value_length = 0;
	for (int c; (c = next(sgf)) >= 0;) {
		bool escaped = scan.escaped;
		if (sgf_scan_value(&scan, c))
			return true;
		if (escaped && c == '\r' && input_peek(sgf->collection->input, 1).length > 0 &&
		    input_peek(sgf->collection->input, 1).at[0] == '\n')
			c = next(sgf);
		if (scan.escaped || (escaped && c == '\n'))
			continue;
		if (node->value_length < SGF_VALUE_MAX)
			node->value[node->value_length++] = (char)c;
	}
	return false;
}

/* Looks at input without consuming it, as far as the input's buffer has room. */
struct lookahead {
	struct input *input;
	size_t at;
};

/* Returns the next byte, or -1 at the end. */
static int look(struct lookahead *ahead)
{
	struct span bytes = {NULL, 0};
	if (ahead->at < ahead->input->capacity)
		bytes = input_peek(ahead->input, ahead->at + 1);
	return ahead->at < bytes.length ? (unsigned char)bytes.at[ahead->at++] : -1;
}

/* Looks past a value. Returns false if its closing bracket is not in sight. */
static bool look_past_value(struct lookahead *ahead, enum encoding encoding)
{
	struct sgf_value_scan scan = {.encoding = encoding};
	for (int c; (c = look(ahead)) >= 0;)
		if (sgf_scan_value(&scan, c))
			return true;
	return false;
}

/* Does this property occur only in the first node of a game? */
static bool is_root_property(struct span name)
{
	static const char *const names[] = {"FF", "GM", "SZ", "CA", "AP"};
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (text_is(name, names[i]))
			return true;
	return false;
}

/* Does another game begin at this start of a line, although the current one is not closed? Looks as far as the
   first property that only a first node has. */
static bool another_begins(struct sgf_reader *sgf)
{
	struct lookahead ahead = {.input = sgf->collection->input};
	char name[SGF_NAME_MAX];
	size_t length = 0;
	bool after_value = false;
	if (look(&ahead) != '(' || look(&ahead) != ';')
		return false;
	for (int c; (c = look(&ahead)) >= 0 && c != ';' && c != '(' && c != ')';) {
		bool upper = c >= 'A' && c <= 'Z';
		if (upper && after_value)
			length = 0;
		if (upper && length < SGF_NAME_MAX)
			name[length++] = (char)c;
		if (c == '[' && is_root_property((struct span){name, length}))
			return true;
		if (c == '[' && !look_past_value(&ahead, sgf->node.encoding))
			return false;
		after_value = c == '[' || (after_value && !upper);
	}
	return false;
}

/* Did the byte end a line, and does the next line begin another game? */
static bool is_cut_off(struct sgf_reader *sgf, int c)
{
	return (c == '\n' || c == '\r') && another_begins(sgf);
}

/* Skips the input until `open` open brackets are closed. Returns false if the input ends or another game begins
   first. */
static bool skip_brackets(struct sgf_reader *sgf, unsigned long long open)
{
	while (open > 0) {
		int c = next(sgf);
		if (c < 0 || (c == '[' && !read_value(sgf)) || is_cut_off(sgf, c))
			return false;
		sgf->collection->branches |= c == '(';
		open += c == '(';
		open -= c == ')';
	}
	return true;
}

/* Ends the moves from the root to here as a game. */
static void tell_game(struct sgf_reader *sgf)
{
	if (sgf->told++ > 0)
		sgf->collection->games++;
	collection_end(sgf->collection);
	sgf->leaf = false;
}

/* Opens a variation. One that is nested too deeply is skipped, as a problem of its game. Returns false at the end
   of the input. */
static bool open_branch(struct sgf_reader *sgf)
{
	sgf->leaf = true;
	if (sgf->depth < BRANCHES_MAX) {
		sgf->branch[sgf->depth++] = replay_mark(sgf->collection->replay);
		return true;
	}
	struct replay_mark mark = replay_mark(sgf->collection->replay);
	replay_unreadable(sgf->collection->replay, text_span("("));
	tell_game(sgf);
	replay_return(sgf->collection->replay, &mark);
	return skip_brackets(sgf, 1);
}

/* Closes a variation; at a leaf a game is complete. The next variation continues where this one began. */
static void close_branch(struct sgf_reader *sgf)
{
	if (sgf->leaf)
		tell_game(sgf);
	replay_return(sgf->collection->replay, &sgf->branch[--sgf->depth]);
}

/* Skips all further variations, at the end of the main line. Returns false if the input ends or another game begins
   before the tree is closed. */
static bool end_main_line(struct sgf_reader *sgf)
{
	unsigned long long open = sgf->depth - 1;
	sgf->depth = 0;
	return skip_brackets(sgf, open);
}

/* Ends the node at ; ( or ). Returns false if the input ends or another game begins before the tree is closed. */
static bool read_structure(struct sgf_reader *sgf, int c)
{
	sgf_node_end(&sgf->node);
	if (c == ';')
		sgf->leaf = true;
	else if (!sgf->collection->variations && c == '(')
		sgf->depth++;
	else if (c == '(')
		return open_branch(sgf);
	else if (sgf->collection->variations)
		close_branch(sgf);
	else
		return end_main_line(sgf);
	return true;
}

/* Reads a tree after its first bracket. Returns false if the input ends or another game begins before the tree is
   closed. */
static bool read_tree(struct sgf_reader *sgf)
{
	bool after_value = false, complete = true;
	while (complete && sgf->depth > 0 && !sgf->collection->stopped) {
		int c = next(sgf);
		if (c < 0 || is_cut_off(sgf, c))
			return false;
		if (c == '[') {
			complete = read_value(sgf);
			if (complete)
				sgf_node_tell(&sgf->node);
			after_value = true;
			continue;
		}
		bool upper = c >= 'A' && c <= 'Z', structure = c == ';' || c == '(' || c == ')';
		if ((upper && after_value) || structure)
			sgf_node_begin_name(&sgf->node);
		if (upper)
			sgf_node_add_letter(&sgf->node, c);
		if (upper || structure)
			after_value = false;
		if (structure)
			complete = read_structure(sgf, c);
	}
	return complete;
}

static bool is_space(char c)
{
	return text_blank(c) || c == '\n' || c == '\f' || c == '\v';
}

/* Does a game begin after this '('? It begins with a node, or with a property outside a node. Looks no further than
   necessary. */
static bool starts_game(struct input *input)
{
	enum { FARTHEST = 256 };
	size_t letters = 0;
	for (size_t i = 0; i < FARTHEST; i++) {
		struct span ahead = input_peek(input, i + 1);
		if (ahead.length <= i)
			return false;
		char c = ahead.at[i];
		if (c == ';' && letters == 0)
			return true;
		if (c == '[' || (!is_space(c) && !text_letter(c)))
			return c == '[' && letters > 0;
		if (text_letter(c) && letters == 0 && c > 'Z')
			return false;
		if (is_space(c) && letters > 0)
			return false;
		letters += text_letter(c);
	}
	return false;
}

/* Skips the input to after the next '(' that begins a game. Returns false if there is none. */
static bool find_game(struct sgf_reader *sgf)
{
	for (int c; (c = next(sgf)) >= 0;) {
		sgf->collection->line = collection_line(sgf->collection);
		if (c == '(' && starts_game(sgf->collection->input))
			return true;
	}
	return false;
}

static void read_sgf(struct collection *collection)
{
	struct sgf_reader *sgf = collection->state;
	sgf->collection = collection;
	while (!collection->stopped && find_game(sgf)) {
		sgf_node_start(&sgf->node, collection);
		sgf->depth = 0;
		sgf->told = 0;
		collection_start(collection);
		open_branch(sgf);
		bool complete = read_tree(sgf);
		if (!complete) {
			sgf_node_end(&sgf->node);
			replay_unreadable(collection->replay, text_span(""));
		}
		if (!complete || sgf->told == 0)
			tell_game(sgf);
	}
}

/* Does the line begin with a bracket, or contain "(;", the beginning of a tree? */
static bool matches_sgf(struct span head, enum coords coords)
{
	(void)coords;
	struct span line = format_first_line(head);
	if (line.length > 0 && line.at[0] == '(')
		return true;
	for (size_t i = 0; i + 1 < line.length; i++)
		if (line.at[i] == '(' && line.at[i + 1] == ';')
			return true;
	return false;
}

static void put_setup_point(struct sink *out, int point, int size, int before)
{
	(void)before;
	sgf_put_point(out, point, size);
}

static void put_setup(struct sink *out, const struct replay *replay)
{
	static const char *const names[] = {[SIDE_BLACK] = "AB", [SIDE_WHITE] = "AW"};
	for (enum side side = SIDE_BLACK; side < SIDE_NONE; side++) {
		int played = 0;
		for (int i = 0; i < replay->game.plies; i++)
			played += replay->game.history[i].kind == PLY_STONE && replay->game.history[i].side == side;
		if (board_stones_of(&replay->game.board, side) == played)
			continue;
		sink_text(out, names[side]);
		replay_each_setup(replay, side, put_setup_point, out);
	}
	if (game_first_side(&replay->game) == SIDE_WHITE)
		sink_text(out, "PL[W]");
}

static void put_result(struct sink *out, enum recorded recorded)
{
	static const char *const results[] = {
		[RECORDED_BLACK] = "RE[B]", [RECORDED_WHITE] = "RE[W]", [RECORDED_DRAW] = "RE[0]"};
	if (recorded != RECORDED_NOTHING)
		sink_text(out, results[recorded]);
}

static void put_comment(const struct writing *writing, int plies)
{
	char text[1024];
	if (writing->comment)
		sgf_put_text(writing->out, "C", (struct span){text, writing->comment(writing, plies, text, sizeof text)});
}

/* Writes an integer with a decimal point before its last `digits` digits. */
static void put_thousandths(struct sink *out, int number, int digits)
{
	int unit = digits == 3 ? 1000 : 10;
	if (number < 0)
		sink_char(out, '-');
	number = number < 0 ? -number : number;
	sink_number(out, (unsigned)(number / unit));
	sink_char(out, '.');
	for (int place = unit / 10; place > 0; place /= 10)
		sink_char(out, (char)('0' + number / place % 10));
}

/* Writes the winning chance twice: V from -1 (White wins) to 1 (Black wins), and Sabaki's SBKV, Black's percentage. */
static void put_chance(struct sink *out, int chance)
{
	if (chance == CHANCE_UNKNOWN)
		return;
	sink_text(out, "V[");
	put_thousandths(out, 2 * chance - 1000, 3);
	sink_text(out, "]SBKV[");
	put_thousandths(out, chance, 1);
	sink_char(out, ']');
}

static void put_mark(struct sink *out, enum move_mark mark)
{
	static const char *const properties[] = {
		[MARK_NONE] = "",         [MARK_ONLY] = "TE[1]",    [MARK_MISSED] = "BM[2]",
		[MARK_BLUNDER] = "BM[2]", [MARK_MISTAKE] = "BM[1]", [MARK_DOUBTFUL] = "DO[]"};
	sink_text(out, properties[mark]);
}

static void put_move(const struct writing *writing, enum side side, int point, int size)
{
	sink_text(writing->out, side == SIDE_BLACK ? ";B" : ";W");
	if (point == POINT_NONE)
		sink_text(writing->out, "[]");
	else
		sgf_put_point(writing->out, point, size);
}

/* Writes the annotation of a ply: its mark, the chance after it, and a sentence on what it gave away. */
static void put_annotation(const struct writing *writing, const struct game *game, int ply)
{
	char text[ANNOTATION_TEXT_MAX], best[POINT_TEXT_MAX + 1] = "";
	const struct annotation *annotation = &writing->annotations[ply];
	put_mark(writing->out, annotation->mark);
	put_chance(writing->out, annotation->chance);
	if (annotation->mark == MARK_NONE)
		return;
	if (annotation->mark > MARK_ONLY)
		best[point_write(best, annotation->best, writing->coords, game->board.size)] = '\0';
	annotation_tell_move(text, writing->annotations, ply, game->history[ply - 1].side, best);
	sgf_put_text(writing->out, "C", text_span(text));
}

static void put_ply(const struct writing *writing, const struct game *game, int ply)
{
	const struct ply *played = &game->history[ply - 1];
	put_move(writing, played->side, played->kind == PLY_PASS ? POINT_NONE : played->point, game->board.size);
	if (writing->annotations)
		put_annotation(writing, game, ply);
	put_comment(writing, ply);
}

/* Writes the better line beside a ply as a variation. */
static void put_better_line(const struct writing *writing, const struct game *game, int ply)
{
	char text[ANNOTATION_TEXT_MAX];
	const struct annotation *annotation = &writing->annotations[ply];
	enum side side = game->history[ply - 1].side;
	annotation_tell_line(text, writing->annotations, ply, side);
	sink_char(writing->out, '(');
	for (int i = 0; i < annotation->length; i++) {
		put_move(writing, i % 2 == 0 ? side : side_other(side), annotation->line[i], game->board.size);
		if (i == 0)
			sgf_put_text(writing->out, "C", text_span(text));
	}
	sink_char(writing->out, ')');
}

static bool has_better_line(const struct writing *writing, int ply)
{
	return writing->annotations && annotation_has_line(&writing->annotations[ply]);
}

/* Writes the plies. A variation beside a ply comes after all that follows the ply. */
static void put_plies(const struct writing *writing, const struct game *game)
{
	for (int ply = 1; ply <= game->plies; ply++) {
		if (game->history[ply - 1].kind > PLY_PASS)
			continue; /* SGF cannot express it */
		if (has_better_line(writing, ply))
			sink_char(writing->out, '(');
		put_ply(writing, game, ply);
	}
	for (int ply = game->plies; ply > 0; ply--) {
		if (!has_better_line(writing, ply))
			continue;
		sink_char(writing->out, ')');
		put_better_line(writing, game, ply);
	}
}

static bool write_sgf(struct writing *writing, const struct replay *replay)
{
	struct sink *out = writing->out;
	const struct game *game = &replay->game;
	if (game->board.size > SGF_SIZE_MAX)
		return false;
	sink_text(out, writing->comment ? "(;FF[4]CA[UTF-8]GM[4]SZ[" : "(;FF[4]GM[4]SZ[");
	sink_number(out, (unsigned)game->board.size);
	sink_text(out, "]");
	sgf_put_text(out, "RU", text_span(rule_names[game->rules.rule]));
	sgf_put_name(out, "GN", replay->id);
	sgf_put_name(out, "PB", replay->black);
	sgf_put_name(out, "PW", replay->white);
	put_result(out, replay->recorded);
	put_setup(out, replay);
	if (writing->annotations)
		put_chance(out, writing->annotations[0].chance);
	put_comment(writing, 0);
	put_plies(writing, game);
	sink_text(out, ")\n");
	return true;
}

const struct format format_sgf = {
	.name = "sgf", .endings = {"sgf"}, .beginning = "(", .examples = EXAMPLE_READ | EXAMPLE_WRITTEN,
	.loose = true, .matches = matches_sgf, .state = sizeof(struct sgf_reader), .read = read_sgf, .write = write_sgf};
