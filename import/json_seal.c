/* SPDX-License-Identifier: Apache-2.0 */
/* json_seal.c - the seal of a round: the bytes of its JSON. */
#include "import/json_trace.h"

#include <jansson.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/json_place.h"
#include "import/messages.h"

#define FORMAT "olympair-seal 1"

bool json_seal_is(struct str bytes)
{
    enum { BEGINNING = 200 };

    return memmem(bytes.p, bytes.n < BEGINNING ? bytes.n : BEGINNING, "\"" FORMAT "\"", sizeof FORMAT + 1) != NULL;
}

static bool read_member(json_t *root, const char *key, struct str name, struct arena *a, struct str *out, struct err *e)
{
    json_t *m = json_object_get(root, key);

    if (!json_is_string(m))
        return err_say(e, ERR_INPUT, say_seal_lacks_member(name, key));
    *out = str_copy(a, (struct str){ json_string_value(m), json_string_length(m) });
    return true;
}

static bool read_members(json_t *root, struct str name, struct arena *a, struct seal *out, struct err *e)
{
    const struct {
        const char *key;
        struct str *at;
    } members[] = {
        { "event", &out->event },         { "section", &out->section }, { "head", &out->head },
        { "record", &out->record },       { "key", &out->key },         { "time", &out->time },
        { "signature", &out->signature },
    };

    for (size_t i = 0; i < sizeof members / sizeof *members; i++)
        if (!read_member(root, members[i].key, name, a, members[i].at, e))
            return false;
    json_int_t round = json_integer_value(json_object_get(root, "round"));

    out->round = (int)round;
    return (round >= 1 && round <= 1000) || err_say(e, ERR_INPUT, say_seal_lacks_round(name));
}

bool json_seal_read(struct str bytes, struct str name, struct arena *a, struct seal *out, struct err *e)
{
    json_t *root = place_parse(bytes, name, 1, e);

    *out = (struct seal){ 0 };
    if (!root)
        return false;
    bool ok = read_members(root, name, a, out, e);
    json_decref(root);
    return ok;
}
