/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_gate.c - the head of a request, its method and its target, a line for each header: whatever stands in it, there is one answer, and what comes in has
   one host, one length, and comes from a page of ours if it changes anything. */
#include "web/http/gate.h"

#include <stdlib.h>

#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { MOST = 100 };
    const struct gate gate = { .origin = { STR("http://localhost:8080") }, .n = 1 };
    struct str rest = { (const char *)data, size };
    struct header line[MOST];
    struct str target = str_cut(&rest, '\n'), method = str_cut(&target, ' ');
    struct head head = { method, target.n ? target : STR("/"), line, 0, 0 };
    struct message why = { 0 };

    while (rest.n > 0 && head.n < MOST) {
        struct str value = str_cut(&rest, '\n'), name = str_cut(&value, ':');
        line[head.n++] = (struct header){ name, str_trim(value) };
    }
    int status = gate_check(&gate, &head, &why);
    if (!why.row || (status && (status < 400 || status > 499)))
        abort();
    if (!status && !str_same(head_value(&head, STR("Host")), STR("localhost:8080")))
        abort();
    return 0;
}
