#include "engine/search/vct.h"

#include <assert.h>

size_t vct_bytes(size_t memory)
{
	enum { PART = 16, VCT_BYTES_MAX = 1 << 22 };
	return memory / PART < VCT_BYTES_MAX ? memory / PART : VCT_BYTES_MAX;
}

void vct_start(struct vct *vct, struct worker *w, enum side attacker, size_t memory)
{
	prover_load(&vct->proof.prover, &w->position, &w->meter, vct_bytes(memory), false);
	vct->answered = false;
	vct->nodes_at_last_call = w->meter.nodes;
	prover_start(&vct->proof.prover, attacker, false);
}

static enum proved prove(struct vct *vct, struct worker *w)
{
	w->position.proving = true;
	enum proved proved = prover_prove(&vct->proof.prover);
	w->position.proving = false;
	return proved;
}

int vct_continue(struct vct *vct, struct worker *w, int share)
{
	enum { LEAST = 64, NODES_BEFORE_VCT = 40000 }; /* with fewer nodes the search itself finds more wins */
	struct meter *meter = &w->meter;
	assert(share > 0 && meter->nodes >= vct->nodes_at_last_call);
	unsigned long long nodes = (meter->nodes - vct->nodes_at_last_call) / (unsigned)share;
	if (vct->answered || meter->stopped || meter->nodes < NODES_BEFORE_VCT || nodes < LEAST)
		return 0;
	unsigned long long limit = meter_lower_limit(meter, nodes);
	enum proved proved = prove(vct, w);
	meter_restore_limit(meter, limit);
	int plies = 0;
	if (proved == PROVED_WIN) {
		limit = meter_lower_limit(meter, meter->nodes);
		plies = proof_play(&vct->proof);
		meter_restore_limit(meter, limit);
	}
	vct->answered = proved != PROVED_UNKNOWN;
	vct->nodes_at_last_call = meter->nodes;
	return plies;
}

bool vct_refutes(struct vct *vct, struct worker *w, int cell)
{
	enum { REFUTING_SHARE = 64, NODES_BEFORE_REFUTING = 4000 };
	struct meter *meter = &w->meter;
	if (meter->stopped || meter->nodes < NODES_BEFORE_REFUTING)
		return false;
	unsigned long long limit = meter_lower_limit(meter, meter->nodes / REFUTING_SHARE);
	prover_put(&vct->proof.prover, cell);
	enum proved proved = prove(vct, w);
	prover_take(&vct->proof.prover, cell);
	meter_restore_limit(meter, limit);
	meter_obey_stop(meter);
	return proved == PROVED_WIN;
}
