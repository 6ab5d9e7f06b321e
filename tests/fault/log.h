/* SPDX-License-Identifier: Apache-2.0 */
/* log.h - what fault.so writes down so that a power cut can take it back: one record for each change of the disk. */
#ifndef TESTS_FAULT_LOG_H
#define TESTS_FAULT_LOG_H

#include <stdint.h>

enum fault_op {
    FAULT_WRITE,    /* bytes at `at` were overwritten; the file had `size`; the old bytes follow */
    FAULT_TRUNCATE, /* the file was cut to `at`; it had `size`; the bytes behind `at` follow */
    FAULT_SYNC,     /* the file, or the folder, of `inode` is on the disk */
    FAULT_CREATE,   /* `to` came into being */
    FAULT_RENAME,   /* `from` became `to`; what was there is kept as `saved` */
    FAULT_UNLINK,   /* `from` went; it is kept as `saved` */
    FAULT_LINK,     /* `to` is another name */
};

enum { FAULT_PATH = 300 };

struct fault_record {
    uint64_t inode; /* of the file; of the folder for what happens to names */
    uint64_t at, size;
    uint32_t op, nbyte;
    char from[FAULT_PATH], to[FAULT_PATH], saved[FAULT_PATH];
};

#endif
