/* SPDX-License-Identifier: Apache-2.0 */
/* secret.h - keys that nobody can guess, and signatures that only their owner can make (Ed25519, RFC 8032); for db/, desk/ and office/. */
#ifndef DB_SECRET_H
#define DB_SECRET_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/base/str.h"

/* Fills it with random bytes from the system. */
void secret_make(void *p, size_t n);

/* A key is made of 32 secret bytes and told to everybody as 32 others; a signature has 64. */
enum { SEED_SIZE = 32, PUBLIC_SIZE = 32, SIGNATURE_SIZE = 64 };
void secret_sign(const unsigned char seed[SEED_SIZE], struct str message, unsigned char key[PUBLIC_SIZE],
                 unsigned char signature[SIGNATURE_SIZE]);
void secret_forget(void *p, size_t n);
bool secret_signed(const unsigned char key[PUBLIC_SIZE], struct str message,
                   const unsigned char signature[SIGNATURE_SIZE]);

#endif
