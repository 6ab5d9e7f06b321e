/* SPDX-License-Identifier: Apache-2.0 */
#include "import/json_id.h"

#include <jansson.h>
#include <stdlib.h>

#include "engine/base/arena.h"

bool json_id(const struct json_t *root, struct arena *a, struct str *out)
{
    const json_t *v = json_object_get(root, "id");

    *out = STR("null");
    if (!v || json_is_null(v))
        return true;
    if (!json_is_string(v) && !json_is_integer(v))
        return false;
    char *text = json_dumps(v, JSON_ENCODE_ANY);
    *out = str_copy(a, str_of(text));
    free(text);
    return true;
}
