/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/name_fits.h"

#include <string.h>

#include "engine/base/arena.h"
#include "teams/text.h"
#include "teams/title.h"

enum { WORDS_MAX = 12 };

struct words {
    struct str word[WORDS_MAX];
    int n;
};

static bool is_between(char c)
{
    return c == ' ' || c == ',' || c == '.' || c == '-' || c == '(' || c == ')';
}

static void words_of(struct str name, struct arena *a, struct words *out)
{
    struct str key = text_fold(a, name);

    out->n = 0;
    for (size_t i = 0; i < key.n && out->n < WORDS_MAX;) {
        size_t from = i;
        while (i < key.n && !is_between(key.p[i]))
            i++;
        struct str word = { key.p + from, i - from };
        if (word.n > 0)
            out->word[out->n++] = word;
        i += word.n == 0;
    }
    /* "GM" before a name; there are families called Im, too, with a comma behind it. */
    enum { TITLE_AND_NAMES = 3 };

    if (out->n < TITLE_AND_NAMES || out->word[0].p[out->word[0].n] == ',' ||
        title_rank(str_capitals(a, out->word[0])) == 0)
        return;
    memmove(out->word, out->word + 1, sizeof *out->word * (size_t)--out->n);
}

static bool is_initial(struct str word, struct str of)
{
    struct str rest = word;

    return word.n > 0 && text_letter(&rest) >= 0 && rest.n == 0 && str_starts(of, word);
}

/* How well two words go together: 2 they are one, 1 the one is the initial of the other. */
static int likeness(struct str a, struct str b)
{
    if (str_eq(a, b))
        return 2;
    return is_initial(a, b) || is_initial(b, a);
}

/* A word goes with the best that is left. */
static bool all_fit(const struct words *few, const struct words *many)
{
    bool taken[WORDS_MAX] = { false }, whole = false;

    for (int i = 0; i < few->n; i++) {
        int best = -1;
        for (int k = 0; k < many->n; k++)
            if (!taken[k] &&
                likeness(few->word[i], many->word[k]) > (best < 0 ? 0 : likeness(few->word[i], many->word[best])))
                best = k;
        if (best < 0)
            return false;
        taken[best] = true;
        whole = whole || (likeness(few->word[i], many->word[best]) == 2 && !is_initial(few->word[i], few->word[i]));
    }
    return whole;
}

static bool words_fit(const struct words *a, const struct words *b)
{
    return a->n > 0 && b->n > 0 && (a->n <= b->n ? all_fit(a, b) : all_fit(b, a));
}

bool name_fits(struct str a, struct str b)
{
    struct arena scratch = { 0 };
    struct words x, y;

    words_of(a, &scratch, &x);
    words_of(b, &scratch, &y);
    bool fits = words_fit(&x, &y);
    arena_free(&scratch);
    return fits;
}

static bool is_called(const struct player *p, const struct words *name, struct arena *a)
{
    struct words his;

    words_of(p->name, a, &his);
    if (words_fit(name, &his))
        return true;
    words_of(p->latin, a, &his);
    return words_fit(name, &his);
}

static int spelt_so(const struct squad *q, struct str name, int *n)
{
    int place = 0;

    for (int i = 0; i < q->nplayer; i++)
        if (str_eq(q->player[i].name, name) || str_eq(q->player[i].latin, name)) {
            place = i + 1;
            ++*n;
        }
    return place;
}

/* But for case and accents. */
static int written_so(const struct squad *q, struct str name, int *n)
{
    struct arena scratch = { 0 };
    struct str key = text_fold(&scratch, name);
    int place = 0;

    for (int i = 0; i < q->nplayer; i++)
        if (str_eq(text_fold(&scratch, q->player[i].name), key) ||
            str_eq(text_fold(&scratch, q->player[i].latin), key)) {
            place = i + 1;
            ++*n;
        }
    arena_free(&scratch);
    return place;
}

static int fits_it(const struct squad *q, struct str name, int *n)
{
    struct arena scratch = { 0 };
    struct words words;
    int place = 0;

    words_of(name, &scratch, &words);
    for (int i = 0; i < q->nplayer; i++)
        if (is_called(&q->player[i], &words, &scratch)) {
            place = i + 1;
            ++*n;
        }
    arena_free(&scratch);
    return place;
}

/* The first that finds anybody counts. */
static int (*const ways[])(const struct squad *q, struct str name, int *n) = { spelt_so, written_so, fits_it };
enum { WAYS = sizeof ways / sizeof *ways };

/* WAYS: nobody of them is called so. */
static int way_of(const struct squad *q, struct str name, int *place, int *n)
{
    int way = 0;

    *n = 0;
    *place = 0;
    if (name.n == 0)
        return WAYS;
    while (way < WAYS && (*place = ways[way](q, name, n)) == 0)
        way++;
    return way;
}

int player_called(const struct squad *q, struct str name)
{
    int n, place;

    way_of(q, name, &place, &n);
    return n == 1 ? place : 0;
}

bool squad_has_called(const struct squad *q, struct str name)
{
    return way_of(q, name, &(int){ 0 }, &(int){ 0 }) < WAYS;
}

/* In a way before that of this squad, and before `end`. */
static int called_before(const struct section *s, struct str name, int squad, int end)
{
    int way = name.n > 0 ? way_of(&s->squad[squad], name, &(int){ 0 }, &(int){ 0 }) : 0;

    for (int w = 0; w < way && w < end; w++)
        for (int i = 0; i < s->nsquad; i++)
            if (i != squad && ways[w](&s->squad[i], name, &(int){ 0 }) > 0)
                return i;
    return NOBODY;
}

int squad_called_rather(const struct section *s, struct str name, int squad)
{
    return called_before(s, name, squad, WAYS);
}

int squad_spelt_rather(const struct section *s, struct str name, int squad)
{
    return called_before(s, name, squad, WAYS - 1);
}

int squad_of_called(const struct section *s, struct str name)
{
    for (int w = 0; name.n > 0 && w < WAYS; w++) {
        int found = NOBODY, squads = 0;
        for (int i = 0; i < s->nsquad; i++)
            if (ways[w](&s->squad[i], name, &(int){ 0 }) > 0) {
                found = i;
                squads++;
            }
        if (squads > 0)
            return squads == 1 ? found : NOBODY;
    }
    return NOBODY;
}
