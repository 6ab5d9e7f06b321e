/* SPDX-License-Identifier: Apache-2.0 */
/* compare.c - what an operation that is only previewed would change: for each thing, as it stands and as it would stand. */
#include "web/page_part.h"

#include "desk/property.h"
#include "desk/same_teams.h"
#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "engine/base/points.h"
#include "teams/match.h"
#include "web/messages.h"
#include "web/round.h"

enum { ROWS_SHOWN = 40 };

/* Things with a name, each as it stands. */
struct stands {
    struct stand {
        struct str label, text;
    } * item;
    int n, cap;
};

/* Where they are told of: an event, which may be another one than that of the visit, and a section of it. */
struct about {
    const struct visit *v;
    const struct event *ev;
    const struct section *s;
};

static void add(const struct about *in, struct stands *to, struct message label, struct str text)
{
    if (text.n == 0)
        return;
    arena_room(in->v->arena, to->item, to->n, to->cap);
    to->item[to->n++] = (struct stand){ page_text(in->v, label), text };
}

static void say(const struct about *in, struct stands *to, struct message label, struct message text)
{
    add(in, to, label, page_text(in->v, text));
}

static struct str also(const struct about *in, struct str list, struct str part)
{
    return list.n == 0 ? part : str_fmt(in->v->arena, "%.*s, %.*s", STR_ARG(list), STR_ARG(part));
}

/* --- a team ------------------------------------------------------------------------------------ */

static struct str player_text(const struct about *in, const struct player *p)
{
    struct arena *a = in->v->arena;
    struct str text = str_fmt(a, "%.*s%s%.*s", STR_ARG(p->title), p->title.n > 0 ? " " : "", STR_ARG(p->name));

    if (p->rating > 0)
        text = also(in, text, str_fmt(a, "%d", p->rating));
    if (p->fide_id > 0)
        text = also(in, text, page_text(in->v, say_stands_fide_id(str_fmt(a, "%ld", p->fide_id))));
    if (p->born > 0)
        text = also(in, text, page_text(in->v, say_stands_born(str_fmt(a, "%d", p->born))));
    if (p->sex != 0)
        text = also(in, text, page_text(in->v, p->sex == 'm' ? say_stands_man() : say_stands_woman()));
    return p->replaced ? also(in, text, page_text(in->v, say_stands_replaced())) : text;
}

/* A team that joined the published round has been away from it, and has a match. */
static struct message absence_message(const struct section *s, const struct absence *x)
{
    if (x->from <= s->nround && match_of(&s->round[x->from - 1], x->squad))
        return say_stands_late(x->from);
    if (x->expelled)
        return say_stands_expelled(x->from);
    if (x->withdrawn)
        return say_stands_withdrawn(x->from);
    if (x->to == 0)
        return say_stands_out_from(x->from);
    return x->to == x->from ? say_stands_out_once(x->from) : say_stands_out(x->from, x->to);
}

static void add_absences(const struct about *in, struct stands *to, int squad)
{
    struct str text = { 0 };

    for (int i = 0; i < in->s->nabsence; i++)
        if (in->s->absence[i].squad == squad)
            text = also(in, text, page_text(in->v, absence_message(in->s, &in->s->absence[i])));
    add(in, to, say_stands_pairing(), text.n > 0 ? text : page_text(in->v, say_stands_paired()));
}

static void add_points(const struct about *in, struct stands *to, int squad)
{
    struct arena *a = in->v->arena;
    struct str text = { 0 };

    for (int i = 0; i < in->s->nadjustment; i++) {
        const struct adjustment *x = &in->s->adjustment[i];
        if (x->team != squad)
            continue;
        struct str mp = str_fmt(a, "%+d", x->mp), gp = points_text(x->gp, true, a);
        text = also(in, text,
                    page_text(in->v, in->s->unit == UNIT_PLAYER ? say_stands_points_of_player(gp, x->from)
                                                                : say_stands_points(mp, gp, x->from)));
    }
    add(in, to, say_stands_adjusted(), text);
}

