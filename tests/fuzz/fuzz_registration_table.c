/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_registration_table.c - registrations as tables: CSV, whole workbooks, and worksheets of a workbook made for them. */
#include "import/registration.h"
#include "teams/registration.h"
#include "tests/fuzz/fuzz.h"
#include "tests/unit/import/workbook.h"

static const char texts[] = "<sst><si><t>Team</t></si><si><t>Player</t></si><si><t>Fed</t></si></sst>";
static const char styles[] = "<styleSheet><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs></styleSheet>";

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct event known = { .name = { "Cup", 3 }, .federation = { "GEO", 3 } };
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct err e = { 0 };
    struct registration_place place;
    struct event ev;
    struct str bytes = { (const char *)data, size };

    if (size > 0 && data[0] == '<')
        bytes = workbook_stored(bytes, texts, styles, &a);
    if (registration_table_read(bytes, STR("fuzz"), &known, NULL, &a, &ev, &place, &f, &e)) {
        registration_check(&ev, &f);
        registration_place(&place, &f);
    } else {
        fuzz_refused(&e);
    }
    arena_free(&a);
    return 0;
}
