/* SPDX-License-Identifier: Apache-2.0 */
/* trf_kind.c - the kinds of lines of a report file and what reads each; is it a file of teams or of players? */
#include <ctype.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/messages.h"
#include "import/recognised.h"
#include "import/trf/trf_line.h"
#include "import/trf/trf_record.h"
#include "teams/federation.h"
#include "teams/text.h"

enum { TRF_UNREAD_KINDS = 32 };

/* Of one kind of lines the first that has such a column, and how many have. */
struct trf_unread {
    bool *asked; /* by column, while a line is read */
    struct {
        struct trf_line line;
        int column, n;
    } kind[TRF_UNREAD_KINDS];
    int nkind;
};

/* --- columns that nobody reads ------------------------------------------------------------------- */

enum { CODE = 3 };

/* Columns that have a meaning of their own, of which an event has nothing. */
static const struct {
    const char *code;
    enum trf_field field;
} known[] = {
    { "001", TRF_PLAYER_POINTS },
    { "001", TRF_PLAYER_RANK },
    { "310", TRF_TEAM_SHORT },
    { "310", TRF_TEAM_STRENGTH },
};

/* From here on the columns that are asked for are noted. */
static void trf_unread_begin(struct trf_unread *u, struct trf_line *l, struct arena *a)
{
    if (!u->asked)
        u->asked = arena_new(a, bool, TRF_ASKED_MAX + 1);
    memset(u->asked, 0, TRF_ASKED_MAX + 1);
    l->asked = u->asked;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (str_eq(l->code, str_of(known[i].code)))
            trf_text(l, trf_column(known[i].field));
}

static int first_unread(const struct trf_line *l)
{
    for (int c = CODE + 1; c <= l->width && c <= TRF_ASKED_MAX; c++)
        if (!l->asked[c] &&
            !strchr(" \t", trf_letter(&(const struct trf_line){ .text = l->text, .width = l->width, .at = l->at }, c)))
            return c;
    return 0;
}

static void count(struct trf_unread *u, const struct trf_line *l, int column)
{
    int i = 0;

    while (i < u->nkind && !str_eq(u->kind[i].line.code, l->code))
        i++;
    if (i == TRF_UNREAD_KINDS)
        return;
    if (i == u->nkind) {
        u->kind[u->nkind++].line = *l;
        u->kind[i].column = column;
    }
    u->kind[i].n++;
}

/* The line has been read. */
static void trf_unread_end(struct trf_unread *u, struct trf_line *l)
{
    int column = first_unread(l);

    l->asked = NULL;
    if (column > 0)
        count(u, l, column);
}

/* A WARNING for each kind. */
static void trf_unread_tell(const struct trf_unread *u, struct findings *f)
{
    for (int i = 0; i < u->nkind; i++) {
        const struct trf_line *l = &u->kind[i].line;
        finding_say(
            f, WARNING, RULE_NONE, l->number,
            say_columns_unread(
                l->code, u->kind[i].column,
                trf_name(l, (struct trf_column){ .from = u->kind[i].column, .to = u->kind[i].column + 9 }, f->arena),
                u->kind[i].n - 1));
    }
}

/* --- the lines ----------------------------------------------------------------------------------- */

enum { UNKNOWN_MAX = 20 };

enum whose { OF_ALL, OF_TEAMS, OF_PLAYERS };

/* A kind that has no reader says nothing that we need. */
static const struct kind {
    const char *code;
    bool (*read)(struct trf_file *f, const struct trf_line *l);
    const char *what;
    enum whose whose;
} kinds[] = {
#define X(code, what) { code, trf_read_##what, #what, OF_ALL },
    TRF_KINDS(X)
#undef X
#define X(code, what) { code, trf_read_##what, #what, OF_TEAMS },
        TRF_KINDS_OF_TEAMS(X)
#undef X
#define X(code, what) { code, trf_read_##what, #what, OF_PLAYERS },
            TRF_KINDS_OF_PLAYERS(X)
#undef X
                { "062", NULL, NULL, OF_ALL },
    { "072", NULL, NULL, OF_ALL },
    { "082", NULL, NULL, OF_ALL },
    { "122", NULL, NULL, OF_ALL },
    { "172", NULL, NULL, OF_ALL },
    { "182", NULL, NULL, OF_ALL },
    { "801", NULL, NULL, OF_ALL },
    { "802", NULL, NULL, OF_ALL },
    { "DDD", NULL, NULL, OF_ALL }, /* letters above the columns of the lines 001 */
    { "", NULL, NULL, OF_ALL },
};
enum { KINDS = sizeof kinds / sizeof *kinds };

