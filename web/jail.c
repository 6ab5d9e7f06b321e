#include "web/jail.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/landlock.h>
#include <sched.h>
#include <seccomp.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "engine/base/err.h"

enum { NOBODY_ID = 65534 };

/* A sanitizer makes calls of its own, looks for leaks by a process of its own and reads about itself in /proc: then only files are
   given up, and those by the desk alone. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { SANITIZED = true };
#else
enum { SANITIZED = false };
#endif

static bool leave_root(struct err *e)
{
    if (geteuid() != 0)
        return true;
    if (setgroups(0, NULL) == 0 && setgid(NOBODY_ID) == 0 && setuid(NOBODY_ID) == 0 && setuid(0) != 0)
        return true;
    return err_set(e, ERR_IO, "the process for the public cannot leave the rights of root: %s", strerror(errno));
}

/* All that the first version of Landlock can forbid; -1: the kernel has none. */
enum { ALL_OF_FILES = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1 };

static int forbid_all(void)
{
    const struct landlock_ruleset_attr all = { .handled_access_fs = ALL_OF_FILES };

    return (int)syscall(SYS_landlock_create_ruleset, &all, sizeof all, 0);
}

/* Kernels without it leave that to jail_calls. */
static void forbid_files(void)
{
    int fd = forbid_all();

    if (fd < 0)
        return;
    syscall(SYS_landlock_restrict_self, fd, 0);
    close(fd);
}

bool jail_files(struct err *e)
{
    const struct rlimit none = { 0, 0 };

    if (SANITIZED)
        return true;
    if (!leave_root(e))
        return false;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || setrlimit(RLIMIT_CORE, &none) != 0)
        return err_set(e, ERR_IO, "the process for the public cannot be confined: %s", strerror(errno));
    forbid_files();
    return true;
}

/* --- the desk ----------------------------------------------------------------------------------- */

enum {
    READ_THEM = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR,
    OF_A_FILE = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE
};

static void allow(int rules, const char *path, uint64_t access)
{
    struct landlock_path_beneath_attr beneath = { .parent_fd = open(path, O_PATH | O_CLOEXEC) };
    struct stat st;

    if (beneath.parent_fd < 0 || fstat(beneath.parent_fd, &st) != 0)
        return;
    beneath.allowed_access = S_ISDIR(st.st_mode) ? access : access & OF_A_FILE;
    syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &beneath, 0);
    close(beneath.parent_fd);
}

/* What fonts, time zones, libraries and the system's own random numbers take. */
static void allow_system(int rules)
{
    static const char *const read[] = { "/usr",        "/lib",           "/lib64",          "/etc/fonts",
                                        "/etc/gnutls", "/etc/localtime", "/etc/timezone",   "/var/cache/fontconfig",
                                        "/dev/random", "/dev/urandom",   "/etc/ld.so.cache" };

    for (size_t i = 0; i < sizeof read / sizeof *read; i++)
        allow(rules, read[i], READ_THEM);
    allow(rules, "/dev/null", OF_A_FILE);
    if (SANITIZED) { /* and its own names, for what it has to say */
        allow(rules, "/proc", READ_THEM);
        allow(rules, "/proc/self/exe", READ_THEM);
    }
}

/* Everything but to run what is there. */
enum {
    WRITE_THEM = ALL_OF_FILES & ~(LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_MAKE_CHAR |
                                  LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SOCK)
};

bool jail_paths(const struct jail_path *path, int n, struct err *e)
{
    int rules = forbid_all();

    if (rules < 0)
        return true;
    allow_system(rules);
    for (int i = 0; i < n; i++)
        allow(rules, path[i].path, path[i].write ? WRITE_THEM : READ_THEM);
    bool ok = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    int why = errno;
    close(rules);
    return ok || err_set(e, ERR_IO, "the desk cannot give up files that are not its own: %s", strerror(why));
}

