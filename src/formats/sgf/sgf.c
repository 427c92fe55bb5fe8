/* Smart Game Format, FF[1] to FF[4]: https://www.red-bean.com/sgf/ */
#include "formats/formats.h"

#include <string.h>

#include "base/names.h"
#include "base/utf8.h"
#include "formats/sgf/sgf_node.h"
#include "formats/sgf/sgf_write.h"

enum {
	BRANCHES_MAX = 1 << 12, /* nested variations */
	OUTSIDE_MAX = 1 << 12,  /* bytes outside a value that are kept */
};

struct sgf_reader {
	struct collection *collection;
	struct sgf_node node;
	char outside[OUTSIDE_MAX]; /* what came after the last value or ; ( ): the name of a property, or a mistake */
	size_t outside_length;
	bool outside_ended;            /* by a blank */
	bool has_stray;                /* text that is not SGF was left out of a game */
	bool leaf;                     /* the current line of moves has not been read as a game yet */
	unsigned long long games_read; /* number of games read from this tree so far */
	unsigned long long depth;      /* open parentheses */
	struct branch {
		struct replay_mark mark;
		bool may_be_go;
	} branch[BRANCHES_MAX]; /* the state at each open parenthesis, if variations are read */
};

/* Looks at input without consuming it, as far as the input's buffer has room. */
struct lookahead {
	struct collection *collection;
	size_t at;
};

/* Returns the next byte, or -1 at the end of the input or of its buffer. */
static int look(struct lookahead *ahead)
{
	struct span bytes = {NULL, 0};
	struct input *input = ahead->collection->input;
	if (ahead->at < input->capacity)
		bytes = input_peek(input, ahead->at + 1);
	return ahead->at < bytes.length ? (unsigned char)bytes.at[ahead->at++] : -1;
}

/* Is the rest of a value, from its byte c on, UTF-8, as far as it can be seen? Not if the file ends before the value.
   `escaped`: there is a backslash before c. */
static bool is_utf8_value(struct lookahead ahead, int c, bool escaped)
{
	enum { CHARACTER_MAX = 4 };
	char character[CHARACTER_MAX];
	size_t length = 0;
	for (; c >= 0 && (c != ']' || escaped); c = look(&ahead)) {
		escaped = c == '\\' && !escaped;
		character[length++] = (char)c;
		if (utf8_length((struct span){character, length}) == length)
			length = 0;
		else if (length == CHARACTER_MAX || c < 0x80)
			return false;
	}
	return c >= 0 ? length == 0 : ahead.at == ahead.collection->input->capacity;
}

/* Reads the next byte of a value, and decides at its first byte that is not ASCII how to read it: UTF-8 is read as it
   is, even in a file that names another encoding. `ahead` is after the byte. Returns whether the byte is the bracket
   that ends the value. */
static bool scan_value(struct sgf_value_scan *scan, int c, const struct lookahead *ahead)
{
	if (c >= 0x80 && !scan->decided && scan->encoding != ENCODING_PLAIN) {
		scan->decided = true;
		if (is_utf8_value(*ahead, c, scan->escaped))
			scan->encoding = ENCODING_PLAIN;
		else if (scan->encoding == ENCODING_NONE)
			scan->encoding = decoder_encoding(ahead->collection->replay->decoder);
		if (scan->encoding == ENCODING_NONE)
			scan->encoding = ENCODING_PAIRS;
	}
	return sgf_scan_value(scan, c);
}

/* Looks past the rest of a value. Returns false if its closing bracket is not in sight. */
static bool look_past_value(struct lookahead *ahead, struct sgf_value_scan scan)
{
	for (int c; (c = look(ahead)) >= 0;)
		if (scan_value(&scan, c, ahead))
			return true;
	return false;
}

/* Looks through the rest of a node, past the opening bracket of the first value whose property is one of `wanted`,
   which ends in NULL. Returns false if there is none. */
static bool look_for(struct lookahead *ahead, const char *const *wanted, enum encoding encoding)
{
	char name[SGF_NAME_MAX];
	size_t length = 0;
	bool after_value = false;
	for (int c; (c = look(ahead)) >= 0 && c != ';' && c != '(' && c != ')';) {
		bool upper = c >= 'A' && c <= 'Z';
		if (upper && after_value)
			length = 0;
		if (upper && length < SGF_NAME_MAX)
			name[length++] = (char)c;
		if (c == '[' && names_find((struct names){wanted, sizeof *wanted}, (struct span){name, length}) >= 0)
			return true;
		if (c == '[' && !look_past_value(ahead, (struct sgf_value_scan){.encoding = encoding}))
			return false;
		after_value = c == '[' || (after_value && !upper);
	}
	return false;
}

