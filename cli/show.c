/* show.c - the state of an event in a few lines, and what is to be done next. */
#include <stdio.h>

#include "cli/call.h"
#include "engine/base/arena.h"
#include "teams/lineup.h"
#include "teams/presence.h"
#include "teams/score.h"

/* The latest round that is at least a draft, or NULL. */
static const struct pairing_list *latest(const struct section *s)
{
    return s->nround > 0 ? &s->round[s->nround - 1] : NULL;
}

static bool has_no_teams(const struct section *s)
{
    return s->nsquad == 0;
}

static bool has_no_numbers(const struct section *s)
{
    for (int i = 0; i < s->nsquad; i++)
        if (s->squad[i].number == 0)
            return true;
    return false;
}

static bool has_no_lot(const struct section *s)
{
    return s->lot == COLOURLESS;
}

/* Most teams are here, and nobody has said what becomes of the others. */
static bool has_missing(const struct section *s)
{
    for (int i = 0; i < s->nsquad && s->nround == 0 && presence_is_relied_on(s); i++)
        if (presence_of(s, i, 1, STR(""), NULL) == TEAM_REGISTERED)
            return true;
    return false;
}

static bool is_drafted(const struct section *s)
{
    return latest(s) && latest(s)->state == ROUND_DRAFT;
}

static bool is_being_played(const struct section *s)
{
    return latest(s) && latest(s)->state == ROUND_PUBLISHED;
}

static bool has_secret_lineups(const struct section *s)
{
    return is_being_played(s) && lineup_is_secret(latest(s));
}

static bool is_over(const struct section *s)
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
    const char *command, *operands;
} steps[] = {
    { has_no_teams, "import", " REGISTRATION.xml" },
    { has_no_numbers, "number", "" },
    { has_no_lot, "lot", "" },
    { has_missing, "presence", "" },
    { is_drafted, "publish", "" },
    { has_secret_lineups, "lineups", " --open" },
    { is_being_played, "results", " FILE" },
    { is_over, "standings", "" },
    { is_due, "pair", "" },
};

static void print_next(const struct call *c, const struct event *ev, const struct section *s)
{
    const struct step *step = steps;

    while (!step->holds(s))
        step++;
    printf("  next: olympair %s %s%s", step->command, c->path, step->operands);
    if (ev->nsection > 1 && step->holds != has_no_teams)
        printf(" --section %.*s", SHOWN(c, s->name));
    putchar('\n');
}

static int incomplete(const struct section *s, const struct pairing_list *round)
{
    int n = 0;

    for (int i = 0; i < round->nfixture; i++)
        n += !score_complete(s, &round->fixture[i]);
    return n;
}

static void print_round(const struct section *s)
{
    const struct pairing_list *round = latest(s);

    if (!round) {
        printf("  no round has been paired\n");
        return;
    }
    printf("  round %d of %d: %s, %d %s", s->nround, s->rounds, round_state_name(round->state),
           COUNT(round->nfixture, "match", "matches"));
    if (round->state == ROUND_PUBLISHED)
        printf(", %d without all results", incomplete(s, round));
    putchar('\n');
}

static const char *lot_name(enum colour lot)
{
    return lot == WHITE ? "white" : lot == BLACK ? "black" : "not drawn";
}

/* Only a ranking that is not the usual one is named. */
static struct str ranking_name(const struct call *c, const struct section *s)
{
    if (tiebreak_has(s->tiebreak, &s->ranking))
        return (struct str){ 0 };
    return str_fmt(c->arena, ", ranking %.*s", STR_ARG(ranking_text(&s->ranking, c->arena)));
}

static void print_section(const struct call *c, const struct event *ev, const struct section *s)
{
    printf("\n%.*s (%.*s): %d %s%s\n", SHOWN(c, section_title(s)), SHOWN(c, s->name), COUNT(s->nsquad, "team", "teams"),
           s->nsquad > 0 && has_no_numbers(s) ? " without numbers" : "");
    printf("  pairing rules %s, tie-break %s%.*s, %d %s on %d %s, lot: %s\n", edition_row(s->edition)->name,
           tiebreak_row(s->tiebreak)->name, STR_ARG(ranking_name(c, s)), COUNT(s->rounds, "round", "rounds"),
           COUNT(s->boards, "board", "boards"), lot_name(s->lot));
    print_round(s);
    print_next(c, ev, s);
}

static void print_event(const struct call *c, const struct event *ev)
{
    printf("%.*s", SHOWN(c, ev->name));
    if (ev->city.n > 0)
        printf(", %.*s", SHOWN(c, ev->city));
    if (ev->federation.n > 0)
        printf(" (%.*s)", SHOWN(c, ev->federation));
    if (ev->start.n > 0)
        printf(", %.*s to %.*s", SHOWN(c, ev->start), SHOWN(c, ev->end));
    putchar('\n');
    for (int i = 0; i < ev->narbiter; i++)
        printf("%.*s: %.*s\n", SHOWN(c, ev->arbiter[i].role), SHOWN(c, ev->arbiter[i].name));
}

bool cmd_show(struct call *c)
{
    struct event ev;
    const struct section *only = NULL;

    if (!call_event(c, &ev) || (call_has(c, OPT_SECTION) && !call_section(c, &ev, &only)))
        return false;
    print_event(c, &ev);
    if (ev.nsection == 0)
        printf("\nno section yet\n  next: olympair import %s REGISTRATION.xml\n", c->path);
    for (int i = 0; i < ev.nsection; i++)
        if (!only || only == &ev.section[i])
            print_section(c, &ev, &ev.section[i]);
    return true;
}
