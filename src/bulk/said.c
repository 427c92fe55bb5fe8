#include "bulk/said.h"

bool said_first(struct said *said, struct span text)
{
	uint64_t hash = 0xCBF29CE484222325u; /* FNV-1a */
	for (size_t i = 0; i < text.length; i++)
		hash = (hash ^ (unsigned char)text_lower(text.at[i])) * 0x100000001B3u;
	for (int i = 0; i < said->count; i++)
		if (said->hash[i] == hash)
			return false;
	if (said->count == SAID_MAX)
		return false;
	said->hash[said->count++] = hash;
	return true;
}
