/* SPDX-License-Identifier: Apache-2.0 */
/* page_lineups.c - line-ups at the counter: whose is missing, one handed in on paper, all of them opened. Who plays stands nowhere
   before that. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/collecting.h"
#include "office/flags.h"
#include "reports/format/flag.h"
#include "teams/find.h"
#include "teams/match.h"
#include "teams/messages.h"
#include "teams/moment.h"
#include "web/bar.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/tables.h"
#include "web/words.h"

static bool find_round(struct visit *v, struct collecting *x, struct err *e)
{
    if (!visit_section(v, e))
        return false;
    if (v->in->unit == UNIT_PLAYER) {
        v->status = 404;
        return err_say(e, ERR_STATE, say_section_without_lineups(section_title(v->in)));
    }
    *x = (struct collecting){ .event = v->event, .section = v->in, .number = v->round };
    return collecting_round(x, e);
}

static struct str page_of(const struct visit *v)
{
    return str_fmt(v->arena, "%.*s/lineups", STR_ARG(address_round(v, v->in, v->round)));
}

static struct str due_of(const struct visit *v)
{
    return lineup_deadline(&v->event, v->round, v->arena);
}

/* --- whose is there --------------------------------------------------------------------------- */

enum group { HANDED_IN, BY_DEFAULT, MISSING, GROUPS };

/* Of the tables that the viewer has; every team that owes a line-up is in one group. */
struct count {
    int n[GROUPS], teams, matches;
    const struct flags *flags; /* beside their names */
};

static enum group group_of(const struct collecting *x, int squad)
{
    const struct lineup *l = lineup_find(x->round, squad);

    if (!l)
        return MISSING;
    return l->origin == LINEUP_CAPTAIN ? HANDED_IN : BY_DEFAULT;
}

static bool is_counted(const struct visit *v, const struct collecting *x, const struct fixture *f, int side)
{
    return tables_has(v, f->table) && lineup_is_due(x->round, f->side[side]);
}

static struct count count_all(const struct visit *v, const struct collecting *x)
{
    struct count c = { .flags = flags_of(v->room->event, &v->event, false, v->arena) };

    for (int i = 0; i < 2 * x->round->nfixture; i++) {
        const struct fixture *f = &x->round->fixture[i / 2];
        if (!is_counted(v, x, f, i % 2))
            continue;
        c.n[group_of(x, f->side[i % 2])]++;
        c.teams++;
    }
    for (int i = 0; i < x->round->nfixture; i++)
        c.matches += tables_has(v, x->round->fixture[i].table);
    return c;
}

/* "deadline Fri 9 Sept, 10:00, in 17 minutes" */
static void put_due(const struct visit *v, struct markup *m, const struct collecting *x)
{
    struct str due = due_of(v);

    put(m, "<p class=\"faint\" data-part=\"due\">");
    if (x->round->opened.n > 0)
        page_say(v, m, say_lineups_opened_at(page_when(v, x->round->opened)));
    else if (due.n == 0)
        page_say(v, m, say_no_deadline());
    else if (moment_is_after(v->now, due))
        page_say(v, m, say_deadline_was(page_when(v, due)));
    else
        page_say(v, m, say_deadline_is(page_when(v, due)));
    if (x->round->opened.n == 0 && due.n > 0)
        page_until(v, m, due);
    put(m, "</p>\n");
}

/* --- how many --------------------------------------------------------------------------------- */

static const char *const group_class[GROUPS] = { "in", "default", "missing" };

static void put_total(const struct visit *v, struct markup *m, const char *class_name, int n, struct message what,
                      struct message more)
{
    put(m, "<p");
    put_attr(m, "class", str_of(class_name));
    put(m, "><b>");
    put_number(m, n);
    put(m, "</b> ");
    page_say(v, m, what);
    put(m, "<small>");
    if (more.row)
        page_say(v, m, more);
    put(m, "</small></p>\n");
}

