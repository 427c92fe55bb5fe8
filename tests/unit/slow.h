/* Wins on a plain grid, found slowly by the definitions. Tests compare the program with them. Shares no code with
   src/ except the names of rules. */
#ifndef SLOW_H
#define SLOW_H

#include "reference.h"
#include "rules/ruleset.h"

/* The position, its rule, and K. Stones are 'X' for Black and 'O' for White. */
extern struct grid grid;
extern enum rule rule;
extern int slow_connect;

bool slow_wins_at(char stone, int x, int y);
/* Can a stone of this color win somewhere? */
bool slow_can_win(char stone);
bool slow_may_play(char stone, int x, int y);

typedef bool slow_attack_function(char stone, int fours);
/* After the attacker's last stone: does every reply lose? Returns false if that stone made no four, or if the defender
   can win at once. */
bool slow_every_reply_loses(char stone, int fours, slow_attack_function *attack);
/* Does the side to move win with at most `fours` fours? */
bool slow_attack(char stone, int fours);

/* Returns the next number below n of a pseudorandom sequence. The seed is 1 at the start. */
unsigned slow_random(unsigned n);
void slow_seed(unsigned long long from);
/* Makes a grid with at most `stones` random stones, alternately black and white. No stone completes a winning row. */
void slow_scatter(int size, int stones);
/* Makes a random grid that is likely to have fours, and sets slow_connect: 5 under renju, otherwise 3 to 7, and often
   5. About one grid in eight may have a winning row. */
void slow_position(void);

#endif
