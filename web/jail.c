/* SPDX-License-Identifier: Apache-2.0 */
#include "web/jail.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/landlock.h>
#include <linux/sockios.h>
#include <sched.h>
#include <seccomp.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "engine/base/err.h"
#include "web/messages.h"

enum { NOBODY_ID = 65534 };

/* Of Linux 6.6, in the list that all machines share. */
enum { CALL_FCHMODAT2 = 452 };

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
    return err_say(e, ERR_IO, say_public_keeps_root(strerror(errno)));
}

void jail_bare(int first)
{
    const struct rlimit none = { 0, 0 };

    closefrom(first);
    setrlimit(RLIMIT_CORE, &none);
    if (!SANITIZED) /* one that looks for leaks looks at itself */
        prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

/* --- Landlock ----------------------------------------------------------------------------------- */

/* What its versions can forbid; the header of the system may be older than the kernel. */
enum {
    FS_1 = (1 << 13) - 1,   /* Linux 5.13: to run, write, read, list, remove and make files */
    FS_REFER = 1 << 13,     /* 5.19: into another folder */
    FS_TRUNCATE = 1 << 14,  /* 6.2 */
    FS_IOCTL_DEV = 1 << 15, /* 6.10: of devices */
    NET_TCP = 3,            /* 6.7: to have a port, to reach one */
    SCOPED = 3,             /* 6.12: sockets without a file, signals */
};

/* struct landlock_ruleset_attr of version 6; a kernel that knows less is told of less. */
struct ruleset {
    uint64_t files, net, scope;
};

int jail_version(void)
{
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);

    return version > 0 ? (int)version : 0;
}

struct jail_rights jail_rights(int version)
{
    static const struct {
        int since;
        struct jail_rights rights;
    } rows[] = {
        { 1, { .files = FS_1 } },  { 2, { .files = FS_REFER } },     { 3, { .files = FS_TRUNCATE } },
        { 4, { .net = NET_TCP } }, { 5, { .files = FS_IOCTL_DEV } }, { 6, { .scope = SCOPED } },
    };
    struct jail_rights all = { 0 };

    for (size_t i = 0; i < sizeof rows / sizeof *rows && rows[i].since <= version; i++) {
        all.files |= rows[i].rights.files;
        all.net |= rows[i].rights.net;
        all.scope |= rows[i].rights.scope;
    }
    return all;
}

/* How much of a set of rules a kernel of that version reads: first files alone, then what connects, then signals. */
static size_t known_to(int version)
{
    if (version >= 6)
        return sizeof(struct ruleset);
    return version >= 4 ? 2 * sizeof(uint64_t) : sizeof(uint64_t);
}

/* All that this kernel can forbid; -1: nothing. */
static int forbid_all(void)
{
    int version = jail_version();
    const struct jail_rights all = jail_rights(version);
    const struct ruleset rules = { all.files, all.net, all.scope };

    return version > 0 ? (int)syscall(SYS_landlock_create_ruleset, &rules, known_to(version), 0) : -1;
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
    if (SANITIZED)
        return true;
    if (!leave_root(e))
        return false;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0)
        return err_say(e, ERR_IO, say_public_not_confined(strerror(errno)));
    forbid_files();
    return true;
}

/* --- the desk ----------------------------------------------------------------------------------- */

enum {
    READ_THEM = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR,
    OF_A_FILE = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE | FS_TRUNCATE
};

