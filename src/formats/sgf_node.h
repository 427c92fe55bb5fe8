/* A node of an SGF tree: its properties, and what they tell of the game. */
#ifndef SGF_NODE_H
#define SGF_NODE_H

#include "formats/format.h"

enum {
	SGF_NAME_MAX = 4,        /* letters of a property that count */
	SGF_VALUE_MAX = 1 << 12, /* bytes of a value that is kept; no move or setup is longer */
	SGF_NODE_MAX = 1 << 17,  /* bytes of the values of one node that wait for its end */
};

/* The order in which a node's properties count, wherever they stand in it. */
enum stage { STAGE_SETUP, STAGE_TURN, STAGE_OPENING, STAGE_MOVE, STAGES };

/* Whether the texts have characters of two bytes, of which the second may be \ or ]. */
enum encoding { ENCODING_PLAIN, ENCODING_SHIFT_JIS, ENCODING_CHINESE };

/* How far a value is understood. */
struct sgf_value_scan {
	enum encoding encoding;
	bool second;  /* the byte that comes may be a character's second one */
	bool escaped; /* the byte before is a backslash of its own */
};

/* Goes past the next byte of a value. Returns whether it is the bracket that ends the value. */
bool sgf_scan_value(struct sgf_value_scan *scan, int c);

struct sgf_node {
	struct collection *collection;
	struct replay *replay;
	enum encoding encoding; /* as a property has told, from there on */
	char name[SGF_NAME_MAX + 1]; /* of the property under way, terminated */
	size_t value_length;
	char value[SGF_VALUE_MAX]; /* of that */
	bool may_be_go;          /* no GM names another game */
	bool looks_like_go;      /* a property of the node under way is a sign of it */
	size_t kept_length;
	bool has[STAGES];        /* something in the node */
	char kept[SGF_NODE_MAX]; /* records of one byte for the property, two for the length, and the value */
	char id[SGF_VALUE_MAX];  /* of the game, as its players */
	char black[SGF_VALUE_MAX];
	char white[SGF_VALUE_MAX];
	struct span go_rule;     /* the node under way names this rule of Go, or none */
	char go_rule_kept[SGF_VALUE_MAX];
};

/* A game's first node. */
void sgf_node_start(struct sgf_node *node, struct collection *collection);
/* A property's name begins, and has another letter. */
void sgf_node_begin_name(struct sgf_node *node);
void sgf_node_add_letter(struct sgf_node *node, int c);
/* The property has this value: it tells at once, or is kept for the end. */
void sgf_node_tell(struct sgf_node *node);
/* The node is complete: its setup, whose turn it is, its moves. */
void sgf_node_end(struct sgf_node *node);

#endif
