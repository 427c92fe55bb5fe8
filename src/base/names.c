#include "base/names.h"

#include "base/sink.h"

int names_find(struct names names, struct span text)
{
	for (int i = 0; names.first && names_at(names, i); i++)
		if (text_is(text, names_at(names, i)))
			return i;
	return -1;
}

const char *names_list(struct names names, char *out, size_t room)
{
	struct sink list = sink_into(out, room);
	for (int i = 0; names.first && names_at(names, i); i++)
		sink_item(&list, ", ", names_at(names, i));
	return out;
}
