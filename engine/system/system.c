#include "engine/system/system.h"

#include "engine/base/arena.h"
#include "engine/berger/berger.h"
#include "engine/burstein/burstein.h"
#include "engine/burstein/limits.h"
#include "engine/club/club.h"
#include "engine/club/tiebreak.h"
#include "engine/dutch/dutch.h"
#include "engine/teamswiss/teamswiss.h"

static const struct system systems[] = {
    { .name = "berger", .cards = CARDS_PLAYED, .pair = berger_pair },
    { .name = "burstein",
      .cards = CARDS_ROUNDS,
      .initial = true,
      .pair = burstein_pair,
      .explain = burstein_explain,
      .suit = limits_suit },
    { .name = "club",
      .cards = CARDS_RATED,
      .pair = club_pair,
      .explain = club_explain,
      .suit = club_suit,
      .tiebreak = club_tiebreaks,
      .ntiebreak = CLUB_TIEBREAKS },
    { .name = "dutch2006", .cards = CARDS_FLOATS, .pair = dutch_pair, .explain = dutch_explain, .suit = dutch_suit },
    { .name = "team-swiss-2026", .cards = CARDS_TEAMS, .pair = teamswiss_pair },
    { 0 },
};

const struct system *system_find(struct str name)
{
    for (const struct system *s = systems; s->name; s++)
        if (str_eq(str_of(s->name), name))
            return s;
    return NULL;
}

struct str system_names(struct arena *a)
{
    struct str text = { 0 };

    for (const struct system *s = systems; s->name; s++)
        text = str_fmt(a, "%.*s%s%s", STR_ARG(text), s == systems ? "" : s[1].name ? ", " : " and ", s->name);
    return text;
}
