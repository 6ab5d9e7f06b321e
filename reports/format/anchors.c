/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/anchors.h"

#include "engine/base/arena.h"

static int place_of(const struct anchors *list, const struct section *s)
{
    int i = 0;

    while (i < list->n && !section_is(list->section[i], s))
        i++;
    return i;
}

/* A phrase that stands for nothing itself is about what it begins with: "Fiji: rank 5". */
static struct ref ref_of(struct cell c)
{
    bool begins = c.to.kind == REF_NONE && c.kind == CELL_PHRASE && c.phrase.n > 0;

    return begins ? c.phrase.part[0].to : c.to;
}

/* What the row is about: a match, say, though it names two teams. */
static struct ref first_ref(const struct column *col, int n, const struct cell *cell)
{
    for (int i = 0; i < n; i++)
        if (audience_sees(FOR_SHEETS, col[i].audience) && ref_of(cell[i]).kind != REF_NONE)
            return ref_of(cell[i]);
    return (struct ref){ 0 };
}

static bool is_numbered_team(struct ref r)
{
    return r.kind == REF_TEAM && r.section->squad[r.squad].number > 0;
}

static void note_row(struct anchors *list, const struct column *col, int n, const struct cell *cell, struct arena *a)
{
    struct ref team = first_ref(col, n, cell);
    int i = place_of(list, team.section);

    if (!is_numbered_team(team) || i == SECTIONS_MAX)
        return;
    if (i == list->n) {
        list->section[list->n] = team.section;
        list->cells[list->n++] = arena_new(a, const struct cell *, team.section->nsquad);
    }
    if (!list->cells[i][team.squad])
        list->cells[i][team.squad] = cell;
}

static void note_rows(struct anchors *list, const struct table *t, struct arena *a)
{
    for (int b = 0; b < t->nblock; b++)
        for (int r = 0; r < t->block[b].nrow; r++)
            note_row(list, t->col, t->ncol, t->block[b].row[r].cell, a);
}

/* A block of its own comes before a row in the block of another team. */
struct anchors anchors_of(const struct sheet *s, struct arena *a)
{
    struct anchors list = { 0 };

    for (int i = 0; i < s->npart; i++)
        if (part_is_table(s->part[i])) {
            const struct table *t = &s->part[i]->table;
            for (int b = 0; b < t->nblock; b++)
                if (t->block[b].head)
                    note_row(&list, t->head, t->nhead, t->block[b].head, a);
        }
    for (int i = 0; i < s->npart; i++)
        if (part_is_table(s->part[i]))
            note_rows(&list, &s->part[i]->table, a);
    return list;
}

const struct cell *anchors_find(const struct anchors *list, struct ref to)
{
    int i = place_of(list, to.section);

    return to.kind == REF_TEAM && i < list->n ? list->cells[i][to.squad] : NULL;
}

struct ref anchors_team(const struct anchors *list, const struct column *col, int n, const struct cell *cell)
{
    struct ref team = first_ref(col, n, cell);

    return anchors_find(list, team) == cell ? team : (struct ref){ 0 };
}

int anchors_table(const struct column *col, int n, const struct cell *cell)
{
    struct ref match = first_ref(col, n, cell);

    return match.kind == REF_MATCH ? match.table : 0;
}

static bool is_plain(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

struct str anchors_plain(struct str name, struct arena *a)
{
    static const char digit[] = "0123456789ABCDEF";
    char *to = arena_new(a, char, 3 * name.n + 1);
    size_t n = 0;

    for (size_t i = 0; i < name.n; i++) {
        unsigned char c = (unsigned char)name.p[i];
        to[n++] = is_plain(name.p[i]) ? name.p[i] : '_';
        if (!is_plain(name.p[i])) {
            to[n++] = digit[c >> 4];
            to[n++] = digit[c & 15];
        }
    }
    return (struct str){ to, n };
}

struct str anchors_id(struct ref team, struct arena *a)
{
    return str_fmt(a, "team-%.*s-%d", STR_ARG(anchors_plain(team.section->name, a)),
                   team.section->squad[team.squad].number);
}
