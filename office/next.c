#include "office/next.h"

#include "teams/lineup.h"
#include "teams/presence.h"
#include "teams/second.h"

/* The latest round that is at least a draft, or NULL. */
static const struct pairing_list *latest(const struct section *s)
{
    return s->nround > 0 ? &s->round[s->nround - 1] : NULL;
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

static bool has_no_numbers(const struct section *s)
{
    return !next_is_numbered(s);
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

/* Double entry: the next round is neither paired nor published before both entries agree. */
static bool is_read_once(const struct section *s)
{
    int first;

    return latest(s) && latest(s)->state == ROUND_COMPLETE && second_open(s, latest(s), &first) > 0;
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
    const char *command, *operand;
    bool of_event; /* it is not for one section */
} steps[] = {
    { has_no_teams, "import", "REGISTRATION.xml", true },
    { has_no_numbers, "number", "", false },
    { has_no_lot, "lot", "", false },
    { has_missing, "presence", "", false },
    { is_drafted, "publish", "", false },
    { has_secret_lineups, "lineups", "--open", false },
    { is_being_played, "results", "FILE", false },
    { is_read_once, "differences", "", false },
    { is_over, "standings", "", false },
    { is_due, "pair", "", false },
};

struct next next_step(const struct event *ev, const struct section *s)
{
    const struct step *step = steps;

    while (!step->holds(s))
        step++;
    bool named = ev->nsection > 1 && !step->of_event;
    return (struct next){ step->command, step->operand, named ? s->name : STR("") };
}
