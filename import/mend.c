/* SPDX-License-Identifier: Apache-2.0 */
#include "import/mend.h"

#include "engine/base/finding.h"
#include "import/messages.h"

static struct message told(const struct mend *m, struct str was)
{
    if (mend_drops(m))
        return was.n > 0 ? say_player_left_out(was) : say_row_left_out();
    return m->value.n > 0 ? say_mended(m->value, was) : say_mended_to_nothing(was);
}

void mend_tell(const struct mend *m, struct str was, struct findings *f)
{
    finding_say(f, NOTE, RULE_NONE, m->line, told(m, was));
    finding_about(f, str_c(f->arena, m->of), m->value);
}

bool mend_drops(const struct mend *m)
{
    return m->value.n == 0 && str_eq(m->of, STR("player/name"));
}

struct str mend_attribute(const struct mend *m, struct str element)
{
    struct str attribute = m->of, name = str_cut(&attribute, '/');

    return str_eq(name, element) ? attribute : (struct str){ 0 };
}
