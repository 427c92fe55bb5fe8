#include "base/meter.h"

bool meter_spend(struct meter *meter, unsigned long long nodes, unsigned every)
{
	unsigned long long before = meter->nodes;
	if (nodes > meter->limit - before) {
		meter->nodes = meter->limit;
		meter->stopped = true;
	} else {
		meter->nodes += nodes;
	}
	return before / every != meter->nodes / every ? meter_check_time(meter) : meter->stopped;
}

unsigned long long meter_lower_limit(struct meter *meter, unsigned long long nodes)
{
	unsigned long long limit = meter->limit;
	if (meter->nodes < limit && nodes < limit - meter->nodes)
		meter->limit = meter->nodes + nodes;
	return limit;
}

void meter_restore_limit(struct meter *meter, unsigned long long limit)
{
	meter->limit = limit;
	meter->stopped = meter->nodes >= limit;
}
