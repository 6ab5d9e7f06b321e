/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_xlsx.c - workbooks, and worksheets, texts and styles of one made for them: no cell is longer than one may be. */
#include "import/xlsx.h"

#include <stdlib.h>
#include <string.h>

#include "tests/fuzz/fuzz.h"
#include "tests/unit/import/workbook.h"

/* By its first element what it is a part of. */
static struct str book_of(struct str part, struct arena *a)
{
    static const char sheet[] =
        "<worksheet><row><c t=\"s\" s=\"1\"><v>0</v></c><c s=\"1\"><v>42615</v></c></row></worksheet>";
    const char *text = str_c(a, part);

    if (strncmp(text, "<sst", 4) == 0)
        return workbook_stored(STR(sheet), text, NULL, a);
    if (strncmp(text, "<style", 6) == 0)
        return workbook_stored(STR(sheet), NULL, text, a);
    return workbook_stored(part, "<sst><si><t>Team</t></si></sst>", NULL, a);
}

static void look(const struct csv *table)
{
    for (int i = 0; i < table->n; i++)
        for (int k = 0; k < table->row[i].n; k++)
            if (table->row[i].n > XLSX_COLUMNS_MAX || table->row[i].field[k].n > 256 * 1024 || table->row[i].line < 1)
                abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena a = { 0 };
    struct err e = { 0 };
    struct str bytes = { (const char *)data, size };
    struct worksheet *sheet;
    int n;

    if (size > 0 && data[0] == '<')
        bytes = book_of(bytes, &a);
    if (!xlsx_read(bytes, STR("fuzz.xlsx"), &a, &sheet, &n, &e))
        fuzz_refused(&e);
    else
        for (int i = 0; i < n; i++)
            look(&sheet[i].table);
    arena_free(&a);
    return 0;
}
