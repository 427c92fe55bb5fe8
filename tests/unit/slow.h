/* Wins spelled out slowly on a plain grid, for tests: what the program is compared with. It shares no code with src/ but
   the names of rules. */
#ifndef SLOW_H
#define SLOW_H

#include "reference.h"
#include "rules/ruleset.h"

/* The position, its rule, and how many in a row win. Stones are 'X', Black, and 'O', White. */
extern struct grid grid;
extern enum rule rule;
extern int slow_connect;

bool slow_wins_at(char stone, int x, int y);
/* Could a stone win somewhere? */
bool slow_can_win(char stone);
bool slow_may_play(char stone, int x, int y);

typedef bool slow_attack_function(char stone, int fours);
/* The attacker has made a four: does every reply that stops it lose to the attack? */
bool slow_every_reply_loses(char stone, int fours, slow_attack_function *attack);
/* Is there a win with so many fours at most? The stone is to move. */
bool slow_attack(char stone, int fours);

/* The next number below n of a sequence that the seed fixes; 1 to begin with. */
unsigned slow_random(unsigned n);
void slow_seed(unsigned long long from);
/* A new grid with stones of both colours, none of which wins. */
void slow_scatter(int size, int stones);
/* A new grid on which fours are about, and how many in a row win there: often five, under renju always. Few hold rows
   that would have won. */
void slow_position(void);

#endif
