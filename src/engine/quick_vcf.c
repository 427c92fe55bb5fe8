#include "engine/quick_vcf.h"

#include <string.h>

int quick_vcf(struct worker *w, int ply, int count, bool wide)
{
	struct vcf *vcf = &w->vcf;
	struct stack_entry *ss = &w->stack[ply];
	if (ruleset_needs_open_end(&w->position.rules))
		return 0; /* a four has other answers there */
	int plies = vcf_quick(vcf, count, wide);
	if (plies == 0)
		return 0;
	ss->pv_length = vcf->length;
	memcpy(ss->pv, vcf->line, (size_t)vcf->length * sizeof *ss->pv);
	return plies;
}
