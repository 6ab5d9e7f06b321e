/* federation.h - the chess federations: three-letter FIDE codes and names. */
#ifndef TEAMS_FEDERATION_H
#define TEAMS_FEDERATION_H

#include "engine/base/str.h"

struct arena;

/* `other` is a second name in use, `iso` the ISO 3166 code where it is not the FIDE code; empty if there
   is none. */
struct federation {
    const char *code, *name, *other, *iso;
};

/* The federation of that FIDE code, or NULL. */
const struct federation *federation_find(struct str code);

/* The federation that someone may have meant by `text`: a code in small letters, an ISO code, a name; or
   NULL. Good for a hint, never for data. */
const struct federation *federation_guess(struct str text, struct arena *a);

/* All of them by code; `n` is their number. */
const struct federation *federation_list(int *n);

#endif
