#include "teams/event.h"

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

struct section section_default(void)
{
    return (struct section){
        .edition = EDITION_2012, .tiebreak = TIEBREAK_2012_GA, .rounds = 11,
        .boards = 4, .squad_size = 5, .floor = 1400,
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

const char *round_state_name(enum round_state s)
{
    return states[s];
}
