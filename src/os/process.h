/* Processes. */
#ifndef PROCESS_H
#define PROCESS_H

#include <stdbool.h>

/* Returns the number of this process. */
long process_number(void);
/* May a process of this number be running that this program may signal? */
bool process_exists(long number);

#endif
