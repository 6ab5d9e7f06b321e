/* SPDX-License-Identifier: Apache-2.0 */
/* page_ratings.c - FIDE's rating list: it is uploaded and made into a list file beside the event by the thread that makes files, since that
   lasts; then the event is compared with it, and what differs is taken over. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "db/list.h"
#include "desk/messages.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/ratings.h"
#include "teams/text.h"
#include "teams/event.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/page_part.h"
#include "web/words.h"

/* --- the list ---------------------------------------------------------------------------------- */

static const char *own_list(const struct visit *v)
{
    return str_c(v->arena, str_fmt(v->arena, "%s.ratings", v->room->event));
}

const char *ratings_list(const struct visit *v)
{
    const char *own = own_list(v);

    return access(own, R_OK) == 0 ? own : v->room->list;
}

/* What it says of the event, the players that count. */
static bool ask_list(const struct visit *v, struct rating_news *news, struct err *e)
{
    struct db *list;

    if (!list_open(ratings_list(v), &list, e))
        return false;
    bool ok = ratings_ask(list, &v->event, NULL, v->arena, news, e);
    db_close(list);
    return ok;
}

static bool is_sure(const struct rating_entry *x)
{
    return x->how == RATED_BY_ID || x->how == RATED_BY_NAME;
}

static bool is_found(const struct rating_entry *x)
{
    return is_sure(x) || x->how == RATED_DOUBTFUL;
}

static bool differs(const struct visit *v, const struct rating_entry *x)
{
    return is_found(x) && rated_differs(&x->was, &x->is, v->arena);
}

/* It has more to say than what the event does not have at all, K, sex and year of birth: that comes with it and is not shown one by one. */
static bool is_worth_a_look(const struct visit *v, const struct rating_entry *x)
{
    struct player filled = x->was;

    if (!differs(v, x))
        return false;
    const struct player is = rated_player(&x->was, &x->is, v->arena);
    filled.k = filled.k > 0 ? filled.k : is.k;
    filled.sex = filled.sex ? filled.sex : is.sex;
    filled.born = filled.born > 0 ? filled.born : is.born;
    return x->how == RATED_DOUBTFUL || rated_differs(&filled, &x->is, v->arena);
}

/* --- what differs ------------------------------------------------------------------------------ */

static struct str known(const struct visit *v, long n)
{
    return n > 0 ? str_number(v->arena, n) : STR("–");
}

static struct str shown(const struct visit *v, struct str text)
{
    return text.n > 0 ? text_shown(text, false, v->arena) : STR("–");
}

static struct str sex_of(const struct visit *v, const struct player *p)
{
    if (p->sex == 0)
        return STR("–");
    return page_text(v, p->sex == 'm' ? say_stands_man() : say_stands_woman());
}

static void put_value(const struct visit *v, struct markup *m, int *n, struct message label, struct str was,
                      struct str is)
{
    if (str_eq(was, is))
        return;
    if ((*n)++ > 0)
        put(m, " · ");
    page_say(v, m, say_list_says_instead(page_text(v, label), is, was));
}

/* Where the new one comes from: a rating changes by it. */
static void put_k(const struct visit *v, struct markup *m, int *n, int was, int is)
{
    if (was == 0 || was == is)
        return;
    if ((*n)++ > 0)
        put(m, " · ");
    page_say(v, m, say_list_k_instead(known(v, is), known(v, was)));
}

static void put_values(const struct visit *v, struct markup *m, const struct rating_entry *x)
{
    const struct player *was = &x->was, is = rated_player(was, &x->is, v->arena);
    int n = 0;

    put_value(v, m, &n, say_field_rating(), known(v, was->rating), known(v, is.rating));
    put_value(v, m, &n, say_field_title(), shown(v, was->title), shown(v, is.title));
    put_value(v, m, &n, say_field_name(), shown(v, was->name), shown(v, is.name));
    put_value(v, m, &n, say_field_latin(), shown(v, was->latin), shown(v, is.latin));
    put_value(v, m, &n, say_field_fide_id(), known(v, was->fide_id), known(v, is.fide_id));
    if (was->sex)
        put_value(v, m, &n, say_field_sex(), sex_of(v, was), sex_of(v, &is));
    if (was->born > 0)
        put_value(v, m, &n, say_field_born(), known(v, was->born), known(v, is.born));
    put_k(v, m, &n, was->k, is.k);
}