/* The numbers of the columns, above the lines 001: digits alone, from the first column on or in tens. */
static bool is_ruler(const struct trf_line *l)
{
    size_t n = 0;

    while (n < l->text.n && (l->text.p[n] == ' ' || isdigit((unsigned char)l->text.p[n])))
        n++;
    return n == l->text.n && n > 20 && (l->text.p[0] == ' ' || str_starts(l->text, STR("1234567890")));
}

/* Letters of codes may be small. NULL: nobody told us about it. */
static const struct kind *kind_of(const struct trf_line *l)
{
    if (is_ruler(l))
        return &kinds[KINDS - 1];
    for (int k = 0; k < KINDS; k++)
        if (str_same(l->code, str_of(kinds[k].code)))
            return &kinds[k];
    return NULL;
}

static bool is_read(const struct trf_file *f, const struct kind *k)
{
    return k && (k->whose == OF_ALL || (k->whose == OF_PLAYERS) == f->of_players);
}

/* Lines that a file has once, by what they say, since two codes may say the same. `rules`: another event would come of the wrong one of two. */
static const struct {
    const char *what;
    bool rules;
} once[] = { { "name", false },     { "city", false },   { "federation", false }, { "start", false }, { "end", false },
             { "dates", false },    { "pace", false },   { "system", true },      { "rounds", true }, { "type", true },
             { "tiebreaks", true }, { "ranking", true }, { "lot", true },         { "boards", true } };
enum { ONCE = sizeof once / sizeof *once };

/* The line says something that an earlier one, which it may not contradict, has said already. False with an error: nobody knows what counts. */
static bool look_for_first(struct trf_file *f, const struct trf_line *l, const char *what, struct trf_line *seen,
                           bool *said)
{
    int i = 0;

    *said = false;
    while (i < ONCE && strcmp(once[i].what, what) != 0)
        i++;
    struct str value = trf_text(l, trf_column(TRF_VALUE));
    if (i == ONCE || value.n == 0)
        return true;
    *said = seen[i].number > 0;
    if (!*said) {
        seen[i] = *l;
        return true;
    }
    if (str_eq(value, trf_text(&seen[i], trf_column(TRF_VALUE))))
        return true;
    if (once[i].rules)
        return trf_wrong(l, trf_column(TRF_VALUE).from, f->err, say_line_twice(seen[i].code, seen[i].number));
    finding_say(f->findings, WARNING, RULE_NONE, l->number, say_line_twice_first_counts(seen[i].code, seen[i].number));
    return true;
}

/* A kind of lines that is not read: the first of them, and how many there are. */
struct unknown {
    struct trf_line first;
    const struct kind *kind; /* of files that are of the others; NULL: nobody told us about it */
    int n;
};

static void count_unknown(struct unknown *list, int *n, const struct trf_line *l, const struct kind *kind)
{
    for (int i = 0; i < *n; i++)
        if (str_eq(list[i].first.code, l->code)) {
            list[i].n++;
            return;
        }
    if (*n < UNKNOWN_MAX)
        list[(*n)++] = (struct unknown){ *l, kind, 1 };
}

/* The same columns as of a line 001, behind the code of a federation. */
static bool is_national(const struct trf_line *l)
{
    return federation_find(l->code) && isdigit((unsigned char)trf_letter(l, trf_column(TRF_PLAYER_NUMBER).to)) &&
           trf_letter(l, trf_column(TRF_PLAYER_NUMBER).to + 1) == ' ';
}

static struct message why_unread(const struct unknown *u, struct str shown)
{
    if (u->kind)
        return u->kind->whose == OF_TEAMS ? say_lines_of_teams(shown, u->n - 1) : say_lines_of_players(shown, u->n - 1);
    if (is_national(&u->first))
        return say_lines_of_federation(shown, u->n - 1);
    return u->n == 1 ? say_lines_unknown(shown) : say_lines_unknown_one(shown, u->n - 1);
}

/* As the old end of a file, ^Z, letters that nobody sees are written out. */
static void warn_of(struct trf_file *f, const struct unknown *u)
{
    struct str name = trf_name(&u->first, trf_column(TRF_LINE_KIND), f->arena);

    finding_say(f->findings, WARNING, RULE_NONE, u->first.number,
                why_unread(u, name.n > 0 ? name : text_shown(u->first.code, false, f->arena)));
}

