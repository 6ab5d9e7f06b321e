/* SPDX-License-Identifier: Apache-2.0 */
#include "web/front/front_kind.h"

#include "desk/base/property.h"
#include "engine/base/err.h"
#include "import/json_event.h"
#include "web/base/form.h"
#include "web/base/messages.h"
#include "web/front/events.h"
#include "web/process/child.h"

/* --- by themselves ------------------------------------------------------------------------------ */

#define COUNT_OF(list) (int)(sizeof(list) / sizeof *(list))

static const struct setting olympiad_open[] = { { STR("rounds"), STR("11") } };
static const struct setting olympiad_women[] = { { STR("rounds"), STR("11") }, { STR("women"), STR("yes") } };
static const struct setting championship[] = { { STR("system"), STR("team-swiss-2026") }, { STR("rounds"), STR("9") } };
static const struct setting weekend[] = { { STR("system"), STR("berger") },
                                          { STR("rounds"), STR("5") },
                                          { STR("boards"), STR("6") },
                                          { STR("squad-size"), STR("12") } };
static const struct setting blitz[] = { { STR("system"), STR("burstein") },
                                        { STR("unit"), STR("player") },
                                        { STR("rounds"), STR("9") } };

static const struct kind_section of_olympiad[] = {
    { STR("open"), olympiad_open, COUNT_OF(olympiad_open), say_title_open },
    { STR("women"), olympiad_women, COUNT_OF(olympiad_women), say_title_women }
};
static const struct kind_section of_championship[] = { { STR("open"), championship, COUNT_OF(championship),
                                                         say_title_open } };
static const struct kind_section of_weekend[] = { { STR("league"), weekend, COUNT_OF(weekend), say_title_league } };
static const struct kind_section of_blitz[] = { { STR("blitz"), blitz, COUNT_OF(blitz), say_title_blitz } };

static const struct kind kinds[] = {
    { "olympiad", say_kind_olympiad, 11, 1, 0, of_olympiad, COUNT_OF(of_olympiad), NULL },
    { "championship", say_kind_championship, 9, 1, 0, of_championship, COUNT_OF(of_championship), NULL },
    { "weekend", say_kind_weekend, 5, 2, 300, of_weekend, COUNT_OF(of_weekend), NULL },
    { "blitz", say_kind_blitz, 9, 9, 30, of_blitz, COUNT_OF(of_blitz), NULL },
};
enum { KINDS = COUNT_OF(kinds) };

const struct kind *kind_at(int i)
{
    return i < KINDS ? &kinds[i] : NULL;
}

static const struct kind *kind_named(struct str word)
{
    for (int i = 0; i < KINDS; i++)
        if (str_eq(word, str_of(kinds[i].word)))
            return &kinds[i];
    return NULL;
}

/* --- as an earlier event ------------------------------------------------------------------------ */

/* The rules of a section that are not as they would be anyway, an edition by the date of that event among them. The lot is drawn anew. */
static struct kind_section rules_of(const struct visit *v, const struct event *ev, const struct section *s)
{
    struct section usual = section_default();
    struct setting *list = NULL;
    int n = 0, cap = 0;

    section_follow_date(&usual, ev);
    for (int i = 0; property_at(i); i++) {
        const struct property *p = property_at(i);
        if (p->of_event || str_eq(str_of(p->name), STR("lot")))
            continue;
        struct str value = property_text(p, ev, s, 0, v->arena);
        if (value.n == 0 || str_eq(value, property_text(p, ev, &usual, 0, v->arena)))
            continue;
        arena_room(v->arena, list, n, cap);
        list[n++] = (struct setting){ str_of(p->name), value };
    }
    return (struct kind_section){ .name = s->name, .set = list, .nset = n };
}

/* All that it says of itself as data: another process reads the file. */
static bool read_earlier(const struct visit *v, const struct front_folder *f, struct str file, struct event *out,
                         struct err *e)
{
    const char *path = str_c(v->arena, str_fmt(v->arena, "%.*s/%.*s", STR_ARG(f->path), STR_ARG(file)));
    const char *const words[] = { "export", path, "--as", "json", NULL };
    struct str said;

    return (child_hear(&(struct child){ .words = words }, JSON_EVENT_SIZE_MAX, v->arena, &said) &&
            json_event_read(said, file, v->arena, out, NULL, &(struct err){ 0 })) ||
           err_say(e, ERR_INPUT, say_earlier_event_unreadable(file));
}

static bool kind_earlier(struct visit *v, struct front_folder *f, struct kind *out, struct err *e)
{
    struct event *ev = arena_new(v->arena, struct event, 1);
    struct event_file file;

    if (!front_find(v, f, "like", &file, e) || !read_earlier(v, f, file.file, ev, e))
        return false;
    struct kind_section *list = arena_new(v->arena, struct kind_section, ev->nsection);
    for (int i = 0; i < ev->nsection; i++)
        list[i] = rules_of(v, ev, &ev->section[i]);
    *out = (struct kind){
        .word = KIND_EARLIER, .rounds = event_rounds(ev), .section = list, .nsection = ev->nsection, .earlier = ev
    };
    return true;
}

bool kind_of_form(struct visit *v, struct front_folder *f, struct kind *out, struct err *e)
{
    struct str word = form_word(&v->form, "kind");
    const struct kind *k = kind_named(word);

    if (str_eq(word, STR(KIND_EARLIER)))
        return kind_earlier(v, f, out, e);
    if (!k)
        return err_say(e, ERR_USAGE, say_new_kind_missing());
    *out = *k;
    return true;
}
