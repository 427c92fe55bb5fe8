/* A node of an SGF tree: reads its properties into the replay. */
#ifndef SGF_NODE_H
#define SGF_NODE_H

#include "formats/format.h"
#include "record/sgf_value.h"

enum {
	SGF_NAME_MAX = 16,                    /* letters of a property's name that are compared */
	SGF_VALUE_MAX = COLLECTION_NAME_ROOM, /* bytes of a value that are kept; moves and set-up are shorter than names */
	SGF_PROPERTIES_MAX = 1 << 14,         /* bytes of the root's other properties that are kept */
	SGF_NODE_MAX = 1 << 17,               /* bytes of one node's values that wait for the node's end */
};

/* The state of reading a value. */
struct sgf_value_scan {
	enum encoding encoding;
	bool second;  /* the next byte may be the second of a two-byte character */
	bool escaped; /* the last byte was a backslash that escapes the next one */
	bool decided; /* a byte that is not ASCII has decided the encoding */
};

/* Reads the next byte of a value. Returns whether it is the bracket that ends the value. */
static inline bool sgf_scan_value(struct sgf_value_scan *scan, int c)
{
	bool whole = scan->second && c >= 0x40;
	bool plain = !scan->escaped;
	bool ends = plain && c == ']' && (!scan->second || scan->encoding == ENCODING_PAIRS);
	scan->escaped = plain && c == '\\' && !whole;
	scan->second = plain && !whole && encoding_is_lead(scan->encoding, c);
	return ends;
}

struct sgf_node {
	struct collection *collection;
	struct replay *replay;
	enum encoding encoding;      /* named by the property CA; ENCODING_NONE without it */
	bool knows_encoding;         /* CA has been read, or was looked for */
	char name[SGF_NAME_MAX + 1]; /* the current property, terminated */
	size_t value_length;
	char value[SGF_VALUE_MAX]; /* of the current property; for a note, the part that is not in `raw` yet */
	bool is_note;              /* the current value is a note */
	bool is_raw;               /* it is one of NOTE_PROPERTY: escapes stay as they are */
	bool is_root;              /* the node is the first one of the game */
	bool has_values;           /* the node has a value already */
	bool has_large_root;       /* a game of this file has properties over SGF_PROPERTIES_MAX; the reader clears it */
	size_t note_length;        /* of the note in `raw` so far */
	size_t properties_length;  /* of the game's notes of NOTE_PROPERTY */
	struct notes raw;          /* notes of the current node as written: points and encoding not read yet */
	bool may_be_go;            /* no property GM names a game other than Go */
	bool has_odd_turn;         /* a PL of this file names neither side; the reader clears it */
	bool looks_like_go;        /* a property of the current node suggests Go */
	bool has_komi;             /* the current node has KM, not 0 */
	size_t kept_length;
	char kept[SGF_NODE_MAX]; /* waiting values: one byte for the property, two for the length, then the value */
	struct span go_rule;     /* the rule set of Go that the current node names; empty for none */
};

/* Starts the first node of a game. The caller frees `raw` after the last game. */
void sgf_node_start(struct sgf_node *node, struct collection *collection);
/* Takes the name of a property: the capital letters of the text. Without any the last name stays. */
void sgf_node_take_name(struct sgf_node *node, struct span text);
/* Begins a note if the current property is one. Call it before each value, but only if notes are read. */
void sgf_node_begin_value(struct sgf_node *node);
/* Moves the part of a note in `value` to `raw`, so that `value` has room again. */
void sgf_node_take_part(struct sgf_node *node);
/* Drops a value that the end of the input cut short. */
void sgf_node_drop_value(struct sgf_node *node);
/* Reads the value of the current property: applies it now, or keeps it for the end of the node. */
void sgf_node_read_value(struct sgf_node *node);
/* Plays a move, whose value is `value`: a point or a pass. */
void sgf_node_play(struct sgf_node *node, enum side side, struct span value);
/* Ends the node: sets up its stones and the side to move, plays its moves, and takes its notes. */
void sgf_node_end(struct sgf_node *node);

#endif
