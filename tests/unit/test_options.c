/* The table of options: no letter or name twice, and the kind of each row fits its argument, its words, its default and
   the field that it sets. Any of these faults would show only when somebody types that option. */
#include <ctype.h>
#include <stdalign.h>
#include <string.h>

#include "options/option_table.h"
#include "tap.h"

/* The size and alignment of the field that an option of this kind sets. */
static const struct field {
	size_t size, alignment;
} fields[] = {
	[OPTION_FLAG] = {sizeof(bool), alignof(bool)},
	[OPTION_CHOICE] = {sizeof(int), alignof(int)},
	[OPTION_NUMBER] = {sizeof(int), alignof(int)},
	[OPTION_SECONDS] = {sizeof(int), alignof(int)},
	[OPTION_LARGE] = {sizeof(unsigned long long), alignof(unsigned long long)},
	[OPTION_TEXT] = {sizeof(const char *), alignof(const char *)},
	[OPTION_TEXTS] = {sizeof(struct option_texts), alignof(struct option_texts)},
};

static const char *name_fault(const struct option_row *row)
{
	if (row->letter && !isalnum((unsigned char)row->letter))
		return "the letter is not one";
	if (!row->name || strlen(row->name) < 2 || row->name[strspn(row->name, "abcdefghijklmnopqrstuvwxyz-")] != '\0')
		return "the name has other characters than small letters and hyphens";
	if (!row->help)
		return "there is no help";
	return row->modes == 0 || row->modes & ~(unsigned)EVERYWHERE ? "no front end takes it" : NULL;
}

static const char *kind_fault(const struct option_row *row)
{
	bool valued = row->argument && !row->optional, worded = row->names.first || row->values;
	bool limited = row->low != 0 || row->high != 0;
	if (row->optional && (!row->argument || row->letter))
		return "only the argument of a long name can be optional";
	switch (row->kind) {
	case OPTION_FLAG:
		return row->argument || worded || row->initial || limited ? "a flag has no value" : NULL;
	case OPTION_CHOICE:
		return !row->names.first != !row->argument || row->values ? "a choice has argument and words, or none" : NULL;
	case OPTION_NUMBER:
		return !valued || worded || row->low >= row->high ? "a number has an argument and limits" : NULL;
	case OPTION_SECONDS:
		return !valued || worded || limited ? "seconds have an argument" : NULL;
	case OPTION_LARGE:
		return !valued || worded || row->low < 0 || row->high != 0 ? "a large number has an argument, no high" : NULL;
	case OPTION_TEXT:
		return !row->argument ? "a text has an argument" : NULL;
	case OPTION_TEXTS:
		return !valued ? "texts have an argument" : NULL;
	}
	return "there is no such kind";
}

static bool default_fits(const struct option_row *row)
{
	struct span text = text_span(row->initial);
	unsigned long long large;
	int number;
	switch (row->kind) {
	case OPTION_CHOICE:
		return names_find(row->names, text) >= 0;
	case OPTION_LARGE:
		return text_large_number(text, &large);
	case OPTION_NUMBER:
		return text_number(text, row->high, &number) && number >= row->low && number <= row->high;
	case OPTION_SECONDS:
		return text_thousandths(text, 1000000, &number) && number > 0;
	default:
		return row->kind == OPTION_TEXT;
	}
}

static const char *field_fault(const struct option_row *row)
{
	const struct field *field = &fields[row->kind];
	return row->at % field->alignment != 0 || row->at + field->size > sizeof(struct typed_options) ||
	               row->chosen >= sizeof(struct typed_options)
	           ? "the field is not one of its kind"
	           : NULL;
}

/* An option without an argument may set the field of another to one of its values, as -q does. */
static const char *pair_fault(const struct option_row *one, const struct option_row *two)
{
	if (one->letter && one->letter == two->letter)
		return "a letter twice";
	if (strcmp(one->name, two->name) == 0)
		return "a name twice";
	bool apart = one->at + fields[one->kind].size <= two->at || two->at + fields[two->kind].size <= one->at;
	bool shorter = one->at == two->at && one->kind == two->kind && !one->argument != !two->argument;
	return apart || shorter ? NULL : "a field twice";
}

/* Returns the first fault of a table, or NULL. */
static const char *table_fault(const struct option_row *rows)
{
	for (int i = 0; i < option_rows_count; i++) {
		const struct option_row *row = &rows[i];
		const char *fault = name_fault(row);
		fault = fault ? fault : kind_fault(row);
		fault = !fault && row->initial && !default_fits(row) ? "the default is not a value" : fault;
		fault = fault ? fault : field_fault(row);
		for (int j = 0; !fault && j < i; j++)
			fault = pair_fault(&rows[j], row);
		if (fault)
			return fault;
	}
	return NULL;
}

static struct option_row changed[OPTION_ROWS_MAX];

/* Makes a copy of the table in `changed`. Returns the row with this name there. */
static struct option_row *copy(const char *name)
{
	int i = 0;
	memcpy(changed, option_rows, (size_t)option_rows_count * sizeof *changed);
	while (strcmp(changed[i].name, name) != 0)
		i++;
	return &changed[i];
}

#define NOTICED(name, change, fault) \
	(copy(name)->change, tap(table_fault(changed) && strcmp(table_fault(changed), fault) == 0, "%s: " #change, name))

int main(void)
{
	const char *fault = table_fault(option_rows);
	if (!tap(!fault, "the table of options: %s", fault ? fault : "each row fits"))
		return tap_status();
	NOTICED("size", letter = 'r', "a letter twice");
	NOTICED("size", letter = ':', "the letter is not one");
	NOTICED("within", name = "find", "a name twice");
	NOTICED("within", name = "Within", "the name has other characters than small letters and hyphens");
	NOTICED("within", help = NULL, "there is no help");
	NOTICED("within", modes = 0, "no front end takes it");
	NOTICED("within", modes = 1 << MODES, "no front end takes it");
	NOTICED("within", argument = "N", "a flag has no value");
	NOTICED("within", initial = "1", "a flag has no value");
	NOTICED("size", kind = OPTION_FLAG, "a flag has no value");
	NOTICED("rule", names.first = NULL, "a choice has argument and words, or none");
	NOTICED("quiet", argument = "N", "a choice has argument and words, or none");
	NOTICED("size", argument = NULL, "a number has an argument and limits");
	NOTICED("size", high = 0, "a number has an argument and limits");
	NOTICED("time", argument = NULL, "seconds have an argument");
	NOTICED("nodes", argument = NULL, "a large number has an argument, no high");
	NOTICED("nodes", high = 9, "a large number has an argument, no high");
	NOTICED("book", argument = NULL, "a text has an argument");
	NOTICED("find", argument = NULL, "texts have an argument");
	NOTICED("find", optional = true, "texts have an argument");
	NOTICED("within", optional = true, "only the argument of a long name can be optional");
	NOTICED("book", kind = OPTION_TEXTS + 1, "there is no such kind");
	NOTICED("size", initial = "100", "the default is not a value");
	NOTICED("size", initial = "0", "the default is not a value");
	NOTICED("seed", initial = "one", "the default is not a value");
	NOTICED("margin", initial = "one", "the default is not a value");
	NOTICED("board", initial = "often", "the default is not a value");
	NOTICED("book", at += 1, "the field is not one of its kind");
	NOTICED("book", at = sizeof(struct typed_options), "the field is not one of its kind");
	NOTICED("book", chosen = sizeof(struct typed_options), "the field is not one of its kind");
	NOTICED("record", at = copy("book")->at, "a field twice");
	NOTICED("header", at = copy("canon")->at, "a field twice");
	return tap_status();
}
