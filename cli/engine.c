/* SPDX-License-Identifier: Apache-2.0 */
/* engine.c - what other programs call: a round, a check, a made-up event, rounds of cards. */
#include "cli/engine.h"

#include <string.h>

#include "cli/deliver.h"
#include "cli/argument.h"
#include "cli/messages.h"
#include "cli/swiss.h"
#include "engine/base/arena.h"
#include "engine/olympiad/pairing.h"
#include "import/unicode.h"
#include "reports/exchange/trf.h"
#include "teams/lab/simulate.h"
#include "teams/pairing.h"
#include "teams/score.h"

int engine_exit_code(enum err_kind kind)
{
    static const int codes[] = {
#define X(exit, kind) [kind] = exit,
        ENGINE_CODES(X)
#undef X
    };

    return codes[kind];
}

/* --- what all of them need -------------------------------------------------------------------- */

/* A tournament report file with the rules of the command line: --system can only be that of the Olympiad here. */
static bool load_trf(struct call *c, struct trf *t)
{
    struct str bytes;

    if (!argument_file(c, TRF_SIZE_MAX, &bytes) || !unicode_read(&bytes, c->file, c->arena, &c->findings, c->err))
        return false;
    if (!(call_has(c, OPT_SYSTEM) ? trf_read_by(NULL, bytes, c->file, c->arena, t, &c->findings, c->err)
                                  : trf_read(bytes, c->file, c->arena, t, &c->findings, c->err)))
        return false;
    struct section *s = t->event.section;
    if (!argument_edition(c, &s->edition))
        return false;
    s->edition_by_date = s->edition_by_date && !call_has(c, OPT_EDITION);
    section_follow_date(s, &t->event);
    return argument_tiebreak(c, &s->tiebreak) && argument_ranking(c, &s->ranking) &&
           call_number(c, OPT_FLOOR, 0, 3000, s->floor, &s->floor);
}

/* What the rules of the Olympiad alone ask for. */
static bool is_alone(struct call *c)
{
    static const enum opt others[] = { OPT_EDITION, OPT_TIEBREAK, OPT_RANKING, OPT_FLOOR };

    for (int i = 0; i < (int)(sizeof others / sizeof *others); i++)
        if (call_has(c, others[i]))
            return err_say(c->err, ERR_USAGE, say_option_for_olympiad_only(opt_row(others[i])->name));
    return true;
}

/* --- -p --------------------------------------------------------------------------------------- */

static struct str pairing_text(const struct section *s, const struct pairing *p, struct arena *a)
{
    struct buffer b = { .arena = a };

    buffer_fmt(&b, "%d\n", p->npair + (p->bye != NOBODY));
    for (int i = 0; i < p->npair; i++)
        buffer_fmt(&b, "%d %d\n", s->squad[p->pair[i].white].number, s->squad[p->pair[i].black].number);
    if (p->bye != NOBODY)
        buffer_fmt(&b, "%d 0\n", s->squad[p->bye].number);
    return buffer_str(&b);
}

static bool is_due(struct call *c, const struct trf *t)
{
    const struct section *s = t->event.section;

    if (s->nround == s->rounds)
        return err_say(c->err, ERR_STATE, say_all_rounds_played(s->rounds, c->file));
    if (t->unfinished_line > 0 && !call_has(c, OPT_DRAWS))
        return err_say(c->err, ERR_STATE,
                       say_result_missing_in_file(c->file, t->unfinished_line, t->unfinished_column, s->nround));
    return true;
}

static bool pair_file(struct call *c)
{
    struct tournament tournament;
    struct trf t;

    if (!load_trf(c, &t))
        return false;
    if (section_system(t.event.section))
        return is_alone(c) && swiss_pair_named(c, &t);
    if (!is_due(c, &t))
        return false;
    struct section *s = t.event.section;
    if (t.unfinished_line > 0)
        swiss_count_as_draws(s);
    score_tournament(&t.event, s, s->nround, c->arena, &tournament);
    struct field f = score_field(s, &tournament, s->nround + 1, c->arena);
    struct pairing p = pairing_make(&f, c->arena);
    return p.legal ? deliver_text(c, pairing_text(s, &p, c->arena))
                   : obstacle_say(s, f.round, &p.obstacle, c->arena, c->err);
}

/* --- -c --------------------------------------------------------------------------------------- */

