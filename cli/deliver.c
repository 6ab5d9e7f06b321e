/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/deliver.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/call.h"
#include "cli/messages.h"
#include "cli/screen.h"
#include "reports/format/output.h"
#include "teams/text.h"

static bool is_same(const char *path, const struct stat *out)
{
    struct stat st;

    return path && stat(path, &st) == 0 && st.st_dev == out->st_dev && st.st_ino == out->st_ino;
}

/* The event, whatever it is called and however damaged, and the files that the command is given to read. */
static bool reads(const struct call *c, const char *path)
{
    struct stat out;

    if (stat(path, &out) != 0 || !S_ISREG(out.st_mode))
        return false;
    for (int i = 0; i < c->nread; i++)
        if (is_same(c->read[i], &out))
            return true;
    return is_same(c->path, &out);
}

static bool may_write(struct call *c, const char *path)
{
    return !path || !reads(c, path) || output_spares(path) || err_say(c->err, ERR_USAGE, say_output_is_input(path));
}

static bool write_out(struct call *c, const char *path, struct str bytes)
{
    if (!path)
        return output_stdout(bytes, c->err);
    return c->secret ? output_secret(path, bytes, c->err) : output_file(path, bytes, c->err);
}

bool deliver(struct call *c, struct str bytes)
{
    const char *path = c->option[OPT_OUT].p;

    if (!path && !c->writes && screen_overflows(bytes) && screen_page(bytes))
        return true;
    return may_write(c, path) && write_out(c, path, bytes);
}

bool deliver_copy(struct call *c, int fd)
{
    return may_write(c, c->option[OPT_OUT].p) && output_copy(c->option[OPT_OUT].p, fd, c->err);
}

bool deliver_text(struct call *c, struct str text)
{
    return deliver(c, text_shown(text, true, c->arena));
}

/* Its number goes on leading somewhere. */
static bool led_away(int fd)
{
    char path[sizeof "/proc/self/fd/00"];
    int nowhere;

    snprintf(path, sizeof path, "/proc/self/fd/%d", fd % 10);
    if (!output_spares(path))
        return false;
    if ((nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)) >= 0) {
        dup2(nowhere, fd);
        close(nowhere);
    }
    return true;
}

bool deliver_may_print(struct err *e)
{
    bool out = led_away(STDOUT_FILENO), messages = led_away(STDERR_FILENO);

    return (!out && !messages) || err_say(e, ERR_USAGE, say_output_redirected_into_event());
}
