/* costly_assert(): an assertion that is too slow for users. It is on where COSTLY_ASSERTS is defined: in `make dev`, in
   the sanitized builds of `make strict`, and in the fuzzers. */
#ifndef COSTLY_ASSERT_H
#define COSTLY_ASSERT_H

#include <assert.h>

#ifdef COSTLY_ASSERTS
#define costly_assert(condition) assert(condition)
#else
#define costly_assert(condition) ((void)sizeof((condition) ? 1 : 0)) /* compiled, not evaluated */
#endif

#endif