/* Shown only: a desk does not change them. */
static void put_remarks(const struct visit *v, struct markup *m, const struct rating_entry *x)
{
    const struct squad *q = &v->event.section[x->section].squad[x->squad];

    if (x->how == RATED_DOUBTFUL)
        put_message(v, m, "<br><span class=\"changed\">",
                    say_list_may_mean_another(shown(v, x->is.name), shown(v, x->is.federation), known(v, x->is.born)),
                    "</span>");
    if (x->how == RATED_BY_NAME)
        put_message(v, m, "<br><span class=\"faint\">", say_list_found_by_name(), "</span>");
    if (x->is.federation.n > 0 && q->federation.n > 0 && !str_eq(x->is.federation, q->federation))
        put_message(v, m, "<br><span class=\"faint\">",
                    say_list_other_federation(shown(v, x->is.federation), shown(v, q->federation)), "</span>");
    if (x->is.inactive)
        put_message(v, m, "<br><span class=\"faint\">", say_list_inactive(), "</span>");
}

static void put_player(const struct visit *v, struct markup *m, const struct rating_entry *x)
{
    const struct section *s = &v->event.section[x->section];

    put(m, "<strong>");
    put_text(m, shown(v, x->was.name));
    put(m, "</strong>");
    if (s->unit == UNIT_TEAM) {
        put(m, " <span class=\"faint\">");
        put_text(m, shown(v, s->squad[x->squad].name));
        put(m, "</span>");
    }
}

/* Those of whom there is no doubt are taken unless they are ticked; the others if they are. */
static void put_choice(const struct visit *v, struct markup *m, const struct rating_entry *x)
{
    bool sure = is_sure(x);

    put(m, "<label><input type=\"checkbox\"");
    put_attr(m, "name", sure ? STR("leave") : STR("take"));
    put_attr(m, "value", str_number(v->arena, x->is.fide_id));
    put_attr(m, "aria-label",
             page_text(v, sure ? say_list_leave_player(x->was.name) : say_list_take_player(x->was.name)));
    put(m, "> ");
    page_say(v, m, sure ? say_list_leave() : say_list_take());
    put(m, "</label>");
}

static int put_section(const struct visit *v, struct markup *m, const struct rating_news *news, int section)
{
    int n = 0;

    for (int i = 0; i < news->n; i++) {
        const struct rating_entry *x = &news->item[i];
        if (x->section != section || !is_worth_a_look(v, x))
            continue;
        if (n++ == 0) {
            put(m, "<h2>");
            put_text(m, section_title(&v->event.section[section]));
            put(m, "</h2>\n<ul class=\"prints\">\n");
        }
        put(m, "<li><div>");
        put_player(v, m, x);
        put(m, "<br>");
        put_values(v, m, x);
        put_remarks(v, m, x);
        put(m, "</div>");
        put_choice(v, m, x);
        put(m, "</li>\n");
    }
    if (n > 0)
        put(m, "</ul>\n");
    return n;
}

static void put_differences(const struct visit *v, struct markup *m, const struct rating_news *news)
{
    int n = 0, filled = 0;

    for (int i = 0; i < news->n; i++)
        filled += is_sure(&news->item[i]) && differs(v, &news->item[i]) && !is_worth_a_look(v, &news->item[i]);
    put(m, "<form method=\"post\" action=\"/ratings/accept\" class=\"ratings\">\n");
    page_hidden(m, "seen", v->seen);
    page_hidden(m, "list", news->list.digest);
    for (int i = 0; i < v->event.nsection; i++)
        n += put_section(v, m, news, i);
    if (filled > 0)
        put_line_message(v, m, say_list_fills_in(filled));
    if (n + filled > 0)
        put_message(v, m, "<p class=\"changes\"><span></span><button class=\"main\">", say_take_ratings_over(),
                    "</button></p>\n");
    put(m, "</form>\n");
}

/* Of whom the list says nothing: for the eyes. */
static void put_missing(const struct visit *v, struct markup *m, const struct rating_news *news, int missing)
{
    if (missing == 0)
        return;
    put_message(v, m, "<details><summary>", say_list_lacks(missing), "</summary>\n<ul class=\"lately\">\n");
    for (int i = 0; i < news->n; i++) {
        const struct rating_entry *x = &news->item[i];
        if (is_found(x))
            continue;
        put(m, "<li>");
        put_player(v, m, x);
        if (x->how == RATED_SEVERAL)
            put_message(v, m, " <span class=\"faint\">", say_list_has_several(), "</span>");
        put(m, "</li>\n");
    }
    put(m, "</ul></details>\n");
}

static void put_counts(const struct visit *v, struct markup *m, const struct rating_news *news)
{
    int same = 0, differ = 0, missing = 0;

    for (int i = 0; i < news->n; i++) {
        const struct rating_entry *x = &news->item[i];
        missing += !is_found(x);
        differ += is_worth_a_look(v, x);
        same += is_found(x) && !is_worth_a_look(v, x);
    }
    put_line_message(v, m, say_list_compared(rating_list_text(&news->list, v->arena), same, differ, missing));
    put_missing(v, m, news, missing);
}

/* --- the page ---------------------------------------------------------------------------------- */

