#include "base/meter.h"

#include <assert.h>

unsigned long long meter_lower_limit(struct meter *meter, unsigned long long nodes)
{
	unsigned long long limit = meter->limit;
	if (meter->nodes < limit && nodes < limit - meter->nodes)
		meter->limit = meter->nodes + nodes;
	return limit;
}

void meter_restore_limit(struct meter *meter, unsigned long long limit)
{
	assert(limit >= meter->limit);
	meter->limit = limit;
	meter->stopped = meter->nodes >= limit;
}
