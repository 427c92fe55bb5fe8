#include "formats/xml.h"

#include <string.h>

enum { ENTITY_MAX = 8 };

void xml_start(struct xml *xml, struct collection *collection, const char *const *outside)
{
	*xml = (struct xml){.collection = collection, .outside = outside};
	collection->replay->decoder->off = true;
}

static int xml_byte(struct xml *xml)
{
	return collection_byte(xml->collection);
}

static bool ends_name(int c)
{
	return c < 0 || format_is_space(c) || c == '=' || c == '>' || c == '/' || c == '<';
}

/* Reads a name that begins with c. Returns the byte after the name. */
static int read_name(struct xml *xml, char name[XML_NAME_MAX + 1], int c)
{
	size_t length = 0;
	for (; !ends_name(c); c = xml_byte(xml))
		if (length < XML_NAME_MAX)
			name[length++] = (char)c;
	name[length] = '\0';
	return c;
}

/* Skips the input up to the bytes of `end`, and those bytes. */
static void skip_past(struct xml *xml, const char *end)
{
	size_t have = 0;
	for (int c; end[have] && (c = xml_byte(xml)) >= 0;) {
		if (c == end[have])
			have++;
		else if (have == 0 || c != end[have - 1]) /* in "--->" the third '-' keeps the match */
			have = 0;
	}
}

/* Writes the character of an entity, e.g. "amp" or "#65", as UTF-8; '?' for an unknown one. Returns the length. */
static size_t xml_entity(const char *name, char out[4])
{
	static const struct {
		const char *name;
		char c;
	} known[] = {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}};
	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if (strcmp(name, known[i].name) == 0) {
			out[0] = known[i].c;
			return 1;
		}
	uint32_t code = 0;
	bool hex = name[0] == '#' && text_lower(name[1]) == 'x', bad = false;
	for (const char *at = name + (hex ? 2 : 1); name[0] == '#' && *at && !bad; at++) {
		int digit = text_hex_digit(*at);
		bad = digit < 0 || (digit > 9 && !hex) || code > 0x10FFFF;
		code = code * (hex ? 16 : 10) + (uint32_t)digit;
	}
	bool is_surrogate = code >= 0xD800 && code <= 0xDFFF;
	if (bad || code == 0 || code > 0x10FFFF || is_surrogate) {
		out[0] = '?';
		return 1;
	}
	return text_utf8(out, code);
}

/* Reads an entity after its '&'. Returns its character. An '&' without an entity is returned as it is written. */
static struct span read_entity(struct xml *xml)
{
	char name[ENTITY_MAX + 1];
	size_t length = 0;
	struct span ahead;
	for (; (ahead = input_peek(xml->collection->input, 1)).length > 0 && length < ENTITY_MAX; length++) {
		if (!text_letter(ahead.at[0]) && !text_digit(ahead.at[0]) && ahead.at[0] != '#')
			break;
		name[length] = (char)xml_byte(xml);
	}
	name[length] = '\0';
	if (length > 0 && ahead.length > 0 && ahead.at[0] == ';') {
		xml_byte(xml);
		return (struct span){xml->character, xml_entity(name, xml->character)};
	}
	xml->character[0] = '&';
	memcpy(xml->character + 1, name, length);
	return (struct span){xml->character, length + 1};
}

static void add_to_value(struct xml *xml, struct span bytes)
{
	for (size_t i = 0; i < bytes.length && xml->value.length < sizeof xml->bytes; i++)
		xml->bytes[xml->value.length++] = bytes.at[i];
}

/* Decodes the end of the value. Entities in it are Unicode already: what stands between them is decoded. */
static void decode_value(struct xml *xml, size_t from)
{
	struct decoder *decoder = xml->collection->replay->decoder;
	struct span text = text_after(xml->value, from);
	decoder->off = false;
	struct span decoded = decoder_text(decoder, text);
	decoder->off = true;
	if (decoded.at == text.at)
		return;
	xml->value.length = from;
	add_to_value(xml, decoded);
}

/* Does a tag that stands outside of values follow a '<'? */
static bool outside_follows(const struct xml *xml)
{
	enum { OUTSIDE_SEEN = 5 };
	const char *const *name = xml->outside;
	while (*name && !text_starts(input_peek(xml->collection->input, OUTSIDE_SEEN), *name))
		name++;
	return *name;
}

