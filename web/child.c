/* SPDX-License-Identifier: Apache-2.0 */
#include "web/child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/base/buffer.h"

enum { WORDS_MAX = 12, NAMES = 5 };

/* What another program sees of the environment: it speaks English, whoever began us. */
struct surroundings {
    char *name[NAMES + 2];
    char text[NAMES][1000];
};

static void surround(struct surroundings *s)
{
    static const char *const names[NAMES] = { "PATH", "HOME", "USER", "CUPS_SERVER", "LOGNAME" };
    static char english[] = "LC_ALL=C";
    int n = 0;

    for (int i = 0; i < NAMES; i++) {
        const char *value = getenv(names[i]);
        if (value && snprintf(s->text[n], sizeof s->text[n], "%s=%s", names[i], value) < (int)sizeof s->text[n]) {
            s->name[n] = s->text[n];
            n++;
        }
    }
    s->name[n++] = english;
    s->name[n] = NULL;
}

struct begun {
    const char *program;
    char *const *words, *const *environment;
    int in, said;
    bool errors;
    pid_t parent;
};

/* In the child, where there are threads in its parent: system calls alone. */
static void become(const struct begun *b)
{
    int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
    sigset_t none;

    prctl(PR_SET_PDEATHSIG, SIGTERM);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (getppid() != b->parent || nothing < 0 || dup2(b->in > 0 ? b->in : nothing, STDIN_FILENO) < 0 ||
        dup2(b->said, STDOUT_FILENO) < 0 || dup2(b->errors ? b->said : nothing, STDERR_FILENO) < 0)
        _exit(1);
    execve(b->program, b->words, b->environment);
    _exit(1);
}

bool child_begin(const struct child *c, pid_t *pid, int *out)
{
    char *all[WORDS_MAX + 2] = { c->program ? (char *)(uintptr_t)c->program : (char[]){ "olympair" } };
    struct surroundings around;
    int ends[2];

    surround(&around);
    struct begun b = { .program = c->program ? c->program : "/proc/self/exe",
                       .words = all,
                       .environment = c->program ? around.name : environ,
                       .in = c->in,
                       .errors = c->errors,
                       .parent = getpid() };
    for (int i = 0; i < WORDS_MAX && c->words[i]; i++)
        all[i + 1] = (char *)(uintptr_t)c->words[i];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return false;
    b.said = ends[1];
    fflush(stdout);
    *pid = fork();
    if (*pid == 0)
        become(&b);
    close(ends[1]);
    *out = ends[0];
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    if (*pid < 0)
        close(ends[0]);
    return *pid > 0;
}

static bool hear(int fd, size_t most, struct buffer *said)
{
    enum { PATIENCE = 10000 };
    struct pollfd at = { .fd = fd, .events = POLLIN };
    char bytes[65536];

    while (said->n < most && poll(&at, 1, PATIENCE) > 0) {
        ssize_t n = read(fd, bytes, sizeof bytes);
        if (n == 0)
            return true;
        if (n > 0)
            buffer_add(said, (struct str){ bytes, (size_t)n });
        else if (errno != EAGAIN && errno != EINTR)
            return false;
    }
    return false;
}

bool child_hear(const struct child *c, size_t most, struct arena *a, struct str *said)
{
    struct buffer all = { .arena = a };
    int fd, status = 1;
    pid_t pid;

    if (!child_begin(c, &pid, &fd))
        return false;
    bool whole = hear(fd, most, &all);
    if (!whole)
        kill(pid, SIGKILL);
    close(fd);
    waitpid(pid, &status, 0);
    *said = buffer_str(&all);
    return whole && status == 0;
}
