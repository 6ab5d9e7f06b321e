/* SPDX-License-Identifier: Apache-2.0 */
#include "import/mend.h"

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "import/messages.h"

static struct message told(const struct mend *m, struct str was)
{
    if (mend_drops(m))
        return was.n > 0 ? say_player_left_out(was) : say_row_left_out();
    return m->value.n > 0 ? say_mended(m->value, was) : say_mended_to_nothing(was);
}

bool mend_is_at(const struct mend *m, int line, struct str name, struct str was)
{
    struct mend_places *p = m->look;

    if (!p)
        return m->line == line;
    if (str_eq(p->name, name) && str_eq(p->was, was)) {
        arena_room(p->arena, p->line, p->n, p->cap);
        p->line[p->n++] = line;
    }
    return false;
}

void mend_tell(const struct mend *m, int line, struct str name, struct str was, struct str shown, struct findings *f)
{
    finding_say(f, NOTE, RULE_NONE, line, told(m, shown));
    finding_about(f, str_c(f->arena, m->of), m->value);
    if (m->made)
        *m->made = (struct mend_made){ true, str_copy(f->arena, name), str_copy(f->arena, was) };
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
