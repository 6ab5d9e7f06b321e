/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/rating/expectation.h"

enum { EVEN = 50, CERTAIN = 100 };

/* RULE_EXPECTATION: the largest difference that still has 50, 51, ... 99 per cent. */
static const int largest[] = {
    3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,  98,  106, 113, 121,
    129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278,
    290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
};

_Static_assert(sizeof largest / sizeof *largest == CERTAIN - EVEN, "50 to 99 per cent");

int expectation(int difference)
{
    int above = difference < 0 ? -difference : difference, i = 0;

    while (EVEN + i < CERTAIN && above > largest[i])
        i++;
    return difference < 0 ? CERTAIN - EVEN - i : EVEN + i;
}
