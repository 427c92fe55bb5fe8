/* Entities of XML. */
#ifndef XML_ENTITY_H
#define XML_ENTITY_H

#include <stddef.h>

/* Writes the character of an entity, e.g. "amp" or "#65", as UTF-8; '?' for an unknown one. Returns the length. */
size_t xml_entity(const char *name, char out[4]);

#endif
