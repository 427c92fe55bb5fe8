#include "options/command_line.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/path.h"
#include "formats/formats.h"
#include "options/option_table.h"
#include "os/file.h"

static const char *const usage[LANGUAGES] = {
	[LANGUAGE_EN] =
		"Usage: renju [OPTION]... [FILE]...\n"
		"       renju -g [OPTION]... [FILE]...\n"
		"       renju -i [OPTION]... [FILE]\n"
		"       renju --gomocup [OPTION]...\n"
		"       renju --gtp [OPTION]...\n"
		"       renju --match [OPTION]... ENGINE ENGINE...\n"
		"Referee five-in-a-row games: one move or command per line in, boards and status\n"
		"lines out. Without FILE, play in the terminal if standard input and standard\n"
		"output are terminals, and otherwise read standard input. If FILE is -, read\n"
		"standard input. Options marked bulk need -g, those marked match --match;\n"
		"options marked terminal are for play in the terminal.\n"
		"\n",
	[LANGUAGE_ZH] =
		"用法：renju [选项]... [FILE]...\n"
		"      renju -g [选项]... [FILE]...\n"
		"      renju -i [选项]... [FILE]\n"
		"      renju --gomocup [选项]...\n"
		"      renju --gtp [选项]...\n"
		"      renju --match [选项]... 引擎 引擎...\n"
		"判定连珠、五子棋的对局：每行读入一手棋或一条命令，输出棋盘和状态。\n"
		"不给 FILE 时，若标准输入和标准输出都是终端，就在终端里下棋，否则读标准输入；\n"
		"FILE 为 - 时也读标准输入。标明“棋谱”的选项须与 -g 同用，“比赛”须与 --match\n"
		"同用，“终端”只用于在终端里下棋。括号里是默认值。\n"
		"\n"};

static const char *const more[LANGUAGES] = {
	[LANGUAGE_EN] =
		"\n"
		"Lines: H8 (a move), pass, resign, claim, draw, undo [N], new, show, forbidden,\n"
		"setup black|white P..., turn black|white, who, why P, hint, solve, go, quit,\n"
		"expect STATUS; in an opening: swap, more, number N, offer P...;\n"
		"# starts a comment.\n"
		"Exit status: 0 if every line was accepted and every expect held, 1 if not,\n"
		"2 for a wrong option or a file that failed. For more, see man renju.\n",
	[LANGUAGE_ZH] =
		"\n"
		"可输入的行：H8（落子）、pass 停一手、resign 认输、claim 指出禁手、draw 提和、\n"
		"undo [N] 悔棋、new 新局、show 画棋盘、forbidden 列出禁手点、\n"
		"setup black|white P... 和 turn black|white 摆局面、who 轮到谁、why P 为何禁手、\n"
		"hint 提示、solve 求解、go 代走、quit 结束、expect STATUS 核对状态；\n"
		"开局中：swap 交换、more 加子、number N 打点数、offer P... 打点；# 之后是注释。\n"
		"退出状态：0 每行都被接受、每个 expect 都相符；\n"
		"1 有行被拒绝或 expect 不符；2 选项有误，或文件不能读写。更多说明见 man renju。\n"};

static void put_option_row(struct sink *out, const struct option_row *row, enum language language)
{
	char bytes[64];
	struct sink name = sink_into(bytes, sizeof bytes);
	if (row->letter)
		sink_format(&name, "-%c, ", row->letter);
	sink_format(&name, row->letter ? "--%s" : "    --%s", row->name);
	if (row->argument)
		sink_format(&name, row->optional ? "[=%s]" : "=%s", row->argument);
	sink_format(out, "  %-23s %s", bytes, language == LANGUAGE_ZH ? row->chinese : row->help);
	if (row->initial)
		sink_format(out, " (%s)", row->initial);
	sink_char(out, '\n');
}

void command_line_help(struct sink *out, enum language language)
{
	sink_text(out, usage[language]);
	for (int i = 0; i < option_rows_count; i++)
		put_option_row(out, &option_rows[i], language);
	sink_text(out, more[language]);
}

static bool set_choice(void *where, const struct option_row *row, const char *value, struct fault *fault)
{
	char list[FAULT_MAX];
	int found = value ? names_find(row->names, text_span(value)) : row->low;
	bool gomoku = row->names.first == rule_names && value && strcmp(value, "gomoku") == 0;
	if (value && (found < 0 || strcmp(value, names_at(row->names, found)) != 0))
		return option_refuse(fault, gomoku ? FAULT_GOMOKU : FAULT_CHOICE,
		                     WITH(row->name, SHOWN(text_span(value)), names_list(row->names, list, sizeof list)));
	memcpy(where, &found, sizeof found);
	return true;
}

