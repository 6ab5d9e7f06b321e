/* SPDX-License-Identifier: Apache-2.0 */
/* page_results_file.c - results of a file that is uploaded: where each of them goes and by what that is known, what contradicts, then they are stored or not. */
#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "engine/base/err.h"
#include "office/folder.h"
#include "office/recording.h"
#include "teams/messages.h"
#include "teams/text.h"
#include "web/base/form.h"
#include "web/base/messages.h"
#include "web/desk/tables.h"
#include "web/page/enter.h"
#include "web/page/page_part.h"
#include "web/page/words.h"

enum { ROWS_SHOWN = 2000 };

/* The words that stay from look to look. */
static const char *const kept_words[] = { "second", "swap", "correct", "confirm", "reason", "order-of", "dry-run" };
enum { KEPT_WORDS = sizeof kept_words / sizeof *kept_words };

/* A file on its way to the desk; what came of it. */
struct taking {
    struct visit *v;
    struct act act;
    const struct result_list *list; /* NULL: nothing of it could be read */
    struct page_result done;
};

/* --- the page ---------------------------------------------------------------------------------- */

static struct str address_file(const struct visit *v, bool second)
{
    return str_fmt(v->arena, "%.*s/file%s", STR_ARG(address_round(v, v->in, v->round)), second ? "?second=yes" : "");
}

bool serve_results_from(struct visit *v, struct err *e)
{
    struct entering x;

    if (!enter_round(v, &x, e))
        return tables_instead(v, e);
    struct markup m = page_begin(v, page_text(v, say_results_from_file()));
    put_line(&m, page_text(v, say_results_file_about(v->round)));
    put(&m, "<form method=\"post\" enctype=\"multipart/form-data\" class=\"card\"");
    put_attr(&m, "action", address_file(v, false));
    put_message(v, &m, ">\n<p><label for=\"file\">", say_results_file(), "</label><br>");
    put(&m, "<input id=\"file\" type=\"file\" name=\"file\" accept=\".pgn,.json,.xlsx,.csv,.tsv,.txt,.xml\" "
            "required></p>\n");
    if (form_word(&v->form, "second").p)
        page_hidden(&m, "second", STR("yes"));
    put_message(v, &m, "<p><button class=\"main\">", say_look_at_it_first(), "</button></p>\n</form>\n");
    put(&m, "<p>");
    put_link(
        &m,
        str_fmt(v->arena, "%.*s/enter%s", STR_ARG(address_round(v, v->in, v->round)), x.second ? "?second=yes" : ""),
        page_text(v, x.second ? say_second_results_of(v->round) : say_results_of(v->round)));
    put(&m, "</p>\n");
    return page_end(v, &m);
}

/* --- where each goes ----------------------------------------------------------------------------- */

static const struct fixture *fixture_of(const struct visit *v, const struct placed *p)
{
    const struct pairing_list *r = p->round >= 1 && p->round <= v->in->nround ? &v->in->round[p->round - 1] : NULL;

    for (int i = 0; r && i < r->nfixture; i++)
        if (r->fixture[i].table == p->table)
            return &r->fixture[i];
    return NULL;
}

static void put_cell(struct markup *m, struct str text)
{
    put(m, "<td>");
    put_text(m, text);
    put(m, "</td>");
}

static struct str beside(const struct visit *v, struct str first, struct str other)
{
    return str_fmt(v->arena, "%.*s – %.*s", STR_ARG(direction_isolated(first, v->arena)),
                   STR_ARG(direction_isolated(other, v->arena)));
}

static struct str name_said(struct str name)
{
    return name.n > 0 ? name : STR("?");
}

/* As the file has it: the players of a game, else the teams; what names its table alone has neither. */
static struct str said(const struct visit *v, const struct board_entry *b)
{
    const struct str *name = b->game ? b->game->name : b->team;

    if (b->game && name[0].n == 0 && name[1].n == 0)
        name = b->team;
    if (name[0].n == 0 && name[1].n == 0)
        return STR("");
    return text_shown(beside(v, name_said(name[0]), name_said(name[1])), false, v->arena);
}

static struct str player_at(const struct visit *v, const struct fixture *f, const struct placed *p, int side)
{
    const struct squad *q = &v->in->squad[f->side[side]];
    int place = p->becomes.place[side] > 0 ? p->becomes.place[side] : p->was.place[side];

