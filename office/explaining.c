/* SPDX-License-Identifier: Apache-2.0 */
#include "office/explaining.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/code_page.h"
#include "import/foreign_results.h"
#include "import/json_games.h"
#include "import/pgn.h"
#include "import/rating_list.h"
#include "import/rating_row.h"
#include "import/rating_text.h"
#include "import/recognised.h"
#include "import/mend.h"
#include "import/registration.h"
#include "import/registration_sheet.h"
#include "import/results.h"
#include "import/unicode.h"
#include "import/xlsx.h"
#include "office/messages.h"
#include "office/registering.h"
#include "office/taking_over.h"
#include "teams/event.h"
#include "teams/registration.h"
#include "teams/text.h"

_Static_assert((int)EXPLAINING_SIZE_MAX >= (int)TAKING_OVER_SIZE_MAX, "as long as any of them");

/* What is being read, and what the readers make of it. */
struct explaining {
    struct str bytes, file;
    enum unicode form; /* that the bytes had */
    enum day_order dates;
    struct arena *arena;
    struct event event; /* of a list of ratings and of results it has nothing */
    int results, rated; /* of files of these */
    struct str first_rated;
    struct findings *findings;
    struct explained *out;
    struct err *err;
};

/* Each way in which a file is read. */

/* A table says neither whose event it is nor what is there already: of what it needs the codes of FIDE itself stand in. */
static bool read_registration(struct explaining *x)
{
    const struct registering_file file = { .name = x->file, .bytes = x->bytes, .dates = x->dates, .of_no_event = true };
    const struct event known = { .name = STR("?"), .federation = STR("FID") };

    return registering_read(&file, &known, STR(""), x->arena, &x->event, x->findings, x->err);
}

static bool read_players(struct explaining *x)
{
    const struct mends as = { .dates = x->dates };
    struct section like = section_default();
    struct registration_place place = { 0 };

    like.name = STR("open");
    like.unit = UNIT_PLAYER;
    if (!players_read(x->bytes, x->file, &like, &as, x->arena, &x->event, &place, x->findings, x->err))
        return false;
    registration_check(&x->event, x->findings);
    return true;
}

static bool read_event(struct explaining *x)
{
    return taking_over_read(x->bytes, x->file, &(struct said){ .dates = x->dates }, x->arena, &x->event, NULL,
                            x->findings, x->err);
}

static bool read_results(struct explaining *x)
{
    struct result_list list = { 0 };

    if (!results_read(x->bytes, x->file, x->arena, &list, x->findings, x->err))
        return false;
    x->results = list.nboard + list.nmark;
    return true;
}

static bool count_rated(void *to, const struct rated *r)
{
    struct explaining *x = to;

    if (x->rated++ == 0)
        x->first_rated = str_copy(x->arena, r->name);
    return true;
}

static bool read_list(struct explaining *x)
{
    const struct rating_sink sink = { .player = count_rated, .to = x };
    struct rating_file file;

    if (!rating_bytes_open(x->bytes, str_c(x->arena, x->file), x->arena, &file, x->err))
        return false;
    enum rating_kind named = rating_kind_of_file(file.xml);
    file.seen = x->findings->recognised;
    file.findings = x->findings;
    bool ok = rating_file_read(&file, named < RATING_KIND_COUNT ? named : RATED_STANDARD, &sink, x->err);
    rating_file_close(&file);
    return ok;
}

/* Which of them it is. */

static bool begins(const struct explaining *x, const char *with)
{
    struct str all =
        str_starts(x->bytes, STR("\xEF\xBB\xBF")) ? (struct str){ x->bytes.p + 3, x->bytes.n - 3 } : x->bytes;

    return str_starts(str_trim(all), str_of(with));
}

/* By its first element, which stands near the beginning. */
static bool has_root(const struct explaining *x, const char *tag)
{
    enum { HEAD = 1000 };

    return begins(x, "<") && memmem(x->bytes.p, x->bytes.n < HEAD ? x->bytes.n : HEAD, tag, strlen(tag));
}

static bool is_registration(const struct explaining *x)
{
    return has_root(x, "<registration");
}

static bool is_results_xml(const struct explaining *x)
{
    return has_root(x, "<results");
}

static bool is_list(const struct explaining *x)
{
    return has_root(x, "<playerslist") || rating_text_is(x->bytes) || (begins(x, "PK\3\4") && !xlsx_is(x->bytes));
}