/* What was rounded away of the others belongs to the first. */
static int share_of(const struct count *c, int group, int left)
{
    if (group == HANDED_IN)
        return left;
    return c->teams ? 1000 * c->n[group] / c->teams : 0;
}

/* The three shares in a thousand parts of the width. */
static void put_bar(const struct visit *v, struct markup *m, const struct count *c)
{
    int at = 1000;

    put(m, "<svg class=\"shares\" viewBox=\"0 0 1000 16\" preserveAspectRatio=\"none\" role=\"img\"");
    put_attr(m, "aria-label",
             page_text(v, say_lineups_counted(c->n[HANDED_IN], c->n[BY_DEFAULT], c->n[MISSING], c->teams)));
    put(m, ">");
    for (int g = MISSING; g >= HANDED_IN; g--) {
        int width = share_of(c, g, at);
        at -= width;
        if (c->n[g] == 0)
            continue;
        put(m, "<rect y=\"0\" height=\"16\"");
        put_attr(m, "class", str_of(group_class[g]));
        put_attr(m, "x", str_fmt(v->arena, "%d", at));
        put_attr(m, "width", str_fmt(v->arena, "%d", width));
        put(m, "/>");
    }
    put(m, "</svg>\n");
}

static struct message default_words(const struct visit *v)
{
    return v->in->lineup_default == LINEUP_PREVIOUS ? say_default_previous() : say_default_first(v->in->boards);
}

static void put_totals(const struct visit *v, struct markup *m, const struct count *c)
{
    const struct message none = { 0 };

    put(m, "<div class=\"totals\" data-part=\"totals\">\n<div>\n");
    put_total(v, m, "in", c->n[HANDED_IN], say_lineups_handed_in(), none);
    put_total(v, m, "default", c->n[BY_DEFAULT], say_lineups_default(), default_words(v));
    put_total(v, m, c->n[MISSING] ? "missing" : "none", c->n[MISSING], say_lineups_missing(), none);
    put_total(v, m, "all", c->teams, say_teams_in_all(), say_matches_counted(c->matches));
    put(m, "</div>\n");
    if (c->teams > 0)
        put_bar(v, m, c);
    put(m, "</div>\n");
}

/* --- team by team ------------------------------------------------------------------------------ */

/* How many are here of how many, where somebody has said so; of one that is there, when and by whom. */
static struct message state_of(const struct visit *v, const struct squad *q, const struct lineup *l)
{
    int counting = 0;

    if (l && l->origin != LINEUP_CAPTAIN)
        return say_lineup_default_at(page_when(v, l->at));
    if (l)
        return (l->late ? say_lineup_late_at : say_lineup_in_at)(page_when(v, l->at), l->by);
    for (int i = 0; i < q->nplayer; i++)
        counting += !q->player[i].replaced;
    return q->arrival.players > 0 ? say_players_present(q->arrival.players, counting) : say_not_handed_in();
}

/* "Zhigalko, Kovalev, Stupak, Aleksandrov", once they are opened. */
static void put_players(const struct visit *v, struct markup *m, const struct collecting *x, int squad)
{
    const struct lineup *l = lineup_find(x->round, squad);
    const struct squad *q = &v->in->squad[squad];

    put(m, "<td class=\"faint players\">");
    for (int b = 0; l && x->round->opened.n > 0 && b < v->in->boards; b++) {
        if (l->place[b] < 1)
            continue;
        struct str name = q->player[l->place[b] - 1].name;
        put_text(m, b > 0 ? STR(" · ") : STR(""));
        put_text(m, str_cut(&name, ','));
    }
    put(m, "</td>");
}

