/* SPDX-License-Identifier: Apache-2.0 */
#include "office/rounds.h"

#include <string.h>

#include "desk/base/history.h"
#include "desk/round/round.h"
#include "engine/base/headway.h"
#include "import/json_trace.h"
#include "office/trace.h"
#include "teams/audit/audit.h"
#include "teams/pairing.h"

/* What a fact did to a round, as far as an audit asks. */
static const struct {
    enum fact_kind fact;
    enum round_change_kind kind;
} kinds[] = {
    { FACT_MOVED, CHANGE_MOVED },          { FACT_MOVED_BYE, CHANGE_MOVED },
    { FACT_MOVED_OUT, CHANGE_MOVED },      { FACT_RESULT_OF, CHANGE_RESULT },
    { FACT_STARTED, CHANGE_RESULT },       { FACT_LET_PLAY, CHANGE_RESULT },
    { FACT_SWAPPED, CHANGE_RESULT },       { FACT_SWAPPED_BACK, CHANGE_RESULT },
    { FACT_SEATS_SWAPPED, CHANGE_RESULT }, { FACT_RENUMBERED, CHANGE_RENUMBERED },
    { FACT_BARRED, CHANGE_BARRED },        { FACT_UNBARRED, CHANGE_BARRED },
    { FACT_REPLACED, CHANGE_SQUAD },       { FACT_CORRECTED_RATING, CHANGE_SQUAD },
    { FACT_SETTING, CHANGE_SETTING },      { FACT_TAKEN_OVER, CHANGE_TAKEN_OVER },
};
enum { KINDS = sizeof kinds / sizeof *kinds };

/* The changes of one section while they are found. */
struct change_finder {
    struct rounds *rounds;
    const struct section *section;
    const struct history *history;
    struct round_change *change;
    int n, cap;
};

/* The change of that kind in that round that an entry has done so far, or a new one. */
static struct round_change *change_of(struct change_finder *x, int row, int from, enum round_change_kind kind,
                                      int round)
{
    const struct journal_row *r = &x->history->row[row];
    struct arena *a = x->rounds->arena;

    for (int i = from; i < x->n; i++)
        if (x->change[i].kind == kind && x->change[i].round == round)
            return &x->change[i];
    arena_room(a, x->change, x->n, x->cap);
    x->change[x->n] = (struct round_change){ .kind = kind,
                                             .entry = r->entry,
                                             .round = round,
                                             .about = arena_new(a, bool, x->section->nsquad),
                                             .reason = r->reason,
                                             .at = r->time,
                                             .by = r->user };
    return &x->change[x->n++];
}

static bool is_of(const struct rounds *k, const struct section *s, const struct fact *f)
{
    return f->section == 0 || f->section == (int)(s - k->event->section) + 1;
}

static void add_fact(struct change_finder *x, int row, int from, const struct fact *f)
{
    int k = 0;

    while (k < KINDS && kinds[k].fact != f->kind)
        k++;
    if (k == KINDS || !is_of(x->rounds, x->section, f))
        return;
    bool *about =
        (bool *)change_of(x, row, from, kinds[k].kind, f->round)->about; /* it is ours until it is handed out */
    if (f->team)
        about[f->team - 1] = true;
    if (f->other)
        about[f->other - 1] = true;
}

static void look_at_fact(struct change_finder *x, int row, int from, const struct fact *f)
{
    add_fact(x, row, from, f);
    if (f->kind == FACT_DRAFTED && is_of(x->rounds, x->section, f) && f->round > 0 && f->round <= ROUNDS_MAX)
        x->rounds->drafted[f->round] = x->history->row[row].entry;
}

/* What has been taken back did nothing. */
static struct round_change *changes_of(struct rounds *k, const struct section *s, int *n)
{
    struct change_finder x = { .rounds = k, .section = s, .history = &k->history };
    struct arena own = { 0 };
    struct arena_mark nothing = arena_mark(&own);

    memset(k->drafted, 0, sizeof k->drafted);
    for (int i = 0; i < k->nrow; i++, arena_rewind(&own, nothing)) {
        int nfact = 0, from = x.n;
        const struct fact *fact = k->history.in_force[i] ? history_facts(&k->history, i, &own, &nfact) : NULL;
        for (int f = 0; f < nfact; f++)
            look_at_fact(&x, i, from, &fact[f]);
    }
    arena_free(&own);
    *n = x.n;
    return x.change;
}

