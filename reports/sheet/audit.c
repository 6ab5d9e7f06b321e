/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/audit.h"

#include "engine/base/arena.h"
#include "reports/sheet/report.h"

enum { KIND, WHAT, EXPLAINED, ENTRY, WHY, COLUMNS };

static const struct column columns[COLUMNS] = {
    [KIND] = { "kind", &label_differs, ALIGN_LEFT },
    [WHAT] = { "what", &label_what, ALIGN_LEFT, .name = true, .wraps = true },
    [EXPLAINED] = { "explained", NULL, ALIGN_LEFT, FOR_DATA },
    [ENTRY] = { "entry", &label_entry, ALIGN_RIGHT },
    [WHY] = { "why", &label_why, ALIGN_LEFT, .name = true, .wraps = true },
};

enum { H_SECTION, H_ROUND, H_LABEL, H_PAIRS, H_IDENTICAL, H_BY_HAND, H_TODAY, H_UNEXPLAINED, H_TRACED, HEADS };

static const struct column heads[HEADS] = {
    [H_SECTION] = { "section", NULL, ALIGN_LEFT, FOR_DATA },
    [H_ROUND] = { "round", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_LABEL] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .at = KIND, .span = COLUMNS },
    [H_PAIRS] = { "pairs", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_IDENTICAL] = { "identical", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_BY_HAND] = { "by_hand", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_TODAY] = { "identical_today", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_UNEXPLAINED] = { "unexplained", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_TRACED] = { "traced", NULL, ALIGN_LEFT, FOR_DATA },
};

static const struct table shape = {
    .blocks = "rounds", .rows = "differences", .head = heads, .nhead = HEADS, .col = columns, .ncol = COLUMNS
};

/* How a difference is told: the pair alone; a team and what it had then and has now; a team or two,
   and that something was so then, or is so now. Lines of a terminal are short: the kind says the
   rest. */
enum style { PAIR, VALUES, HALVES, EITHER };

static const struct {
    enum style style;
    const char *then, *now; /* EITHER only */
} wording[] = {
    [DIFFERS_PAIR] = { PAIR, NULL, NULL },
    [DIFFERS_MISSING] = { PAIR, NULL, NULL },
    [DIFFERS_COLOURS] = { PAIR, NULL, NULL },
    [DIFFERS_BYE] = { PAIR, NULL, NULL },
    [DIFFERS_ORDER] = { PAIR, NULL, NULL },
    [DIFFERS_TRACE] = { EITHER, NULL, "not what its own data leads to" },
    [DIFFERS_DAMAGE] = { EITHER, NULL, "it cannot be read" },
    [DIFFERS_RULES] = { EITHER, NULL, "the edition or the lot is different now" },
    [DIFFERS_HOST] = { EITHER, NULL, "different host, or its match is not on table 1" },
    [DIFFERS_PRESENCE] = { EITHER, "paired then, absent now", "not paired then, present now" },
    [DIFFERS_NUMBER] = { VALUES, NULL, NULL },
    [DIFFERS_RATING] = { VALUES, NULL, NULL },
    [DIFFERS_MP] = { VALUES, NULL, NULL },
    [DIFFERS_GP] = { HALVES, NULL, NULL },
    [DIFFERS_OSB] = { HALVES, NULL, NULL },
    [DIFFERS_NO_BYE] = { EITHER, "may have the bye now", "may not have the bye now" },
    [DIFFERS_LATE] = { EITHER, "not late now", "late now" },
    [DIFFERS_MET] = { VALUES, NULL, NULL },
    [DIFFERS_HISTORY] = { VALUES, NULL, NULL },
    [DIFFERS_BARRED] = { EITHER, "not barred now", "barred now" },
};

static const char *const changes[] = {
    [CHANGE_MOVED] = "by hand",         [CHANGE_RESULT] = "result later", [CHANGE_RENUMBERED] = "number later",
    [CHANGE_BARRED] = "barred later",   [CHANGE_SQUAD] = "player later",  [CHANGE_SETTING] = "set later",
    [CHANGE_TAKEN_OVER] = "taken over",
};

static struct str name_of(const struct section *s, int team)
{
    return team == NOBODY ? STR("nobody") : s->squad[team].name;
}

/* The two teams of a pair, or the one team. In a bye the second is the one that should have it. */
static struct str names_of(const struct section *s, const struct difference *d, struct arena *a)
{
    if (d->kind == DIFFERS_BYE)
        return str_fmt(a, "%.*s, by the rules %.*s", STR_ARG(name_of(s, d->team)), STR_ARG(name_of(s, d->other)));
    if (d->other == NOBODY)
        return d->team == NOBODY ? STR("") : name_of(s, d->team);
    return str_fmt(a, "%.*s - %.*s", STR_ARG(name_of(s, d->team)), STR_ARG(name_of(s, d->other)));
}

static struct str value_text(enum style style, int value, struct arena *a)
{
    return cell_plain(style == HALVES ? cell_half(value) : cell_number(value), a);
}

static struct str what_of(const struct section *s, const struct difference *d, struct arena *a)
{
    enum style style = wording[d->kind].style;
    struct str names = names_of(s, d, a);

