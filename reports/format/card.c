/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/card.h"

#include "engine/base/arena.h"
#include "teams/text.h"

void card_say(struct card_face *c, struct str text, bool strong)
{
    c->word[c->nword++] = (struct card_word){ text, strong };
}

const struct card_face *card_shown(const struct card_face *c, struct arena *a)
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
