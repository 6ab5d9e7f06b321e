/* SPDX-License-Identifier: Apache-2.0 */
/* file_lines.c - the lines of a file too large for memory. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/err.h"
#include "import/file.h"
#include "import/messages.h"

static bool unreadable(const char *path, struct err *e)
{
    return err_say(e, ERR_IO, say_cannot_be_read(file_name(path).p, strerror(errno)));
}

bool file_lines_open(const char *path, size_t limit, struct file_lines *out, struct err *e)
{
    *out = (struct file_lines){ .path = path, .limit = limit };
    out->in = strcmp(path, "-") == 0 ? stdin : file_open(path);
    return out->in || unreadable(path, e);
}

/* Room for one byte more. */
static void make_room(struct file_lines *f, size_t n)
{
    enum { FIRST = 64 * 1024 };

    if (n < f->room)
        return;
    f->room = f->room ? 2 * f->room : FIRST;
    f->p = realloc(f->p, f->room);
    if (!f->p)
        abort();
}

bool file_lines_next(struct file_lines *f, struct str *line, struct err *e)
{
    size_t n = 0;
    int c;

    f->number++;
    while ((c = getc_unlocked(f->in)) != EOF && c != '\n') {
        make_room(f, n);
        f->p[n++] = (char)c;
        if (n > f->limit)
            return err_say(e, ERR_LIMIT,
                           say_line_longer_than_mib(file_name(f->path).p, f->number, (long)(f->limit >> 20)));
    }
    *line = (struct str){ n ? f->p : "", n };
    if (c == EOF && ferror((FILE *)f->in))
        return unreadable(f->path, e);
    return c != EOF || n > 0;
}

void file_lines_close(struct file_lines *f)
{
    free(f->p);
    if (f->in != stdin)
        fclose(f->in);
}
