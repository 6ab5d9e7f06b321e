/* SPDX-License-Identifier: Apache-2.0 */
#include "import/trf/trf_unread.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "import/messages.h"

enum { CODE = 3 };

/* Columns that have a meaning of their own, of which an event has nothing. */
static const struct {
    const char *code;
    enum trf_field field;
} known[] = {
    { "001", TRF_PLAYER_POINTS },
    { "001", TRF_PLAYER_RANK },
    { "310", TRF_TEAM_SHORT },
    { "310", TRF_TEAM_STRENGTH },
};

void trf_unread_begin(struct trf_unread *u, struct trf_line *l, struct arena *a)
{
    if (!u->asked)
        u->asked = arena_new(a, bool, TRF_ASKED_MAX + 1);
    memset(u->asked, 0, TRF_ASKED_MAX + 1);
    l->asked = u->asked;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (str_eq(l->code, str_of(known[i].code)))
            trf_text(l, trf_column(known[i].field));
}

static int first_unread(const struct trf_line *l)
{
    for (int c = CODE + 1; c <= l->width && c <= TRF_ASKED_MAX; c++)
        if (!l->asked[c] &&
            !strchr(" \t", trf_letter(&(const struct trf_line){ .text = l->text, .width = l->width, .at = l->at }, c)))
            return c;
    return 0;
}

static void count(struct trf_unread *u, const struct trf_line *l, int column)
{
    int i = 0;

    while (i < u->nkind && !str_eq(u->kind[i].line.code, l->code))
        i++;
    if (i == TRF_UNREAD_KINDS)
        return;
    if (i == u->nkind) {
        u->kind[u->nkind++].line = *l;
        u->kind[i].column = column;
    }
    u->kind[i].n++;
}

void trf_unread_end(struct trf_unread *u, struct trf_line *l)
{
    int column = first_unread(l);

    l->asked = NULL;
    if (column > 0)
        count(u, l, column);
}

void trf_unread_tell(const struct trf_unread *u, struct findings *f)
{
    for (int i = 0; i < u->nkind; i++) {
        const struct trf_line *l = &u->kind[i].line;
        finding_say(
            f, WARNING, RULE_NONE, l->number,
            say_columns_unread(
                l->code, u->kind[i].column,
                trf_name(l, (struct trf_column){ .from = u->kind[i].column, .to = u->kind[i].column + 9 }, f->arena),
                u->kind[i].n - 1));
    }
}
