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

/* The last entry of that kind, as an index; -1: there is none. */
static int last_of(const struct history *h, struct str section, int team, enum receipt what, int round, long *number,
                   struct arena *a)
{
    int last = -1;

    *number = 0;
    for (int i = 0; i < h->n; i++)
        if (str_eq(h->row[i].section, section) && is_about(h, i, team, &said[what], round, a)) {
            last = i;
            ++*number;
        }
    return last;
}

/* The entry since which that one is not in force. */
static const struct journal_row *taken_back_by(const struct history *h, int gone, struct arena *a)
{
    int i = h->n;

    while (--i > gone && !(journal_takes_back(&h->row[i]) && journal_in_force(h->row, i, a)[gone]))
        ;
    return i > gone ? &h->row[i] : NULL;
}

static bool unpublishes(const struct history *h, int i, int round, struct arena *a)
{
    int n, at = 0;
    const struct fact *fact = history_facts(h, i, a, &n);

    while (at < n && !(fact[at].kind == FACT_UNPUBLISHED && fact[at].round == round))
        at++;
    return at < n;
}

/* The entry in force that took back the publication under that one. */
static const struct journal_row *unpublished_by(const struct history *h, int gone, int round, struct arena *a)
{
    struct str section = h->row[gone].section;
    int i = h->n;

    while (--i > gone && !(h->in_force[i] && !journal_takes_back(&h->row[i]) && str_eq(h->row[i].section, section) &&
                           unpublishes(h, i, round, a)))
        ;
    return i > gone ? &h->row[i] : NULL;
}

bool receipt_taken_back(const struct history *h, struct str section, int team, enum receipt what, int round,
                        struct arena *a, struct taken_back *out)
{
    int last = last_of(h, section, team, what, round, &out->receipt, a);

    if (last < 0)
        return false;
    out->gone = &h->row[last];
    out->by = h->in_force[last] ? unpublished_by(h, last, round, a) : taken_back_by(h, last, a);
    return out->by != NULL;
}