static void allow(int rules, const char *path, uint64_t access)
{
    struct landlock_path_beneath_attr beneath = { .parent_fd = open(path, O_PATH | O_CLOEXEC) };
    struct stat st;

    if (beneath.parent_fd < 0 || fstat(beneath.parent_fd, &st) != 0)
        return;
    beneath.allowed_access = (S_ISDIR(st.st_mode) ? access : access & OF_A_FILE) & jail_rights(jail_version()).files;
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
    WRITE_THEM = (FS_1 | FS_REFER | FS_TRUNCATE) & ~(LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_MAKE_CHAR |
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
    return ok || err_say(e, ERR_IO, say_desk_keeps_foreign_files(strerror(why)));
}

/* What a desk that serves never does, and who has broken in would. */
static const int forbidden[] = {
    /* programs and other processes */
    SCMP_SYS(execve),
    SCMP_SYS(execveat),
    SCMP_SYS(fork),
    SCMP_SYS(vfork),
    SCMP_SYS(ptrace),
    SCMP_SYS(process_vm_readv),
    SCMP_SYS(process_vm_writev),
    SCMP_SYS(process_madvise),
    SCMP_SYS(kcmp),
    SCMP_SYS(pidfd_open),
    SCMP_SYS(pidfd_getfd),
    SCMP_SYS(pidfd_send_signal),
    SCMP_SYS(kill),
    SCMP_SYS(tkill),
    SCMP_SYS(rt_sigqueueinfo),
    SCMP_SYS(rt_tgsigqueueinfo),
    /* what is on the network, of whatever kind: what listens does so already */
    SCMP_SYS(socket),
    SCMP_SYS(connect),
    SCMP_SYS(bind),
    SCMP_SYS(listen),
    SCMP_SYS(sendmmsg),
    /* files that are none, or that nobody has named */
    SCMP_SYS(mknod),
    SCMP_SYS(mknodat),
    SCMP_SYS(open_by_handle_at),
    /* the machine */
    SCMP_SYS(mount),
    SCMP_SYS(umount2),
    SCMP_SYS(open_tree),
    SCMP_SYS(move_mount),
    SCMP_SYS(fsopen),
    SCMP_SYS(fspick),
    SCMP_SYS(fsmount),
    SCMP_SYS(mount_setattr),
    SCMP_SYS(pivot_root),
    SCMP_SYS(chroot),
    SCMP_SYS(setns),
    SCMP_SYS(unshare),
    SCMP_SYS(swapon),
    SCMP_SYS(swapoff),
    SCMP_SYS(reboot),
    SCMP_SYS(settimeofday),
    SCMP_SYS(clock_settime),
    SCMP_SYS(clock_adjtime),
    SCMP_SYS(adjtimex),
    SCMP_SYS(sethostname),
    SCMP_SYS(setdomainname),
    SCMP_SYS(acct),
    SCMP_SYS(quotactl),
    /* the kernel */
    SCMP_SYS(bpf),
    SCMP_SYS(perf_event_open),
    SCMP_SYS(userfaultfd),
    SCMP_SYS(io_uring_setup),
    SCMP_SYS(init_module),
    SCMP_SYS(finit_module),
    SCMP_SYS(delete_module),
    SCMP_SYS(kexec_load),
    SCMP_SYS(kexec_file_load),
    SCMP_SYS(add_key),
    SCMP_SYS(request_key),
    SCMP_SYS(keyctl),
};

/* Whose a file is, who may do what with it, when it was changed: Landlock does not ask. They are refused and end nothing, since fontconfig tries them on a
   cache that is out of date. */
static const int of_files[] = {
    SCMP_SYS(chmod),     SCMP_SYS(fchmodat),    CALL_FCHMODAT2,         SCMP_SYS(chown),
    SCMP_SYS(lchown),    SCMP_SYS(fchownat),    SCMP_SYS(utime),        SCMP_SYS(utimes),
    SCMP_SYS(futimesat), SCMP_SYS(utimensat),   SCMP_SYS(setxattr),     SCMP_SYS(lsetxattr),
    SCMP_SYS(fsetxattr), SCMP_SYS(removexattr), SCMP_SYS(lremovexattr), SCMP_SYS(fremovexattr),
};

/* Commands of a call, of which the kernel reads 32 bits only: to type into a terminal, to paste into a console, and to have another process
   be told by a signal. */
enum { LOW = -1u };
static const unsigned ioctls[] = { TIOCSTI, TIOCLINUX, FIOSETOWN, SIOCSPGRP };
static const unsigned fcntls[] = { F_SETOWN, F_SETOWN_EX, F_SETSIG, F_NOTIFY };

static bool add_commands(scmp_filter_ctx filter, int call, const unsigned *command, size_t n)
{
    bool ok = true;

    for (size_t i = 0; ok && i < n; i++)
        ok =
            seccomp_rule_add(filter, SCMP_ACT_KILL_PROCESS, call, 1, SCMP_A1(SCMP_CMP_MASKED_EQ, LOW, command[i])) == 0;
    return ok;
}

/* A connection that begins with what is sent needs no connect(). */
static bool add_fast_open(scmp_filter_ctx filter)
{
    return seccomp_rule_add(filter, SCMP_ACT_KILL_PROCESS, SCMP_SYS(sendto), 1,
                            SCMP_A3(SCMP_CMP_MASKED_EQ, MSG_FASTOPEN, MSG_FASTOPEN)) == 0 &&
           seccomp_rule_add(filter, SCMP_ACT_KILL_PROCESS, SCMP_SYS(sendmsg), 1,
                            SCMP_A2(SCMP_CMP_MASKED_EQ, MSG_FASTOPEN, MSG_FASTOPEN)) == 0;
}

/* Of its own threads and limits it is told, of others not. The library of the database sets owner and mode of what it has open, but no
   file is to be run as its owner: one bit after the other, for a rule asks whether all of its bits are set. */
static bool add_of_others(scmp_filter_ctx filter)
{
    static const unsigned as_owner[] = { S_ISUID, S_ISGID };
    bool ok = seccomp_rule_add(filter, SCMP_ACT_KILL_PROCESS, SCMP_SYS(tgkill), 1,
                               SCMP_A0(SCMP_CMP_NE, (scmp_datum_t)getpid())) == 0 &&
              seccomp_rule_add(filter, SCMP_ACT_KILL_PROCESS, SCMP_SYS(prlimit64), 1, SCMP_A0(SCMP_CMP_NE, 0)) == 0;

    for (size_t i = 0; ok && i < sizeof as_owner / sizeof *as_owner; i++)
        ok = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(fchmod), 1,
                              SCMP_A1(SCMP_CMP_MASKED_EQ, as_owner[i], as_owner[i])) == 0;
    return ok;
}