static bool is_chess_results(const struct explaining *x)
{
    return begins(x, "<");
}

static bool is_workbook(const struct explaining *x)
{
    return xlsx_is(x->bytes);
}

/* Can a registration of teams, or of players, be read from it? */
static bool opens(const struct explaining *x, bool of_teams)
{
    struct findings unheard = { .arena = x->arena };
    struct registration_place place = { 0 };
    struct registration_source from = {
        .file = x->file, .of_teams = of_teams, .arena = x->arena, .place = &place, .findings = &unheard
    };

    const struct arena_mark mark = arena_mark(x->arena);
    bool is = registration_is_table(x->bytes, x->file) && registration_open(&from, x->bytes, &(struct err){ 0 });
    arena_rewind(x->arena, mark);
    return is;
}

static bool is_event(const struct explaining *x)
{
    enum { HEAD = 1000 };
    static const char named[] = "olympair-event";

    return begins(x, "{") && memmem(x->bytes.p, x->bytes.n < HEAD ? x->bytes.n : HEAD, named, strlen(named));
}

/* Standings have players alone, and are no results. */
static bool is_json(const struct explaining *x)
{
    struct pgn games = { 0 };

    return json_games_is(x->bytes) &&
           !(json_games_read(x->bytes, x->file, x->arena, &games, &(struct err){ 0 }) && games.standings);
}

static bool is_pgn(const struct explaining *x)
{
    return begins(x, "[") || begins(x, "%") || begins(x, ";") || begins(x, "{");
}

/* A table that a registration can be read from is none. */
static bool is_results_table(const struct explaining *x)
{
    return !begins(x, "<") && !opens(x, true) && results_in_table(x->bytes, x->file, x->arena);
}

/* A table of players, none of whom is of a team. */
static bool is_players(const struct explaining *x)
{
    return !opens(x, true) && opens(x, false);
}

static bool is_table(const struct explaining *x)
{
    return registration_is_table(x->bytes, x->file);
}

/* Nothing in it says what it is of. */
static bool is_untitled(const struct explaining *x)
{
    return is_table(x) && !opens(x, true);
}

static bool is_any(const struct explaining *x)
{
    (void)x;
    return true;
}

static const struct {
    bool (*is)(const struct explaining *x);
    struct message (*form)(void);
    const char *command;                                                      /* NULL: none reads it */
    struct message (*elsewhere)(struct str file, const struct message *form); /* said by another command */
    bool (*read)(struct explaining *x);
} kinds[] = {
    { is_registration, say_form_registration, "import", say_file_is_for_import, read_registration },
    { is_results_xml, say_form_results, "results", say_file_is_for_results, read_results },
    { is_list, say_form_rating_list, "list load", say_file_is_for_list, read_list },
    { is_chess_results, say_form_chess_results, "new", say_file_is_for_new, read_event },
    { is_event, say_form_json, "new", say_file_is_for_new, read_event },
    { is_json, say_form_json_games, "results", say_file_is_for_results, read_results },
    { is_results_table, say_form_results_table, "results", say_file_is_for_results, read_results },
    { is_players, say_form_players, "import", say_file_is_for_import, read_players },
    { is_workbook, say_form_workbook, "import", say_file_is_for_import, read_registration },
    { is_pgn, say_form_games, "results", say_file_is_for_results, read_results },
    { is_untitled, say_form_untitled, NULL, NULL, read_registration },
    { is_table, say_form_table, "import", say_file_is_for_import, read_registration },
    { is_any, say_form_report, "new", say_file_is_for_new, read_event },
};

/* What is told of it. */

static struct explained_row *add_row(struct explaining *x, struct message part, struct str name, struct message use,
                                     int n)
{
    struct explained *out = x->out;

    arena_room(x->arena, out->row, out->n, out->cap);
    out->row[out->n] = (struct explained_row){ .part = part, .name = name, .use = use, .n = n };
    return &out->row[out->n++];
}

static void add_fact(struct explaining *x, struct message fact, struct message is)
{
    add_row(x, fact, (struct str){ 0 }, is, -1);
}

/* "windows-1252" of <?xml encoding="windows-1252"?>; empty: it does not say. */
static struct str declared(struct str bytes)
{
    struct str head = str_cut(&bytes, '>'), name = { 0 };

