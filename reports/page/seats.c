/* SPDX-License-Identifier: Apache-2.0 */
/* seats.c - who sits where: all matches of a round with their boards, and one match by itself. */
#include "engine/base/arena.h"
#include "reports/format/flag.h"
#include "reports/format/messages.h"
#include "reports/format/sheet.h"
#include "reports/format/titles.h"
#include "reports/page/view.h"
#include "reports/sheet/figures.h"

static const struct player *player_of(const struct section *s, const struct fixture *f, int b, int side)
{
    const struct squad *q = &s->squad[f->side[side]];
    int place = f->board[b].place[side];

    return place > 0 && place <= q->nplayer ? &q->player[place - 1] : NULL;
}

/* "□ GM 2769" under the name. */
static void put_player(struct view *v, const struct fixture *f, int b, int side)
{
    const struct player *p = player_of(v->section, f, b, side);

    view_put(v, side ? "<td class=\"p2\">" : "<td class=\"p1\">");
    if (p)
        view_link(v, cell_player(v->section, f->side[side], f->board[b].place[side]));
    else
        view_put(v, "–");
    buffer_fmt(&v->out, "<small><i class=\"square %s\">", view_white(f, b, side) ? "lt" : "dk");
    view_label(v, "", view_white(f, b, side) ? &label_white : &label_black, " </i>");
    if (p)
        view_text(v, "", p->title, " ");
    if (p && p->rating > 0)
        buffer_fmt(&v->out, "%d", p->rating);
    view_put(v, "</small></td>");
}

static void put_board(struct view *v, const struct fixture *f, int b, struct str signs)
{
    const char *result = view_result(f->board[b].result);

    buffer_fmt(&v->out, "<tr><th scope=\"row\">%d</th>", b + 1);
    put_player(v, f, b, 0);
    buffer_fmt(&v->out, "<td class=\"c\">%s", *result ? result : "·");
    view_text(v, " <small>", signs, "</small>");
    view_put(v, "</td>");
    put_player(v, f, b, 1);
    view_put(v, "</tr>\n");
}

static void put_titles(struct view *v, const char *open, struct message caption)
{
    view_put(v, open);
    view_say(v, "<caption>", caption, "</caption>\n");
    view_label(v, "<thead><tr><th scope=\"col\">", &label_bd, "</th>");
    view_say(v, "<th scope=\"col\">", say_left_team(), "</th>");
    view_label(v, "<th scope=\"col\" class=\"c\">", &label_result, "</th>");
    view_say(v, "<th scope=\"col\" class=\"p2\">", say_right_team(), "</th></tr></thead>\n");
}

static void put_score(struct view *v, const struct fixture *f)
{
    const struct view_state x = view_state(v->section, f);
    struct arena *a = v->out.arena;

    if (x.over || x.ended > 0)
        buffer_fmt(&v->out, "%.*s : %.*s", STR_ARG(view_points(x.half[0], a)), STR_ARG(view_points(x.half[1], a)));
    else
        view_put(v, ":");
}

/* --- all matches -------------------------------------------------------------------------------- */

static void put_team(struct view *v, const struct fixture *f, int side, const struct block *b, const struct table *t)
{
    struct str shown = { 0 };

    for (int i = 0, n = 0; i < t->nhead; i++)
        if (!t->head[i].key && t->head[i].align == ALIGN_LEFT && audience_sees(FOR_SCREENS, t->head[i].audience) &&
            n++ == side)
            shown = cell_typeset(b->head[i], v->out.arena);
    buffer_fmt(&v->out, "<th scope=\"rowgroup\" class=\"p%d\">", side + 1);
    view_flag(v, f->side[side], FLAG_24, f->table > 3);
    view_put(v, " ");
    struct cell team = cell_text(shown);
    team.to = cell_team(v->section, f->side[side]).to;
    view_link(v, team);
    view_put(v, "</th>");
}

static void put_match(struct view *v, const struct fixture *f, const struct block *b, const struct table *t)
{
    buffer_fmt(&v->out, "<tbody>\n<tr class=\"head\" id=\"table-%d\"><th scope=\"rowgroup\">", f->table);
    view_link(v, cell_table(v->section, v->round, f->table));
    view_put(v, "</th>");
    put_team(v, f, 0, b, t);
    view_put(v, "<td class=\"c\">");
    put_score(v, f);
    view_put(v, "</td>");
    put_team(v, f, 1, b, t);
    view_put(v, "</tr>\n");
    for (int i = 0; i < v->section->boards; i++)
        put_board(v, f, i, i < b->nrow ? view_signs(t, &b->row[i], 0, v->out.arena) : STR(""));
    view_put(v, "</tbody>\n");
}

