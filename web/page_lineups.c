/* SPDX-License-Identifier: Apache-2.0 */
/* page_lineups.c - line-ups at the counter: whose is missing, one handed in on paper, all of them opened. Who plays stands nowhere
   before that. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/collecting.h"
#include "teams/find.h"
#include "teams/match.h"
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

/* "due 2016-09-02 10:00, in 17 minutes" */
static void put_due(const struct visit *v, struct markup *m, const struct collecting *x)
{
    struct str due = due_of(v);

    put(m, "<p data-part=\"due\"><strong>");
    if (x->round->opened.n > 0)
        put_text(m, str_fmt(v->arena, "Opened %.*s.", STR_ARG(x->round->opened)));
    else if (due.n == 0)
        put(m, "No deadline is set.");
    else
        put_text(m, str_fmt(v->arena, "%s %.*s", moment_is_after(v->now, due) ? "Was due" : "Due", STR_ARG(due)));
    put(m, "</strong>");
    if (x->round->opened.n == 0 && due.n > 0)
        page_until(v, m, due);
    put(m, "</p>\n");
}

static void put_team(const struct visit *v, struct markup *m, const struct collecting *x, int table, int squad)
{
    const struct lineup *l = lineup_find(x->round, squad);

    put(m, "<li><a");
    put_attr(m, "href", str_fmt(v->arena, "%.*s?team=%d", STR_ARG(page_of(v)), v->in->squad[squad].number));
    put(m, "><span class=\"no\">");
    put_number(m, table);
    put(m, "</span> ");
    put_text(m, v->in->squad[squad].name);
    if (l) {
        put(m, " <span class=\"faint\">");
        put_text(m, str_fmt(v->arena, "%s %.*s %.*s", lineup_state(l), STR_ARG(moment_short(l->at, v->now)),
                            STR_ARG(l->by)));
        put(m, "</span>");
    }
    put(m, "</a></li>\n");
}

/* By table, then by sides. */
static int put_teams(const struct visit *v, struct markup *m, const struct collecting *x, bool there)
{
    int n = 0;

    put(m, "<ul class=\"teams\">\n");
    for (int i = 0; i < x->round->nfixture; i++)
        for (int side = 0; side < 2; side++) {
            const struct fixture *f = &x->round->fixture[i];
            if (!tables_has(v, f->table) || !lineup_is_due(x->round, f->side[side]) ||
                (lineup_find(x->round, f->side[side]) != NULL) != there)
                continue;
            put_team(v, m, x, f->table, f->side[side]);
            n++;
        }
    put(m, "</ul>\n");
    return n;
}

/* --- opening ---------------------------------------------------------------------------------- */

/* Asked once, with what becomes of those that are missing. */
static void put_opening(const struct visit *v, struct markup *m, int missing)
{
    struct str due = due_of(v);
    bool early = due.n > 0 ? !moment_is_after(v->now, due) : missing > 0;

    put(m, "<form method=\"post\" class=\"card ask\"");
    put_attr(m, "action", address_operation(v, v->in, "open"));
    put(m, ">\n<h2>Open the line-ups</h2>\n");
    page_hidden(m, "round", str_fmt(v->arena, "%d", v->round));
    bar_back(v, m, page_of(v));
    put_line(m, missing > 0 ? str_fmt(v->arena, "%d missing: each becomes %s.", missing,
                                      v->in->lineup_default == LINEUP_PREVIOUS ? "what it was in the last match"
                                                                               : "the first of the list")
                            : STR("All of them are there."));
    put_line(m, STR("From then on everybody sees who plays, and the players have their colours."));
    if (early) {
        put(m, "<p><label for=\"early\">Reason, since they are not due yet</label><br>"
               "<input id=\"early\" name=\"reason\" required></p>\n");
    }
    put(m, "<p><button class=\"main\">Open them now</button></p>\n</form>\n");
}

/* --- one of them ------------------------------------------------------------------------------ */

/* Whoever has one on paper learns that another is in, and not who plays in it. */
static void put_before(const struct visit *v, struct markup *m, const struct lineup *l)
{
    put(m, "<p class=\"warning\">");
    put_text(m, str_fmt(v->arena, "One is %s since %.*s, by %.*s: what is taken here replaces it.",
                        l->late ? "in, late," : "in", STR_ARG(l->at), STR_ARG(l->by)));
    put(m, "</p>\n");
}

static void put_why(const struct visit *v, struct markup *m, const struct collecting *x, int squad)
{
    const struct lineup *l = lineup_find(x->round, squad);
    struct str due = due_of(v);

    if (l && x->round->opened.n == 0)
        put_before(v, m, l);
    if (x->round->opened.n > 0)
        put(m, "<p class=\"warning\">The line-ups are opened: this changes the boards, with a reason.</p>\n");
    else if (moment_is_after(v->now, due))
        put_line(m, str_fmt(v->arena, "It was due %.*s: it is late, and taken with a reason.", STR_ARG(due)));
    put(m,
        "<p><label for=\"why\">Reason, where it is late or out of order</label><br><input id=\"why\" name=\"reason\">"
        "</p>\n<p><label><input type=\"checkbox\" name=\"out-of-order\" value=\"yes\"> against the order of the list"
        "</label></p>\n");
}

