/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/property/written.h"

#include <assert.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/olympiad/pairing.h"
#include "engine/olympiad/trace.h"
#include "import/json_trace.h"
#include "reports/exchange/json_trace.h"

/* --- the matches behind the cards ------------------------------------------------------------ */

/* Every team's next meeting in turn, each in the earliest round that comes after the earlier
   meetings of both. */
struct schedule {
    const struct field *field;
    int *next; /* of each team: meetings put down so far */
    int *last; /* and the round of the last */
    struct round *round;
    struct match *match; /* [round][...], room for field->n in each */
};

static int next_opponent(const struct schedule *s, int team)
{
    const struct card *c = &s->field->card[team];

    return s->next[team] < c->nmet ? c->met[s->next[team]] : NOBODY;
}

/* False if the two cannot have met so, by colours or rounds. */
static bool put_down(struct schedule *s, int a, int b)
{
    const struct card *x = &s->field->card[a], *y = &s->field->card[b];
    int r = s->last[a] > s->last[b] ? s->last[a] : s->last[b];

    if (r + 1 >= s->field->round || x->colour[s->next[a]] == y->colour[s->next[b]])
        return false;
    struct match *list = &s->match[r * s->field->n];
    list[s->round[r].nmatch++] = (struct match){ .team = { a, b }, .played = true };
    s->round[r].match = list;
    s->last[a] = s->last[b] = r + 1;
    s->next[a]++;
    s->next[b]++;
    return true;
}

/* A colour for every match, as far as that can be seen. */
static bool has_all_colours(const struct field *f)
{
    for (int i = 0; i < f->n; i++)
        if (f->card[i].nmet != f->card[i].ncolour)
            return false;
    return true;
}

/* False if the cards are of no event, such as met teams by number with colours by round. */
static bool put_down_all(struct schedule *s)
{
    bool more = has_all_colours(s->field);

    if (!more)
        return false;
    while (more) {
        more = false;
        for (int i = 0; i < s->field->n; i++) {
            int k = next_opponent(s, i);
            if (k == NOBODY || next_opponent(s, k) != i)
                continue;
            if (!put_down(s, i, k))
                return false;
            more = true;
        }
    }
    for (int i = 0; i < s->field->n; i++)
        if (next_opponent(s, i) != NOBODY)
            return false;
    return true;
}

static struct schedule empty_schedule(const struct field *f, struct arena *a)
{
    struct schedule s = { f, arena_new(a, int, f->n), arena_new(a, int, f->n), arena_new(a, struct round, f->round),
                          arena_new(a, struct match, f->round * f->n) };

    for (int r = 0; r < f->round; r++)
        s.round[r].bye = NOBODY;
    return s;
}

static struct tournament played(const struct schedule *s)
{
    return (struct tournament){ .round = s->round, .nround = s->field->round - 1 };
}

/* The same round from cards that an event could have: teams that have met are barred, and every
   match was against one that is not paired. It has a last team more. */
static struct field disguised(const struct field *f, struct arena *a)
{
    int n = f->n, most = 0, longest = 0;
    struct card *card = arena_new(a, struct card, n + 1);
    struct barred *barred = arena_new(a, struct barred, f->nbarred + n * n);
    struct field out = *f;

    out.nbarred = 0;
    for (int i = 0; i < f->nbarred; i++) {
        barred[out.nbarred] = f->barred[i];
        if (f->barred[i].round == 0 || f->barred[i].round == f->round)
            barred[out.nbarred++].round = 0;
    }
    for (int i = 0; i < n; i++) {
        card[i] = f->card[i];
        for (int k = 0; k < f->card[i].nmet; k++)
            barred[out.nbarred++] = (struct barred){ .a = i, .b = f->card[i].met[k] };
        int *met = arena_new(a, int, card[i].ncolour);
        for (int k = 0; k < card[i].ncolour; k++)
            met[k] = n;
        card[i].met = met;
        card[i].nmet = card[i].ncolour;
        longest = card[i].ncolour > longest ? card[i].ncolour : longest;
        most = card[i].number > most ? card[i].number : most;
    }
    card[n] = (struct card){ .number = most + 1 };
    out.card = card;
    out.barred = barred;
    out.n = n + 1;
    if (out.round > 1 && out.round <= longest)
        out.round = longest + 1;
    return out;
}

static struct tournament against_the_last(const struct field *f, struct arena *a)
{
    struct schedule s = empty_schedule(f, a);

    for (int i = 0; i + 1 < f->n; i++)
        for (int r = 0; r < f->card[i].nmet; r++) {
            struct match *list = &s.match[r * f->n];
            list[s.round[r].nmatch++] = (struct match){ .team = { i, f->n - 1 }, .played = true };
            s.round[r].match = list;
        }
    return played(&s);
}

/* --- the trace, written and read back -------------------------------------------------------- */

static struct section names(const struct field *f, struct arena *a)
{
    struct section s = { .name = STR("open"), .nsquad = f->n };

    s.squad = arena_new(a, struct squad, f->n);
    for (int i = 0; i < f->n; i++)
        s.squad[i].name = str_fmt(a, "Team %d", f->card[i].number);
    return s;
}

static bool write(const struct field *f, const struct tournament *t, struct arena *a, struct str *bytes)
{
    struct arena own = { 0 };
    struct trace trace = { .arena = &own };
    struct pairing p = pairing_trace(f, &trace, a);
    struct section s = names(f, a);
    const struct event event = { .name = STR("Made up") };
    const struct json_trace j = { &event, &s, t, f, &p, &trace };
    struct err e = { 0 };

    bool ok = p.legal && json_trace_write(&j, a, bytes, &e);
    arena_free(&own);
    assert(ok || !p.legal);
    return ok;
}

bool written_trace(const struct field *f, const struct tournament *t, struct arena *a, struct str *bytes)
{
    struct schedule schedule = empty_schedule(f, a);
    struct tournament made = played(&schedule);
    struct field other = *f;

    if (!t && !put_down_all(&schedule)) {
        other = disguised(f, a);
        made = against_the_last(&other, a);
    }
    return write(&other, t ? t : &made, a, bytes);
}

bool written_record(const struct field *f, const struct tournament *t, struct arena *a, struct parsed_trace *out)
{
    struct err e = { 0 };
    struct str bytes;

    if (!written_trace(f, t, a, &bytes))
        return false;
    bool ok = json_trace_read(bytes, STR("trace"), a, out, &e);
    assert(ok);
    return ok;
}
