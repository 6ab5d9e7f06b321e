/* SPDX-License-Identifier: Apache-2.0 */
/* wal_sync.h - a log is brought to the disk once for each operation, not three times; for db/ only.
   SQLite syncs a log when it has written its head, when a transaction is whole, and again before it folds it into the file. The first is
   for logs that begin anew over an older one; the last for what somebody else wrote. Where there is neither it is left out. */
#ifndef DB_WAL_SYNC_H
#define DB_WAL_SYNC_H

/* From here on, for all files that are opened; after SQLite is configured. */
void wal_sync_begin(void);

#endif
