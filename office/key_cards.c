/* SPDX-License-Identifier: Apache-2.0 */
#include "office/key_cards.h"

#include "engine/base/arena.h"
#include "office/messages.h"
#include "reports/sheet/key_cards.h"
#include "teams/event.h"

static struct str title_of(const struct event *ev, struct str section)
{
    const struct section *s = section_named(ev, section);

    return s ? section_title(s) : section;
}

struct message key_card_of(const struct event *ev, const struct viewer *v)
{
    struct str where = title_of(ev, v->section);

    if (v->role == ROLE_CAPTAIN)
        return say_card_of_team(v->team, where);
    if (v->role == ROLE_HELPER)
        return say_card_of_tables(v->table, v->to_table, where);
    return (struct message){ 0 };
}

struct sheet key_cards_make(const struct event *ev, const struct desk_pass *pass, int n, struct str origin,
                            struct arena *a)
{
    struct key_card *card = arena_new(a, struct key_card, n);

    for (int i = 0; i < n; i++)
        card[i] = (struct key_card){
            .name = pass[i].person.name,
            .role = str_of(person_role(pass[i].person.viewer.role)),
            .of = message_on(MEDIUM_PAGE, key_card_of(ev, &pass[i].person.viewer), a),
            .key = str_of(pass[i].key.text),
            .link = origin.n ? str_fmt(a, "%.*s/key#%s", STR_ARG(origin), pass[i].key.text) : STR(""),
        };
    return key_cards_sheet(ev, card, n, a);
}
