/* SPDX-License-Identifier: Apache-2.0 */
#include "office/program.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "reports/format/output.h"

extern char **environ;

/* Its input is a file; it is asked nothing, and ends with us. */
static int spawn(char *const argv[], int input, int said, int *status)
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
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, said, STDERR_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
    int why = posix_spawnp(&pid, argv[0], &actions, &attr, argv, environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attr);
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
        end.why = spawn(argv, in, said, &end.status);
        read_lines(said, a, &end);
    }
    if (in >= 0)
        close(in);
    if (said >= 0)
        close(said);
    return end;
}
