#include "db/chain.h"

#include <sodium.h>
#include <stdint.h>
#include <stdlib.h>

_Static_assert(HASH_SIZE == crypto_generichash_BYTES, "the size of the hash is part of the file");

static void add_number(crypto_generichash_state *state, uint64_t n)
{
    unsigned char byte[8];

    for (int i = 0; i < 8; i++)
        byte[i] = (unsigned char)(n >> 8 * i);
    crypto_generichash_update(state, byte, sizeof byte);
}

static void add_text(crypto_generichash_state *state, struct str s)
{
    add_number(state, s.n);
    if (s.n > 0)
        crypto_generichash_update(state, (const unsigned char *)s.p, s.n);
}

void chain_hash(const unsigned char before[HASH_SIZE], const struct journal_row *row,
                unsigned char out[HASH_SIZE])
{
    crypto_generichash_state state;

    if (sodium_init() < 0)
        abort();
    crypto_generichash_init(&state, NULL, 0, HASH_SIZE);
    crypto_generichash_update(&state, before, HASH_SIZE);
    add_number(&state, (uint64_t)row->entry);
    add_text(&state, row->time);
    add_text(&state, row->user);
    add_text(&state, row->command);
    add_text(&state, row->section);
    add_number(&state, (uint64_t)row->round);
    add_text(&state, row->teams);
    add_text(&state, row->change);
    add_text(&state, row->reason);
    add_text(&state, row->inverse);
    crypto_generichash_final(&state, out, HASH_SIZE);
}
