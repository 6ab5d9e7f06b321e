#include "web/jail.h"

#include <errno.h>
#include <grp.h>
#include <linux/landlock.h>
#include <seccomp.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "engine/base/err.h"

enum { NOBODY_ID = 65534 };

static bool leave_root(struct err *e)
{
    if (geteuid() != 0)
        return true;
    if (setgroups(0, NULL) == 0 && setgid(NOBODY_ID) == 0 && setuid(NOBODY_ID) == 0 && setuid(0) != 0)
        return true;
    return err_set(e, ERR_IO, "the process for the public cannot leave the rights of root: %s", strerror(errno));
}

/* All that the first version of Landlock can forbid, and nothing that is allowed. Kernels without it leave that to jail_calls. */
static void forbid_files(void)
{
    const struct landlock_ruleset_attr all = { .handled_access_fs = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1 };
    int fd = (int)syscall(SYS_landlock_create_ruleset, &all, sizeof all, 0);

    if (fd < 0)
        return;
    syscall(SYS_landlock_restrict_self, fd, 0);
    close(fd);
}

bool jail_files(struct err *e)
{
    const struct rlimit none = { 0, 0 };

    if (!leave_root(e))
        return false;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || setrlimit(RLIMIT_CORE, &none) != 0)
        return err_set(e, ERR_IO, "the process for the public cannot be confined: %s", strerror(errno));
    forbid_files();
    return true;
}

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
