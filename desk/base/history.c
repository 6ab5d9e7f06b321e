/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/base/history.h"

#include <string.h>

#include "desk/base/property.h"
#include "engine/base/arena.h"

/* Words. */

/* The rows in force of one command. */
static int *rows_of(const struct history *h, struct str command, struct arena *a, int *n)
{
    int *list = NULL, cap = 0;

    *n = 0;
    for (int i = 0; i < h->n; i++)
        if (h->in_force[i] && str_eq(h->row[i].command, command)) {
            arena_room(a, list, *n, cap);
            list[(*n)++] = i;
        }
    return list;
}

struct history history_of(const struct journal_row *row, int n, struct arena *a)
{
    struct history h = { .row = row, .n = n, .in_force = journal_in_force(row, n, a) };

    h.import = rows_of(&h, STR("import"), a, &h.nimport);
    h.correct = rows_of(&h, STR("correct"), a, &h.ncorrect);
    return h;
}

/* By its name; what is of no section may tell of some. */
static bool is_about(const struct journal_row *row, const struct event *ev, int section)
{
    struct arena own = { 0 };
    struct fact *fact;
    int n = 0;
    bool is = section == NOBODY || str_eq(row->section, ev->section[section].name);

    if (!is && row->section.n == 0)
        fact_read(row->facts, &own, &fact, &n);
    for (int i = 0; i < n; i++)
        is = is || fact[i].section == section + 1;
    arena_free(&own);
    return is;
}

int history_last(const struct history *h, const struct event *ev, int section)
{
    int i = h->n - 1;

    while (i > 0 && !(h->in_force[i] && is_about(&h->row[i], ev, section)))
        i--;
    return i > 0 ? i : -1;
}

/* What an entry can tell of: those before it. One that was tampered with would else tell of itself for ever. */
struct earlier {
    const struct history *h;
    int n;
};

static struct str entry_text(const void *journal, long entry, struct arena *a)
{
    const struct earlier *earlier = journal;

    if (entry < 1 || entry > earlier->n)
        return STR("...");
    return history_text(earlier->h, (int)entry - 1, a);
}

/* On a page a setting is called as on its form. */
static const struct fact *with_labels(const struct fact *fact, int n, const struct wording *wording, struct arena *a)
{
    struct fact *told = arena_new(a, struct fact, n);

    for (int i = 0; i < n; i++) {
        told[i] = fact[i];
        if (fact[i].kind != FACT_SETTING)
            continue;
        struct str value = fact[i].becomes.n > 0 ? fact[i].becomes : STR("none");
        struct str text = setting_told(fact[i].what, value, wording, a);
        if (text.n > 0)
            told[i].what = text, told[i].becomes = (struct str){ 0 }, told[i].of = 0;
    }
    return told;
}

static struct str sentence(const struct earlier *earlier, const struct fact *fact, int n, struct arena *a)
{
    const struct entry_text entry = { entry_text, earlier, earlier->h->whole, earlier->h->wording };
    bool page = entry.wording.medium == MEDIUM_PAGE;

    return fact_text(page ? with_labels(fact, n, &entry.wording, a) : fact, n, &entry, a);
}

struct str history_sentence(const struct history *h, const struct fact *fact, int n, struct arena *a)
{
    const struct earlier all = { h, h->n };

    return sentence(&all, fact, n, a);
}

struct str history_text(const struct history *h, int i, struct arena *a)
{
    const struct earlier earlier = { h, i };
    struct fact *fact;
    int n;

    fact_read(h->row[i].facts, a, &fact, &n);
    return sentence(&earlier, fact, n, a);
}

/* Teams that were registered again. */

/* Where the team of a place before the entry stands after it; 0: it is gone. */
static int place_after(const struct fact *fact, int n, int section, int team)
{
    bool enrolled = false;

    for (int i = 0; i < n; i++) {
        if (fact[i].kind != FACT_PLACE || fact[i].section != section)
            continue;
        enrolled = true;
        if (fact[i].number == team)
            return fact[i].team;
    }
    return enrolled ? 0 : team;
}

static void bring_forward(const struct fact *import, int n, struct fact *fact, int nfact)
{
    for (int i = 0; i < nfact; i++) {
        if (fact[i].team)
            fact[i].team = place_after(import, n, fact[i].section, fact[i].team);
        if (fact[i].other)
            fact[i].other = place_after(import, n, fact[i].section, fact[i].other);
    }
}

/* What the entry says itself. */
static struct fact *own_facts(const struct history *h, int i, struct arena *a, int *n)
{
    struct fact *fact, *import;
    int nimport;

    fact_read(h->row[i].facts, a, &fact, n);
    for (int k = 0; k < h->nimport; k++)
        if (h->import[k] > i && fact_read(h->row[h->import[k]].facts, a, &import, &nimport))
            bring_forward(import, nimport, fact, *n);
    return fact;
}

/* The earliest correction after it says what a team was called before. */
struct str *history_names(const struct history *h, int i, const struct event *now, int section, struct arena *a)
{
    const struct section *s = &now->section[section - 1];
    struct str *name = arena_new(a, struct str, s->nsquad);
    int n;

    for (int k = 0; k < s->nsquad; k++)
        name[k] = s->squad[k].name;
    for (int k = h->ncorrect - 1; k >= 0 && h->correct[k] > i; k--) {
        const struct fact *fact = own_facts(h, h->correct[k], a, &n);
        for (int f = 0; f < n; f++)
            if (fact[f].kind == FACT_RENAMED && fact[f].section == section && fact[f].team)
                name[fact[f].team - 1] = fact[f].was;
    }
    return name;
}

/* Entries that take back. */

/* The facts with those of entry i + 1 behind them. */
static struct fact *with_facts(struct fact *fact, int *n, const struct history *h, int i, struct arena *a)
{
    int more;
    const struct fact *other = own_facts(h, i, a, &more);

    fact = arena_grow(a, fact, sizeof *fact, (size_t)*n, (size_t)*n + (size_t)more);
    for (int f = 0; f < more; f++)
        fact[(*n)++] = other[f];
    return fact;
}

/* What is in force after it and was not before, or the other way round. */
struct fact *history_facts(const struct history *h, int i, struct arena *a, int *n)
{
    struct fact *fact = own_facts(h, i, a, n);
    struct arena own = { 0 };

    if (!journal_takes_back(&h->row[i]))
        return fact;
    const bool *before = journal_in_force(h->row, i, &own), *after = journal_in_force(h->row, i + 1, &own);
    for (int earlier = 0; earlier < i; earlier++)
        if (before[earlier] != after[earlier])
            fact = with_facts(fact, n, h, earlier, a);
    arena_free(&own);
    return fact;
}
