/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/slip.h"

#include "engine/base/arena.h"
#include "reports/format/card.h"
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

/* The name of a player is that of the card. */
static void say_side(struct slip *slip, const struct card_face *c, const struct card_side *side, struct arena *a)
{
    if (c->kind == CARD_TABLE && side->name.n > 0)
        slip_say(slip, SLIP_BANNER, side->name, a);
    if (side->name.n > 0)
        slip_say(slip, SLIP_TEXT, joined(side->federation, " · ", side->colour, a), a);
}

const struct slip *slip_of_card(const struct card_face *c, struct arena *a)
{
    struct slip *slip = arena_new(a, struct slip, 1);

    slip->card = c;
    slip_say(slip, SLIP_BANNER, c->name, a);
    slip_say(slip, SLIP_TEXT, words_of(c, a), a);
    for (int i = 0; i < 2; i++)
        say_side(slip, c, &c->side[i], a);
    return slip;
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
