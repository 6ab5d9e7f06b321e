/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_form.c - what pages send: words of a form, of JSON, of a cookie. What is read of a form is text, and comes back
   through an address as it was. */
#include "web/base/form.h"

#include <stdlib.h>

#include "tests/fuzz/fuzz.h"
#include "web/http/session.h"

static void check(const struct form *f, struct arena *a)
{
    struct str back;

    if (f->n > FORM_WORDS_MAX)
        abort();
    for (int i = 0; i < f->n; i++)
        if (!percent_decode(percent_encode(f->word[i].value, a), true, a, &back) || !str_eq(back, f->word[i].value))
            abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const unsigned char secret[SESSION_SECRET];
    struct str bytes = { (const char *)data, size };
    struct arena arena = { 0 };
    struct err form = { 0 }, json = { 0 };
    struct form f;
    struct session s;

    if (form_read(bytes, &arena, &f, &form))
        check(&f, &arena);
    else
        fuzz_refused(&form);
    if (form_read_json(bytes, &arena, &f, &json))
        check(&f, &arena);
    else
        fuzz_refused(&json);
    session_read(session_cookie(bytes, STR("desk")), secret, 0, &s);
    arena_free(&arena);
    return 0;
}
