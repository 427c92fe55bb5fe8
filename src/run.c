#include "run.h"

#include <errno.h>
#include <string.h>

#include "base/message.h"
#include "book/book_file.h"
#include "bulk/bulk_options.h"
#include "gomocup/gomocup.h"
#include "gtp/gtp.h"
#include "match/match_options.h"
#include "options/command_line.h"
#include "referee/referee_options.h"
#include "version.h"

/* Reports an input that is also an output; "-" is standard input. */
static bool is_output(const char *path, const struct outputs *outputs)
{
	if (!outputs_include_path(outputs, path))
		return false;
	message_file(path, ERROR_SAME_FILE);
	return true;
}

/* Checks the inputs that input_open_file() does not open. Returns false if one of them is also an output. */
static bool check_inputs(const struct options *options, const struct outputs *outputs)
{
	const struct common_options *common = &options->common;
	if (common->book_path && is_output(common->book_path, outputs))
		return false;
	if (options->mode == MODE_REFEREE || options->mode == MODE_BULK || options->mode == MODE_MATCH)
		return true;
	for (int i = 0; i < common->file_count; i++)
		if (is_output(common->files[i], outputs))
			return false;
	return !is_output("-", outputs);
}

/* Reads the book, if --book names one. Returns false for a file that cannot be used, after a usage message that says
   why. */
static bool read_book(struct book *book, const struct options *options)
{
	const struct common_options *common = &options->common;
	if (!common->book_path)
		return true;
	const struct book_source source = {common->book_path,   common->rules,    common->rule_chosen,
	                                   common->look.coords, common->encoding, options->mode == MODE_TERMINAL};
	struct book_report report = book_read(book, &source);
	if (report.faulty) {
		struct fault fault;
		option_refuse(&fault, report.error == ENOENT ? FAULT_NO_BOOK : FAULT_BOOK,
		              WITH(SHOWN(text_span(common->book_path)),
		                   report.error != 0 ? strerror(report.error) : report.fault));
		fault_report(&fault, common->language);
		return false;
	}
	if (report.remark[0] != '\0')
		message_note(common->book_path, report.remark);
	if (!report.fits && options->mode == MODE_REFEREE)
		message_note(common->book_path, "the book has no move on a board of this size");
	return true;
}

static int run_mode(const struct options *options, const struct common_options *common, struct sink *out)
{
	switch (options->mode) {
	case MODE_BULK:
		return bulk_run(common, &options->bulk, out);
	case MODE_TERMINAL:
		return interactive_run(common, &options->terminal, out);
	case MODE_GOMOCUP:
		return gomocup_run(common, out);
	case MODE_GTP:
		return gtp_run(common, out);
	case MODE_MATCH:
		return match_run(common, &options->match, out);
	default:
		return referee_run(common, &options->referee, out);
	}
}

int run_front_end(const struct options *options, struct sink *out)
{
	if (options->help) {
		command_line_help(out, options->terminal.language_chosen ? options->terminal.language : language_of_locale());
		return EXIT_FINE;
	}
	if (options->version) {
		sink_text(out, "renju " RENJU_VERSION "\n");
		return EXIT_FINE;
	}
	if (options->completes) {
		completion_write(out, options->shell);
		return EXIT_FINE;
	}
	struct fault advice;
	struct book book = {.entry = NULL};
	struct common_options common = options->common;
	if (common.file_count > 0 && command_line_advise(common.files[0], &advice))
		common.advice = advice.text[common.language];
	common.book = &book;
	common.outputs = outputs_find();
	if (!check_inputs(options, &common.outputs) || !read_book(&book, options))
		return EXIT_TROUBLE;
	int status = run_mode(options, &common, out);
	book_free(&book);
	return status;
}