static void add_barred(const struct about *in, struct stands *to, int squad)
{
    struct str text = { 0 };

    for (int i = 0; i < in->s->nbarred; i++) {
        const struct barred *x = &in->s->barred[i];
        if (x->a == squad || x->b == squad)
            text = also(
                in, text,
                page_text(in->v, say_stands_barred_from(in->s->squad[x->a == squad ? x->b : x->a].name, x->round)));
    }
    add(in, to, say_stands_barred(), text);
}

static void add_decisions(const struct about *in, struct stands *to, int squad)
{
    struct str excused = { 0 };
    int warned = 0;

    for (int i = 0; i < in->s->nexcuse; i++)
        if (in->s->excuse[i].squad == squad)
            excused = also(in, excused, str_fmt(in->v->arena, "%d", in->s->excuse[i].round));
    for (int i = 0; i < in->s->nwarning; i++)
        warned += in->s->warning[i].squad == squad;
    add(in, to, say_stands_excused(), excused);
    if (warned > 0)
        add(in, to, say_stands_warned(), str_fmt(in->v->arena, "%d", warned));
}

static void add_arrival(const struct about *in, struct stands *to, const struct squad *q)
{
    const struct arrival *x = &q->arrival;

    if (x->players > 0)
        add(in, to, say_stands_here(), str_fmt(in->v->arena, "%d", x->players));
    if (x->due.n > 0)
        add(in, to, say_stands_due(), x->travel.n > 0 ? also(in, x->due, x->travel) : x->due);
    if (q->order.received.n > 0)
        say(in, to, say_stands_order(),
            q->order.confirmed.n > 0 ? say_stands_order_signed() : say_stands_order_received());
}

static void add_match(const struct about *in, struct stands *to, int squad)
{
    const struct pairing_list *r = in->s->nround > 0 ? &in->s->round[in->s->nround - 1] : NULL;
    const struct fixture *f = r ? match_of(r, squad) : NULL;

    if (f)
        say(in, to, say_stands_round(in->s->nround),
            say_stands_opponent(in->s->squad[match_opponent(f, squad)].name, f->table));
    else if (r && r->bye == squad)
        say(in, to, say_stands_round(in->s->nround), say_stands_bye());
    else if (r)
        say(in, to, say_stands_round(in->s->nround), say_stands_unpaired());
}

static struct stands stands_of_team(const struct about *in, int squad)
{
    struct stands to = { 0 };

    if (squad == NOBODY)
        return to;
    const struct squad *q = &in->s->squad[squad];
    add(in, &to, say_stands_name(), q->name);
    if (q->number > 0)
        add(in, &to, say_stands_number(), str_fmt(in->v->arena, "%d", q->number));
    add(in, &to, say_stands_captain(), q->captain);
    add_arrival(in, &to, q);
    add_absences(in, &to, squad);
    add_points(in, &to, squad);
    add_barred(in, &to, squad);
    add_decisions(in, &to, squad);
    for (int i = 0; i < q->nplayer; i++)
        add(in, &to, say_stands_player(i + 1), player_text(in, &q->player[i]));
    return to;
}

/* --- the rounds, the settings ------------------------------------------------------------------ */

/* "Fiji – Chad: ½–½ 1–0 – –" */
static struct str match_text(const struct about *in, const struct fixture *f)
{
    struct arena *a = in->v->arena;
    struct str text = str_fmt(a, "%.*s – %.*s", STR_ARG(direction_isolated(in->s->squad[f->side[0]].name, a)),
                              STR_ARG(direction_isolated(in->s->squad[f->side[1]].name, a)));

    for (int b = 0; match_has_results(f) && b < in->s->boards; b++) {
        struct str result = page_result(in->v, f->board[b].result);
        text = str_fmt(a, "%.*s%s %.*s", STR_ARG(text), b == 0 ? ":" : "", STR_ARG(result));
        if (f->board[b].swapped)
            text = str_fmt(a, "%.*s (%.*s)", STR_ARG(text), STR_ARG(page_text(in->v, say_stands_swapped())));
    }
    if (f->absent[0] || f->absent[1])
        text = also(in, text, page_text(in->v, say_stands_missed()));
    return text;
}

