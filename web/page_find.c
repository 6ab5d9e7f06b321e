/* SPDX-License-Identifier: Apache-2.0 */
/* page_find.c - pages, tables, teams and what is done with them, operations and sheets by some words: "fiji absent", "table 40". The
   same list stands in a window over every page (web/assets/find.js). */
#include <ctype.h>

#include "desk/property.h"
#include "engine/base/arena.h"
#include "teams/federation.h"
#include "teams/lineup.h"
#include "teams/text.h"
#include "web/form.h"
#include "web/frame.h"
#include "web/messages.h"
#include "web/operation.h"
#include "web/page.h"
#include "web/page_settings.h"

/* Without words all is shown that has a page of its own. */
enum { TYPED_WORDS = 12, WORDS = 48, SHOWN = 24, SHOWN_UNASKED = 256 };

struct words {
    struct str word[WORDS];
    int n;
};

/* What may be meant: `missed` words of its title were not typed. */
struct hit {
    struct str title, address;
    const struct section *section; /* NULL: it is of all */
    struct message kind;           /* none: a page, which may be called as a sheet or an operation is */
    int missed;
};

static const struct message PAGE = { 0 };

struct search {
    struct words typed;
    struct hit best[SHOWN_UNASKED]; /* in their order */
    int n, found, most;
    const struct words *team; /* whose operations are looked at: what is typed names it already */
};

/* --- words -------------------------------------------------------------------------------------- */

static bool is_letter(char c)
{
    return (unsigned char)c >= 0x80 || isalnum((unsigned char)c);
}

static void add_words(struct words *w, struct str text, struct arena *a)
{
    struct str rest = text_fold(a, text);

    for (size_t i = 0; i < rest.n;) {
        size_t end = i;
        while (end < rest.n && is_letter(rest.p[end]))
            end++;
        if (end > i && w->n < WORDS)
            w->word[w->n++] = (struct str){ rest.p + i, end - i };
        i = end > i ? end : i + 1;
    }
}

/* A word may be typed in part, a number may not: table 4 is not table 40. */
static bool fits(struct str typed, struct str word)
{
    return isdigit((unsigned char)typed.p[0]) ? str_eq(typed, word) : str_starts(word, typed);
}

static bool has(const struct words *w, struct str typed)
{
    for (int i = 0; i < w->n; i++)
        if (fits(typed, w->word[i]))
            return true;
    return false;
}

static bool is_typed(const struct words *typed, struct str word)
{
    for (int i = 0; i < typed->n; i++)
        if (fits(typed->word[i], word))
            return true;
    return false;
}

/* --- what is there ------------------------------------------------------------------------------ */

static void keep(struct search *s, struct hit hit)
{
    int at = s->n < s->most ? s->n++ : s->most;

    s->found++;
    while (at > 0 && s->best[at - 1].missed > hit.missed) {
        if (at < s->most)
            s->best[at] = s->best[at - 1];
        at--;
    }
    if (at < s->most)
        s->best[at] = hit;
}

/* All that is typed has to be found in the title, or in words beside it that nobody sees. */
static bool is_meant(const struct visit *v, const struct search *s, const struct words *title, const char *beside)
{
    struct words others = { .n = 0 };

    add_words(&others, str_of(beside), v->arena);
    if (v->in) {
        add_words(&others, v->in->name, v->arena);
        add_words(&others, section_title(v->in), v->arena);
    }
    for (int i = 0; i < s->typed.n; i++)
        if (!has(title, s->typed.word[i]) && !has(&others, s->typed.word[i]) &&
            !(s->team && has(s->team, s->typed.word[i])))
            return false;
    return true;
}

static void consider(const struct visit *v, struct search *s, struct message kind, struct str title, const char *beside,
                     struct str address)
{
    struct words of = { .n = 0 };
    struct hit hit = { title, address, v->in, kind, 0 };

    add_words(&of, title, v->arena);
    if (!is_meant(v, s, &of, beside))
        return;
    for (int i = 0; i < of.n && s->typed.n > 0; i++)
        hit.missed += !is_typed(&s->typed, of.word[i]) && !(s->team && has(s->team, of.word[i]));
    keep(s, hit);
}

