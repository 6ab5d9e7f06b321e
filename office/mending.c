/* SPDX-License-Identifier: Apache-2.0 */
#include "office/mending.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/base/finding.h"
#include "office/messages.h"

/* Of a team, they are no values of the file: who has no sex is a woman; the player of that line is left out. */
static const char *const team_sex = "team/sex", *const team_squad = "team/squad";

static struct mend left_out(const struct mend *m)
{
    struct mend out = *m;
    long at = 0;

    str_long(m->value, &at);
    out.line = (int)at;
    out.of = STR("player/name");
    out.value = STR("");
    return out;
}

struct mends mending_of(const struct registering_mends *all, int file, struct arena *a)
{
    struct mend *item = arena_new(a, struct mend, all->n);
    int n = 0;

    for (int i = 0; i < all->n; i++) {
        const struct mend *m = &all->item[i].mend;
        if (all->item[i].file != file || (!m->look && str_eq(m->of, str_of(team_sex))))
            continue;
        if (!str_eq(m->of, str_of(team_squad)))
            item[n++] = *m;
        else if (m->value.n > 0)
            item[n++] = left_out(m);
    }
    return (struct mends){ .item = item, .n = n };
}

/* --- to the next file ------------------------------------------------------------------------------ */

void mending_ask(struct registering_mend *item, int n, struct arena *a)
{
    for (int i = 0; i < n; i++)
        item[i].mend.made = arena_new(a, struct mend_made, 1);
}

struct registering_mends mending_made(const struct registering_mends *all, struct arena *a)
{
    struct registering_mend *item = arena_new(a, struct registering_mend, all->n);
    int n = 0;

    mending_ask(item, all->n, a);
    for (int i = 0; i < all->n; i++) {
        const struct mend *m = &all->item[i].mend;
        struct mend out = str_eq(m->of, str_of(team_squad)) ? left_out(m) : *m;
        if (!m->made->done)
            continue;
        item[n].file = all->item[i].file;
        item[n].mend.line = out.line;
        item[n].mend.of = str_copy(a, out.of);
        item[n].mend.value = str_copy(a, out.value);
        *item[n++].mend.made = (struct mend_made){ true, str_copy(a, m->made->name), str_copy(a, m->made->was) };
    }
    return (struct registering_mends){ item, n };
}

struct registering_mends mending_looking(const struct registering_mends *made, struct arena *a)
{
    struct registering_mend *item = arena_new(a, struct registering_mend, made->n);

    for (int i = 0; i < made->n; i++) {
        const struct mend_made *was = made->item[i].mend.made;
        item[i] = made->item[i];
        item[i].mend.made = NULL;
        item[i].mend.look = arena_new(a, struct mend_places, 1);
        *item[i].mend.look = (struct mend_places){ .name = was->name, .was = was->was, .arena = a };
    }
    return (struct registering_mends){ item, made->n };
}

int mending_line_now(const struct mend_places *then, const struct mend_places *now, int line)
{
    int i = 0;

    while (i < then->n && then->line[i] != line)
        i++;
    return i < then->n && then->n == now->n ? now->line[i] : 0;
}

void mending_tell_lost(const struct registering_mends *made, const struct registering_mends *now, struct findings *f)
{
    for (int i = 0; i < now->n; i++) {
        const struct mend *m = &made->item[i].mend;
        if (now->item[i].file < 0)
            finding_say(f, WARNING, RULE_NONE, 0, say_mend_no_longer_fits(m->made->name, m->value, m->made->was));
    }
}

/* --- women ---------------------------------------------------------------------------------------- */

/* The one that says so; NULL: none does. */
static const struct mend *are_women(const struct registering_mends *all, int file, const struct squad *q)
{
    for (int i = 0; i < all->n; i++) {
        const struct mend *m = &all->item[i].mend;
        if (all->item[i].file == file && str_eq(m->of, str_of(team_sex)) && m->value.n > 0 && !m->look &&
            (m->line == 0 || m->line == q->line))
            return m;
    }
    return NULL;
}

static void make_women(struct squad *q, const struct mend *m, struct findings *f)
{
    int n = 0;

    for (int i = 0; i < q->nplayer; i++)
        if (q->player[i].sex == '\0') {
            q->player[i].sex = 'w';
            n++;
        }
    if (n == 0)
        return;
    finding_say(f, NOTE, RULE_NONE, q->line, say_mended_to_women(q->name, n));
    finding_about(f, team_sex, STR("w"));
    if (m->made)
        *m->made = (struct mend_made){ true, m->line > 0 ? q->name : STR(""), STR("") };
}

void mending_sexes(const struct registering_mends *all, int file, struct event *read, struct findings *f)
{
    for (struct section *s = read->section; s && s < read->section + read->nsection; s++)
        for (struct squad *q = s->squad; s->women && q && q < s->squad + s->nsquad; q++) {
            const struct mend *m = are_women(all, file, q);
            if (m)
                make_women(q, m, f);
        }
}

/* --- what stands there ---------------------------------------------------------------------------- */

struct place_value {
    struct str of, text;
    long number; /* where there is no text; 0: nothing stands there */
};