static void add_round(const struct about *in, struct stands *to, int round)
{
    const struct pairing_list *r = &in->s->round[round - 1];

    say(in, to, say_stands_round(round), round_state_message(r->state));
    if (r->opened.n > 0)
        add(in, to, say_stands_opened(round), r->opened);
    if (r->bye != NOBODY)
        add(in, to, say_stands_bye_of(round), in->s->squad[r->bye].name);
    for (int i = 0; i < r->nfixture; i++)
        add(in, to, say_stands_table(round, r->fixture[i].table), match_text(in, &r->fixture[i]));
}

static struct stands stands_of_round(const struct about *in, int round)
{
    struct stands to = { 0 };

    if (round <= in->s->nround)
        add_round(in, &to, round);
    return to;
}

/* Those of the section, or without one those of the event. */
static struct stands stands_of_settings(const struct about *in)
{
    const struct wording wording = visit_wording(in->v);
    struct stands to = { 0 };

    for (int i = 0; property_at(i); i++) {
        const struct property *p = property_at(i);
        int last = str_ends(str_of(p->name), STR(".N")) ? ROUNDS_MAX : 1;
        for (int round = 1; p->of_event == !in->s && round <= last; round++)
            add(in, &to, property_label(p, round),
                setting_value(p, property_text(p, in->ev, in->s, round, in->v->arena), &wording, in->v->arena));
    }
    return to;
}

/* --- what differs ------------------------------------------------------------------------------ */

struct difference_rows {
    struct markup *m;
    struct str whose; /* of which team, or section; may be empty */
    int n;
};

static struct str text_of(const struct stands *s, struct str label)
{
    for (int i = 0; i < s->n; i++)
        if (str_eq(s->item[i].label, label))
            return s->item[i].text;
    return (struct str){ 0 };
}

static void put_difference(const struct visit *v, struct difference_rows *t, struct str label, struct str was,
                           struct str becomes)
{
    if (t->n++ >= ROWS_SHOWN)
        return;
    put(t->m, "<tr><th scope=\"row\">");
    put_text(t->m, t->whose.n > 0 ? page_text(v, say_stands_of(t->whose, label)) : label);
    put(t->m, "</th><td>");
    put_text(t->m, was.n > 0 ? was : STR("–"));
    put(t->m, "</td><td class=\"b\">");
    put_text(t->m, becomes.n > 0 ? becomes : STR("–"));
    put(t->m, "</td></tr>\n");
}

static void put_differences(const struct visit *v, struct difference_rows *t, struct stands was, struct stands becomes)
{
    for (int i = 0; i < was.n; i++) {
        struct str now = text_of(&becomes, was.item[i].label);
        if (!str_eq(now, was.item[i].text))
            put_difference(v, t, was.item[i].label, was.item[i].text, now);
    }
    for (int i = 0; i < becomes.n; i++)
        if (text_of(&was, becomes.item[i].label).n == 0)
            put_difference(v, t, becomes.item[i].label, (struct str){ 0 }, becomes.item[i].text);
}

/* A page about no section has those of all of them. */
static struct str name_of(const struct about *in, const struct squad *q)
{
    return in->v->in || in->ev->nsection < 2 ? q->name
                                             : page_text(in->v, say_stands_of_team_of(q->name, section_title(in->s)));
}

/* Where it stood: one of another name in the same place is renamed, if it is of the same federation. */
static int stood_at(const struct about *was, const struct about *becomes, const struct same_teams *same, int squad)
{
    bool here = squad < was->s->nsquad && same->to[squad] == NOBODY &&
                str_eq(was->s->squad[squad].federation, becomes->s->squad[squad].federation);

    return same->from[squad] == NOBODY && here ? squad : same->from[squad];
}