static int words_of(const struct trf_line *l)
{
    struct str rest = l->text;
    int n = -1;

    while (rest.n > 0)
        n += trf_next_word(&rest).n > 0;
    return n;
}

bool trf_read_extension(struct trf_file *f, const struct trf_line *l)
{
    trf_text(l, (struct trf_column){ .from = trf_column(TRF_VALUE).from, .to = l->width });
    arena_room(f->arena, f->extension, f->nextension, f->extension_cap);
    f->extension[f->nextension++] = *l;
    if (str_same(l->code, STR("XXP")))
        trf_check_barred(f, l, words_of(l));
    return true;
}

static bool has_entrants(const struct trf_file *f, struct str file_name)
{
    if (f->of_players)
        return f->nplayer > 0 || err_say(f->err, ERR_INPUT, say_not_tournament_report_file(file_name));
    return f->nteam + f->nold_team > 0 || err_say(f->err, ERR_INPUT, say_not_tournament_report_file_teams(file_name));
}

/* What the line is to us: as the kind is called. */
static void recognise(struct trf_file *f, const struct trf_line *l, const char *what)
{
    struct recognised *r = f->findings->recognised;

    if (r && l->text.n > 0)
        recognised_value(r, RECOGNISED_LINE, trf_name(l, trf_column(TRF_LINE_KIND), f->arena), what,
                         trf_name(l, (struct trf_column){ .from = 4, .to = l->width }, f->arena), (struct str){ 0 });
}

/* Of every line only where it begins is looked at. */
bool trf_is_of_players(struct str bytes)
{
    while (bytes.n > 0) {
        if (str_starts(bytes, STR("310")) || str_starts(bytes, STR("013")))
            return false;
        size_t n = 0;
        while (n < bytes.n && bytes.p[n] != '\n' && bytes.p[n] != '\r')
            n++;
        n += n < bytes.n;
        bytes = (struct str){ bytes.p + n, bytes.n - n };
    }
    return true;
}

/* A list that grows leaves all that it was behind. */
static void make_room_for_players(struct trf_file *f, struct str bytes)
{
    static const struct str line = { "\n001 ", 5 };
    int n = 1;

    for (const char *at; n < TRF_LINES_MAX && (at = str_find(bytes, line)) != NULL; n++)
        bytes = (struct str){ at + line.n, bytes.n - (size_t)(at - bytes.p) - line.n };
    f->player = arena_new(f->arena, struct trf_player, n);
    f->player_cap = n;
}

bool trf_records(struct str bytes, struct str file_name, struct trf_file *f)
{
    struct trf_source source = { .rest = bytes, .file = file_name };
    struct str shows;
    struct unknown *unknown = arena_new(f->arena, struct unknown, UNKNOWN_MAX);
    struct trf_unread *unread = arena_new(f->arena, struct trf_unread, 1);
    struct trf_line l, *seen = arena_new(f->arena, struct trf_line, ONCE);
    struct code_page_read was = { .page = code_page_of(bytes, &shows) };
    int nunknown = 0;

    was.word = code_page_text(shows, was.page, f->arena);
    make_room_for_players(f, bytes);
    source.page = was.page;
    while (trf_line_next(&source, f->arena, &l)) {
        if (l.number > TRF_LINES_MAX)
            return err_say(f->err, ERR_LIMIT, say_more_than_lines(file_name, TRF_LINES_MAX));
        const struct kind *kind = kind_of(&l);
        bool is = is_read(f, kind);
        was.line = was.line == 0 && is && l.latin1 ? l.number : was.line;
        int hidden = is ? trf_hidden(&l, f->arena) : 0;
        recognise(f, &l, is ? kind->what : NULL);
        if (hidden > 0)
            return trf_wrong(&l, hidden, f->err, say_trf_hidden_letter());
        if (!is)
            count_unknown(unknown, &nunknown, &l, kind);
        if (!is || !kind->read)
            continue;
        bool said;
        if (!look_for_first(f, &l, kind->what, seen, &said))
            return false;
        if (said)
            continue;
        trf_unread_begin(unread, &l, f->arena);
        if (!kind->read(f, &l))
            return false;
        trf_unread_end(unread, &l);
    }
    if (!has_entrants(f, file_name))
        return false;
    trf_check_rank(f);
    trf_check_opponents(f);
    code_page_tell(&was, f->findings);
    for (int i = 0; i < nunknown; i++)
        warn_of(f, &unknown[i]);
    trf_unread_tell(unread, f->findings);
    return true;
}
