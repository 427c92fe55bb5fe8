/* The table of a depth-first proof-number search (df-pn): the numbers of positions, by hash. A position is proved if
   the attacker wins. */
#ifndef DFPN_TABLE_H
#define DFPN_TABLE_H

#include <stddef.h>
#include <stdint.h>

/* The proof and disproof number of a node: lower bounds of the number of leaves still to be decided, to prove the node
   (pn) or to disprove it (dn). Each search has its own number for infinity: a proved node has pn 0 and infinite dn, a
   disproved one the reverse.
   Source: Allis, van der Meulen, van den Herik, "Proof-number search", 1994. */
struct proof_numbers {
	uint32_t pn, dn;
};

struct dfpn_entry {
	uint64_t hash;
	struct proof_numbers numbers;
	uint32_t work;     /* moves made below the position so far; 0: the entry is empty */
	uint32_t question; /* the question that the entry belongs to */
};

/* Zeroed before the first use. A table without entries finds nothing. */
struct dfpn_table {
	struct dfpn_entry *entry;
	size_t entries;
	uint32_t question; /* number of the current question; entries of other questions count as empty */
};

/* Allocates up to `bytes`; when memory runs out, the table has no entries. Does nothing if the table has this size
   already. */
void dfpn_table_allocate(struct dfpn_table *table, size_t bytes);
void dfpn_table_free(struct dfpn_table *table);

/* Prefetches the bucket of a hash. */
void dfpn_prefetch(const struct dfpn_table *table, uint64_t hash);
/* Returns the entry, or NULL. */
const struct dfpn_entry *dfpn_probe(const struct dfpn_table *table, uint64_t hash);
/* Stores the numbers in the hash's entry, or in place of the bucket's entry with the least work. `work`: the moves just
   made below the position; they are added to those of the hash's entry. */
void dfpn_store(struct dfpn_table *table, uint64_t hash, struct proof_numbers numbers, unsigned long long work);

#endif
