/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/federation.h"

#include "engine/base/arena.h"
#include "teams/text.h"

static const struct federation built_in[] = {
#define FEDERATION(code, name, other, iso, flag) { #code, name, other, iso, "" },
#define FEDERATION_NONE(code, name, other, iso)  { #code, name, other, iso, "" },
#define FEDERATION_OLD(code, name, now)          { #code, name, "", "", #now },
#include "teams/federation.def"
#undef FEDERATION
#undef FEDERATION_NONE
#undef FEDERATION_OLD
};

enum {
    OLD =
#define FEDERATION(code, name, other, iso, flag)
#define FEDERATION_NONE(code, name, other, iso)
#define FEDERATION_OLD(code, name, now) +1
#include "teams/federation.def"
        , ALL = sizeof built_in / sizeof *built_in
};

static const struct federation_table own = { built_in, ALL - OLD, OLD, "2026-11-21" };
static const struct federation_table *table = &own;

const struct federation_table *federation_table(void)
{
    return table;
}

void federation_use(const struct federation_table *t)
{
    table = t;
}

const struct federation *federation_find(struct str code)
{
    for (int i = 0; i < table->n + table->nold; i++)
        if (str_eq(code, str_of(table->row[i].code)))
            return &table->row[i];
    return NULL;
}

/* What begins with another letter of ASCII need not be folded. */
static bool means(struct str key, const char *text, struct arena *a)
{
    bool may = (text[0] & 0x80) != 0 || key.p[0] == (text[0] | 0x20);

    return may && str_eq(key, text_fold(a, str_of(text)));
}

bool federation_is_one(struct str code)
{
    return code.n > 0 && !str_eq(code, STR("FID")) && !str_eq(code, STR("NON"));
}

const struct federation *federation_guess(struct str text, struct arena *a)
{
    struct str key = text_fold(a, text);

    if (key.n == 0)
        return NULL;
    for (int i = 0; i < table->n; i++) {
        const struct federation *f = &table->row[i];
        if (means(key, f->code, a) || means(key, f->iso, a) || means(key, f->name, a) || means(key, f->other, a))
            return f;
    }
    return NULL;
}

const struct federation *federation_list(int *n)
{
    *n = table->n;
    return table->row;
}

struct str federation_names(struct str code, struct arena *a)
{
    const struct federation *f = federation_find(code);

    if (!f)
        return (struct str){ 0 };
    return f->other[0] ? str_fmt(a, "%s; %s", f->name, f->other) : str_of(f->name);
}

/* As the field shortens names that fit no card and no tile. X(code, short) */
/* clang-format off */
#define SHORT_NAMES(X) \
    X(AHO, "Neth. Antilles")  X(ANT, "Antigua & Barb.")   X(BIH, "Bosnia & Herz.") X(CAF, "Central African Rep.") X(COD, "DR Congo") \
    X(DOM, "Dominican Rep.")  X(GEQ, "Equat. Guinea")     X(ISV, "US Virgin Is.")  X(IVB, "British Virgin Is.")   X(PNG, "Papua N. Guinea") \
    X(SKN, "St Kitts & Nevis") X(STP, "Sao Tome")         X(TTO, "Trinidad & Tob.") X(UAE, "Arab Emirates")       X(USA, "United States") \
    X(VIN, "St Vincent")
/* clang-format on */

static struct str short_of(struct str code)
{
#define X(c, name)             \
    if (str_eq(code, STR(#c))) \
        return STR(name);
    SHORT_NAMES(X)
#undef X
    return (struct str){ 0 };
}

struct str federation_short(struct str code, struct str name, struct arena *a)
{
    const struct federation *f = federation_find(code);
    const struct str whole = f ? str_of(f->name) : STR(""), brief = f ? short_of(code) : STR("");

    if (brief.n == 0 || !str_starts(name, whole) || (name.n > whole.n && name.p[whole.n] != ' '))
        return name;
    return str_join(a, brief, (struct str){ name.p + whole.n, name.n - whole.n });
}