    return place > 0 && place <= q->nplayer ? q->player[place - 1].name : STR("?");
}

static bool knows_player(const struct placed *p)
{
    return p->becomes.place[0] + p->was.place[0] + p->becomes.place[1] + p->was.place[1] > 0;
}

static struct str pair_of(const struct visit *v, const struct fixture *f, const struct placed *p)
{
    struct str teams = beside(v, v->in->squad[f->side[0]].name, v->in->squad[f->side[1]].name);

    if (v->in->unit == UNIT_PLAYER || !knows_player(p))
        return teams;
    struct str players = beside(v, player_at(v, f, p, 0), player_at(v, f, p, 1));
    return str_fmt(v->arena, "%.*s: %.*s", STR_ARG(teams), STR_ARG(players));
}

static bool replaces(const struct placed *p)
{
    return p->was.result != RESULT_NONE && p->was.result != p->becomes.result;
}

static struct message result_of(const struct visit *v, const struct placed *p)
{
    struct str is = str_of(result_text(p->becomes.result)), was = str_of(result_text(p->was.result));

    if (form_word(&v->form, "second").p || p->was.result == RESULT_NONE)
        return say_result_is(is);
    return replaces(p) ? say_result_instead_of(is, was) : say_result_there_already(is);
}

static struct str found_by(const struct visit *v, const struct placed *p)
{
    static const struct {
        enum placed_by by;
        struct message (*says)(void);
    } rows[] = {
        { BY_TEAMS, say_found_by_teams },
        { BY_FIDE_IDS, say_found_by_ids },
        { BY_NAMES, say_found_by_names },
        { BY_NUMBERS, say_found_by_numbers },
    };
    struct buffer b = { .arena = v->arena };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (!(p->by & rows[i].by) || (rows[i].by == BY_TEAMS && v->in->unit == UNIT_PLAYER))
            continue;
        buffer_add(&b, b.n > 0 ? STR(", ") : STR(""));
        buffer_add(&b, page_text(v, rows[i].says()));
    }
    return buffer_str(&b);
}

static void put_number_cell(struct markup *m, int n)
{
    put(m, "<td>");
    if (n > 0)
        put_number(m, n);
    put(m, "</td>");
}

static void put_row(const struct visit *v, struct markup *m, const struct board_entry *b, const struct placed *p)
{
    const struct fixture *f = fixture_of(v, p);

    put(m, "<tr");
    if (!f)
        put_attr(m, "class", STR("problem"));
    put(m, ">");
    put_number_cell(m, b->line);
    put_cell(m, said(v, b));
    put_number_cell(m, f ? p->round : b->round);
    put_number_cell(m, f ? p->table : 0);
    if (v->in->boards > 1)
        put_number_cell(m, f ? p->board : 0);
    put_cell(m, f ? pair_of(v, f, p) : page_text(v, say_found_nowhere()));
    put_cell(m, f ? page_text(v, result_of(v, p)) : str_of(result_text(b->result)));
    put_cell(m, f ? found_by(v, p) : STR(""));
    put(m, "</tr>\n");
}

static void put_places(const struct visit *v, struct markup *m, const struct result_list *list)
{
    if (!list || list->nboard == 0)
        return;
    put(m, "<div class=\"wide\" role=\"region\" tabindex=\"0\"");
    put_attr_message(v, m, "aria-label", say_preview());
    put(m, "><table class=\"list places\">\n");
    static struct message (*const titles[])(void) = { say_column_line,   say_column_in_file,  say_column_round,
                                                      say_column_table,  say_column_board,    say_column_pairing,
                                                      say_column_result, say_column_how_found };
    put(m, "<thead><tr>");
    for (size_t i = 0; i < sizeof titles / sizeof *titles; i++)
        if (titles[i] != say_column_board || v->in->boards > 1)
            put_message(v, m, "<th scope=\"col\">", titles[i](), "</th>");
    put(m, "</tr></thead>\n");
    put(m, "<tbody>\n");
    for (int i = 0; i < list->nboard && i < ROWS_SHOWN; i++)
        put_row(v, m, &list->board[i], &list->placed[i]);
    put(m, "</tbody></table></div>\n");
    if (list->nboard > ROWS_SHOWN)
        put_line_message(v, m, say_need_and_more(list->nboard - ROWS_SHOWN));
}

