#include "engine/system/system.h"

#include "engine/base/arena.h"
#include "engine/burstein/burstein.h"
#include "engine/club/club.h"
#include "engine/club/tiebreak.h"
#include "engine/dutch/dutch.h"

static const struct system systems[] = {
    { .name = "burstein",
      .title = "the Burstein system of the FIDE rules before 2017",
      .cards = CARDS_ROUNDS,
      .initial = true,
      .pair = burstein_pair },
    { .name = "club",
      .title = "the rules of a club for Swiss events",
      .cards = CARDS_RATED,
      .scores_gp = true,
      .pair = club_pair,
      .tiebreak = club_tiebreaks,
      .ntiebreak = CLUB_TIEBREAKS },
    { .name = "dutch2006",
      .title = "the Dutch system of the FIDE rules of 2006",
      .cards = CARDS_FLOATS,
      .pair = dutch_pair },
    { 0 },
};

const struct system *system_find(struct str name)
{
    for (const struct system *s = systems; s->name; s++)
        if (str_eq(str_of(s->name), name))
            return s;
    return NULL;
}

bool system_known(struct str name)
{
    return str_eq(name, STR(SYSTEM_OLYMPIAD)) || system_find(name);
}

struct str system_names(struct arena *a)
{
    struct str text = { 0 };

    for (const struct system *s = systems; s->name; s++)
        text = str_fmt(a, "%.*s%s%s", STR_ARG(text), s == systems ? "" : s[1].name ? ", " : " and ", s->name);
    return text;
}
