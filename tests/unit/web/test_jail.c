/* SPDX-License-Identifier: Apache-2.0 */
/* What a desk can no longer do once it serves: tried in a process of its own each. */
#include "web/process/jail.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/sockios.h>
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
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>
#include <seccomp.h>

#include "engine/base/err.h"

static char folder[] = "/tmp/jail-XXXXXX", inside[64], beside[64];

/* How a process ends that does this: its exit code, or 1000 and the signal. */
static int end_of(int (*act)(void))
{
    static const int ends[] = { SIGSEGV, SIGILL, SIGBUS, SIGFPE, SIGABRT };
    pid_t pid = fork();
    int status;

    for (size_t i = 0; pid == 0 && i < sizeof ends / sizeof *ends; i++)
        signal(ends[i], SIG_DFL); /* cmocka would go on with the tests there */
    if (pid == 0)
        _exit(act());
    assert_int_equal(waitpid(pid, &status, 0), pid);
    return WIFSIGNALED(status) ? 1000 + WTERMSIG(status) : WEXITSTATUS(status);
}

/* --- files -------------------------------------------------------------------------------------- */

static bool has_landlock(void)
{
    return jail_version() > 0;
}

static int with_paths(int (*act)(void))
{
    const struct jail_path paths[] = { { folder, true }, { "/proc/self/status", false }, { "/nowhere", true } };
    struct err e = { 0 };

    return jail_paths(paths, 3, &e) ? act() : 99;
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

/* By its name, which is no opening. */
static int truncates_beside(void)
{
    return truncate(beside, 0) == 0 ? 0 : errno;
}

static int truncates_inside(void)
{
    int fd = open(inside, O_RDWR | O_CREAT, 0600);
    bool ok = fd >= 0 && close(fd) == 0 && truncate(inside, 5) == 0 && unlink(inside) == 0;

    return ok ? 0 : errno;
}

static int moves_inside(void)
{
    char below[80], there[100];

    snprintf(below, sizeof below, "%s/below", folder);
    snprintf(there, sizeof there, "%s/it", below);
    int fd = open(inside, O_RDWR | O_CREAT, 0600);
    bool ok = fd >= 0 && close(fd) == 0 && mkdir(below, 0700) == 0 && rename(inside, there) == 0 &&
              unlink(there) == 0 && rmdir(below) == 0;
    return ok ? 0 : errno;
}

/* ENOTTY is what the device itself says. */
static int asks_a_device(void)
{
    int fd = open("/dev/null", O_RDWR), pages;

    return ioctl(fd, TCGETS, &pages) == 0 ? 0 : errno;
}

static const struct sockaddr_in loopback = { .sin_family = AF_INET, .sin_addr = { 0x0100007f } };

static int has_a_port(void)
{
    return bind(socket(AF_INET, SOCK_STREAM, 0), (const struct sockaddr *)&loopback, sizeof loopback) == 0 ? 0 : errno;
}

static int reaches_a_port(void)
{
    struct sockaddr_in to = loopback;

    to.sin_port = htons(9);
    return connect(socket(AF_INET, SOCK_STREAM, 0), (const struct sockaddr *)&to, sizeof to) == 0 ? 0 : errno;
}

static int signals_its_parent(void)
{
    return kill(getppid(), 0) == 0 ? 0 : errno;
}

static int runs_inside(void)
{
    char *const argv[] = { inside, NULL };

    execv(inside, argv);
    return errno;
}

#define WITH_PATHS(act)               \
    static int act##_with_paths(void) \
    {                                 \
        return with_paths(act);       \
    }
WITH_PATHS(writes_inside)
WITH_PATHS(reads_beside)
WITH_PATHS(makes_beside)
WITH_PATHS(reads_passwords)
WITH_PATHS(reads_fonts)
WITH_PATHS(writes_fonts)
WITH_PATHS(runs_inside)
WITH_PATHS(truncates_beside)
WITH_PATHS(truncates_inside)
WITH_PATHS(moves_inside)
WITH_PATHS(asks_a_device)
WITH_PATHS(has_a_port)
WITH_PATHS(reaches_a_port)
WITH_PATHS(signals_its_parent)

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

/* What each version of Landlock has brought, and what is held before: Documentation/userspace-api/landlock.rst of the kernel. */
static void versions(void **state)
{
    const struct {
        int since;
        int (*act)(void);
        int before, then;
    } rows[] = { { 1, truncates_inside_with_paths, 0, 0 },
                 { 2, moves_inside_with_paths, EXDEV, 0 },
                 { 3, truncates_beside_with_paths, 0, EACCES },
                 { 4, has_a_port_with_paths, 0, EACCES },
                 { 4, reaches_a_port_with_paths, ECONNREFUSED, EACCES },
                 { 5, asks_a_device_with_paths, ENOTTY, EACCES },
                 { 6, signals_its_parent_with_paths, 0, EPERM } };

    (void)state;
    if (!has_landlock())
        skip();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(end_of(rows[i].act), jail_version() < rows[i].since ? rows[i].before : rows[i].then);
}

/* The bits as include/uapi/linux/landlock.h of Linux 6.15 has them: a file is run, written and read, a folder listed (0 to 3), entries are
   removed (4, 5) and made (6 to 12), moved elsewhere (13); cut (14), asked by ioctl (15). Ports are had and reached (0, 1); sockets without
   a file and signals stay inside (0, 1). */
static void rights(void **state)
{
    static const struct jail_rights want[] = {
        { 0, 0, 0 },      { 0x1fff, 0, 0 }, { 0x3fff, 0, 0 }, { 0x7fff, 0, 0 },
        { 0x7fff, 3, 0 }, { 0xffff, 3, 0 }, { 0xffff, 3, 3 }, { 0xffff, 3, 3 },
    };

    (void)state;
    for (int version = 0; version < 8; version++) {
        struct jail_rights got = jail_rights(version);
        assert_int_equal(got.files, want[version].files);
        assert_int_equal(got.net, want[version].net);
        assert_int_equal(got.scope, want[version].scope);
    }
}

/* --- forbidden_calls -------------------------------------------------------------------------------------- */

static int with_forbidden(int (*act)(void))
{
    struct err e = { 0 };

    return jail_forbidden_calls(&e) ? act() : 99;
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

/* Every call that ends whoever makes it, with what it would take to succeed, or to be refused for another reason than that. */
static char *nowhere = (char[]){ "/nowhere" };
static char *const no_words[] = { NULL };
static struct msghdr message;

#define A(x) ((long)(x))
static const struct forbidden {
    const char *name;
    long call;
    long (*arg)(int i);
} * trying;

static long of_path(int i)
{
    return i == 0 ? A(nowhere) : 0;
}

static long of_folder(int i)
{
    return i == 0 ? AT_FDCWD : i == 1 ? A(nowhere) : 0;
}

static long of_parent(int i)
{
    return i == 0 ? getppid() : 0;
}

static long of_run(int i)
{
    return i == 0 ? A(nowhere) : A(no_words);
}

static long of_tcp(int i)
{
    return i == 0 ? AF_INET : i == 1 ? SOCK_STREAM : 0;
}

static long of_udp(int i)
{
    return i == 0 ? AF_INET : i == 1 ? SOCK_DGRAM : 0;
}

static long of_nothing(int i)
{
    return i == 0 ? -1 : 0;
}

static long of_fast_open(int i)
{
    return i == 0 ? -1 : i == 3 ? MSG_FASTOPEN : 0;
}

static long of_fast_message(int i)
{
    return i == 0 ? -1 : i == 1 ? A(&message) : i == 2 ? MSG_FASTOPEN : 0;
}

/* The kernel reads the lower half of the command. */
static long of_typing(int i)
{
    return i == 1 ? (long)(TIOCSTI | 1ul << 40) : i == 2 ? A("x") : 0;
}

static long of_pasting(int i)
{
    return i == 1 ? TIOCLINUX : 0;
}

static long of_owner(int i)
{
    return i == 1 ? FIOSETOWN : 0;
}

static long of_signal_to(int i)
{
    return i == 1 ? F_SETOWN : i == 2 ? getppid() : 0;
}

static long of_thread(int i)
{
    return i < 2 ? getppid() : 0;
}

static const struct forbidden forbidden[] = {
    { "run", SYS_execve, of_run },
    { "run at", SYS_execveat, of_folder },
    { "trace", SYS_ptrace, of_nothing },
    { "read another's memory", SYS_process_vm_readv, of_parent },
    { "write another's memory", SYS_process_vm_writev, of_parent },
    { "hold another process", SYS_pidfd_open, of_parent },
    { "take its descriptor", SYS_pidfd_getfd, of_nothing },
    { "signal what is held", SYS_pidfd_send_signal, of_nothing },
    { "signal", SYS_kill, of_parent },
    { "signal a thread", SYS_tkill, of_parent },
    { "signal a thread of another process", SYS_tgkill, of_thread },
    { "queue a signal", SYS_rt_sigqueueinfo, of_parent },
    { "queue a signal for a thread", SYS_rt_tgsigqueueinfo, of_thread },
    { "have another told by a signal", SYS_fcntl, of_signal_to },
    { "have another told, by ioctl", SYS_ioctl, of_owner },
    { "change another's limits", SYS_prlimit64, of_parent },
    { "tcp", SYS_socket, of_tcp },
    { "udp", SYS_socket, of_udp },
    { "connect", SYS_connect, of_nothing },
    { "bind", SYS_bind, of_nothing },
    { "listen", SYS_listen, of_nothing },
    { "fast open", SYS_sendto, of_fast_open },
    { "fast open by message", SYS_sendmsg, of_fast_message },
    { "many messages", SYS_sendmmsg, of_nothing },
    { "type into a terminal", SYS_ioctl, of_typing },
    { "paste into a console", SYS_ioctl, of_pasting },
#ifdef SYS_mknod /* of older machines */
    { "device, older", SYS_mknod, of_path },
#endif
    { "device", SYS_mknodat, of_folder },
    { "open by handle", SYS_open_by_handle_at, of_nothing },
    { "mount", SYS_mount, of_path },
    { "mount anew", SYS_fsopen, of_path },
    { "mount elsewhere", SYS_move_mount, of_nothing },
    { "root", SYS_chroot, of_path },
    { "another space", SYS_unshare, of_nothing },
    { "join a space", SYS_setns, of_nothing },
    { "set the clock", SYS_clock_settime, of_nothing },
    { "name the machine", SYS_sethostname, of_path },
    { "stop the machine", SYS_reboot, of_nothing },
    { "bpf", SYS_bpf, of_nothing },
    { "events", SYS_perf_event_open, of_nothing },
    { "page faults", SYS_userfaultfd, of_nothing },
    { "rings", SYS_io_uring_setup, of_nothing },
    { "module", SYS_finit_module, of_nothing },
    { "keys", SYS_keyctl, of_nothing },
};
enum { FORBIDDEN = sizeof forbidden / sizeof *forbidden };

/* Refused, and no more: a library may ask for them. */
static const struct forbidden refused[] = {
    { "mode", SYS_fchmodat, of_folder },
    { "mode, newer", 452, of_folder },
    { "owner", SYS_fchownat, of_folder },
    { "times", SYS_utimensat, of_folder },
#ifdef SYS_chmod /* of older machines */
    { "mode, older", SYS_chmod, of_path },
    { "owner, older", SYS_chown, of_path },
    { "owner of a link", SYS_lchown, of_path },
    { "times, older", SYS_utime, of_path },
    { "times, old", SYS_utimes, of_path },
    { "times, in between", SYS_futimesat, of_folder },
#endif
    { "attribute", SYS_setxattr, of_path },
    { "attribute of a link", SYS_lsetxattr, of_path },
    { "attribute of what is open", SYS_fsetxattr, of_nothing },
    { "no attribute", SYS_removexattr, of_path },
};
enum { REFUSED = sizeof refused / sizeof *refused };

static long tried(void)
{
    return syscall(trying->call, trying->arg(0), trying->arg(1), trying->arg(2), trying->arg(3), trying->arg(4),
                   trying->arg(5));
}

static int tries_it(void)
{
    tried();
    return 0;
}

static int is_refused(void)
{
    return tried() != -1 || errno != EPERM;
}

/* Its own thread may be signalled, as abort() does; a file that it has open gets another mode, but none to be run as its owner. */
static int still_may(void)
{
    int fd = open(beside, O_RDWR);
    struct rlimit own;
    bool ok = syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), 0) == 0 && getrlimit(RLIMIT_NOFILE, &own) == 0 &&
              fcntl(fd, F_GETFL) >= 0 && fchmod(fd, 0640) == 0 && fchown(fd, geteuid(), getegid()) == 0;

    if (!ok)
        return 1;
    return fchmod(fd, 04700) == 0 || errno != EPERM || fchmod(fd, 02700) == 0 || errno != EPERM;
}

