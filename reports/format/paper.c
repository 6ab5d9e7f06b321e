/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/paper.h"

static const struct paper_row papers[] = {
#define X(id, name, width, height) [id] = { name, width, height },
    PAPERS(X)
#undef X
};

const struct paper_row *paper_row(enum paper p)
{
    return &papers[p];
}

bool paper_find(struct str name, enum paper *out)
{
    for (int p = 0; p < PAPER_COUNT; p++)
        if (name.n > 0 && str_same(name, str_of(papers[p].name))) {
            *out = (enum paper)p;
            return true;
        }
    return false;
}
