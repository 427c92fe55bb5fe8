#include "record/xml_entity.h"

#include <string.h>

#include "base/text.h"

size_t xml_entity(const char *name, char out[4])
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