static void put_team(const struct visit *v, struct markup *m, const struct collecting *x, const struct count *c,
                     int table, int squad)
{
    static struct message (*const buttons[GROUPS])(void) = { say_replace_lineup, say_replace_lineup, say_enter_lineup };
    const struct squad *q = &v->in->squad[squad];
    enum group g = group_of(x, squad);

    put(m, "<tr");
    page_put_also(v, m, squad, NOBODY);
    put(m, "><td class=\"r b\">");
    put_number(m, table);
    put(m, "</td><th scope=\"row\">");
    put_made(m, flag_html(c->flags, q->federation, FLAG_24, true, "/", v->arena));
    put(m, " ");
    put_text(m, q->name);
    put(m, "</th><td>");
    page_say(v, m, state_of(v, q, lineup_find(x->round, squad)));
    put(m, "</td>");
    put_players(v, m, x, squad);
    put(m, "<td class=\"r\"><a class=\"button\"");
    put_attr(m, "href", str_fmt(v->arena, "%.*s?team=%d", STR_ARG(page_of(v)), q->number));
    put_attr(m, "aria-label", page_text(v, say_button_of(page_text(v, buttons[g]()), q->name)));
    put(m, ">");
    page_say(v, m, buttons[g]());
    put(m, "</a></td></tr>\n");
}

static void put_head(const struct visit *v, struct markup *m)
{
    static struct message (*const heads[])(void) = { say_column_table, say_column_team, say_column_state,
                                                     say_column_players };

    put(m, "<table class=\"lineups\"><thead><tr>");
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        put(m, "<th scope=\"col\"");
        put_attr(m, "class", i == 0 ? STR("r") : STR(""));
        put(m, ">");
        page_say(v, m, heads[i]());
        put(m, "</th>");
    }
    put(m, "<td></td></tr></thead><tbody>\n");
}

/* By table, then by sides. */
static void put_teams(const struct visit *v, struct markup *m, const struct collecting *x, const struct count *c,
                      enum group g)
{
    put_head(v, m);
    for (int i = 0; i < 2 * x->round->nfixture; i++) {
        const struct fixture *f = &x->round->fixture[i / 2];
        if (is_counted(v, x, f, i % 2) && group_of(x, f->side[i % 2]) == g)
            put_team(v, m, x, c, f->table, f->side[i % 2]);
    }
    put(m, "</tbody></table>\n");
}

/* --- opening ---------------------------------------------------------------------------------- */

/* Asked once, with what becomes of those that are missing. */
static void put_opening(const struct visit *v, struct markup *m, int missing)
{
    struct str due = due_of(v);
    bool early = due.n > 0 ? !moment_is_after(v->now, due) : missing > 0;

    put(m, "<form method=\"post\" class=\"card ask\"");
    put_attr(m, "action", address_operation(v, v->in, "open"));
    put_message(v, m, ">\n<h2>", say_op_open(), "</h2>\n");
    page_hidden(m, "round", str_fmt(v->arena, "%d", v->round));
    bar_back(v, m, page_of(v));
    if (missing == 0)
        put_line_message(v, m, say_all_lineups_are_there());
    else
        put_line_message(v, m,
                         v->in->lineup_default == LINEUP_PREVIOUS ? say_missing_become_previous(missing)
                                                                  : say_missing_become_first(missing));
    put_line_message(v, m, say_after_opening());
    if (early)
        put_message(v, m, "<p><label for=\"early\">", say_reason_before_due(),
                    "</label><br><input id=\"early\" name=\"reason\" required></p>\n");
    put_message(v, m, "<p><button class=\"main\">", say_open_them_now(), "</button></p>\n</form>\n");
}

/* --- one of them ------------------------------------------------------------------------------ */

/* Whoever has one on paper learns that another is in, and not who plays in it. */
static void put_before(const struct visit *v, struct markup *m, const struct lineup *l)
{
    put_message(v, m, "<p class=\"warning\">", (l->late ? say_late_one_is_in : say_one_is_in)(l->at, l->by), "</p>\n");
}

static void put_why(const struct visit *v, struct markup *m, const struct collecting *x, int squad)
{
    const struct lineup *l = lineup_find(x->round, squad);
    struct str due = due_of(v);

    if (l && x->round->opened.n == 0)
        put_before(v, m, l);
    if (x->round->opened.n > 0)
        put_message(v, m, "<p class=\"warning\">", say_lineups_opened_changes_boards(), "</p>\n");
    else if (moment_is_after(v->now, due))
        put_line_message(v, m, say_lineup_late_with_reason(due));
    put_message(v, m, "<p><label for=\"why\">", say_reason_late_or_out_of_order(),
                "</label><br><input id=\"why\" name=\"reason\"></p>\n");
    put_message(v, m, "<p><label><input type=\"checkbox\" name=\"out-of-order\" value=\"yes\"> ",
                say_against_order_of_list(), "</label></p>\n");
}

