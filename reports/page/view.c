/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/page/view.h"

#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/flag.h"
#include "reports/format/sheet.h"
#include "teams/match.h"
#include "teams/score.h"

void view_put(struct view *v, const char *markup)
{
    buffer_add(&v->out, str_of(markup));
}

void view_text(struct view *v, const char *open, struct str text, const char *close)
{
    if (text.n == 0)
        return;
    view_put(v, open);
    buffer_add(&v->out, html_escape(text, v->out.arena));
    view_put(v, close);
}

void view_say(struct view *v, const char *open, struct message message, const char *close)
{
    const struct wording wording = { .medium = MEDIUM_PAGE,
                                     .players = v->section->unit == UNIT_PLAYER,
                                     .language = v->language };

    view_text(v, open, message_text(&message, &wording, v->out.arena), close);
}

void view_link(struct view *v, struct cell c)
{
    struct arena *a = v->out.arena;
    struct str to = v->leads && c.to.kind != REF_NONE ? v->leads->to(v->leads, c.to, a) : STR("");

    view_text(v, "<a href=\"", to, "\">");
    view_text(v, "", cell_typeset(c, a), "");
    view_put(v, to.n > 0 ? "</a>" : "");
}

struct str view_points(int half, struct arena *a)
{
    return cell_typeset(cell_half(half), a);
}

void view_score(struct view *v, const char *tag, const char *class, int half)
{
    buffer_fmt(&v->out, "<%s class=\"%s%s\">%.*s</%s>", tag, class, half % 2 ? "" : " w",
               STR_ARG(view_points(half, v->out.arena)), tag);
}

void view_flag(struct view *v, int squad, int width, bool lazy)
{
    if (v->flags)
        buffer_add(&v->out, flag_html(v->flags, v->section->squad[squad].federation, (enum flag_width)width, lazy,
                                      v->root, v->out.arena));
}

bool view_white(const struct fixture *f, int b, int side)
{
    return ((b + side) % 2 == 0) != f->board[b].swapped; /* RULE_WHITE_ODD */
}

const char *view_sign(enum result r, int side)
{
    static const char *const sign[RESULT_COUNT][2] = {
        [RESULT_NONE] = { "", "" },     [RESULT_WIN] = { "1", "0" },    [RESULT_LOSS] = { "0", "1" },
        [RESULT_DRAW] = { "½", "½" },   [RESULT_ZERO] = { "0", "0" },   [RESULT_FORFEIT] = { "1", "f" },
        [RESULT_MISSED] = { "f", "1" }, [RESULT_NOBODY] = { "f", "f" }, [RESULT_OPEN] = { "*", "*" },
    };

    return sign[r][side];
}

const char *view_result(enum result r)
{
    static const char *const text[RESULT_COUNT] = {
        [RESULT_NONE] = "",        [RESULT_WIN] = "1–0",      [RESULT_LOSS] = "0–1",
        [RESULT_DRAW] = "½–½",     [RESULT_ZERO] = "0–0",     [RESULT_FORFEIT] = "1–0 f",
        [RESULT_MISSED] = "0–1 f", [RESULT_NOBODY] = "0–0 f", [RESULT_OPEN] = "*",
    };

    return text[r];
}

/* --- a match ------------------------------------------------------------------------------------ */

void view_square(struct view *v, const struct fixture *f, int b, int side)
{
    const char *sign = view_sign(f->board[b].result, side);

    buffer_fmt(&v->out, "<i class=\"%s%s\">%s</i>", view_white(f, b, side) ? "lt" : "dk", *sign == '1' ? " on" : "",
               sign);
}

static void put_grid_row(struct view *v, const struct fixture *f, int side)
{
    view_put(v, "<span class=\"grid\">");
    for (int b = 0; b < v->section->boards; b++)
        view_square(v, f, b, side);
    view_put(v, "</span>");
}

/* "Board 1: India, White, ½; United States, Black, ½." */
static void put_spoken(struct view *v, const struct fixture *f)
{
    const struct section *s = v->section;

    for (int b = 0; b < s->boards; b++) {
        buffer_fmt(&v->out, "%sBoard %d: ", b > 0 ? ". " : "", b + 1);
        for (int side = 0; side < 2; side++) {
            const char *sign = view_sign(f->board[b].result, side);
            view_text(v, side ? "; " : "", s->squad[f->side[side]].name,
                      view_white(f, b, side) ? ", White" : ", Black");
            buffer_fmt(&v->out, "%s%s", *sign ? ", " : "", sign);
        }
    }
}