/* Does the property CA in the rest of the node name such an encoding, when the node is read in it? Then the decoder
   knows the name. `scan` is the state of the value being read, before its byte c: the
   first one that is not ASCII in this game. */
static bool names_encoding(struct sgf_reader *sgf, struct sgf_value_scan scan, int c, enum encoding encoding)
{
	struct decoder *decoder = sgf->collection->replay->decoder;
	struct lookahead ahead = {.collection = sgf->collection};
	char name[DECODER_NAME_MAX];
	size_t length = 0;
	scan.encoding = encoding;
	scan_value(&scan, c, &ahead);
	if (!look_past_value(&ahead, scan) || !look_for(&ahead, (const char *const[]){"CA", NULL}, encoding))
		return false;
	while (length < sizeof name && (c = look(&ahead)) >= 0 && c != ']')
		name[length++] = (char)c;
	decoder_name(decoder, (struct span){name, length});
	if (decoder_encoding(decoder) == encoding)
		return true;
	decoder_begin(decoder);
	return false;
}

/* Sets the encoding of the node's values before CA. Returns the encoding. */
static enum encoding find_encoding(struct sgf_reader *sgf, struct sgf_value_scan scan, int c)
{
	static const enum encoding encodings[] = {ENCODING_PLAIN, ENCODING_SHIFT_JIS, ENCODING_CHINESE};
	for (size_t i = 0; i < sizeof encodings / sizeof *encodings && sgf->node.encoding == ENCODING_NONE; i++)
		if (names_encoding(sgf, scan, c, encodings[i]))
			sgf->node.encoding = encodings[i];
	sgf->node.knows_encoding = true;
	return sgf->node.encoding;
}

/* Copies the next bytes of a value that mean themselves and are in the input's buffer, as far as the value has room. */
static void copy_plain_bytes(struct sgf_reader *sgf)
{
	struct sgf_node *node = &sgf->node;
	struct input *input = sgf->collection->input;
	size_t room = SGF_VALUE_MAX - node->value_length, plain = 0;
	size_t most = input_held(input) < room ? input_held(input) : room;
	const char *held = input->bytes + input->start;
	while (plain < most && (unsigned char)held[plain] < 0x80 && held[plain] != ']' && held[plain] != '\\' &&
	       held[plain] != '\n')
		plain++;
	if (plain > 0)
		memcpy(node->value + node->value_length, held, plain);
	node->value_length += plain;
	input->start += plain;
}

/* Reads a value up to its closing bracket. A backslash escapes the next byte, and removes a line break. Returns
   false at the end of the input. */
static bool sgf_read_value(struct sgf_reader *sgf)
{
	struct sgf_node *node = &sgf->node;
	struct sgf_value_scan scan = {.encoding = node->encoding};
	node->value_length = 0;
	copy_plain_bytes(sgf);
	for (int c; (c = collection_byte(sgf->collection)) >= 0;) {
		bool escaped = scan.escaped;
		if (c >= 0x80 && !node->knows_encoding)
			scan.encoding = find_encoding(sgf, scan, c);
		if (scan_value(&scan, c, &(struct lookahead){.collection = sgf->collection}))
			return true;
		bool breaks = escaped && !node->is_raw && (c == '\n' || c == '\r');
		if (breaks && c == '\r' && text_starts(input_peek(sgf->collection->input, 1), "\n"))
			collection_byte(sgf->collection);
		if (breaks || (scan.escaped && !node->is_raw))
			continue;
		if (node->value_length == SGF_VALUE_MAX && node->is_note)
			sgf_node_take_part(node);
		if (node->value_length < SGF_VALUE_MAX)
			node->value[node->value_length++] = (char)c;
		if (!scan.second && !scan.escaped)
			copy_plain_bytes(sgf);
	}
	return false;
}

/* Did the byte end a line, and does the next line begin another game, although the current one is not closed? Looks as
   far as the first property that only a first node has. */
static bool is_cut_off(struct sgf_reader *sgf, int c)
{
	static const char *const only_first[] = {"FF", "GM", "SZ", "CA", "AP", NULL};
	if (c != '\n' && c != '\r')
		return false;
	struct lookahead ahead = {.collection = sgf->collection};
	return look(&ahead) == '(' && look(&ahead) == ';' && look_for(&ahead, only_first, sgf->node.encoding);
}