/* --- what is asked ------------------------------------------------------------------------------- */

/* What may be meant all the same, by the word of its finding. */
static const struct answer {
    const char *word;
    struct message (*label)(void);
} answers[] = {
    { "swap", say_answer_swap },
    { "correct", say_answer_correct },
    { "confirm", say_answer_confirm },
};
enum { ANSWERS = sizeof answers / sizeof *answers };

static bool is_asked(const struct visit *v, const char *word)
{
    for (int i = 0; i < v->findings.n; i++)
        if (v->findings.item[i].of && str_eq(str_of(v->findings.item[i].of), str_of(word)))
            return true;
    return false;
}

static int count_asked(const struct visit *v)
{
    int n = 0;

    for (int i = 0; i < ANSWERS; i++)
        n += is_asked(v, answers[i].word);
    return n;
}

static void put_answer(const struct visit *v, struct markup *m, const struct answer *a)
{
    bool ticked = form_word(&v->form, a->word).p;

    if (!ticked && !is_asked(v, a->word))
        return;
    put(m, "<p><label><input type=\"checkbox\" value=\"yes\"");
    put_attr(m, "name", str_of(a->word));
    if (ticked)
        put(m, " checked");
    put_message(v, m, "> ", a->label(), "</label></p>\n");
}

/* The same file once more, with what was meant. */
static void put_questions(const struct visit *v, struct markup *m)
{
    put(m, "<form method=\"post\" class=\"card\" id=\"again\"");
    put_attr(m, "action", address_file(v, false));
    put(m, ">\n");
    page_hidden(m, "upload", form_word(&v->form, "upload"));
    if (form_word(&v->form, "second").p)
        page_hidden(m, "second", STR("yes"));
    for (int i = 0; i < ANSWERS; i++)
        put_answer(v, m, &answers[i]);
    if (count_asked(v) > 0) {
        put_message(v, m, "<p><label>", say_reason(), " <input size=\"50\" name=\"reason\"");
        put_attr(m, "value", form_word(&v->form, "reason"));
        put(m, "></label></p>\n");
    }
    put_message(v, m, "<p><button class=\"main\" name=\"dry-run\" value=\"yes\">", say_check_again(),
                "</button></p>\n</form>\n");
}

/* --- what becomes of it -------------------------------------------------------------------------- */

/* Of where everything goes and what it replaces: what others enter meanwhile elsewhere, or just so, does not change it. */
static struct str mark_of(const struct taking *t)
{
    const struct visit *v = t->v;
    struct buffer b = { .arena = v->arena };

    for (int i = 0; t->list && i < t->list->nboard; i++) {
        const struct placed *p = &t->list->placed[i];
        const struct fixture *f = fixture_of(v, p);
        buffer_fmt(&b, "%d %d %d %d %d %d %d %d %d\n", p->round, p->table, p->board, f ? f->side[0] : 0,
                   f ? f->side[1] : 0, p->becomes.place[0], p->becomes.place[1], (int)p->becomes.result,
                   replaces(p) ? (int)p->was.result : 0);
    }
    return str_fmt(v->arena, "%016llx", (unsigned long long)folder_key(0, buffer_str(&b)));
}

/* The words of the operation itself. */
static struct form words_of(const struct visit *v, const struct result_list *list)
{
    static const char *const flags[] = { "second", "swap", "correct", "confirm" };
    struct setting *word = arena_new(v->arena, struct setting, 1 + sizeof flags / sizeof *flags);
    struct form form = { .word = word, .data = list };

    word[form.n++] = (struct setting){ STR("round"), str_fmt(v->arena, "%d", v->round) };
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (form_word(&v->form, flags[i]).p)
            word[form.n++] = (struct setting){ str_of(flags[i]), STR("") };
    return form;
}

static bool record(void *of, const struct result_list *list, bool dry, struct err *e)
{
    struct taking *t = of;
    const struct form form = words_of(t->v, list);

    t->list = list;
    t->act.dry = t->act.dry || dry;
    return page_try(t->v, op_row(OP_results), &t->act, &form, &t->done, e);
}

