/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/slip.h"

#include "engine/base/arena.h"
#include "teams/text.h"

void slip_add(struct slip *f, enum slip_kind kind, const struct str *text, int n, struct arena *a)
{
    struct str *own = arena_new(a, struct str, n);

    for (int i = 0; i < n; i++)
        own[i] = text[i];
    arena_room(a, f->line, f->n, f->cap);
    f->line[f->n++] = (struct slip_line){ .kind = kind, .text = own, .n = n };
}

void slip_say(struct slip *f, enum slip_kind kind, struct str text, struct arena *a)
{
    slip_add(f, kind, &text, 1, a);
}

/* The parts that are there, with `between` between them. */
static struct str joined(struct str one, const char *between, struct str other, struct arena *a)
{
    return str_fmt(a, "%.*s%s%.*s", STR_ARG(one), one.n > 0 && other.n > 0 ? between : "", STR_ARG(other));
}

static struct str words_of(const struct card_face *c, struct arena *a)
{
    struct str all = { 0 };

    for (int i = 0; i < c->nword; i++)
        all = joined(all, "", c->word[i].text, a);
    return all;
}

const struct slip *slip_of_card(const struct card_face *c, struct arena *a)
{
    struct slip *slip = arena_new(a, struct slip, 1);

    slip->card = c;
    slip_say(slip, SLIP_BANNER, c->name, a);
    slip_say(slip, SLIP_TEXT, words_of(c, a), a);
    for (int i = 0; i < 2; i++) {
        /* The name of a player is that of the card. */
        const struct card_side *side = &c->side[i];
        if (c->kind == CARD_TABLE && side->name.n > 0)
            slip_say(slip, SLIP_BANNER, side->name, a);
        if (side->name.n > 0)
            slip_say(slip, SLIP_TEXT, joined(side->federation, " · ", side->colour, a), a);
    }
    return slip;
}

/* A card with all texts such as text_shown makes them. */
static const struct card_face *card_shown(const struct card_face *c, struct arena *a)
{
    struct card_face *shown = arena_new(a, struct card_face, 1);

    *shown = *c;
    shown->name = text_shown(c->name, false, a);
    shown->above = text_shown(c->above, false, a);
    for (int i = 0; i < c->nword; i++)
        shown->word[i].text = text_shown(c->word[i].text, false, a);
    for (int i = 0; i < 2; i++) {
        shown->side[i].federation = text_shown(c->side[i].federation, false, a);
        shown->side[i].name = text_shown(c->side[i].name, false, a);
        shown->side[i].colour = text_shown(c->side[i].colour, false, a);
    }
    return shown;
}

struct slip *slip_shown(const struct slip *f, bool paper, struct arena *a)
{
    struct slip *shown = arena_new(a, struct slip, 1);

    shown->card = f->card ? card_shown(f->card, a) : NULL;
    for (int i = 0; i < f->n; i++) {
        const struct slip_line *l = &f->line[i];
        if (paper && l->unprinted)
            continue;
        struct str *text = arena_new(a, struct str, l->n);
        for (int k = 0; k < l->n; k++)
            text[k] = text_shown(l->text[k], false, a);
        slip_add(shown, l->kind, text, l->n, a);
        shown->line[shown->n - 1].small = l->small;
    }
    return shown;
}

void card_say(struct card_face *c, struct str text, bool strong)
{
    c->word[c->nword++] = (struct card_word){ text, strong };
}

struct assignment *assignment_shown(const struct assignment *t, struct arena *a)
{
    struct assignment *shown = arena_new(a, struct assignment, 1);

    *shown = *t;
    struct str *const all[] = { &shown->federation, &shown->opponent_federation,
                                &shown->table.text, &shown->colour.text,
                                &shown->due.text,   &shown->boards };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        *all[i] = text_shown(*all[i], false, a);
    for (int i = 0; i < 2; i++)
        shown->name[i] = cell_shown(t->name[i], a);
    return shown;
}

int match_form_names(const struct match_form *f)
{
    return 2 + 2 * f->nboard;
}

static void show(struct str *text, int n, struct arena *a)
{
    for (int i = 0; i < n; i++)
        text[i] = text_shown(text[i], false, a);
}

struct match_form *match_form_shown(const struct match_form *f, struct arena *a)
{
    const int n = match_form_names(f);
    struct match_form *shown = arena_new(a, struct match_form, 1);

    *shown = *f;
    shown->name = arena_new(a, struct cell, n);
    shown->side = arena_new(a, struct match_form_side, n);
    for (int i = 0; i < n; i++) {
        shown->name[i] = cell_shown(f->name[i], a);
        shown->side[i] = f->side[i];
        show(&shown->side[i].below, 1, a);
    }
    show(shown->word, FORM_WORDS, a);
    show(&shown->table, 1, a);
    show(shown->federation, 2, a);
    for (int i = 0; i < FORM_SIGNATURES; i++)
        shown->signature[i] = cell_shown(f->signature[i], a);
    show(&shown->code, 1, a);
    return shown;
}
