/* SPDX-License-Identifier: Apache-2.0 */
/* trf_kind.c - the kinds of lines of a report file and what reads each; is it a file of teams or of players? */
#include "import/trf/trf_record.h"
#include "import/trf/trf_unread.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/messages.h"
#include "import/recognised.h"

enum { UNKNOWN_MAX = 20 };

/* A kind that has no reader says nothing that we need. */
static const struct {
    const char *code;
    bool (*read)(struct trf_file *f, const struct trf_line *l);
    const char *what;
} kinds[] = {
#define X(code, what) { code, trf_read_##what, #what },
    TRF_KINDS(X)
#undef X
        { "062", NULL, NULL },
    { "072", NULL, NULL },
    { "082", NULL, NULL },
    { "122", NULL, NULL },
    { "172", NULL, NULL },
    { "182", NULL, NULL },
    { "801", NULL, NULL },
    { "802", NULL, NULL },
    { "", NULL, NULL },
};

/* A kind of lines that nobody told us about: the first of them, and how many there are. */
struct unknown {
    struct trf_line first;
    int n;
};

static void count_unknown(struct unknown *list, int *n, const struct trf_line *l)
{
    for (int i = 0; i < *n; i++)
        if (str_eq(list[i].first.code, l->code)) {
            list[i].n++;
            return;
        }
    if (*n < UNKNOWN_MAX)
        list[(*n)++] = (struct unknown){ *l, 1 };
}

static void warn_of(struct trf_file *f, const struct unknown *u)
{
    struct str shown = trf_name(&u->first, trf_column(TRF_LINE_KIND), f->arena);

    if (u->n == 1)
        finding_say(f->findings, WARNING, RULE_NONE, u->first.number, say_lines_unknown(shown));
    else
        finding_say(f->findings, WARNING, RULE_NONE, u->first.number, say_lines_unknown_one(shown, u->n - 1));
}

static bool is_among(const char *const *codes, size_t n, struct str code)
{
    for (size_t i = 0; i < n; i++)
        if (str_eq(code, str_of(codes[i])))
            return true;
    return false;
}

/* Lines of the programs that pair players. */
static bool is_extension(const struct trf_line *l)
{
    static const char *const codes[] = { "XXZ", "XXP" };

    return is_among(codes, sizeof codes / sizeof *codes, l->code);
}

static bool says_points(const struct trf_line *l)
{
    static const char *const codes[] = { "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU" };

    return is_among(codes, sizeof codes / sizeof *codes, l->code);
}

static void keep_extension(struct trf_file *f, const struct trf_line *l)
{
    arena_room(f->arena, f->extension, f->nextension, f->extension_cap);
    f->extension[f->nextension++] = *l;
}

static bool has_entrants(const struct trf_file *f, struct str file_name)
{
    if (f->of_players)
        return f->nplayer > 0 || err_say(f->err, ERR_INPUT, say_not_tournament_report_file(file_name));
    return f->nteam + f->nold_team > 0 || err_say(f->err, ERR_INPUT, say_not_tournament_report_file_teams(file_name));
}

/* What the line is to us: as the kind is called, or an extension for programs that pair players. */
static void recognise(struct trf_file *f, const struct trf_line *l, const char *what)
{
    struct recognised *r = f->findings->recognised;

    if (!what && f->of_players && is_extension(l))
        what = "extension";
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

bool trf_records(struct str bytes, struct str file_name, struct trf_file *f)
{
    struct trf_source source = { bytes, file_name, 0 };
    struct unknown *unknown = arena_new(f->arena, struct unknown, UNKNOWN_MAX);
    struct trf_unread *unread = arena_new(f->arena, struct trf_unread, 1);
    struct trf_line l;
    int nunknown = 0;
    enum { KINDS = sizeof kinds / sizeof *kinds };

    while (trf_line_next(&source, f->arena, &l)) {
        if (l.number > TRF_LINES_MAX)
            return err_say(f->err, ERR_LIMIT, say_more_than_lines(file_name, TRF_LINES_MAX));
        int k = 0, hidden = 0;
        while (k < KINDS && !str_eq(l.code, str_of(kinds[k].code)))
            k++;
        recognise(f, &l, k < KINDS ? kinds[k].what : NULL);
        if (k < KINDS && (hidden = trf_hidden(&l, f->arena)) > 0)
            return trf_wrong(&l, hidden, f->err, say_trf_hidden_letter());
        if (k < KINDS && kinds[k].read)
            trf_unread_begin(unread, &l, f->arena);
        if (k == KINDS && f->of_players && is_extension(&l))
            keep_extension(f, &l);
        else if (k == KINDS && f->of_players && says_points(&l)) {
            if (!trf_read_worths(f, &l))
                return false;
        } else if (k == KINDS && f->of_players && str_eq(l.code, STR("XXA"))) {
            if (!trf_read_acceleration(f, &l))
                return false;
        } else if (k == KINDS)
            count_unknown(unknown, &nunknown, &l);
        else if (kinds[k].read && !kinds[k].read(f, &l))
            return false;
        if (l.asked)
            trf_unread_end(unread, &l);
    }
    if (!has_entrants(f, file_name))
        return false;
    for (int i = 0; i < nunknown; i++)
        warn_of(f, &unknown[i]);
    trf_unread_tell(unread, f->findings);
    return true;
}
