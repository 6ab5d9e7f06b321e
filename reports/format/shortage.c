/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/shortage.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "engine/base/err.h"
#include "reports/format/messages.h"

bool shortage_of_files(int n)
{
    int fd = n > 0 ? open("/", O_PATH | O_CLOEXEC) : -1;
    bool none = n > 0 && (fd < 0 || shortage_of_files(n - 1));

    if (fd >= 0)
        close(fd);
    return none;
}

bool shortage_of_memory(void)
{
    enum { WANTED = 72 << 20 };           /* more than a thread's own heap, which is there already */
    void *volatile room = malloc(WANTED); /* volatile: a compiler may leave out what is not used */
    bool none = !room;

    free(room);
    return none;
}

bool shortage_tell(struct err *e)
{
    return err_say(e, ERR_IO, say_too_many_files_open_sheet());
}
