/* SPDX-License-Identifier: Apache-2.0 */
/* spectators.c - so many readers of /live at once: how long after a command the last of them has heard of it, and how long a page
   takes meanwhile. Figures only.
   spectators PORT PID N PAGE COMMAND [SECONDS]: PID is the process that serves, PAGE a path asked for 300 times a second, for 6 seconds, or
   so many; then the readers listen as long, too. */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { EVENTS = 1024, PAGES_A_SECOND = 300, SECONDS = 6, SECONDS_MOST = 120, READERS_MOST = 18000, HEARD_MOST = 4 };

static int port, pages = PAGES_A_SECOND * SECONDS;

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1000 + (double)t.tv_nsec / 1e6;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static void say(const char *what, double *ms, int n, int all)
{
    qsort(ms, (size_t)n, sizeof *ms, by_size);
    if (n == 0)
        printf("%-42s none of %d\n", what, all);
    else
        printf("%-42s median %7.1f ms, p99 %7.1f ms, last %7.1f ms (%d of %d)\n", what, ms[n / 2], ms[n * 99 / 100],
               ms[n - 1], n, all);
}

static int ask(const char *path, bool wait)
{
    struct sockaddr_in at = { .sin_family = AF_INET,
                              .sin_port = htons((unsigned short)port),
                              .sin_addr = { htonl(INADDR_LOOPBACK) } };
    char text[512];
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), yes = 1;

    if (fd < 0 || connect(fd, (struct sockaddr *)&at, sizeof at) != 0) {
        perror("connect");
        exit(1);
    }
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    int n = snprintf(text, sizeof text, "GET %s HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n%s\r\n", path,
                     wait ? "" : "Connection: close\r\n");
    if (write(fd, text, (size_t)n) != n)
        exit(1);
    if (wait)
        fcntl(fd, F_SETFL, O_NONBLOCK);
    return fd;
}

/* How long one page takes, from asking to its last byte. */
static double page(const char *path)
{
    char bytes[65536];
    double begin = now();
    int fd = ask(path, false);

    while (read(fd, bytes, sizeof bytes) > 0)
        ;
    close(fd);
    return now() - begin;
}

/* In a process of its own; the times go to the pipe. */
static pid_t ask_pages(const char *path, int to)
{
    pid_t pid = fork();

    if (pid != 0)
        return pid;
    double begin = now();
    for (int i = 0; i < pages; i++) {
        double due = begin + i * 1000.0 / PAGES_A_SECOND, ms;
        if (due > now())
            usleep((useconds_t)((due - now()) * 1000));
        ms = page(path);
        if (write(to, &ms, sizeof ms) != sizeof ms)
            break;
    }
    _exit(0);
}

static pid_t run(const char *command)
{
    pid_t pid = fork();

    if (pid == 0)
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    return pid;
}

static long memory_kb(const char *pid)
{
    char path[64], line[128];
    long kb = 0;

    snprintf(path, sizeof path, "/proc/%s/status", pid);
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f))
        sscanf(line, "VmHWM: %ld", &kb);
    if (f)
        fclose(f);
    return kb;
}

struct crowd {
    int poll, n;
    int *fd;
    double *heard[2]; /* of results, of pages */
    int nheard[2];
};

static void hear(struct crowd *c, int i, double since)
{
    static const char *const words[] = { "event: boards", "event: pages" };
    char bytes[8192];
    ssize_t n;

    while ((n = read(c->fd[i], bytes, sizeof bytes)) > 0)
        for (int k = 0; k < 2; k++)
            if (c->nheard[k] < c->n * HEARD_MOST && memmem(bytes, (size_t)n, words[k], strlen(words[k])))
                c->heard[k][c->nheard[k]++] = now() - since;
}

/* Until everybody has heard of both; or, `on`, to the end. */
static void listen_until(struct crowd *c, double since, double end, bool on)
{
    struct epoll_event event[EVENTS];

    while (now() < end && (on || c->nheard[0] < c->n || c->nheard[1] < c->n)) {
        int n = epoll_wait(c->poll, event, EVENTS, 100);
        for (int i = 0; i < n; i++)
            hear(c, event[i].data.fd, since);
    }
}

static void gather(struct crowd *c)
{
    double begin = now();

    for (int i = 0; i < c->n; i++) {
        struct epoll_event e = { .events = EPOLLIN, .data = { .fd = i } };
        c->fd[i] = ask("/live", true);
        epoll_ctl(c->poll, EPOLL_CTL_ADD, c->fd[i], &e);
    }
    printf("%d readers of /live, all there after %.0f ms\n", c->n, now() - begin);
    usleep(500000);
}

int main(int argc, char **argv)
{
    struct rlimit most;
    int pipes[2], n = 0;
    static double ms[PAGES_A_SECOND * SECONDS_MOST];

    if (argc < 6 || argc > 7 || getrlimit(RLIMIT_NOFILE, &most) != 0 || pipe(pipes) != 0)
        return 2;
    most.rlim_cur = most.rlim_max;
    setrlimit(RLIMIT_NOFILE, &most);
    port = atoi(argv[1]);
    int seconds = argc == 7 ? atoi(argv[6]) : SECONDS;
    if (seconds < 2 || seconds > SECONDS_MOST)
        return 2;
    pages = PAGES_A_SECOND * seconds;
    int wanted = atoi(argv[3]), room = (int)most.rlim_cur - 64;
    int readers = wanted < room ? wanted : room;
    if (readers > READERS_MOST)
        readers = READERS_MOST;
    struct crowd c = { epoll_create1(0),
                       readers,
                       calloc((size_t)readers, sizeof *c.fd),
                       { calloc((size_t)readers * HEARD_MOST, sizeof **c.heard),
                         calloc((size_t)readers * HEARD_MOST, sizeof **c.heard) },
                       { 0 } };
    gather(&c);
    pid_t asks = ask_pages(argv[4], pipes[1]);
    close(pipes[1]);
    usleep(1000000);
    double since = now();
    pid_t does = run(argv[5]);
    listen_until(&c, since, since + 1000 * (seconds - 1), argc == 7);
    waitpid(does, NULL, 0);
    while (n < pages && read(pipes[0], &ms[n], sizeof *ms) == sizeof *ms)
        n++;
    waitpid(asks, NULL, 0);
    if (argc == 6) {
        say("a result, from its command to the readers", c.heard[0], c.nheard[0], c.n);
        say("its pages are made, the same", c.heard[1], c.nheard[1], c.n);
    } else {
        printf("%d readers have heard %.1f times of results and %.1f times of pages, up to %d are counted\n", c.n,
               (double)c.nheard[0] / c.n, (double)c.nheard[1] / c.n, HEARD_MOST);
    }
    say("a page beside them, 300 a second", ms, n, pages);
    printf("memory of the process for the public: %.1f MB\n", (double)memory_kb(argv[2]) / 1024);
    return 0;
}
