/* SPDX-License-Identifier: Apache-2.0 */
/* page_round.c - a round as one page: how far it has come, what is next, what is missing, results so far, what was done last, sheets. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/next.h"
#include "reports/sheet/report.h"
#include "teams/lineup.h"
#include "teams/moment.h"
#include "teams/pairing.h"
#include "teams/presence.h"
#include "teams/score.h"
#include "teams/second.h"
#include "teams/unit.h"
#include "web/copier.h"
#include "web/form.h"
#include "web/journal.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/sheets_of_moment.h"
#include "web/tables.h"

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

/* As far as the round goes; what is known before it changes nothing of that. */
static bool is_played(const struct visit *v, const struct pairing_list *r)
{
    return has_results(v->in, r) && !lineup_is_before(&v->event, v->in, v->round, v->now);
}

static struct str share(const struct visit *v, int n, int of)
{
    return str_fmt(v->arena, "%d/%d", n, of);
}

/* "6/6, 1 withdrawn": who has left is expected no longer. Empty as long as nothing is known of anybody. */
static struct str presence_of_all(const struct visit *v)
{
    const struct section *s = v->in;
    int here = 0, expected = 0, left[TEAM_EXPELLED + 1] = { 0 };

    for (int i = 0; i < s->nsquad; i++) {
        enum presence_status w = presence_of(s, i, v->round, v->now, NULL);
        bool stays = w < TEAM_WITHDRAWN;
        left[w]++;
        expected += stays;
        here += stays && s->squad[i].arrival.at.n > 0;
    }
    struct str text = share(v, here, expected);
    for (int w = TEAM_WITHDRAWN; w <= TEAM_EXPELLED; w++)
        if (left[w] > 0)
            text =
                str_fmt(v->arena, "%.*s, %d %s", STR_ARG(text), left[w], presence_status_name((enum presence_status)w));
    return presence_is_taken(s) ? text : STR("");
}

/* --- steps ------------------------------------------------------------------------------------ */

/* Where players are paired there are no line-ups. */
enum { LINEUPS = 3, OPENED = 4 };

struct step {
    const char *name, *below; /* where it is done, behind the address of the round; NULL: nowhere */
    bool done;
    struct str more;
};

/* ", 4 by default", or nothing. */
static struct str by_default(const struct visit *v, struct lineup_tally n)
{
    return n.by_default > 0 ? str_fmt(v->arena, ", %d by default", n.by_default) : STR("");
}

/* "172/188, 12 by default" */
static struct str lineups_of(const struct visit *v, const struct pairing_list *r)
{
    struct lineup_tally n = lineup_count(r);

    return r->nlineup > 0
               ? str_fmt(v->arena, "%.*s%.*s", STR_ARG(share(v, n.handed_in, n.due)), STR_ARG(by_default(v, n)))
               : STR("");
}

/* "94/94, 1 game unfinished" */
static struct str unfinished(const struct visit *v, const struct pairing_list *r)
{
    int n = score_unfinished(v->in, r);

    return n > 0 ? str_fmt(v->arena, ", %d %s unfinished", COUNT(n, "game", "games")) : STR("");
}

static struct str results_of(const struct visit *v, const struct pairing_list *r)
{
    return str_fmt(v->arena, "%.*s%.*s", STR_ARG(share(v, complete(v->in, r), r->nfixture)), STR_ARG(unfinished(v, r)));
}

/* A team that came in after the opening has none: the step is not done until it has. */
static bool lacks_lineups(const struct section *s, const struct pairing_list *r)
{
    return s->unit == UNIT_TEAM && r->nlineup > 0 && r->opened.n > 0 && lineup_count(r).missing > 0;
}