static void put_form(const struct visit *v, struct markup *m, bool has)
{
    static const struct {
        const char *value;
        struct message (*label)(void);
    } kinds[] = { { "standard", say_list_standard }, { "rapid", say_list_rapid }, { "blitz", say_list_blitz } };

    put(m, "<form method=\"post\" action=\"/ratings\" enctype=\"multipart/form-data\" class=\"card\">\n");
    put_message(v, m, "<h2>", has ? say_list_upload_another() : say_list_upload(), "</h2>\n");
    put_line_message(v, m, say_list_about(UPLOAD_LIST_MAX >> 20));
    put_message(
        v, m, "<p><label for=\"file\">", say_registration_file(),
        "</label><br><input id=\"file\" type=\"file\" name=\"file\" accept=\".zip,.xml,.txt,.csv\" required></p>\n"
        "<div class=\"fields\"><p><label for=\"kind\">");
    page_say(v, m, say_list_kind());
    put(m, "</label><br><select id=\"kind\" name=\"kind\">\n");
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        put(m, "<option");
        put_attr(m, "value", str_of(kinds[i].value));
        put_message(v, m, ">", kinds[i].label(), "</option>\n");
    }
    put_message(v, m, "</select></p>\n<p><label for=\"date\">", say_list_date(),
                "</label><br><input id=\"date\" type=\"date\" name=\"date\" aria-describedby=\"of-date\">"
                "<br><small id=\"of-date\" class=\"faint\">");
    page_say(v, m, say_list_date_help());
    put_message(v, m, "</small></p></div>\n<p><button class=\"main\">", say_look_at_it_first(),
                "</button></p>\n</form>\n");
}

bool serve_ratings(struct visit *v, struct err *e)
{
    struct rating_news news;
    struct err why = { 0 };

    if (!visit_event(v, e))
        return false;
    struct markup m = page_begin(v, page_text(v, say_op_ratings()));
    bool has = ratings_list(v) != NULL, read = has && ask_list(v, &news, &why);
    if (v->event.rating_list.n > 0)
        put_line_message(v, &m, say_ratings_are_of(v->event.rating_list));
    if (has && !read)
        page_problem(v, &m, &why);
    if (read) {
        put_counts(v, &m, &news);
        put_differences(v, &m, &news);
    }
    put_form(v, &m, has);
    return page_end(v, &m);
}

/* --- what comes in ----------------------------------------------------------------------------- */

static bool read_kind(const struct visit *v, enum rating_kind *kind, struct err *e)
{
    struct str text = form_word(&v->form, "kind");

    *kind = RATED_STANDARD;
    return !text.p || rating_kind_find(text, kind) || err_say(e, ERR_USAGE, say_list_which_kind());
}

/* Made under another name: a list that is refused leaves the one that is there. */
bool serve_ratings_file(struct visit *v, struct err *e)
{
    struct rating_making making = { .to = str_c(v->arena, str_fmt(v->arena, "%s.ratings-new", v->room->event)),
                                    .list.date = form_word(&v->form, "date") };
    struct upload file;

    if (!visit_event(v, e) || !read_kind(v, &making.list.kind, e) || !visit_file(v, &file, e))
        return false;
    making.from = str_c(v->arena, text_shown(file.name, false, v->arena));
    making.bytes = file.bytes;
    unlink(making.to);
    if (!ratings_make(&making, v->arena, e))
        return false;
    if (rename(making.to, own_list(v)) != 0) {
        unlink(making.to);
        return err_say(e, ERR_IO, say_list_not_kept(strerror(errno)));
    }
    return visit_go(v, STR("/ratings"));
}

static bool is_ticked(const struct visit *v, const char *name, long id)
{
    for (int i = 0; i < v->form.n; i++) {
        long n;
        if (str_eq(v->form.word[i].name, str_of(name)) && str_long(v->form.word[i].value, &n) && n == id)
            return true;
    }
    return false;
}

static void choose(const struct visit *v, struct rating_news *news)
{
    int n = 0;

    for (int i = 0; i < news->n; i++) {
        const struct rating_entry *x = &news->item[i];
        bool wanted = is_sure(x) ? !is_ticked(v, "leave", x->is.fide_id) : is_ticked(v, "take", x->is.fide_id);
        if (differs(v, x) && wanted)
            news->item[n++] = *x;
    }
    news->n = n;
}

bool serve_take_ratings(struct visit *v, struct err *e)
{
    const struct op *op = op_row(OP_ratings);
    struct rating_news news;
    struct act act;

    if (!visit_event(v, e) || !words_act(v, op, &act, e))
        return false;
    if (!ratings_list(v))
        return err_say(e, ERR_STATE, say_list_missing());
    if (!ask_list(v, &news, e))
        return false;
    if (!str_eq(news.list.digest, form_word(&v->form, "list")))
        return err_say(e, ERR_CONFLICT, say_list_is_another());
    choose(v, &news);
    const struct form form = { .data = &news };
    return page_do(v, op, &act, &form, STR("/ratings"), e);
}
