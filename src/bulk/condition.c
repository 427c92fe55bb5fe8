#include "bulk/condition.h"

#include <string.h>

#include "record/date.h"

static const char *const comparison_texts[] = {
	[COMPARE_EQUAL] = "=",   [COMPARE_UNEQUAL] = "!=",  [COMPARE_LESS] = "<",     [COMPARE_AT_MOST] = "<=",
	[COMPARE_GREATER] = ">", [COMPARE_AT_LEAST] = ">=", [COMPARE_CONTAINS] = "~", NULL};
static const char operator_bytes[] = "=!<>~";

/* Cuts off the bytes at the beginning that are of an operator, known or not, or those that are not. What follows ~ is
   the value. */
static struct span cut_condition_part(struct span *text, bool operator)
{
	size_t length = 0;
	while (length < text->length && (length == 0 || text->at[0] != '~') &&
	       (memchr(operator_bytes, text->at[length], sizeof operator_bytes - 1) != NULL) == operator)
		length++;
	struct span part = {text->at, length};
	text_skip(text, length);
	return text_trim(part);
}

static bool find_column(struct condition *condition, struct span name)
{
	condition->column = text_is(name, "player") ? CONDITION_PLAYER : column_find(name);
	return condition->column >= 0 || text_is(name, "player");
}

/* Does the text mean no value (-) or an unknown one (?)? */
static bool is_no_value(struct span text)
{
	return text_is(text, "-") || text_is(text, "?");
}

static bool compares_texts(enum comparison comparison)
{
	return comparison == COMPARE_EQUAL || comparison == COMPARE_UNEQUAL || comparison == COMPARE_CONTAINS;
}

/* Returns what a message shows of an unknown column or operator. */
static struct span condition_shown(struct span text)
{
	enum { CONDITION_SHOWN = 20 };
	return (struct span){text.at, text.length < CONDITION_SHOWN ? text.length : CONDITION_SHOWN};
}

static bool refuse_column(struct span name, struct fault *fault)
{
	char list[FAULT_MAX];
	names_list(column_all_names(), list, sizeof list);
	if (name.length == 0)
		return option_refuse(fault, FAULT_NO_COLUMN, WITH(list));
	return option_refuse(fault, FAULT_COLUMN, WITH(SHOWN(condition_shown(name)), list));
}

/* Reads an operator. `text` is the whole condition. */
static bool read_operator(struct condition *condition, struct span operator, struct span text, struct fault *fault)
{
	int found = names_find((struct names)NAMES(comparison_texts), operator);
	condition->comparison = (enum comparison)found;
	if (operator.length == 0)
		return option_refuse(fault, FAULT_NO_OPERATOR, WITH(SHOWN(text)));
	return found >= 0 || option_refuse(fault, FAULT_OPERATOR, WITH(SHOWN(condition_shown(operator))));
}

/* Reads a number with up to 12 digits before a point, in millionths; further digits after it do not count. Returns
   false for any other text. */
static bool read_millionths(struct span text, long long *millionths)
{
	enum { WHOLE_DIGITS = 12, FRACTION_DIGITS = 6 };
	bool negative = text.length > 0 && text.at[0] == '-', has_point = memchr(text.at, '.', text.length);
	struct span whole = text_cut_to(&text, '.');
	if (whole.length > WHOLE_DIGITS || !text_large_integer(whole, millionths))
		return false;
	if (has_point && (text.length == 0 || text_digits(text) < text.length))
		return false;
	for (size_t i = 0; i < FRACTION_DIGITS; i++) {
		int digit = i < text.length ? text.at[i] - '0' : 0;
		*millionths = *millionths * 10 + (negative ? -digit : digit);
	}
	return true;
}

/* Refuses a value that the operator cannot compare with values of the column. */
static bool refuse_value(const struct condition *condition, enum column_type type, struct fault *fault)
{
	enum fault_kind kind = type == COLUMN_OF_NUMBERS ? FAULT_NOT_WHOLE
	                       : type == COLUMN_OF_DATES ? FAULT_NOT_DATE
	                                                 : FAULT_NOT_NUMBER;
	return option_refuse(fault, kind,
	                     WITH(names_at(column_all_names(), condition->column), SHOWN(text_span(condition->value.at))));
}

/* Checks that the operator can compare values of the column with the condition's value. Reads that value if the column
   holds numbers or dates. */
static bool check_value(struct condition *condition, struct fault *fault)
{
	struct span value = condition->value;
	condition->type = COLUMN_OF_TEXTS;
	if (is_no_value(value))
		return compares_texts(condition->comparison) || option_refuse(fault, FAULT_UNORDERED, WITH(SHOWN(value)));
	enum column_type type = condition->column == CONDITION_PLAYER ? COLUMN_OF_TEXTS : column_type(condition->column);
	if ((type == COLUMN_OF_NUMBERS && text_large_integer(value, &condition->number)) ||
	    (type == COLUMN_OF_SOME_NUMBERS && read_millionths(value, &condition->number)) ||
	    (type == COLUMN_OF_DATES && date_is_readable(value)))
		condition->type = type;
	bool readable = condition->type == type || (type != COLUMN_OF_NUMBERS && compares_texts(condition->comparison));
	return readable || refuse_value(condition, type, fault);
}

