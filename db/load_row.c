#include "db/load_row.h"

#include "db/failure.h"
#include "db/query.h"

int load_within(struct db *db, long value, long low, long high, const char *what)
{
    if (value < low || value > high)
        db_damaged(db, "%s %ld is not between %ld and %ld", what, value, low, high);
    return (int)(value < low ? low : value > high ? high : value);
}

static struct section *load_section(struct load *l, const struct query *q)
{
    long section = column_int(q, 0);

    if (section >= 1 && section <= l->event->nsection)
        return &l->event->section[section - 1];
    db_damaged(l->db, "a row of section %ld, which is not there", section);
    return NULL;
}

struct section *load_next(struct load *l, const struct query *q)
{
    return query_next(q) ? load_section(l, q) : NULL;
}

int load_squad(struct load *l, const struct query *q, int column, const struct section *s)
{
    long team = column_int(q, column);

    if (team >= 1 && team <= s->nsquad)
        return (int)team - 1;
    db_damaged(l->db, "a row of team %ld, which is not there", team);
    return NOBODY;
}

enum lineup_origin load_origin(struct db *db, struct str name)
{
    for (int o = 0; o < LINEUP_ORIGIN_COUNT; o++)
        if (str_eq(name, str_of(lineup_origin_name((enum lineup_origin)o))))
            return (enum lineup_origin)o;
    db_damaged(db, "a line-up cannot come from %.*s", STR_ARG(name));
    return LINEUP_LIST;
}
