#include "record/roster.h"

#include <stdlib.h>

#include "base/array.h"

bool roster_add(struct roster *roster, struct span id, struct span name, struct span surname)
{
	id = text_trim(id);
	name = text_trim(name);
	surname = text_trim(surname);
	struct span blank = {" ", name.length > 0 && surname.length > 0};
	if (id.length == 0)
		return true;
	if (!array_grow(&roster->name, &roster->room, roster->ids.count + 1, sizeof *roster->name) ||
	    !strings_append(&roster->names, name) || !strings_append(&roster->names, blank) ||
	    !strings_append(&roster->names, surname))
		return false;
	int64_t full = strings_end(&roster->names), number = full >= 0 ? strings_add(&roster->ids, id) : STRING_NONE;
	if (number != STRING_NONE)
		roster->name[number] = (uint32_t)full;
	return number != STRING_NONE;
}

struct span roster_name(const struct roster *roster, struct span id)
{
	int64_t number = strings_find(&roster->ids, text_trim(id));
	return number != STRING_NONE ? strings_at(&roster->names, roster->name[number]) : text_span("");
}

void roster_free(struct roster *roster)
{
	strings_free(&roster->ids);
	strings_free(&roster->names);
	free(roster->name);
	*roster = (struct roster){.name = NULL};
}
