#include "engine/vct.h"

size_t vct_bytes(size_t memory)
{
	enum { PART = 16, MOST = 1 << 22 };
	return memory / PART < MOST ? memory / PART : MOST;
}

void vct_start(struct vct *vct, struct worker *w)
{
	size_t bytes = vct_bytes(w->budget->memory);
	vcf_make(&vct->vcf, bytes / 4);
	vcf_forget(&vct->vcf);
	prover_make(&vct->prover, bytes / 4 * 3);
	vct->prover.position = vct->vcf.position = &w->position;
	vct->prover.vcf = &vct->vcf;
	vct->vcf.budget = w->budget;
	vct->over = false;
	vct->asked = w->nodes;
	prover_start(&vct->prover, w->position.to_move, false);
}

/* The prover may take so many nodes more, as far as the search has them. */
static void begin(struct vct *vct, const struct worker *w, unsigned long long nodes)
{
	unsigned long long left = w->allowance - w->nodes;
	vct->vcf.nodes = w->nodes;
	vct->vcf.allowance = w->nodes + (nodes < left ? nodes : left);
}

/* Where it stops it has counted a node more. */
static void end(const struct vct *vct, struct worker *w)
{
	w->nodes = vct->vcf.nodes < w->allowance ? vct->vcf.nodes : w->allowance;
	w->stopped = w->nodes == w->allowance;
}

int vct_look(struct vct *vct, struct worker *w)
{
	enum { SHARE = 4, LEAST = 64, FIRST = 40000 }; /* with fewer the search itself sees more wins */
	unsigned long long nodes = (w->nodes - vct->asked) / SHARE;
	if (vct->over || w->stopped || w->nodes < FIRST || nodes < LEAST)
		return 0;
	begin(vct, w, nodes);
	enum proved proved = prover_prove(&vct->prover);
	end(vct, w);
	int plies = 0;
	if (proved == PROVED_WIN) {
		begin(vct, w, w->nodes);
		plies = proof_play(&vct->proof, &vct->prover);
		end(vct, w);
	}
	vct->over = proved != PROVED_UNKNOWN;
	vct->asked = w->nodes;
	return plies;
}

void vct_free(struct vct *vct)
{
	vcf_free(&vct->vcf);
	prover_free(&vct->prover);
}
