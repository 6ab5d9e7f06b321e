/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/unusual.h"

#include "engine/olympiad/colour.h"
#include "teams/breach.h"
#include "teams/federation.h"
#include "teams/messages.h"
#include "teams/pairing.h"

static int count(const struct card *c, enum colour colour)
{
    int n = 0;

    for (int i = 0; i < c->ncolour; i++)
        n += c->colour[i] == (int)colour;
    return n;
}

static bool is_third(const struct card *c, enum colour colour)
{
    int n = c->ncolour;

    return n >= 2 && c->colour[n - 1] == (int)colour && c->colour[n - 2] == (int)colour;
}

/* RULE_COLOUR_LIMITS, whether they hold in this round or not. */
static struct message colour_of(const struct section *s, const struct card *c, struct str name, enum colour colour)
{
    const int more = (int)colour * card_difference(c) + 1;

    if (is_third(c, colour))
        return colour == WHITE ? say_third_white(name) : say_third_black(name);
    if (more <= 2)
        return (struct message){ 0 };
    return unit_message(
        s->unit, say_colours_uneven(name, count(c, WHITE) + (colour == WHITE), count(c, BLACK) + (colour == BLACK)));
}

/* Of what the rules made themselves they have given the colours; in round 1 the lot did. */
static bool has_other_colours(const struct section *s, const struct field *f, const struct fixture *match)
{
    enum rule rule;

    if (match->by_hand.n == 0 || f->round < 2 || section_system(s))
        return false;
    return colour_pair(f, match->side[0], match->side[1], 1, &rule).white != match->side[0];
}

int unusual_find(const struct section *s, const struct field *f, const struct fixture *match,
                 struct message out[UNUSUAL_MOST])
{
    static const enum colour colours[] = { WHITE, BLACK };
    const struct squad *q[] = { &s->squad[match->side[0]], &s->squad[match->side[1]] };
    const struct message met = breach_meeting(s, f, match->side[0], match->side[1]);
    int n = 0;

    if (met.row)
        out[n++] = met;
    if (has_other_colours(s, f, match))
        out[n++] = unit_message(s->unit, say_white_by_rules(q[1]->name));
    for (int side = 0; side < 2; side++) {
        const struct message colour = colour_of(s, &f->card[match->side[side]], q[side]->name, colours[side]);
        if (colour.row)
            out[n++] = colour;
    }
    if (federation_is_one(q[0]->federation) && str_eq(q[0]->federation, q[1]->federation))
        out[n++] = say_same_federation(q[0]->federation);
    return n;
}
