/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/lineups/receipt.h"

/* What the journal says of each of them. */
static const struct kinds {
    enum fact_kind kind[4];
    int n;
} said[] = {
    [RECEIPT_LINEUP] = { { FACT_LINEUP, FACT_LINEUP_LATE, FACT_LINEUP_OF, FACT_LINEUP_CHANGED }, 4 },
    [RECEIPT_ORDER] = { { FACT_ORDER_RECEIVED, FACT_ORDER_SIGNED }, 2 },
    [RECEIPT_ORDER_SIGNED] = { { FACT_ORDER_CONFIRMED, FACT_ORDER_SIGNED }, 2 },
    [RECEIPT_SIGNATURE] = { { FACT_SIGNED, FACT_DISPUTED }, 2 },
};

static bool says(const struct fact *f, const struct kinds *k)
{
    int i = 0;

    while (i < k->n && k->kind[i] != f->kind)
        i++;
    return i < k->n;
}

/* Of a team that has been registered again since, too. */
static bool is_about(const struct history *h, int row, int team, const struct kinds *k, int round, struct arena *a)
{
    int n;
    const struct fact *fact = history_facts(h, row, a, &n);

    for (int i = 0; i < n && !journal_takes_back(&h->row[row]); i++)
        if (says(&fact[i], k) && fact[i].team == team && (round == 0 || fact[i].round == round))
            return true;
    return false;
}

long receipt_number(const struct history *h, struct str section, int team, enum receipt what, int round,
                    struct arena *a)
{
    long n = 0, held = 0;

    for (int i = 0; i < h->n; i++)
        if (str_eq(h->row[i].section, section) && is_about(h, i, team, &said[what], round, a)) {
            n++;
            if (h->in_force[i])
                held = n;
        }
    return held;
}
