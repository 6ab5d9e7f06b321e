/* page_me.c - a captain's page: the match, the opponent's squad, the line-up by choosing who rests, until when, the receipt. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/find.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "web/form.h"
#include "web/page.h"
#include "web/words.h"

/* The team of the captain in the event, and its round. */
struct mine {
    int squad;
    int number; /* of the last published round, 0: none */
    const struct pairing_list *round;
    const struct fixture *match; /* NULL: none in that round */
};

static bool find_mine(struct visit *v, struct mine *out, struct err *e)
{
    const struct viewer *w = &v->who.viewer;

    v->section = w->section;
    if (!visit_section(v, e) || !squad_find(v->in, w->team, &out->squad, e))
        return false;
    out->number = v->in->nround; /* what is not published is not in his event */
    out->round = out->number > 0 ? &v->in->round[out->number - 1] : NULL;
    out->match = out->round ? match_of(out->round, out->squad) : NULL;
    return true;
}

/* --- the line-up ------------------------------------------------------------------------------ */

static int counting(const struct squad *q, int *place)
{
    int n = 0;

    for (int i = 0; i < q->nplayer; i++)
        if (!q->player[i].replaced)
            place[n++] = i + 1;
    return n;
}

static bool plays(const struct lineup *l, int place)
{
    for (int b = 0; l && b < BOARDS_MAX; b++)
        if (l->place[b] == place)
            return true;
    return false;
}

static void put_player(const struct visit *v, struct markup *m, const struct squad *q, int place, bool rests)
{
    const struct player *p = &q->player[place - 1];

    put(m, "<li><label><input type=\"checkbox\" name=\"rests\"");
    put_attr(m, "value", str_fmt(v->arena, "%d", place));
    if (rests)
        put(m, " checked");
    put(m, "> ");
    put_text(m, str_fmt(v->arena, "%d %.*s%s%.*s", place, STR_ARG(p->title), p->title.n ? " " : "", STR_ARG(p->name)));
    put(m, "</label></li>\n");
}

static void put_choice(const struct visit *v, struct markup *m, const struct mine *mine, const struct lineup *l)
{
    const struct squad *q = &v->in->squad[mine->squad];
    int place[SQUAD_MAX], n = counting(q, place), spare = n - v->in->boards;

    put(m, "<form method=\"post\" action=\"/me/lineup\">\n");
    page_hidden(m, "round", str_fmt(v->arena, "%d", mine->number));
    if (spare > 0)
        put_line(m, str_fmt(v->arena, "Who rests? Choose %d; the others play in the order of the list.", spare));
    put(m, "<ul class=\"rests\">\n");
    for (int i = 0; i < n; i++)
        put_player(v, m, q, place[i], l ? !plays(l, place[i]) : i >= v->in->boards);
    put(m, "</ul>\n<p><button>Hand in</button></p>\n</form>\n");
}

static void put_handed_in(const struct visit *v, struct markup *m, const struct mine *mine, const struct lineup *l)
{
    const struct squad *q = &v->in->squad[mine->squad];

    put_line(m, str_fmt(v->arena, "Handed in %.*s by %.*s; nobody else sees it before it is opened.", STR_ARG(l->at),
                        STR_ARG(l->by)));
    put(m, "<ol class=\"boards\">\n");
    for (int b = 0; b < v->in->boards; b++) {
        put(m, "<li>");
        put_text(m, l->place[b] > 0 ? q->player[l->place[b] - 1].name : STR("nobody"));
        put(m, "</li>\n");
    }
    put(m, "</ol>\n");
}

/* "due 2016-09-02 10:00, 17 minutes to go" */
static void put_deadline(const struct visit *v, struct markup *m, struct str due, bool late)
{
    if (due.n == 0)
        return;
    if (late)
        put_line(m,
                 str_fmt(v->arena, "It was due at %.*s: from now on the TAP takes it, with a reason.", STR_ARG(due)));
    else
        put_line(m, str_fmt(v->arena, "Due at %.*s, %.*s to go. You may change it until then.", STR_ARG(due),
                            STR_ARG(moment_span(moment_minutes(v->now, due), v->arena))));
}

static void put_lineup(const struct visit *v, struct markup *m, const struct mine *mine)
{
    const struct lineup *l = lineup_find(mine->round, mine->squad);
    struct str due = lineup_deadline(&v->event, mine->number, v->arena);
    bool late = moment_is_after(v->now, due);

    put(m, "<h2>Line-up</h2>\n");
    put_deadline(v, m, due, late);
    if (l)
        put_handed_in(v, m, mine, l);
    else
        put(m, "<p><strong>Not handed in.</strong></p>\n");
    if (!late)
        put_choice(v, m, mine, l);
}

/* --- the page --------------------------------------------------------------------------------- */

