/* SPDX-License-Identifier: Apache-2.0 */
#include "import/federation_cell.h"

#include "engine/base/finding.h"
#include "import/messages.h"
#include "teams/federation.h"

struct str federation_cell(struct federation_cells *to, struct str text, int line, struct arena *a)
{
    enum { CODE = 3 };
    const struct federation *f = federation_find(text) ? NULL : federation_guess(text, a);

    if (!f || (text.n <= CODE && !str_same(text, str_of(f->code))))
        return text;
    if (text.n > CODE && to->n++ == 0) {
        to->text = text;
        to->is = f;
        to->line = line;
    }
    return str_of(f->code);
}

void federation_cells_tell(const struct federation_cells *of, struct findings *f)
{
    if (of->n > 0)
        finding_say(f, WARNING, RULE_NONE, of->line, say_federations_are_named(of->text, of->is->code, of->n - 1));
}
