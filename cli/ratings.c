/* SPDX-License-Identifier: Apache-2.0 */
/* ratings.c - list, ratings: rating lists, and what one says of the players of an event. */
#include <sys/stat.h>

#include "cli/call.h"
#include "cli/messages.h"
#include "cli/progress.h"
#include "cli/sheet.h"
#include "db/list.h"
#include "engine/base/arena.h"
#include "import/file.h"
#include "office/ratings.h"
#include "reports/format/output.h"

/* Loading. */

static bool kind_of(struct call *c, enum rating_kind *kind)
{
    static const enum opt options[] = { OPT_STANDARD, OPT_RAPID, OPT_BLITZ };
    int n = 0;

    *kind = RATED_STANDARD;
    for (int k = 0; k < RATING_KIND_COUNT; k++)
        if (call_has(c, options[k])) {
            *kind = (enum rating_kind)k;
            n++;
        }
    return n <= 1 || err_say(c->err, ERR_USAGE, say_one_kind_of_rating());
}

/* What has the name stays in any case, and that is said of it. */
static bool may_make(struct call *c, const char *path)
{
    struct stat st;

    return lstat(path, &st) == 0 || output_may_file(path, c->err);
}

static bool load(struct call *c)
{
    struct rating_making m = { .headway = progress_begin(&c->wording), .findings = &c->findings };
    const struct rating_list *l = &m.list;

    if (!call_has(c, OPT_OUT) || c->noperand != 2)
        return err_say(c->err, ERR_USAGE, say_list_load_usage());
    m.from = call_reads(c, c->operand[1].p);
    c->file = file_name(m.from);
    m.to = c->option[OPT_OUT].p;
    m.list.date = c->option[OPT_DATE];
    m.columns = c->option[OPT_COLUMNS];
    if (!kind_of(c, &m.list.kind) || !may_make(c, m.to) || !ratings_make(&m, c->arena, c->err))
        return false;
    c->made = say_made_file(str_of(m.to));
    return call_print(c, say_list_has_players(c->option[OPT_OUT], l->players, rating_list_text(l, c->arena)));
}

/* Looking into one. */

static bool open_list(struct call *c, struct str path, struct db **list, struct rating_list *head)
{
    if (!list_open(call_reads(c, path.p), list, c->err))
        return false;
    if (list_load(*list, c->arena, head, c->err))
        return true;
    db_close(*list);
    return false;
}

static bool show(struct call *c)
{
    static const struct column columns[] = {
        { .key = "date", .label = &label_date },
        { .key = "kind", .label = &label_ratings },
        { .key = "players", .label = &label_players, .align = ALIGN_RIGHT },
        { .key = "source", .label = &label_made_from, .name = true },
        { .key = "size", .label = &label_bytes, .align = ALIGN_RIGHT },
        { .key = "digest", .audience = FOR_DATA },
    };
    enum { COLUMNS = sizeof columns / sizeof columns[0] };
    struct rating_list l;
    struct db *list;

    if (c->noperand != 2)
        return err_say(c->err, ERR_USAGE, say_list_show_usage());
    if (!open_list(c, c->operand[1], &list, &l))
        return false;
    db_close(list);
    struct sheet s = sheet_list(c, "list", &label_list_list, columns, COLUMNS, 1);
    sheet_add(&s,
              (struct cell[]){ cell_text(l.date), cell_text(str_of(rating_kind_name(l.kind))), cell_number(l.players),
                               cell_text(l.source), cell_number(l.size), cell_text(l.digest) });
    sheet_note_for(&s, FOR_SHEETS, call_told(c, say_list_digest(l.digest)), c->arena);
    return sheet_print(c, &s);
}

static struct str words_of(struct call *c)
{
    struct str words = { 0 };

    for (int i = 2; i < c->noperand; i++)
        words = str_fmt(c->arena, "%.*s %.*s", STR_ARG(words), STR_ARG(c->operand[i]));
    return str_trim(words);
}