/* Skips the input until `open` open parentheses are closed. Returns false if the input ends or another game begins
   first. */
static bool skip_brackets(struct sgf_reader *sgf, unsigned long long open)
{
	while (open > 0) {
		int c = collection_byte(sgf->collection);
		if (c < 0 || (c == '[' && !sgf_read_value(sgf)) || is_cut_off(sgf, c))
			return false;
		sgf->collection->branches |= c == '(';
		open += c == '(';
		open -= c == ')';
	}
	return true;
}

/* Ends the game that consists of the moves from the root to the current node. */
static void sgf_end_game(struct sgf_reader *sgf)
{
	if (sgf->games_read++ > 0)
		sgf->collection->games++;
	collection_end(sgf->collection);
	sgf->leaf = false;
}

/* Opens a variation. If it is nested too deeply, skips it, and its game gets a problem. Returns false if the input
   ends or another game begins while it is skipped. */
static bool open_branch(struct sgf_reader *sgf)
{
	sgf->leaf = true;
	if (sgf->depth < BRANCHES_MAX) {
		sgf->branch[sgf->depth++] = (struct branch){replay_mark(sgf->collection->replay), sgf->node.may_be_go};
		return true;
	}
	struct replay_mark mark = replay_mark(sgf->collection->replay);
	replay_unreadable(sgf->collection->replay, text_span("("));
	sgf_end_game(sgf);
	replay_return(sgf->collection->replay, &mark);
	return skip_brackets(sgf, 1);
}

/* Could this be a property's name? Before FF[4] names have small letters, too. */
static bool is_name(struct span text)
{
	bool any = false;
	for (size_t i = 0; i < text.length; i++) {
		if (!text_letter(text.at[i]) && !text_digit(text.at[i]) && text.at[i] != '_')
			return false;
		any |= text_letter(text.at[i]);
	}
	return any;
}

/* Is this the name of a move, perhaps with a value that lacks its bracket? */
static bool sgf_is_move(struct span text)
{
	return (text.at[0] == 'B' || text.at[0] == 'W') && (text.length == 1 || text.at[1] < 'A' || text.at[1] > 'Z');
}

/* Reads what came before a value: its name; or if there is none before ; ( or ). Text without a value is a problem if
   it is a move; other text is left out. */
static void take_outside(struct sgf_reader *sgf, bool has_value)
{
	struct span text = {sgf->outside, sgf->outside_length};
	sgf->outside_length = 0;
	sgf->outside_ended = false;
	if (has_value)
		sgf_node_take_name(&sgf->node, text);
	if (text.length == 0 || (has_value && is_name(text)))
		return;
	if (!has_value && sgf_is_move(text))
		replay_unreadable(sgf->collection->replay, text);
	else
		sgf->has_stray = true;
}

static bool is_space(char c)
{
	return text_blank(c) || c == '\n' || c == '\f' || c == '\v';
}

/* Keeps a byte outside a value. After a blank, a capital letter begins a name: the text before it is left out. */
static void keep_outside(struct sgf_reader *sgf, char c)
{
	if (is_space(c)) {
		sgf->outside_ended = sgf->outside_length > 0;
		return;
	}
	if (sgf->outside_ended && c >= 'A' && c <= 'Z') {
		sgf->has_stray = true;
		sgf->outside_length = 0;
	}
	sgf->outside_ended = false;
	if (sgf->outside_length < OUTSIDE_MAX)
		sgf->outside[sgf->outside_length++] = c;
}

/* Reads ; ( or ): opens or closes a variation; at a leaf a game is complete. The next variation continues where this
   one began. At the end of the main line, skips all further variations if they are not read. Returns false if the input
   ends or another game begins before the tree is closed. */
static bool read_structure(struct sgf_reader *sgf, int c)
{
	if (c == '(' && sgf->collection->variations)
		return open_branch(sgf);
	if (c == ')' && !sgf->collection->variations) {
		unsigned long long open = sgf->depth - 1;
		sgf->depth = 0;
		return skip_brackets(sgf, open);
	}
	sgf->depth += c == '(';
	if (c == ')' && sgf->leaf)
		sgf_end_game(sgf);
	sgf->depth -= c == ')';
	if (c == ')') {
		replay_return(sgf->collection->replay, &sgf->branch[sgf->depth].mark);
		sgf->node.may_be_go = sgf->branch[sgf->depth].may_be_go;
	}
	sgf->leaf |= c == ';';
	return true;
}

/* Plays the next nodes after a ; that have a move and nothing else, with the ; after each of them: a short way for what
   games consist of. */
