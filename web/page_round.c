/* page_round.c - a round as one page: how far it has come, what is next, what is missing, results so far, what was done last, sheets. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/next.h"
#include "reports/sheet/report.h"
#include "teams/pairing.h"
#include "teams/lineup.h"
#include "teams/score.h"
#include "web/journal.h"
#include "web/page.h"

enum { NAMES = 12, LATELY = 8 };

/* The round of the page, NULL as long as it is not even drafted. */
static const struct pairing_list *round_of(const struct visit *v)
{
    return v->round <= v->in->nround ? &v->in->round[v->round - 1] : NULL;
}

static int complete(const struct section *s, const struct pairing_list *r)
{
    int n = 0;

    for (int i = 0; i < r->nfixture; i++)
        n += score_complete(s, &r->fixture[i]);
    return n;
}

static bool has_results(const struct section *s, const struct pairing_list *r)
{
    for (int i = 0; i < r->nfixture; i++)
        for (int b = 0; b < s->boards; b++)
            if (r->fixture[i].board[b].result != RESULT_NONE)
                return true;
    return complete(s, r) > 0;
}

static int here(const struct section *s)
{
    int n = 0;

    for (int i = 0; i < s->nsquad; i++)
        n += s->squad[i].arrival.at.n > 0;
    return n;
}

/* Steps. */

struct step {
    const char *name;
    bool done;
    struct str more;
};

static struct str share(const struct visit *v, int n, int of)
{
    return str_fmt(v->arena, " %d/%d", n, of);
}

static int list_steps(const struct visit *v, struct step *step)
{
    const struct section *s = v->in;
    const struct pairing_list *r = round_of(v), none = { 0 };
    bool played = r && has_results(s, r);

    r = r ? r : &none;
    const struct step list[] = {
        { "presence", r->state >= ROUND_DRAFT, here(s) ? share(v, here(s), s->nsquad) : STR("") },
        { "draft", r->published.n > 0, STR("") },
        { "published", r->published.n > 0, r->published },
        { "line-ups", r->opened.n > 0 || played, r->nlineup ? share(v, r->nlineup, 2 * r->nfixture) : STR("") },
        { "opened", r->opened.n > 0 || played, r->opened },
        { "playing", played, STR("") },
        { "results", r->nfixture > 0 && complete(s, r) == r->nfixture, share(v, complete(s, r), r->nfixture) },
        { "complete", r->state == ROUND_COMPLETE, STR("") },
    };
    enum { STEPS = sizeof list / sizeof *list, LINEUPS = 3, OPENED };
    int n = 0;
    for (int i = 0; i < STEPS; i++)
        if (s->unit == UNIT_TEAM || (i != LINEUPS && i != OPENED)) /* players hand no line-ups in */
            step[n++] = list[i];
    return n;
}

static void put_steps(const struct visit *v, struct markup *m)
{
    struct step step[10];
    int n = list_steps(v, step);
    bool current = true;

    put(m, "<ol class=\"steps\" data-part=\"steps\">\n");
    for (int i = 0; i < n; i++) {
        put(m, "<li");
        if (step[i].done)
            put(m, " class=\"done\"");
        else if (current)
            put(m, " aria-current=\"step\"");
        current = current && step[i].done;
        put(m, ">");
        put_text(m, str_of(step[i].name));
        if (step[i].more.n > 0 && step[i].more.p[0] != ' ')
            put(m, " ");
        put_text(m, step[i].more);
        put(m, "</li>\n");
    }
    put(m, "</ol>\n");
}

/* What is next. */

/* Where a command of office/next.h is a page: an operation of that name, or a report. */
static struct str address_of(const struct visit *v, const struct next *next)
{
    static const struct {
        const char *command, *operand;
        const char *operation, *report, *below;
    } rows[] = {
        { "lineups", "--open", "open", NULL, NULL },
        { "lineups", "--enter", "lineups", NULL, NULL },
        { "presence", "", NULL, "presence", NULL },
        { "report", "boards", NULL, "boards", NULL },
        { "differences", "", NULL, "differences", NULL },
        { "standings", "", NULL, "standings", NULL },
        { "enter", "", NULL, NULL, "enter" },
        { "enter", "--second", NULL, NULL, "enter?second=yes" },
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (!str_eq(str_of(rows[i].command), str_of(next->command)) ||
            !str_eq(str_of(rows[i].operand), str_of(next->operand)))
            continue;
        if (rows[i].below)
            return str_fmt(v->arena, "%.*s/%s", STR_ARG(address_round(v, v->in, section_round(v->in))), rows[i].below);
        return rows[i].operation ? address_operation(v, v->in, rows[i].operation)
                                 : address_report(v, v->in, rows[i].report, 0, NULL);
    }
    return op_find(str_of(next->command)) ? address_operation(v, v->in, next->command) : STR("");
}

static void put_next(const struct visit *v, struct markup *m)
{
    struct next next[NEXT_MAX];
    int n = next_steps(&v->event, v->in, next);

    put(m, "<p data-part=\"next\"><strong>Next:</strong>");
    for (int i = 0; i < n; i++) {
        struct str words = str_fmt(v->arena, "%s%s%s", next[i].command, next[i].operand[0] ? " " : "", next[i].operand);
        struct str address = address_of(v, &next[i]);
        if (i > 0)
            put(m, ", then");
        put(m, " ");
        if (address.n > 0)
            put_link(m, address, words);
        else
            put_text(m, words);
    }
    put(m, "</p>\n");
}

