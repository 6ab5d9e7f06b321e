/* SPDX-License-Identifier: Apache-2.0 */
#include "office/next.h"

#include "desk/op.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "office/collecting.h"
#include "office/messages.h"
#include "teams/hours.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/pairing.h"
#include "teams/presence.h"
#include "teams/score.h"
#include "teams/second.h"
#include "teams/signature.h"

/* The round that is under way, or NULL. */
static const struct pairing_list *latest(const struct section *s)
{
    return s->nround > 0 ? &s->round[section_round(s) - 1] : NULL;
}

bool next_is_numbered(const struct section *s)
{
    for (int i = 0; i < s->nsquad; i++)
        if (s->squad[i].number == 0)
            return false;
    return true;
}

static bool has_no_teams(const struct section *s)
{
    return !s || s->nsquad == 0;
}

static bool has_no_players(const struct section *s)
{
    return s && s->unit == UNIT_PLAYER && s->nsquad == 0;
}

static bool has_no_numbers(const struct section *s)
{
    return !next_is_numbered(s);
}

static bool has_no_lot(const struct section *s)
{
    return s->lot == COLOURLESS;
}

static bool is_attended(const struct section *s)
{
    return s->nround == 0 && presence_is_relied_on(s);
}

/* RULE_PRESENT_FIRST: of a team section that plays by D.02 nobody is noted as here, not even one team. */
static bool is_unattended(const struct section *s)
{
    int here = 0;

    for (int i = 0; i < s->nsquad; i++)
        here += s->squad[i].arrival.players > 0;
    return s->nround == 0 && s->unit == UNIT_TEAM && !section_system(s) && here == 0;
}

static bool is_drafted(const struct section *s)
{
    return latest(s) && latest(s)->state == ROUND_DRAFT;
}

/* Published, and a match lacks results. */
static bool is_being_played(const struct section *s)
{
    const struct pairing_list *r = latest(s);
    const struct round_tally n = r && r->state == ROUND_PUBLISHED ? score_tally(s, r) : (struct round_tally){ 0 };

    return n.ended < n.matches;
}

static bool has_secret_lineups(const struct section *s)
{
    return is_being_played(s) && lineup_is_secret(latest(s));
}

/* The line-ups are open, and a team that came in since has none: nobody knows who plays. */
static bool has_unknown_players(const struct section *s)
{
    const struct collecting x = { .section = s, .round = latest(s) };

    return is_being_played(s) && s->unit == UNIT_TEAM && x.round->opened.n > 0 && x.round->nlineup > 0 &&
           collecting_missing(&x) > 0;
}

static bool is_marked(const struct section *s, const struct fixture *f)
{
    return f->absent[0] || f->absent[1] || f->decided == DECIDED_PLAYED || score_complete(s, f);
}

/* Somebody is known to have too few players, and 'start' has not been said since. */
static bool has_absent(const struct section *s)
{
    for (int i = 0; is_being_played(s) && i < latest(s)->nfixture; i++) {
        const struct fixture *f = &latest(s)->fixture[i];
        bool few = presence_has_too_few(s, f->side[0], s->nround) || presence_has_too_few(s, f->side[1], s->nround);
        if (few && !is_marked(s, f))
            return true;
    }
    return false;
}

/* The line-ups have just been opened: the hall waits for the board pairings, but not where players are paired. */
static bool has_new_boards(const struct section *s)
{
    return is_being_played(s) && s->unit != UNIT_PLAYER && latest(s)->opened.n > 0 && !match_any_has_results(latest(s));
}

/* Published, and no line-up has come in since: they are taken, if the section plays with them. */
static bool has_no_lineups(const struct section *s)
{
    return is_being_played(s) && latest(s)->opened.n == 0 && latest(s)->nlineup == 0;
}

/* Every result is there once, of some the second entry is missing; or the two do not agree. */
static bool is_entered_once(const struct section *s)
{
    return latest(s) && score_tally(s, latest(s)).apart > 0 && !second_differs(s, latest(s));
}

static bool has_differences(const struct section *s)
{
    return latest(s) && second_differs(s, latest(s));
}

/* Standings are not final before somebody has looked at it. */
static bool is_disputed(const struct section *s)
{
    return signature_disputed_round(s) > 0;
}

/* The first round with an unfinished game, which is looked for once all rounds are there: before, it counts as a draw. */
static int unfinished_round(const struct section *s)
{
    for (int r = 0; r < s->nround && s->nround == s->rounds; r++)
        if (score_unfinished(s, &s->round[r]) > 0)
            return r + 1;
    return 0;
}

