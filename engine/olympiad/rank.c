/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/olympiad/rank.h"

#include <stdlib.h>

/* Negative if the first comes first. */
static int higher_first(int a, int b)
{
    return (a < b) - (a > b);
}

static int lower_first(int a, int b)
{
    return (a > b) - (a < b);
}

/* RULE_NUMBER, RULE_NUMBER_TIES */
static int seeding_cmp(const struct seeding *a, const struct seeding *b)
{
    int c = higher_first(a->sum_of_four, b->sum_of_four);

    if (c == 0)
        c = higher_first(a->fifth, b->fifth);
    return c != 0 ? c : str_cmp(a->key, b->key);
}

static int by_seeding(const void *a, const void *b, void *seeding)
{
    const struct seeding *s = seeding;
    int i = *(const int *)a, j = *(const int *)b;
    int c = seeding_cmp(&s[i], &s[j]);

    return c != 0 ? c : lower_first(i, j);
}

void rank_initial(const struct seeding *s, int n, int *order)
{
    for (int i = 0; i < n; i++)
        order[i] = i;
    qsort_r(order, (size_t)n, sizeof *order, by_seeding, (void *)s);
}

/* The key between match points and number: RULE_RANK, RULE_RANK_2022, RULE_RANK_ECU, RULE_RANK_ECU_2015. */
static int second_key(const struct card *c, enum rank_key key)
{
    switch (key) {
    case RANK_GP:
        return c->gp;
    case RANK_OSB:
        return c->osb;
    case RANK_NONE:
        break;
    }
    return 0;
}

static int rank_cmp(const struct card *a, const struct card *b, enum rank_key key)
{
    int c = higher_first(a->mp, b->mp);

    if (c == 0)
        c = higher_first(second_key(a, key), second_key(b, key));
    return c != 0 ? c : lower_first(a->number, b->number);
}

bool rank_before(const struct card *a, const struct card *b, enum edition edition)
{
    return rank_cmp(a, b, edition_row(edition)->key) < 0;
}

struct keyed_cards {
    const struct card *card;
    enum rank_key key;
};

static int by_rank(const void *a, const void *b, void *ranking)
{
    const struct keyed_cards *r = ranking;

    return rank_cmp(&r->card[*(const int *)a], &r->card[*(const int *)b], r->key);
}

void rank_sort(const struct card *card, enum edition edition, int *order, int n)
{
    struct keyed_cards r = { card, edition_row(edition)->key };

    qsort_r(order, (size_t)n, sizeof *order, by_rank, &r);
}