static void put_entry(const struct visit *v, struct markup *m, const struct collecting *x, int squad)
{
    const struct squad *q = &v->in->squad[squad];
    struct linepad k;

    linepad_begin(&k, v->in, squad, x->number);
    put(m, "<form method=\"post\" class=\"card\"");
    put_attr(m, "action", str_fmt(v->arena, "%.*s?team=%d", STR_ARG(page_of(v)), q->number));
    put(m, ">\n");
    page_hidden(m, "team", q->name);
    if (k.sits < k.boards)
        put_line_message(
            v, m, say_so_few_are_here(k.sits, k.boards - k.sits, lineup_empty_boards(v->in, k.sits + 1, v->arena)));
    put_line_message(v, m, say_who_rests_of(k.ncounting > k.sits ? k.ncounting - k.sits : 0, k.ncounting));
    put(m, "<ul class=\"rests\">\n");
    for (int i = 0; i < k.ncounting; i++)
        page_resting(v, m, q, k.counting[i], i >= k.sits);
    put_message(
        v, m, "</ul>\n<p><label for=\"keys\">", k.sits < k.boards ? say_lineup_by_keys_of_few() : say_lineup_by_keys(),
        "</label><br><input id=\"keys\" name=\"keys\" autocomplete=\"off\" inputmode=\"numeric\" autofocus></p>\n");
    put_why(v, m, x, squad);
    put(m, "<p><button class=\"main\">");
    page_say(v, m, say_take_lineup());
    put(m, "</button></p>\n</form>\n");
}

static bool show_team(struct visit *v, const struct collecting *x, struct err *e)
{
    const struct fixture *f;
    int squad;

    if (!squad_find(v->in, form_word(&v->form, "team"), &squad, e))
        return false;
    struct markup m = page_begin(v, page_text(v, say_lineup_of(v->in->squad[squad].name, v->round)));
    const struct message state = lineup_state_message(lineup_find(x->round, squad));
    if ((f = match_of(x->round, squad)))
        put_line_message(
            v, &m, say_lineup_at_table(f->table, v->in->squad[f->side[0]].name, v->in->squad[f->side[1]].name, &state));
    put_entry(v, &m, x, squad);
    put(&m, "<p>");
    put_link_message(v, &m, page_of(v), say_back_to_lineups());
    put(&m, "</p>\n");
    return page_end(v, &m);
}

/* --- the page --------------------------------------------------------------------------------- */

static const struct list {
    const char *name;
    struct message (*title)(long n), (*none)(void);
    bool folded;
} lists[GROUPS] = {
    [HANDED_IN] = { "there", say_title_handed_in, say_none_handed_in, true },
    [BY_DEFAULT] = { "default", say_title_default, NULL, false },
    [MISSING] = { "missing", say_title_missing, say_none_missing, false },
};

/* What is missing first; what is there is folded away. */
static void put_part(const struct visit *v, struct markup *m, const struct collecting *x, const struct count *c,
                     enum group g)
{
    const struct list *p = &lists[g];

    put(m, "<section class=\"part\"");
    put_attr(m, "data-part", str_of(p->name));
    put(m, ">\n<h2>");
    page_say(v, m, p->title(c->n[g]));
    put(m, "</h2>\n");
    if (c->n[g] == 0 && p->none)
        put_line(m, page_text(v, p->none()));
    if (c->n[g] > 0 && p->folded) {
        put(m, "<details><summary>");
        page_say(v, m, say_show_the_list());
        put(m, "</summary>\n");
    }
    if (c->n[g] > 0)
        put_teams(v, m, x, c, g);
    if (c->n[g] > 0 && p->folded)
        put(m, "</details>\n");
    put(m, "</section>\n");
}

