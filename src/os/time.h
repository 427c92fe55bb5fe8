/* The system's clocks. */
#ifndef TIME_H
#define TIME_H

/* Returns milliseconds since an unspecified start. */
long long clock_now(void);
/* Returns the milliseconds of processor time that the program has used. */
long long cpu_time_used(void);

#endif
