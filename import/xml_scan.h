/* SPDX-License-Identifier: Apache-2.0 */
/* xml_scan.h - checks the bytes of an XML file before the library reads them: its time grows with the square of a tag's attributes. */
#ifndef IMPORT_XML_SCAN_H
#define IMPORT_XML_SCAN_H

#include <stdbool.h>

#include "engine/base/str.h"

/* No tag has more than `most` attributes, in any encoding that xml_scan_knows; else `line` is where its name stands. Counted
   is what every attribute has, an equals sign before a quotation mark, up to the next <; comments and the like are passed
   over. Bytes that are no XML do no harm. */
bool xml_scan(struct str bytes, int most, int *line);

/* An encoding in which the marks of a tag are the bytes of ASCII, or 16 bits of it. */
bool xml_scan_knows(struct str encoding);

#endif
