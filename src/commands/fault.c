#include "commands/fault.h"

#include <stdio.h>

#include "base/message.h"

const char *const fault_texts[FAULTS][LANGUAGES] = {
#define ROW(name, english, chinese) [name] = {english, chinese},
#include "commands/fault_rows.h"
#undef ROW
};

bool option_refuse(struct fault *fault, enum fault_kind kind, const char *const arguments[])
{
	for (int language = 0; language < LANGUAGES; language++) {
		char text[FAULT_MAX];
		struct sink filled = sink_into(text, FAULT_MAX), line = sink_into(fault->text[language], FAULT_MAX);
		sink_fill(&filled, fault_texts[kind][language], arguments);
		message_put_name(&line, text_span(text));
	}
	return false;
}

const char *fault_shown(struct span typed, char out[FAULT_SHOWN_MAX])
{
	int length = typed.length < FAULT_SHOWN_MAX ? (int)typed.length : FAULT_SHOWN_MAX - 1;
	snprintf(out, FAULT_SHOWN_MAX, "%.*s", length, typed.at);
	return out;
}

void fault_report(const struct fault *fault, enum language language)
{
	message_usage(fault->text[language], fault_texts[FAULT_ADVICE][language]);
}
