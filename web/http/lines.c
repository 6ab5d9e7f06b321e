/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/lines.h"

#include <microhttpd.h>
#include <stdint.h>
#include <string.h>

#include "web/http/head.h"

static enum MHD_Result note_line(void *to, enum MHD_ValueKind kind, const char *name, const char *value)
{
    struct lines *h = to;

    (void)kind;
    h->many = h->n == LINES_MAX;
    if (h->many)
        return MHD_NO;
    h->line[h->n++] = (struct header){ str_of(name), str_of(value ? value : "") };
    return MHD_YES;
}

void lines_read(struct MHD_Connection *c, struct lines *out)
{
    out->n = 0;
    out->many = false;
    MHD_get_connection_values(c, MHD_HEADER_KIND, note_line, out);
}

bool lines_are_plain(struct MHD_Connection *c, const struct lines *h, const char *method, size_t target)
{
#if MHD_VERSION < 0x01000000
    const union MHD_ConnectionInfo *size = MHD_get_connection_info(c, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);

    return size && head_is_plain((struct str){ method, size->header_size }, target, h->line, h->n);
#else
    (void)c, (void)h, (void)method, (void)target;
    return true;
#endif
}

static enum MHD_Result wipe(void *line, enum MHD_ValueKind kind, const char *name, const char *value)
{
    (void)line;
    if (value && (kind == MHD_COOKIE_KIND || str_same(str_of(name), STR("Cookie"))))
        memset((char *)(uintptr_t)value, ' ', strlen(value));
    return MHD_YES;
}

void cookies_wipe(struct MHD_Connection *c)
{
    MHD_get_connection_values(c, MHD_COOKIE_KIND, wipe, NULL);
    MHD_get_connection_values(c, MHD_HEADER_KIND, wipe, NULL);
}