static bool set_number(void *where, const struct option_row *row, const char *value, struct fault *fault)
{
	bool large = row->kind == OPTION_LARGE;
	unsigned long long number, high = large ? TEXT_LARGE_MAX : (unsigned long long)row->high;
	if (!text_large_number(text_span(value), &number) || number < (unsigned long long)row->low || number > high)
		return option_refuse(fault, FAULT_RANGE,
		                     WITH(row->name, SHOWN(text_span(value)), NUMBER(row->low), NUMBER((long long)high)));
	if (large)
		*(unsigned long long *)where = number;
	else
		*(int *)where = (int)number;
	return true;
}

static bool set_seconds(int *where, const struct option_row *row, const char *value, struct fault *fault)
{
	enum { MILLISECONDS_MAX = 100000000 }; /* a little over a day */
	if (!text_thousandths(text_span(value), MILLISECONDS_MAX, where) || *where < 1 || *where > MILLISECONDS_MAX)
		return option_refuse(fault, FAULT_SECONDS,
		                     WITH(row->name, SHOWN(text_span(value)), NUMBER(MILLISECONDS_MAX / 1000)));
	return true;
}

static bool add_usage_text(struct option_texts *texts, const struct option_row *row, const char *value,
                           struct fault *fault)
{
	if (texts->count == OPTION_TEXTS_MAX)
		return option_refuse(fault, FAULT_TOO_OFTEN, WITH(row->name, NUMBER(OPTION_TEXTS_MAX)));
	texts->text[texts->count++] = value;
	return true;
}

static bool set(struct typed_options *typed, const struct option_row *row, const char *value, struct fault *fault)
{
	void *field = (char *)typed + row->at;
	switch (row->kind) {
	case OPTION_FLAG:
		*(bool *)field = true;
		return true;
	case OPTION_CHOICE:
		return set_choice(field, row, value, fault);
	case OPTION_NUMBER:
	case OPTION_LARGE:
		return set_number(field, row, value, fault);
	case OPTION_SECONDS:
		return set_seconds(field, row, value, fault);
	case OPTION_TEXTS:
		return add_usage_text(field, row, value, fault);
	default:
		*(const char **)field = value;
		return true;
	}
}

/* The words of the command line while they are read. The operands found so far stand from argv[1] on. */
struct reading {
	struct typed_options *typed;
	char **argv;
	int words, next; /* the number of words, and the next one to read */
	int operands;
	struct fault *fault;
};

/* Does the user ask about the program itself, so that no other option matters? */
static bool asks_about_program(const struct options *options)
{
	return options->help || options->version || options->completes;
}

/* Sets the option to a value, or without one (NULL). */
static bool give(struct reading *reading, const struct option_row *row, const char *value)
{
	if (!set(reading->typed, row, value, reading->fault))
		return false;
	reading->typed->given[row - option_rows] = true;
	if (row->chosen != 0)
		*((bool *)((char *)reading->typed + row->chosen)) = true;
	return true;
}

/* Sets the option to the next word. */
static bool give_next(struct reading *reading, const struct option_row *row)
{
	if (reading->next == reading->words)
		return option_refuse(reading->fault, FAULT_NEEDS_VALUE, WITH(row->name, row->argument));
	const char *value = reading->argv[reading->next];
	reading->next++;
	return give(reading, row, value);
}

/* Returns the option with this name, or beginning of a name, after two dashes. Refuses a name that is unknown or
   ambiguous, and returns NULL. */
static const struct option_row *find_long(const char *typed, size_t length, struct fault *fault)
{
	char bytes[FAULT_MAX];
	struct sink list = sink_into(bytes, sizeof bytes);
	const struct option_row *found = NULL;
	int count = 0;
	for (const struct option_row *row = option_rows; row < option_rows + option_rows_count; row++) {
		if (strncmp(row->name, typed + 2, length) != 0)
			continue;
		if (row->name[length] == '\0')
			return row;
		sink_item(&list, ", ", "--");
		sink_text(&list, row->name);
		found = row;
		count++;
	}
	if (count == 1)
		return found;
	bool unknown = count == 0 || length == 0;
	option_refuse(fault, unknown ? FAULT_UNKNOWN : FAULT_AMBIGUOUS, WITH(SHOWN(text_span(typed)), bytes));
	return NULL;
}

static bool is_option(const char *word)
{
	return word[0] == '-' && word[1] != '\0';
}

/* Reads --NAME, --NAME=VALUE or --NAME VALUE. */
static bool read_long(struct reading *reading, const char *word)
{
	size_t length = strcspn(word + 2, "=");
	const struct option_row *row = find_long(word, length, reading->fault);
	const char *value = word[2 + length] ? word + 2 + length + 1 : NULL;
	if (!row)
		return false;
	if (value && !row->argument)
		return option_refuse(reading->fault, FAULT_TAKES_NO_VALUE, WITH(row->name));
	if (value || !row->argument || row->optional)
		return give(reading, row, value);
	if (row->at != offsetof(struct typed_options, options.bulk.tree))
		return give_next(reading, row);
	/* the next word, unless it is an option, also becomes an operand: settle_tree() decides */
	if (reading->next < reading->words && !is_option(reading->argv[reading->next]))
		value = reading->argv[1 + reading->operands++] = reading->argv[reading->next++];
	return give(reading, row, value);
}