static int is_bare(void)
{
    int kept = open("/dev/null", O_RDONLY), gone = dup(kept);
    struct rlimit core;

    jail_bare(gone);
    bool ok = fcntl(kept, F_GETFD) >= 0 && fcntl(gone, F_GETFD) < 0 && errno == EBADF &&
              getrlimit(RLIMIT_CORE, &core) == 0 && core.rlim_max == 0;
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    ok = ok && prctl(PR_GET_DUMPABLE) == 0;
#endif
    return !ok;
}

static void bare(void **state)
{
    (void)state;
    assert_int_equal(end_of(is_bare), 0);
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

#define WITH_FORBIDDEN(act)               \
    static int act##_with_forbidden(void) \
    {                                     \
        return with_forbidden(act);       \
    }
WITH_FORBIDDEN(runs)
WITH_FORBIDDEN(forks)
WITH_FORBIDDEN(connects)
WITH_FORBIDDEN(traces)
WITH_FORBIDDEN(kills)
WITH_FORBIDDEN(works)
WITH_FORBIDDEN(tries_it)
WITH_FORBIDDEN(is_refused)
WITH_FORBIDDEN(still_may)

static void forbidden_calls(void **state)
{
    (void)state;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    skip();
#endif
    assert_int_equal(end_of(works_with_forbidden), 0);
    assert_int_equal(end_of(runs_with_forbidden), 1000 + SIGSYS);
    assert_int_equal(end_of(forks_with_forbidden), 1000 + SIGSYS);
    assert_int_equal(end_of(connects_with_forbidden), 1000 + SIGSYS);
    assert_int_equal(end_of(traces_with_forbidden), 1000 + SIGSYS);
    assert_int_equal(end_of(kills_with_forbidden), 1000 + SIGSYS);
    assert_int_equal(end_of(still_may_with_forbidden), 0);
    for (trying = forbidden; trying < forbidden + FORBIDDEN; trying++)
        if (end_of(tries_it_with_forbidden) != 1000 + SIGSYS)
            fail_msg("the desk may %s", trying->name);
    for (trying = refused; trying < refused + REFUSED; trying++)
        if (end_of(is_refused_with_forbidden) != 0)
            fail_msg("the desk is not refused: %s", trying->name);
}

/* --- the public --------------------------------------------------------------------------------- */

/* The whole of it, in the order of its process. */
static int in_public(int (*act)(void))
{
    struct err e = { 0 };

    return jail_files(&e) && jail_calls(&e) ? act() : 99;
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

/* Its keeper begins and awaits processes, and asks for files in vain. */
static int in_keeper(int (*act)(void))
{
    struct err e = { 0 };

    return jail_files(&e) && jail_keeper(&e) ? act() : 99;
}

static int begins_a_process(void)
{
    int status = -1;
    pid_t pid = fork();

    if (pid == 0)
        _exit(7);
    return pid > 0 && waitpid(pid, &status, 0) == pid && WIFEXITED(status) ? WEXITSTATUS(status) : 98;
}

static int keeper_begins(void)
{
    return in_keeper(begins_a_process);
}

static int keeper_opens(void)
{
    return in_keeper(opens);
}

static int keeper_makes_a_socket(void)
{
    return in_keeper(makes_a_socket);
}

static void the_keeper_keeps_and_nothing_else(void **state)
{
    (void)state;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    skip(); /* whose own calls a filter of calls ends: there is none then */
#endif
    assert_int_equal(end_of(keeper_begins), 7);
    assert_int_equal(end_of(keeper_opens), EACCES);
    assert_int_equal(end_of(keeper_makes_a_socket), 1000 + SIGSYS);
}

#define IN_PUBLIC(act)               \
    static int act##_in_public(void) \
    {                                \
        return in_public(act);       \
    }
IN_PUBLIC(opens)
IN_PUBLIC(asks_who_it_is)
IN_PUBLIC(makes_a_socket)
IN_PUBLIC(serves)
IN_PUBLIC(runs)
IN_PUBLIC(forks)
IN_PUBLIC(traces)
IN_PUBLIC(kills)
IN_PUBLIC(tries_it)

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
    for (trying = forbidden; trying < forbidden + FORBIDDEN; trying++)
        if (trying->call != SYS_sendto && trying->call != SYS_sendmsg && end_of(tries_it_in_public) != 1000 + SIGSYS)
            fail_msg("the public's process may %s", trying->name);
    if (geteuid() == 0)
        assert_int_equal(end_of(is_root), 0);
    if (has_landlock())
        assert_int_equal(end_of(opens_with_files), EACCES);
}

/* --- every call there is ------------------------------------------------------------------------ */

/* From the table of the kernel and past its end, so that those are in it that come later. */
enum { CALLS = 1024, NOT_THERE = 1, THERE = 2 };
static long number;

/* Asked for nonsense; one says itself then that it is not there. */
static int is_there(void)
{
    static unsigned word;
    const long x = -1, got = number == SYS_futex ? syscall(number, &word, 1, 0) : syscall(number, x, x, x, x, x, x);

    return got == -1 && (errno == ENOSYS || errno == EPERM || errno == EACCES) ? NOT_THERE : THERE;
}

static int is_there_for_desk(void)
{
    return with_forbidden(is_there);
}

static int is_there_for_keeper(void)
{
    return in_keeper(is_there);
}

static int is_there_for_public(void)
{
    return in_public(is_there);
}

/* Of some a part is there. */
static bool is_there_in_part(long call)
{
    static const int calls[] = { SCMP_SYS(fcntl),  SCMP_SYS(ioctl),   SCMP_SYS(prctl),  SCMP_SYS(clone),
                                 SCMP_SYS(clone3), SCMP_SYS(vfork),   SCMP_SYS(tgkill), SCMP_SYS(prlimit64),
                                 SCMP_SYS(sendto), SCMP_SYS(sendmsg), SCMP_SYS(fchmod) };

    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
        if (calls[i] == call)
            return true;
    return false;
}

/* uretprobe and uprobe: newer kernels ask no filter about them, and answer nobody but a probe that root has set. */
static bool is_of_probes(long call)
{
#ifdef __x86_64__
    return call == 335 || call == 336;
#else
    return call < 0;
#endif
}

enum who { DESK = 1, KEEPER = 2, PUBLIC = 4 };

static bool is_listed(long call, unsigned who)
{
    static const struct {
        int call;
        unsigned who;
    } rows[] = {
#define CALL(name, who) { SCMP_SYS(name), who },
#include "web/process/calls.def"
#undef CALL
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].call == call)
            return rows[i].who & who;
    return false;
}