    for (size_t i = 0; i + 9 < head.n; i++)
        if (strncmp(head.p + i, "encoding=", 9) == 0) {
            name = (struct str){ head.p + i + 10, head.n - i - 10 };
            return str_cut(&name, head.p[i + 9]);
        }
    return name;
}

static struct message encoding_of(const struct explaining *x)
{
    struct str bytes = x->bytes, named = begins(x, "<?xml") ? declared(bytes) : (struct str){ 0 };
    bool marked = str_starts(bytes, STR("\xEF\xBB\xBF"));

    if (x->form != UNICODE_8)
        return say_explained_text(str_of(unicode_name(x->form)));
    if (named.n > 0)
        return say_encoding_is_declared(named);
    if (text_utf8(bytes) < bytes.n)
        return say_explained_text(str_of(code_page_name(code_page_of(bytes, &(struct str){ 0 }))));
    return marked ? say_encoding_is_marked() : say_encoding_is_utf_8();
}

static struct message separator_of(char c)
{
    static const char all[][2] = { ",", ";", "|" };

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i][0] == c)
            return say_explained_text(str_of(all[i]));
    return say_separator_is_tab();
}

static struct message part_of(enum recognised_kind kind)
{
    static struct message (*const all[])(void) = {
        [RECOGNISED_COLUMN] = say_explained_column, [RECOGNISED_ATTRIBUTE] = say_explained_attribute,
        [RECOGNISED_LINE] = say_explained_line,     [RECOGNISED_MEMBER] = say_explained_member,
        [RECOGNISED_TAG] = say_explained_tag,
    };

    return all[kind]();
}

static struct message use_of(struct explaining *x, const struct recognised_part *p)
{
    char *words = arena_new(x->arena, char, p->as.n + 1);

    if (!p->used)
        return p->kind == RECOGNISED_COLUMN ? say_explained_title_unknown() : say_explained_unused();
    for (size_t i = 0; i < p->as.n; i++)
        words[i] = p->as.p[i] == '_' ? ' ' : p->as.p[i];
    return p->as.n > 0 ? say_explained_text((struct str){ words, p->as.n }) : say_explained_used();
}

static void add_parts(struct explaining *x, const struct recognised *r)
{
    for (int i = 0; i < r->n; i++) {
        const struct recognised_part *p = &r->part[i];
        struct explained_row *row = add_row(x, part_of(p->kind), p->name, use_of(x, p), p->n);
        row->first = p->value;
        if (!str_eq(p->read, p->value))
            row->read = p->read;
    }
}

static void add_found(struct explaining *x, struct message what, int n, struct str first)
{
    if (n > 0)
        add_row(x, what, (struct str){ 0 }, (struct message){ 0 }, n)->first = first;
}

static int count_results(const struct section *s)
{
    int n = 0;

    for (int r = 0; r < s->nround; r++)
        for (int i = 0; i < s->round[r].nfixture; i++)
            for (int b = 0; b < s->boards; b++)
                n += s->round[r].fixture[i].board[b].result != RESULT_NONE;
    return n;
}

struct born {
    int n;
    struct str first;
};

static struct born count_born(const struct section *s, struct arena *a)
{
    struct born born = { 0 };

    for (const struct squad *q = s->squad; q && q < s->squad + s->nsquad; q++)
        for (const struct player *p = q->player; p && p < q->player + q->nplayer; p++)
            if (p->born > 0 && born.n++ == 0)
                born.first = str_fmt(a, "%d", p->born);
    return born;
}

static void add_section(struct explaining *x, const struct section *s)
{
    const struct squad *first = s->nsquad > 0 ? &s->squad[0] : NULL;
    struct born born = count_born(s, x->arena);
    int players = 0;

    for (int i = 0; i < s->nsquad; i++)
        players += s->squad[i].nplayer;
    add_row(x, say_explained_section(), s->name, (struct message){ 0 }, -1);
    if (s->unit == UNIT_TEAM)
        add_found(x, say_explained_teams(), s->nsquad, first ? first->name : (struct str){ 0 });
    add_found(x, say_explained_players(), players, first && first->nplayer > 0 ? first->player[0].name : STR(""));
    add_found(x, say_explained_born(), born.n, born.first);
    add_found(x, say_explained_rounds(), s->nround, (struct str){ 0 });
    add_found(x, say_explained_results(), count_results(s), (struct str){ 0 });
}

