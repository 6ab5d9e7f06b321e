/* SPDX-License-Identifier: Apache-2.0 */
#include "web/front_file.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/clock.h"
#include "web/messages.h"
#include "web/page.h"

enum { TRIES = 100 };

bool front_file_begin(const struct visit *v, struct str folder, const char **path, struct err *e)
{
    *path = str_c(v->arena, str_fmt(v->arena, "%.*s/.new-%ld.oly", STR_ARG(folder), (long)getpid()));
    if (access(str_c(v->arena, folder), W_OK | X_OK) != 0)
        return err_say(e, ERR_IO, say_new_event_not_written(folder, strerror(errno)));
    unlink(*path); /* of a process that was ended in the middle of it */
    return true;
}

/* "Harbour Cup 2027" is harbour-cup-2027, of letters that every disk takes; event, if there are none. */
static struct str file_name(struct str name, int number, struct arena *a)
{
    enum { MOST = 60 };
    char text[MOST + 1];
    size_t n = 0;

    for (size_t i = 0; i < name.n && n < MOST; i++) {
        int c = (unsigned char)name.p[i];
        if (c < 128 && isalnum(c))
            text[n++] = (char)tolower(c);
        else if (n > 0 && text[n - 1] != '-')
            text[n++] = '-';
    }
    while (n > 0 && text[n - 1] == '-')
        n--;
    struct str stem = n > 0 ? (struct str){ text, n } : STR("event");
    return number > 1 ? str_fmt(a, "%.*s-%d.oly", STR_ARG(stem), number) : str_fmt(a, "%.*s.oly", STR_ARG(stem));
}

static const char *path_in(const struct visit *v, struct str folder, struct str file)
{
    return str_c(v->arena, str_fmt(v->arena, "%.*s/%.*s", STR_ARG(folder), STR_ARG(file)));
}

bool front_file_keep(const struct visit *v, const char *path, struct str folder, struct str name, struct str *file,
                     struct err *e)
{
    for (int i = 1; i <= TRIES; i++) {
        *file = file_name(name, i, v->arena);
        if (link(path, path_in(v, folder, *file)) == 0)
            return true;
        if (errno != EEXIST)
            break;
    }
    return err_say(e, ERR_IO, say_new_event_not_written(folder, strerror(errno)));
}

struct str front_file_name(const struct visit *v, struct str folder, struct str name)
{
    struct str file = file_name(name, 1, v->arena);

    for (int i = 2; i <= TRIES && access(path_in(v, folder, file), F_OK) == 0; i++)
        file = file_name(name, i, v->arena);
    return file;
}

struct act front_file_act(const struct visit *v, struct str zone, const char *command)
{
    const char *user = getenv("USER");
    struct str now = { 0 };

    clock_in(zone, v->job->arrived, v->arena, &now);
    return (struct act){ .user = user && user[0] ? str_of(user) : STR("TAP"),
                         .time = now,
                         .command = str_of(command),
                         .wording = visit_wording(v) };
}