/* Those of the list are there, and no others; how many. The others are not there, or end whoever makes them. */
static int count_there(unsigned who, int (*act)(void))
{
    int there = 0;

    for (number = 0; number < CALLS; number++) {
        if (is_there_in_part(number) || is_of_probes(number))
            continue;
        int end = end_of(act);
        bool is = end != NOT_THERE && end != 1000 + SIGSYS;
        there += is;
        if (is != is_listed(number, who))
            fail_msg("call %ld for %u: it ended with %d", number, who, end);
    }
    return there;
}

static void every_call(void **state)
{
    (void)state;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    skip();
#endif
    int desk = count_there(DESK, is_there_for_desk), keeper = count_there(KEEPER, is_there_for_keeper),
        pages = count_there(PUBLIC, is_there_for_public);
    print_message("# of %d calls %d are there for the desk, %d for the keeper, %d for the public's process\n", CALLS,
                  desk, keeper, pages);
    assert_in_range(desk, 50, 150);
    assert_in_range(pages, 30, 45);
}

/* What a process could do to another one of the same user without opening anything, each as it would succeed. */
static long segment;
static unsigned long processors[16] = { 1 };
static int ordinary[12];

static long of_segment(int i)
{
    return i == 0 ? segment : 0;
}

static long of_new_segment(int i)
{
    return i == 0 ? IPC_PRIVATE : i == 1 ? 4096 : IPC_CREAT | 0600;
}