static void put_lists(const struct visit *v, struct markup *m, const struct collecting *x, const struct count *c)
{
    put_part(v, m, x, c, MISSING);
    put_part(v, m, x, c, BY_DEFAULT);
    put_part(v, m, x, c, HANDED_IN);
}

bool serve_lineups(struct visit *v, struct err *e)
{
    struct collecting x;

    if (!find_round(v, &x, e))
        return tables_instead(v, e);
    if (!tables_are_there(v) && tables_instead(v, e))
        return true;
    if (form_word(&v->form, "team").n > 0)
        return show_team(v, &x, e);
    struct count c = count_all(v, &x);
    struct markup m = page_begin(v, page_text(v, say_lineups_of(v->round)));
    put_due(v, &m, &x);
    put_totals(v, &m, &c);
    bool opens = x.round->opened.n == 0 && v->who.viewer.role == ROLE_TAP;
    if (opens && form_word(&v->form, "open").n > 0)
        put_opening(v, &m, collecting_missing(&x));
    else if (opens) {
        put(&m, "<p><a class=\"button\"");
        put_attr(&m, "href", str_fmt(v->arena, "%.*s?open=yes", STR_ARG(page_of(v))));
        put(&m, ">");
        page_say(v, &m, say_open_them());
        put(&m, "</a></p>\n");
    }
    page_find(v, &m, ".lineups tbody tr");
    put_lists(v, &m, &x, &c);
    return page_end(v, &m);
}

/* --- what comes in ---------------------------------------------------------------------------- */

static bool is_named(const struct visit *v, int place)
{
    long n;

    for (int i = 0; i < v->form.n; i++)
        if (str_eq(v->form.word[i].name, STR("rests")) && str_long(v->form.word[i].value, &n) && n == place)
            return true;
    return false;
}

/* Who does not rest plays, in the order of the list; an empty board is the last. */
static bool read_rests(const struct visit *v, struct linepad *k, struct err *e)
{
    int n = 0;

    for (int i = 0; i < k->ncounting; i++) {
        if (is_named(v, k->counting[i]))
            continue;
        if (n == k->boards)
            return err_say(e, ERR_INPUT, say_choose_who_rests(k->ncounting - k->boards, k->boards));
        k->place[n++] = k->counting[i];
    }
    return true;
}

static bool read_keys(struct str keys, struct linepad *k, struct arena *a, struct err *e)
{
    const bool whole = linepad_read(k, keys);
    const struct message wanted = linepad_wants(k, a);

    return whole || err_say(e, ERR_INPUT, say_keys_are_no_lineup(keys, &wanted));
}

static bool read_lineup(struct visit *v, const struct collecting *x, struct lineup_entry *out, struct err *e)
{
    struct str keys = form_word(&v->form, "keys");
    struct linepad k;
    int squad;

    if (!squad_find(v->in, form_word(&v->form, "team"), &squad, e))
        return false;
    linepad_begin(&k, v->in, squad, x->number);
    if (!(keys.n > 0 ? read_keys(keys, &k, v->arena, e) : read_rests(v, &k, e)))
        return false;
    *out = collecting_entry(x, squad, &k, v->arena);
    return true;
}

bool serve_take_lineup(struct visit *v, struct err *e)
{
    const struct op *op = op_row(OP_lineups);
    struct lineup_entry entry;
    const struct lineup_list list = { &entry, 1 };
    struct setting word[2] = { { STR("round"), str_fmt(v->arena, "%d", v->round) } };
    struct form form = { .word = word, .n = 1, .data = &list };
    struct collecting x;
    struct act act;

    if (!find_round(v, &x, e) || !read_lineup(v, &x, &entry, e) || !words_act(v, op, &act, e))
        return false;
    if (form_word(&v->form, "out-of-order").n > 0)
        word[form.n++] = (struct setting){ STR("out-of-order"), STR("") };
    return page_do(v, op, &act, &form, page_of(v), e);
}