static void put_match(const struct visit *v, struct markup *m, const struct mine *mine)
{
    int side = match_side(mine->match, mine->squad);

    put(m, "<p><strong>");
    put_text(m, str_fmt(v->arena, "Table %d, %s on board 1", mine->match->table, side == 0 ? "White" : "Black"));
    put(m, "</strong>: ");
    for (int i = 0; i < 2; i++) {
        const struct squad *q = &v->in->squad[mine->match->side[i]];
        put_text(m, str_fmt(v->arena, "%s%.*s (No. %d)", i ? " - " : "", STR_ARG(q->name), q->number));
    }
    put(m, "</p>\n");
}

/* The captain's sheet: both squads, what they have played so far, why they meet. */
static bool put_sheet(struct visit *v, struct markup *m, const struct mine *mine, struct err *e)
{
    struct report_input in = { .team = mine->squad, .other = NOBODY };

    put(m, "<details><summary>The opponent, and why</summary>\n");
    bool ok = page_report(v, m, report_find(STR("captains")), &in, e);
    put(m, "</details>\n");
    return ok;
}

static void put_order(const struct visit *v, struct markup *m, const struct mine *mine)
{
    const struct board_order *o = &v->in->squad[mine->squad].order;

    put_line(m, o->confirmed.n > 0 ? str_fmt(v->arena, "Board order: signed %.*s.", STR_ARG(o->confirmed))
                : o->received.n > 0
                    ? str_fmt(v->arena, "Board order: handed in %.*s, not signed yet: please see the TAP.",
                              STR_ARG(o->received))
                    : STR("Board order: not handed in yet: please see the TAP."));
}

bool serve_me(struct visit *v, struct err *e)
{
    struct mine mine;

    if (!find_mine(v, &mine, e))
        return false;
    struct markup m = page_begin(v, str_fmt(v->arena, "%.*s · Round %d", STR_ARG(v->in->squad[mine.squad].name),
                                            mine.number > 0 ? mine.number : 1));
    put_order(v, &m, &mine);
    if (!mine.match) {
        put_line(&m, mine.number == 0                ? STR("Round 1 is not published yet.")
                     : mine.round->bye == mine.squad ? STR("The team has the bye.")
                                                     : STR("The team is not paired in this round."));
        return page_end(v, &m);
    }
    put_match(v, &m, &mine);
    if (mine.round->opened.n == 0 && lineup_is_due(mine.round, mine.squad) && !match_has_results(mine.match))
        put_lineup(v, &m, &mine);
    return put_sheet(v, &m, &mine, e) && page_end(v, &m);
}

/* --- what comes in ---------------------------------------------------------------------------- */

static bool rests(const struct visit *v, int place)
{
    long n;

    for (int i = 0; i < v->form.n; i++)
        if (str_eq(v->form.word[i].name, STR("rests")) && str_long(v->form.word[i].value, &n) && n == place)
            return true;
    return false;
}

/* Who does not rest plays, in the order of the list; an empty board is the last. */
static bool read_lineup(struct visit *v, const struct mine *mine, struct lineup_entry *out, struct err *e)
{
    const struct squad *q = &v->in->squad[mine->squad];
    int place[SQUAD_MAX], n = counting(q, place), b = 0;

    *out = (struct lineup_entry){ .team = q->name };
    for (int i = 0; i < n; i++) {
        if (rests(v, place[i]))
            continue;
        if (b == v->in->boards)
            return err_set(e, ERR_INPUT, "choose %d who %s: there are %d boards", n - v->in->boards,
                           n - v->in->boards == 1 ? "rests" : "rest", v->in->boards);
        out->player[b++] = str_fmt(v->arena, "%d", place[i]);
    }
    for (; b < v->in->boards; b++)
        out->player[b] = STR("0");
    return true;
}

/* Only the TAP takes a late one, and notes why. */
static bool in_time(const struct visit *v, const struct mine *mine, struct err *e)
{
    struct str due = lineup_deadline(&v->event, mine->number, v->arena);

    return !moment_is_after(v->now, due) ||
           err_set(e, ERR_STATE, "the line-up was due at %.*s: please see the TAP", STR_ARG(due));
}

/* For the round that was on the page: the next may have been published since. */
bool serve_my_lineup(struct visit *v, struct err *e)
{
    const struct op *op = op_row(OP_lineups);
    struct lineup_entry entry;
    const struct lineup_list list = { &entry, 1 };
    struct setting word = { STR("round"), form_word(&v->form, "round") };
    const struct form form = { .word = &word, .n = 1, .data = &list };
    struct mine mine;
    struct act act;

    if (word.value.n == 0)
        return err_set(e, ERR_USAGE, "for which round?");
    return find_mine(v, &mine, e) && in_time(v, &mine, e) && read_lineup(v, &mine, &entry, e) &&
           words_act(v, op, &act, e) && page_do(v, op, &act, &form, STR("/me"), e);
}
