#include "base/compiler.h"

#if defined(__x86_64__) && defined(__GNUC__)
#include <cpuid.h>

/* Does not ask __builtin_cpu_supports(), which makes every start of the program slower. */
bool has_avx2(void)
{
	enum { WIDE_REGISTERS = 6 }; /* the bits of XCR0 that say that the system saves them */
	unsigned a, b, c, d, saved, unused;
	if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_OSXSAVE) || !(c & bit_AVX))
		return false;
	__asm__("xgetbv" : "=a"(saved), "=d"(unused) : "c"(0));
	return (saved & WIDE_REGISTERS) == WIDE_REGISTERS && __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_AVX2);
}
#else
bool has_avx2(void)
{
	return false;
}
#endif
