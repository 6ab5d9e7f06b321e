/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/json_seal.h"

#include <jansson.h>
#include <stdlib.h>

#include "engine/base/err.h"
#include "reports/format/messages.h"

static json_t *text(struct str s)
{
    return json_stringn(s.p ? s.p : "", s.n);
}

bool json_seal_write(const struct seal *s, struct arena *a, struct str *out, struct err *e)
{
    json_t *root =
        json_pack("{s:s,s:o,s:o,s:i,s:o,s:o,s:o,s:o,s:o}", "format", "olympair-seal 1", "event", text(s->event),
                  "section", text(s->section), "round", s->round, "head", text(s->head), "record", text(s->record),
                  "key", text(s->key), "signature", text(s->signature), "time", text(s->time));
    char *bytes = root ? json_dumps(root, JSON_COMPACT) : NULL;

    json_decref(root);
    if (!bytes)
        return err_say(e, ERR_INPUT, say_section_name_not_utf8());
    *out = str_fmt(a, "%s\n", bytes);
    free(bytes);
    return true;
}
