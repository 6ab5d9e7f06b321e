/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/audit.h"

#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "reports/format/messages.h"
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
    struct message (*then)(void), (*now)(void); /* EITHER only */
} tellings[] = {
    [DIFFERS_PAIR] = { PAIR, NULL, NULL },
    [DIFFERS_MISSING] = { PAIR, NULL, NULL },
    [DIFFERS_COLOURS] = { PAIR, NULL, NULL },
    [DIFFERS_BYE] = { PAIR, NULL, NULL },
    [DIFFERS_ORDER] = { PAIR, NULL, NULL },
    [DIFFERS_TRACE] = { EITHER, NULL, say_trace_leads_elsewhere },
    [DIFFERS_DAMAGE] = { EITHER, NULL, say_trace_cannot_be_read },
    [DIFFERS_RULES] = { EITHER, NULL, say_edition_or_lot_differs },
    [DIFFERS_HOST] = { EITHER, NULL, say_host_differs },
    [DIFFERS_PRESENCE] = { EITHER, say_paired_then, say_absent_then },
    [DIFFERS_NUMBER] = { VALUES, NULL, NULL },
    [DIFFERS_RATING] = { VALUES, NULL, NULL },
    [DIFFERS_MP] = { VALUES, NULL, NULL },
    [DIFFERS_GP] = { HALVES, NULL, NULL },
    [DIFFERS_OSB] = { HALVES, NULL, NULL },
    [DIFFERS_NO_BYE] = { EITHER, say_may_have_bye_now, say_may_not_have_bye_now },
    [DIFFERS_LATE] = { EITHER, say_not_late_now, say_late_now },
    [DIFFERS_MET] = { VALUES, NULL, NULL },
    [DIFFERS_HISTORY] = { VALUES, NULL, NULL },
    [DIFFERS_BARRED] = { EITHER, say_not_barred_now, say_barred_now },
};

static struct message (*const changes[])(void) = {
    [CHANGE_MOVED] = say_explained_by_hand,
    [CHANGE_RESULT] = say_explained_by_result,
    [CHANGE_RENUMBERED] = say_explained_by_number,
    [CHANGE_BARRED] = say_explained_by_bar,
    [CHANGE_SQUAD] = say_explained_by_player,
    [CHANGE_SETTING] = say_explained_by_setting,
    [CHANGE_TAKEN_OVER] = say_explained_by_taking_over,
};

static struct str told(struct message m, const struct wording *how, struct arena *a)
{
    return message_text(&m, how, a);
}

static struct str name_of(const struct section *s, int team, const struct wording *how, struct arena *a)
{
    return team == NOBODY ? told(say_nobody_there(), how, a) : s->squad[team].name;
}

/* The two teams of a pair, or the one team. In a bye the second is the one that should have it. */
static struct str names_of(const struct section *s, const struct difference *d, const struct wording *how,
                           struct arena *a)
{
    const struct str team = name_of(s, d->team, how, a), other = name_of(s, d->other, how, a);

    if (d->kind == DIFFERS_BYE)
        return told(say_bye_by_the_rules(team, other), how, a);
    if (d->other == NOBODY)
        return d->team == NOBODY ? STR("") : team;
    return str_fmt(a, "%.*s - %.*s", STR_ARG(direction_isolated(team, a)), STR_ARG(direction_isolated(other, a)));
}

static struct str value_text(enum style style, int value, struct arena *a)
{
    return cell_plain(style == HALVES ? cell_half(value) : cell_number(value), a);
}

static struct str what_of(const struct section *s, const struct difference *d, const struct wording *how,
                          struct arena *a)
{
    const enum style style = tellings[d->kind].style;
    const struct str names = names_of(s, d, how, a);

    if (style == PAIR)
        return names;
    if (style == EITHER) {
        const struct message what = (d->then ? tellings[d->kind].then : tellings[d->kind].now)();
        return told(say_difference_of(names, &what), how, a);
    }
    return told(say_value_differs(names, value_text(style, d->then, a), value_text(style, d->now, a)), how, a);
}

