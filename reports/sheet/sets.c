/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/sets.h"

#include <stdio.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/lineup.h"
#include "teams/score.h"
#include "teams/second.h"
#include "reports/format/messages.h"
#include "teams/messages.h"
#include "teams/rating/norm.h"
#include "teams/event.h"

static const struct set_row sets[] = {
#define X(id, name, when, newest, some, title) [id] = { name, title, when, newest, some },
    SETS(X)
#undef X
};

static const struct {
    enum set_id set;
    const char *report;
    enum set_which which;
} sheets[] = {
#define X(set, report, which) { set, report, which },
    SET_SHEETS(X)
#undef X
};
enum { SHEET_COUNT = sizeof sheets / sizeof *sheets };

const struct set_row *set_row(enum set_id id)
{
    return &sets[id];
}

bool set_find(struct str name, enum set_id *out, struct err *e)
{
    char list[100] = "";
    size_t n = 0;

    for (int i = 0; i < SET_COUNT; i++) {
        if (str_eq(name, str_of(sets[i].name))) {
            *out = (enum set_id)i;
            return true;
        }
        n += (size_t)snprintf(list + n, sizeof list - n, "%s%s", i ? ", " : "", sets[i].name);
    }
    return err_say(e, ERR_USAGE, say_no_set_of_sheets(name, list));
}

/* --- is it ready? --------------------------------------------------------------------------------- */

static bool is_published(const struct event *ev, const struct section *s, int round, struct err *e)
{
    (void)ev;
    if (round <= s->nround && s->round[round - 1].state >= ROUND_PUBLISHED)
        return true;
    return err_say(e, ERR_STATE, say_set_of_unpublished_round(round, section_title(s)));
}

static bool is_seated(const struct event *ev, const struct section *s, int round, struct err *e)
{
    const struct pairing_list *r;

    if (!is_published(ev, s, round, e))
        return false;
    r = &s->round[round - 1];
    for (int i = 0; i < r->nfixture; i++)
        if (r->opened.n == 0 && !lineup_is_seated(s, &r->fixture[i]))
            return err_say(e, ERR_STATE, say_line_ups_round_not_opened(round, section_title(s)));
    return true;
}

static bool is_complete(const struct event *ev, const struct section *s, int round, struct err *e)
{
    const struct pairing_list *r;
    int open = 0, table = 0, apart;

    if (!is_published(ev, s, round, e))
        return false;
    r = &s->round[round - 1];
    for (int i = 0; i < r->nfixture; i++)
        if (!score_complete(s, &r->fixture[i]) && open++ == 0)
            table = r->fixture[i].table;
    if (open > 0)
        return err_say(e, ERR_STATE, say_results_round_missing(round, section_title(s), open, table));
    apart = second_open(s, r, &table);
    return apart == 0 ||
           err_say(e, ERR_STATE, say_results_round_not_yet_entered(round, section_title(s), apart, table));
}

static bool is_ended(const struct event *ev, const struct section *s, int round, struct err *e)
{
    if (round < s->rounds)
        return err_say(e, ERR_STATE, say_round_not_last_one(round, section_title(s), s->rounds));
    return is_complete(ev, s, round, e);
}

static bool has_norms(const struct event *ev, const struct section *s, int round, struct err *e)
{
    return is_complete(ev, s, round, e) &&
           (norm_made_by_anybody(ev, s, round) || err_say(e, ERR_STATE, say_no_norm_made_by(round)));
}

static bool (*const ready[])(const struct event *ev, const struct section *s, int round, struct err *e) = {
    [READY_PUBLISHED] = is_published, [READY_SEATED] = is_seated, [READY_COMPLETE] = is_complete,
    [READY_ENDED] = is_ended,         [READY_NORMS] = has_norms,
};

static int latest(const struct section *s, bool newest)
{
    bool draft = s->nround > 0 && s->round[s->nround - 1].state == ROUND_DRAFT;

    return draft && !newest ? s->nround - 1 : s->nround;
}

bool set_round(enum set_id id, const struct event *ev, const struct section *s, int asked, int *round, struct err *e)
{
    *round = asked > 0 ? asked : latest(s, sets[id].newest);
    if (*round == 0)
        return err_say(e, ERR_STATE, say_no_round_been_published(section_title(s)));
    return ready[sets[id].when](ev, s, *round, e);
}

/* --- its sheets ----------------------------------------------------------------------------------- */

/* The place in the table; SHEET_COUNT: there are no more. */
static int place_of(enum set_id id, int i)
{
    int at = 0;

    while (at < SHEET_COUNT && (sheets[at].set != id || i-- > 0))
        at++;
    return at;
}

const struct report_row *set_report(enum set_id id, int i)
{
    int at = place_of(id, i);

    return at < SHEET_COUNT ? report_find(str_of(sheets[at].report)) : NULL;
}

static bool has_rows(const struct table *t)
{
    for (int b = 0; b < t->nblock; b++)
        if (t->block[b].nrow > 0)
            return true;
    return false;
}

static bool is_empty(const struct sheet *s)
{
    for (int i = 0; i < s->npart; i++) {
        const struct part *p = s->part[i];
        if (part_is_table(p) ? has_rows(&p->table) : p->kind == PART_CHART || p->prose.n > 0)
            return false;
    }
    return true;
}

/* Its first note says why it has nothing to show. */
static struct str reason_of(const struct sheet *s, struct arena *a)
{
    const struct message none = say_sheet_would_be_empty();

    for (int i = 0; i < s->nnote; i++)
        if (!s->note[i].legend && s->note[i].audience != FOR_DATA)
            return s->note[i].text;
    return message_text(&none, &s->heading.wording, a);
}

/* May it be asked for at all? Otherwise why not. */
static bool can_be_made(enum set_which which, const struct report_row *r, const struct report_input *in,
                        struct message *why)
{
    struct err e = { 0 };

    if (which == IF_TRACED && !in->record && !in->rerun) {
        *why = say_round_without_trace(in->round);
        return false;
    }
    if (which != IF_READY || report_ready(r, in, &e))
        return true;
    *why = err_message(&e);
    return false;
}

bool set_sheet(enum set_id id, int i, const struct report_input *in, struct arena *a, struct sheet *out, bool *there,
               struct str *why, struct err *e)
{
    const struct report_row *report = set_report(id, i);
    struct message absent;

    *there = false;
    *why = (struct str){ 0 };
    if (!report_suits(report, in->section))
        return true;
    if (!can_be_made(sheets[place_of(id, i)].which, report, in, &absent)) {
        /* A sheet that is not there, but for its name and title. */
        const struct wording wording = { .players = in->section->unit == UNIT_PLAYER, .language = in->language };
        const struct heading h = { .title = message_label(report->title, &wording, a),
                                   .round = in->round,
                                   .wording = wording };
        *out = (struct sheet){ .name = report->name, .heading = h };
        *why = message_text(&absent, &out->heading.wording, a);
        return true;
    }
    if (!report_make(report, in, a, out, e))
        return false;
    *there = !is_empty(out);
    *why = *there ? (struct str){ 0 } : reason_of(out, a);
    return true;
}