static void put_entry(const struct visit *v, struct markup *m, const struct collecting *x, int squad)
{
    const struct squad *q = &v->in->squad[squad];
    struct linepad k;

    linepad_begin(&k, q, v->in->boards);
    put(m, "<form method=\"post\" class=\"card\"");
    put_attr(m, "action", str_fmt(v->arena, "%.*s?team=%d", STR_ARG(page_of(v)), q->number));
    put(m, ">\n");
    page_hidden(m, "team", q->name);
    put_line(m, str_fmt(v->arena, "Who rests? %d of %d; the others play in the order of the list.",
                        k.ncounting - k.boards > 0 ? k.ncounting - k.boards : 0, k.ncounting));
    put(m, "<ul class=\"rests\">\n");
    for (int i = 0; i < k.ncounting; i++)
        page_resting(v, m, q, k.counting[i], i >= k.boards);
    put(m, "</ul>\n<p><label for=\"keys\">Or by keys: the places of those who play, as 1345, or of who rests, as 2"
           "</label><br><input id=\"keys\" name=\"keys\" autocomplete=\"off\" inputmode=\"numeric\" autofocus></p>\n");
    put_why(v, m, x, squad);
    put(m, "<p><button class=\"main\">Take it</button></p>\n</form>\n");
}

static bool show_team(struct visit *v, const struct collecting *x, struct err *e)
{
    const struct fixture *f;
    int squad;

    if (!squad_find(v->in, form_word(&v->form, "team"), &squad, e))
        return false;
    struct markup m =
        page_begin(v, str_fmt(v->arena, "%.*s · line-up of round %d", STR_ARG(v->in->squad[squad].name), v->round));
    if ((f = match_of(x->round, squad)))
        put_line(&m, str_fmt(v->arena, "Table %d, %.*s - %.*s; %s.", f->table, STR_ARG(v->in->squad[f->side[0]].name),
                             STR_ARG(v->in->squad[f->side[1]].name), lineup_state(lineup_find(x->round, squad))));
    put_entry(v, &m, x, squad);
    put(&m, "<p>");
    put_link(&m, page_of(v), STR("Back to all line-ups"));
    put(&m, "</p>\n");
    return page_end(v, &m);
}

/* --- the page --------------------------------------------------------------------------------- */

/* "None missing. 1 handed in, 169 filled in by default." Whoever has some of the tables sees no line-ups of others. */
static struct str none_missing(const struct visit *v, const struct pairing_list *r)
{
    struct lineup_tally n = lineup_count(r);

    if (n.missing > 0)
        return STR("None missing at your tables.");
    return n.by_default > 0
               ? str_fmt(v->arena, "None missing. %d handed in, %d filled in by default.", n.handed_in, n.by_default)
               : str_fmt(v->arena, "None missing. %d handed in.", n.handed_in);
}

static void put_lists(const struct visit *v, struct markup *m, const struct collecting *x)
{
    put(m, "<section data-part=\"missing\"><h2>Missing</h2>\n");
    if (put_teams(v, m, x, false) == 0)
        put_line(m, none_missing(v, x->round));
    put(m, "</section>\n<section data-part=\"there\"><h2>");
    if (lineup_count(x->round).by_default > 0)
        put(m, "Handed in or filled in</h2>\n");
    else
        put(m, "Handed in</h2>\n");
    if (put_teams(v, m, x, true) == 0)
        put(m, "<p>None yet.</p>\n");
    put(m, "</section>\n");
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
    struct markup m =
        page_begin(v, str_fmt(v->arena, "%.*s · Line-ups of round %d", STR_ARG(section_title(v->in)), v->round));
    put_due(v, &m, &x);
    bool opens = x.round->opened.n == 0 && v->who.viewer.role == ROLE_TAP;
    if (opens && form_word(&v->form, "open").n > 0)
        put_opening(v, &m, collecting_missing(&x));
    else if (opens) {
        put(&m, "<p><a class=\"button\"");
        put_attr(&m, "href", str_fmt(v->arena, "%.*s?open=yes", STR_ARG(page_of(v))));
        put(&m, ">Open the line-ups ...</a></p>\n");
    }
    page_find(v, &m, "[data-part=missing] li,[data-part=there] li");
    put_lists(v, &m, &x);
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

/* As at the counter of the command line; what comes behind the last board is no line-up. */
static bool read_keys(struct str keys, struct linepad *k, struct arena *a, struct err *e)
{
    enum keypad_news news = KEYPAD_TYPED;

    for (size_t i = 0; i < keys.n; i++)
        if (keys.p[i] != ' ')
            news = news == KEYPAD_TYPED ? linepad_press(k, keys.p[i]) : KEYPAD_UNKNOWN;
    if (news == KEYPAD_TYPED)
        news = linepad_press(k, KEY_ENTER);
    const struct message wanted = linepad_wants(k, a);
    return news == KEYPAD_FULL || err_say(e, ERR_INPUT, say_keys_are_no_lineup(keys, &wanted));
}

static bool read_lineup(struct visit *v, const struct collecting *x, struct lineup_entry *out, struct err *e)
{
    struct str keys = form_word(&v->form, "keys");
    struct linepad k;
    int squad;

    if (!squad_find(v->in, form_word(&v->form, "team"), &squad, e))
        return false;
    linepad_begin(&k, &v->in->squad[squad], v->in->boards);
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
