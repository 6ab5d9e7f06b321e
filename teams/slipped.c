/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/slipped.h"

#include <ctype.h>

#include "engine/base/finding.h"
#include "teams/messages.h"
#include "teams/registration.h"

static bool has_letter(struct str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (isalpha((unsigned char)s.p[i]) || (s.p[i] & 0x80))
            return true;
    return s.n == 0 || str_eq(s, STR("?")); /* the stand-in of what was refused */
}

/* Those of FIDE have six digits at least; one of four is the rating of a row that has lost a cell. */
static bool has_rating_as_id(const struct player *p)
{
    return p->rating == 0 && p->fide_id >= RATING_LOWEST && p->fide_id <= RATING_HIGHEST;
}

void slipped_check(const struct player *p, const char *name, const char *team, struct findings *f)
{
    if (!has_letter(p->name)) {
        finding_say(f, WARNING, RULE_NONE, p->line, say_player_called_by_number(name, team));
        finding_of(f, "player/name");
    }
    if (has_rating_as_id(p)) {
        finding_say(f, WARNING, RULE_NONE, p->line, say_fide_id_is_rating(name, team, (int)p->fide_id));
        finding_of(f, "player/fideid");
    }
}
