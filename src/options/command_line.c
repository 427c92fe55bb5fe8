#include "options/command_line.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "options/option_table.h"
#include "options/settle.h"

static const char usage[] = "Usage: renju [OPTION]... [FILE]...\n"
                            "       renju -g [OPTION]... [FILE]...\n"
                            "       renju -i [OPTION]... [FILE]\n"
                            "       renju --gomocup [OPTION]...\n"
                            "       renju --gtp [OPTION]...\n"
                            "Referee five-in-a-row games: one move or command per line in, boards and status\n"
                            "lines out. Without FILE, play in the terminal if standard input and standard\n"
                            "output are terminals, and otherwise read standard input. If FILE is -, read\n"
                            "standard input. Options marked bulk need -g; options marked terminal are for\n"
                            "play in the terminal.\n"
                            "\n";

static const char more[] = "\n"
                           "Lines: H8 (a move), pass, resign, claim, draw, undo [N], new, show, forbidden,\n"
                           "setup black|white P..., turn black|white, who, why P, hint, solve, go, quit,\n"
                           "expect STATUS; in an opening: swap, more, number N, offer P...;\n"
                           "# starts a comment.\n"
                           "Exit status: 0 if every line was accepted and every expect held, 1 if not,\n"
                           "2 for a wrong option or a file that failed. For more, see man renju.\n";

static void put_row(struct sink *out, const struct option_row *row)
{
	char name[64], help[OPTION_HELP_MAX];
	int length = snprintf(name, sizeof name, "  %c%c%s--%s%s%s%s", row->letter ? '-' : ' ',
	                      row->letter ? row->letter : ' ', row->letter ? ", " : "  ", row->name,
	                      !row->argument ? "" : row->optional ? "[=" : "=", row->argument ? row->argument : "",
	                      row->optional ? "]" : "");
	sink_put(out, name, (size_t)length);
	do
		sink_char(out, ' ');
	while (++length < 26);
	sink_text(out, option_help(row, help));
	if (row->initial) {
		sink_text(out, " (");
		sink_text(out, row->initial);
		sink_char(out, ')');
	}
	sink_char(out, '\n');
}

void command_line_help(struct sink *out)
{
	sink_text(out, usage);
	for (int i = 0; i < option_rows_count; i++)
		put_row(out, &option_rows[i]);
	sink_text(out, more);
}

bool command_line_word(int index, struct option_word *word)
{
	if (index >= option_rows_count)
		return false;
	const struct option_row *row = &option_rows[index];
	*word = (struct option_word){.letter = row->letter, .name = row->name, .argument = row->argument,
	                             .optional = row->optional, .repeats = row->kind == OPTION_TEXTS,
	                             .values = row->values ? row->values() : row->names};
	word->help = option_help(row, word->help_text);
	return true;
}

static bool set_choice(void *where, const struct option_row *row, const char *value, char *fault)
{
	char list[FAULT_MAX];
	int found = value ? names_find(row->names, text_span(value)) : row->low;
	if (value && (found < 0 || strcmp(value, names_at(row->names, found)) != 0))
		return option_refuse(fault, "--%s: '%.60s' is not one of %s", row->name, value,
		                     names_list(row->names, list, sizeof list));
	memcpy(where, &found, sizeof found);
	return true;
}

static bool set_number(int *where, const struct option_row *row, const char *value, char *fault)
{
	int number;
	if (!text_number(text_span(value), row->high, &number) || number < row->low || number > row->high)
		return option_refuse(fault, "--%s: '%.60s' is not %d to %d", row->name, value, row->low, row->high);
	*where = number;
	return true;
}

static bool set_seconds(int *where, const struct option_row *row, const char *value, char *fault)
{
	enum { MILLISECONDS_MAX = 100000000 }; /* a little over a day */
	if (!text_thousandths(text_span(value), MILLISECONDS_MAX, where) || *where < 1 || *where > MILLISECONDS_MAX)
		return option_refuse(fault, "--%s: '%.60s' is not 0.001 to %d seconds", row->name, value,
		                     MILLISECONDS_MAX / 1000);
	return true;
}

static bool set_large(unsigned long long *where, const struct option_row *row, const char *value, char *fault)
{
	if (!text_large_number(text_span(value), where) || *where < (unsigned long long)row->low)
		return option_refuse(fault, "--%s: '%.60s' is not %d to %llu", row->name, value, row->low,
		                     (unsigned long long)TEXT_LARGE_MAX);
	return true;
}

static bool add_text(struct option_texts *texts, const struct option_row *row, const char *value, char *fault)
{
	if (texts->count == OPTION_TEXTS_MAX)
		return option_refuse(fault, "--%s can be used at most %d times", row->name, OPTION_TEXTS_MAX);
	texts->text[texts->count++] = value;
	return true;
}

