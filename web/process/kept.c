/* SPDX-License-Identifier: Apache-2.0 */
#include "web/process/kept.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "engine/base/err.h"

/* One that ends sooner is not begun again at once. */
enum { SHORT_LIFE = 5, PAUSE = 1 };

/* What is begun again when it falls. */
struct kept {
    pid_t hands, spare; /* 0: there is none */
    int line[2];        /* a pipe: spares read it; the other end is held here and by whoever works */
};

/* Nobody keeps it when we are gone. */
static int work(const struct kept_work *w, pid_t keeper)
{
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != keeper)
        return ERR_IO;
    return w->work(w->of);
}

/* A byte: all is over. The end without one: the keeper was ended, and who worked for it is gone as well: two would take from each other what comes. */
static int stand_by(const struct kept_work *w, const struct kept *k)
{
    ssize_t n;
    char byte;

    close(k->line[1]);
    do
        n = read(k->line[0], &byte, 1);
    while (n < 0 && errno == EINTR);
    close(k->line[0]);
    return n == 0 && w->was_ended(w->of) ? kept_do(w) : 0;
}

static void begin_hands(const struct kept_work *w, struct kept *k)
{
    pid_t self = getpid();

    k->hands = fork();
    if (k->hands != 0)
        return;
    close(k->line[0]);
    exit(work(w, self));
}

/* Where there is no room for one all goes on without. */
static void begin_spare(const struct kept_work *w, struct kept *k)
{
    k->spare = fork();
    if (k->spare == 0)
        exit(stand_by(w, k));
}

static int leave(struct kept *k, int code)
{
    if (k->spare > 0 && write(k->line[1], "", 1) == 1)
        waitpid(k->spare, NULL, 0);
    return code;
}

/* One of them has ended. False: it is over. */
static bool has_ended(const struct kept_work *w, struct kept *k, pid_t pid, int status)
{
    if (pid == k->spare) {
        k->spare = 0;
        return true;
    }
    k->hands = 0;
    return WIFSIGNALED(status) && w->fell(w->of, WTERMSIG(status));
}

int kept_do(const struct kept_work *w)
{
    struct kept k = { 0 };
    int status = 0;

    if (pipe2(k.line, O_CLOEXEC) != 0) /* programs that the work runs do not hold it */
        return w->unstarted(w->of), ERR_IO;
    for (;;) {
        time_t begun = time(NULL);
        if (k.hands == 0)
            begin_hands(w, &k);
        if (k.hands > 0 && k.spare <= 0)
            begin_spare(w, &k);
        pid_t pid = k.hands > 0 ? waitpid(-1, &status, 0) : -1;
        if (pid < 0)
            return w->unstarted(w->of), leave(&k, ERR_IO);
        if (!has_ended(w, &k, pid, status))
            return leave(&k, WIFEXITED(status) ? WEXITSTATUS(status) : ERR_IO);
        if (time(NULL) - begun < SHORT_LIFE)
            sleep(PAUSE);
    }
}
