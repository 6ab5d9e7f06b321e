/* SPDX-License-Identifier: Apache-2.0 */
/* block.h - the pages that the public's process hands out: the latest block, and those before it that somebody reads still. By any thread. */
#ifndef WEB_PUBLIC_BLOCK_H
#define WEB_PUBLIC_BLOCK_H

struct block;
struct bundle;

/* The block of a file, which is closed, is the latest from here on; what is no block of pages is passed over. Whoever reads one so old that others have followed it and are
   read, too, is cut off: memory has an end, and the browser asks again. */
void block_open(int fd);

/* The latest one, to be left; NULL: there is none yet. */
struct block *block_take(void);
void block_leave(struct block *b); /* NULL is fine */
const struct bundle *block_pages(const struct block *b);

/* It is sent to that connection, and left once that has come to its end, which is told before the connection is closed. NULL: there is no memory, and it is not left. */
void *block_read(struct block *b, int connection);
void block_read_to_end(void *reader);

#endif
