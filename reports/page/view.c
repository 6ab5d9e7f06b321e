/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/page/view.h"

#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/flag.h"
#include "reports/format/heading.h"
#include "reports/format/messages.h"
#include "reports/format/sheet.h"
#include "reports/sheet/figures.h"
#include "teams/federation.h"
#include "teams/hours.h"
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
    html_put(&v->out, text);
    view_put(v, close);
}

static struct wording wording_of(const struct view *v)
{
    return (struct wording){ .medium = MEDIUM_PAGE,
                             .players = v->section && v->section->unit == UNIT_PLAYER,
                             .language = v->language };
}

struct str view_told(const struct view *v, struct message message)
{
    const struct wording wording = wording_of(v);

    return message_text(&message, &wording, v->out.arena);
}

struct str view_date(const struct view *v, struct str date)
{
    const struct wording how = wording_of(v);

    return date_text(date, &how, v->out.arena);
}

struct str view_word(const struct view *v, const struct message_row *label)
{
    return view_told(v, (struct message){ .row = label });
}

void view_say(struct view *v, const char *open, struct message message, const char *close)
{
    view_text(v, open, view_told(v, message), close);
}

/* Which piece a byte stands for, from 1; 0: none, it is a letter. */
static int piece_of(char c)
{
    return c >= 1 && c <= VIEW_PIECES ? c : 0;
}

void view_say_around(struct view *v, struct message message, const struct str piece[VIEW_PIECES])
{
    const struct str text = html_text(view_told(v, message), v->out.arena);
    size_t done = 0;

    for (size_t i = 0; i < text.n; i++)
        if (piece_of(text.p[i])) {
            buffer_add(&v->out, (struct str){ text.p + done, i - done });
            buffer_add(&v->out, piece[piece_of(text.p[i]) - 1]);
            done = i + 1;
        }
    buffer_add(&v->out, (struct str){ text.p + done, text.n - done });
}

struct str view_bold(const struct view *v, struct str text)
{
    return str_fmt(v->out.arena, "<b>%.*s</b>", STR_ARG(html_text(text, v->out.arena)));
}

struct str view_linked(const struct view *v, struct cell c)
{
    struct view of = *v;

    of.out = (struct buffer){ .arena = v->out.arena };
    view_link(&of, c);
    return buffer_str(&of.out);
}

const struct str view_squares[VIEW_PIECES] = { STR("<i class=\"square lt\"></i>"), STR("<i class=\"square dk\"></i>") };

struct str view_colours(const struct view *v, int side)
{
    const struct wording how = wording_of(v);
    struct arena *a = v->out.arena;

    return figures_colours(v->section, str_c(a, view_word(v, side ? &label_black : &label_white)), &how, a);
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

struct str view_short_name(const struct view *v, int squad)
{
    const struct squad *q = &v->section->squad[squad];

    return federation_short(q->federation, q->name, v->out.arena);
}

struct cell view_short(const struct view *v, int squad)
{
    struct cell c = cell_text(view_short_name(v, squad));

    c.to = cell_team(v->section, squad).to;
    return c;
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

/* "Board 1: India, White, ½; United States, Black, ½. Board 2: Black, 1; White, 0": the teams are named once. */
static struct message said_of_board(const struct section *s, const struct fixture *f, int b)
{
    const struct str left = b == 0 ? s->squad[f->side[0]].name : STR("");
    const struct str right = b == 0 ? s->squad[f->side[1]].name : STR("");
    const char *scored = view_sign(f->board[b].result, 0), *scored_right = view_sign(f->board[b].result, 1);

    if (view_white(f, b, 0))
        return say_board_left_white(b + 1, left, scored, right, scored_right);
    return say_board_left_black(b + 1, left, scored, right, scored_right);
}

void view_grid(struct view *v, const struct fixture *f, bool low)
{
    view_put(v, low ? "<span class=\"grids low\" role=\"img\" aria-label=\""
                    : "<span class=\"grids\" role=\"img\" aria-label=\"");
    for (int b = 0; b < v->section->boards; b++)
        view_say(v, b > 0 ? ". " : "", said_of_board(v->section, f, b), "");
    view_put(v, "\">");
    put_grid_row(v, f, 0);
    put_grid_row(v, f, 1);
    view_put(v, "</span>");
}

struct view_state view_state(const struct section *s, const struct fixture *f)
{
    struct match m = score_match(s, f);
    struct view_state x = { .half = { m.gp[0], m.gp[1] }, .over = !m.pending && score_open(s, f) == 0 };

    for (int b = 0; b < s->boards; b++) {
        x.ended += f->board[b].result != RESULT_NONE && f->board[b].result != RESULT_OPEN;
        for (int side = 0; side < 2 && m.pending; side++)
            x.half[side] += score_points(s, f->board[b].result, side);
    }
    return x;
}

/* "15:00" of "2016-09-09 15:00". */
static struct str start_of(const struct view *v)
{
    struct str at = hours_start(v->event, v->section, v->round);

    return at.n >= 16 ? (struct str){ at.p + 11, 5 } : STR("");
}

void view_mark(struct view *v, const struct fixture *f, bool brief)
{
    const struct view_state x = view_state(v->section, f);
    const struct str card[VIEW_PIECES] = { STR("<span class=\"card\">"), STR("</span>") }, bare[VIEW_PIECES] = { 0 };

    if (x.over)
        view_say(v, "", say_match_final(), "");
    else if (x.ended > 0) {
        view_put(v, "<span class=\"now\">");
        view_say_around(v, say_boards_finished(x.ended, v->section->boards, VIEW_FIRST, VIEW_SECOND),
                        brief ? card : bare);
        view_put(v, "</span>");
    } else if (match_any_has_results(&v->section->round[v->round - 1]))
        view_say(v, "<span class=\"now\">", say_match_playing(), "</span>");
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

struct str view_title(const struct view *v, const struct column *c)
{
    return c->title || !c->label ? str_of(c->title) : view_word(v, c->label);
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

void view_charts(struct view *v, struct message title, struct message key)
{
    const char *open = "<section class=\"part ways\"><h2>";

    for (int i = 0; i < v->sheet->npart; i++)
        if (v->sheet->part[i]->kind == PART_CHART) {
            view_say(v, open, *open ? title : (struct message){ 0 }, "</h2>\n");
            buffer_add(&v->out, chart_svg(&v->sheet->part[i]->chart, v->flags, v->root, v->out.arena));
            open = "";
        }
    if (*open)
        return;
    view_say(v, "<p class=\"key\">", key, "</p>\n");
    view_put(v, "</section>\n");
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

void view_figure(struct view *v, bool rest, struct cell value, struct message what)
{
    view_put(v, rest ? "<li class=\"rest\"><b>" : "<li><b>");
    view_link(v, value);
    view_say(v, "</b> <span>", what, "</span></li>");
}
