/* The clock of the front ends. */
#ifndef CLOCK_H
#define CLOCK_H

/* Milliseconds since some fixed moment. */
long long deadline_now(void);

/* When an answer is due. */
struct deadline {
	long long at; /* as deadline_now() counts */
};

/* Due in so many milliseconds, less what it takes to answer. */
struct deadline deadline_in(int milliseconds);
/* Milliseconds until then, 0 or less once it has come. The context is a struct deadline; as struct budget wants it. */
int deadline_left(void *deadline);

#endif
