/* What a desk can no longer do once it serves: tried in a process of its own each. */
#include "web/jail.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <netinet/in.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "engine/base/err.h"

static char folder[] = "/tmp/jail-XXXXXX", inside[64], beside[64];

/* How a process ends that does this: its exit code, or 1000 and the signal. */
static int end_of(int (*deed)(void))
{
    pid_t pid = fork();
    int status;

    if (pid == 0)
        _exit(deed());
    assert_int_equal(waitpid(pid, &status, 0), pid);
    return WIFSIGNALED(status) ? 1000 + WTERMSIG(status) : WEXITSTATUS(status);
}

/* --- files -------------------------------------------------------------------------------------- */

static bool has_landlock(void)
{
    return syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION) > 0;
}

static int with_paths(int (*deed)(void))
{
    const struct jail_path paths[] = { { folder, true }, { "/proc/self/status", false }, { "/nowhere", true } };
    struct err e = { 0 };

    return jail_paths(paths, 3, &e) ? deed() : 99;
}

/* 0: done, else errno. */
static int opened(const char *path, int flags)
{
    int fd = open(path, flags, 0600);

    return fd < 0 ? errno : (close(fd), 0);
}

static int writes_inside(void)
{
    return opened(inside, O_RDWR | O_CREAT) ? 1 : unlink(inside) ? 2 : mkdir(inside, 0700) ? 3 : rmdir(inside);
}

static int reads_beside(void)
{
    return opened(beside, O_RDONLY);
}

static int makes_beside(void)
{
    return opened("/tmp/jail-made-by-a-test", O_WRONLY | O_CREAT);
}

static int reads_passwords(void)
{
    return opened("/etc/passwd", O_RDONLY);
}

static int reads_fonts(void)
{
    return opened("/usr/share", O_RDONLY | O_DIRECTORY);
}

static int writes_fonts(void)
{
    return opened("/usr/share/made-by-a-test", O_WRONLY | O_CREAT);
}

static int runs_inside(void)
{
    char *const argv[] = { inside, NULL };

    execv(inside, argv);
    return errno;
}

#define WITH_PATHS(deed)               \
    static int deed##_with_paths(void) \
    {                                  \
        return with_paths(deed);       \
    }
WITH_PATHS(writes_inside)
WITH_PATHS(reads_beside)
WITH_PATHS(makes_beside)
WITH_PATHS(reads_passwords)
WITH_PATHS(reads_fonts)
WITH_PATHS(writes_fonts)
WITH_PATHS(runs_inside)

static void files(void **state)
{
    (void)state;
    if (!has_landlock())
        skip();
    assert_int_equal(end_of(writes_inside_with_paths), 0);
    assert_int_equal(end_of(reads_beside_with_paths), EACCES);
    assert_int_equal(end_of(makes_beside_with_paths), EACCES);
    assert_int_equal(end_of(reads_passwords_with_paths), EACCES);
    assert_int_equal(end_of(reads_fonts_with_paths), 0);
    assert_int_equal(end_of(writes_fonts_with_paths), EACCES);
    assert_int_equal(symlink("/bin/true", inside), 0);
    assert_int_equal(end_of(runs_inside_with_paths), EACCES);
    assert_int_equal(unlink(inside), 0);
}

/* --- deeds -------------------------------------------------------------------------------------- */

static int with_deeds(int (*deed)(void))
{
    struct err e = { 0 };

    return jail_deeds(&e) ? deed() : 99;
}

static int runs(void)
{
    return execl("/bin/true", "true", (char *)NULL);
}

static int forks(void)
{
    pid_t pid = fork();

    return pid == 0 ? 0 : pid > 0;
}

static int connects(void)
{
    const struct sockaddr_in to = { .sin_family = AF_INET,
                                    .sin_port = htons(9),
                                    .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };

    return connect(socket(AF_INET, SOCK_STREAM, 0), (const struct sockaddr *)&to, sizeof to);
}

static int traces(void)
{
    return (int)ptrace(PTRACE_ATTACH, getppid(), NULL, NULL);
}

static int kills(void)
{
    return kill(getppid(), 0);
}

static void *nothing(void *arg)
{
    return arg;
}