static bool print_found(struct call *c, struct rated *r, int n, int most)
{
    static const struct column columns[] = {
        { .key = "fide_id", .label = &label_fide_id_of_list, .align = ALIGN_RIGHT },
        { .key = "title", .label = &label_title },
        { .key = "name", .label = &label_name, .name = true },
        { .key = "federation", .label = &label_fed },
        { .key = "sex", .label = &label_sex },
        { .key = "born", .label = &label_born, .align = ALIGN_RIGHT },
        { .key = "rating", .label = &label_rating, .align = ALIGN_RIGHT },
        { .key = "inactive", .audience = FOR_DATA },
        { .label = &label_inactive, .audience = FOR_SHEETS },
    };
    enum { COLUMNS = sizeof columns / sizeof columns[0] };
    int rows = n < most ? n : most;
    struct sheet s = sheet_list(c, "players", &label_list_players, columns, COLUMNS, rows);

    for (int i = 0; i < rows; i++)
        sheet_add(&s,
                  (struct cell[]){ cell_number(r[i].fide_id), cell_text(rated_title(&r[i])), cell_text(r[i].name),
                                   cell_text(r[i].federation), cell_text((struct str){ &r[i].sex, r[i].sex != '\0' }),
                                   cell_known(r[i].born), cell_known(r[i].rating), cell_flag(r[i].inactive),
                                   cell_text(r[i].inactive ? STR("yes") : STR("")) });
    if (n > rows)
        sheet_note(&s, call_told(c, say_more_of_the_name(n - rows, n)), c->arena);
    if (n == 0)
        sheet_note(&s, call_told(c, say_nobody_of_the_name()), c->arena);
    return sheet_print(c, &s);
}

static bool find(struct call *c)
{
    enum { MOST = 20 };
    struct rating_list l;
    struct rated *found;
    struct db *list;
    int most, n;

    if (c->noperand < 3)
        return err_say(c->err, ERR_USAGE, say_list_find_whom());
    if (!call_number(c, OPT_TOP, 1, LIST_FOUND_MAX, MOST, &most) || !open_list(c, c->operand[1], &list, &l))
        return false;
    struct str words = words_of(c);
    long id;
    if (str_long(words, &id)) {
        found = arena_new(c->arena, struct rated, 1);
        n = list_player(list, id, c->arena, found, c->err);
    } else {
        found = list_find(list, words, true, (struct str){ 0 }, most, c->arena, &n, c->err);
    }
    db_close(list);
    return c->err->kind == ERR_NONE && print_found(c, found, n, most);
}

bool cmd_list(struct call *c)
{
    static const struct {
        const char *name;
        bool (*run)(struct call *c);
    } actions[] = { { "load", load }, { "find", find }, { "show", show } };

    for (size_t i = 0; i < sizeof actions / sizeof *actions; i++)
        if (str_eq(c->operand[0], str_of(actions[i].name)))
            return actions[i].run(c);
    return err_say(c->err, ERR_USAGE, say_list_usage(c->operand[0]));
}

/* What it says of an event. */

static const struct column columns[] = {
    { .key = "section", .audience = FOR_DATA },
    { .key = "team", .label = &label_team, .name = true },
    { .key = "place", .label = &label_number_short, .align = ALIGN_RIGHT },
    { .key = "player", .label = &label_player, .name = true },
    { .key = "fide_id", .label = &label_fide_id_of_list, .align = ALIGN_RIGHT },
    { .key = "what", .label = &label_what },
    { .key = "event", .label = &label_event, .name = true, .wraps = true },
    { .key = "list", .label = &label_list, .name = true, .wraps = true },
    { .key = "match", .label = &label_by_whom },
};
enum { COLUMNS = sizeof columns / sizeof columns[0], VALUES = 10 };

static const char *const matches[] = {
    [RATED_NOT] = "",           [RATED_BY_ID] = "id",        [RATED_BY_NAME] = "name",
    [RATED_DOUBTFUL] = "doubt", [RATED_SEVERAL] = "several",
};

struct telling_news {
    struct call *call;
    const struct event *event;
    struct sheet sheet;
    int same, differ, missing, unrated, doubtful, k, born;
};

static void add_row(struct telling_news *t, const struct rating_entry *x, const char *what, struct cell was,
                    struct cell is)
{
    const struct section *s = &t->event->section[x->section];

    sheet_add(&t->sheet, (struct cell[]){ cell_text(s->name), cell_team(s, x->squad), cell_number(x->player + 1),
                                          cell_player(s, x->squad, x->player + 1),
                                          cell_known(x->is.fide_id ? x->is.fide_id : x->was.fide_id),
                                          cell_text(str_of(what)), was, is, cell_text(str_of(matches[x->how])) });
}

static struct cell sex_cell(const struct player *p)
{
    return cell_text((struct str){ &p->sex, p->sex != '\0' });
}