bool condition_read(struct condition *condition, struct span text, struct fault *fault)
{
	struct span rest = text;
	struct span name = cut_condition_part(&rest, false), words = name;
	bool lacks_operator = rest.length == 0 && find_column(condition, text_word(&words));
	if (!lacks_operator && !find_column(condition, name))
		return refuse_column(name, fault);
	if (!read_operator(condition, cut_condition_part(&rest, true), text, fault))
		return false;
	condition->value = text_trim(rest);
	if (condition->value.length == 0)
		return option_refuse(fault, FAULT_NO_COMPARISON, WITH(SHOWN(text)));
	return check_value(condition, fault);
}

/* The order of a row's value and the condition's. */
enum order { ORDER_LESS, ORDER_SAME, ORDER_GREATER, ORDER_NONE, ORDERS };

static enum order order_of_numbers(long long one, long long other)
{
	if (one == other)
		return ORDER_SAME;
	return one < other ? ORDER_LESS : ORDER_GREATER;
}

/* Compares as much of the date as the other one names. */
static enum order order_of_dates(struct span date, struct span other)
{
	int order = memcmp(date.at, other.at, date.length < other.length ? date.length : other.length);
	return order == 0 && date.length < other.length ? ORDER_NONE : order_of_numbers(order, 0);
}

static enum order order_of_value(const struct condition *condition, struct span value)
{
	long long number;
	switch (condition->type) {
	case COLUMN_OF_NUMBERS:
		return text_large_integer(value, &number) ? order_of_numbers(number, condition->number) : ORDER_NONE;
	case COLUMN_OF_SOME_NUMBERS:
		return read_millionths(text_trim(value), &number) ? order_of_numbers(number, condition->number) : ORDER_NONE;
	case COLUMN_OF_DATES:
		value = text_trim(value);
		return date_is_readable(value) ? order_of_dates(value, condition->value) : ORDER_NONE;
	default:
		return order_of_numbers(text_order(value, condition->value), 0);
	}
}

static bool value_fits(const struct condition *condition, struct span value)
{
	static const bool fits[][ORDERS] = {
		[COMPARE_EQUAL] = {[ORDER_SAME] = true},      [COMPARE_UNEQUAL] = {true, false, true, true},
		[COMPARE_LESS] = {[ORDER_LESS] = true},       [COMPARE_AT_MOST] = {true, true, false, false},
		[COMPARE_GREATER] = {[ORDER_GREATER] = true}, [COMPARE_AT_LEAST] = {false, true, true, false}};
	if (condition->comparison == COMPARE_CONTAINS)
		return text_contains(value, condition->value);
	if (is_no_value(value) && !compares_texts(condition->comparison))
		return false;
	return fits[condition->comparison][order_of_value(condition, value)];
}

static enum condition_answer test_column(const struct condition *condition, int column, const struct cells *cells,
                                         const struct game_row *row)
{
	char bytes[SINK_BYTES];
	struct sink value = sink_into(bytes, sizeof bytes);
	struct cells cell = *cells;
	cell.out = &value;
	column_put(&cell, column, row);
	if (value.failure != 0)
		return CONDITION_TOO_LONG;
	return value_fits(condition, sink_held(&value)) ? CONDITION_HOLDS : CONDITION_FAILS;
}

static enum condition_answer test_player(const struct condition *condition, const struct cells *cells,
                                         const struct game_row *row)
{
	enum condition_answer enough = condition->comparison == COMPARE_UNEQUAL ? CONDITION_FAILS : CONDITION_HOLDS;
	enum condition_answer black = test_column(condition, column_find(text_span("black")), cells, row);
	if (black == enough || black == CONDITION_TOO_LONG)
		return black;
	return test_column(condition, column_find(text_span("white")), cells, row);
}

enum condition_answer conditions_test(const struct conditions *conditions, const struct cells *cells,
                                      const struct game_row *row)
{
	enum condition_answer answer = CONDITION_HOLDS;
	for (int last = 0; last <= 1; last++)
		for (int i = 0; i < conditions->count && answer == CONDITION_HOLDS; i++) {
			const struct condition *condition = &conditions->list[i];
			if (condition->column == CONDITION_PLAYER && last == 0)
				answer = test_player(condition, cells, row);
			else if (condition->column != CONDITION_PLAYER && column_searches(condition->column) == (last == 1))
				answer = test_column(condition, condition->column, cells, row);
		}
	return answer;
}
