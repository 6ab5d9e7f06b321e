/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/pot.h"

#include <stdbool.h>
#include <string.h>

#include "cli/help.h"
#include "cli/messages.h"
#include "db/messages.h"
#include "desk/base/messages.h"
#include "engine/base/arena.h"
#include "engine/base/messages.h"
#include "engine/base/template.h"
#include "engine/proof/messages.h"
#include "engine/ranking/criterion.h"
#include "import/messages.h"
#include "office/messages.h"
#include "reports/format/messages.h"
#include "reports/format/titles.h"
#include "teams/fact.h"
#include "teams/messages.h"
#include "teams/trf.h"
#include "web/base/messages.h"

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
    "\"Content-Transfer-Encoding: 8bit\\n\"\n"
    "\"Plural-Forms: nplurals=2; plural=n != 1;\\n\"\n"; /* msginit writes that of the language */

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

/* "#. {round}: round" for each argument that the wording speaks of, and that they are to be there in every language. */
static void put_arguments(FILE *out, const struct message_row *row, const struct message_forms *p)
{
    const char *text = p->other;
    struct str name;
    bool any = false;

    while (template_next(&text, &name))
        for (int i = 0; i < message_arguments(row); i++)
            if (str_eq(name, message_name(row, i))) {
                fprintf(out, "#. {%.*s}: %s\n", STR_ARG(name), kinds[row->kinds[i]]);
                any = true;
            }
    if (p->one)
        fprintf(out, "#. the form is that of {%.*s}\n", STR_ARG(message_counts(row)));
    if (any)
        fprintf(out, "#, python-brace-format\n");
}

/* Whether there is a letter outside the names of its places: what joins two parts of a fact is the same in all languages. */
static bool has_words(const char *text)
{
    bool name = false;

    for (; text && *text; text++) {
        name = *text == '{' || (name && *text != '}');
        if (!name && strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", *text))
            return true;
    }
    return false;
}

/* In each wording of its own. */
static void put_row(FILE *out, const struct message_row *row, struct arena *a)
{
    static const struct wording wordings[] = { { .medium = MEDIUM_COMMAND },
                                               { .medium = MEDIUM_PAGE },
                                               { .medium = MEDIUM_COMMAND, .players = true },
                                               { .medium = MEDIUM_PAGE, .players = true } };
    struct str told = { 0 };

    for (int i = 0; i < 4; i++) {
        struct message_forms p = message_english(row, &wordings[i]);
        struct str which = str_fmt(a, "<%s>", p.which);
        if (p.other && !str_find(told, which)) {
            fprintf(out, "\n");
            put_arguments(out, row, &p);
            put_quoted(out, "msgctxt", str_fmt(a, "%s%s", row->id, p.which).p);
            put_quoted(out, "msgid", p.one ? p.one : p.other);
            if (p.one)
                put_quoted(out, "msgid_plural", p.other);
            put_quoted(out, p.one ? "msgstr[0]" : "msgstr", "");
            if (p.one)
                put_quoted(out, "msgstr[1]", "");
        }
        told = str_join(a, told, which);
    }
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
