/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/property/refcolour.h"

static int difference(const struct card *c)
{
    int d = 0;

    for (int i = 0; i < c->ncolour; i++)
        d += c->colour[i] == WHITE ? 1 : -1;
    return d;
}

/* A history beyond the limits, left by a breach, does not bar the colour that leads back. */
bool refcolour_can_take(const struct card *c, enum colour colour)
{
    int d = difference(c), n = c->ncolour;
    bool third = n >= 2 && c->colour[n - 1] == (int)colour && c->colour[n - 2] == (int)colour;

    return !third && (colour == WHITE ? d + 1 <= 2 : d - 1 >= -2);
}

bool refcolour_is_of_ecu(const struct field *f)
{
    return f->edition == EDITION_ECU || f->edition == EDITION_ECU_2015;
}

bool refcolour_is_free(const struct field *f)
{
    return refcolour_is_of_ecu(f) && f->round == f->rounds;
}

static enum colour other(enum colour c)
{
    return c == WHITE ? BLACK : WHITE;
}

/* Step 2: the colour of `a` if the limits leave one only. */
static enum colour by_limits(const struct card *a, const struct card *b)
{
    bool white = refcolour_can_take(a, WHITE) && refcolour_can_take(b, BLACK);
    bool black = refcolour_can_take(a, BLACK) && refcolour_can_take(b, WHITE);

    if (white == black)
        return COLOURLESS;
    return white ? WHITE : BLACK;
}

/* Step 3. */
static enum colour by_difference(const struct card *a, const struct card *b)
{
    if (difference(a) == difference(b))
        return COLOURLESS;
    return difference(a) < difference(b) ? WHITE : BLACK;
}

/* Step 4. */
static enum colour by_history(const struct card *a, const struct card *b)
{
    for (int back = 1; back <= a->ncolour && back <= b->ncolour; back++) {
        enum colour of_a = a->colour[a->ncolour - back], of_b = b->colour[b->ncolour - back];
        if (of_a != of_b)
            return other(of_a);
    }
    return COLOURLESS;
}

static enum colour preference(const struct card *c)
{
    if (c->ncolour == 0)
        return COLOURLESS;
    if (difference(c) != 0)
        return difference(c) < 0 ? WHITE : BLACK;
    return other(c->colour[c->ncolour - 1]);
}

/* Step 5. */
static enum colour by_preference(const struct card *a, const struct card *b, enum colour lot)
{
    if (preference(a) != COLOURLESS)
        return preference(a);
    if (preference(b) != COLOURLESS)
        return other(preference(b));
    return a->number % 2 ? lot : other(lot);
}

static enum colour colour_of_higher(const struct field *f, int high, int low, int place)
{
    const struct card *a = &f->card[high], *b = &f->card[low];
    enum colour c;

    if (f->round == 1)
        return place % 2 ? f->lot : other(f->lot);
    if (!refcolour_is_free(f) && (c = by_limits(a, b)) != COLOURLESS)
        return c;
    if ((c = by_difference(a, b)) != COLOURLESS || (c = by_history(a, b)) != COLOURLESS)
        return c;
    return by_preference(a, b, f->lot);
}

struct pair refcolour_give(const struct field *f, int high, int low, int place)
{
    return colour_of_higher(f, high, low, place) == WHITE ? (struct pair){ high, low } : (struct pair){ low, high };
}

static int smaller(const struct field *f, struct pair p)
{
    int white = f->card[p.white].number, black = f->card[p.black].number;

    return white < black ? white : black;
}

static bool published_before(const struct field *f, struct pair p, int p_high, struct pair q, int q_high)
{
    const struct card *a = &f->card[p_high], *b = &f->card[q_high];
    int sum_p = f->card[p.white].mp + f->card[p.black].mp;
    int sum_q = f->card[q.white].mp + f->card[q.black].mp;
    bool host_p = f->host != NOBODY && (p.white == f->host || p.black == f->host);
    bool host_q = f->host != NOBODY && (q.white == f->host || q.black == f->host);

    if (host_p != host_q)
        return host_p;
    if (f->edition == EDITION_ECU)
        return sum_p != sum_q ? sum_p > sum_q : smaller(f, p) < smaller(f, q);
    if (a->mp != b->mp)
        return a->mp > b->mp;
    if (sum_p != sum_q)
        return sum_p > sum_q;
    if (a->rating != b->rating)
        return a->rating > b->rating;
    return a->number < b->number;
}

void refcolour_publish(const struct field *f, struct pair *pair, int *high, int n)
{
    for (int i = 0; i < n; i++)
        for (int k = i + 1; k < n; k++)
            if (published_before(f, pair[k], high[k], pair[i], high[i])) {
                struct pair p = pair[i];
                int h = high[i];
                pair[i] = pair[k], high[i] = high[k];
                pair[k] = p, high[k] = h;
            }
}
