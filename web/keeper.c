/* SPDX-License-Identifier: Apache-2.0 */
/* keeper.c - the process for the public as a whole: it gives up its rights, and has the pages handed out by a child of its own,
   which it begins again when it is ended by a signal. A second child waits until the keeper itself is ended like that, and is the
   keeper then: the desk begins no processes. */
#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "web/machine.h"
#include "web/jail.h"
#include "web/messages.h"
#include "web/process.h"
#include "web/public.h"

/* One that ends sooner is not begun again at once. */
enum { SHORT_LIFE = 5, PAUSE = 1 };

/* False: there is nobody any more who would hear it. */
bool public_say(struct message why)
{
    struct arena own = { 0 };
    struct str text = str_whole(message_on(MEDIUM_COMMAND, why, &own), PUBLIC_SENTENCE - 1);
    bool ok = send(PROCESS_CHANNEL, text.p, text.n, MSG_NOSIGNAL) >= 0;

    arena_free(&own);
    return ok;
}

/* It has not ended on its own account: another one is to begin, as long as there is somebody to give it pages. */
static bool has_fallen(int status)
{
    return WIFSIGNALED(status) && public_say(say_public_process_fell(WTERMSIG(status)));
}

/* What is begun again when it falls. */
struct kept {
    pid_t hands, spare; /* 0: there is none */
    int line[2];        /* a pipe: spares read it; the other end is held here and by whoever hands out */
};

/* Nobody keeps it when we are gone. */
static int hand_out(pid_t keeper, int share)
{
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != keeper)
        return ERR_IO;
    return public_hand_out(share);
}

static int keep(int share);

/* A byte: all is over. The end without one: the keeper was ended, and who handed out for it is gone as well: two that hand out
   would take the pages from each other. */
static int stand_by(const struct kept *k, int share)
{
    ssize_t n;
    char byte;

    close(k->line[1]);
    do
        n = read(k->line[0], &byte, 1);
    while (n < 0 && errno == EINTR);
    close(k->line[0]);
    if (n != 0 || !public_say(say_public_process_was_ended()))
        return 0;
    return keep(share);
}

static void begin_hands(struct kept *k, int share)
{
    pid_t self = getpid();

    k->hands = fork();
    if (k->hands != 0)
        return;
    close(k->line[0]);
    exit(hand_out(self, share));
}

/* Where there is no room for one all goes on without. */
static void begin_spare(struct kept *k, int share)
{
    k->spare = fork();
    if (k->spare == 0)
        exit(stand_by(k, share));
}

static int leave(struct kept *k, int code)
{
    if (k->spare > 0 && write(k->line[1], "", 1) == 1)
        waitpid(k->spare, NULL, 0);
    return code;
}

/* One of them has ended. False: it is over. */
static bool has_ended(struct kept *k, pid_t pid, int status)
{
    if (pid == k->spare) {
        k->spare = 0;
        return true;
    }
    k->hands = 0;
    return has_fallen(status);
}

static int keep(int share)
{
    struct kept k = { 0 };
    int status = 0;

    if (pipe(k.line) != 0)
        return public_say(say_public_process_unstarted()), ERR_IO;
    for (;;) {
        time_t begun = time(NULL);
        if (k.hands == 0)
            begin_hands(&k, share);
        if (k.hands > 0 && k.spare <= 0)
            begin_spare(&k, share);
        pid_t pid = k.hands > 0 ? waitpid(-1, &status, 0) : -1;
        if (pid < 0)
            return public_say(say_public_process_unstarted()), leave(&k, ERR_IO);
        if (!has_ended(&k, pid, status))
            return leave(&k, WIFEXITED(status) ? WEXITSTATUS(status) : ERR_IO);
        if (time(NULL) - begun < SHORT_LIFE)
            sleep(PAUSE);
    }
}

int public_process(const char *share)
{
    struct err e = { 0 };

    if (!process_was_begun())
        return err_exit_code(ERR_USAGE);
    jail_bare(PROCESS_LISTEN + 1);
    public_give_way();
    signal(SIGPIPE, SIG_IGN);
    /* At a terminal, or from a service manager, these are for the desk, which then closes the channel. */
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    files_most();
    tzset(); /* asks for a file, once */
    if (!jail_files(&e) || !jail_keeper(&e))
        return public_say(err_message(&e)), ERR_IO;
    return keep(atoi(share));
}