static void put_another(const struct visit *v, struct markup *m)
{
    put(m, "<p>");
    put_link(m, address_file(v, form_word(&v->form, "second").p), page_text(v, say_another_file()));
    put(m, "</p>\n");
}

static bool show_problems(struct taking *t, const struct err *why)
{
    struct visit *v = t->v;
    struct markup m = page_begin(v, page_text(v, say_results_from_file()));

    page_problem(v, &m, why);
    page_findings(v, &m);
    put_places(v, &m, t->list);
    if (count_asked(v) > 0)
        put_questions(v, &m);
    put_another(v, &m);
    if (!page_end(v, &m))
        return false;
    v->job->reply.status = visit_status(v, why);
    return true;
}

/* `why`: it is shown once more, since it was pressed and is not what was looked at. */
static bool show_preview(struct taking *t, const struct err *why)
{
    struct visit *v = t->v;
    struct markup m = page_begin(v, page_text(v, say_preview()));

    if (why->kind != ERR_NONE)
        page_problem(v, &m, why);
    put_line_message(v, &m,
                     t->done.nothing ? say_is_here_already(v->kept->file[0].name)
                                     : say_results_not_stored_yet(v->kept->file[0].name));
    if (!t->done.nothing)
        put_line(&m, text_shown(t->done.done, false, v->arena));
    page_findings(v, &m);
    put_places(v, &m, t->list);
    if (!t->done.nothing) {
        form_add(&v->form, STR("shown"), mark_of(t), v->arena, &(struct err){ 0 });
        page_again(v, &m, &(const struct err){ .lacks = t->done.lacks });
    }
    put_another(v, &m);
    if (!page_end(v, &m))
        return false;
    if (why->kind != ERR_NONE)
        v->job->reply.status = visit_status(v, why);
    return true;
}

static bool is_about_the_file(const struct err *e)
{
    return !e->lacks && (e->kind == ERR_FINDINGS || e->kind == ERR_INPUT || e->kind == ERR_STATE ||
                         e->kind == ERR_CONFLICT || e->kind == ERR_LIMIT);
}

/* What was looked at is what is stored; else it is shown anew. */
static bool store(struct taking *t, struct str shown, const struct findings *unsaid, struct err *e)
{
    struct visit *v = t->v;
    struct err stale = { 0 };

    if (!str_eq(shown, mark_of(t))) {
        err_say(&stale, ERR_CONFLICT, say_results_changed_meanwhile());
        return show_preview(t, &stale);
    }
    v->findings = *unsaid;
    t->act.dry = false;
    return record(t, t->list, false, e) &&
           page_answer(v, &t->act, &t->done,
                       str_fmt(v->arena, "%.*s/enter%s", STR_ARG(address_round(v, v->in, v->round)),
                               form_word(&v->form, "second").p ? "?second=yes" : ""));
}

/* What is uploaded, and what is asked about, is only looked at. */
static bool take_results(struct taking *t, bool looks, struct str shown, struct err *e)
{
    struct visit *v = t->v;
    const struct findings unsaid = v->findings;
    const struct recording_file file = { .name = v->kept->file[0].name,
                                         .bytes = v->kept->file[0].bytes,
                                         .only = v->round };
    const struct recorder by = { record, t };

    t->act.dry = true;
    if (!recording_do(&file, &by, v->arena, &v->findings, e))
        return !job_wants_json(v->job) && is_about_the_file(e) && show_problems(t, e);
    if (!looks)
        return store(t, shown, &unsaid, e);
    return job_wants_json(v->job) ? page_answer(v, &t->act, &t->done, address_file(v, false))
                                  : show_preview(t, &(const struct err){ 0 });
}

bool serve_results_taken(struct visit *v, struct err *e)
{
    struct taking t = { .v = v };
    bool uploaded = v->files.n > 0;
    struct str shown = form_word(&v->form, "shown");
    struct upload one;

    if (!visit_section(v, e) || (uploaded && !visit_file(v, &one, e)))
        return false;
    if (!visit_keep(v, e) || !visit_keep_words(v, kept_words, KEPT_WORDS, e) ||
        !words_act(v, op_row(OP_results), &t.act, e))
        return false;
    return take_results(&t, uploaded || t.act.dry, shown, e);
}
