/* secret.h - what nobody can guess; for db/ and desk/. */
#ifndef DB_SECRET_H
#define DB_SECRET_H

#include <stddef.h>

/* Fills it with random bytes of the machine. */
void secret_make(void *p, size_t n);

#endif