static void put_teams(const struct about *was, const struct about *becomes, struct difference_rows *t)
{
    const struct same_teams same = same_teams_of(was->s, becomes->s, was->v->arena);

    for (int i = 0; i < becomes->s->nsquad; i++) {
        int at = stood_at(was, becomes, &same, i);
        t->whose = name_of(becomes, &becomes->s->squad[i]);
        put_differences(was->v, t, stands_of_team(was, at), stands_of_team(becomes, i));
        if (at != NOBODY)
            same.to[at] = i;
    }
    for (int i = 0; i < was->s->nsquad; i++) {
        t->whose = name_of(was, &was->s->squad[i]);
        if (same.to[i] == NOBODY)
            put_differences(was->v, t, stands_of_team(was, i), (struct stands){ 0 });
    }
}

static void put_section(const struct about *was, const struct about *becomes, struct difference_rows *t)
{
    int rounds = was->s->nround > becomes->s->nround ? was->s->nround : becomes->s->nround;

    const struct str whose = was->v->in ? (struct str){ 0 } : section_title(becomes->s);

    t->whose = whose;
    put_differences(was->v, t, stands_of_settings(was), stands_of_settings(becomes));
    put_teams(was, becomes, t);
    t->whose = whose;
    for (int r = 1; r <= rounds; r++)
        put_differences(was->v, t, stands_of_round(was, r), stands_of_round(becomes, r));
}

/* Of the event, and of the section that the page is about or else of all of them. */
static void put_all(const struct visit *v, const struct event *after, struct difference_rows *t)
{
    const struct about was = { v, &v->event, NULL }, becomes = { v, after, NULL };

    put_differences(v, t, stands_of_settings(&was), stands_of_settings(&becomes));
    for (int i = 0; i < after->nsection; i++) {
        const struct section *before = section_named(&v->event, after->section[i].name);
        t->whose = (struct str){ 0 };
        if (!before)
            put_difference(v, t, page_text(v, say_journal_section()), (struct str){ 0 },
                           section_title(&after->section[i]));
        if (v->in ? before == v->in : before != NULL)
            put_section(&(struct about){ v, &v->event, before }, &(struct about){ v, after, &after->section[i] }, t);
    }
}

void compare_put(const struct visit *v, struct markup *m, const struct event *after)
{
    struct markup rows = { .out.arena = v->arena };
    struct difference_rows t = { .m = &rows };

    put_all(v, after, &t);
    if (t.n == 0)
        return;
    put(m, "<div class=\"wide\" role=\"region\" tabindex=\"0\"");
    put_attr(m, "aria-label", page_text(v, say_preview()));
    put(m, "><table class=\"preview\"><thead><tr><td></td><th scope=\"col\">");
    page_say(v, m, say_before());
    put(m, "</th><th scope=\"col\">");
    page_say(v, m, say_after());
    put(m, "</th></tr></thead><tbody>\n");
    put_made(m, buffer_str(&rows.out));
    put(m, "</tbody></table></div>\n");
    if (t.n > ROWS_SHOWN)
        put_line(m, page_text(v, say_need_and_more(t.n - ROWS_SHOWN)));
}

void compare_put_team(const struct visit *v, struct markup *m, int squad)
{
    const struct about now = { v, &v->event, v->in };
    struct stands s = stands_of_team(&now, squad);

    add_match(&now, &s, squad);
    put(m, "<section class=\"part\" id=\"now\"><h2>");
    page_say(v, m, say_stands_now(v->in->squad[squad].name));
    put(m, "</h2>\n<dl class=\"standing\">\n");
    for (int i = 1; i < s.n; i++) { /* the name stands above */
        put(m, "<div><dt>");
        put_text(m, s.item[i].label);
        put(m, "</dt><dd>");
        put_text(m, s.item[i].text);
        put(m, "</dd></div>\n");
    }
    put(m, "</dl></section>\n");
}
