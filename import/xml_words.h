/* SPDX-License-Identifier: Apache-2.0 */
/* xml_words.h - where a file does not follow its schema, in words for whoever wrote it; for xml.c only. */
#ifndef IMPORT_XML_WORDS_H
#define IMPORT_XML_WORDS_H

#include "engine/base/str.h"

struct arena;
struct _xmlError;

/* Which team or player, what is wrong with it, and what to do; in the arena. */
struct str xml_schema_words(const struct _xmlError *error, struct arena *a);

#endif
