/* SPDX-License-Identifier: Apache-2.0 */
#include "web/process/jail.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/landlock.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "engine/base/err.h"
#include "web/base/messages.h"

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
