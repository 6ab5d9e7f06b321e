/* SPDX-License-Identifier: Apache-2.0 */
/* page_tap.c - results by taps, for a telephone beside the boards: a row for each board with three buttons, the rarer marks behind a
   fourth; one press stores the match. web/assets/tap.js adds up, takes a board back, and keeps what has not arrived. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/points.h"
#include "reports/page/view.h"
#include "teams/correction.h"
#include "teams/score.h"
#include "web/enter.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/tables.h"

/* --- a board ----------------------------------------------------------------------------------- */

/* A result as a button: a press chooses it, and stores nothing. */
static void put_choice(const struct visit *v, struct markup *m, const struct keypad *k, int b, enum result r,
                       struct str text)
{
    put(m, "<label><input type=\"radio\"");
    put_attr(m, "name", str_fmt(v->arena, "result.%d", b + 1));
    put_attr(m, "value", str_of(result_text(r)));
    put_attr(m, "data-points", str_fmt(v->arena, "%d %d", score_points(v->in, r, 0), score_points(v->in, r, 1)));
    if (k->recorded[b] == r)
        put(m, " checked");
    put(m, "><span>");
    put_text(m, text);
    put(m, "</span></label>\n");
}

static const struct {
    enum result result;
    struct message (*say)(void);
} marks[] = {
    { RESULT_FORFEIT, say_tap_forfeit }, { RESULT_MISSED, say_tap_missed }, { RESULT_NOBODY, say_tap_nobody },
    { RESULT_ZERO, say_tap_zero },       { RESULT_OPEN, say_tap_open },
};

static void put_marks(const struct visit *v, struct markup *m, const struct keypad *k, int b)
{
    bool is_mark = false;

    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        is_mark = is_mark || k->recorded[b] == marks[i].result;
    put(m, "<details");
    if (is_mark)
        put(m, " open");
    put(m, "><summary");
    put_attr(m, "aria-label", page_text(v, say_tap_marks(b + 1)));
    put(m, ">…</summary><div>\n");
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        put_choice(v, m, k, b, marks[i].result, page_text(v, marks[i].say()));
    put(m, "</div></details>\n");
}

static void put_side(const struct visit *v, struct markup *m, const struct fixture *f, int side, int b)
{
    bool white = view_white(f, b, side);

    put(m, "<span>");
    if (white)
        put(m, "<i class=\"square lt\"></i>");
    else
        put(m, "<i class=\"square dk\"></i>");
    put(m, "<span class=\"spoken\">");
    page_say(v, m, white ? say_white() : say_black());
    put(m, " </span>");
    put_text(m, enter_player(v, f, side, b));
    put(m, "</span>");
}

static void put_board(const struct visit *v, struct markup *m, const struct fixture *f, const struct keypad *k, int b)
{
    static const enum result usual[] = { RESULT_WIN, RESULT_DRAW, RESULT_LOSS };

    put(m, "<fieldset><legend><b>");
    put_number(m, v->in->unit == UNIT_PLAYER ? f->table : b + 1);
    put(m, "</b>");
    put_side(v, m, f, 0, b);
    put_side(v, m, f, 1, b);
    put(m, "</legend>\n<div class=\"usual\">");
    enter_shown(v, m, k, b);
    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
        put_choice(v, m, k, b, usual[i], page_result(v, usual[i]));
    put(m, "</div>\n");
    put_marks(v, m, k, b);
    put(m, "</fieldset>\n");
}

/* --- a match ----------------------------------------------------------------------------------- */

static struct str sum_of(const struct visit *v, const struct keypad *k)
{
    int half[2] = { 0, 0 };

    for (int b = 0; b < k->boards; b++)
        for (int side = 0; side < 2; side++)
            half[side] += score_points(v->in, k->recorded[b], side);
    return str_fmt(v->arena, "%.*s : %.*s", STR_ARG(points_text(half[0], false, v->arena)),
                   STR_ARG(points_text(half[1], false, v->arena)));
}