/* What a desk that serves never does, and who has broken in would. */
static const int deeds[] = {
    SCMP_SYS(execve),
    SCMP_SYS(execveat),
    SCMP_SYS(fork),
    SCMP_SYS(vfork),
    SCMP_SYS(connect),
    SCMP_SYS(bind),
    SCMP_SYS(listen),
    SCMP_SYS(ptrace),
    SCMP_SYS(process_vm_readv),
    SCMP_SYS(process_vm_writev),
    SCMP_SYS(pidfd_getfd),
    SCMP_SYS(kill),
    SCMP_SYS(mount),
    SCMP_SYS(umount2),
    SCMP_SYS(pivot_root),
    SCMP_SYS(chroot),
    SCMP_SYS(setns),
    SCMP_SYS(unshare),
    SCMP_SYS(bpf),
    SCMP_SYS(perf_event_open),
    SCMP_SYS(userfaultfd),
    SCMP_SYS(io_uring_setup),
    SCMP_SYS(open_by_handle_at),
    SCMP_SYS(init_module),
    SCMP_SYS(finit_module),
    SCMP_SYS(kexec_load),
    SCMP_SYS(add_key),
    SCMP_SYS(request_key),
    SCMP_SYS(keyctl),
};

/* A thread is begun, a process is not; the library does it the old way where the new one is not there. */
static bool add_deeds(scmp_filter_ctx filter)
{
    bool ok = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1) == 0;

    for (size_t i = 0; ok && i < sizeof deeds / sizeof *deeds; i++)
        ok = seccomp_rule_add(filter, SCMP_ACT_KILL_PROCESS, deeds[i], 0) == 0;
    return ok && seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0 &&
           seccomp_rule_add(filter, SCMP_ACT_KILL_PROCESS, SCMP_SYS(clone), 1,
                            SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0)) == 0;
}

bool jail_deeds(struct err *e)
{
    if (SANITIZED)
        return true;
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    bool ok = filter && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && add_deeds(filter) && seccomp_load(filter) == 0;

    if (filter)
        seccomp_release(filter);
    return ok || err_set(e, ERR_IO, "the desk cannot be confined: the kernel has no filter of calls");
}

/* --- the public --------------------------------------------------------------------------------- */

/* What serving what is open takes. */
static const int calls[] = {
    SCMP_SYS(read),
    SCMP_SYS(write),
    SCMP_SYS(writev),
    SCMP_SYS(recvfrom),
    SCMP_SYS(recvmsg),
    SCMP_SYS(sendto),
    SCMP_SYS(sendmsg),
    SCMP_SYS(accept4),
    SCMP_SYS(shutdown),
    SCMP_SYS(setsockopt),
    SCMP_SYS(getsockopt),
    SCMP_SYS(close),
    SCMP_SYS(fcntl),
    SCMP_SYS(poll),
    SCMP_SYS(ppoll),
    SCMP_SYS(epoll_wait),
    SCMP_SYS(epoll_pwait),
    SCMP_SYS(epoll_ctl),
    SCMP_SYS(mmap),
    SCMP_SYS(munmap),
    SCMP_SYS(mremap),
    SCMP_SYS(madvise),
    SCMP_SYS(mprotect),
    SCMP_SYS(brk),
    SCMP_SYS(futex),
    SCMP_SYS(sched_yield),
    SCMP_SYS(clock_gettime),
    SCMP_SYS(gettimeofday),
    SCMP_SYS(clock_nanosleep),
    SCMP_SYS(restart_syscall),
    SCMP_SYS(rt_sigreturn),
    SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(getrandom),
    SCMP_SYS(gettid),
    SCMP_SYS(getpid),
    SCMP_SYS(exit),
    SCMP_SYS(exit_group),
    SCMP_SYS(fstat),
    SCMP_SYS(newfstatat),
    /* a thread that is only beginning */
    SCMP_SYS(rseq),
    SCMP_SYS(set_robust_list),
    SCMP_SYS(sched_getaffinity),
};

bool jail_calls(struct err *e)
{
    if (SANITIZED)
        return true;
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_KILL_PROCESS);
    bool ok = filter && seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1) == 0;

    for (size_t i = 0; ok && i < sizeof calls / sizeof *calls; i++)
        ok = seccomp_rule_add(filter, SCMP_ACT_ALLOW, calls[i], 0) == 0;
    ok = ok && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prctl), 1, SCMP_A0(SCMP_CMP_EQ, PR_SET_NAME)) == 0;
    ok = ok && seccomp_load(filter) == 0;
    if (filter)
        seccomp_release(filter);
    return ok || err_set(e, ERR_IO, "the process for the public cannot be confined: the kernel has no filter of calls");
}
