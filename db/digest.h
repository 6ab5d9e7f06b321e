/* SPDX-License-Identifier: Apache-2.0 */
/* digest.h - BLAKE2b over numbers and texts, each led by its length, for db/ only; SHA-256, which browsers can make, for what the public is
   shown. */
#ifndef DB_DIGEST_H
#define DB_DIGEST_H

#include <stdalign.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/base/str.h"

enum { HASH_SIZE = 32 };

struct digest {
    alignas(64) unsigned char inside[384];
};

void digest_open(struct digest *d);
void digest_bytes(struct digest *d, const void *p, size_t n); /* without a length */
void digest_number(struct digest *d, uint64_t n);
void digest_text(struct digest *d, struct str s);
void digest_close(struct digest *d, unsigned char hash[HASH_SIZE]);

/* Of bytes that are all in memory; some digest must have been opened before. */
void digest_of(const void *p, size_t n, unsigned char hash[HASH_SIZE]);

/* SHA-256 of the bytes in small hexadecimal digits; in the arena. */
struct arena;
struct str digest_sha256(struct str s, struct arena *a);

/* Any bytes as such digits, and back; false: other characters, or not as many. */
struct str digest_hex(const unsigned char *p, size_t n, struct arena *a);
bool digest_from_hex(struct str hex, unsigned char *out, size_t n);

#endif
