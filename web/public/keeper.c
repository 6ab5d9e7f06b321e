/* SPDX-License-Identifier: Apache-2.0 */
/* keeper.c - the process for the public as a whole: it gives up its rights, and has the pages handed out by a child of its own, which is kept (web/process/kept.h). */
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <time.h>
#include <sys/socket.h>

#include "engine/base/err.h"
#include "web/base/messages.h"
#include "web/process/jail.h"
#include "web/process/kept.h"
#include "web/process/machine.h"
#include "web/process/process.h"
#include "web/public/public.h"

/* Another one is to begin, as long as there is somebody to give it pages. */
static bool fell(void *of, int signal)
{
    (void)of;
    return public_say(say_public_process_fell(signal));
}

static bool was_ended(void *of)
{
    (void)of;
    return public_say(say_public_process_was_ended());
}

static void unstarted(void *of)
{
    (void)of;
    public_say(say_public_process_silent());
}

static int hand_out(void *share)
{
    return public_hand_out(*(int *)share);
}

int public_process(const char *share)
{
    struct err e = { 0 };
    int part = atoi(share);

    if (!process_was_begun())
        return err_exit_code(ERR_USAGE);
    jail_bare(PROCESS_LISTEN + 1);
    public_give_way();
    signal(SIGPIPE, SIG_IGN);
    ends_ignore();
    files_most();
    tzset(); /* asks for a file, once */
    if (!jail_files(&e) || !jail_keeper(&e))
        return public_say(err_message(&e)), ERR_IO;
    return kept_do(&(const struct kept_work){ hand_out, fell, was_ended, unstarted, &part });
}
