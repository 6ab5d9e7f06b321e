#include "teams/event.h"

#include <string.h>

#include "engine/base/arena.h"

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
    return (struct section){
        .edition = EDITION_2012,
        .tiebreak = TIEBREAK_2012_GA,
        .rounds = 11, /* RULE_ROUNDS */
        .boards = 4,
        .squad_size = 5, /* RULE_SQUAD_SIZE */
        .floor = 1400,   /* RULE_RATING_FLOOR */
        .lineup_default = LINEUP_LIST,
    };
}

/* `n` elements of an array, with room for `room`. */
static void *array_copy(struct arena *a, const void *p, size_t size, int n, int room)
{
    void *copy = arena_alloc(a, size, (size_t)(n > room ? n : room));

    return n > 0 ? memcpy(copy, p, size * (size_t)n) : copy;
}

#define OWN(a, p, n, room) ((p) = array_copy((a), (p), sizeof *(p), (n), (room)))

static void own_rounds(struct section *s, struct arena *a)
{
    OWN(a, s->round, s->nround, ROUNDS_MAX);
    for (int i = 0; i < s->nround; i++) {
        struct pairing_list *r = &s->round[i];
        OWN(a, r->fixture, r->nfixture, 0);
        OWN(a, r->lineup, r->nlineup, 0);
    }
}

static void own_section(struct section *s, struct arena *a)
{
    OWN(a, s->squad, s->nsquad, 0);
    for (int i = 0; i < s->nsquad; i++)
        OWN(a, s->squad[i].player, s->squad[i].nplayer, 0);
    OWN(a, s->barred, s->nbarred, 0);
    OWN(a, s->adjustment, s->nadjustment, 0);
    OWN(a, s->absence, s->nabsence, 0);
    OWN(a, s->correction, s->ncorrection, 0);
    OWN(a, s->mark_correction, s->nmark_correction, 0);
    own_rounds(s, a);
}

struct event *event_copy(const struct event *ev, struct arena *a)
{
    struct event *copy = array_copy(a, ev, sizeof *ev, 1, 1);

    OWN(a, copy->arbiter, ev->narbiter, 0);
    OWN(a, copy->section, ev->nsection, SECTIONS_MAX);
    for (int i = 0; i < ev->nsection; i++)
        own_section(&copy->section[i], a);
    return copy;
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

struct str section_title(const struct section *s)
{
    return s->title.n > 0 ? s->title : s->name;
}

struct str squad_names(const struct section *s, const int *squad, int n, int most, struct arena *a)
{
    int shown = n > most ? most : n;
    struct str list = { 0 };

    for (int i = 0; i < shown; i++) {
        const char *between = i == 0 ? "" : i < n - 1 ? ", " : " and ";
        list = str_fmt(a, "%.*s%s%.*s", STR_ARG(list), between, STR_ARG(s->squad[squad[i]].name));
    }
    return shown < n ? str_fmt(a, "%.*s and %d more", STR_ARG(list), n - shown) : list;
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
    for (int d = 0; d < DECIDED_COUNT; d++)
        if (str_eq(name, str_of(decisions[d]))) {
            *out = (enum decided)d;
            return true;
        }
    return false;
}

enum edition section_edition(const struct section *s, int round)
{
    const struct pairing_list *r = round >= 1 && round <= s->nround ? &s->round[round - 1] : NULL;
    bool published = r && (r->state == ROUND_PUBLISHED || r->state == ROUND_COMPLETE);

    return published && r->first_reading ? edition_before(s->edition) : s->edition;
}