/* What people call it otherwise: a page by its address, a setting by its name. */
static const char *beside_of(const struct visit *v, struct str name)
{
    static const struct {
        const char *name, *words;
    } rows[] = { { "/people", "people keys" },
                 { "/downloads", "downloads backup exports trf rating report" },
                 { "date.N", "date calendar days" } };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (str_eq(name, str_of(rows[i].name)))
            return rows[i].words;
    return str_c(v->arena, name);
}

static void look_at_pages(const struct visit *v, struct search *s, bool first)
{
    struct frame_page page;

    for (int i = 0; frame_page(v, i, &page); i++) {
        struct visit at = *v;
        at.in = page.of_event ? NULL : v->in;
        if (page.has && (first || !page.of_event))
            consider(&at, s, PAGE, page.label, page.of_event ? beside_of(v, page.address) : "", page.address);
    }
    for (int r = 1; r <= v->in->nround; r++)
        consider(v, s, PAGE, page_text(v, say_round_named(r)), "", address_round(v, v->in, r));
}

/* Its results, once it can have some. */
static struct str address_table(const struct visit *v, int round, int table)
{
    struct str of_round = address_round(v, v->in, round);

    if (lineup_is_unopened(v->in, round))
        return str_fmt(v->arena, "%.*s/lineups", STR_ARG(of_round));
    return str_fmt(v->arena, "%.*s/enter#match-%d", STR_ARG(of_round), table);
}

/* A table comes first, whichever of its two teams was not typed. */
static void look_at_tables(const struct visit *v, struct search *s)
{
    int round = page_latest(v->in, ROUND_PUBLISHED);

    for (int i = 0; round > 0 && i < v->in->round[round - 1].nfixture; i++) {
        const struct fixture *f = &v->in->round[round - 1].fixture[i];
        struct words of = { .n = 0 };
        struct str title =
            page_text(v, say_find_table(f->table, v->in->squad[f->side[0]].name, v->in->squad[f->side[1]].name));
        add_words(&of, title, v->arena);
        if (is_meant(v, s, &of, ""))
            keep(s, (struct hit){ title, address_table(v, round, f->table), v->in, PAGE, 0 });
    }
}

/* --- teams -------------------------------------------------------------------------------------- */

static struct str named(const struct visit *v, const struct squad *q)
{
    return q->number > 0 ? str_fmt(v->arena, "%d", q->number) : percent_encode(q->name, v->arena);
}

static void consider_of_team(const struct visit *v, struct search *s, const struct squad *q, struct str what,
                             const char *beside, struct str address)
{
    consider(v, s, PAGE, page_text(v, say_find_of_team(q->name, what)), beside, address);
}

static bool is_of_team(const struct op *op)
{
    for (const struct param *p = op->params(); p->name; p++)
        if (p->operand)
            return p->kind == PARAM_TEAM || p->kind == PARAM_EACH;
    return false;
}

static void look_at_team_pages(const struct visit *v, struct search *s, const struct squad *q)
{
    int round = page_latest(v->in, ROUND_PUBLISHED);
    struct str name = named(v, q), here = address_section(v->in, v->arena);

    consider_of_team(v, s, q, page_text(v, say_menu_presence()), "here",
                     str_fmt(v->arena, "%.*s/presence?team=%.*s", STR_ARG(here), STR_ARG(name)));
    if (round == 0)
        return;
    if (v->in->unit == UNIT_TEAM)
        consider_of_team(v, s, q, page_text(v, say_op_lineups()), "line-up lineup",
                         str_fmt(v->arena, "%.*s/%d/lineups?team=%.*s", STR_ARG(here), round, STR_ARG(name)));
    consider_of_team(v, s, q, page_text(v, say_find_why()), "",
                     str_fmt(v->arena, "%.*s/%d/why/%.*s", STR_ARG(here), round, STR_ARG(name)));
}

/* What a sheet is called, as one of the section can be made now; NULL: it cannot. */
static const struct report_row *ready(const struct visit *v, int i)
{
    const struct report_row *r = report_row(i);
    struct report_input in = {
        .medium = MEDIUM_PAGE, .event = &v->event, .section = v->in, .team = NOBODY, .other = NOBODY
    };

    return report_suits(r, v->in) && report_ready(r, &in, &(struct err){ 0 }) ? r : NULL;
}