static bool check_file(struct call *c)
{
    struct buffer out = { .arena = c->arena };
    struct trf t;
    int only = 0;

    if (!load_trf(c, &t))
        return false;
    if (section_system(t.event.section))
        return is_alone(c) && swiss_check_named(c, &t);
    int rounds = t.event.section->nround;
    if (c->noperand > 1 && !call_operand_number(c, 1, "round", 1, rounds > 0 ? rounds : 1, &only))
        return false;
    if (only > rounds)
        return err_say(c->err, ERR_STATE, say_no_round_played_yet());
    recheck(&t, only, &c->wording, c->arena, &out);
    return deliver_text(c, buffer_str(&out));
}

/* --- -g --------------------------------------------------------------------------------------- */

static bool play(struct call *c, struct simulation *s)
{
    struct arena own = { 0 };
    bool ok = true;

    while (ok && !simulation_over(s)) {
        struct field f = simulation_field(s, &own);
        struct pairing p = pairing_by_system(&s->section, &s->tournament, &f, NULL, &own);
        ok = p.legal || (s->plan.system ? swiss_no_round(c, f.round)
                                        : obstacle_say(&s->section, f.round, &p.obstacle, c->arena, c->err));
        if (ok)
            simulation_play(s, &p);
        arena_free(&own);
    }
    return ok;
}

static struct str rules_of(const struct plan *p, struct arena *a)
{
    return p->system ? str_fmt(a, "olympair engine -g --system %s", p->system->name)
                     : str_fmt(a, "olympair engine -g, edition %s", edition_row(p->edition)->name);
}

static bool make_teams(struct call *c, const struct system *system)
{
    struct plan_file p = plan_file_default();
    struct str text;

    if (!argument_plan(c, &p))
        return false;
    p.plan.system = system;
    struct simulation *s = simulation_open(&p.plan, p.seed, c->arena);
    struct str comment = str_fmt(c->arena, "a made-up event: %.*s, seed %llu", STR_ARG(rules_of(&p.plan, c->arena)),
                                 (unsigned long long)p.seed);
    return play(c, s) &&
           trf_write(&s->event, &s->section, (struct trf_options){ .comment = comment }, c->arena, &text, c->err) &&
           deliver_text(c, text);
}

static bool make_event(struct call *c)
{
    return make_teams(c, NULL);
}

/* Of the systems that know teams from players by their own rules teams, of the others players. */
static bool make_by_system(struct call *c, const struct system *s)
{
    return s->ranking[UNIT_TEAM] ? make_teams(c, s) : swiss_make(c, s);
}

/* --- the command ------------------------------------------------------------------------------ */

static const struct {
    enum opt option;
    int operands;                     /* at most */
    bool (*olympiad)(struct call *c); /* without --system; NULL: the same */
    bool (*other)(struct call *c, const struct system *s);
    bool tells; /* with --why */
} modes[] = {
    { OPT_PAIR, 1, pair_file, swiss_pair, true },
    { OPT_RECHECK, 2, check_file, swiss_check, false },
    { OPT_GENERATE, 1, make_event, make_by_system, false },
    { OPT_CARDS, 1, NULL, lines_pair, true },
};

/* NULL: what the file says, or the Olympiad's, which no lines of other systems have. */
static bool argument_system(struct call *c, bool olympiad, const struct system **s)
{
    struct str name = c->option[OPT_SYSTEM];

    *s = system_find(name);
    return !call_has(c, OPT_SYSTEM) || *s || (olympiad && str_eq(name, STR(SYSTEM_OLYMPIAD))) ||
           err_say(c->err, ERR_USAGE, say_no_such_system(c->option[OPT_SYSTEM], system_names(c->arena)));
}

bool cmd_engine(struct call *c)
{
    const struct system *system;
    int mode = -1, n = 0;

    c->findings_aside = true;
    for (int i = 0; i < (int)(sizeof modes / sizeof *modes); i++)
        if (call_has(c, modes[i].option)) {
            mode = i;
            n++;
        }
    if (n != 1)
        return err_say(c->err, ERR_USAGE, say_engine_needs_one_mode());
    if (c->noperand > modes[mode].operands)
        return err_say(c->err, ERR_USAGE, say_too_many_operands_of_engine());
    if (call_has(c, OPT_WHY) && !modes[mode].tells)
        return err_say(c->err, ERR_USAGE, say_why_not_in_this_mode());
    if (!argument_system(c, modes[mode].olympiad, &system) || (system && modes[mode].olympiad && !is_alone(c)))
        return false;
    if (call_has(c, OPT_WHY) && modes[mode].olympiad && !system)
        return err_say(c->err, ERR_USAGE, say_why_needs_system());
    return system || !modes[mode].olympiad ? modes[mode].other(c, system) : modes[mode].olympiad(c);
}
