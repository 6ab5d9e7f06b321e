/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/why.h"

#include "cli/call.h"
#include "cli/messages.h"
#include "reports/format/plain.h"
#include "reports/tell/reasons.h"

enum { TEXT_COLUMNS = 79 };

bool why_argument(struct call *c, enum why *out)
{
    struct str why = c->option[OPT_WHY];

    *out = WHY_NOT;
    if (!call_has(c, OPT_WHY))
        return true;
    *out = str_eq(why, STR("json")) ? WHY_JSON : WHY_TEXT;
    return *out == WHY_JSON || str_eq(why, STR("text")) || err_say(c->err, ERR_USAGE, say_why_is_text_or_json(why));
}

/* Who is paired by a system that knows no ranking of players is a team. */
void why_tell(struct str head, const struct system *system, const struct swiss *s, const struct reasons *why,
              struct buffer *out)
{
    const struct reasoned r = {
        .system = system, .swiss = s, .why = why, .unit = system->ranking[UNIT_PLAYER] ? UNIT_PLAYER : UNIT_TEAM
    };
    struct prose p = { .rows = "reasons" };

    prose_add(&p, 0, head, out->arena);
    reasons_tell(&p, &r, out->arena);
    buffer_add(out, plain_prose(&p, TEXT_COLUMNS, out->arena));
    buffer_fmt(out, "\n");
}