static bool set(struct typed_options *typed, const struct option_row *row, const char *value, char *fault)
{
	void *field = (char *)typed + row->at;
	switch (row->kind) {
	case OPTION_FLAG:
		*(bool *)field = true;
		return true;
	case OPTION_CHOICE:
		return set_choice(field, row, value, fault);
	case OPTION_NUMBER:
		return set_number(field, row, value, fault);
	case OPTION_SECONDS:
		return set_seconds(field, row, value, fault);
	case OPTION_LARGE:
		return set_large(field, row, value, fault);
	case OPTION_TEXTS:
		return add_text(field, row, value, fault);
	default:
		*(const char **)field = value;
		return true;
	}
}

/* Is the output SGF? Then --tree needs no value, and takes one only after "=", not from the next argument. */
static bool writes_sgf(int argc, char *const argv[])
{
	for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
		if (strcmp(argv[i], "--to=sgf") == 0 ||
		    (strcmp(argv[i], "--to") == 0 && i + 1 < argc && strcmp(argv[i + 1], "sgf") == 0))
			return true;
	return false;
}

/* Makes the tables of getopt_long from the option table. `also_optional` names one more option with optional value. */
static void make_tables(struct option longs[OPTION_ROWS_MAX + 1], char shorts[2 * OPTION_ROWS_MAX + 2],
                        const char *also_optional)
{
	*shorts++ = ':';
	for (int i = 0; i < option_rows_count; i++) {
		const struct option_row *row = &option_rows[i];
		int argument = !row->argument ? no_argument : row->optional ? optional_argument : required_argument;
		argument = strcmp(row->name, also_optional) == 0 ? optional_argument : argument;
		longs[i] = (struct option){row->name, argument, NULL, 256 + i};
		if (row->letter)
			*shorts++ = row->letter;
		if (row->letter && row->argument)
			*shorts++ = ':';
	}
	*shorts = '\0';
	longs[option_rows_count] = (struct option){NULL, 0, NULL, 0};
}

static const struct option_row *row_of(int code)
{
	for (int i = 0; i < option_rows_count; i++)
		if (code == 256 + i || (option_rows[i].letter != 0 && option_rows[i].letter == code))
			return &option_rows[i];
	return NULL;
}

/* Refuses a long option that is unknown or ambiguous. */
static bool refuse_name(const char *typed, char *fault)
{
	char list[FAULT_MAX] = "";
	size_t length = strcspn(typed, "=") - 2, used = 0;
	for (int i = 0; i < option_rows_count; i++) {
		const char *name = option_rows[i].name;
		if (strncmp(name, typed + 2, length) == 0 && used < sizeof list)
			used += (size_t)snprintf(list + used, sizeof list - used, "%s--%s", used > 0 ? ", " : "", name);
	}
	if (used == 0 || length == 0)
		return option_refuse(fault, "unknown option %.60s", typed);
	return option_refuse(fault, "option %.60s is ambiguous: %s", typed, list);
}

/* Refuses what getopt_long could not read; `code` is its result. */
static bool refuse_option(int code, const char *typed, char *fault)
{
	const struct option_row *row = row_of(optopt);
	if (code == ':')
		return option_refuse(fault, "--%s needs a value: %s", row->name, row->argument);
	if (row)
		return option_refuse(fault, "--%s takes no value", row->name);
	if (optopt != 0)
		return option_refuse(fault, "unknown option -%c", optopt);
	return refuse_name(typed, fault);
}

/* Does the user ask about the program itself, so that no other option matters? */
static bool asks_about_program(const struct options *options)
{
	return options->help || options->version || options->completes;
}

static bool read_arguments(struct typed_options *typed, int argc, char *argv[], char *fault)
{
	struct option longs[OPTION_ROWS_MAX + 1];
	char shorts[2 * OPTION_ROWS_MAX + 2];
	make_tables(longs, shorts, writes_sgf(argc, argv) ? "tree" : "");
	opterr = 0;
	for (int code; (code = getopt_long(argc, argv, shorts, longs, NULL)) != -1;) {
		if (code == ':' || code == '?')
			return refuse_option(code, argv[optind - 1], fault);
		const struct option_row *row = row_of(code);
		if (!set(typed, row, optarg, fault))
			return false;
		typed->given[row - option_rows] = true;
		if (row->chosen != 0)
			*((bool *)((char *)typed + row->chosen)) = true;
		if (asks_about_program(&typed->options))
			return true;
	}
	typed->options.common.files = argv + optind;
	typed->options.common.file_count = argc - optind;
	return true;
}

/* Was the program called by a name that game managers give to engines? */
static bool is_engine_name(const char *program)
{
	const char *slash = program ? strrchr(program, '/') : NULL;
	return program && text_starts(text_span(slash ? slash + 1 : program), "pbrain");
}

bool command_line_read(struct options *options, int argc, char *argv[], bool at_terminal, char fault[FAULT_MAX])
{
	struct typed_options typed = {.options = {.help = false}};
	for (int i = 0; i < option_rows_count; i++)
		if (option_rows[i].initial)
			set(&typed, &option_rows[i], option_rows[i].initial, fault);
	typed.gomocup = is_engine_name(argv[0]);
	bool sound = read_arguments(&typed, argc, argv, fault);
	sound = sound && (asks_about_program(&typed.options) || options_settle(&typed, at_terminal, fault));
	*options = typed.options;
	return sound;
}
