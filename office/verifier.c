/* SPDX-License-Identifier: Apache-2.0 */
#include "office/verifier.h"

#include "office/folder.h"

/* The bytes of the files of web/, as the Makefile names them. */
extern const char html_start[] __asm__("_binary_web_verify_html_start");
extern const char html_end[] __asm__("_binary_web_verify_html_end");
extern const char verify_start[] __asm__("_binary_web_verify_js_start");
extern const char verify_end[] __asm__("_binary_web_verify_js_end");
extern const char page_start[] __asm__("_binary_web_verify_page_js_start");
extern const char page_end[] __asm__("_binary_web_verify_page_js_end");
extern const char history_html_start[] __asm__("_binary_web_history_html_start");
extern const char history_html_end[] __asm__("_binary_web_history_html_end");
extern const char history_start[] __asm__("_binary_web_history_js_start");
extern const char history_end[] __asm__("_binary_web_history_js_end");

static struct str between(const char *start, const char *end)
{
    return (struct str){ start, (size_t)(end - start) };
}

struct str verifier_markup(void)
{
    return between(html_start, html_end);
}

struct str verifier_history_markup(void)
{
    return between(history_html_start, history_html_end);
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