void view_grid(struct view *v, const struct fixture *f, bool low)
{
    view_put(v, low ? "<span class=\"grids low\" role=\"img\" aria-label=\""
                    : "<span class=\"grids\" role=\"img\" aria-label=\"");
    put_spoken(v, f);
    view_put(v, "\">");
    put_grid_row(v, f, 0);
    put_grid_row(v, f, 1);
    view_put(v, "</span>");
}

struct view_state view_state(const struct section *s, const struct fixture *f)
{
    struct match m = score_match(s, f);
    struct view_state x = { .half = { m.gp[0], m.gp[1] }, .over = !m.pending };

    for (int b = 0; b < s->boards; b++) {
        x.ended += f->board[b].result != RESULT_NONE;
        for (int side = 0; side < 2 && m.pending; side++)
            x.half[side] += score_half(f->board[b].result, side);
    }
    return x;
}

/* Has anybody of the round ended a game? */
static bool has_begun(const struct pairing_list *r)
{
    for (int i = 0; i < r->nfixture; i++)
        if (match_has_results(&r->fixture[i]))
            return true;
    return false;
}

/* "15:00" of "2016-09-09 15:00". */
static struct str start_of(const struct view *v)
{
    struct str at = v->event->date[v->round - 1];

    return at.n >= 16 ? (struct str){ at.p + 11, 5 } : STR("");
}

void view_mark(struct view *v, const struct fixture *f, bool brief)
{
    struct view_state x = view_state(v->section, f);

    if (x.over)
        view_put(v, "Final");
    else if (x.ended > 0)
        buffer_fmt(&v->out, "<span class=\"now\">%d of %d%s</span>", x.ended, v->section->boards,
                   brief ? "<span class=\"card\"> finished</span>" : " finished");
    else if (has_begun(&v->section->round[v->round - 1]))
        view_put(v, "<span class=\"now\">playing</span>");
    else
        view_text(v, "", start_of(v), "");
}

/* --- of the sheet ------------------------------------------------------------------------------- */

int view_column(const struct table *t, const char *key)
{
    int i = 0;

    while (i < t->ncol && (!t->col[i].key || strcmp(t->col[i].key, key) != 0))
        i++;
    return i < t->ncol ? i : -1;
}

int view_rounds(const struct table *t)
{
    static const char key[] = "round_";
    int n = 0;

    for (int i = 0; i < t->ncol; i++)
        n += t->col[i].key && strncmp(t->col[i].key, key, sizeof key - 1) == 0;
    return n;
}

static bool has_signs(const struct column *c)
{
    return !c->key && !c->label && !c->title && c->align == ALIGN_LEFT && audience_sees(FOR_SCREENS, c->audience);
}

struct str view_signs(const struct table *t, const struct row *r, int nth, struct arena *a)
{
    for (int i = 0; i < t->ncol; i++)
        if (has_signs(&t->col[i]) && nth-- == 0)
            return cell_typeset(r->cell[i], a);
    return (struct str){ 0 };
}

void view_notes(struct view *v, enum audience who)
{
    const struct sheet *s = v->sheet;

    if (s->nnote == 0)
        return;
    view_put(v, "<footer>\n");
    for (int i = 0; i < s->nnote; i++)
        if (audience_sees(who, s->note[i].audience))
            view_text(v, "<p>", s->note[i].text, "</p>\n");
    view_put(v, "</footer>\n");
}

void view_charts(struct view *v, struct str title)
{
    const char *open = "<section class=\"part ways\"><h2>";

    for (int i = 0; i < v->sheet->npart; i++)
        if (v->sheet->part[i]->kind == PART_CHART) {
            view_text(v, open, *open ? title : STR(""), "</h2>\n");
            buffer_add(&v->out, chart_svg(&v->sheet->part[i]->chart, v->flags, v->root, v->out.arena));
            open = "";
        }
    view_put(v, *open ? "" : "</section>\n");
}

const struct part *view_part(const struct view *v, const char *key)
{
    for (int i = 0; i < v->sheet->npart; i++) {
        const struct part *p = v->sheet->part[i];
        if (part_is_table(p) && p->table.nblock > 0 && view_column(&p->table, key) >= 0)
            return p;
    }
    return NULL;
}

void view_figure(struct view *v, bool rest, struct cell value, struct str what)
{
    view_put(v, rest ? "<li class=\"rest\"><b>" : "<li><b>");
    view_link(v, value);
    view_text(v, "</b> <span>", what, "</span></li>");
}
