/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/suggest.h"

#include <stddef.h>

enum { LONGEST = 32, MOST_SLIPS = 2 };

static int least_of(int a, int b, int c)
{
    int m = a < b ? a : b;
    return m < c ? m : c;
}

/* How many letters must be changed, added or dropped to make one word the other. */
static int distance(struct str a, struct str b)
{
    int row[LONGEST + 1];

    for (int j = 0; j <= (int)b.n; j++)
        row[j] = j;
    for (int i = 1; i <= (int)a.n; i++) {
        int corner = row[0];
        row[0] = i;
        for (int j = 1; j <= (int)b.n; j++) {
            int above = row[j];
            row[j] = least_of(row[j] + 1, row[j - 1] + 1, corner + (a.p[i - 1] != b.p[j - 1]));
            corner = above;
        }
    }
    return row[b.n];
}

struct suggestion suggest_for(struct str word)
{
    return (struct suggestion){ word, NULL, MOST_SLIPS + 1 };
}

void suggest_try(struct suggestion *n, const char *name)
{
    struct str other = str_of(name);

    if (n->word.n > LONGEST || other.n > LONGEST)
        return;
    int slips = distance(n->word, other);
    if (slips < n->slips && 2 * slips < (int)n->word.n) /* of three letters two are another word */ {
        n->slips = slips;
        n->name = name;
    }
}