static int list_steps(const struct visit *v, struct step *step)
{
    const struct section *s = v->in;
    const struct pairing_list *r = round_of(v), none = { 0 };
    bool played = r && is_played(v, r), teams = s->unit == UNIT_TEAM;

    r = r ? r : &none;
    bool out = r->published.n > 0;
    const struct step list[] = {
        { "presence", "../presence", r->state >= ROUND_DRAFT, presence_of_all(v) },
        { "draft", !out ? "draft" : NULL, out, STR("") },
        { "published", out ? "../report/pairings" : NULL, out, moment_short(r->published, v->now) },
        { "line-ups", out && teams ? "lineups" : NULL, (r->opened.n > 0 || played) && !lacks_lineups(s, r),
          lineups_of(v, r) },
        { "opened", out && teams ? "../report/boards" : NULL, r->opened.n > 0 || played,
          moment_short(r->opened, v->now) },
        { "playing", NULL, played, STR("") },
        { "results", out ? "enter" : NULL, r->nfixture > 0 && complete(s, r) == r->nfixture,
          out ? results_of(v, r) : STR("") },
        { "complete", out ? "../report/standings" : NULL, r->state == ROUND_COMPLETE, STR("") },
    };
    int n = 0;
    for (size_t i = 0; i < sizeof list / sizeof *list; i++)
        if (teams || (i != LINEUPS && i != OPENED))
            step[n++] = list[i];
    return n;
}

/* "../presence" is of the section, and a report there of the round. */
static struct str address_below(const struct visit *v, const char *below)
{
    struct str at = str_of(below), round = address_round(v, v->in, v->round);

    if (str_starts(at, STR("../report/")))
        return address_report(v, v->in, below + 10, v->round, NULL);
    if (str_starts(at, STR("../")))
        return str_fmt(v->arena, "%.*s/%s", STR_ARG(address_section(v->in, v->arena)), below + 3);
    return str_fmt(v->arena, "%.*s/%s", STR_ARG(round), below);
}

static void put_step(const struct visit *v, struct markup *m, const struct step *s)
{
    put(m, "<span>");
    if (s->below)
        put_link(m, address_below(v, s->below), str_of(s->name));
    else
        put_text(m, str_of(s->name));
    if (s->more.n > 0) {
        put(m, " <small>");
        put_text(m, s->more);
        put(m, "</small>");
    }
    put(m, "</span></li>\n");
}

static void put_steps(const struct visit *v, struct markup *m)
{
    struct step step[10];
    int n = list_steps(v, step), current = 0;

    while (current < n && step[current].done)
        current++;
    put(m, "<ol class=\"steps\" data-part=\"steps\">\n");
    for (int i = 0; i < n; i++) {
        if (i == current)
            put(m, "<li aria-current=\"step\">");
        else if (step[i].done)
            put(m, "<li class=\"done\">");
        else
            put(m, "<li>");
        put_step(v, m, &step[i]);
    }
    put(m, "</ol>\n");
}

/* --- what is next ------------------------------------------------------------------------------ */

/* What a command of office/next.h is called on a page, and where it is done. */
static const struct room_of {
    const char *command, *operand, *words;
    const char *below; /* NULL: the form of the operation */
    const char *
        does; /* the operation that whoever may not do it would find no button for there; NULL: it is for all who see the page */
} rooms[] = {
    { "number", "", "Number the teams", NULL, "number" },
    { "lot", "", "Draw the lot", NULL, "lot" },
    { "presence", "", "Say who is here", "../presence", NULL },
    { "pair", "", "Pair the round", "draft", "pair" },
    { "publish", "", "Look through the draft, and publish it", "draft", NULL },
    { "lineups", "--enter", "Take the line-ups", "lineups", NULL },
    { "lineups", "--open", "Open the line-ups", "lineups", "open" },
    { "start", "", "Start the round: teams that are short lose their match", NULL, "start" },
    { "report", "boards", "Print the boards", "../report/boards", NULL },
    { "enter", "", "Enter results", "enter", NULL },
    { "enter", "--second", "Enter results a second time", "enter?second=yes", NULL },
    { "differences", "", "Look at what two arbiters read differently", "../report/differences", NULL },
    { "report", "signatures", "Look at what captains dispute", "../report/signatures", NULL },
    { "standings", "", "Look at the standings", "../report/standings", NULL },
    { "print", "--set end", "Print the sheets of the end", "../report", NULL },
};

