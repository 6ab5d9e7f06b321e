/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/slips.h"

#include "engine/base/arena.h"
#include "teams/text.h"

int slips_in_part(struct str word, struct str in)
{
    int row[SLIPS_MAX + 1], best;

    for (size_t i = 0; i <= word.n; i++)
        row[i] = (int)i;
    best = row[word.n];
    for (size_t k = 0; k < in.n; k++) {
        int corner = row[0];
        for (size_t i = 1; i <= word.n; i++) {
            int change = corner + (word.p[i - 1] != in.p[k]);
            int drop = row[i - 1] + 1, add = row[i] + 1;
            corner = row[i];
            row[i] = change < drop ? change : drop;
            row[i] = row[i] < add ? row[i] : add;
        }
        best = row[word.n] < best ? row[word.n] : best;
    }
    return best;
}

int slips_least(int a, int b)
{
    return a < b ? a : b;
}

int slips_between(struct str a, struct str b)
{
    int row[SLIPS_MAX + 1][SLIPS_MAX + 1];

    for (size_t i = 0; i <= a.n; i++)
        for (size_t k = 0; k <= b.n; k++) {
            if (i == 0 || k == 0) {
                row[i][k] = (int)(i + k);
                continue;
            }
            int change = row[i - 1][k - 1] + (a.p[i - 1] != b.p[k - 1]);
            row[i][k] = slips_least(change, slips_least(row[i - 1][k], row[i][k - 1]) + 1);
            if (i > 1 && k > 1 && a.p[i - 1] == b.p[k - 2] && a.p[i - 2] == b.p[k - 1])
                row[i][k] = slips_least(row[i][k], row[i - 2][k - 2] + 1);
        }
    return row[a.n][b.n];
}

static struct str first_word(struct arena *a, struct str name)
{
    struct str rest = text_fold(a, name), word = str_cut(&rest, ' ');

    word.n -= word.n > 0 && word.p[word.n - 1] == ',';
    return word;
}

bool name_is_near(struct str a, struct str b)
{
    struct arena scratch = { 0 };
    struct str x = first_word(&scratch, a), y = first_word(&scratch, b);
    bool both = x.n > 0 && x.n <= SLIPS_MAX && y.n > 0 && y.n <= SLIPS_MAX;
    bool near = both && slips_between(x, y) <= (int)(x.n < y.n ? x.n : y.n) / 3;

    arena_free(&scratch);
    return near;
}
