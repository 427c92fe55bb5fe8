/* Dot products of 16-bit numbers: the core of a fully connected layer. The versions for AVX2 compute the same as the
   others. */
#ifndef DOT_PRODUCTS_H
#define DOT_PRODUCTS_H

#include <stdint.h>
#include <string.h>

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

/* Sets the results to the sums: divided by 2 to the power of `shift`, rounded down, and from `least` to `most`. `count`
   is a multiple of 8. */
static inline void dot_clamp(const int32_t *sum, int count, int shift, int least, int most, int16_t *result)
{
	for (int k = 0; k < count; k++) {
		int32_t share = sum[k] >> shift;
		result[k] = (int16_t)(share < least ? least : share > most ? most : share);
	}
}

/* Sets 64 results to the dot products of their weights and the inputs, each with a bias, divided by 2 to the power of
   `shift`, rounded down, and from `least` to `most`. First come the weights of the first pair of inputs for all
   results, then those of the next pair. */
static inline void dot_by_pairs(const int16_t *weight, const int32_t bias[64], const int16_t *input, int inputs,
                                int shift, int least, int most, int16_t result[64])
{
	int32_t sum[64];
	memcpy(sum, bias, sizeof sum);
	for (int i = 0; i < inputs; i += 2)
		for (int k = 0; k < 64; k++, weight += 2)
			sum[k] += weight[0] * input[i] + weight[1] * input[i + 1];
	dot_clamp(sum, 64, shift, least, most, result);
}

/* Sets each of count / 2 results to the sum of two products, of neighbors, divided by 2 to the power of `shift`,
   rounded down. `count` is a multiple of 16. */
static inline void dot_multiply(const int16_t *one, const int16_t *other, int count, int shift, int16_t *result)
{
	for (int k = 0; k < count / 2; k++)
		result[k] = (int16_t)((one[2 * k] * other[2 * k] + one[2 * k + 1] * other[2 * k + 1]) >> shift);
}

/* Returns the dot product, which may need more than 32 bits. `count` is a multiple of 16. */
static inline int64_t dot_product(const int16_t *one, const int16_t *other, int count)
{
	int64_t sum = 0;
	for (int i = 0; i < count; i++)
		sum += one[i] * other[i];
	return sum;
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

FOR_AVX2 static inline void dot_clamp_avx2(const int32_t *sum, int count, int shift, int least, int most,
                                           int16_t *result)
{
	for (int k = 0; k < count; k += 8) {
		__m256i all = _mm256_srai_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(sum + k)), shift);
		all = _mm256_min_epi32(_mm256_max_epi32(all, _mm256_set1_epi32(least)), _mm256_set1_epi32(most));
		__m128i packed = _mm_packs_epi32(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
		_mm_storeu_si128((__m128i *)(void *)(result + k), packed);
	}
}

FOR_AVX2 static inline __m256i dot_load_sums(const int32_t *sum)
{
	return _mm256_loadu_si256((const __m256i *)(const void *)sum);
}

FOR_AVX2 static inline __m256i dot_add_pair(__m256i sums, const int16_t *weight, __m256i pair)
{
	return _mm256_add_epi32(sums, _mm256_madd_epi16(dot_load(weight), pair));
}

/* Limits sixteen sums, eight in each of the two. */
FOR_AVX2 static inline void dot_limit(__m256i low, __m256i high, int shift, __m256i least, __m256i most,
                                      int16_t result[16])
{
	__m256i packed = _mm256_packs_epi32(_mm256_srai_epi32(low, shift), _mm256_srai_epi32(high, shift));
	packed = _mm256_min_epi16(_mm256_max_epi16(_mm256_permute4x64_epi64(packed, 0xD8), least), most);
	_mm256_storeu_si256((__m256i *)(void *)result, packed);
}

FOR_AVX2 static inline void dot_by_pairs_avx2(const int16_t *weight, const int32_t bias[64], const int16_t *input,
                                              int inputs, int shift, int least, int most, int16_t result[64])
{
	__m256i a = dot_load_sums(bias), b = dot_load_sums(bias + 8), c = dot_load_sums(bias + 16);
	__m256i d = dot_load_sums(bias + 24), e = dot_load_sums(bias + 32), f = dot_load_sums(bias + 40);
	__m256i g = dot_load_sums(bias + 48), h = dot_load_sums(bias + 56);
	__m256i lower = _mm256_set1_epi16((int16_t)least), upper = _mm256_set1_epi16((int16_t)most);
	for (int i = 0; i < inputs; i += 2, weight += 128) {
		int32_t both;
		memcpy(&both, input + i, sizeof both);
		__m256i pair = _mm256_set1_epi32(both);
		a = dot_add_pair(a, weight, pair), b = dot_add_pair(b, weight + 16, pair);
		c = dot_add_pair(c, weight + 32, pair), d = dot_add_pair(d, weight + 48, pair);
		e = dot_add_pair(e, weight + 64, pair), f = dot_add_pair(f, weight + 80, pair);
		g = dot_add_pair(g, weight + 96, pair), h = dot_add_pair(h, weight + 112, pair);
	}
	dot_limit(a, b, shift, lower, upper, result);
	dot_limit(c, d, shift, lower, upper, result + 16);
	dot_limit(e, f, shift, lower, upper, result + 32);
	dot_limit(g, h, shift, lower, upper, result + 48);
}

FOR_AVX2 static inline void dot_multiply_avx2(const int16_t *one, const int16_t *other, int count, int shift,
                                              int16_t *result)
{
	for (int k = 0; k < count; k += 16) {
		__m256i sums = _mm256_srai_epi32(_mm256_madd_epi16(dot_load(one + k), dot_load(other + k)), shift);
		__m128i packed = _mm_packs_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
		_mm_storeu_si128((__m128i *)(void *)(result + k / 2), packed);
	}
}

FOR_AVX2 static inline int64_t dot_product_avx2(const int16_t *one, const int16_t *other, int count)
{
	__m256i sum = _mm256_setzero_si256();
	int64_t part[4];
	for (int i = 0; i < count; i += 16) {
		__m256i pairs = _mm256_madd_epi16(dot_load(one + i), dot_load(other + i));
		sum = _mm256_add_epi64(sum, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(pairs)));
		sum = _mm256_add_epi64(sum, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(pairs, 1)));
	}
	_mm256_storeu_si256((__m256i *)(void *)part, sum);
	return part[0] + part[1] + part[2] + part[3];
}
#else
#define dot_products_avx2 dot_products
#define dot_clamp_avx2 dot_clamp
#define dot_by_pairs_avx2 dot_by_pairs
#define dot_multiply_avx2 dot_multiply
#define dot_product_avx2 dot_product
#endif

#endif
