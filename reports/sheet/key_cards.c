/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/key_cards.h"

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/report.h"

enum { NAME, ROLE, OF, KEY, LINK, COLUMNS };

static const struct column columns[COLUMNS] = {
    [NAME] = { "name", NULL, ALIGN_LEFT, FOR_DATA }, [ROLE] = { "role", NULL, ALIGN_LEFT, FOR_DATA },
    [OF] = { "of", NULL, ALIGN_LEFT, FOR_DATA },     [KEY] = { "key", NULL, ALIGN_LEFT, FOR_DATA },
    [LINK] = { "link", NULL, ALIGN_LEFT, FOR_DATA },
};

static const struct table shape = { .rows = "people", .col = columns, .ncol = COLUMNS };

/* A captain who is called after his team needs no other name. */
static struct message title_of(const struct key_card *p)
{
    const struct str after = STR("captain of ");

    if (p->name.n > after.n && str_same((struct str){ p->name.p, after.n }, after))
        return say_card_of_captain(p->of);
    return say_card_of_person(p->name, p->role, p->of);
}

/* What people type of "https://desk.example.org/key#ABCD-...". */
static struct str address_of(struct str link)
{
    struct str rest = link, address = str_cut(&rest, '#');

    return address;
}

static void add_line(struct slip *s, struct message m, const struct wording *w, struct arena *a)
{
    slip_say(s, SLIP_TEXT, message_text(&m, w, a), a);
}

static const struct slip *slip_of(const struct event *ev, const struct key_card *p, const struct wording *w,
                                  struct arena *a)
{
    struct slip *s = arena_new(a, struct slip, 1);

    add_line(s, say_card_is_of(ev->name), w, a);
    add_line(s, title_of(p), w, a);
    if (p->link.n > 0) {
        slip_say(s, SLIP_CODE, p->link, a);
        add_line(s, say_card_takes_picture(address_of(p->link)), w, a);
    }
    slip_say(s, SLIP_TEXT, p->key, a);
    add_line(s, say_card_is_yours(), w, a);
    return s;
}

struct sheet key_cards_sheet(const struct event *ev, const struct key_card *p, int n, struct arena *a)
{
    struct sheet sheet = { .name = "passes",
                           .heading = report_heading(ev, message_on(MEDIUM_PAGE, say_cards_of_the_desk(), a),
                                                     (struct wording){ 0 }),
                           .scale = SCALE_LIST,
                           .bare = true,
                           .across = 2 };
    struct table *t = sheet_table(&sheet, &shape, a);

    for (int i = 0; i < n; i++) {
        struct block *b = table_block(t, 1, a);
        struct cell *cell = block_row_for(b, TONE_PLAIN, FOR_DATA);
        b->slip = slip_of(ev, &p[i], &sheet.heading.wording, a);
        cell[NAME] = cell_text(p[i].name);
        cell[ROLE] = cell_text(p[i].role);
        cell[OF] = cell_text(p[i].of);
        cell[KEY] = cell_text(p[i].key);
        cell[LINK] = cell_text(p[i].link);
    }
    return sheet;
}
