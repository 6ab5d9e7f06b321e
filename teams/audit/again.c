#include "teams/audit/again.h"

#include "engine/base/arena.h"
#include "teams/pairing.h"
#include "teams/score.h"

static bool barred_later(const struct audit_input *in, const struct barred *b)
{
    for (int i = 0; i < in->ndeed; i++) {
        const struct deed *deed = &in->deed[i];
        if (deed->kind == DEED_BARRED && deed->entry > in->drafted && deed->about[b->a] && deed->about[b->b])
            return true;
    }
    return false;
}

static void bar_as_then(const struct audit_input *in, struct field *f, struct arena *a)
{
    struct barred *then = arena_new(a, struct barred, f->nbarred);
    int n = 0;

    for (int i = 0; i < f->nbarred; i++)
        if (!barred_later(in, &f->barred[i]))
            then[n++] = f->barred[i];
    f->barred = then;
    f->nbarred = n;
}

struct field again_field(const struct audit_input *in, const struct tournament *t, struct arena *a)
{
    struct field f = score_field(in->section, t, in->round, a);

    if (section_system(in->section))
        bar_as_then(in, &f, a);
    return f;
}

struct again again_round(const struct audit_input *in, struct arena *a)
{
    struct again out = { .system = section_system(in->section), .round = in->round, .why = { .arena = a } };
    struct tournament t;
    struct arena own = { 0 };

    score_tournament(in->event, in->section, in->round - 1, a, &t);
    struct field f = again_field(in, &t, a);
    out.swiss = pairing_swiss(in->section, &t, &f, a);
    out.made = out.system->explain(&out.swiss, &out.why, &own);
    out.made.pair = arena_grow(a, out.made.pair, sizeof *out.made.pair, (size_t)out.made.npair, (size_t)out.made.npair);
    out.made.article = NULL;
    out.made.left = NULL;
    arena_free(&own);
    return out;
}
