/* SPDX-License-Identifier: Apache-2.0 */
#include "web/dates.h"

#include "engine/base/err.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/page.h"

static const char *const field = "dates";

static const struct {
    const char *word;
    struct message (*label)(void);
} orders[] = { { "", say_order_as_shown }, { "dmy", say_order_day_first }, { "mdy", say_order_month_first } };

void dates_put(const struct visit *v, struct markup *m, const char *id)
{
    struct str chosen = form_word(&v->form, field);

    put(m, "<p><label");
    put_attr(m, "for", str_of(id));
    put(m, ">");
    page_say(v, m, say_order_of_dates());
    put(m, "</label><br><select");
    put_attr(m, "id", str_of(id));
    put_attr(m, "name", str_of(field));
    put(m, ">\n");
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
        put(m, "<option");
        put_attr(m, "value", str_of(orders[i].word));
        if (str_eq(chosen, str_of(orders[i].word)))
            put(m, " selected");
        put(m, ">");
        page_say(v, m, orders[i].label());
        put(m, "</option>\n");
    }
    put(m, "</select></p>\n");
}

bool dates_read(const struct visit *v, enum day_order *out, struct err *e)
{
    struct str chosen = form_word(&v->form, field);

    *out = DAY_ORDER_OPEN;
    return chosen.n == 0 || day_order_read(chosen, out) || err_say(e, ERR_USAGE, say_no_order_of_dates(chosen));
}
