/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/amended.h"

#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/heading.h"
#include "reports/format/messages.h"
#include "teams/revision.h"

static bool is_of(const struct report_input *in, const struct revision *r, unsigned kinds)
{
    return r->round == in->round && (r->kind & kinds) != 0;
}

/* "22:05", or with the day if the round was published on another one. */
static struct str time_of(const struct report_input *in, struct str at, const struct wording *how, struct arena *a)
{
    enum { DAY = 10, TIME = 11, MINUTE = 16 };
    struct str published = in->section->round[in->round - 1].published;

    if (at.n < MINUTE || published.n < DAY || memcmp(at.p, published.p, DAY) != 0)
        return date_text(at, how, a);
    return (struct str){ at.p + TIME, MINUTE - TIME };
}

/* What changed at one time. */
struct places {
    int *table, n; /* ascending */
    struct str others;
};

static void add_table(struct places *p, int table)
{
    int at = p->n;

    while (at > 0 && p->table[at - 1] > table)
        at--;
    if (at > 0 && p->table[at - 1] == table)
        return;
    memmove(p->table + at + 1, p->table + at, (size_t)(p->n++ - at) * sizeof table);
    p->table[at] = table;
}

/* "tables 3, 4, the bye" */
static struct str places_text(const struct places *p, const struct wording *how, struct arena *a)
{
    struct str list = { 0 };

    for (int i = 0; i < p->n; i++)
        list = str_fmt(a, "%.*s%s%d", STR_ARG(list), i ? ", " : "", p->table[i]);
    if (p->n == 0)
        return p->others;
    const struct message tables = say_amended_tables(p->n, list);
    const struct str text = message_text(&tables, how, a);
    return p->others.n > 0 ? str_fmt(a, "%.*s, %.*s", STR_ARG(text), STR_ARG(p->others)) : text;
}

/* All that changed in the same minute as revision `first`; empty if an earlier one has told it. */
static struct str change_text(const struct report_input *in, unsigned kinds, int first, const struct wording *how,
                              struct arena *a)
{
    struct str when = time_of(in, in->revision[first].at, how, a);
    struct places p = { .table = arena_new(a, int, in->nrevision) };

    for (int i = 0; i < in->nrevision; i++) {
        const struct revision *r = &in->revision[i];
        if (!is_of(in, r, kinds) || !str_eq(time_of(in, r->at, how, a), when))
            continue;
        if (i < first)
            return (struct str){ 0 };
        if (r->table > 0)
            add_table(&p, r->table);
        else if (*r->place && !str_find(p.others, str_of(r->place)))
            p.others = str_fmt(a, "%.*s%s%s", STR_ARG(p.others), p.others.n ? ", " : "", r->place);
    }
    const struct message changed = say_amended_at(when, places_text(&p, how, a));
    return message_text(&changed, how, a);
}

struct str amended_text(const struct report_input *in, unsigned kinds, const struct wording *how, struct arena *a)
{
    struct str text = { 0 };

    for (int i = 0; i < in->nrevision; i++) {
        struct str change = { 0 };
        if (is_of(in, &in->revision[i], kinds))
            change = change_text(in, kinds, i, how, a);
        if (change.n > 0)
            text = str_fmt(a, "%.*s%s%.*s", STR_ARG(text), text.n ? "; " : "", STR_ARG(change));
    }
    const struct message amended = say_amended(text);
    return text.n > 0 ? message_text(&amended, how, a) : text;
}

unsigned amended_signs(const struct report_input *in, unsigned kinds, int table)
{
    for (int i = 0; i < in->nrevision; i++)
        if (is_of(in, &in->revision[i], kinds) && in->revision[i].table == table)
            return SIGN(SIGN_AMENDED);
    return 0;
}

unsigned amended_result(const struct report_input *in, int table, int board)
{
    for (int i = 0; i < in->nrevision; i++) {
        const struct revision *r = &in->revision[i];
        if (is_of(in, r, REVISED_RESULT) && r->table == table && (board == 0 || r->board == board))
            return SIGN(SIGN_CORRECTED);
    }
    return 0;
}

static bool is_correction(const struct report_input *in, const struct revision *r)
{
    const struct section *s = in->section;

    for (int i = 0; i < s->ncorrection; i++) {
        const struct correction *c = &s->correction[i];
        if (c->round == r->round && c->table == r->table && c->board == r->board)
            return true;
    }
    return false;
}

/* A table of players is one game. */
void amended_note_results(struct sheet *sheet, const struct report_input *in, struct arena *a)
{
    for (int i = 0; i < in->nrevision; i++) {
        const struct revision *r = &in->revision[i];
        if (is_of(in, r, REVISED_RESULT) && r->board > 0 && !is_correction(in, r))
            sheet_note_say(
                sheet,
                say_result_was_another(r->table, in->section->unit == UNIT_PLAYER ? 0 : r->board, r->becomes, r->was),
                a);
    }
}