static long of_new_queue(int i)
{
    return i == 0 ? IPC_PRIVATE : IPC_CREAT | 0600;
}

static long of_new_set(int i)
{
    return i == 0 ? IPC_PRIVATE : i == 1 ? 1 : IPC_CREAT | 0600;
}

static long of_priority(int i)
{
    return i == 0 ? PRIO_PROCESS : i == 1 ? getppid() : 19;
}

static long of_affinity(int i)
{
    return i == 0 ? getppid() : i == 1 ? A(sizeof processors) : A(processors);
}

static long of_scheduler(int i)
{
    return i == 0 ? getppid() : i == 1 ? 0 : A(ordinary);
}

static long of_parameters(int i)
{
    return i == 0 ? getppid() : i == 1 ? A(ordinary) : 0;
}

static long of_disk_priority(int i)
{
    return i == 0 ? 1 : i == 1 ? getppid() : 3 << 13;
}

static const struct forbidden between[] = {
    { "make shared memory", SYS_shmget, of_new_segment },
    { "have another's shared memory", SYS_shmat, of_segment },
    { "look at another's shared memory", SYS_shmctl, of_segment },
    { "make a queue of messages", SYS_msgget, of_new_queue },
    { "send a message", SYS_msgsnd, of_segment },
    { "take a message", SYS_msgrcv, of_segment },
    { "make semaphores", SYS_semget, of_new_set },
    { "use semaphores", SYS_semop, of_segment },
    { "set a priority", SYS_setpriority, of_priority },
    { "set the processors", SYS_sched_setaffinity, of_affinity },
    { "set the scheduler", SYS_sched_setscheduler, of_scheduler },
    { "set its parameters", SYS_sched_setparam, of_parameters },
    { "set its attributes", SYS_sched_setattr, of_parameters },
    { "set the priority on disks", SYS_ioprio_set, of_disk_priority },
    { "be another user", SYS_setuid, of_segment },
    { "be in a session of its own", SYS_setsid, of_segment },
    { "watch files", SYS_inotify_init1, of_new_queue },
};

static int is_not_there(void)
{
    return tried() != -1 || errno != ENOSYS;
}

WITH_FORBIDDEN(is_not_there)

static void nothing_between_processes(void **state)
{
    (void)state;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    skip();
#endif
    segment = shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600); /* of this process, another one to those that try */
    assert_true(segment >= 0 || errno == ENOSYS);          /* a kernel without it */
    for (trying = between; trying < between + sizeof between / sizeof *between; trying++)
        if (end_of(is_not_there_with_forbidden) != 0)
            fail_msg("the desk may %s", trying->name);
    if (segment >= 0)
        shmctl((int)segment, IPC_RMID, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(files),
                                        cmocka_unit_test(versions),
                                        cmocka_unit_test(rights),
                                        cmocka_unit_test(bare),
                                        cmocka_unit_test(forbidden_calls),
                                        cmocka_unit_test(public),
                                        cmocka_unit_test(every_call),
                                        cmocka_unit_test(nothing_between_processes),
                                        cmocka_unit_test(the_keeper_keeps_and_nothing_else) };

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
