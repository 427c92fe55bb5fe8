/* What is wrong with the command line, in Chinese. */
#include "options/command_line.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "os/file.h"

/* The faults, and their Chinese texts for sink_fill(). The first row that fits counts. */
/* clang-format off */
static const struct {
	const char *english, *chinese;
} faults[] = {
	{"unknown option %1", "没有选项 %1"},
	{"option %1 is ambiguous: %2", "选项 %1 不明确，可能是：%2"},
	{"%1: needs a value: %2", "%1：须写明 %2"},
	{"%1: takes no value", "%1：不能带值"},
	{"%1: '%2' is not one of %3; gomoku is %4", "%1：“%2”无效；无禁手请用 standard（恰好五子）或 freestyle"},
	{"%1: '%2' is not one of %3, N from 1 to %4", "%1：“%2”无效，可选：%3；N 为1到%4"},
	{"%1: '%2' is not one of %3", "%1：“%2”无效，可选：%3"},
	{"%1: '%2' is not a status (e.g. %3)", "%1：“%2”不是状态；状态如 %3"},
	{"%1: '%2' is not a position, e.g. %3 or %4", "%1：“%2”不是局面；局面如 %3 或 %4"},
	{"%1: '%2' is not MINUTES+SECONDS, e.g. %3, up to %4", "%1：“%2”无效，应写成 分+秒，如 %3，最大 %4"},
	{"%1: '%2' is not %3 to %4 seconds", "%1：“%2”无效，应为%3到%4秒"},
	{"%1: '%2' is not A-B or %3, e.g. %4 or %5", "%1：“%2”无效，应如 %4 或 %5"},
	{"%1: '%2' is not %3 to %4", "%1：“%2”无效，应为%3到%4"},
	{"%1: '%2' is also %3; %4", "%1：“%2”已有他用，请换一个文件"},
	{"%1: '%2' is named twice", "%1：“%2”重复"},
	{"%1: '%2': No such file or directory", "%1：没有文件“%2”"},
	{"No such file or directory; type %1", "没有这个文件；请输入 %1"},
	{"%1: %2 needs two people; with a machine use %3 or %4", "%1：%2 须两人对弈；与电脑下可用 %3 或 %4"},
	{"%1: %2 needs a board of odd size", "%1：%2 须用奇数路棋盘"},
	{"%1: %2 needs a board of odd size, 9x9 or larger", "%1：%2 须用9路以上的奇数路棋盘"},
	{"%1: needs --%2", "%1：须与 --%2 同用"},
	{"%1: %2 needs --%3", "%1：%2 须与 --%3 同用"},
	{"%1: cannot be used with %2", "%1：不能与 %2 同用"},
	{"%1: %2; it cannot be used with %3", "%1：不能与 %3 同用"},
	{"%1: takes one FILE, not %2", "%1：只能给一个 FILE，不能给%2个"},
	{"%1: %2 in a row does not fit on a board of size %3", "%1：%3路棋盘排不下%2子"},
};
/* clang-format on */

/* Finds what stands for %1, %2, ... of the pattern in the text, and ends each of them with NUL. Returns false if the
   text is another one; it may be changed even then. */
static bool match_fault(char *text, const char *pattern, const char *arguments[])
{
	while (*pattern && *pattern != '%')
		if (*pattern++ != *text++)
			return false;
	while (*pattern) {
		char *end = text;
		size_t length = strcspn(pattern += 2, "%");
		while (*end && (length == 0 || strncmp(end, pattern, length) != 0))
			end++;
		if (length > 0 && !*end)
			return false;
		*arguments++ = text;
		pattern += length;
		text = end + length;
		*end = '\0';
	}
	return *text == '\0';
}

bool usage_fault_translate(const struct options *options, char fault[FAULT_MAX])
{
	enum { ARGUMENTS = 5 };
	const struct terminal_options *chosen = &options->terminal;
	bool chinese = chosen->language_chosen ? chosen->language == LANGUAGE_ZH
	                                       : file_is_terminal(STDERR_FILENO) && language_of_locale() == LANGUAGE_ZH;
	for (size_t i = 0; chinese && i < sizeof faults / sizeof *faults; i++) {
		char text[FAULT_MAX];
		const char *arguments[ARGUMENTS];
		snprintf(text, sizeof text, "%s", fault);
		if (!match_fault(text, faults[i].english, arguments))
			continue;
		struct sink translated = sink_into(fault, FAULT_MAX);
		sink_fill(&translated, faults[i].chinese, arguments);
		break;
	}
	return chinese;
}

void usage_fault_report(const struct options *options, char fault[FAULT_MAX])
{
	message_usage(fault, usage_fault_translate(options, fault) ? "详见 renju --help。" : USAGE_ADVICE);
}
