/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/rated.h"

#include <ctype.h>
#include <string.h>

#include "engine/base/arena.h"
#include "teams/form.h"
#include "teams/moment.h"
#include "teams/text.h"

static const char *const kinds[] = {
#define X(id, name) [id] = name,
    RATING_KINDS(X)
#undef X
};

const char *rating_kind_name(enum rating_kind k)
{
    return kinds[k];
}

bool rating_kind_find(struct str name, enum rating_kind *out)
{
    for (int k = 0; k < RATING_KIND_COUNT; k++)
        if (str_eq(name, str_of(kinds[k]))) {
            *out = (enum rating_kind)k;
            return true;
        }
    return false;
}

struct str rating_list_text(const struct rating_list *l, struct arena *a)
{
    return str_fmt(a, "the %s list of %.*s (%.*s)", kinds[l->kind], STR_ARG(l->date), STR_ARG(l->source));
}

/* "oct26frl": a month and two digits, as FIDE names its files. */
static struct str date_of_month(const char *at, struct arena *a)
{
    static const char months[] = "jan\0feb\0mar\0apr\0may\0jun\0jul\0aug\0sep\0oct\0nov\0dec";

    for (int m = 0; m < 12; m++)
        if (strncasecmp(at, months + 4 * m, 3) == 0 && isdigit((unsigned char)at[3]) && isdigit((unsigned char)at[4]) &&
            !isdigit((unsigned char)at[5]))
            return str_fmt(a, "20%.2s-%02d-01", at + 3, m + 1);
    return (struct str){ 0 };
}

/* "2026-10-01" or "2026-10". */
static struct str date_of_numbers(const char *at, struct arena *a)
{
    struct str whole = { at, 10 }, month = str_fmt(a, "%.7s-01", at);

    if (strlen(at) >= 10 && moment_is_day(whole))
        return str_copy(a, whole);
    return strlen(at) >= 7 && moment_is_day(month) ? month : (struct str){ 0 };
}

struct str rating_list_date(struct str file, struct arena *a)
{
    const char *name = str_c(a, file), *slash = strrchr(name, '/');
    struct str date = { 0 };

    for (const char *at = slash ? slash + 1 : name; *at && date.n == 0; at++)
        if ((date = date_of_month(at, a)).n == 0)
            date = date_of_numbers(at, a);
    return date;
}

struct str rated_title(const struct rated *r)
{
    return r->title.n > 0 ? r->title : r->women_title;
}

/* Names. */

enum { WORDS_MAX = 32 };

static bool is_of_word(char c)
{
    return isalnum((unsigned char)c) || (c & 0x80);
}

/* The words of a folded name. */
static int words_of(struct str folded, struct str *word)
{
    int n = 0;

    for (size_t i = 0; i < folded.n && n < WORDS_MAX;) {
        size_t from = i;
        while (i < folded.n && is_of_word(folded.p[i]))
            i++;
        if (i > from)
            word[n++] = (struct str){ folded.p + from, i - from };
        else
            i++;
    }
    return n;
}

/* How many words of one are in the other, and how many each has. */
static int shared_words(struct str name, struct str listed, struct arena *a, int *of_name, int *of_listed)
{
    struct str x[WORDS_MAX], y[WORDS_MAX];
    int n = *of_name = words_of(text_fold(a, name), x), m = *of_listed = words_of(text_fold(a, listed), y), both = 0;
    bool taken[WORDS_MAX] = { false };

    for (int i = 0; i < n; i++)
        for (int k = 0; k < m; k++)
            if (!taken[k] && str_eq(x[i], y[k])) {
                taken[k] = true;
                both++;
                break;
            }
    return both;
}

static bool is_latin(struct str folded)
{
    for (size_t i = 0; i < folded.n; i++)
        if (folded.p[i] & 0x80)
            return false;
    return true;
}

bool rated_same_name(struct str name, struct str listed, struct arena *a)
{
    int n, m, both = shared_words(name, listed, a, &n, &m);

    return (both == n && both == m) || !is_latin(text_fold(a, name));
}

bool rated_like_name(struct str name, struct str listed, struct arena *a)
{
    int n, m;

    return shared_words(name, listed, a, &n, &m) > 0 || !is_latin(text_fold(a, name));
}

/* A text of the list as an event has it; `otherwise` if it cannot be one. */
static struct str clean(struct str text, struct str otherwise, enum text_form form, struct arena *a)
{
    struct str out;

    return text_nfc(str_trim(text), a, &out) && form_holds(form, out) ? out : otherwise;
}

struct player rated_player(const struct player *p, const struct rated *r, struct arena *a)
{
    struct player is = *p;

    is.fide_id = r->fide_id;
    is.rating = r->rating;
    if (r->k > 0 && r->k <= K_MOST)
        is.k = r->k;
    if (r->born > 0 && r->born <= BORN_MOST)
        is.born = r->born;
    is.title = clean(rated_title(r), p->title, FORM_TITLE, a);
    if (r->sex)
        is.sex = r->sex;
    if (!rated_same_name(p->name, r->name, a))
        is.name = clean(r->name, p->name, FORM_NAME, a);
    if (!is_latin(text_fold(a, p->name)))
        is.latin = clean(r->name, p->latin, FORM_LINE, a);
    return is;
}

bool rated_differs(const struct player *p, const struct rated *r, struct arena *a)
{
    struct player is = rated_player(p, r, a);

    return is.fide_id != p->fide_id || is.rating != p->rating || is.k != p->k || is.sex != p->sex ||
           is.born != p->born || !str_eq(is.title, p->title) || !str_eq(is.name, p->name) ||
           !str_eq(is.latin, p->latin);
}