static bool has_unfinished(const struct section *s)
{
    return unfinished_round(s) > 0;
}

static bool is_played(const struct section *s)
{
    return s->nround == s->rounds;
}

static bool is_due(const struct section *s)
{
    return s != NULL;
}

/* The first row that holds says what is next. */
static const struct step {
    bool (*holds)(const struct section *s);
    const char *command, *operand;
    bool of_event; /* it is not for one section */
    bool goes_on;  /* it may be done already, so the next that holds is told as well */
    bool waits;    /* only as long as line-ups are awaited */
    bool planned;  /* only where line-ups are due at an hour, or were taken in a round before */
    bool quiet;    /* only as long as no result is in, but for those that are known before the line-ups */
    bool missed;   /* only as long as nobody has said what becomes of those who are not here */
    bool begun;    /* only from the hour of the round on, where it is known: before, teams may still come */
    int (*round)(const struct section *s); /* the round that has to be named; NULL: none */
} steps[] = {
    { has_no_players, "import", "PLAYERS.csv", false, false, false, false, false, false, false, NULL },
    { has_no_teams, "import", "REGISTRATION.xml", true, false, false, false, false, false, false, NULL },
    { has_no_numbers, "number", "", false, false, false, false, false, false, false, NULL },
    { has_no_lot, "lot", "", false, false, false, false, false, false, false, NULL },
    { is_attended, "presence", "", false, false, false, false, false, true, false, NULL },
    { is_unattended, "presence", "", false, true, false, false, false, false, false, NULL },
    { is_drafted, "publish", "", false, false, false, false, false, false, false, NULL },
    { has_secret_lineups, "lineups", "--enter", false, true, true, false, false, false, false, NULL },
    { has_secret_lineups, "lineups", "--open", false, false, false, false, false, false, false, NULL },
    { has_no_lineups, "lineups", "--enter", false, true, false, false, true, false, false, NULL },
    { has_unknown_players, "lineups", "--enter", false, true, false, false, false, false, false, NULL },
    { has_absent, "start", "", false, false, false, false, false, false, true, NULL },
    { has_no_lineups, "lineups", "--open", false, false, false, true, true, false, false, NULL },
    { has_new_boards, "report", "boards", false, true, false, false, false, false, false, NULL },
    { is_being_played, "enter", "", false, false, false, false, false, false, false, NULL },
    { has_differences, "differences", "", false, false, false, false, false, false, false, NULL },
    { is_entered_once, "enter", "--second", false, false, false, false, false, false, false, NULL },
    { is_disputed, "report", "signatures", false, true, false, false, false, false, false, signature_disputed_round },
    { has_unfinished, "enter", "", false, true, false, false, false, false, false, unfinished_round },
    { is_played, "standings", "", false, true, false, false, false, false, false, NULL },
    { is_played, "print", "--set end", false, false, false, false, false, false, false, NULL },
    { is_due, "pair", "", false, false, false, false, false, false, false, NULL },
};

static bool is_planned(const struct event *ev, const struct section *s)
{
    struct arena own = { 0 };
    int round = section_round(s);
    bool due = lineup_deadline(ev, s, round, &own).n > 0;

    arena_free(&own);
    return due || lineup_is_unopened(s, round);
}

static bool is_quiet(const struct event *ev, const struct section *s, struct str now)
{
    return !match_any_has_results(latest(s)) || lineup_is_before(ev, s, section_round(s), now);
}

static bool has_begun(const struct event *ev, const struct section *s, struct str now)
{
    return !moment_is_after(hours_start(ev, s, section_round(s)), now);
}

static bool holds(const struct step *step, const struct event *ev, const struct section *s, struct str now)
{
    return step->holds(s) && (!step->waits || lineup_is_awaited(ev, s, section_round(s), now)) &&
           (!step->planned || is_planned(ev, s)) && (!step->quiet || is_quiet(ev, s, now)) &&
           (!step->missed || presence_count(ev, s, 1, now).missing > 0) && (!step->begun || has_begun(ev, s, now));
}

static int steps_as_if_paired(const struct event *ev, const struct section *s, struct str now,
                              struct next out[NEXT_MAX])
{
    const struct step *step = steps;
    int n = 0;

    for (bool more = true; more && n < NEXT_MAX; step++) {
        while (!holds(step, ev, s, now))
            step++;
        bool named = ev->nsection > 1 && !step->of_event;
        out[n++] = (struct next){ step->command, step->operand, named ? s->name : STR(""),
                                  step->round ? step->round(s) : 0, 0 };
        more = step->goes_on;
    }
    return n;
}

