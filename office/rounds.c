/* SPDX-License-Identifier: Apache-2.0 */
#include "office/rounds.h"

#include <string.h>

#include "desk/history.h"
#include "desk/round.h"
#include "import/json_trace.h"
#include "office/trace.h"
#include "teams/audit/audit.h"
#include "teams/pairing.h"

/* What a fact did to a round, as far as an audit asks. */
static const struct {
    enum fact_kind fact;
    enum deed_kind kind;
} kinds[] = {
    { FACT_MOVED, DEED_MOVED },           { FACT_MOVED_BYE, DEED_MOVED },        { FACT_MOVED_OUT, DEED_MOVED },
    { FACT_RESULT_OF, DEED_RESULT },      { FACT_STARTED, DEED_RESULT },         { FACT_LET_PLAY, DEED_RESULT },
    { FACT_SWAPPED, DEED_RESULT },        { FACT_SWAPPED_BACK, DEED_RESULT },    { FACT_SEATS_SWAPPED, DEED_RESULT },
    { FACT_RENUMBERED, DEED_RENUMBERED }, { FACT_BARRED, DEED_BARRED },          { FACT_UNBARRED, DEED_BARRED },
    { FACT_REPLACED, DEED_SQUAD },        { FACT_CORRECTED_RATING, DEED_SQUAD }, { FACT_SETTING, DEED_SETTING },
    { FACT_TAKEN_OVER, DEED_TAKEN_OVER },
};
enum { KINDS = sizeof kinds / sizeof *kinds };

/* The deeds of one section while they are found. */
struct finding_deeds {
    struct rounds *rounds;
    const struct section *section;
    const struct history *history;
    struct deed *deed;
    int n, cap;
};

/* The deed of that kind in that round that an entry has done so far, or a new one. */
static struct deed *deed_of(struct finding_deeds *x, int row, int from, enum deed_kind kind, int round)
{
    const struct journal_row *r = &x->history->row[row];
    struct arena *a = x->rounds->arena;

    for (int i = from; i < x->n; i++)
        if (x->deed[i].kind == kind && x->deed[i].round == round)
            return &x->deed[i];
    arena_room(a, x->deed, x->n, x->cap);
    x->deed[x->n] = (struct deed){ .kind = kind,
                                   .entry = r->entry,
                                   .round = round,
                                   .about = arena_new(a, bool, x->section->nsquad),
                                   .reason = r->reason,
                                   .change = history_text(x->history, row, a),
                                   .at = r->time,
                                   .by = r->user };
    return &x->deed[x->n++];
}

static bool is_of(const struct rounds *k, const struct section *s, const struct fact *f)
{
    return f->section == 0 || f->section == (int)(s - k->event->section) + 1;
}

static void add_fact(struct finding_deeds *x, int row, int from, const struct fact *f)
{
    int k = 0;

    while (k < KINDS && kinds[k].fact != f->kind)
        k++;
    if (k == KINDS || !is_of(x->rounds, x->section, f))
        return;
    bool *about = (bool *)deed_of(x, row, from, kinds[k].kind, f->round)->about; /* it is ours until it is handed out */
    if (f->team)
        about[f->team - 1] = true;
    if (f->other)
        about[f->other - 1] = true;
}

static void look_at_fact(struct finding_deeds *x, int row, int from, const struct fact *f)
{
    add_fact(x, row, from, f);
    if (f->kind == FACT_DRAFTED && is_of(x->rounds, x->section, f) && f->round > 0 && f->round <= ROUNDS_MAX)
        x->rounds->drafted[f->round] = x->history->row[row].entry;
}

/* What has been taken back did nothing. */
static struct deed *deeds_of(struct rounds *k, const struct section *s, int *n)
{
    struct finding_deeds x = { .rounds = k, .section = s, .history = &k->history };

    memset(k->drafted, 0, sizeof k->drafted);
    for (int i = 0; i < k->nrow; i++) {
        int nfact = 0, from = x.n;
        const struct fact *fact = k->history.in_force[i] ? history_facts(&k->history, i, k->arena, &nfact) : NULL;
        for (int f = 0; f < nfact; f++)
            look_at_fact(&x, i, from, &fact[f]);
    }
    *n = x.n;
    return x.deed;
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
    struct record *record = arena_new(&k->scratch, struct record, 1);
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
}

/* Only the last round of a section can be a draft. */
bool rounds_next(struct rounds *k, struct round_seen *out)
{
    const struct event *ev = k->event;

    if (!k->history.in_force)
        k->history = history_of(k->row, k->nrow, k->arena);
    arena_free(&k->scratch);
    for (; k->section < ev->nsection; k->section++, k->round = 0) {
        const struct section *s = &ev->section[k->section];
        if (k->only && k->only != s)
            continue;
        if (k->round == 0)
            k->input.deed = deeds_of(k, s, &k->input.ndeed);
        if (k->round < s->nround && s->round[k->round].state != ROUND_DRAFT) {
            *out = (struct round_seen){ .section = s, .round = ++k->round };
            look(k, out);
            return true;
        }
    }
    return false;
}

struct again rounds_again(const struct history *h, const struct event *ev, const struct section *s, int round,
                          const struct swiss *line, struct arena *a)
{
    struct rounds k = { .arena = a, .event = ev, .history = *h, .row = h->row, .nrow = h->n };
    struct audit_input in = { .event = ev, .section = s, .round = round, .line = line };

    in.deed = deeds_of(&k, s, &in.ndeed);
    in.drafted = k.drafted[round];
    in.ndeed = round > s->nround ? 0 : in.ndeed;
    return again_round(&in, a);
}

bool rounds_deeds(struct desk *d, const struct event *ev, const struct section *s, struct arena *a,
                  const struct deed **deed, int *n, struct err *e)
{
    struct rounds k = { .desk = d, .arena = a, .event = ev };

    if (!desk_journal(d, a, &k.row, &k.nrow, e))
        return false;
    k.history = history_of(k.row, k.nrow, a);
    *deed = deeds_of(&k, s, n);
    return true;
}
