/* SPDX-License-Identifier: Apache-2.0 */
/* jail_calls.c - which calls of the kernel a process that serves may make: those of web/process/calls.def, and of some a part. All others are not there for it, as on a kernel
   that has never heard of them, so that a library makes do with an older one; what nobody calls by mistake ends it. */
#include <errno.h>
#include <fcntl.h>
#include <linux/sockios.h>
#include <sched.h>
#include <seccomp.h>
#include <stdbool.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/base/err.h"
#include "web/base/messages.h"
#include "web/process/jail.h"

/* Of Linux 6.6, in the list that all machines share. */
enum { CALL_FCHMODAT2 = 452 };

/* A sanitizer makes calls of its own, looks for leaks by a process of its own and reads about itself in /proc: then none are given up. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { SANITIZED = true };
#else
enum { SANITIZED = false };
#endif

enum who { DESK = 1, KEEPER = 2, PUBLIC = 4 };

static const struct {
    int call;
    unsigned who;
} calls[] = {
#define CALL(name, who) { SCMP_SYS(name), who },
#include "web/process/calls.def"
#undef CALL
};

/* What neither ever does, nor a library of theirs, and who has broken in would. */
static const int forbidden[] = {
    /* programs and other processes */
    SCMP_SYS(execve),
    SCMP_SYS(execveat),
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

/* A rule for each value of an argument, of which the kernel reads 32 bits only. */
enum { LOW = -1u };

static bool add_values(scmp_filter_ctx filter, uint32_t action, int call, unsigned argument, const unsigned *value,
                       size_t n)
{
    bool ok = true;

    for (size_t i = 0; ok && i < n; i++)
        ok = seccomp_rule_add(filter, action, call, 1, SCMP_CMP(argument, SCMP_CMP_MASKED_EQ, LOW, value[i])) == 0;
    return ok;
}
#define ADD_VALUES(filter, action, call, argument, list) \
    add_values(filter, action, SCMP_SYS(call), argument, list, sizeof(list) / sizeof *(list))

/* What it asks of what is open; to type into a terminal, to paste into a console, and to have another process be told by a signal ends it. */
static bool add_commands(scmp_filter_ctx filter, unsigned who)
{
    static const unsigned asks[] = { F_GETFL, F_SETFL, F_GETFD, F_SETFD };
    static const unsigned locks[] = { F_DUPFD,     F_DUPFD_CLOEXEC, F_GETLK,      F_SETLK,     F_SETLKW,
                                      F_OFD_GETLK, F_OFD_SETLK,     F_OFD_SETLKW, F_ADD_SEALS, F_GET_SEALS };
    static const unsigned devices[] = { TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO };
    static const unsigned typing[] = { TIOCSTI, TIOCLINUX, FIOSETOWN, SIOCSPGRP };
    static const unsigned telling[] = { F_SETOWN, F_SETOWN_EX, F_SETSIG, F_NOTIFY };

    if (!ADD_VALUES(filter, SCMP_ACT_ALLOW, fcntl, 1, asks))
        return false;
    return who == PUBLIC || (ADD_VALUES(filter, SCMP_ACT_ALLOW, fcntl, 1, locks) &&
                             ADD_VALUES(filter, SCMP_ACT_ALLOW, ioctl, 1, devices) &&
                             ADD_VALUES(filter, SCMP_ACT_KILL_PROCESS, ioctl, 1, typing) &&
                             ADD_VALUES(filter, SCMP_ACT_KILL_PROCESS, fcntl, 1, telling));
}

/* The name of a thread and of memory, for whoever looks at it from outside. The keeper's child ends with the keeper, and gives up more. */
static bool add_settings(scmp_filter_ctx filter, unsigned who)
{
    enum { SET_VMA = 0x53564d41 }; /* PR_SET_VMA of Linux 5.17 */
    static const unsigned names[] = { PR_SET_NAME, PR_GET_NAME, SET_VMA };
    static const unsigned gives_up[] = { PR_SET_PDEATHSIG, PR_SET_NO_NEW_PRIVS, PR_GET_NO_NEW_PRIVS, PR_GET_SECCOMP };

    return ADD_VALUES(filter, SCMP_ACT_ALLOW, prctl, 0, names) &&
           (who != KEEPER || ADD_VALUES(filter, SCMP_ACT_ALLOW, prctl, 0, gives_up));
}

/* One half of the values of a bit, or of a number, is allowed, and the other half ends it. */
static bool add_bit(scmp_filter_ctx filter, int call, unsigned argument, unsigned bit, unsigned allowed)
{
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 1, SCMP_CMP(argument, SCMP_CMP_MASKED_EQ, bit, allowed)) ==
               0 &&
           seccomp_rule_add(filter, SCMP_ACT_KILL_PROCESS, call, 1,
                            SCMP_CMP(argument, SCMP_CMP_MASKED_EQ, bit, allowed ^ bit)) == 0;
}

static bool add_number(scmp_filter_ctx filter, int call, scmp_datum_t number)
{
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 1, SCMP_A0(SCMP_CMP_EQ, number)) == 0 &&
           seccomp_rule_add(filter, SCMP_ACT_KILL_PROCESS, call, 1, SCMP_A0(SCMP_CMP_NE, number)) == 0;
}

