#include "engine/vct.h"

size_t vct_bytes(size_t memory)
{
	enum { PART = 16, MOST = 1 << 22 };
	return memory / PART < MOST ? memory / PART : MOST;
}

void vct_start(struct vct *vct, struct thinker *t)
{
	size_t bytes = vct_bytes(t->budget->memory);
	fours_make(&vct->fours, bytes / 4);
	fours_forget(&vct->fours);
	prover_make(&vct->prover, bytes / 4 * 3);
	vct->prover.position = vct->fours.position = &t->position;
	vct->prover.fours = &vct->fours;
	vct->fours.budget = t->budget;
	vct->over = false;
	vct->asked = t->nodes;
	prover_start(&vct->prover, t->position.to_move, false);
}

/* The prover may take so many nodes more, as far as the search has them. */
static void begin(struct vct *vct, const struct thinker *t, unsigned long long nodes)
{
	unsigned long long left = t->allowance - t->nodes;
	vct->fours.nodes = t->nodes;
	vct->fours.allowance = t->nodes + (nodes < left ? nodes : left);
}

/* Where it stops it has counted a node more. */
static void end(const struct vct *vct, struct thinker *t)
{
	t->nodes = vct->fours.nodes < t->allowance ? vct->fours.nodes : t->allowance;
	t->stopped = t->nodes == t->allowance;
}

int vct_look(struct vct *vct, struct thinker *t)
{
	enum { SHARE = 4, LEAST = 64, FIRST = 40000 }; /* with fewer the search itself sees more wins */
	unsigned long long nodes = (t->nodes - vct->asked) / SHARE;
	if (vct->over || t->stopped || t->nodes < FIRST || nodes < LEAST)
		return 0;
	begin(vct, t, nodes);
	enum proved proved = prover_prove(&vct->prover);
	end(vct, t);
	int plies = 0;
	if (proved == PROVED_WIN) {
		begin(vct, t, t->nodes);
		plies = proof_play(&vct->proof, &vct->prover);
		end(vct, t);
	}
	vct->over = proved != PROVED_UNKNOWN;
	vct->asked = t->nodes;
	return plies;
}

void vct_free(struct vct *vct)
{
	fours_free(&vct->fours);
	prover_free(&vct->prover);
}