/* A thread is begun, a process is not; the library does it the old way where the new one is not there. */
static bool add_processes(scmp_filter_ctx filter)
{
    return seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0 &&
           seccomp_rule_add(filter, SCMP_ACT_KILL_PROCESS, SCMP_SYS(clone), 1,
                            SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0)) == 0;
}

static bool add_all_forbidden(scmp_filter_ctx filter)
{
    bool ok = true;

    for (size_t i = 0; ok && i < sizeof forbidden / sizeof *forbidden; i++)
        ok = seccomp_rule_add(filter, SCMP_ACT_KILL_PROCESS, forbidden[i], 0) == 0;
    for (size_t i = 0; ok && i < sizeof of_files / sizeof *of_files; i++)
        ok = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), of_files[i], 0) == 0;
    return ok && add_fast_open(filter) &&
           add_commands(filter, SCMP_SYS(ioctl), ioctls, sizeof ioctls / sizeof *ioctls) &&
           add_commands(filter, SCMP_SYS(fcntl), fcntls, sizeof fcntls / sizeof *fcntls);
}

static bool add_forbidden(scmp_filter_ctx filter)
{
    return seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1) == 0 && add_all_forbidden(filter) &&
           add_processes(filter) && add_of_others(filter);
}

/* By a name. What a library asks for is refused, and does not end the process. */
static const int names[] = {
    SCMP_SYS(open),    SCMP_SYS(openat),   SCMP_SYS(openat2), SCMP_SYS(creat),     SCMP_SYS(truncate),
    SCMP_SYS(unlink),  SCMP_SYS(unlinkat), SCMP_SYS(rename),  SCMP_SYS(renameat),  SCMP_SYS(renameat2),
    SCMP_SYS(link),    SCMP_SYS(linkat),   SCMP_SYS(symlink), SCMP_SYS(symlinkat), SCMP_SYS(mkdir),
    SCMP_SYS(mkdirat), SCMP_SYS(rmdir),
};

static bool add_names(scmp_filter_ctx filter)
{
    bool ok = true;

    for (size_t i = 0; ok && i < sizeof names / sizeof *names; i++)
        ok = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EACCES), names[i], 0) == 0;
    return ok;
}

bool jail_keeper(struct err *e)
{
    if (SANITIZED)
        return true;
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    bool ok = filter && add_all_forbidden(filter) && add_names(filter) && seccomp_load(filter) == 0;

    if (filter)
        seccomp_release(filter);
    return ok || err_say(e, ERR_IO, say_public_without_seccomp());
}

bool jail_forbidden_calls(struct err *e)
{
    if (SANITIZED)
        return true;
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    bool ok =
        filter && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && add_forbidden(filter) && seccomp_load(filter) == 0;

    if (filter)
        seccomp_release(filter);
    return ok || err_say(e, ERR_IO, say_desk_without_seccomp());
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

/* Of what is open it asks and says whether a call waits, and no more. */
static bool allow_commands(scmp_filter_ctx filter)
{
    static const unsigned commands[] = { F_GETFL, F_SETFL, F_GETFD, F_SETFD };
    bool ok = seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prctl), 1, SCMP_A0(SCMP_CMP_EQ, PR_SET_NAME)) == 0;

    for (size_t i = 0; ok && i < sizeof commands / sizeof *commands; i++)
        ok = seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1,
                              SCMP_A1(SCMP_CMP_MASKED_EQ, LOW, commands[i])) == 0;
    return ok;
}

bool jail_calls(struct err *e)
{
    if (SANITIZED)
        return true;
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_KILL_PROCESS);
    bool ok = filter && seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1) == 0;

    for (size_t i = 0; ok && i < sizeof calls / sizeof *calls; i++)
        ok = seccomp_rule_add(filter, SCMP_ACT_ALLOW, calls[i], 0) == 0;
    ok = ok && allow_commands(filter) && seccomp_load(filter) == 0;
    if (filter)
        seccomp_release(filter);
    return ok || err_say(e, ERR_IO, say_public_without_seccomp());
}