static const struct room_of *room_of(const struct next *next)
{
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        if (str_eq(str_of(rooms[i].command), str_of(next->command)) &&
            str_eq(str_of(rooms[i].operand), str_of(next->operand)))
            return &rooms[i];
    return NULL;
}

/* Of the round that is worked at, whichever is looked at. */
static void put_next_step(const struct visit *v, struct markup *m, const struct next *next)
{
    const struct room_of *room = room_of(next);
    bool pairs = room && str_eq(str_of(room->command), STR("pair"));
    struct visit at = *v;

    at.round = next->round > 0 ? next->round : pairs ? v->in->nround + 1 : v->in->nround > 0 ? v->in->nround : 1;
    struct str words = pairs ? str_fmt(v->arena, "Pair round %d", at.round) : str_of(room ? room->words : "");
    if (!room)
        put_text(m, str_fmt(v->arena, "%s %s, on the command line", next->command, next->operand));
    else if (room->does && v->who.viewer.role > op_find(str_of(room->does))->role)
        put_text(m, str_fmt(v->arena, "%.*s (the TAP does it)", STR_ARG(words)));
    else
        put_link(m, room->below ? address_below(&at, room->below) : address_operation(v, v->in, room->command), words);
}

/* Until when: the next hour that is set for the round. */
static void put_hour(const struct visit *v, struct markup *m)
{
    const struct pairing_list *r = round_of(v);
    struct str due = lineup_deadline(&v->event, v->round, v->arena), start = v->event.date[v->round - 1];
    struct str present = v->round == 1 ? presence_hour(&v->event, v->arena) : STR("");
    bool waits = r && r->published.n > 0 && r->opened.n == 0 && v->in->unit == UNIT_TEAM;
    struct str then = !r ? present : waits ? due : start;
    static const char *const whats[][2] = { { "presence closes", "presence closed" },
                                            { "line-ups are due", "line-ups were due" },
                                            { "the round begins", "the round began" } };
    const char *what = whats[!r ? 0 : waits ? 1 : 2][then.n > 0 && moment_is_after(v->now, then)];
    bool awaited = r && lineup_is_awaited(&v->event, v->in, v->round, v->now);

    if ((then.n == 0 && !awaited) || (r && is_played(v, r)))
        return;
    put(m, " <span class=\"until\">");
    put_text(m, awaited ? lineup_awaited_text(&v->event, v->in, v->round, v->now, v->arena)
                        : str_fmt(v->arena, "%s %.*s", what, STR_ARG(then)));
    if (then.n > 0)
        page_until(v, m, then);
    put(m, "</span>");
}

static void put_next(const struct visit *v, struct markup *m)
{
    struct next next[NEXT_MAX];
    int n = next_steps(&v->event, v->in, v->now, next);

    put(m, "<section class=\"next\" data-part=\"next\" aria-label=\"Next\"><p><strong>Next</strong> ");
    for (int i = 0; i < n; i++) {
        if (i > 0)
            put(m, ", then ");
        put_next_step(v, m, &next[i]);
    }
    put_hour(v, m);
    put(m, "</p></section>\n");
}

/* --- line-ups and results ---------------------------------------------------------------------- */

static void put_card(struct markup *m, const char *part, const char *title)
{
    put(m, "<section class=\"card\"");
    put_attr(m, "data-part", str_of(part));
    put(m, ">\n<h2>");
    put_text(m, str_of(title));
    put(m, "</h2>\n");
}

