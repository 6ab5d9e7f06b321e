/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/event.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/system/system.h"
#include "teams/names.h"

static const char *const texts[] = {
#define X(id, text, first, other) [id] = text,
    RESULTS(X)
#undef X
};

static const char *const states[] = {
#define X(id, name) [id] = name,
    ROUND_STATES(X)
#undef X
};

static const char *const origins[] = {
#define X(id, name) [id] = name,
    LINEUP_ORIGINS(X)
#undef X
};

struct section section_default(void)
{
    enum edition edition = edition_on(STR(""));
    enum tiebreak tiebreak = edition_tiebreak(edition);

    return (struct section){
        .system = STR(SYSTEM_OLYMPIAD),
        .cycles = 1,
        .edition = edition,
        .tiebreak = tiebreak,
        .edition_by_date = true,
        .tiebreak_by_date = true,
        .ranking = tiebreak_row(tiebreak)->ranking,
        .rounds = 11, /* RULE_ROUNDS */
        .boards = 4,
        .squad_size = 5, /* RULE_SQUAD_SIZE */
        .floor = 1400,   /* RULE_RATING_FLOOR */
        .lineup_default = LINEUP_LIST,
    };
}

struct str event_begins(const struct event *ev)
{
    enum { DAY = 10 };
    struct str first = ev->start;

    for (int i = 0; first.n == 0 && i < ROUNDS_MAX; i++)
        first = ev->date[i];
    for (int i = 0; ev->start.n == 0 && i < ev->nsection; i++) {
        struct str own = ev->section[i].hours.date[0];
        if (own.n > 0 && (first.n == 0 || str_cmp(own, first) < 0))
            first = own;
    }
    return str_whole(first, DAY);
}

bool section_follow_date(struct section *s, const struct event *ev)
{
    const enum edition edition = s->edition;
    const enum tiebreak tiebreak = s->tiebreak;

    if (s->edition_by_date)
        s->edition = edition_on(event_begins(ev));
    if (s->tiebreak_by_date)
        s->tiebreak = edition_tiebreak(s->edition);
    return s->edition != edition || s->tiebreak != tiebreak;
}

const char *result_text(enum result r)
{
    return texts[r];
}

bool result_find(struct str text, enum result *out)
{
    for (int r = 0; r < RESULT_COUNT; r++)
        if (text.n > 0 && str_eq(text, str_of(texts[r]))) {
            *out = (enum result)r;
            return true;
        }
    return false;
}

const char *lineup_origin_name(enum lineup_origin o)
{
    return origins[o];
}

const char *round_state_name(enum round_state s)
{
    return states[s];
}

int event_rounds(const struct event *ev)
{
    int most = 0;

    for (int i = 0; i < ev->nsection; i++)
        most = ev->section[i].rounds > most ? ev->section[i].rounds : most;
    return most;
}

int section_rounds_then(const struct section *s, int round)
{
    for (int i = 0; i < s->nshortening; i++)
        if (round <= s->shortening[i].after)
            return s->shortening[i].was;
    return s->rounds;
}

int section_existing(const struct section *s, int round)
{
    return round <= s->rounds ? round : 0;
}

struct section *section_named(const struct event *ev, struct str name)
{
    for (int i = 0; i < ev->nsection; i++)
        if (str_eq(ev->section[i].name, name))
            return &ev->section[i];
    return NULL;
}

int squad_counting(const struct squad *q)
{
    int n = 0;

    for (int i = 0; i < q->nplayer; i++)
        n += !q->player[i].replaced;
    return n;
}

void section_name_by_players(struct section *s)
{
    int n = 0, women = 0;

    for (int i = 0; i < s->nsquad; i++)
        for (int p = 0; p < s->squad[i].nplayer; p++, n++)
            women += s->squad[i].player[p].sex == 'w';
    s->women = n > 0 && women == n;
    s->name = s->women ? STR("women") : STR("open");
}

bool section_is(const struct section *a, const struct section *b)
{
    return a == b || (a && b && str_eq(a->name, b->name));
}

struct str section_title(const struct section *s)
{
    return s->title.n > 0 ? s->title : s->name;
}

char player_sex(struct str letter)
{
    if (str_same(letter, STR("m")))
        return 'm';
    return str_same(letter, STR("w")) || str_same(letter, STR("f")) ? 'w' : '\0';
}

struct str squad_names(const struct section *s, const int *squad, int n, int most, const struct wording *w,
                       struct arena *a)
{
    const int listed = n > most ? most : n;
    struct names names = { .arena = a };

    for (int i = 0; i < listed; i++)
        names_add(&names, s->squad[squad[i]].name);
    return names_told(&names, n - listed, w);
}

static bool find_word(const char *const *word, int n, struct str name, int *out)
{
    for (int i = 0; i < n; i++)
        if (str_eq(name, str_of(word[i]))) {
            *out = i;
            return true;
        }
    return false;
}

#define X(id, name) [id] = name,
static const char *const units[] = { UNITS(X) };
static const char *const scores[] = { SCORES(X) };
static const char *const preferences[] = { PREFERENCE_TYPES(X) };
static const char *const secondaries[] = { SECONDARIES(X) };
static const char *const departures[] = { DEPARTURES(X) };
#undef X

const char *unit_name(enum unit u)
{
    return units[u];
}

bool unit_find(struct str name, enum unit *out)
{
    return find_word(units, UNIT_COUNT, name, (int *)out);
}

const char *score_name(enum score_kind s)
{
    return scores[s];
}

bool score_find(struct str name, enum score_kind *out)
{
    return find_word(scores, SCORE_COUNT, name, (int *)out);
}

const char *preference_name(enum preferences p)
{
    return preferences[p];
}

bool preference_find(struct str name, enum preferences *out)
{
    return find_word(preferences, PREFERENCE_TYPE_COUNT, name, (int *)out);
}

const char *secondary_name(enum secondary s)
{
    return secondaries[s];
}

bool secondary_find(struct str name, enum secondary *out)
{
    return find_word(secondaries, SECONDARY_COUNT, name, (int *)out);
}

const char *departure_name(enum departure d)
{
    return departures[d];
}

bool departure_find(struct str name, enum departure *out)
{
    return find_word(departures, DEPARTURE_COUNT, name, (int *)out);
}

static const char *const decisions[] = {
#define X(id, name) [id] = name,
    DECISIONS(X)
#undef X
};

const char *decided_name(enum decided d)
{
    return decisions[d];
}

bool decided_find(struct str name, enum decided *out)
{
    return find_word(decisions, DECIDED_COUNT, name, (int *)out);
}

struct message unit_message(enum unit u, struct message m)
{
    m.players = u == UNIT_PLAYER;
    return m;
}
