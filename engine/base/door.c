/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/door.h"

#include <string.h>

#include "engine/base/arena.h"

enum { OPENS = 0x1c, PARTS = 0x1d, ENDS = 0x1e };

/* Of a thread and not of an error: most sentences are put together of others, far from where they will be read. */
static _Thread_local enum door door;

void door_open(enum door which)
{
    door = which;
}

enum medium door_medium(void)
{
    return door == DOOR_PAGE ? MEDIUM_PAGE : MEDIUM_COMMAND;
}

/* From the middle: what somebody typed may hold one of the signs, but hardly all three. */
void door_choose(char *text)
{
    for (char *parts = text; (parts = strchr(parts, PARTS));) {
        char *from = memrchr(text, OPENS, (size_t)(parts - text)), *ends = strchr(parts, ENDS);
        if (!from || !ends) {
            parts++;
            continue;
        }
        const char *words = door == DOOR_PAGE ? parts + 1 : from + 1, *end = door == DOOR_PAGE ? ends : parts;
        size_t n = (size_t)(end - words);
        memmove(from, words, n);
        memmove(from + n, ends + 1, strlen(ends + 1) + 1);
        parts = from + n;
    }
}

struct str door_words(struct str text, struct arena *a)
{
    if (text.n == 0 || !memchr(text.p, OPENS, text.n))
        return text;
    char *words = str_c(a, text);

    door_choose(words);
    return str_of(words);
}
