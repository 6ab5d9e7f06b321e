/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/seal.h"

#include "engine/base/arena.h"

struct str seal_message(const struct seal *s, struct arena *a)
{
    return str_fmt(a, "olympair-seal 1\n%.*s\n%.*s\n%d\n%.*s\n%.*s\n", STR_ARG(s->event), STR_ARG(s->section), s->round,
                   STR_ARG(s->head), STR_ARG(s->record));
}
