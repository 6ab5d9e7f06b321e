/* SPDX-License-Identifier: Apache-2.0 */
/* page_start.c - whom the start of a round defeats: a row for each table, to be ticked. */
#include "engine/base/arena.h"
#include "teams/pairing.h"
#include "teams/presence.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/page_part.h"

static struct message of_unit(const struct visit *v, struct message m)
{
    return unit_message(v->in->unit, m);
}

static void put_head(const struct visit *v, struct markup *m, struct message heading)
{
    put_message(v, m, "<th scope=\"col\">", of_unit(v, heading), "</th>");
}

/* The team, who of it is known to be here, and whether it loses. */
static void put_side(const struct visit *v, struct markup *m, const struct fixture *f, int side, bool loses)
{
    int squad = f->side[side];

    put(m, "<td>");
    if (loses)
        put(m, "<strong>");
    put_text(m, v->in->squad[squad].name);
    if (loses)
        put(m, "</strong>");
    put(m, "</td><td>");
    const struct message stands = presence_stands(v, squad, page_latest(v->in, ROUND_PUBLISHED));
    if (loses)
        page_say(v, m, say_stands_and_loses(&stands));
    else
        page_say(v, m, stands);
    put(m, "</td>");
}

static void put_row(const struct visit *v, struct markup *m, const struct fixture *f, const bool *loses)
{
    struct str table = str_fmt(v->arena, "%d", f->table), id = str_fmt(v->arena, "table-%d", f->table);

    put(m, "<tr><td><input type=\"checkbox\" name=\"tables\" checked");
    put_attr(m, "id", id);
    put_attr(m, "value", table);
    put(m, "></td><th scope=\"row\" class=\"r\"><label");
    put_attr(m, "for", id);
    put(m, ">");
    put_text(m, table);
    put(m, "</label></th>");
    for (int side = 0; side < 2; side++)
        put_side(v, m, f, side, loses[side]);
    put(m, "</tr>\n");
}

/* Of teams of whom nothing is known nobody loses: they are named, so that nobody takes them for judged. */
static void put_unknown(const struct visit *v, struct markup *m, const struct pairing_list *r, int round)
{
    int *unknown = arena_new(v->arena, int, 2 * r->nfixture), n = 0;
    const struct wording wording = visit_wording(v);

    for (int i = 0; i < r->nfixture; i++)
        for (int side = 0; side < 2; side++)
            if (presence_of(v->in, r->fixture[i].side[side], round, v->now, NULL) == TEAM_REGISTERED)
                unknown[n++] = r->fixture[i].side[side];
    if (n > 0)
        put_line_message(v, m,
                         of_unit(v, say_start_of_unknown(squad_names(v->in, unknown, n, 20, &wording, v->arena))));
}

static int put_rows(const struct visit *v, struct markup *m, const struct pairing_list *r, int round)
{
    int n = 0;

    for (int i = 0; i < r->nfixture; i++) {
        bool loses[2];
        if (!presence_loses(v->in, &r->fixture[i], round, loses))
            continue;
        if (n++ == 0) {
            put_line_message(v, m, of_unit(v, say_start_about(round)));
            put(m, "<table class=\"sheet\"><thead><tr><td></td>");
            put_head(v, m, say_column_table());
            put_head(v, m, say_column_team());
            put_head(v, m, say_column_is_here());
            put_head(v, m, say_column_team());
            put_head(v, m, say_column_is_here());
            put(m, "</tr></thead><tbody>\n");
        }
        put_row(v, m, &r->fixture[i], loses);
    }
    if (n > 0)
        put(m, "</tbody></table>\n");
    return n;
}

void start_put(const struct visit *v, struct markup *m)
{
    int round = v->in ? page_latest(v->in, ROUND_PUBLISHED) : 0;

    if (round == 0)
        return;
    const struct pairing_list *r = &v->in->round[round - 1];
    put(m, "<section class=\"part\">\n");
    if (put_rows(v, m, r, round) > 0)
        page_hidden(m, "listed", STR("yes"));
    else
        put_line_message(v, m, of_unit(v, say_start_of_nobody(round)));
    put_unknown(v, m, r, round);
    put(m, "<p>");
    put_link_message(v, m, str_fmt(v->arena, "%.*s/presence", STR_ARG(address_section(v->in, v->arena))),
                     say_menu_presence());
    put(m, "</p></section>\n");
}

void start_ticked(const struct visit *v, const struct op *op, struct form *form)
{
    struct setting *word = arena_new(v->arena, struct setting, form->n + 1);
    struct str tables = { 0 };
    bool listed = false;
    int n = 0;

    if (op != op_row(OP_start))
        return;
    for (int i = 0; i < form->n; i++) {
        struct setting x = form->word[i];
        if (str_eq(x.name, STR("tables")))
            tables = tables.n > 0 ? str_fmt(v->arena, "%.*s,%.*s", STR_ARG(tables), STR_ARG(x.value)) : x.value;
        else if (str_eq(x.name, STR("listed")))
            listed = true;
        else
            word[n++] = x;
    }
    if (tables.n > 0 || listed)
        word[n++] = (struct setting){ STR("tables"), tables.n > 0 ? tables : STR("none") };
    form->word = word;
    form->n = n;
}
