#include "db/secret.h"

#include <sodium.h>
#include <stdlib.h>

void secret_make(void *p, size_t n)
{
    if (sodium_init() < 0)
        abort();
    randombytes_buf(p, n);
}