static void look_at_team(const struct visit *v, struct search *s, const struct squad *q)
{
    look_at_team_pages(v, s, q);
    for (int i = 0; i < OP_COUNT; i++)
        if (is_of_team(op_row((enum op_id)i)) && operation_is_for(v, (enum op_id)i)) {
            const struct op *op = op_row((enum op_id)i);
            consider_of_team(v, s, q, operation_title(v, str_of(op->name)), op->name,
                             str_fmt(v->arena, "%.*s?team=%.*s", STR_ARG(address_operation(v, v->in, op->name)),
                                     STR_ARG(named(v, q))));
        }
    for (int i = 0; report_row(i); i++) {
        const struct report_row *r = ready(v, i);
        if (r && r->about == ABOUT_TEAM)
            consider_of_team(v, s, q, page_label(v, r->title), r->name,
                             str_fmt(v->arena, "%.*s?about=%.*s", STR_ARG(address_report(v, v->in, r->name, 0, NULL)),
                                     STR_ARG(named(v, q))));
    }
}

/* Only those of whom something is typed: what all can do is a list of its own. */
static void look_at_teams(const struct visit *v, struct search *s)
{
    for (int i = 0; i < v->in->nsquad; i++) {
        const struct squad *q = &v->in->squad[i];
        struct words of = { .n = 0 };
        bool is_named = false;
        add_words(&of, q->name, v->arena);
        add_words(&of, q->federation, v->arena);
        add_words(&of, federation_names(q->federation, v->arena), v->arena);
        add_words(&of, str_fmt(v->arena, "%d", q->number), v->arena);
        for (int w = 0; w < s->typed.n; w++)
            is_named = is_named || has(&of, s->typed.word[w]);
        s->team = &of;
        if (is_named)
            look_at_team(v, s, q);
        s->team = NULL;
    }
}

static void look_at_operations(const struct visit *v, struct search *s, bool first)
{
    for (int i = 0; i < OP_COUNT; i++) {
        const struct op *op = op_row((enum op_id)i);
        bool of_event = op->scope == SCOPE_EVENT;
        struct visit at = *v;
        at.in = of_event ? NULL : v->in;
        if (operation_is_for(v, (enum op_id)i) && (first || !of_event))
            consider(&at, s, say_find_operation(), operation_title(v, str_of(op->name)), op->name,
                     address_operation(v, at.in, op->name));
    }
}

/* On the page of the event, or of the section, where whoever asks may set them. */
static void look_at_settings(const struct visit *v, struct search *s, bool first)
{
    struct visit at = *v;

    if (!operation_is_for(v, OP_set))
        return;
    for (int i = 0; property_at(i); i++) {
        const struct property *p = property_at(i);
        at.in = p->of_event ? NULL : v->in;
        const char *place = first || at.in ? settings_place(&at, p) : NULL;
        if (place)
            consider(&at, s, say_find_setting(), page_text(v, property_label(p, 0)), beside_of(v, str_of(p->name)),
                     str_fmt(v->arena, "%.*s%s", STR_ARG(address_operation(v, at.in, op_row(OP_set)->name)), place));
    }
}

/* His card once games have been played; before, the page of his team. */
static struct str address_player(const struct visit *v, const struct squad *q, int place, bool cards)
{
    struct str team = named(v, q);

    if (!cards)
        return str_fmt(v->arena, "%.*s/presence?team=%.*s", STR_ARG(address_section(v->in, v->arena)), STR_ARG(team));
    return str_fmt(v->arena, "%.*s?about=%.*s&about=%d", STR_ARG(address_report(v, v->in, "player", 0, NULL)),
                   STR_ARG(team), place);
}

static void look_at_players(const struct visit *v, struct search *s)
{
    bool cards = false;

    for (int i = 0; report_row(i); i++) {
        const struct report_row *r = ready(v, i);
        cards = cards || (r && str_eq(str_of(r->name), STR("player")));
    }
    for (int i = 0; i < v->in->nsquad && v->in->unit == UNIT_TEAM; i++)
        for (int k = 0; k < v->in->squad[i].nplayer; k++) {
            const struct squad *q = &v->in->squad[i];
            consider(v, s, say_find_player(q->name), q->player[k].name, str_c(v->arena, q->name),
                     address_player(v, q, k + 1, cards));
        }
}

