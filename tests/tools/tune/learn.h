/* Fits parameters with Adam: single numbers, and tables indexed by code (engine/position/code.h). */
#ifndef LEARN_H
#define LEARN_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/position/code.h"
#include "rules/ruleset.h"

/* A fitted number, with Adam's moving averages of its gradient and of the gradient's square. */
struct parameter {
	double value, gradient, mean, square;
};

/* A table indexed by code. The value of a code is the sum of the parameters of its six pairs of patterns, plus a
   parameter of its own. */
struct table {
	struct parameter pair[PATTERN_PAIRS];
	struct parameter own[CODES];
	double value[CODES];
	double gradient[CODES];
};

/* The pairs of patterns of each code. make_pairs() fills the array. */
extern uint8_t pairs_of[CODES][PAIRS_OF_CODE];
void make_pairs(void);

/* Prints a message and ends the program with status 2. */
void tune_fail(const char *what, const char *where);
/* The programs that fit numbers to the games of a rule have as arguments RULE, and for each file FILE NAME CHECKSUM. */
struct game_files {
	enum rule rule;
	int count;
	char **argument; /* the first one's */
};
/* Reads the arguments, or ends the program. */
struct game_files files_of_arguments(int argc, char **argv);
const char *file_path(const struct game_files *files, int file);
/* Writes names and checksums as the end of a C comment, then the #include that the numbers need. */
void write_files(const struct game_files *files);
/* Allocates zeroed memory, or ends the program. */
void *allocate(size_t count, size_t size);
/* Returns the numbers from 0 to count - 1 in random order. The caller frees the array. */
size_t *shuffled(size_t count, unsigned long long seed);
/* Returns a number between -1/2 and 1/2. */
float random_number(unsigned long long *seed);
/* Returns the rule with this name, or ends the program. */
enum rule rule_named(const char *name);
double sigmoid(double x);

/* Takes one step of Adam against the gradient, and resets the gradient. `rate` is the learning rate. `first` and
   `second` are the bias corrections of the two averages, 1 after many steps. */
void adam(struct parameter *parameter, double rate, double first, double second);
/* Takes one step of Adam for a whole table, with weight decay for each code's own parameter. Updates value[]. */
void adam_table(struct table *table, double rate, double first, double second);

#endif
