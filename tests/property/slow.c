/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/property/slow.h"

#include <string.h>

enum reason_key slow_apart(const struct swiss *s, int a, int b)
{
    for (int r = 0; r < s->entrant[a].npast; r++)
        if (s->entrant[a].past[r].played && s->entrant[a].past[r].opponent == b)
            return KEY_MET;
    for (int i = 0; i < s->nbarred; i++)
        if ((s->barred[i].a == a && s->barred[i].b == b) || (s->barred[i].a == b && s->barred[i].b == a))
            return KEY_BARRED;
    return KEY_NONE;
}

bool slow_met(const struct swiss *s, int a, int b)
{
    return slow_apart(s, a, b) != KEY_NONE;
}

int slow_white(const struct swiss *s, int i)
{
    int sum = 0;

    for (int r = 0; r < s->entrant[i].npast; r++)
        sum += s->entrant[i].past[r].played ? (int)s->entrant[i].past[r].colour : 0;
    return sum;
}

int slow_last(const struct swiss *s, int i, int back)
{
    for (int r = s->entrant[i].npast - 1; r >= 0; r--)
        if (s->entrant[i].past[r].played && --back == 0)
            return s->entrant[i].past[r].colour;
    return 0;
}

int slow_due(const struct swiss *s, int i)
{
    int white = slow_white(s, i);

    return white < 0 ? 1 : white > 0 ? -1 : -slow_last(s, i, 1);
}

int slow_alternate(const struct swiss *s, int a, int b)
{
    for (int back = 1;; back++) {
        int x = slow_last(s, a, back), y = slow_last(s, b, back);
        if (x == 0 || y == 0)
            return 0;
        if (x != y)
            return -x;
    }
}

bool slow_complete(struct slow *w, unsigned set)
{
    if (set == 0)
        return true;
    if (__builtin_popcount(set) % 2)
        return false;
    if (w->known[set])
        return w->known[set] > 0;
    int u = __builtin_ctz(set);
    bool found = false;
    for (int v = u + 1; v < w->n && !found; v++)
        found = set >> v & 1 && w->open[u][v] && slow_complete(w, set & ~(1u << u) & ~(1u << v));
    w->known[set] = found ? 1 : -1;
    return found;
}

static int compare(const long *a, const long *b)
{
    for (int k = 0; k < 8; k++)
        if (a[k] != b[k])
            return a[k] > b[k] ? -1 : 1;
    return 0;
}

void slow_sort(struct slow *w, const long (*key)[8])
{
    for (int i = 1; i < w->n; i++)
        for (int j = i; j > 0 && compare(key[w->who[j]], key[w->who[j - 1]]) < 0; j--) {
            int swap = w->who[j];
            w->who[j] = w->who[j - 1];
            w->who[j - 1] = swap;
        }
}

void slow_publish(const struct swiss *s, struct pair *pair, int n, const long (*key)[8])
{
    long place[SLOW_MOST][8] = { { 0 } };

    for (int i = 0; i < n; i++) {
        int a = pair[i].white, b = pair[i].black, high = compare(key[a], key[b]) < 0 ? a : b;
        place[i][0] = s->entrant[high].points;
        place[i][1] = s->entrant[a].points + s->entrant[b].points;
        memcpy(&place[i][2], key[high], 6 * sizeof(long));
    }
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && compare(place[j], place[j - 1]) < 0; j--) {
            struct pair swap = pair[j];
            long old[8];
            pair[j] = pair[j - 1];
            pair[j - 1] = swap;
            memcpy(old, place[j], sizeof old);
            memcpy(place[j], place[j - 1], sizeof old);
            memcpy(place[j - 1], old, sizeof old);
        }
}
