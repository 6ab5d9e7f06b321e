/* SPDX-License-Identifier: Apache-2.0 */
#include "web/process/process.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LEAVING = 5 /* seconds */ };

/* The same under a number that does not get in the way of those it begins with. */
static int away(int fd)
{
    return fcntl(fd, F_DUPFD_CLOEXEC, PROCESS_LISTEN + 1);
}

static int spawn(const struct process_plan *plan, int channel, int listen, pid_t *pid)
{
    static char name[] = "olympair", zone[] = "TZ=UTC0";
    char *const argv[] = { name, (char *)(uintptr_t)plan->word, (char *)(uintptr_t)plan->argument, NULL };
    char *const bare[] = { zone, NULL };
    posix_spawn_file_actions_t actions;

    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    if (plan->apart)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, channel, PROCESS_CHANNEL);
    if (listen >= 0)
        posix_spawn_file_actions_adddup2(&actions, listen, PROCESS_LISTEN);
    fflush(stdout);
    int why = posix_spawn(pid, "/proc/self/exe", &actions, NULL, argv, plan->apart ? bare : environ);
    posix_spawn_file_actions_destroy(&actions);
    return why;
}

bool process_begin(const struct process_plan *plan, struct process *out)
{
    int channel[2];

    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, channel) != 0)
        return false;
    int theirs = away(channel[1]), listen = plan->listen >= 0 ? away(plan->listen) : -1;
    int why = theirs >= 0 && (listen >= 0 || plan->listen < 0) ? spawn(plan, theirs, listen, &out->pid) : errno;
    const int passed_on[] = { channel[1], theirs, listen, why == 0 ? -1 : channel[0] };
    for (int i = 0; i < 4; i++)
        if (passed_on[i] >= 0)
            close(passed_on[i]);
    out->channel = channel[0];
    errno = why;
    return why == 0;
}

void process_end(const struct process *p)
{
    char said[256];
    ssize_t n;

    setsockopt(p->channel, SOL_SOCKET, SO_RCVTIMEO, &(struct timeval){ .tv_sec = LEAVING }, sizeof(struct timeval));
    shutdown(p->channel, SHUT_WR);
    while ((n = recv(p->channel, said, sizeof said, 0)) > 0)
        continue;
    close(p->channel);
    waitpid(p->pid, NULL, n < 0 ? WNOHANG : 0);
}

bool process_was_begun(void)
{
    int type = 0;
    socklen_t n = sizeof type;

    return getsockopt(PROCESS_CHANNEL, SOL_SOCKET, SO_TYPE, &type, &n) == 0 && type == SOCK_SEQPACKET;
}