/* Line-ups and results. */

static void put_missing(const struct visit *v, struct markup *m, const struct pairing_list *r)
{
    int *squad = arena_new(v->arena, int, v->in->nsquad), n = 0;

    for (int i = 0; i < v->in->nsquad; i++)
        if (lineup_is_due(r, i) && !lineup_find(r, i))
            squad[n++] = i;
    struct str due = lineup_deadline(&v->event, v->round, v->arena);
    put(m, "<p data-part=\"line-ups\">Line-ups missing: ");
    put_number(m, n);
    if (n > 0)
        put_text(m, str_fmt(v->arena, " (%.*s)", STR_ARG(squad_names(v->in, squad, n, NAMES, v->arena))));
    if (due.n > 0)
        put_text(m, str_fmt(v->arena, "; due %.*s", STR_ARG(due)));
    put(m, "</p>\n");
}

static void put_entry(const struct visit *v, struct markup *m)
{
    struct str at = str_fmt(v->arena, "%.*s/enter", STR_ARG(address_round(v, v->in, v->round)));

    put(m, "<p>");
    put_link(m, at, STR("Enter results"));
    if (v->in->double_entry) {
        put(m, " · ");
        put_link(m, str_fmt(v->arena, "%.*s?second=yes", STR_ARG(at)), STR("second entry"));
    }
    put(m, "</p>\n");
}

static void put_results(const struct visit *v, struct markup *m, const struct pairing_list *r)
{
    int n = 0, done = complete(v->in, r);

    put(m, "<p data-part=\"results\">Results: ");
    put_text(m, str_fmt(v->arena, "%d of %d", done, r->nfixture));
    for (int i = 0; i < r->nfixture && n < NAMES; i++) {
        const struct fixture *f = &r->fixture[i];
        if (score_complete(v->in, f))
            continue;
        put_text(m, str_fmt(v->arena, "%s %d %.*s - %.*s", n++ ? "," : "; open:", f->table,
                            STR_ARG(v->in->squad[f->side[0]].name), STR_ARG(v->in->squad[f->side[1]].name)));
    }
    put_text(m, r->nfixture - done > n ? str_fmt(v->arena, ", and %d more", r->nfixture - done - n) : STR(""));
    put(m, "</p>\n");
}

static void put_state(const struct visit *v, struct markup *m)
{
    const struct pairing_list *r = round_of(v);

    if (!r || r->published.n == 0)
        return;
    if (r->opened.n == 0 && !has_results(v->in, r))
        put_missing(v, m, r);
    put_results(v, m, r);
    if (!lineup_is_secret(r))
        put_entry(v, m);
}

/* Sheets. */

static void put_sheets(const struct visit *v, struct markup *m)
{
    static const char *const names[] = { "pairings", "boards", "captains", "match-sheets", "protocol", "standings" };

    put(m, "<nav class=\"files\" aria-label=\"Sheets\"><ul>\n");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct report_row *r = report_find(str_of(names[i]));
        struct report_input in = { .event = &v->event, .section = v->in, .team = NOBODY, .round = v->round };
        if (!report_ready(r, &in, &(struct err){ 0 }))
            continue;
        put(m, "<li>");
        put_link(m, address_report(v, v->in, r->name, v->round, NULL), str_of(r->title));
        put(m, " ");
        put_link(m, address_report(v, v->in, r->name, v->round, "pdf"), STR("PDF"));
        put(m, "</li>\n");
    }
    put(m, "</ul></nav>\n");
}

static bool put_pairings(struct visit *v, struct markup *m, struct err *e)
{
    struct report_input in = { .team = NOBODY, .other = NOBODY, .round = v->round };

    if (!round_of(v))
        return true;
    put(m, "<div data-part=\"pairings\">\n");
    bool ok = page_report(v, m, report_find(STR("pairings")), &in, e);
    put(m, "</div>\n");
    return ok;
}

static void put_rounds(const struct visit *v, struct markup *m)
{
    put(m, "<nav aria-label=\"Rounds\"><ul>");
    for (int r = 1; r <= v->in->nround + (v->in->nround < v->in->rounds); r++) {
        struct str name = str_fmt(v->arena, "%d", r);
        put(m, "<li>");
        if (r == v->round) {
            put(m, "<strong>");
            put_text(m, name);
            put(m, "</strong>");
        } else {
            put_link(m, address_round(v, v->in, r), name);
        }
        put(m, "</li>");
    }
    put(m, "</ul></nav>\n");
}

bool serve_round(struct visit *v, struct err *e)
{
    if (!visit_section(v, e))
        return false;
    if (v->round > v->in->nround + 1 || v->round > v->in->rounds) {
        v->status = 404;
        return err_set(e, ERR_INPUT, "round %d has not come yet", v->round);
    }
    struct markup m = page_begin(
        v, str_fmt(v->arena, "%.*s · Round %d of %d", STR_ARG(section_title(v->in)), v->round, v->in->rounds));
    put_rounds(v, &m);
    put_steps(v, &m);
    put_next(v, &m);
    put_state(v, &m);
    put(&m, "<h2>Lately</h2>\n");
    if (!journal_put(v, &m, LATELY, e))
        return false;
    put_sheets(v, &m);
    return put_pairings(v, &m, e) && page_end(v, &m);
}

/* The round that is due. */
bool serve_section(struct visit *v, struct err *e)
{
    return visit_section(v, e) && visit_go(v, address_round(v, v->in, section_round(v->in)));
}