    if (style == PAIR)
        return names;
    if (style == EITHER)
        return str_fmt(a, "%.*s%s%s", STR_ARG(names), names.n ? ": " : "",
                       d->then ? wording[d->kind].then : wording[d->kind].now);
    return str_fmt(a, "%.*s: %.*s, now %.*s", STR_ARG(names), STR_ARG(value_text(style, d->then, a)),
                   STR_ARG(value_text(style, d->now, a)));
}

static struct str why_of(const struct round_change *change, struct arena *a)
{
    if (!change)
        return STR("not explained");
    struct str reason = change->reason.n > 0 ? change->reason : change->text;
    return str_fmt(a, "%s: %.*s", changes[change->kind], STR_ARG(reason));
}

static void add_row(struct block *b, enum difference_kind kind, struct str what, const struct round_change *why,
                    struct arena *a)
{
    struct cell *cell = block_row(b, why ? TONE_PLAIN : TONE_STRONG);

    cell[KIND] = cell_text(str_of(difference_name(kind)));
    cell[WHAT] = cell_text(what);
    cell[EXPLAINED] = cell_flag(why);
    cell[ENTRY] = cell_known(why ? why->entry : 0);
    cell[WHY] = cell_text(why_of(why, a));
}

/* Numbers change by dozens when one team is moved. The row is that of the first of them which is
   named by what explains it. */
static void add_numbers(struct block *b, const struct section *s, const struct audit *audit, struct arena *a)
{
    const struct difference *first = NULL;
    int n = 0;

    for (int i = 0; i < audit->n; i++) {
        const struct difference *d = &audit->item[i];
        if (d->kind != DIFFERS_NUMBER)
            continue;
        n++;
        if (!first || (d->why && d->why->about[d->team] && !first->why->about[first->team]))
            first = d;
    }
    if (n == 0)
        return;
    struct str what = what_of(s, first, a);
    if (n > 1)
        what = str_fmt(a, "%.*s; %d more", STR_ARG(what), n - 1);
    add_row(b, DIFFERS_NUMBER, what, first->why, a);
}

static struct str label(const struct section *s, const struct audit *audit, struct arena *a)
{
    struct str text = str_fmt(a, "%.*s, round %d: %d pair%s", STR_ARG(section_title(s)), audit->round, audit->pairs,
                              audit->pairs == 1 ? "" : "s");

    if (audit->n == 0)
        return str_fmt(a, "%.*s, all according to the rules", STR_ARG(text));
    text = str_fmt(a, "%.*s, %d according to the rules", STR_ARG(text), audit->identical);
    if (audit->by_hand > 0)
        text = str_fmt(a, "%.*s, %d by hand", STR_ARG(text), audit->by_hand);
    if (audit->since > 0)
        text = str_fmt(a, "%.*s, %d by what was changed since", STR_ARG(text), audit->since);
    if (audit->unexplained > 0)
        text = str_fmt(a, "%.*s, NOT EXPLAINED: %d", STR_ARG(text), audit->unexplained);
    return text;
}

static void fill_head(struct cell *cell, const struct section *s, const struct audit *audit, struct arena *a)
{
    cell[H_SECTION] = cell_text(s->name);
    cell[H_ROUND] = cell_round(s, audit->round);
    cell[H_LABEL] = cell_instead(cell_text(label(s, audit, a)), cell[H_ROUND]);
    cell[H_PAIRS] = cell_number(audit->pairs);
    cell[H_IDENTICAL] = cell_number(audit->identical);
    cell[H_BY_HAND] = cell_number(audit->by_hand);
    cell[H_TODAY] = cell_number(audit->today);
    cell[H_UNEXPLAINED] = cell_number(audit->unexplained);
    cell[H_TRACED] = cell_flag(audit->traced);
}

struct sheet audit_sheet(const struct event *ev, struct arena *a)
{
    struct sheet sheet = { .name = "check", .scale = SCALE_LIST };

    sheet_table(&sheet, &shape, a);
    sheet.heading = report_heading(ev, STR("Check"));
    return sheet;
}

void audit_sheet_round(struct sheet *sheet, const struct section *s, const struct audit *audit, struct arena *a)
{
    struct block *b = table_block(&sheet->part[0]->table, audit->n + 1, a);

    fill_head(b->head, s, audit, a);
    for (int i = 0; i < audit->n; i++)
        if (audit->item[i].kind != DIFFERS_NUMBER)
            add_row(b, audit->item[i].kind, what_of(s, &audit->item[i], a), audit->item[i].why, a);
    add_numbers(b, s, audit, a);
}

struct str audit_difference(const struct section *s, const struct difference *d, struct arena *a)
{
    return str_fmt(a, "%s: %.*s", difference_name(d->kind), STR_ARG(what_of(s, d, a)));
}

void audit_sheet_file(struct sheet *sheet, const struct findings *flaws, const struct wording *told, struct arena *a)
{
    struct table *t = &sheet->part[0]->table;

    if (t->nblock == 0)
        table_block(t, 0, a)->head[H_LABEL] = cell_text(STR("No round has been published yet."));
    if (flaws->n == 0)
        return;
    struct block *b = table_block(t, 0, a);
    b->head[H_LABEL] = cell_text(STR("The event file differs from what its journal made it."));
    b->head[H_UNEXPLAINED] = cell_number(flaws->n);
    for (int i = 0; i < flaws->n; i++)
        sheet_note(sheet, message_text(&flaws->item[i].message, told, a), a);
}
