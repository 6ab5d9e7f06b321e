/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/upload_place.h"

#include "web/base/form.h"
#include "web/base/messages.h"
#include "web/http/gate.h"
#include "web/http/job.h"
#include "web/http/upload.h"

static int places_of(const struct uploads *u, long person)
{
    int n = 0;

    for (int i = 0; i < UPLOADS_MOST; i++)
        n += u->of[i] == person;
    return n;
}

static void exchange(struct uploads *u, long from, long to)
{
    int i = 0;

    while (i < UPLOADS_MOST && u->of[i] != from)
        i++;
    if (i < UPLOADS_MOST)
        u->of[i] = to;
}

/* What may be longer than the file of an event is too long for memory. */
static bool is_for_file(const struct job *j)
{
    return j->most > UPLOAD_EVENT_MAX;
}

static bool has_place(const struct uploads *u, const struct job *j)
{
    return places_of(u, j->asker.person) < UPLOADS_OF_PERSON && places_of(u, 0) > 0 &&
           (!is_for_file(j) || u->spooled < UPLOADS_SPOOLED);
}

int uploads_enter(struct uploads *u, struct job *j, const struct head *h, struct message *why)
{
    long length = 0;

    if (!str_long(head_value(h, STR("Content-Length")), &length) || length <= FORM_SIZE_MAX)
        return 0;
    *why = say_too_many_uploads();
    if (!has_place(u, j))
        return 503;
    j->uploads = true;
    exchange(u, 0, j->asker.person);
    u->spooled += is_for_file(j);
    *why = say_no_room_for_upload();
    return is_for_file(j) && !spool_open(&j->spool, (size_t)length) ? 503 : 0;
}

void uploads_leave(struct uploads *u, struct job *j)
{
    spool_close(&j->spool);
    if (!j->uploads)
        return;
    exchange(u, j->asker.person, 0);
    u->spooled -= is_for_file(j);
    j->uploads = false;
}
