/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/soak/loss.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/fault/log.h"
#include "tests/soak/stream.h"

struct change {
    struct fault_record head;
    char *bytes;
    bool lost;
};

struct changes {
    struct change *item;
    int n;
};

static struct changes read_log(const char *log)
{
    struct changes all = { 0 };
    struct fault_record head;
    FILE *in = fopen(log, "rb");

    while (in && fread(&head, sizeof head, 1, in) == 1) {
        all.item = realloc(all.item, (size_t)(all.n + 1) * sizeof *all.item);
        struct change *c = &all.item[all.n++];
        *c = (struct change){ .head = head, .bytes = malloc(head.nbyte + 1) };
        if (fread(c->bytes, 1, head.nbyte, in) != head.nbyte)
            abort();
    }
    if (in)
        fclose(in);
    return all;
}

static bool is_of_bytes(const struct change *c)
{
    return c->head.op == FAULT_WRITE || c->head.op == FAULT_TRUNCATE;
}

/* Was the file, or the folder, brought to the disk after this change? */
static bool is_settled(const struct changes *all, int i)
{
    for (int j = i + 1; j < all->n; j++)
        if (all->item[j].head.op == FAULT_SYNC && all->item[j].head.inode == all->item[i].head.inode)
            return true;
    return false;
}

/* Names change in their order, so what is lost of them is the end; bytes of a file may arrive in any order. */
static void choose(struct changes *all, unsigned lot)
{
    bool names = false;

    for (int i = 0; i < all->n; i++) {
        struct change *c = &all->item[i];
        if (c->head.op == FAULT_SYNC || is_settled(all, i))
            continue;
        c->lost = lot == LOSE_ALL || lot_draw(&lot, 2);
        if (!is_of_bytes(c))
            c->lost = names = names || c->lost;
    }
}

static bool has_inode(const char *path, uint64_t inode)
{
    struct stat st;

    return lstat(path, &st) == 0 && S_ISREG(st.st_mode) && st.st_ino == inode;
}

/* The file is looked for in the folder, in folders in it, and among those that were kept beside the log. */
static bool find_in(const char *folder, uint64_t inode, char path[FAULT_PATH * 2])
{
    DIR *dir = opendir(folder);
    char inner[FAULT_PATH * 2];
    bool found = false;

    for (struct dirent *entry; dir && !found && (entry = readdir(dir));) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        snprintf(inner, sizeof inner, "%s/%s", folder, entry->d_name);
        found = has_inode(inner, inode);
        if (found)
            strcpy(path, inner);
        else
            found = entry->d_type == DT_DIR && find_in(inner, inode, path);
    }
    if (dir)
        closedir(dir);
    return found;
}

static bool find(const struct changes *all, const char *folder, uint64_t inode, char path[FAULT_PATH * 2])
{
    if (find_in(folder, inode, path))
        return true;
    for (int i = 0; i < all->n; i++)
        if (all->item[i].head.saved[0] && has_inode(all->item[i].head.saved, inode)) {
            snprintf(path, FAULT_PATH * 2, "%s", all->item[i].head.saved);
            return true;
        }
    return false;
}

static bool overlaps(const struct change *a, const struct change *b)
{
    uint64_t end_a = a->head.at + a->head.nbyte, end_b = b->head.at + b->head.nbyte;
    bool grows = b->head.at + b->head.nbyte >= a->head.size;

    return grows || (a->head.at < end_b && b->head.at < end_a);
}

/* A later write to the same place has arrived: then this one cannot be told from one that has. */
static bool is_covered(const struct changes *all, int i)
{
    for (int j = i + 1; j < all->n; j++)
        if (is_of_bytes(&all->item[j]) && !all->item[j].lost && all->item[j].head.inode == all->item[i].head.inode &&
            overlaps(&all->item[i], &all->item[j]))
            return true;
    return false;
}

static void take_back_bytes(const struct changes *all, int i, const char *folder)
{
    const struct change *c = &all->item[i];
    char path[FAULT_PATH * 2];
    struct stat st;

    if (is_covered(all, i) || !find(all, folder, c->head.inode, path))
        return;
    int fd = open(path, O_WRONLY | O_CLOEXEC);
    if (fd < 0 || pwrite(fd, c->bytes, c->head.nbyte, (off_t)c->head.at) != (ssize_t)c->head.nbyte ||
        (fstat(fd, &st) == 0 && (uint64_t)st.st_size > c->head.size && ftruncate(fd, (off_t)c->head.size) != 0))
        abort();
    close(fd);
}

static void take_back_name(const struct change *c)
{
    const struct fault_record *r = &c->head;

    if (r->op == FAULT_CREATE && unlink(r->to) != 0)
        rmdir(r->to);
    if (r->op == FAULT_LINK)
        unlink(r->to);
    if (r->op == FAULT_RENAME)
        rename(r->to, r->from);
    if (r->saved[0])
        rename(r->saved, r->op == FAULT_RENAME ? r->to : r->from);
}

int loss_apply(const char *folder, const char *log, unsigned lot)
{
    struct changes all = read_log(log);
    int lost = 0;

    choose(&all, lot);
    for (int i = all.n - 1; i >= 0; i--) {
        if (!all.item[i].lost)
            continue;
        lost++;
        if (is_of_bytes(&all.item[i]))
            take_back_bytes(&all, i, folder);
        else
            take_back_name(&all.item[i]);
    }
    for (int i = 0; i < all.n; i++) {
        unlink(all.item[i].head.saved);
        free(all.item[i].bytes);
    }
    free(all.item);
    unlink(log);
    return lost;
}
