#include "engine/search/lazy_smp.h"

#include <limits.h>
#include <string.h>

#include "base/minmax.h"
#include "engine/search/search.h"
#include "os/pages.h"

enum {
	HELPED_LINES_MAX = 32,    /* most root moves that a helper searches one after the other */
	NODES_A_THREAD = 1 << 12, /* with fewer nodes for each thread, they would overshoot a limit by far */
};

struct helper {
	struct lazy_smp *smp;
	const struct question *question;
	int depth;  /* that it searches */
	bool ahead; /* it searches one ply deeper */
	pthread_t thread;
	unsigned long long counted; /* its part of smp->nodes */
	struct worker worker;
};

/* Counts the nodes that a worker has spent since the last call. Returns whether the limit is reached. */
static bool count_nodes(struct lazy_smp *smp, const struct meter *meter, unsigned long long *counted)
{
	unsigned long long more = meter->nodes - *counted;
	*counted = meter->nodes;
	return atomic_fetch_add_explicit(&smp->nodes, more, memory_order_relaxed) + more >= smp->limit;
}

static int depth_kept(const struct lazy_smp *smp)
{
	return atomic_load_explicit(&smp->deepest, memory_order_relaxed);
}

/* The time limit of the main worker's meter: its own, the limit for all nodes, and a result that it may take over. */
static int main_time_left(void *context)
{
	struct lazy_smp *smp = context;
	if (count_nodes(smp, &smp->main->meter, &smp->counted) || depth_kept(smp) >= smp->depth)
		return 0;
	return smp->time.left ? smp->time.left(smp->time.context) : TIME_FREE;
}

/* That of a helper, which reads no clock. */
static int helper_time_left(void *context)
{
	struct helper *helper = context;
	struct lazy_smp *smp = helper->smp;
	bool over = count_nodes(smp, &helper->worker.meter, &helper->counted) || depth_kept(smp) >= helper->depth;
	return over || atomic_load_explicit(&smp->stop, memory_order_relaxed) ? 0 : TIME_FREE;
}

/* Keeps the result of a complete search if it is the deepest. */
static void keep_result(struct lazy_smp *smp, const struct worker *w, int depth, int value)
{
	const struct stack_entry *ss = &w->stack[0];
	pthread_mutex_lock(&smp->lock);
	if (depth > depth_kept(smp) && ss->pv_length > 0) {
		smp->value = value;
		smp->pv_length = ss->pv_length;
		memcpy(smp->pv, ss->pv, (size_t)ss->pv_length * sizeof *ss->pv);
		atomic_store_explicit(&smp->deepest, depth, memory_order_relaxed);
	}
	pthread_mutex_unlock(&smp->lock);
}

/* Returns the next depth to search; `most` + 1 after the last. */
static int next_depth(const struct helper *helper, int most)
{
	int done = max(helper->depth, depth_kept(helper->smp));
	return done + 1 + (helper->ahead && done + 1 < most);
}

/* Searches deeper and deeper, until the meter stops at the end of all searches. Of several lines the second comes
   first, because the main worker begins with the best. */
static void help_lines(struct helper *helper, int most)
{
	struct worker *w = &helper->worker;
	struct lazy_smp *smp = helper->smp;
	int value[HELPED_LINES_MAX] = {0};
	for (helper->depth = 0; (helper->depth = next_depth(helper, most)) <= most;) {
		bool complete = true;
		w->meter.stopped = false;
		for (int line = 1; line <= smp->lines && complete; line++) {
			w->first_root = line % smp->lines;
			complete = search_root(w, helper->depth, &value[w->first_root]);
		}
		if (complete && smp->lines == 1)
			keep_result(smp, w, helper->depth, *value);
		else if (!complete && (depth_kept(smp) < helper->depth || atomic_load(&smp->stop)))
			break;
	}
}

static void *help(void *context)
{
	struct helper *helper = context;
	struct worker *w = &helper->worker;
	const struct question *question = helper->question;
	int most = question->budget->depth > 0 ? question->budget->depth : SEARCH_DEPTH_MAX;
	worker_start(w, question);
	w->meter.time = (struct time_limit){.left = helper_time_left, .context = helper};
	w->time_manager.budget = NULL;
	help_lines(helper, min(most, w->position.empty));
	count_nodes(helper->smp, &w->meter, &helper->counted);
	return NULL;
}