/* Somebody sits there. */
static bool is_known(const struct section *s, const struct pairing_list *r)
{
    for (int i = 0; i < r->nfixture; i++)
        for (int b = 0; b < s->boards; b++)
            if (player_of(s, &r->fixture[i], b, 0) || player_of(s, &r->fixture[i], b, 1))
                return true;
    return false;
}

bool view_boards(struct view *v)
{
    const struct pairing_list *r = &v->section->round[v->round - 1];
    const struct table *t = &v->sheet->part[0]->table;

    if (!is_known(v->section, r) || t->nblock != r->nfixture)
        return false;
    put_titles(v, "<table class=\"seats beside\">\n", say_boards_of_round(v->round));
    for (int i = 0; i < r->nfixture; i++)
        put_match(v, &r->fixture[i], &t->block[i], t);
    view_put(v, "</table>\n");
    view_notes(v, FOR_SCREENS);
    return true;
}

/* --- one match ---------------------------------------------------------------------------------- */

static void put_side(struct view *v, const struct fixture *f, int side)
{
    view_put(v, "<div>");
    view_flag(v, f->side[side], FLAG_72, false);
    view_put(v, "<p class=\"name\">");
    view_link(v, cell_team(v->section, f->side[side]));
    buffer_fmt(&v->out, "</p><p class=\"soft\"><i class=\"square %s\"></i>", side ? "dk" : "lt");
    view_text(v, "", view_colours(v, side), "</p></div>\n");
}

/* Of who sits at the boards; 0: nobody has a rating. */
static int average(const struct section *s, const struct fixture *f, int side)
{
    int sum = 0, n = 0;

    for (int b = 0; b < s->boards; b++) {
        const struct player *p = player_of(s, f, b, side);
        sum += p ? p->rating : 0;
        n += p && p->rating > 0;
    }
    return n > 0 ? (sum + n / 2) / n : 0;
}

static void put_before_row(struct view *v, struct message what, struct cell left, struct cell right)
{
    struct arena *a = v->out.arena;

    if (cell_is_empty(left) && cell_is_empty(right))
        return;
    view_put(v, "<tr><td class=\"b\">");
    view_text(v, "", cell_typeset(left, a), "");
    view_say(v, "</td><th scope=\"row\" class=\"c soft\">", what, "</th><td class=\"p2 b\">");
    view_text(v, "", cell_typeset(right, a), "");
    view_put(v, "</td></tr>\n");
}

static void put_before(struct view *v, const struct fixture *f)
{
    const struct section *s = v->section;

    view_say(v, "<section class=\"part\"><h2>", say_before_this_match(), "</h2>\n<table class=\"before\">\n");
    view_say(v, "<caption>", say_before_this_match(), "</caption>\n<thead class=\"spoken\"><tr>");
    view_say(v, "<th scope=\"col\">", say_left_team(), "</th>");
    view_label(v, "<th scope=\"col\">", &label_what, "</th>");
    view_say(v, "<th scope=\"col\">", say_right_team(), "</th></tr></thead><tbody>\n");
    put_before_row(v, say_before_points(), figures_mp(s, v->mp[f->side[0]]), figures_mp(s, v->mp[f->side[1]]));
    if (v->rank)
        put_before_row(v, say_before_rank(), figures_rank(&v->rank[f->side[0]]), figures_rank(&v->rank[f->side[1]]));
    put_before_row(v, say_before_number(), figures_number(&s->squad[f->side[0]]),
                   figures_number(&s->squad[f->side[1]]));
    put_before_row(v, say_before_average(), cell_known(average(s, f, 0)), cell_known(average(s, f, 1)));
    view_put(v, "</tbody></table></section>\n");
}

void view_match(struct view *v, const struct fixture *f, struct str explained)
{
    view_put(v, "<div class=\"versus\">\n");
    put_side(v, f, 0);
    view_put(v, "<div><p class=\"total\">");
    put_score(v, f);
    view_put(v, "</p><p>");
    view_mark(v, f, false);
    view_put(v, "</p></div>\n");
    put_side(v, f, 1);
    view_put(v, "</div>\n");
    if (is_known(v->section, &(struct pairing_list){ .fixture = (struct fixture *)f, .nfixture = 1 })) {
        put_titles(v, "<table class=\"seats\">\n", say_boards_of_match());
        view_put(v, "<tbody>\n");
        for (int b = 0; b < v->section->boards; b++)
            put_board(v, f, b, STR(""));
        view_say(v, "</tbody></table>\n<p class=\"key\">",
                 view_state(v->section, f).over ? say_results_from_left() : say_results_from_left_so_far(), "</p>\n");
    }
    put_before(v, f);
    view_text(v, "<p><a class=\"why\" href=\"", explained, "\">");
    if (explained.n > 0)
        view_say(v, "", say_why_they_meet(), "</a></p>\n");
}
