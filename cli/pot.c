/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/pot.h"

#include <stdbool.h>
#include <string.h>

#include "cli/help.h"
#include "cli/messages.h"
#include "db/messages.h"
#include "desk/messages.h"
#include "engine/base/arena.h"
#include "engine/base/messages.h"
#include "engine/proof/messages.h"
#include "engine/base/template.h"
#include "engine/ranking/criterion.h"
#include "import/messages.h"
#include "office/messages.h"
#include "reports/format/messages.h"
#include "reports/format/titles.h"
#include "teams/fact.h"
#include "teams/messages.h"
#include "teams/trf.h"
#include "web/messages.h"

/* The tables of all rooms. */
static const struct message_row *const *const tables[] = { engine_messages, proof_messages,   teams_messages,
                                                           import_messages, reports_messages, db_messages,
                                                           desk_messages,   office_messages,  web_messages,
                                                           cli_messages };

static const char *const kinds[] = {
#define X(kind) #kind,
    ARGUMENT_KINDS(X)
#undef X
};

const struct message_row *pot_row(int i)
{
    for (size_t t = 0; t < sizeof tables / sizeof *tables; t++)
        for (const struct message_row *const *row = tables[t]; *row; row++)
            if (i-- == 0)
                return *row;
    return NULL;
}

/* What gettext wants at the head; a date would make two runs differ. */
static const char head[] =
    "# The sentences of Olympair, for those who translate it: made by `make pot` from the tables of the program.\n"
    "#, fuzzy\n"
    "msgid \"\"\n"
    "msgstr \"\"\n"
    "\"Project-Id-Version: olympair\\n\"\n"
    "\"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\\n\"\n"
    "\"Last-Translator: NAME <ADDRESS>\\n\"\n"
    "\"Language-Team: LANGUAGE\\n\"\n"
    "\"Language: \\n\"\n"
    "\"MIME-Version: 1.0\\n\"\n"
    "\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
    "\"Content-Transfer-Encoding: 8bit\\n\"\n";

static void put_quoted(FILE *out, const char *word, const char *text)
{
    fprintf(out, "%s \"", word);
    for (; *text; text++)
        if (*text == '\n')
            fputs("\\n", out);
        else
            fprintf(out, *text == '"' || *text == '\\' ? "\\%c" : "%c", *text);
    fprintf(out, "\"\n");
}

/* "#. {round}: round" for each argument that the wording speaks of. */
static void put_arguments(FILE *out, const struct message_row *row, const char *text)
{
    struct str name;

    while (template_next(&text, &name))
        for (int i = 0; i < message_arguments(row); i++)
            if (str_eq(name, message_name(row, i)))
                fprintf(out, "#. {%.*s}: %s\n", STR_ARG(name), kinds[row->kinds[i]]);
}

/* Whether there is a letter outside the names of its places: what joins two parts of a fact is the same in all languages. */
static bool has_words(const char *text)
{
    bool name = false;

    for (; text && *text; text++) {
        name = *text == '{' || (name && !strchr("}:?", *text));
        if (!name && strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", *text))
            return true;
    }
    return false;
}

static void put_wording(FILE *out, const struct message_row *row, const char *which, const char *text, struct arena *a)
{
    if (!text)
        return;
    fprintf(out, "\n");
    put_arguments(out, row, text);
    put_quoted(out, "msgctxt", str_fmt(a, "%s%s", row->id, which).p);
    put_quoted(out, "msgid", text);
    put_quoted(out, "msgstr", "");
}

static void put_row(FILE *out, const struct message_row *row, struct arena *a)
{
    const struct message_words *w = &row->says;

    put_wording(out, row, "", w->text, a);
    put_wording(out, row, " page", w->page, a);
    put_wording(out, row, " players", w->players, a);
    put_wording(out, row, " players page", w->players_page, a);
}

void pot_write(FILE *out, struct arena *a)
{
    const struct message_row *row;
    struct message_row made;

    fprintf(out, "%s", head);
    for (int i = 0; (row = pot_row(i)); i++)
        put_row(out, row, a);
    for (int i = 0; (row = fact_row(i)); i++)
        if (has_words(row->says.text))
            put_row(out, row, a);
    for (int i = 0; title_rows[i]; i++)
        put_row(out, title_rows[i], a);
    for (int i = 0; (row = trf_row(i)); i++)
        put_row(out, row, a);
    for (int c = 0; c < CRITERION_COUNT; c++) {
        put_row(out, &criterion_row((enum criterion)c)->code, a);
        put_row(out, &criterion_row((enum criterion)c)->title, a);
    }
    for (int i = 0; help_row(i, a, &made); i++)
        put_row(out, &made, a);
}
