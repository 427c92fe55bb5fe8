#include "formats/format.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/sink.h"
#include "base/utf8.h"

/* Reads each line that is neither blank nor a comment as a game, in a format with `read_line`. */
static void read_each_line(const struct format *format, struct collection *collection)
{
	struct span line;
	enum input_answer answer;
	collection->input->returns = true;
	for (;;) {
		if (collection->take_games)
			collection->take_games(collection);
		if (collection->stopped || (answer = input_next(collection->input, &line)) == INPUT_END)
			break;
		line = utf8_without_bom(line);
		struct span trimmed = text_trim(line);
		if (format_is_comment(trimmed) || (trimmed.length == 0 && answer == INPUT_LINE))
			continue;
		collection_start(collection, collection->input->line_number);
		if (answer == INPUT_TOO_LONG)
			replay_problem(collection->replay, 0, verdict_plain(STATUS_SYNTAX), text_span(""));
		else
			format->read_line(collection, line);
		collection_end(collection);
	}
}

static void free_reader_state(struct reader *reader)
{
	free(reader->state);
	reader->state = NULL;
}

/* Lets the texts of a file be decoded; NULL ends that. */
static void set_decoder(struct collection *collection, struct decoder *decoder)
{
	collection->replay->decoder = decoder;
	if (collection->replay->notes)
		collection->replay->notes->decoder = decoder;
}

bool reader_prepare(struct reader *reader, const struct format *format)
{
	assert((format->read || format->read_line) && format->shared <= format->state);
	if (reader->format != format)
		free_reader_state(reader);
	if (!reader->state && format->state > 0)
		reader->state = calloc(1, format->state);
	reader->format = format;
	return reader->state || format->state == 0;
}

void reader_open(struct reader *reader, int fd, enum coords coords)
{
	reader->collection =
		(struct collection){.input = &reader->input, .replay = &reader->replay, .reader = reader, .coords = coords};
	input_open(&reader->input, fd, NULL, reader->bytes, sizeof reader->bytes, COLLECTION_LINE_MAX);
}

bool reader_read(struct reader *reader, const struct format *format)
{
	struct collection *collection = &reader->collection;
	if (!reader_prepare(reader, format))
		return false;
	collection->state = reader->state;
	reader->decoder.failed = false;
	decoder_begin(&reader->decoder);
	set_decoder(collection, &reader->decoder);
	if (format->read)
		format->read(collection);
	else
		read_each_line(format, collection);
	set_decoder(collection, NULL);
	if (reader->decoder.failed)
		collection_remark(collection, "texts that are not in the encoding of the file were left as they are", false);
	if (collection->names_cut)
		collection_remark(collection, "names or ids of more than 4,096 bytes were cut", false);
	return true;
}

void reader_free(struct reader *reader)
{
	free_reader_state(reader);
	decoder_free(&reader->decoder);
	notes_free(&reader->notes);
	reader->format = NULL;
}

void collection_start(struct collection *collection, unsigned long long line)
{
	collection->line = line;
	replay_start(collection->replay);
	collection->games++;
}

struct span collection_decode(struct collection *collection, struct span text)
{
	return decoder_text(collection->replay->decoder, text);
}

/* Cuts the name, and copies it. */
static struct span copy_kept_name(struct collection *collection, char copy[COLLECTION_NAME_MAX], struct span name)
{
	name = collection_cut_name(collection, name);
	if (name.length > 0)
		memcpy(copy, name.at, name.length);
	return (struct span){copy, name.length};
}

struct span collection_keep_name(struct collection *collection, enum kept_name kind, struct span name)
{
	return copy_kept_name(collection, collection->reader->kept[kind], name);
}

/* Drops the blanks around a name, decodes and keeps it, unless that was done for an earlier variation of the game. A
   name that is blank or "-" becomes empty. */
static void settle_name(struct collection *collection, enum kept_name kind, struct span *name)
{
	char *copy = collection->reader->decoded[kind];
	*name = naming_is_given(*name) ? text_trim(*name) : text_span("");
	struct span decoded = name->at != copy ? collection_decode(collection, *name) : *name;
	if (decoded.at != name->at)
		*name = copy_kept_name(collection, copy, decoded);
}

void collection_end(struct collection *collection)
{
	struct replay *replay = collection->replay;
	settle_name(collection, KEPT_ID, &replay->id);
	settle_name(collection, KEPT_BLACK, &replay->black);
	settle_name(collection, KEPT_WHITE, &replay->white);
	replay_end(replay);
	collection->take(collection);
}

