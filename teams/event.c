#include "teams/event.h"

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
        .ranking = tiebreak_row(TIEBREAK_2012_GA)->ranking,
        .rounds = 11,
        .boards = 4,
        .squad_size = 5,
        .floor = 1400,
        .lineup_default = LINEUP_LIST,
    };
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