/* Would `pair` find a legal round now? */
static bool has_round(const struct event *ev, const struct section *s, struct str now, struct err *why)
{
    const struct act act = { .user = STR("-"), .time = now, .section = s->name, .dry = true };
    struct arena own = { 0 };
    struct findings found = { .arena = &own };

    desk_foresee(ev, op_row(OP_pair), &act, &(struct form){ 0 }, &found, why);
    arena_free(&own);
    return why->kind != ERR_NO_ROUND;
}

struct progress next_progress(const struct event *ev, const struct section *s, int round, struct str now)
{
    const struct pairing_list *r = round >= 1 && round <= s->nround ? &s->round[round - 1] : NULL;
    struct progress p = { .round = round,
                          .attended = presence_is_taken(s),
                          .presence = presence_count(ev, s, round > 0 ? round : 1, now) };

    if (r) {
        p.state = r->state;
        p.collects = lineup_is_before(ev, s, round, now);
        p.results = score_tally(s, r);
        p.lineups = lineup_count(r);
    }
    return p;
}

struct progress next_under_way(const struct event *ev, const struct section *s, struct str now)
{
    return next_progress(ev, s, section_round(s), now);
}

struct message next_told(struct str title, const struct progress *p)
{
    const struct round_tally *r = &p->results;

    if (p->round == 0)
        return say_section_unpaired(title);
    if (p->state == ROUND_DRAFT)
        return say_section_drafted(title, p->round);
    if (p->state == ROUND_COMPLETE)
        return say_section_complete(title, p->round);
    if (p->collects)
        return say_section_lineups(title, p->round, p->lineups.handed_in, p->lineups.due);
    return say_section_results(title, p->round, r->ended, r->matches, r->ended < r->matches ? 0 : r->apart);
}

int next_steps(const struct event *ev, const struct section *s, struct str now, struct next out[NEXT_MAX],
               struct err *why)
{
    int n = steps_as_if_paired(ev, s, now, out);
    struct next *last = &out[n - 1];
    struct err refused = { 0 };
    bool ends = str_eq(str_of(last->command), STR("pair")) && !has_round(ev, s, now, &refused);

    *why = ends ? refused : (struct err){ 0 };
    if (ends && s->nround == 0)
        return 0; /* whoever is here */
    if (ends)
        *last = (struct next){ "shorten", "--reason WHY", last->section, .rounds = s->nround };
    return n;
}

int next_dated(const struct event *ev, const struct section *s)
{
    int n = 0;

    for (int i = 0; i < s->rounds; i++)
        n += hours_start(ev, s, i + 1).n > 0;
    return n;
}

/* The rows of `steps` that come before presence, with what no command has to wait for. */
void next_setup(const struct event *ev, const struct section *s, bool staffed, enum setup_state out[SETUP_STEPS])
{
    const bool registered = !has_no_teams(s), numbered = registered && !has_no_numbers(s);
    const bool done[SETUP_STEPS] = {
        [SETUP_REGISTRATION] = registered, [SETUP_RATINGS] = ev->rating_list.n > 0,        [SETUP_NUMBERS] = numbered,
        [SETUP_LOT] = !has_no_lot(s),      [SETUP_HOURS] = next_dated(ev, s) >= s->rounds, [SETUP_STAFF] = staffed
    };
    bool is_next = true;

    for (int i = 0; i < SETUP_STEPS; i++) {
        out[i] = done[i] ? SETUP_DONE : SETUP_LATER;
        if (done[i] || i == SETUP_RATINGS)
            continue;
        out[i] = is_next ? SETUP_NEXT : SETUP_LATER;
        is_next = false;
    }
    if (!done[SETUP_RATINGS] && numbered)
        out[SETUP_RATINGS] = SETUP_PASSED_OVER;
}

struct str next_line(const struct next *next, struct str path, struct arena *a)
{
    struct str line = str_fmt(a, "olympair %s %.*s", next->command, STR_ARG(path));

    if (next->rounds > 0)
        line = str_fmt(a, "%.*s --rounds %d", STR_ARG(line), next->rounds);
    if (next->operand[0])
        line = str_fmt(a, "%.*s %s", STR_ARG(line), next->operand);
    if (next->round > 0)
        line = str_fmt(a, "%.*s --round %d", STR_ARG(line), next->round);
    if (next->section.n > 0)
        line = str_fmt(a, "%.*s --section %.*s", STR_ARG(line), STR_ARG(next->section));
    return line;
}
