/* SPDX-License-Identifier: Apache-2.0 */
/* federations.c - the report federations: teams and players by federation. */
#include "teams/federation.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/ranking/standings.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "reports/sheet/signs.h"
#include "teams/score.h"

enum { RANK, NUMBER, TEAM, SIGNS_SHOWN, PLAYERS, AVERAGE, MARKS, COLUMNS };

/* Players and average are there for the heads that stand over them. */
static const struct column columns[COLUMNS] = {
    [RANK] = { "rank", &label_rank, ALIGN_RIGHT },
    [NUMBER] = { "number", &label_no, ALIGN_RIGHT },
    [TEAM] = { "team", &label_team, ALIGN_LEFT, .name = true },
    [SIGNS_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
    [PLAYERS] = { NULL, &label_players, ALIGN_RIGHT, FOR_SHEETS },
    [AVERAGE] = { NULL, &label_average, ALIGN_RIGHT, FOR_SHEETS },
    [MARKS] = { "marks", NULL, ALIGN_LEFT, FOR_DATA },
};

enum { H_FED, H_NAME, H_PLAYERS, H_AVERAGE, HEADS };

static const struct column heads[HEADS] = {
    [H_FED] = { "federation", NULL, ALIGN_LEFT, .at = RANK, .span = 2 },
    [H_NAME] = { "name", NULL, ALIGN_LEFT, .at = TEAM },
    [H_PLAYERS] = { "players", NULL, ALIGN_RIGHT, .at = PLAYERS },
    [H_AVERAGE] = { "average", NULL, ALIGN_RIGHT, .at = AVERAGE },
};

static const struct table shape = {
    .blocks = "federations", .rows = "teams", .head = heads, .nhead = HEADS, .col = columns, .ncol = COLUMNS
};

/* A team of the standings with its federation. */
struct member {
    struct str federation;
    const struct standing *line;
};

static int by_federation(const void *a, const void *b)
{
    const struct member *x = a, *y = b;
    int order = str_cmp(x->federation, y->federation);

    return order != 0 ? order : (x->line > y->line) - (x->line < y->line);
}

static struct member *members_of(const struct section *s, const struct standing *line, struct arena *a)
{
    struct member *member = arena_new(a, struct member, s->nsquad);

    for (int i = 0; i < s->nsquad; i++)
        member[i] = (struct member){ s->squad[line[i].team].federation, &line[i] };
    qsort(member, (size_t)s->nsquad, sizeof *member, by_federation);
    return member;
}

/* Those who count, and those of them with a rating. */
struct head_count {
    int players, rated;
    long ratings;
};

static struct cell average(const struct head_count *c)
{
    return c->rated > 0 ? cell_hundredths((200 * c->ratings + c->rated) / (2L * c->rated)) : (struct cell){ 0 };
}

/* What is built: the teams after a round, and the signs that are shown. */
struct federations_build {
    const struct section *section;
    int round;
    unsigned shown;
    struct arena *a;
};

static void add_team(struct federations_build *build, struct block *b, const struct standing *line)
{
    const struct section *s = build->section;
    struct cell *cell = block_row(b, TONE_PLAIN);

    cell[RANK] = figures_rank(line);
    cell[NUMBER] = figures_number(&s->squad[line->team]);
    cell[TEAM] = cell_team(s, line->team);
    signs_fill(signs_of_record(s, line->team, build->round), &cell[SIGNS_SHOWN], &cell[MARKS], &build->shown, build->a);
}

/* The federation of the first of `n` members; gives how many of them are its teams. */
static int add_federation(struct federations_build *build, struct table *t, const struct member *member, int n)
{
    struct block *b = table_block(t, n, build->a);
    struct head_count count = { 0 };

    for (int i = 0; i < n && str_eq(member[i].federation, member->federation); i++) {
        add_team(build, b, member[i].line);
        const struct squad *q = &build->section->squad[member[i].line->team];
        for (int k = 0; k < q->nplayer; k++) {
            const struct player *p = &q->player[k];
            count.players += !p->replaced;
            count.rated += !p->replaced && p->rating > 0;
            count.ratings += p->replaced ? 0 : p->rating;
        }
    }
    struct cell *cell = b->head;
    struct str federation = member->federation;
    const struct federation *known = federation_find(federation);

    cell[H_FED] = cell_text(federation);
    cell[H_NAME] = cell_text(str_of(known ? known->name : ""));
    cell[H_PLAYERS] = cell_number(count.players);
    cell[H_AVERAGE] = average(&count);
    return b->nrow;
}

bool report_build_federations(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    struct federations_build build = { s, in->round, 0, a };
    struct tournament rules;

    (void)e;
    sheet->scale = SCALE_LIST;
    sheet->across = 2;
    score_tournament(in->event, s, in->round, a, &rules);
    const struct member *member = members_of(s, standings_make(&rules, rules.nround, a), a);
    struct table *t = sheet_table(sheet, &shape, a);
    for (int i = 0; i < s->nsquad;)
        i += add_federation(&build, t, member + i, s->nsquad - i);
    signs_note(sheet, build.shown, a);
    sheet_note_say(sheet, say_average_is_of_rated(), a);
    return true;
}
