#include "engine/search/time_manager.h"

#include <assert.h>

#include "base/minmax.h"

void time_manager_start(struct time_manager *manager, const struct budget *budget)
{
	*manager = (struct time_manager){.budget = budget};
	if (budget->optimum > 0)
		manager->first = time_limit_left(&budget->time);
}

void time_manager_update(struct time_manager *manager, int cell, int value)
{
	manager->stable = cell == manager->cell ? manager->stable + 1 : 0;
	manager->cell = cell;
	manager->falls = max(0, manager->value - value);
	manager->value = value;
}

/* Returns the time for the move, in percent of the optimum time. */
static int percent_of_optimum(const struct time_manager *manager, int share)
{
	static const int stable_percent[] = {150, 125, 105, 90, 80, 70};
	enum { DEPTHS = sizeof stable_percent / sizeof *stable_percent, FALL_MOST = 80 };
	assert(share >= 0 && share <= 100);
	int percent = stable_percent[min(manager->stable, DEPTHS - 1)] + min(manager->falls, FALL_MOST);
	return percent * (160 - share) / 100;
}

bool time_manager_spent(const struct time_manager *manager, int share)
{
	const struct budget *budget = manager->budget;
	if (!budget || budget->optimum == 0)
		return false;
	long long spent = manager->first - time_limit_left(&budget->time);
	return spent * 100 >= (long long)budget->optimum * percent_of_optimum(manager, share);
}