/* A row for each value that differs; the last two the list says, and the event does not keep. */
static int add_values(struct telling_news *t, const struct rating_entry *x)
{
    const struct player *was = &x->was, *is = arena_new(t->call->arena, struct player, 1);
    const struct squad *q = &t->event->section[x->section].squad[x->squad];

    *(struct player *)is = rated_player(was, &x->is, t->call->arena);
    const struct {
        const char *what;
        bool differs;
        struct cell was, is;
    } value[VALUES] = {
        { "FIDE id", was->fide_id != is->fide_id, cell_known(was->fide_id), cell_known(is->fide_id) },
        { "name", !str_eq(was->name, is->name), cell_text(was->name), cell_text(is->name) },
        { "Latin name", !str_eq(was->latin, is->latin), cell_text(was->latin), cell_text(is->latin) },
        { "title", !str_eq(was->title, is->title), cell_text(was->title), cell_text(is->title) },
        { "rating", was->rating != is->rating, cell_known(was->rating), cell_known(is->rating) },
        { "K", was->k > 0 && was->k != is->k, cell_known(was->k), cell_known(is->k) },
        { "born", was->born > 0 && was->born != is->born, cell_known(was->born), cell_known(is->born) },
        { "sex", was->sex != is->sex, sex_cell(was), sex_cell(is) },
        { "federation", !str_eq(q->federation, x->is.federation), cell_text(q->federation),
          cell_text(x->is.federation) },
        { "inactive", x->is.inactive, (struct cell){ 0 }, cell_text(STR("inactive")) },
    };
    int n = 0;

    t->k += was->k == 0 && is->k > 0;
    t->born += was->born == 0 && is->born > 0;
    for (int i = 0; i < VALUES; i++)
        if (value[i].differs) {
            add_row(t, x, value[i].what, value[i].was, value[i].is);
            n++;
        }
    return n;
}

static void tell_entry(struct telling_news *t, const struct rating_entry *x)
{
    if (x->how == RATED_NOT || x->how == RATED_SEVERAL) {
        add_row(t, x, x->how == RATED_NOT ? "not in the list" : "several of the name", (struct cell){ 0 },
                (struct cell){ 0 });
        t->missing++;
        return;
    }
    int rows = add_values(t, x);
    t->same += rows == 0;
    t->differ += rows > 0;
    t->doubtful += x->how == RATED_DOUBTFUL;
    t->unrated += x->is.rating == 0;
}

/* RULE_RATING, RULE_RATING_FLOOR */
static void add_notes(struct telling_news *t, const struct rating_list *l)
{
    const struct call *c = t->call;
    const struct {
        bool is;
        struct message says;
    } notes[] = { { true, say_news_counted(rating_list_text(l, c->arena), t->same, t->differ, t->missing) },
                  { t->unrated > 0, say_news_unrated(t->unrated) },
                  { t->doubtful > 0, say_news_doubtful() },
                  { t->k > 0, say_news_of_k(t->k) },
                  { t->born > 0, say_news_of_born(t->born) } };

    for (size_t i = 0; i < sizeof notes / sizeof *notes; i++)
        if (notes[i].is)
            sheet_note(&t->sheet, call_told(c, notes[i].says), c->arena);
    if (t->differ > 0)
        sheet_note_for(&t->sheet, FOR_SHEETS, call_told(c, say_news_taken_over()), c->arena);
}

static bool show_news(struct call *c, const struct event *ev, const struct rating_news *news)
{
    struct telling_news t = { .call = c, .event = ev };

    t.sheet = sheet_list(c, "differences", &label_list_differences, columns, COLUMNS, VALUES * news->n);
    for (int i = 0; i < news->n; i++)
        tell_entry(&t, &news->item[i]);
    add_notes(&t, &news->list);
    return sheet_print(c, &t.sheet);
}

bool cmd_ratings(struct call *c)
{
    const struct section *only = NULL;
    struct rating_news news;
    struct event ev;
    struct db *list;

    if (!call_has(c, OPT_RATING_LIST))
        return err_say(c->err, ERR_USAGE, say_by_which_list());
    if (!call_event(c, &ev) || (call_has(c, OPT_SECTION) && !call_section(c, &ev, &only)) ||
        !list_open(call_reads(c, c->option[OPT_RATING_LIST].p), &list, c->err))
        return false;
    bool ok = ratings_ask(list, &ev, only, c->arena, &news, c->err);
    db_close(list);
    if (!ok || !call_has(c, OPT_ACCEPT))
        return ok && show_news(c, &ev, &news);
    return ratings_accept(&news, c->option[OPT_ACCEPT], c->arena, c->err) && call_write(c) &&
           call_op(c, OP_ratings, &news);
}