/* "1 Nigeria · 2 Andorra", each leading to its line-up. */
static void put_missing_teams(const struct visit *v, struct markup *m, const struct pairing_list *r, int missing)
{
    int n = 0;

    for (int at = 0; at < 2 * r->nfixture && n < NAMES; at++) {
        const struct fixture *f = &r->fixture[at / 2];
        int squad = f->side[at % 2];
        if (!lineup_is_due(r, squad) || lineup_find(r, squad))
            continue;
        if (n++ > 0)
            put(m, " · ");
        put_link(m,
                 str_fmt(v->arena, "%.*s/lineups?team=%d", STR_ARG(address_round(v, v->in, v->round)),
                         v->in->squad[squad].number),
                 str_fmt(v->arena, "%d %.*s", f->table, STR_ARG(v->in->squad[squad].name)));
    }
    if (missing > n)
        put_text(m, str_fmt(v->arena, " · and %d more", missing - n));
}

static void put_missing(const struct visit *v, struct markup *m, const struct pairing_list *r)
{
    struct lineup_tally n = lineup_count(r);

    put_card(m, "line-ups", "Line-ups");
    put_line(m, str_fmt(v->arena, "%d of %d handed in%.*s, %d missing%s", n.handed_in, n.due, STR_ARG(by_default(v, n)),
                        n.missing, n.missing ? ":" : "."));
    put(m, "<p>");
    put_missing_teams(v, m, r, n.missing);
    put(m, "</p>\n<p>");
    put_link(m, address_below(v, "lineups"), r->opened.n > 0 ? STR("Enter one") : STR("Enter one, or open them"));
    put(m, " · ");
    put_link(m, address_report(v, v->in, "lineups", v->round, "pdf"), STR("print the list"));
    put(m, "</p>\n</section>\n");
}

static void put_open(const struct visit *v, struct markup *m, const struct pairing_list *r)
{
    int n = 0, open = r->nfixture - complete(v->in, r);

    if (open == 0)
        return;
    put(m, "<p>Open: ");
    for (int i = 0; i < r->nfixture && n < NAMES; i++) {
        const struct fixture *f = &r->fixture[i];
        if (!score_complete(v->in, f))
            put_text(m, str_fmt(v->arena, "%s%d %.*s - %.*s", n++ ? " · " : "", f->table,
                                STR_ARG(v->in->squad[f->side[0]].name), STR_ARG(v->in->squad[f->side[1]].name)));
    }
    put_text(m, open > n ? str_fmt(v->arena, " · and %d more", open - n) : STR(""));
    put(m, "</p>\n");
}

static void put_second(const struct visit *v, struct markup *m, const struct pairing_list *r)
{
    int first, apart = second_open(v->in, r, &first);

    if (!v->in->double_entry && !second_differs(v->in, r))
        return;
    put(m, "<p>Second entry: ");
    put_text(m, apart > 0 ? second_open_text(v->in, r, v->arena) : STR("the two agree"));
    put(m, " · ");
    put_link(m, address_below(v, "../report/differences"), STR("differences"));
    put(m, " · ");
    put_link(m, address_below(v, "enter?second=yes"), STR("enter"));
    put(m, "</p>\n");
}

/* What else may be needed at a table, each in its place. */
static void put_rarer(const struct visit *v, struct markup *m)
{
    static const struct {
        const char *operation, *words;
    } list[] = { { "swap", "colours or players exchanged" }, { "start", "start: forfeits of teams that are short" } };

    put(m, "<p class=\"faint\">");
    put_link(m, address_below(v, "enter"), STR("correct a result"));
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        if (v->who.viewer.role > op_find(str_of(list[i].operation))->role)
            continue;
        put(m, " · ");
        put_link(m, address_operation(v, v->in, list[i].operation), unit_text(v->in->unit, list[i].words, v->arena));
    }
    put(m, " · ");
    put_link(m, address_below(v, "../report/corrections"), STR("corrections so far"));
    put(m, "</p>\n");
}

