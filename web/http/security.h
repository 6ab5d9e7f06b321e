/* SPDX-License-Identifier: Apache-2.0 */
/* security.h - what every answer says to browsers: nothing from elsewhere, nothing guessed. */
#ifndef WEB_HTTP_SECURITY_H
#define WEB_HTTP_SECURITY_H

/* Behind it: within whose pages ours may stand. */
#define SECURITY_POLICY                                                                                              \
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; " \
    "form-action 'self'; frame-ancestors "

/* A header, what the desk says in it, what the pages for everybody say; NULL: it is not sent, or has what the site says in it. The desk is told
   where a form of its own came from: with no-referrer browsers say that it comes from nowhere. */
#define SECURITY_HEADERS(X)                                      \
    X("Content-Security-Policy", SECURITY_POLICY "'none'", NULL) \
    X("X-Content-Type-Options", "nosniff", "nosniff")            \
    X("Referrer-Policy", "same-origin", "no-referrer")           \
    X("Cross-Origin-Opener-Policy", "same-origin", NULL)         \
    X("Cross-Origin-Resource-Policy", "same-origin", NULL)

#endif
