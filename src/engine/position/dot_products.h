/* Dot products of 16-bit numbers: the core of a fully connected layer. The versions for AVX2 compute the same as the
   others. */
#ifndef DOT_PRODUCTS_H
#define DOT_PRODUCTS_H

#include <stdint.h>

#include "base/compiler.h"

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#endif

/* Add to each of eight sums the dot product of its weights, `inputs` numbers from weight[sum * inputs] on, and the
   inputs. `inputs` is a multiple of 16. */
static inline void dot_products(const int16_t *weight, const int16_t *input, int inputs, int32_t sum[8])
{
	for (int k = 0; k < 8; k++) {
		int32_t product = 0;
		for (int i = 0; i < inputs; i++)
			product += weight[k * inputs + i] * input[i];
		sum[k] += product;
	}
}

/* Sets eight results to the sums: at least 0, divided by 2 to the power of `shift`, and at most `most`. */
static inline void dot_rectify(const int32_t sum[8], int shift, int most, int16_t result[8])
{
	for (int k = 0; k < 8; k++) {
		int32_t share = sum[k] > 0 ? sum[k] >> shift : 0;
		result[k] = (int16_t)(share < most ? share : most);
	}
}

#if defined(__x86_64__) && defined(__GNUC__)
FOR_AVX2 static inline __m256i dot_load(const int16_t *number)
{
	return _mm256_loadu_si256((const __m256i *)(const void *)number);
}

FOR_AVX2 static inline __m256i dot_product_parts(const int16_t *weight, const int16_t *input, int inputs)
{
	__m256i parts = _mm256_madd_epi16(dot_load(weight), dot_load(input));
	for (int i = 16; i < inputs; i += 16)
		parts = _mm256_add_epi32(parts, _mm256_madd_epi16(dot_load(weight + i), dot_load(input + i)));
	return parts;
}

/* Returns two numbers for each of four dot products, one in each half. */
FOR_AVX2 static inline __m256i four_dot_products(const int16_t *weight, const int16_t *input, int inputs)
{
	__m256i one = _mm256_hadd_epi32(dot_product_parts(weight, input, inputs),
	                                dot_product_parts(weight + inputs, input, inputs));
	weight += 2 * inputs;
	__m256i other = _mm256_hadd_epi32(dot_product_parts(weight, input, inputs),
	                                  dot_product_parts(weight + inputs, input, inputs));
	return _mm256_hadd_epi32(one, other);
}

FOR_AVX2 static inline void dot_products_avx2(const int16_t *weight, const int16_t *input, int inputs, int32_t sum[8])
{
	__m256i one = four_dot_products(weight, input, inputs);
	__m256i other = four_dot_products(weight + 4 * inputs, input, inputs);
	__m256i low = _mm256_permute2x128_si256(one, other, 0x20), high = _mm256_permute2x128_si256(one, other, 0x31);
	__m256i *at = (__m256i *)(void *)sum;
	_mm256_storeu_si256(at, _mm256_add_epi32(_mm256_loadu_si256(at), _mm256_add_epi32(low, high)));
}

FOR_AVX2 static inline void dot_rectify_avx2(const int32_t sum[8], int shift, int most, int16_t result[8])
{
	__m256i all = _mm256_max_epi32(_mm256_loadu_si256((const __m256i *)(const void *)sum), _mm256_setzero_si256());
	all = _mm256_min_epi32(_mm256_srli_epi32(all, shift), _mm256_set1_epi32(most));
	__m128i packed = _mm_packs_epi32(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
	_mm_storeu_si128((__m128i *)(void *)result, packed);
}
#else
#define dot_products_avx2 dot_products
#define dot_rectify_avx2 dot_rectify
#endif

#endif
