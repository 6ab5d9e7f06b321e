/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/hall.h"

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "teams/match.h"

/* Letters, digits and hyphens stand in an address as they are. */
static bool is_plain(struct str name)
{
    for (size_t i = 0; i < name.n; i++) {
        char c = name.p[i];
        if (!((c | 0x20) >= 'a' && (c | 0x20) <= 'z') && !(c >= '0' && c <= '9') && c != '-')
            return false;
    }
    return name.n > 0;
}

struct str hall_code(const struct report_input *in, int table, struct arena *a)
{
    struct str desk = in->event->address;

    if (desk.n > 0 && is_plain(in->section->name))
        return str_fmt(a, "%.*s%s%.*s/%d/tap#t%d", STR_ARG(desk), desk.p[desk.n - 1] == '/' ? "" : "/",
                       STR_ARG(in->section->name), in->round, table);
    return str_fmt(a, "olympair %.*s %.*s %d %d", STR_ARG(in->event->start), STR_ARG(in->section->name), in->round,
                   table);
}

struct message hall_task(const struct section *s, const struct pairing_list *p, int squad)
{
    const struct fixture *f = match_of(p, squad);

    if (!f)
        return message_of(p->bye == squad ? &label_bye : &label_not_paired);
    const struct str other = s->squad[match_opponent(f, squad)].name;
    return match_side(f, squad) == 0 ? say_task_odd(f->table, other) : say_task_even(f->table, other);
}

const int *hall_playing(const struct section *s, const struct pairing_list *p, struct arena *a, int *n)
{
    const int *order = figures_order(s, a);
    int *playing = arena_new(a, int, s->nsquad);

    *n = 0;
    for (int i = 0; i < s->nsquad; i++)
        if (match_of(p, order[i]))
            playing[(*n)++] = order[i];
    return playing;
}

enum { PLACE, TITLE, NAME, RATING, FIDE, BOARD, COLUMNS };

static const struct column columns[COLUMNS] = {
    [PLACE] = { "place", NULL, ALIGN_RIGHT },
    [TITLE] = { "title", NULL, ALIGN_RIGHT },
    [NAME] = { "player", &label_player, ALIGN_LEFT, .name = true },
    [RATING] = { "rating", &label_rtg, ALIGN_RIGHT },
    [FIDE] = { "fide_id", &label_fide_id, ALIGN_RIGHT },
    [BOARD] = { NULL, &label_board, ALIGN_CENTRE, FOR_SHEETS },
};

enum { H_NUMBER, H_TEAM, H_FED, H_LABEL, HEADS };

static const struct column heads[HEADS] = {
    [H_NUMBER] = { "number", NULL, ALIGN_RIGHT, .at = PLACE },
    [H_TEAM] = { "team", NULL, ALIGN_LEFT, .at = TITLE, .span = RATING - TITLE + 1 },
    [H_FED] = { "federation", NULL, ALIGN_RIGHT, .at = FIDE },
    [H_LABEL] = { "task", NULL, ALIGN_LEFT, FOR_DATA },
};

const struct table HALL_SQUAD = {
    .blocks = "teams", .rows = "players", .head = heads, .nhead = HEADS, .col = columns, .ncol = COLUMNS
};

struct block *hall_squad(struct table *t, const struct section *s, int squad, struct str label, struct arena *a)
{
    enum { ROOM = 3 };
    const struct squad *q = &s->squad[squad];
    struct block *b = table_block(t, q->nplayer, a);

    b->head[H_NUMBER] = figures_number(q);
    b->head[H_TEAM] = cell_team(s, squad);
    b->head[H_FED] = cell_text(q->federation);
    b->head[H_LABEL] = cell_text(label);
    for (int i = 0; i < q->nplayer; i++) {
        const struct player *p = &q->player[i];
        if (p->replaced)
            continue;
        struct cell *cell = block_row(b, TONE_PLAIN);
        cell[PLACE] = cell_number(i + 1);
        cell[TITLE] = cell_text(p->title);
        cell[NAME] = cell_player(s, squad, i + 1);
        cell[RATING] = cell_known(p->rating);
        cell[FIDE] = cell_known(p->fide_id);
        cell[BOARD] = cell_blank(ROOM);
    }
    return b;
}