static struct str why_of(const struct round_change *change, const struct wording *how, struct arena *a)
{
    if (!change)
        return told(say_not_explained(), how, a);
    const struct message what = changes[change->kind]();
    return told(say_explained_by(&what, change->reason.n > 0 ? change->reason : change->text), how, a);
}

static void add_row(struct block *b, enum difference_kind kind, struct str what, const struct round_change *why,
                    const struct wording *how, struct arena *a)
{
    struct cell *cell = block_row(b, why ? TONE_PLAIN : TONE_STRONG);

    cell[KIND] = cell_text(str_of(difference_name(kind)));
    cell[WHAT] = cell_text(what);
    cell[EXPLAINED] = cell_flag(why);
    cell[ENTRY] = cell_known(why ? why->entry : 0);
    cell[WHY] = cell_text(why_of(why, how, a));
}

/* Numbers change by dozens when one team is moved. The row is that of the first of them which is
   named by what explains it. */
static void add_numbers(struct block *b, const struct section *s, const struct audit *audit, const struct wording *how,
                        struct arena *a)
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
    const struct str what = what_of(s, first, how, a);
    add_row(b, DIFFERS_NUMBER, n > 1 ? told(say_and_so_many_more(what, n - 1), how, a) : what, first->why, how, a);
}

static struct message label(const struct section *s, const struct audit *audit)
{
    if (audit->n == 0)
        return say_round_all_by_rules(section_title(s), audit->round, audit->pairs);
    return say_round_partly_by_rules(section_title(s), audit->round, audit->pairs, audit->identical, audit->by_hand,
                                     audit->since, audit->unexplained);
}

struct sheet audit_sheet(const struct event *ev, const struct wording *how, struct arena *a)
{
    struct sheet sheet = { .name = "check", .scale = SCALE_LIST };

    sheet_table(&sheet, &shape, a);
    sheet.heading = report_heading(ev, told(say_title_of_check(), how, a), *how);
    sheet.heading.wording = *how;
    return sheet;
}

void audit_sheet_round(struct sheet *sheet, const struct section *s, const struct audit *audit, struct arena *a)
{
    const struct wording *how = &sheet->heading.wording;
    struct block *b = table_block(&sheet->part[0]->table, audit->n + 1, a);

    struct cell *cell = b->head;
    cell[H_SECTION] = cell_text(s->name);
    cell[H_ROUND] = cell_round(s, audit->round);
    cell[H_LABEL] = cell_instead(cell_text(told(label(s, audit), how, a)), cell[H_ROUND]);
    cell[H_PAIRS] = cell_number(audit->pairs);
    cell[H_IDENTICAL] = cell_number(audit->identical);
    cell[H_BY_HAND] = cell_number(audit->by_hand);
    cell[H_TODAY] = cell_number(audit->today);
    cell[H_UNEXPLAINED] = cell_number(audit->unexplained);
    cell[H_TRACED] = cell_flag(audit->traced);
    for (int i = 0; i < audit->n; i++)
        if (audit->item[i].kind != DIFFERS_NUMBER)
            add_row(b, audit->item[i].kind, what_of(s, &audit->item[i], how, a), audit->item[i].why, how, a);
    add_numbers(b, s, audit, how, a);
}

struct str audit_difference(const struct section *s, const struct difference *d, const struct wording *how,
                            struct arena *a)
{
    return str_fmt(a, "%s: %.*s", difference_name(d->kind), STR_ARG(what_of(s, d, how, a)));
}

void audit_sheet_file(struct sheet *sheet, const struct findings *flaws, struct arena *a)
{
    const struct wording *how = &sheet->heading.wording;
    struct table *t = &sheet->part[0]->table;

    if (t->nblock == 0)
        table_block(t, 0, a)->head[H_LABEL] = cell_text(told(say_no_round_published_to_check(), how, a));
    if (flaws->n == 0)
        return;
    struct block *b = table_block(t, 0, a);
    b->head[H_LABEL] = cell_text(told(say_file_differs_from_journal(), how, a));
    b->head[H_UNEXPLAINED] = cell_number(flaws->n);
    for (int i = 0; i < flaws->n; i++)
        sheet_note(sheet, message_text(&flaws->item[i].message, how, a), a);
}