/* A connection that begins with what is sent needs no connect(). Of its own limits it is told, of others not. */
static bool add_sending(scmp_filter_ctx filter)
{
    return add_bit(filter, SCMP_SYS(sendto), 3, MSG_FASTOPEN, 0) &&
           add_bit(filter, SCMP_SYS(sendmsg), 2, MSG_FASTOPEN, 0) && add_number(filter, SCMP_SYS(prlimit64), 0);
}

/* A thread is begun, a process is not; the library does it the old way, clone(), where the new one is not there. Its own threads are signalled, as abort() does. The
   library of the database sets owner and mode of what it has open, but no file is to be run as its owner. */
static bool add_of_desk(scmp_filter_ctx filter)
{
    enum { AS_OWNER = S_ISUID | S_ISGID };

    return add_bit(filter, SCMP_SYS(clone), 0, CLONE_THREAD, CLONE_THREAD) &&
           add_number(filter, SCMP_SYS(tgkill), (scmp_datum_t)getpid()) &&
           seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(fchmod), 1, SCMP_A1(SCMP_CMP_MASKED_EQ, AS_OWNER, 0)) ==
               0 &&
           seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(fchmod), 1,
                            SCMP_A1(SCMP_CMP_MASKED_EQ, S_ISUID, S_ISUID)) == 0 &&
           seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(fchmod), 1,
                            SCMP_A1(SCMP_CMP_MASKED_EQ, S_ISGID, S_ISGID)) == 0;
}

static bool add_list(scmp_filter_ctx filter, uint32_t action, const int *call, size_t n)
{
    bool ok = true;

    for (size_t i = 0; ok && i < n; i++)
        ok = seccomp_rule_add(filter, action, call[i], 0) == 0;
    return ok;
}
#define ADD_LIST(filter, action, list) add_list(filter, action, list, sizeof(list) / sizeof *(list))

static bool add_calls(scmp_filter_ctx filter, unsigned who)
{
    bool ok = true;

    for (size_t i = 0; ok && i < sizeof calls / sizeof *calls; i++)
        ok = !(calls[i].who & who) || seccomp_rule_add(filter, SCMP_ACT_ALLOW, calls[i].call, 0) == 0;
    return ok && add_commands(filter, who) && add_settings(filter, who);
}

/* Of desk and keeper. */
static bool add_forbidden(scmp_filter_ctx filter)
{
    return ADD_LIST(filter, SCMP_ACT_KILL_PROCESS, forbidden) && ADD_LIST(filter, SCMP_ACT_ERRNO(EPERM), of_files) &&
           add_sending(filter);
}

/* Where the desk opens files: what a library of the keeper asks for is refused as a file that nobody may open. */
static const int by_name[] = {
    SCMP_SYS(open),    SCMP_SYS(openat),   SCMP_SYS(openat2), SCMP_SYS(creat),     SCMP_SYS(truncate),
    SCMP_SYS(unlink),  SCMP_SYS(unlinkat), SCMP_SYS(rename),  SCMP_SYS(renameat),  SCMP_SYS(renameat2),
    SCMP_SYS(link),    SCMP_SYS(linkat),   SCMP_SYS(symlink), SCMP_SYS(symlinkat), SCMP_SYS(mkdir),
    SCMP_SYS(mkdirat), SCMP_SYS(rmdir),
};

static const int fork_calls[] = { SCMP_SYS(fork), SCMP_SYS(vfork) };

static bool add_all(scmp_filter_ctx filter, unsigned who)
{
    if (!add_calls(filter, who))
        return false;
    if (who == PUBLIC)
        return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(sendto), 0) == 0 &&
               seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(sendmsg), 0) == 0;
    if (!add_forbidden(filter))
        return false;
    return who == KEEPER ? ADD_LIST(filter, SCMP_ACT_ERRNO(EACCES), by_name)
                         : add_of_desk(filter) && ADD_LIST(filter, SCMP_ACT_KILL_PROCESS, fork_calls);
}

/* All threads, but of the keeper, which has one. */
static bool confine(unsigned who, uint32_t others)
{
    scmp_filter_ctx filter = seccomp_init(others);
    bool ok = filter && (who == KEEPER || seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1) == 0) &&
              add_all(filter, who) && seccomp_load(filter) == 0;

    if (filter)
        seccomp_release(filter);
    return ok;
}

bool jail_keeper(struct err *e)
{
    return SANITIZED || confine(KEEPER, SCMP_ACT_ERRNO(ENOSYS)) || err_say(e, ERR_IO, say_public_without_seccomp());
}

bool jail_forbidden_calls(struct err *e)
{
    return SANITIZED || (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && confine(DESK, SCMP_ACT_ERRNO(ENOSYS))) ||
           err_say(e, ERR_IO, say_desk_without_seccomp());
}

bool jail_calls(struct err *e)
{
    return SANITIZED || confine(PUBLIC, SCMP_ACT_KILL_PROCESS) || err_say(e, ERR_IO, say_public_without_seccomp());
}