static struct str text_of(const struct place_value *v, struct arena *a)
{
    if (v->number > 0)
        return str_fmt(a, "%ld", v->number);
    return v->text.p ? v->text : STR("");
}

/* What is there, were it nothing; p is NULL if none of them is about it. */
static struct str value_among(const struct place_value *list, size_t n, struct str of, struct arena *a)
{
    for (size_t i = 0; i < n; i++)
        if (str_eq(list[i].of, of))
            return text_of(&list[i], a);
    return (struct str){ 0 };
}

static struct str value_of_player(const struct player *p, struct str of, struct arena *a)
{
    const struct place_value list[] = {
        { STR("player/name"), p->name, 0 },          { STR("player/title"), p->title, 0 },
        { STR("player/fideid"), { 0 }, p->fide_id }, { STR("player/rating"), { 0 }, p->rating },
        { STR("player/born"), { 0 }, p->born },      { STR("player/sex"), { &p->sex, p->sex != '\0' }, 0 },
    };

    return value_among(list, sizeof list / sizeof *list, of, a);
}

/* "12 Carlsen, Magnus", a line for each who counts: one of them is left out. */
static struct str players_of(const struct squad *q, struct arena *a)
{
    struct buffer list = { .arena = a };

    for (int i = 0; i < q->nplayer; i++)
        if (!q->player[i].replaced)
            buffer_fmt(&list, "%d %.*s\n", q->player[i].line, STR_ARG(q->player[i].name));
    return list.n > 0 ? buffer_str(&list) : STR("");
}

static struct str value_of_team(const struct squad *q, struct str of, struct arena *a)
{
    if (str_eq(of, str_of(team_squad)))
        return players_of(q, a);
    const struct place_value list[] = {
        { STR("team/name"), q->name, 0 },
        { STR("team/federation"), q->federation, 0 },
        { STR("team/number"), { 0 }, q->given },
        { str_of(team_sex), STR(""), 0 },
    };

    return value_among(list, sizeof list / sizeof *list, of, a);
}

/* A team, or a player, and its line. All of a file, teams first, by their lines: of many findings each finds its own at once. */
struct place {
    const struct squad *team;
    const struct player *player; /* NULL: the team itself */
    int line;
};

struct places {
    struct place *item;
    int n;
};

static int by_line(const void *a, const void *b)
{
    const struct place *x = a, *y = b;
    int kind = (x->player != NULL) - (y->player != NULL);

    return kind != 0 ? kind : (x->line > y->line) - (x->line < y->line);
}

static int count_places(const struct event *read)
{
    int n = 0;

    for (const struct section *s = read->section; s && s < read->section + read->nsection; s++)
        for (const struct squad *q = s->squad; q && q < s->squad + s->nsquad; q++)
            n += 1 + q->nplayer;
    return n;
}

static struct places all_places(const struct event *read, struct arena *a)
{
    struct places all = { arena_new(a, struct place, (size_t)count_places(read)), 0 };

    for (const struct section *s = read->section; s && s < read->section + read->nsection; s++)
        for (const struct squad *q = s->squad; q && q < s->squad + s->nsquad; q++) {
            all.item[all.n++] = (struct place){ q, NULL, q->line };
            for (int i = 0; i < q->nplayer; i++)
                all.item[all.n++] = (struct place){ q, &q->player[i], q->player[i].line };
        }
    qsort(all.item, (size_t)all.n, sizeof *all.item, by_line);
    return all;
}

static int first_at(const struct places *all, const struct place *at)
{
    int low = 0, high = all->n;

    while (low < high) {
        int middle = low + (high - low) / 2;
        if (by_line(&all->item[middle], at) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Where nothing stands that could be read, what the reader has said of it stays; of several in one line nobody can say which one is meant. */
static struct str value_at(const struct places *all, int line, struct str of, struct str said, struct arena *a)
{
    static const struct player some = { 0 };
    const struct place at = { NULL, str_starts(of, STR("player/")) ? &some : NULL, line };
    struct str found = { 0 };

    for (int i = first_at(all, &at); i < all->n && by_line(&all->item[i], &at) == 0; i++) {
        const struct place *p = &all->item[i];
        struct str value = p->player ? value_of_player(p->player, of, a) : value_of_team(p->team, of, a);
        if (value.p && found.p)
            return (struct str){ 0 };
        found = value.p ? value : found;
    }
    return found.p ? found : said;
}

static bool is_mendable(const struct finding *x)
{
    return x->severity != NOTE && x->of && x->line != 0;
}

void mending_values(const struct event *read, int file, struct findings *f)
{
    struct arena own = { 0 };
    struct places all = { 0 };

    for (int i = 0; i < f->n; i++) {
        struct finding *x = &f->item[i];
        x->file = file;
        if (!is_mendable(x))
            continue;
        if (!all.item)
            all = all_places(read, &own);
        struct str there = value_at(&all, x->line, str_of(x->of), x->value, f->arena);
        if (!there.p || !x->value.p)
            x->value = there;
    }
    arena_free(&own);
}
