#include "engine/question/meter.h"

void meter_start(struct meter *meter, const struct budget *budget)
{
	*meter = (struct meter){.limit = budget->nodes > 0 ? budget->nodes : ~0ull, .budget = budget};
}

unsigned long long meter_lend(struct meter *meter, unsigned long long nodes)
{
	unsigned long long limit = meter->limit;
	if (meter->nodes < limit && nodes < limit - meter->nodes)
		meter->limit = meter->nodes + nodes;
	return limit;
}

void meter_return(struct meter *meter, unsigned long long limit)
{
	meter->limit = limit;
	meter->stopped = meter->nodes >= limit;
}