/* Reads -x, -xVALUE, -x VALUE, or several letters such as -qm. */
static bool read_short(struct reading *reading, const char *word)
{
	for (const char *letter = word + 1; *letter != '\0'; letter++) {
		const struct option_row *row = option_rows;
		while (row < option_rows + option_rows_count && row->letter != *letter)
			row++;
		if (row == option_rows + option_rows_count)
			return option_refuse(reading->fault, FAULT_UNKNOWN, WITH(((char[]){'-', *letter, '\0'})));
		if (row->argument)
			return letter[1] != '\0' ? give(reading, row, letter + 1) : give_next(reading, row);
		if (!give(reading, row, NULL))
			return false;
	}
	return true;
}

static bool read_option(struct reading *reading, const char *word)
{
	return word[1] == '-' ? read_long(reading, word) : read_short(reading, word);
}

/* Reads only -l from the words that are left. */
static void read_language(struct reading rest)
{
	struct fault fault;
	struct terminal_options *terminal = &rest.typed->options.terminal;
	struct typed_options typed = {.options.terminal = *terminal};
	rest.typed = &typed;
	rest.fault = &fault;
	for (const char *word; rest.next < rest.words && strcmp(word = rest.argv[rest.next++], "--") != 0;)
		if (is_option(word))
			read_option(&rest, word);
	*terminal = typed.options.terminal;
}

/* Gives --tree the value that stands after it as a word of its own, and takes this word out of the operands. For SGF
   --tree needs no value, and the word remains an operand. */
static bool settle_tree(struct reading *reading)
{
	struct bulk_options *bulk = &reading->typed->options.bulk;
	bool sgf = bulk->writes && strcmp(formats_write_names[bulk->to], "sgf") == 0;
	for (int i = 0; i < bulk->tree.count; i++) {
		char **operands = reading->argv + 1;
		int at = 0;
		while (at < reading->operands && operands[at] != bulk->tree.text[i])
			at++;
		if (!sgf && !bulk->tree.text[i])
			return option_refuse(reading->fault, FAULT_NEEDS_VALUE, WITH("tree", "GAME"));
		if (at == reading->operands)
			continue;
		if (sgf) {
			bulk->tree.text[i] = NULL;
			continue;
		}
		reading->operands--;
		memmove(operands + at, operands + at + 1, (size_t)(reading->operands - at) * sizeof *operands);
	}
	return true;
}

/* Reads the words as getopt_long() of the GNU library does: options may follow operands, unless the environment has
   POSIXLY_CORRECT. */
static bool read_words(struct reading *reading)
{
	bool ended = false;
	while (reading->next < reading->words) {
		char *word = reading->argv[reading->next++];
		if (ended || !is_option(word)) {
			ended |= getenv("POSIXLY_CORRECT") != NULL;
			reading->argv[1 + reading->operands++] = word;
		} else if (strcmp(word, "--") == 0) {
			ended = true;
		} else {
			bool sound = read_option(reading, word), asks = asks_about_program(&reading->typed->options);
			if (sound && !asks)
				continue;
			read_language(*reading); /* of --help, or of the fault */
			return sound || asks;
		}
	}
	return settle_tree(reading);
}

bool command_line_advise(const char *operand, struct fault *out)
{
	const char *name = strcmp(operand, "play") == 0 ? "interactive" : operand;
	for (const struct option_row *row = option_rows; row < option_rows + option_rows_count; row++)
		if (strcmp(row->name, name) == 0) {
			option_refuse(out, FAULT_NO_FILE_BUT,
			              WITH(name, row->argument ? "=" : "", row->argument ? row->argument : ""));
			return true;
		}
	return false;
}

/* Was the program called by a name that game managers give to engines? */
static bool is_engine_name(const char *program)
{
	return program && text_starts(text_span(path_name(program)), "pbrain");
}

bool command_line_read(struct options *options, int argc, char *argv[], bool at_terminal, struct fault *fault)
{
	struct typed_options typed = {.options = {.help = false}};
	for (int i = 0; i < option_rows_count; i++)
		if (option_rows[i].initial)
			set(&typed, &option_rows[i], option_rows[i].initial, fault);
	typed.wanted[MODE_GOMOCUP] = is_engine_name(argv[0]);
	struct reading reading = {.typed = &typed, .argv = argv, .words = argc, .next = 1, .fault = fault};
	bool sound = read_words(&reading);
	typed.options.common.files = argv + 1;
	typed.options.common.file_count = reading.operands;
	sound = sound && (asks_about_program(&typed.options) || options_settle(&typed, at_terminal, fault));
	*options = typed.options;
	if (options->terminal.language_chosen)
		options->common.language = options->terminal.language;
	else if (file_is_terminal(STDERR_FILENO))
		options->common.language = language_of_locale();
	return sound;
}
