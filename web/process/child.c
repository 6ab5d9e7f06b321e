/* SPDX-License-Identifier: Apache-2.0 */
#include "web/process/child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/base/buffer.h"

enum { WORDS_MAX = 12 };

/* In the child, where there are threads in its parent: system calls alone. */
static void become(char *const words[], const struct child *c, int said, pid_t parent)
{
    int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
    sigset_t none;

    prctl(PR_SET_PDEATHSIG, SIGTERM);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (getppid() != parent || nothing < 0 || dup2(c->in > 0 ? c->in : nothing, STDIN_FILENO) < 0 ||
        dup2(said, STDOUT_FILENO) < 0 || dup2(c->errors ? said : nothing, STDERR_FILENO) < 0)
        _exit(1);
    execv("/proc/self/exe", words);
    _exit(1);
}

bool child_begin(const struct child *c, pid_t *pid, int *out)
{
    char *all[WORDS_MAX + 2] = { (char[]){ "olympair" } };
    const pid_t self = getpid();
    int ends[2];

    for (int i = 0; i < WORDS_MAX && c->words[i]; i++)
        all[i + 1] = (char *)(uintptr_t)c->words[i];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return false;
    fflush(stdout);
    *pid = fork();
    if (*pid == 0)
        become(all, c, ends[1], self);
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
