/* A number kept within bounds. */
#ifndef BETWEEN_H
#define BETWEEN_H

static inline int between(int least, int value, int most)
{
	return value < least ? least : value > most ? most : value;
}

#endif
