/* SPDX-License-Identifier: Apache-2.0 */
#include "office/program.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "reports/format/output.h"

enum { FOR_EVER = -1, SAID_MOST = 1 << 20, NAMES = 5 };

/* A descriptor of -1 is nothing. */
struct launch {
    char *const *argv, *const *environment;
    int in, out, said;
    int patience; /* in milliseconds; then it is ended */
};

static void give(posix_spawn_file_actions_t *actions, int fd, int as)
{
    if (fd >= 0)
        posix_spawn_file_actions_adddup2(actions, fd, as);
    else
        posix_spawn_file_actions_addopen(actions, as, "/dev/null", O_RDWR, 0);
}

static void end_in_time(pid_t pid, int patience)
{
    struct pollfd at = { .fd = pidfd_open(pid, 0), .events = POLLIN };
    int n = -1;

    while (at.fd >= 0 && (n = poll(&at, 1, patience)) < 0 && errno == EINTR)
        ;
    if (n == 0)
        kill(pid, SIGKILL);
    if (at.fd >= 0)
        close(at.fd);
}

/* It is asked nothing. 0, or why it could not be begun. */
static int spawn(const struct launch *l, int *status)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attr;
    sigset_t none;
    pid_t pid;

    sigemptyset(&none);
    posix_spawnattr_init(&attr);
    posix_spawnattr_setsigmask(&attr, &none);
    posix_spawnattr_setflags(&attr, POSIX_SPAWN_SETSIGMASK);
    posix_spawn_file_actions_init(&actions);
    give(&actions, l->in, STDIN_FILENO);
    give(&actions, l->out, STDOUT_FILENO);
    give(&actions, l->said, STDERR_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
    int why = posix_spawnp(&pid, l->argv[0], &actions, &attr, l->argv, l->environment);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attr);
    if (why == 0)
        end_in_time(pid, l->patience);
    while (why == 0 && waitpid(pid, status, 0) < 0)
        if (errno != EINTR)
            why = errno;
    return why;
}

static void read_lines(int said, struct arena *a, struct program_end *end)
{
    char text[4000];
    ssize_t n = pread(said, text, sizeof text, 0);

    for (struct str rest = { text, n > 0 ? (size_t)n : 0 }; rest.n > 0;) {
        struct str line = str_trim(str_cut(&rest, '\n'));
        if (line.n == 0)
            continue;
        end->first = end->first.n > 0 ? end->first : line;
        end->last = line;
    }
    end->first = str_copy(a, end->first);
    end->last = str_copy(a, end->last);
}

struct program_end program_run(char *const argv[], struct str input, struct arena *a)
{
    int in = memfd_create("input", MFD_CLOEXEC), said = memfd_create("said", MFD_CLOEXEC);
    bool ready = in >= 0 && said >= 0 && output_write(in, input) && lseek(in, 0, SEEK_SET) == 0;
    struct program_end end = { .why = errno };

    if (ready) {
        end.why = spawn(&(struct launch){ argv, environ, in, -1, said, FOR_EVER }, &end.status);
        read_lines(said, a, &end);
    }
    if (in >= 0)
        close(in);
    if (said >= 0)
        close(said);
    return end;
}

/* --- what it says ----------------------------------------------------------------------------------- */

static char *const *surroundings(struct arena *a)
{
    static const char *const names[NAMES] = { "PATH", "HOME", "USER", "CUPS_SERVER", "LOGNAME" };
    char **all = arena_new(a, char *, NAMES + 2);
    int n = 0;

    for (int i = 0; i < NAMES; i++) {
        const char *value = getenv(names[i]);
        if (value)
            all[n++] = str_c(a, str_fmt(a, "%s=%s", names[i], value));
    }
    all[n] = str_c(a, STR("LC_ALL=C"));
    return all;
}

static struct str all_of(int file, struct arena *a)
{
    char *bytes = arena_new(a, char, SAID_MOST);
    ssize_t n = pread(file, bytes, SAID_MOST, 0);

    return (struct str){ bytes, n > 0 ? (size_t)n : 0 };
}

enum program_heard program_hear(const char *const argv[], int input, int patience, struct arena *a, struct str *said)
{
    int out = memfd_create("said", MFD_CLOEXEC), status = 0;
    const struct launch l = { (char *const *)(uintptr_t)argv, surroundings(a), input, out, out, patience };
    int why = out >= 0 ? spawn(&l, &status) : errno;

    *said = why == 0 ? all_of(out, a) : str_fmt(a, "%s: %s", argv[0], strerror(why));
    if (out >= 0)
        close(out);
    if (why == 0 && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)
        return PROGRAM_SILENT;
    return why == 0 && status == 0 ? PROGRAM_ENDED : PROGRAM_FAILED;
}
