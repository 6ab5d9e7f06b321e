/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/lab/random.h"

#include <assert.h>

/* SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014. */
uint64_t random_word(struct random *r)
{
    uint64_t z = (r->state += 0x9e3779b97f4a7c15u);

    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

int random_below(struct random *r, int n)
{
    assert(n > 0);
    return (int)(random_word(r) % (uint64_t)n);
}

int random_from(struct random *r, int low, int high)
{
    return low + random_below(r, high - low + 1);
}

bool random_chance(struct random *r, int percent)
{
    return random_below(r, 100) < percent;
}

bool random_rare(struct random *r, int hundredths)
{
    return hundredths > 0 && random_below(r, 10000) < hundredths;
}

void random_shuffle(struct random *r, int *item, int n)
{
    for (int i = n - 1; i > 0; i--) {
        int k = random_below(r, i + 1), swap = item[i];
        item[i] = item[k];
        item[k] = swap;
    }
}