/* Starts one more helper. Returns false if there is no room for it. */
static bool add_helper(struct lazy_smp *smp, const struct question *question)
{
	struct helper **at = &smp->helper[smp->helpers];
	if (!*at)
		*at = pages_allocate(sizeof **at, budget_affords_large_pages(question->budget));
	struct helper *helper = *at;
	if (!helper)
		return false;
	struct worker *w = &helper->worker;
	helper->smp = smp;
	helper->question = question;
	helper->counted = 0;
	helper->ahead = smp->helpers % 2 == 0 && smp->lines == 1;
	w->tt = smp->main->tt; /* the same buckets */
	w->roots = smp->main->roots;
	memcpy(w->root, smp->main->root, (size_t)w->roots * sizeof *w->root);
	memcpy(w->reduction, smp->main->reduction, sizeof w->reduction);
	worker_forget(w);
	if (!thread_start(&helper->thread, help, helper))
		return false;
	smp->helpers++;
	return true;
}

void lazy_smp_attach(struct lazy_smp *smp, struct worker *main)
{
	main->smp = smp;
	smp->main = main;
	smp->limit = main->meter.limit;
	smp->time = main->meter.time;
	smp->counted = 0;
	smp->helpers = 0;
	smp->lines = 1;
	smp->short_of_threads = false;
	smp->depth = INT_MAX;
	atomic_store(&smp->deepest, 0);
	atomic_store(&smp->stop, false);
	atomic_store(&smp->nodes, 0);
}

void lazy_smp_start(struct lazy_smp *smp, const struct question *question, int lines)
{
	const struct budget *budget = question->budget;
	int wanted = min(budget->threads, THREADS_MAX) - 1;
	if (budget->nodes > 0 && budget->nodes / NODES_A_THREAD < (unsigned)max(wanted, 0))
		wanted = (int)(budget->nodes / NODES_A_THREAD);
	smp->lines = clamp(lines, 1, min(HELPED_LINES_MAX, smp->main->roots));
	pthread_mutex_init(&smp->lock, NULL);
	while (smp->helpers < wanted && add_helper(smp, question))
		;
	smp->short_of_threads = smp->helpers < wanted;
	if (smp->helpers > 0)
		smp->main->meter.time = (struct time_limit){main_time_left, smp, smp->time.reserve};
}

unsigned long long lazy_smp_nodes(struct lazy_smp *smp)
{
	count_nodes(smp, &smp->main->meter, &smp->counted);
	return atomic_load_explicit(&smp->nodes, memory_order_relaxed);
}

/* Is the root move still one of the main worker's? It may have proved that the other side then wins. */
static bool is_root(const struct worker *w, int cell)
{
	int i = w->first_root;
	while (i < w->roots && w->root[i].cell != cell)
		i++;
	return i < w->roots;
}

/* Takes over the deepest result if it is deeper than `depth`, and its move is one of the main worker's root moves.
   Returns its depth, or 0. */
static int take_result(struct lazy_smp *smp, int depth, int *value)
{
	struct worker *w = smp->main;
	struct stack_entry *ss = &w->stack[0];
	int found = 0;
	pthread_mutex_lock(&smp->lock);
	if (depth_kept(smp) > depth && !is_root(w, smp->pv[0])) {
		atomic_store_explicit(&smp->deepest, depth, memory_order_relaxed);
	} else if (depth_kept(smp) > depth) {
		found = depth_kept(smp);
		*value = smp->value;
		ss->pv_length = smp->pv_length;
		memcpy(ss->pv, smp->pv, (size_t)smp->pv_length * sizeof *ss->pv);
		worker_raise_root(w, w->first_root, ss->pv[0]);
	}
	pthread_mutex_unlock(&smp->lock);
	return found;
}

bool lazy_smp_search_root(struct lazy_smp *smp, int depth, int *value)
{
	if (smp->lines > 1) {
		atomic_store_explicit(&smp->deepest, depth - 1, memory_order_relaxed);
		return search_root(smp->main, depth, value);
	}
	smp->depth = depth;
	bool complete = take_result(smp, depth - 1, value) || search_root(smp->main, depth, value);
	smp->depth = INT_MAX;
	if (complete)
		keep_result(smp, smp->main, depth, *value);
	else
		complete = take_result(smp, depth - 1, value);
	return complete;
}

int lazy_smp_join(struct lazy_smp *smp, int depth, int *value)
{
	atomic_store_explicit(&smp->stop, true, memory_order_relaxed);
	for (int i = 0; i < smp->helpers; i++)
		pthread_join(smp->helper[i]->thread, NULL);
	smp->main->meter.time = smp->time;
	smp->main->first_root = 0;
	int found = smp->lines == 1 ? take_result(smp, depth, value) : 0;
	pthread_mutex_destroy(&smp->lock);
	return found;
}

void lazy_smp_free(struct lazy_smp *smp)
{
	for (int i = 0; i < THREADS_MAX; i++)
		pages_free(smp->helper[i]);
	memset(smp->helper, 0, sizeof smp->helper);
}
