/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/sheet.h"

#include <string.h>

#include "engine/base/arena.h"
#include "teams/text.h"

/* A list without a capacity of its own is doubled whenever its length is a power of two. */
static void *one_more(struct arena *a, void *list, size_t size, int n)
{
    bool full = (n & (n - 1)) == 0;

    return full ? arena_grow(a, list, size, (size_t)n, n ? 2 * (size_t)n : 1) : list;
}

static struct part *add_part(struct sheet *s, enum part_kind kind, struct arena *a)
{
    struct part *p = arena_new(a, struct part, 1);

    s->part = one_more(a, s->part, sizeof(struct part *), s->npart);
    s->part[s->npart++] = p;
    p->kind = kind;
    return p;
}

struct table *sheet_table(struct sheet *s, const struct table *columns, struct arena *a)
{
    struct part *p = add_part(s, columns->nhead > 0 ? PART_CARDS : PART_TABLE, a);

    p->table = *columns;
    return &p->table;
}

void sheet_prose(struct sheet *s, struct prose prose, struct arena *a)
{
    add_part(s, PART_PROSE, a)->prose = prose;
}

bool part_is_table(const struct part *p)
{
    return p->kind == PART_TABLE || p->kind == PART_CARDS;
}

void sheet_chart(struct sheet *s, struct chart chart, struct arena *a)
{
    struct part *p = add_part(s, PART_CHART, a);

    p->audience = FOR_SHEETS;
    p->chart = chart;
}

void sheet_note_for(struct sheet *s, enum audience audience, struct str text, struct arena *a)
{
    s->note = one_more(a, s->note, sizeof *s->note, s->nnote);
    s->note[s->nnote++] = (struct note){ .text = text, .audience = audience };
}

void sheet_legend_say(struct sheet *s, enum audience audience, struct message m, struct arena *a)
{
    struct str text = message_text(&m, &s->heading.wording, a);

    sheet_note_for(s, audience, text, a);
    memmove(s->note + 1, s->note, (size_t)(s->nnote - 1) * sizeof *s->note);
    s->note[0] = (struct note){ text, audience, true };
}

void sheet_note(struct sheet *s, struct str text, struct arena *a)
{
    sheet_note_for(s, FOR_ALL, text, a);
}

void sheet_note_say(struct sheet *s, struct message m, struct arena *a)
{
    sheet_note_say_for(s, FOR_ALL, m, a);
}

void sheet_note_say_for(struct sheet *s, enum audience audience, struct message m, struct arena *a)
{
    sheet_note_for(s, audience, message_text(&m, &s->heading.wording, a), a);
}

static void show_prose(struct sheet *to, const struct prose *p, enum audience who, struct arena *a)
{
    struct prose shown = prose_shown(p, a);

    if (who == FOR_DATA)
        add_part(to, PART_TABLE, a)->table = prose_table(&shown, a);
    else
        sheet_prose(to, shown, a);
}

static void show_chart(struct sheet *to, const struct chart *c, struct arena *a)
{
    struct chart shown = *c;

    shown.title = text_shown(c->title, false, a);
    shown.desc = text_shown(c->desc, false, a);
    shown.shape = arena_new(a, struct chart_shape, c->n);
    for (int i = 0; i < c->n; i++) {
        shown.shape[i] = c->shape[i];
        shown.shape[i].text = text_shown(c->shape[i].text, false, a);
    }
    sheet_chart(to, shown, a);
}

/* Of a table without rows data still see the columns. */
static void show_part(struct sheet *to, const struct part *p, enum audience who, const struct wording *wording,
                      struct arena *a)
{
    if (!audience_sees(who, p->audience))
        return;
    if (p->kind == PART_PROSE) {
        show_prose(to, &p->prose, who, a);
        to->part[to->npart - 1]->joins = p->joins;
        return;
    }
    if (p->kind == PART_CHART) {
        show_chart(to, &p->chart, a);
        return;
    }
    struct table shown = table_seen(&p->table, who, wording, a);
    if (shown.nblock > 0 || who == FOR_DATA)
        *add_part(to, p->kind, a) = (struct part){ .kind = p->kind, .joins = p->joins, .table = shown };
}

struct sheet sheet_seen(const struct sheet *s, enum audience who, struct arena *a)
{
    struct sheet seen = { .name = s->name,
                          .heading = heading_shown(s->heading, a),
                          .scale = s->scale,
                          .across = s->across,
                          .bare = s->bare,
                          .down = s->down,
                          .form = s->form };

    for (int i = 0; i < s->npart; i++)
        show_part(&seen, s->part[i], who, &s->heading.wording, a);
    for (int i = 0; i < s->nnote; i++)
        if (audience_sees(who, s->note[i].audience)) {
            sheet_note(&seen, text_shown(s->note[i].text, false, a), a);
            seen.note[seen.nnote - 1].legend = s->note[i].legend;
        }
    return seen;
}

static bool names(const struct table *t, const struct block *b, struct ref team)
{
    for (int h = 0; h < t->nhead; h++) {
        struct ref to = b->head[h].to;
        if (to.kind == REF_TEAM && section_is(to.section, team.section) && to.squad == team.squad)
            return true;
    }
    return false;
}

struct sheet sheet_about(const struct sheet *s, struct ref team, struct arena *a)
{
    struct sheet about = { .name = s->name, .heading = s->heading, .scale = s->scale, .across = s->across };

    for (int i = 0; i < s->npart; i++)
        if (part_is_table(s->part[i])) {
            const struct part *p = s->part[i];
            struct table *t = NULL;

            for (int k = 0; k < p->table.nblock; k++) {
                const struct block *b = &p->table.block[k];
                if (!b->head || !names(&p->table, b, team))
                    continue;
                if (!t) {
                    t = &add_part(&about, p->kind, a)->table;
                    *t = p->table;
                    t->nblock = 0;
                    t->block = NULL;
                }
                *table_block(t, 0, a) = *b;
            }
        }
    return about;
}
