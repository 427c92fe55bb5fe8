/* Dates with dots and question marks: what becomes YYYY-MM-DD, and what is left to the caller. */
#include <string.h>

#include "record/date.h"
#include "tap.h"

int main(void)
{
	static const struct {
		const char *text, *date;
	} cases[] = {
		{"2021.11.05", "2021-11-05"}, {"2021.1.5", "2021-01-05"}, {"2021.11.??", "2021-11"}, {"2021.??.??", "2021"},
		{"2021.?.?", "2021"},         {"????.??.??", ""},         {"?.?.?", ""},             {"2021.??.05", ""},
		{"????.11.05", ""},           {"2021.13.05", ""},         {"2021.00.05", ""},        {"2021.11.32", ""},
		{"2021.11", ""},              {"2021", ""},               {"2021-11-05", ""},        {"2021.11.05.1", ""},
		{"2021.11.5a", ""},           {"12021.11.05", ""},        {"2021..05", ""},          {"", ""},
		{"5.11.2021", ""},            {"5.11.21", ""},            {"0021.11.05", ""},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		char date[DATE_MAX + 1] = "";
		date[date_from_dots(date, text_span(cases[i].text))] = '\0';
		tap(strcmp(date, cases[i].date) == 0, "%s gives \"%s\"", cases[i].text, date);
	}
	return tap_status();
}