/* What it still needs. */
static int works(void)
{
    pthread_t thread;
    void *p = malloc(1 << 20);
    int fd = open("/dev/null", O_RDWR);
    bool ok = p && fd >= 0 && write(fd, "x", 1) == 1 && pthread_create(&thread, NULL, nothing, NULL) == 0 &&
              pthread_join(thread, NULL) == 0;

    free(p);
    return !ok;
}

#define WITH_DEEDS(deed)               \
    static int deed##_with_deeds(void) \
    {                                  \
        return with_deeds(deed);       \
    }
WITH_DEEDS(runs)
WITH_DEEDS(forks)
WITH_DEEDS(connects)
WITH_DEEDS(traces)
WITH_DEEDS(kills)
WITH_DEEDS(works)

static void deeds(void **state)
{
    (void)state;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    skip();
#endif
    assert_int_equal(end_of(works_with_deeds), 0);
    assert_int_equal(end_of(runs_with_deeds), 1000 + SIGSYS);
    assert_int_equal(end_of(forks_with_deeds), 1000 + SIGSYS);
    assert_int_equal(end_of(connects_with_deeds), 1000 + SIGSYS);
    assert_int_equal(end_of(traces_with_deeds), 1000 + SIGSYS);
    assert_int_equal(end_of(kills_with_deeds), 1000 + SIGSYS);
}

/* --- the public --------------------------------------------------------------------------------- */

/* The whole of it, in the order of its process. */
static int in_public(int (*deed)(void))
{
    struct err e = { 0 };

    return jail_files(&e) && jail_calls(&e) ? deed() : 99;
}

/* Here for any file, also one that everybody may read. */
static int opens(void)
{
    return opened("/dev/null", O_RDONLY);
}

static int asks_who_it_is(void)
{
    return (int)getuid();
}

static int makes_a_socket(void)
{
    return socket(AF_INET, SOCK_STREAM, 0);
}

/* What serving takes: memory, and what is open already. */
static int serves(void)
{
    void *p = malloc(1 << 20);

    free(p);
    return write(STDERR_FILENO, "", 0) != 0;
}

/* Before its calls are given up, so that it can still say so. */
static int is_root(void)
{
    struct err e = { 0 };

    return !jail_files(&e) || getuid() == 0 || geteuid() == 0 || setuid(0) == 0;
}

/* Landlock alone, on a kernel that has it. */
static int opens_with_files(void)
{
    struct err e = { 0 };

    return jail_files(&e) ? opened("/dev/null", O_RDONLY) : 99;
}

#define IN_PUBLIC(deed)               \
    static int deed##_in_public(void) \
    {                                 \
        return in_public(deed);       \
    }
IN_PUBLIC(opens)
IN_PUBLIC(asks_who_it_is)
IN_PUBLIC(makes_a_socket)
IN_PUBLIC(serves)
IN_PUBLIC(runs)
IN_PUBLIC(forks)
IN_PUBLIC(traces)
IN_PUBLIC(kills)

static void public(void **state)
{
    (void)state;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    skip();
#endif
    assert_int_equal(end_of(serves_in_public), 0);
    assert_int_equal(end_of(opens_in_public), 1000 + SIGSYS);
    assert_int_equal(end_of(asks_who_it_is_in_public), 1000 + SIGSYS);
    assert_int_equal(end_of(makes_a_socket_in_public), 1000 + SIGSYS);
    assert_int_equal(end_of(runs_in_public), 1000 + SIGSYS);
    assert_int_equal(end_of(forks_in_public), 1000 + SIGSYS);
    assert_int_equal(end_of(traces_in_public), 1000 + SIGSYS);
    assert_int_equal(end_of(kills_in_public), 1000 + SIGSYS);
    if (geteuid() == 0)
        assert_int_equal(end_of(is_root), 0);
    if (has_landlock())
        assert_int_equal(end_of(opens_with_files), EACCES);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(files), cmocka_unit_test(deeds), cmocka_unit_test(public) };

    if (!mkdtemp(folder))
        return 1;
    snprintf(inside, sizeof inside, "%s/inside", folder);
    snprintf(beside, sizeof beside, "%s.beside", folder);
    int fd = open(beside, O_WRONLY | O_CREAT, 0600);
    int failed = fd < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
    close(fd);
    unlink(beside);
    rmdir(folder);
    return failed;
}