static void play_plain_nodes(struct sgf_reader *sgf)
{
	enum { NODE_LENGTH = sizeof "B[hh]\n;" - 1 };
	struct input *input = sgf->collection->input;
	while (input_held(input) >= NODE_LENGTH) {
		const char *node = input->bytes + input->start;
		bool line = node[5] == '\n';
		bool plain = (node[0] == 'B' || node[0] == 'W') && node[1] == '[' && text_letter(node[2]) &&
		             text_letter(node[3]) && node[4] == ']' && node[line ? 6 : 5] == ';';
		if (!plain)
			return;
		sgf_node_play(&sgf->node, node[0] == 'B' ? SIDE_BLACK : SIDE_WHITE, (struct span){node + 2, 2});
		sgf->collection->newlines += line;
		input->start += line ? NODE_LENGTH : NODE_LENGTH - 1;
	}
}

/* Reads a tree after its first '('. Returns false if the input ends or another game begins before the tree is
   closed. */
static bool sgf_read_tree(struct sgf_reader *sgf)
{
	bool complete = true;
	while (complete && sgf->depth > 0 && !sgf->collection->stopped) {
		int c = collection_byte(sgf->collection);
		if (c < 0 || is_cut_off(sgf, c))
			return false;
		if (c == '[') {
			take_outside(sgf, true);
			if (sgf->node.replay->notes)
				sgf_node_begin_value(&sgf->node);
			complete = sgf_read_value(sgf);
			if (complete)
				sgf_node_read_value(&sgf->node);
			else
				sgf_node_drop_value(&sgf->node);
		} else if (c == ';' || c == '(' || c == ')') {
			sgf_node_end(&sgf->node);
			take_outside(sgf, false);
			complete = read_structure(sgf, c);
			if (c == ';')
				play_plain_nodes(sgf);
		} else {
			keep_outside(sgf, (char)c);
		}
	}
	return complete;
}

/* Does a game begin after this '('? It begins with a node, or with a property outside a node. Looks no further than
   necessary. */
static bool starts_game(struct input *input)
{
	enum { LOOKAHEAD_MAX = 256 };
	size_t letters = 0;
	for (size_t i = 0; i < LOOKAHEAD_MAX; i++) {
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

/* Skips the input up to and including the next '(' that begins a game. Returns false if there is none. */
static bool find_game(struct sgf_reader *sgf)
{
	for (int c; (c = collection_byte(sgf->collection)) >= 0;) {
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
	sgf->has_stray = sgf->node.has_odd_turn = sgf->node.has_large_root = false;
	while (!collection->stopped && find_game(sgf)) {
		sgf_node_start(&sgf->node, collection);
		sgf->depth = 0;
		sgf->games_read = 0;
		sgf->outside_length = 0;
		sgf->outside_ended = false;
		collection_start(collection, collection->line);
		open_branch(sgf);
		bool complete = sgf_read_tree(sgf);
		if (!complete) {
			sgf_node_end(&sgf->node);
			replay_unreadable(collection->replay, text_span(""));
		}
		if (!complete || sgf->games_read == 0)
			sgf_end_game(sgf);
	}
	if (sgf->has_stray)
		collection_remark(collection, "text between the properties of a game was left out", false);
	if (sgf->node.has_odd_turn)
		collection_remark(collection, "a property PL that names neither side was left out", false);
	if (sgf->node.has_large_root)
		collection_remark(collection, "a game has properties of more than 16 KiB; some were left out", false);
	notes_free(&sgf->node.raw);
}

/* Does the line begin with "(;"? No other format has such a line, not even by chance. */
static bool is_tree(struct span line, enum coords coords)
{
	(void)coords;
	return text_starts(line, "(;");
}

/* Does the line begin with '(', or contain "(;", the beginning of a tree, where no text of another format has it? */
static bool matches_sgf(struct span line, enum coords coords)
{
	(void)coords;
	if (line.length == 0 || memchr("<{[", line.at[0], 3))
		return false;
	if (line.at[0] == '(')
		return true;
	for (size_t i = 0; i + 1 < line.length; i++)
		if (line.at[i] == '(' && line.at[i + 1] == ';')
			return i == 0 || !memchr(",;\t", line.at[i - 1], 3);
	return false;
}

const struct format format_sgf = {
	.name = "sgf",
	.endings = {"sgf"},
	.beginning = "(",
	.matches = matches_sgf,
	.is_text = is_tree,
	.state = sizeof(struct sgf_reader),
	.read = read_sgf,
	.write = sgf_write,
	.noted = true};