static void look_at_sheets(const struct visit *v, struct search *s)
{
    for (int i = 0; report_row(i); i++) {
        const struct report_row *r = ready(v, i);
        if (r && !report_is_of_one(r))
            consider(v, s, say_find_sheet(), page_label(v, r->title), r->name,
                     address_report(v, v->in, r->name, 0, NULL));
    }
}

static void look_in_section(const struct visit *v, struct search *s, bool first)
{
    bool asked = s->typed.n > 0;

    look_at_pages(v, s, first);
    if (asked)
        look_at_tables(v, s);
    look_at_operations(v, s, first);
    if (asked)
        look_at_teams(v, s);
    look_at_sheets(v, s);
    if (asked)
        look_at_settings(v, s, first);
    if (asked)
        look_at_players(v, s);
}

/* The section one came from first. */
static void look_everywhere(const struct visit *v, struct search *s)
{
    struct visit at = *v;

    look_in_section(v, s, true);
    for (int i = 0; i < v->event.nsection; i++) {
        at.in = &v->event.section[i];
        if (at.in != v->in)
            look_in_section(&at, s, false);
    }
}

/* --- the page ----------------------------------------------------------------------------------- */

static void put_form(const struct visit *v, struct markup *m, struct str typed)
{
    put(m, "<form action=\"/find\" class=\"card\" role=\"search\">\n<p><label for=\"find-words\">");
    page_say(v, m, say_find_what());
    put(m, "</label><br><small class=\"faint\">");
    page_say(v, m, say_find_example());
    put(m,
        "</small><br><input id=\"find-words\" name=\"q\" type=\"search\" size=\"40\" autocomplete=\"off\" autofocus");
    put_attr(m, "value", typed);
    put(m, "> <button class=\"main\">");
    page_say(v, m, say_find_go());
    put(m, "</button></p>\n");
    if (v->in)
        page_hidden(m, "section", v->in->name);
    put(m, "</form>\n");
}

/* What it is, and of which section. */
static void put_beside(const struct visit *v, struct markup *m, const struct hit *h)
{
    bool sections = h->section && v->event.nsection > 1;

    if (!h->kind.row && !sections)
        return;
    put(m, " <small>");
    if (h->kind.row)
        page_say(v, m, h->kind);
    if (h->kind.row && sections)
        put(m, " · ");
    if (sections)
        put_text(m, section_title(h->section));
    put(m, "</small>");
}

static void put_hits(const struct visit *v, struct markup *m, const struct search *s)
{
    put(m, "<div id=\"hits\">\n<p role=\"status\">");
    page_say(v, m, s->found == 0 ? say_find_nothing() : say_find_hits(s->found));
    put(m, "</p>\n<ul class=\"hits\">\n");
    for (int i = 0; i < s->n; i++) {
        put(m, "<li><a");
        put_attr(m, "href", s->best[i].address);
        put(m, "><span>");
        put_text(m, s->best[i].title);
        put(m, "</span>");
        put_beside(v, m, &s->best[i]);
        put(m, "</a></li>\n");
    }
    put(m, "</ul>\n");
    if (s->found > s->n)
        put_line(m, page_text(v, say_find_more(s->n)));
    put(m, "</div>\n");
}

static const struct section *came_from(const struct visit *v)
{
    struct str name = form_word(&v->form, "section");
    const struct section *s = name.p ? section_named(&v->event, name) : NULL;

    return !s && v->event.nsection > 0 ? &v->event.section[0] : s;
}

bool serve_find(struct visit *v, struct err *e)
{
    struct search *s = arena_new(v->arena, struct search, 1);
    struct str typed = form_word(&v->form, "q");

    if (!visit_event(v, e))
        return false;
    v->in = came_from(v);
    add_words(&s->typed, typed, v->arena);
    s->most = s->typed.n > 0 ? SHOWN : SHOWN_UNASKED;
    s->typed.n = s->typed.n < TYPED_WORDS ? s->typed.n : TYPED_WORDS;
    if (v->in)
        look_everywhere(v, s);
    struct markup m = page_begin(v, page_text(v, say_find_title()));
    put_form(v, &m, typed);
    put_hits(v, &m, s);
    return page_end(v, &m);
}