/* Reads a quoted value after its opening quote. */
static void xml_read_value(struct xml *xml, int quote)
{
	size_t decoded = 0;
	xml->value = (struct span){xml->bytes, 0};
	for (int c; (c = xml_byte(xml)) >= 0 && c != quote;) {
		char byte = (char)c;
		xml->damaged |= c == '<' && outside_follows(xml);
		if (c != '&') {
			add_to_value(xml, (struct span){&byte, 1});
			continue;
		}
		decode_value(xml, decoded);
		add_to_value(xml, read_entity(xml));
		decoded = xml->value.length;
	}
	decode_value(xml, decoded);
}

/* Reads the next attribute of an element, or the end of its attributes, which may be on several lines. */
static enum xml_token next_in_tag(struct xml *xml)
{
	bool empty = false;
	for (int c = xml->next; c >= 0 && c != '>';) {
		empty = c == '/';
		if (format_is_space(c) || c == '/') {
			c = xml_byte(xml);
			continue;
		}
		c = ends_name(c) ? xml_byte(xml) : read_name(xml, xml->attribute, c);
		while (format_is_space(c) || c == '=')
			c = xml_byte(xml);
		if (c == '"' || c == '\'') {
			xml_read_value(xml, c);
			xml->next = xml_byte(xml);
			return XML_ATTRIBUTE;
		}
	}
	xml->place = empty ? XML_IN_EMPTY : XML_OUTSIDE;
	return XML_CONTENT;
}

/* Skips what follows "<!": a comment or a declaration, or the beginning of CDATA. */
static void read_declaration(struct xml *xml)
{
	struct span ahead = input_peek(xml->collection->input, 7);
	bool data = text_starts(ahead, "[CDATA[");
	if (data)
		xml->place = XML_IN_CDATA;
	skip_past(xml, data ? "[CDATA[" : text_starts(ahead, "--") ? "-->" : ">");
}

/* Reads a tag after its '<'. Returns XML_NOTHING for what is skipped. */
static enum xml_token xml_read_tag(struct xml *xml)
{
	xml->line = collection_line(xml->collection);
	int c = xml_byte(xml);
	if (c == '!') {
		read_declaration(xml);
	} else if (c == '?' && !text_starts(input_peek(xml->collection->input, 3), "xml")) {
		skip_past(xml, "?>");
	} else if (c == '/') {
		c = read_name(xml, xml->element, xml_byte(xml));
		while (c >= 0 && c != '>')
			c = xml_byte(xml);
		return XML_END;
	} else {
		xml->next = read_name(xml, xml->element, c);
		xml->place = XML_IN_TAG;
		return XML_ELEMENT;
	}
	return XML_NOTHING;
}

/* Returns the byte that was read last, and those at hand before one of two others. Nothing was peeked at since. */
static struct span text_before(struct xml *xml, char end, char other)
{
	struct input *input = xml->collection->input;
	struct span run = {input->bytes + input->start - 1, 1};
	for (; input_held(input) > 0 && run.at[run.length] != end && run.at[run.length] != other; run.length++)
		xml_byte(xml);
	return run;
}

enum xml_token xml_next(struct xml *xml)
{
	struct input *input = xml->collection->input;
	enum xml_token token = XML_NOTHING;
	if (xml->place == XML_IN_TAG)
		return next_in_tag(xml);
	if (xml->place == XML_IN_EMPTY) {
		xml->place = XML_OUTSIDE;
		return XML_END;
	}
	for (int c; token == XML_NOTHING && (c = xml_byte(xml)) >= 0;) {
		bool data = xml->place == XML_IN_CDATA;
		if (c == '<' && !data) {
			token = xml_read_tag(xml);
		} else if (c == ']' && data) {
			if (text_starts(input_peek(input, 2), "]>")) {
				skip_past(xml, ">");
				xml->place = XML_OUTSIDE;
			} else {
				xml->character[0] = ']';
				xml->text = (struct span){xml->character, 1};
				token = XML_TEXT;
			}
		} else {
			xml->text = c == '&' && !data ? read_entity(xml) : text_before(xml, data ? ']' : '<', data ? ']' : '&');
			token = XML_TEXT;
		}
	}
	return token;
}