void collection_name_game(struct collection *collection)
{
	struct sink id = sink_into(collection->file_id, sizeof collection->file_id);
	collection->replay->id = collection->name;
	if (collection->games < 2 || collection->name.length == 0)
		return;
	sink_span(&id, (struct span){collection->name.at, utf8_cut(collection->name, COLLECTION_FILE_ID - 32)});
	sink_char(&id, '-');
	sink_number(&id, collection->games);
	collection->replay->id = text_span(collection->file_id);
}

void collection_rule(struct collection *collection, struct span name)
{
	enum rule rule;
	name = collection_decode(collection, text_trim(name));
	if (!naming_is_given(name))
		return;
	if (collection->replay->opening.uses_record)
		recorded_opening_name(&collection->replay->opening, name);
	if (naming_rule(name, &rule))
		replay_rule(collection->replay, rule, name);
	else
		collection_unknown_rule(collection, name);
}

void collection_size(struct collection *collection, struct span text)
{
	int size = 0;
	if (naming_is_given(text))
		replay_size(collection->replay, text_number(text_without_fraction(text), BOARD_MAX, &size) ? size : 0, text);
}

struct span collection_cut_name(struct collection *collection, struct span name)
{
	if (name.length <= COLLECTION_NAME_MAX)
		return name;
	collection->names_cut = true;
	return (struct span){name.at, utf8_cut(name, COLLECTION_NAME_MAX)};
}

void collection_unknown_rule(struct collection *collection, struct span name)
{
	if (collection->unknown_rule)
		collection->unknown_rule(collection, name);
}

void collection_remark(struct collection *collection, const char *what, bool loses_games)
{
	if (collection->remark)
		collection->remark(collection, what, loses_games);
}

void collection_skip_mark(struct collection *collection)
{
	enum { MARK_BYTES = 3 };
	struct span head = input_peek(collection->input, MARK_BYTES);
	if (head.length == MARK_BYTES && utf8_without_bom(head).length == 0)
		for (int i = 0; i < MARK_BYTES; i++)
			collection_byte(collection);
}

struct span format_cut_line(struct span *text)
{
	struct span line = {text->at, 0};
	while (line.length < text->length && line.at[line.length] != '\n' && line.at[line.length] != '\r')
		line.length++;
	size_t taken = line.length;
	taken += taken < text->length && line.at[taken] == '\r';
	taken += taken < text->length && line.at[taken] == '\n';
	text_skip(text, taken);
	return line;
}

struct span format_first_line(struct span head)
{
	struct span line = text_span("");
	while (head.length > 0)
		line = text_trim(utf8_without_bom(format_cut_line(&head)));
	return line;
}

/* Returns the text without the blank lines and comments at its beginning; empty if there is no other line. */
static struct span without_comments(struct span text, line_cutter *cut)
{
	struct span rest = text;
	while (rest.length > 0) {
		text = rest;
		struct span line = text_trim(utf8_without_bom(cut(&rest)));
		if (line.length > 0 && !format_is_comment(line))
			return text;
	}
	return rest;
}

/* Returns the length of the text up to the end of `lines` lines, counted from the first one that is neither blank
   nor a comment; 0 if the text has fewer complete lines. */
static size_t head_length(struct span text, int lines, line_cutter *cut)
{
	struct span rest = without_comments(text, cut);
	for (; lines > 0; lines--) {
		size_t before = rest.length;
		if (cut(&rest).length == before)
			return 0;
	}
	return text.length - rest.length;
}

struct span format_head(struct input *input, int lines, line_cutter *cut)
{
	struct span head = {NULL, 0};
	for (size_t want = 1;; want = head.length + 1) {
		head = input_peek(input, want < input->capacity ? want : input->capacity);
		bool all = head.length < want || head.length == input->capacity;
		if (!all) /* looks at all that was read */
			head = input_peek(input, input_held(input));
		size_t length = head_length(head, lines, cut);
		if (length > 0)
			head.length = length;
		if (length > 0 || all)
			return head;
	}
}

struct span format_head_lines(struct input *input, int lines)
{
	return without_comments(format_head(input, lines, format_cut_line), format_cut_line);
}

bool format_is_blank(struct input *input)
{
	struct span head = {NULL, 0};
	for (size_t want = 1; want <= input->capacity; want = head.length + 1) {
		input_peek(input, want);
		head = input_peek(input, input_held(input));
		if (without_comments(head, format_cut_line).length > 0)
			return false;
		if (head.length < want)
			return true;
	}
	return false;
}
