#include "teams/federation.h"

#include "engine/base/arena.h"
#include "teams/text.h"

static const struct federation federations[] = {
#define FEDERATION(code, name, other, iso) { #code, name, other, iso },
#include "teams/federation.def"
#undef FEDERATION
};
enum { FEDERATIONS = sizeof federations / sizeof *federations };

const struct federation *federation_find(struct str code)
{
    for (int i = 0; i < FEDERATIONS; i++)
        if (str_eq(code, str_of(federations[i].code)))
            return &federations[i];
    return NULL;
}

/* What begins with another letter need not be folded: codes and names of the table begin with one of ASCII. */
static bool means(struct str key, const char *text, struct arena *a)
{
    return key.p[0] == (text[0] | 0x20) && str_eq(key, text_fold(a, str_of(text)));
}

const struct federation *federation_guess(struct str text, struct arena *a)
{
    struct str key = text_fold(a, text);

    if (key.n == 0)
        return NULL;
    for (int i = 0; i < FEDERATIONS; i++) {
        const struct federation *f = &federations[i];
        if (means(key, f->code, a) || means(key, f->iso, a) || means(key, f->name, a) || means(key, f->other, a))
            return f;
    }
    return NULL;
}

const struct federation *federation_list(int *n)
{
    *n = FEDERATIONS;
    return federations;
}
