/* SPDX-License-Identifier: Apache-2.0 */
#include "db/digest.h"

#include <sodium.h>
#include <stdlib.h>

#include "engine/base/arena.h"

_Static_assert(HASH_SIZE == crypto_generichash_BYTES, "the size of the hash is part of the file");
_Static_assert(sizeof(crypto_generichash_state) <= sizeof(struct digest), "it fits");

static crypto_generichash_state *state_of(struct digest *d)
{
    return (crypto_generichash_state *)(void *)d->inside;
}

void digest_open(struct digest *d)
{
    if (sodium_init() < 0)
        abort();
    crypto_generichash_init(state_of(d), NULL, 0, HASH_SIZE);
}

void digest_bytes(struct digest *d, const void *p, size_t n)
{
    if (n > 0)
        crypto_generichash_update(state_of(d), p, n);
}

void digest_number(struct digest *d, uint64_t n)
{
    unsigned char byte[8];

    for (int i = 0; i < 8; i++)
        byte[i] = (unsigned char)(n >> 8 * i);
    digest_bytes(d, byte, sizeof byte);
}

void digest_text(struct digest *d, struct str s)
{
    digest_number(d, s.n);
    digest_bytes(d, s.p, s.n);
}

void digest_close(struct digest *d, unsigned char hash[HASH_SIZE])
{
    crypto_generichash_final(state_of(d), hash, HASH_SIZE);
}

void digest_of(const void *p, size_t n, unsigned char hash[HASH_SIZE])
{
    crypto_generichash(hash, HASH_SIZE, p, n, NULL, 0);
}

struct str digest_hex(const unsigned char *p, size_t n, struct arena *a)
{
    char *hex = arena_new(a, char, 2 * n + 1);

    sodium_bin2hex(hex, 2 * n + 1, p, n);
    return (struct str){ hex, 2 * n };
}

bool digest_from_hex(struct str hex, unsigned char *out, size_t n)
{
    size_t length;

    return hex.n == 2 * n && sodium_hex2bin(out, n, hex.p, hex.n, NULL, &length, NULL) == 0 && length == n;
}

struct str digest_sha256(struct str s, struct arena *a)
{
    unsigned char hash[crypto_hash_sha256_BYTES];

    crypto_hash_sha256(hash, (const unsigned char *)s.p, s.n);
    return digest_hex(hash, sizeof hash, a);
}
