/* SPDX-License-Identifier: Apache-2.0 */
#include "db/secret.h"

#include <sodium.h>
#include <stdlib.h>

void secret_make(void *p, size_t n)
{
    if (sodium_init() < 0)
        abort();
    randombytes_buf(p, n);
}

_Static_assert(SEED_SIZE == crypto_sign_SEEDBYTES && PUBLIC_SIZE == crypto_sign_PUBLICKEYBYTES &&
                   SIGNATURE_SIZE == crypto_sign_BYTES,
               "what is stored and shown has these sizes");

void secret_sign(const unsigned char seed[SEED_SIZE], struct str message, unsigned char key[PUBLIC_SIZE],
                 unsigned char signature[SIGNATURE_SIZE])
{
    unsigned char secret[crypto_sign_SECRETKEYBYTES];

    if (sodium_init() < 0)
        abort();
    crypto_sign_seed_keypair(key, secret, seed);
    crypto_sign_detached(signature, NULL, (const unsigned char *)message.p, message.n, secret);
    sodium_memzero(secret, sizeof secret);
}

bool secret_signed(const unsigned char key[PUBLIC_SIZE], struct str message,
                   const unsigned char signature[SIGNATURE_SIZE])
{
    return sodium_init() >= 0 &&
           crypto_sign_verify_detached(signature, (const unsigned char *)message.p, message.n, key) == 0;
}

void secret_forget(void *p, size_t n)
{
    sodium_memzero(p, n);
}
