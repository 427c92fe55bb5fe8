/* Lazy SMP: helpers search the position of the main worker at the same time, each on a thread of its own. They share
   the table. Every other helper searches one ply deeper than the rest, so that they do less of the same. The first
   worker to complete a depth has its result; the others go on with the next depth. */
#ifndef LAZY_SMP_H
#define LAZY_SMP_H

#include <stdatomic.h>

#include "engine/search/worker.h"
#include "os/threads.h"

struct helper;

/* Zeroed before the first question. */
struct lazy_smp {
	struct helper *helper[THREADS_MAX]; /* allocated when first needed */
	int helpers;                        /* at work */
	bool short_of_threads;              /* the last search had fewer threads than it could use */
	struct worker *main;
	unsigned long long counted; /* the main worker's part of `nodes` */
	struct time_limit time;     /* the main worker's own */
	int lines;                  /* root moves to search, one after the other */
	int depth;                  /* that the main worker searches */

	/* What the workers share. */
	atomic_bool stop;         /* helpers must stop */
	atomic_ullong nodes;      /* of all workers, as far as they have been counted */
	unsigned long long limit; /* for these nodes */
	pthread_mutex_t lock;     /* for the result of the deepest search */
	atomic_int deepest;       /* its depth, 0: none; of several lines the depth that the main worker has completed */
	int value, pv_length;
	int16_t pv[SEARCH_PLIES_MAX];
};

/* Makes the worker the main one of a search on more than one thread. */
void lazy_smp_attach(struct lazy_smp *smp, struct worker *main);
/* Starts helpers for the search of `lines` root moves, as many as the question's budget wants and the system has room
   for. The main worker has listed its root moves; its meter stops at the limit for all nodes. */
void lazy_smp_start(struct lazy_smp *smp, const struct question *question, int lines);
/* Returns the nodes of all workers, as far as they have been counted. */
unsigned long long lazy_smp_nodes(struct lazy_smp *smp);
/* Searches all root moves to `depth`, as search_root(). */
bool lazy_smp_search_root(struct lazy_smp *smp, int depth, int *value);
/* Stops the helpers, and waits for their end. Their nodes are then counted. If a helper has completed a search deeper
   than `depth`, sets the main worker's best root move, its pv and *value to that result. Returns its depth, or 0. */
int lazy_smp_join(struct lazy_smp *smp, int depth, int *value);
void lazy_smp_free(struct lazy_smp *smp);

#endif
