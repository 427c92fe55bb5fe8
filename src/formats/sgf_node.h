/* A node of an SGF tree: its properties, and what they tell the replay. */
#ifndef SGF_NODE_H
#define SGF_NODE_H

#include "formats/format.h"

enum {
	SGF_NAME_MAX = 4,        /* letters of a property's name that count */
	SGF_VALUE_MAX = 1 << 12, /* bytes of a value that are kept; no move or setup is longer */
	SGF_NODE_MAX = 1 << 17,  /* bytes of one node's values that wait for its end */
};

/* The order in which a node's properties are told, wherever they stand in the node. */
enum stage { STAGE_SETUP, STAGE_TURN, STAGE_OPENING, STAGE_MOVE, STAGES };

/* The encoding of texts: some have characters of two bytes, of which the second may be \ or ]. */
enum encoding { ENCODING_PLAIN, ENCODING_SHIFT_JIS, ENCODING_CHINESE };

/* Where the reader of a value stands. */
struct sgf_value_scan {
	enum encoding encoding;
	bool second;  /* the next byte may be the second of a character */
	bool escaped; /* the last byte is a backslash that escapes the next one */
};

/* Is this the first byte of a character of two bytes? */
static inline bool sgf_is_lead(enum encoding encoding, int c)
{
	if (encoding == ENCODING_SHIFT_JIS)
		return (c >= 0x81 && c <= 0x9F) || (c >= 0xE0 && c <= 0xFC);
	return encoding == ENCODING_CHINESE && c >= 0x81 && c <= 0xFE;
}

/* Takes the next byte of a value. Returns whether it is the bracket that ends the value. */
static inline bool sgf_scan_value(struct sgf_value_scan *scan, int c)
{
	bool whole = scan->second && c >= 0x40;
	bool plain = !scan->escaped;
	bool ends = plain && c == ']' && !scan->second;
	scan->escaped = plain && c == '\\' && !whole;
	scan->second = plain && !whole && sgf_is_lead(scan->encoding, c);
	return ends;
}

struct sgf_node {
	struct collection *collection;
	struct replay *replay;
	enum encoding encoding; /* from the property that names it on */
	char name[SGF_NAME_MAX + 1]; /* of the current property, terminated */
	size_t value_length;
	char value[SGF_VALUE_MAX]; /* of the current property */
	bool may_be_go;          /* no GM property names another game */
	bool looks_like_go;      /* a property of the current node is a sign of Go */
	size_t kept_length;
	bool has[STAGES];        /* the current node has a property of this stage */
	char kept[SGF_NODE_MAX]; /* values that wait for the end: a byte for the property, two for the length, the value */
	char id[SGF_VALUE_MAX];  /* of the game */
	char black[SGF_VALUE_MAX];
	char white[SGF_VALUE_MAX];
	struct span go_rule;     /* the rule of Go that the current node names; empty: none */
	char go_rule_kept[SGF_VALUE_MAX];
};

/* Starts the first node of a game. */
void sgf_node_start(struct sgf_node *node, struct collection *collection);
/* Begins a property's name; adds a letter to it. */
void sgf_node_begin_name(struct sgf_node *node);
void sgf_node_add_letter(struct sgf_node *node, int c);
/* Takes the property's value: tells it, or keeps it for the end of the node. */
void sgf_node_tell(struct sgf_node *node);
/* Ends the node: tells its setup, whose turn it is, its moves. */
void sgf_node_end(struct sgf_node *node);

#endif
