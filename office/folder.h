/* SPDX-License-Identifier: Apache-2.0 */
/* folder.h - a folder of files that one program makes: it knows which are its own, and writes only what differs. */
#ifndef OFFICE_FOLDER_H
#define OFFICE_FOLDER_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#include "engine/base/reserved.h"
#include "engine/base/str.h"

struct arena;
struct err;

/* The list of its files, in the folder itself: docs/formats/site.md. */
#define FOLDER_LIST RESERVED_LIST

/* A file as it was left; `key` stands for what it was made of. */
struct folder_file {
    struct str path;
    long long size, time; /* of its last change, in nanoseconds */
    uint64_t key;
    bool kept; /* there and right, in this run */
};

enum { FOLDER_WRITERS = 16 };

/* Files are asked for and written by any number of threads between folder_begin and folder_end, each file by one of them. */
struct folder {
    struct arena *arena;
    struct str name;    /* as people gave it */
    struct str owner;   /* what the files are about: only its own folder is touched */
    struct str made_of; /* in which state, in which form; empty: not finished */
    struct folder_file *file;
    int n, cap;
    int *slot, nslot; /* by the hash of the path: number of a file, from 1 */
    int fd, list;     /* of the folder; of its list while it is written; -1: not open */
    int written, removed;
    pthread_mutex_t one;          /* of all above while files are written, and of */
    pthread_cond_t left;          /* somebody has ended */
    bool writing[FOLDER_WRITERS]; /* who has which name for a file that has none yet */
};

/* It stays where it is from then on. Opens it, or makes it where only the last folder of the path is missing; what other runs left is read. Nobody else writes
   while it is open. ERR_USAGE: it has files and no list of this owner, or cannot be a folder; ERR_BUSY: another program
   has been at it for two seconds; ERR_IO. */
bool folder_open(struct folder *f, struct str name, struct str owner, struct arena *a, struct err *e);
void folder_close(struct folder *f);

/* The same without waiting for others, and with nothing to close: could it be opened apart from them? */
bool folder_may(struct str name, struct str owner, struct arena *a, struct err *e);

/* Are all files as they were left, finished and made from that state? */
bool folder_is_as(struct folder *f, struct str made_of);

/* Files are written from here on. `all`: even those that are as they were left. */
bool folder_begin(struct folder *f, bool all, struct err *e);

/* Is that file as it was left, made from the same key? Then it stays. */
bool folder_keeps(struct folder *f, struct str path, uint64_t key);

/* Does it exist by now, no matter which thread wrote it in this run? */
bool folder_is_kept(struct folder *f, struct str path);

/* Writes it under another name beside it and renames it: whoever reads has the old one or the new one. Folders are made. ERR_USAGE:
   what stands there is an event. */
bool folder_write(struct folder *f, struct str path, uint64_t key, struct str bytes, struct err *e);

/* The same with the bytes themselves as the key. */
bool folder_put(struct folder *f, struct str path, struct str bytes, struct err *e);

/* Sorts the files by their paths, and removes those of earlier runs that this one has neither kept nor written, and folders that are empty then. */
bool folder_end(struct folder *f, struct str made_of, struct err *e);

/* FNV-1a over bytes; `key` is that of what went before, 0: nothing. */
uint64_t folder_key(uint64_t key, struct str bytes);

#endif
