/* SPDX-License-Identifier: Apache-2.0 */
#include "web/process/disks.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"

enum { MB = 1 << 20 };

static bool is_one_of(struct str word, const char *const *words)
{
    while (*words && !str_eq(word, str_of(*words)))
        words++;
    return *words != NULL;
}

/* What a disk of people is formatted with. */
static bool holds_files(struct str type)
{
    static const char *const types[] = { "ext2",    "ext3",  "ext4", "vfat",   "exfat", "msdos", "ntfs",
                                         "ntfs3",   "btrfs", "xfs",  "f2fs",   "jfs",   "zfs",   "fuseblk",
                                         "hfsplus", "udf",   "hfs",  "nilfs2", NULL };

    return is_one_of(type, types);
}

/* Where the machine itself lives. */
static bool is_of_system(struct str path)
{
    static const char *const folders[] = { "/boot", "/efi",  "/usr", "/var", "/etc", "/snap",
                                           "/nix",  "/proc", "/sys", "/dev", NULL };
    struct str rest = path, first;

    if (path.n < 2)
        return true;
    str_cut(&rest, '/');
    first = str_cut(&rest, '/');
    return is_one_of((struct str){ path.p, first.n + 1 }, folders);
}

/* A blank is \040 there. */
static struct str unescaped(struct str word, struct arena *a)
{
    struct buffer out = { .arena = a };

    for (size_t i = 0; i < word.n; i++) {
        char letter = word.p[i];
        if (letter == '\\' && i + 3 < word.n) {
            letter = (char)((word.p[i + 1] - '0') * 64 + (word.p[i + 2] - '0') * 8 + (word.p[i + 3] - '0'));
            i += 3;
        }
        buffer_add(&out, (struct str){ &letter, 1 });
    }
    return (struct str){ out.p, out.n };
}

static bool is_apart(const char *path, const char *event, struct arena *a)
{
    struct stat of, at;
    const char *slash = event ? strrchr(event, '/') : NULL;
    const char *folder = slash ? str_c(a, (struct str){ event, (size_t)(slash - event) + 1 }) : ".";

    if (stat(path, &of) != 0 || !S_ISDIR(of.st_mode))
        return false;
    return !event || (stat(folder, &at) == 0 && at.st_dev != of.st_dev && access(path, W_OK | X_OK) == 0);
}

static void add(struct disks *out, struct str path, const char *event, struct arena *a)
{
    struct statvfs room;
    const char *name = str_c(a, path);

    for (size_t i = 0; i < path.n; i++)
        if ((unsigned char)path.p[i] < ' ')
            return;
    for (int i = 0; i < out->n; i++)
        if (str_eq(out->disk[i].path, path))
            return;
    if (out->n == DISKS_MOST || !is_apart(name, event, a) || statvfs(name, &room) != 0 ||
        (event && (room.f_flag & ST_RDONLY) != 0))
        return;
    out->disk[out->n++] = (struct disk){ path, (long)((unsigned long long)room.f_bavail * room.f_frsize / MB) };
}

/* "36 35 98:0 /mnt1 /mnt2 rw,noatime master:1 - ext3 /dev/root rw": the fifth word is where it is, the one behind the dash what it is. */
void disks_read(struct str mounts, const char *event, struct arena *a, struct disks *out)
{
    enum { BEFORE = 4 };

    *out = (struct disks){ 0 };
    while (mounts.n > 0) {
        struct str line = str_cut(&mounts, '\n'), path, word;
        for (int i = 0; i < BEFORE; i++)
            str_cut(&line, ' ');
        path = unescaped(str_cut(&line, ' '), a);
        do
            word = str_cut(&line, ' ');
        while (line.n > 0 && !str_eq(word, STR("-")));
        if (holds_files(str_cut(&line, ' ')) && !is_of_system(path))
            add(out, path, event, a);
    }
}

void disks_now(const char *event, struct arena *a, struct disks *out)
{
    enum { MOST = 1 << 18 };
    int fd = open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC);
    char *bytes = arena_new(a, char, MOST);
    size_t n = 0;
    ssize_t got = 0;

    while (fd >= 0 && n < MOST && (got = read(fd, bytes + n, MOST - n)) > 0)
        n += (size_t)got;
    if (fd >= 0)
        close(fd);
    disks_read((struct str){ bytes, n }, event, a, out);
}
