/* SPDX-License-Identifier: Apache-2.0 */
/* barrier.h - why some teams cannot all be paired, in the form of Tutte and Berge: without a few of them the others
   fall into pieces that meet only within themselves, and more of these are odd than those few can serve
   (docs/rules/pairing.md, "Certificates"). */
#ifndef ENGINE_PROOF_BARRIER_H
#define ENGINE_PROOF_BARRIER_H

#include "engine/proof/parsed_trace.h"

struct arena;

struct barrier_question {
    const int *team; /* who is to be paired */
    int n;
    bool (*may)(const void *with, int a, int b); /* with whom */
    const void *with;
    const long *value; /* by team: of a certificate, as a hint where to look for the few */
    int need;          /* so many more odd pieces than there are of the few */
};

struct barrier {
    struct parsed_places few;
    struct parsed_places *odd; /* the smaller first; as many as are needed */
    int nodd;
    bool others_odd; /* all other teams are an odd number too: one piece more */
};

/* False: none were found that prove it. What is found is true whatever the hint was. */
bool barrier_find(const struct barrier_question *q, struct arena *a, struct barrier *out);

#endif
