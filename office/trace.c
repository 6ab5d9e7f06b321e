/* SPDX-License-Identifier: Apache-2.0 */
#include "office/trace.h"

#include "desk/base/history.h"
#include "engine/base/arena.h"
#include "import/json_systems.h"
#include "import/json_trace.h"
#include "office/messages.h"
#include "office/next.h"
#include "reports/exchange/json_trace.h"
#include "reports/exchange/systems.h"
#include "teams/audit/rerun.h"
#include "teams/pairing.h"
#include "teams/score.h"

/* By another system: the line that it was paired from, from which the reasons are made when somebody asks. */
static struct str line_text(const struct drafted *d, struct arena *a)
{
    struct swiss swiss = pairing_swiss(d->section, d->tournament, d->field, a);
    struct buffer to = { .arena = a };
    struct pairing_input line = { .id = str_fmt(a, "%d", d->field->round),
                                  .system = section_system(d->section),
                                  .field = &swiss,
                                  .by_games = d->tournament->by_gp,
                                  .answer = d->pairing };

    pairing_input_write(&line, &to);
    return buffer_str(&to);
}

static bool draft_text(const struct drafted *d, struct arena *a, struct str *out, struct err *e)
{
    struct json_trace t = { d->event, d->section, d->tournament, d->field, d->pairing, d->trace };

    if (!section_system(d->section))
        return json_trace_write(&t, a, out, e);
    *out = line_text(d, a);
    return true;
}

const struct tracer trace_writer = { draft_text };

bool trace_stored(struct desk *d, const struct event *ev, const struct section *s, int round, struct arena *a,
                  struct str *out, struct err *e)
{
    round = round ? round : s->nround;
    if (!desk_trace(d, (int)(s - ev->section), round, a, out, e))
        return false;
    if (round > s->nround || round == 0)
        return pairing_unpaired(s, round, e);
    return out->n > 0 || pairing_untraced(s, round, e);
}

/* The round as the rules give it from the rounds before. */
static bool text_again(const struct event *ev, const struct section *s, int round, struct arena *a, struct str *out,
                       struct err *e)
{
    struct audit_input in = { .event = ev, .section = s, .round = round };
    struct arena own = { 0 };
    struct trace trace = { .arena = &own };
    struct tournament t;

    score_tournament(ev, s, round - 1, a, &t);
    struct field f = rerun_field(&in, &t, a);
    struct pairing p = pairing_by_system(s, &t, &f, &trace, a);
    struct drafted d = { ev, s, &t, &f, &p, &trace };
    bool ok = (p.legal || pairing_refuse(s, round, &p, a, e)) && draft_text(&d, a, out, e);
    arena_free(&own);
    return ok;
}

bool trace_of(struct desk *d, const struct event *ev, const struct section *s, int round, struct arena *a,
              struct str *out, bool *made_again, struct err *e)
{
    struct next next[NEXT_MAX];
    struct err none = { 0 }, ends = { 0 };

    round = round ? round : s->nround;
    *made_again = false;
    if (trace_stored(d, ev, s, round, a, out, &none))
        return true;
    *made_again = none.kind == ERR_STATE && round > 0 && round <= s->nround;
    if (*made_again)
        return text_again(ev, s, round, a, out, e);
    if (round == s->nround + 1)
        next_steps(ev, s, STR(""), next, &ends);
    *e = ends.kind ? ends : none;
    return false;
}

/* The row that made the draft. */
static int row_of_draft(const struct history *h, int section, int round, struct arena *a)
{
    int n;

    for (int i = h->n - 1; i >= 0; i--) {
        const struct fact *fact = h->in_force[i] ? history_facts(h, i, a, &n) : NULL;
        for (int f = 0; fact && f < n; f++)
            if (fact[f].kind == FACT_DRAFTED && fact[f].section == section && fact[f].round == round)
                return i;
    }
    return h->n - 1;
}

void trace_rename(const struct history *h, const struct event *ev, const struct section *s, struct parsed_trace *r)
{
    int section = (int)(s - ev->section) + 1;
    struct arena own = { 0 };

    if (h->ncorrect == 0)
        return;
    const struct str *called = history_names(h, row_of_draft(h, section, r->round, &own), ev, section, &own);
    for (int i = 0; i < r->nteam; i++) {
        int squad = 0;
        while (squad < s->nsquad && !str_eq(called[squad], r->team[i].name))
            squad++;
        if (squad < s->nsquad)
            r->team[i].name = s->squad[squad].name;
    }
    arena_free(&own);
}

bool trace_load(struct desk *d, const struct event *ev, const struct section *s, int round, struct arena *a,
                struct parsed_trace *out, bool *made_again, struct err *e)
{
    const struct journal_row *row;
    struct str text;
    int n;

    if (!trace_of(d, ev, s, round, a, &text, made_again, e) ||
        !json_trace_read(text, STR("the stored trace"), a, out, e) || !desk_journal(d, a, &row, &n, e))
        return false;
    struct history h = history_of(row, n, a);
    trace_rename(&h, ev, s, out);
    return true;
}

bool trace_line(struct str text, const struct section *s, int round, struct arena *a, struct swiss *out, struct err *e)
{
    struct system_source from = { STR("the stored trace"), 1 };
    struct system_line line;

    if (!systems_read(text, from, section_system(s), a, &line, e))
        return false;
    *out = line.field;
    return (line.field.round == round && line.field.n <= s->nsquad) ||
           err_say(e, ERR_INPUT, say_stored_trace_of_another_round(round));
}