static void add_event(struct explaining *x)
{
    struct str first = x->event.start;
    int n = (x->event.start.n > 0) + (x->event.end.n > 0);
    for (int r = ROUNDS_MAX - 1; r >= 0; r--)
        if (x->event.date[r].n > 0) {
            n++;
            first = x->event.start.n > 0 ? first : x->event.date[r];
        }
    add_found(x, say_explained_dates(), n, first);
    for (int i = 0; i < x->event.nsection; i++)
        add_section(x, &x->event.section[i]);
    add_found(x, say_explained_results(), x->results, (struct str){ 0 });
    add_found(x, say_explained_players(), x->rated, x->first_rated);
}

bool explaining_read(struct str bytes, struct str file, enum day_order dates, struct arena *a, struct explained *out,
                     struct findings *f, struct err *e)
{
    struct recognised parts = { .arena = a };
    struct explaining x = {
        .bytes = bytes, .file = file, .dates = dates, .arena = a, .findings = f, .out = out, .err = e
    };
    int k = 0;

    *out = (struct explained){ 0 };
    if (!foreign_readable(bytes, file, e) || !unicode_text(&x.bytes, file, a, &x.form, e))
        return false;
    while (!kinds[k].is(&x))
        k++;
    f->recognised = &parts;
    bool ok = kinds[k].read(&x);
    f->recognised = NULL;
    add_fact(&x, say_explained_form(), kinds[k].form());
    if (kinds[k].command)
        add_fact(&x, say_explained_command(), say_explained_text(str_of(kinds[k].command)));
    if (!begins(&x, "PK\3\4"))
        add_fact(&x, say_explained_encoding(), encoding_of(&x));
    if (parts.sheet.n > 0)
        add_fact(&x, say_explained_sheet(), say_explained_text(parts.sheet));
    if (parts.separator)
        add_fact(&x, say_explained_separator(), separator_of(parts.separator));
    if (parts.titles > 0)
        add_fact(&x, say_explained_titles(), say_explained_row(parts.titles));
    add_parts(&x, &parts);
    if (ok || e->kind == ERR_FINDINGS)
        add_event(&x);
    int problems = finding_count(f, PROBLEM);
    return ok && (problems == 0 || err_say(e, ERR_FINDINGS, say_problems_explained(file, problems)));
}

/* Of a file that its reader does not know at all; what it says better names the file itself, or a line. */
static bool is_unknown(const struct err *e)
{
    static const char *const ids[] = {
        "not_tournament_report_file",
        "json_has_no_games",
        "json_not_an_event",
        "workbook_has_no_results",
        "xml_other_root",
        "xml_document_empty",
        "no_row_titles_team_player",
        "line_first_line_must_name_columns_such",
    };
    const struct message said = err_message(e);
    bool is = false;

    for (size_t i = 0; said.row && i < sizeof ids / sizeof *ids; i++) {
        is = is || strcmp(said.row->id, ids[i]) == 0;
        for (int k = 0; k < said.n; k++)
            is = is || (said.argument[k].cause && strcmp(said.argument[k].cause->id, ids[i]) == 0);
    }
    return is;
}

/* Without a doubt, which has no place where nothing else has been said of it. */
static bool is_surely(struct explaining *x, bool (*is)(const struct explaining *x))
{
    struct pgn games;

    if (is == is_any)
        return begins(x, "001 ") || str_find(x->bytes, STR("\n001 ")) || str_find(x->bytes, STR("\r001 "));
    if (is == is_chess_results)
        return has_root(x, "<chessresults");
    if (is == is_json)
        return json_games_read(x->bytes, x->file, x->arena, &games, &(struct err){ 0 });
    if (is == is_pgn)
        return str_find(x->bytes, STR("[White ")) != NULL;
    return is != is_table || opens(x, true);
}

bool explaining_elsewhere(struct str bytes, struct str file, const char *command, struct arena *a, struct err *e)
{
    struct explaining x = { .bytes = bytes, .file = file, .arena = a };
    int k = 0;

    if (!is_unknown(e) || !unicode_text(&x.bytes, file, a, &x.form, &(struct err){ 0 }))
        return false;
    while (!kinds[k].is(&x))
        k++;
    if (!kinds[k].command || strcmp(kinds[k].command, command) == 0 || !is_surely(&x, kinds[k].is))
        return false;
    const struct message form = kinds[k].form();
    *e = (struct err){ 0 };
    return err_say(e, ERR_INPUT, kinds[k].elsewhere(file, &form));
}
