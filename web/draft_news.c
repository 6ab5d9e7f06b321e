/* SPDX-License-Identifier: Apache-2.0 */
/* draft_news.c - what is new in a draft since the one before. */
#include "web/page_part.h"

#include "desk/history.h"
#include "desk/messages.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/text.h"
#include "web/bar.h"
#include "web/messages.h"
#include "web/page_text.h"

enum { CHANGES = 30 };

static bool names(const struct history *h, int i, const struct visit *v, enum fact_kind kind)
{
    struct fact *fact;
    int n, section = (int)(v->in - v->event.section) + 1;

    fact_read(h->row[i].facts, v->arena, &fact, &n);
    for (int k = 0; k < n; k++)
        if (fact[k].kind == kind && fact[k].round == v->round && (fact[k].section == section || fact[k].section == 0))
            return true;
    return false;
}

/* The entry before which the draft that came before this one was still there; 0: this one is the first. */
static long end_of_last(const struct visit *v, const struct history *h)
{
    int now = h->n - 1, last;

    while (now >= 0 && !(h->in_force[now] && names(h, now, v, FACT_DRAFTED)))
        now--;
    for (last = now - 1; last >= 0 && !names(h, last, v, FACT_DRAFTED);)
        last--;
    if (last < 0)
        return 0;
    for (int i = last + 1; i < now; i++)
        if (names(h, i, v, FACT_DISCARDED) || journal_took_back(&h->row[i], h->row[last].entry))
            return h->row[i].entry;
    return h->row[now].entry;
}

/* The teams are the same ones, by name, unless they were registered again. */
static int squad_in(const struct section *s, struct str name)
{
    for (int i = 0; i < s->nsquad; i++)
        if (str_eq(s->squad[i].name, name))
            return i;
    return NOBODY;
}

static bool has_pair(const struct section *in, int round, const struct section *of, const struct fixture *f)
{
    int a = squad_in(in, of->squad[f->side[0]].name), b = squad_in(in, of->squad[f->side[1]].name);
    const struct fixture *there = a != NOBODY ? match_of(&in->round[round - 1], a) : NULL;

    return there && b != NOBODY && there->side[0] == a && there->side[1] == b;
}

static int put_changes(const struct visit *v, struct markup *m, const struct section *now, const struct section *was,
                       struct message (*says)(struct str team, struct str other, long table))
{
    const struct pairing_list *r = &now->round[v->round - 1];
    int n = 0;

    for (int i = 0; i < r->nfixture; i++) {
        const struct fixture *f = &r->fixture[i];
        if (has_pair(was, v->round, now, f))
            continue;
        if (n++ < CHANGES)
            put_message(v, m, "<li>", says(now->squad[f->side[0]].name, now->squad[f->side[1]].name, f->table),
                        "</li>\n");
    }
    return n;
}

static const struct section *section_before(struct visit *v, long entry, struct err *e)
{
    struct event *was = arena_new(v->arena, struct event, 1);

    if (!desk_view_before(v->room->desk, entry, &v->who.viewer, v->arena, was, e))
        return NULL;
    for (int i = 0; i < was->nsection; i++)
        if (str_eq(was->section[i].name, v->in->name) && was->section[i].nround >= v->round)
            return &was->section[i];
    return NULL;
}

static void put_bye_change(const struct visit *v, struct markup *m, const struct section *was)
{
    int bye = v->in->round[v->round - 1].bye, then = was->round[v->round - 1].bye;
    struct str now = bye == NOBODY ? page_text(v, say_nobody()) : v->in->squad[bye].name;
    struct str before = then == NOBODY ? page_text(v, say_nobody()) : was->squad[then].name;

    if (!str_eq(now, before))
        put_message(v, m, "<li>", say_bye_changed(now, before), "</li>\n");
}

void draft_news(struct visit *v, struct markup *m)
{
    const struct journal_row *row;
    struct err none = { 0 };
    int n;

    if (!visit_journal(v, &row, &n, &none))
        return;
    struct history h = history_of(row, n, v->arena);

    h.wording = visit_wording(v);
    long end = end_of_last(v, &h);
    const struct section *was = end > 0 ? section_before(v, end, &none) : NULL;
    if (!was) {
        put_message(v, m, "<p data-part=\"news\">", say_first_draft(), "</p>\n");
        return;
    }
    put_message(v, m, "<section class=\"card\" data-part=\"news\"><h2>", say_since_draft_before(), "</h2>\n<ul>\n");
    int gone = put_changes(v, m, was, v->in, say_pair_is_gone);
    int come = put_changes(v, m, v->in, was, say_pair_is_new);
    put_bye_change(v, m, was);
    put(m, "</ul>\n");
    put_line_message(v, m, gone + come == 0 ? say_no_pair_changed() : say_pairs_changed(come, gone));
    put(m, "</section>\n");
}

/* The last entry that made an end of it: it was discarded, or taken back. */
static int end_of(const struct visit *v, const struct history *h, int draft)
{
    int i = h->n - 1;

    while (i > draft && !(h->in_force[i] && names(h, i, v, FACT_DISCARDED)) &&
           !journal_took_back(&h->row[i], h->row[draft].entry))
        i--;
    return i;
}

struct str draft_end(const struct visit *v)
{
    const struct journal_row *row;
    int n;

    if (!visit_journal(v, &row, &n, &(struct err){ 0 }))
        return STR("");
    struct history h = history_of(row, n, v->arena);

    h.wording = visit_wording(v);
    int draft = h.n - 1;
    while (draft >= 0 && !names(&h, draft, v, FACT_DRAFTED))
        draft--;
    int end = draft >= 0 ? end_of(v, &h, draft) : draft;
    if (end == draft)
        return STR("");
    return page_text(v,
                     say_draft_was_discarded(moment_short(row[draft].time, v->now), moment_short(row[end].time, v->now),
                                             history_text(&h, end, v->arena), bar_whose(v, &row[end])));
}

void draft_discarded(const struct visit *v, struct markup *m)
{
    struct str end = draft_end(v);

    if (end.n == 0)
        return;
    put(m, "<p data-part=\"discarded\">");
    put_text(m, end);
    put(m, "</p>\n");
}