static void put_teams(const struct visit *v, struct markup *m, const struct fixture *f, struct str sum)
{
    put(m, "<b>");
    put_text(m, v->in->squad[f->side[0]].name);
    put(m, "</b> <output>");
    put_text(m, sum);
    put(m, "</output> <b>");
    put_text(m, v->in->squad[f->side[1]].name);
    put(m, "</b>");
}

static void put_match(const struct visit *v, struct markup *m, const struct entering *x, const struct fixture *f,
                      const struct keypad *k)
{
    enter_begin(v, m, x, f, k, "tap");
    page_hidden(m, "tap", STR("yes"));
    put(m, "<h2");
    put_attr(m, "id", str_fmt(v->arena, "t%d", f->table));
    put(m, ">");
    page_say(v, m, say_tap_table(f->table));
    put(m, "</h2>\n<p class=\"sum\">");
    put_teams(v, m, f, sum_of(v, k));
    put(m, "</p>\n");
    for (int b = 0; b < k->boards; b++)
        put_board(v, m, f, k, b);
    put(m, "<p class=\"store\"><button class=\"main\"");
    put_attr(m, "data-some", page_text(v, say_tap_store_some()));
    put(m, ">");
    page_say(v, m, say_tap_store());
    put(m, "</button></p>\n<p class=\"said\" role=\"status\"></p>\n</form>\n");
}

/* One that lacks nothing is a line: what is wrong in it is corrected by keys, with a reason. */
static void put_stored(const struct visit *v, struct markup *m, const struct fixture *f, const struct keypad *k)
{
    put(m, "<p class=\"stored\"");
    put_attr(m, "id", str_fmt(v->arena, "t%d", f->table));
    put_attr(m, "data-part", str_fmt(v->arena, "tap-%d", f->table));
    put(m, "><span>");
    page_say(v, m, say_tap_table(f->table));
    put(m, "</span> <span>");
    put_teams(v, m, f, sum_of(v, k));
    put(m, "</span> ");
    put_link(m, str_fmt(v->arena, "%.*s/enter", STR_ARG(address_round(v, v->in, v->round))),
             page_text(v, say_tap_correct()));
    put(m, "</p>\n");
}

/* --- the page ---------------------------------------------------------------------------------- */

static bool is_done(const struct visit *v, const struct fixture *f, const struct keypad *k)
{
    return score_complete(v->in, f) || keypad_is_marked(k);
}

/* Those that lack results come first. */
static void put_matches(const struct visit *v, struct markup *m, const struct entering *x, bool done)
{
    for (int i = 0; i < x->round->nfixture; i++) {
        const struct fixture *f = &x->round->fixture[i];
        struct keypad k = { .boards = v->in->boards };
        if (!tables_has(v, f->table))
            continue;
        entering_show(x, f, &k);
        if (is_done(v, f, &k) != done)
            continue;
        if (done)
            put_stored(v, m, f, &k);
        else
            put_match(v, m, x, f, &k);
    }
}

static void put_progress(const struct visit *v, struct markup *m, const struct entering *x)
{
    int tables = 0, missing = 0;

    for (int i = 0; i < x->round->nfixture; i++)
        if (tables_has(v, x->round->fixture[i].table)) {
            tables++;
            missing += !score_complete(v->in, &x->round->fixture[i]);
        }
    put(m, "<p data-part=\"progress\">");
    page_say(v, m, say_tap_progress(tables - missing, tables));
    put(m, " ");
    put_link(m, str_fmt(v->arena, "%.*s/enter", STR_ARG(address_round(v, v->in, v->round))),
             page_text(v, say_tap_by_keys()));
    put(m, "</p>\n");
}

bool serve_tap(struct visit *v, struct err *e)
{
    struct entering x;

    if (!enter_round(v, &x, e))
        return tables_instead(v, e);
    if (!tables_are_there(v) && tables_instead(v, e))
        return true;
    struct markup m = page_begin(v, page_text(v, say_results_of(v->round)));
    put_progress(v, &m, &x);
    page_remarks(v, &m);
    put(&m, "<div id=\"taps\">\n");
    put_matches(v, &m, &x, false);
    put_matches(v, &m, &x, true);
    put(&m, "</div>\n<script src=\"/assets/tap.js\" defer></script>\n");
    return page_end(v, &m);
}