/* A round without a trace is checked against the stored results alone. */
static void load_record(struct rounds *k, struct round_seen *out)
{
    struct str name = str_fmt(k->arena, "trace of round %d", out->round), text;

    if (!desk_trace(k->desk, (int)(out->section - k->event->section), out->round, &k->scratch, &text,
                    &out->unreadable) ||
        text.n == 0)
        return;
    if (section_system(out->section)) {
        struct swiss *line = arena_new(&k->scratch, struct swiss, 1);
        out->line = trace_line(text, out->section, out->round, &k->scratch, line, &out->unreadable) ? line : NULL;
        return;
    }
    struct parsed_trace *record = arena_new(&k->scratch, struct parsed_trace, 1);
    if (!json_trace_read(text, name, &k->scratch, record, &out->unreadable))
        return;
    trace_rename(&k->history, k->event, out->section, record);
    out->record = record;
}

static void look(struct rounds *k, struct round_seen *out)
{
    load_record(k, out);
    k->input.event = k->event;
    k->input.section = out->section;
    k->input.round = out->round;
    k->input.record = out->record;
    k->input.line = out->line;
    k->input.damaged = out->unreadable.kind != ERR_NONE;
    k->input.drafted = k->drafted[out->round];
    out->audit = audit_round(&k->input, &k->scratch);
    /* What was done, for the few changes that explain something and have no reason. */
    for (int i = 0; i < out->audit.n; i++) {
        struct round_change *why = (struct round_change *)out->audit.item[i].why; /* one of ours */
        for (int row = 0; why && why->reason.n == 0 && why->text.n == 0 && row < k->nrow; row++)
            if (k->row[row].entry == why->entry)
                why->text = history_text(&k->history, row, k->arena);
    }
}

/* Only the last round of a section can be a draft. */
static bool is_paired(const struct section *s, int round)
{
    return round <= s->nround && s->round[round - 1].state != ROUND_DRAFT;
}

static void begin(struct rounds *k)
{
    const struct event *ev = k->event;

    k->history = history_of(k->row, k->nrow, k->arena);
    for (const struct section *s = ev->section; s && s < ev->section + ev->nsection; s++)
        for (int round = 1; (!k->only || k->only == s) && is_paired(s, round); round++)
            k->of++;
}

bool rounds_next(struct rounds *k, struct round_seen *out)
{
    const struct event *ev = k->event;

    if (!k->history.in_force)
        begin(k);
    arena_free(&k->scratch);
    headway_tell(k->headway, WORK_ROUNDS, k->done, k->of);
    for (; k->section < ev->nsection; k->section++, k->round = 0) {
        const struct section *s = &ev->section[k->section];
        if (k->only && k->only != s)
            continue;
        if (k->round == 0)
            k->input.change = changes_of(k, s, &k->input.nchange);
        if (is_paired(s, k->round + 1)) {
            k->done++;
            *out = (struct round_seen){ .section = s, .round = ++k->round };
            look(k, out);
            return true;
        }
    }
    return false;
}

struct rerun rounds_rerun(const struct history *h, const struct event *ev, const struct section *s, int round,
                          const struct swiss *line, struct arena *a)
{
    struct rounds k = { .arena = a, .event = ev, .history = *h, .row = h->row, .nrow = h->n };
    struct audit_input in = { .event = ev, .section = s, .round = round, .line = line };

    in.change = changes_of(&k, s, &in.nchange);
    in.drafted = k.drafted[round];
    in.nchange = round > s->nround ? 0 : in.nchange;
    return rerun_round(&in, a);
}

bool rounds_changes(struct desk *d, const struct event *ev, const struct section *s, struct arena *a,
                    const struct round_change **change, int *n, struct err *e)
{
    struct rounds k = { .desk = d, .arena = a, .event = ev };

    if (!desk_journal(d, a, &k.row, &k.nrow, e))
        return false;
    k.history = history_of(k.row, k.nrow, a);
    *change = changes_of(&k, s, n);
    return true;
}
