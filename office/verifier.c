/* SPDX-License-Identifier: Apache-2.0 */
#include "office/verifier.h"

#include "engine/base/buffer.h"
#include "office/folder.h"
#include "office/messages.h"
#include "reports/format/html.h"

/* The bytes of the files of web/, as the Makefile names them. */
extern const char verify_start[] __asm__("_binary_office_verify_js_start");
extern const char verify_end[] __asm__("_binary_office_verify_js_end");
extern const char page_start[] __asm__("_binary_office_verify_page_js_start");
extern const char page_end[] __asm__("_binary_office_verify_page_js_end");
extern const char history_start[] __asm__("_binary_office_history_js_start");
extern const char history_end[] __asm__("_binary_office_history_js_end");

static struct str between(const char *start, const char *end)
{
    return (struct str){ start, (size_t)(end - start) };
}

/* A page that is written, and how it words what it says. */
struct writing {
    struct buffer out;
    const struct wording *wording;
};

static void put(struct writing *w, const char *markup)
{
    buffer_add(&w->out, str_of(markup));
}

static void say(struct writing *w, const char *open, struct message message, const char *close)
{
    put(w, open);
    buffer_add(&w->out, html_escape(message_text(&message, w->wording, w->out.arena), w->out.arena));
    put(w, close);
}

/* Without scripts the program checks; what it takes is the name of a file. */
static void put_without_script(struct writing *w, struct message message, const char *file)
{
    say(w, "<noscript><p>", message, " <code>olympair verify ");
    put(w, file);
    put(w, "</code></p></noscript>\n");
}

struct str verifier_markup(const struct wording *wording, struct arena *a)
{
    struct writing w = { { .arena = a }, wording };

    say(&w, "<p>", say_verify_what(), "</p>\n");
    put_without_script(&w, say_verify_by_program(), "trace.json");
    say(&w, "<form id=\"verify\" hidden=\"hidden\" action=\"#verify\">\n<p><label for=\"round\">", say_verify_round(),
        "</label> <select id=\"round\"></select> ");
    say(&w, "<button type=\"submit\">", say_verify_this_round(), "</button></p>\n");
    say(&w, "<p><label for=\"file\">", say_verify_own_file(),
        "</label> <input id=\"file\" type=\"file\" accept=\".json,application/json\"/></p>\n</form>\n");
    put(&w, "<p id=\"verdict\" class=\"verdict\" role=\"status\"></p>\n<div id=\"proved\"></div>\n");
    return buffer_str(&w.out);
}

struct str verifier_history_markup(const struct wording *wording, struct arena *a)
{
    struct writing w = { { .arena = a }, wording };

    say(&w, "<p>", say_history_what(), "</p>\n");
    put_without_script(&w, say_history_by_program(), "seal.json");
    say(&w, "<form id=\"check\" hidden=\"hidden\" action=\"#check\"><p><button type=\"submit\">", say_history_check(),
        "</button></p></form>\n");
    put(&w, "<p id=\"verdict\" class=\"verdict\" role=\"status\"></p>\n<div id=\"checked\"></div>\n");
    return buffer_str(&w.out);
}

bool verifier_put_history(struct folder *f, struct err *e)
{
    return folder_put(f, STR("history.js"), between(history_start, history_end), e);
}

bool verifier_put_scripts(struct folder *f, struct err *e)
{
    return folder_put(f, STR("verify.js"), between(verify_start, verify_end), e) &&
           folder_put(f, STR("verify-page.js"), between(page_start, page_end), e);
}
