#include "base/names.h"

#include <stdio.h>

int names_find(struct names names, struct span text)
{
	for (int i = 0; names.first && names_at(names, i); i++)
		if (text_is(text, names_at(names, i)))
			return i;
	return -1;
}

const char *names_list(struct names names, char *out, size_t room)
{
	size_t length = 0;
	out[0] = '\0';
	for (int i = 0; names.first && names_at(names, i) && length < room; i++)
		length += (size_t)snprintf(out + length, room - length, "%s%s", i > 0 ? ", " : "", names_at(names, i));
	return out;
}