static void put_results(const struct visit *v, struct markup *m, const struct pairing_list *r)
{
    put_card(m, "results", "Results");
    put_line(m, str_fmt(v->arena, "%d of %d %s%.*s", complete(v->in, r), r->nfixture, unit_word(v->in->unit, "matches"),
                        STR_ARG(unfinished(v, r))));
    put(m, "<progress");
    put_attr(m, "max", str_fmt(v->arena, "%d", r->nfixture));
    put_attr(m, "value", str_fmt(v->arena, "%d", complete(v->in, r)));
    put(m, " aria-label=\"Results\"></progress>\n");
    if (lineup_is_before(&v->event, v->in, v->round, v->now)) {
        put(m, "</section>\n");
        return;
    }
    put_open(v, m, r);
    put_second(v, m, r);
    page_signed(v, m, r);
    put(m, "<p>");
    put_link(m, address_below(v, "enter"), STR("Enter results"));
    put(m, "</p>\n");
    put_rarer(v, m);
    put(m, "</section>\n");
}

static void put_state(const struct visit *v, struct markup *m)
{
    const struct pairing_list *r = round_of(v);

    put(m, "<div class=\"cards\">\n");
    if (r && r->published.n > 0) {
        if ((r->opened.n == 0 && !is_played(v, r) && v->in->unit == UNIT_TEAM) || lacks_lineups(v->in, r))
            put_missing(v, m, r);
        put_results(v, m, r);
    }
    put_card(m, "sheets", "Sheets of the moment");
    sheets_of_moment(v, m, r);
    put(m, "</div>\n");
}

/* How much would have to be entered again if this machine were lost. */
static void put_mirror(const struct visit *v, struct markup *m)
{
    struct str says = v->who.viewer.role <= ROLE_ARBITER ? copier_says(v->room->copier, v->arena) : STR("");

    if (says.n == 0)
        return;
    put(m, "<p class=\"faint\" data-part=\"mirror\">Mirror: ");
    put_text(m, says);
    put(m, "</p>\n");
}

static bool put_pairings(struct visit *v, struct markup *m, struct err *e)
{
    struct report_input in = { .medium = MEDIUM_PAGE, .team = NOBODY, .other = NOBODY, .round = v->round };

    if (!round_of(v))
        return true;
    put(m, "<div data-part=\"pairings\">\n");
    bool ok = page_report(v, m, report_find(STR("pairings")), &in, e);
    put(m, "</div>\n");
    return ok;
}

static void put_rounds(const struct visit *v, struct markup *m)
{
    put(m, "<nav class=\"rounds\" aria-label=\"Rounds\"><ul>");
    for (int r = 1; r <= v->in->nround + (v->in->nround < v->in->rounds); r++) {
        struct str name = str_fmt(v->arena, "%d", r);
        put(m, "<li>");
        if (r == v->round) {
            put(m, "<a aria-current=\"page\"");
            put_attr(m, "href", address_round(v, v->in, r));
            put(m, ">");
            put_text(m, name);
            put(m, "</a>");
        } else {
            put_link(m, address_round(v, v->in, r), name);
        }
        put(m, "</li>");
    }
    put(m, "</ul></nav>\n");
}

bool serve_round(struct visit *v, struct err *e)
{
    if (tables_instead(v, e))
        return true;
    if (!visit_section(v, e))
        return false;
    if (v->round > v->in->nround + 1 || v->round > v->in->rounds) {
        v->status = 404;
        return err_say(e, ERR_INPUT, say_round_still_to_come(v->round));
    }
    struct markup m = page_begin(
        v, str_fmt(v->arena, "%.*s · Round %d of %d", STR_ARG(section_title(v->in)), v->round, v->in->rounds));
    put_rounds(v, &m);
    put_steps(v, &m);
    put_next(v, &m);
    put_state(v, &m);
    put_mirror(v, &m);
    put(&m, "<h2>Lately</h2>\n");
    return journal_lately(v, &m, LATELY, e) && put_pairings(v, &m, e) && page_end(v, &m);
}

/* The round that is due. */
bool serve_section(struct visit *v, struct err *e)
{
    return tables_instead(v, e) || (visit_section(v, e) && visit_go(v, address_round(v, v->in, section_round(v->in))));
}
