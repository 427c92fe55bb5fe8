#include "engine/search/vct.h"

size_t vct_bytes(size_t memory)
{
	enum { PART = 16, MOST = 1 << 22 };
	return memory / PART < MOST ? memory / PART : MOST;
}

void vct_start(struct vct *vct, struct worker *w, size_t memory)
{
	size_t bytes = vct_bytes(memory);
	vcf_make(&vct->vcf, bytes / 4);
	vcf_forget(&vct->vcf);
	prover_make(&vct->prover, bytes / 4 * 3);
	vct->prover.position = vct->vcf.position = &w->position;
	vct->prover.vcf = &vct->vcf;
	vct->vcf.meter = &w->meter;
	vct->over = false;
	vct->asked = w->meter.nodes;
	prover_start(&vct->prover, w->position.to_move, false);
}

int vct_look(struct vct *vct, struct worker *w)
{
	enum { SHARE = 4, LEAST = 64, FIRST = 40000 }; /* with fewer nodes the search itself finds more wins */
	struct meter *meter = &w->meter;
	unsigned long long nodes = (meter->nodes - vct->asked) / SHARE;
	if (vct->over || meter->stopped || meter->nodes < FIRST || nodes < LEAST)
		return 0;
	unsigned long long limit = meter_lend(meter, nodes);
	enum proved proved = prover_prove(&vct->prover);
	meter_return(meter, limit);
	int plies = 0;
	if (proved == PROVED_WIN) {
		limit = meter_lend(meter, meter->nodes);
		plies = proof_play(&vct->proof, &vct->prover);
		meter_return(meter, limit);
	}
	vct->over = proved != PROVED_UNKNOWN;
	vct->asked = meter->nodes;
	return plies;
}

void vct_free(struct vct *vct)
{
	vcf_free(&vct->vcf);
	prover_free(&vct->prover);
}
