/* SPDX-License-Identifier: Apache-2.0 */
/* xml_module.c - in the program, in place of the readers of XML: loaded when the first file of it is read. */
#include "engine/base/module.h"
#include "import/messages.h"
#include "import/xml.h"
#include "import/xml_stream.h"

/* clang-format off */
#define ASKS(...) MODULE_ASKS(xml, say_xml_left_out(), __VA_ARGS__)
ASKS(xml_read, (struct str bytes, struct str file, const struct xml_format *format, struct arena *a, struct element **root, struct findings *f, struct err *e),
    (bytes, file, format, a, root, f, e))
ASKS(xml_stream, (const struct xml_stream *s, struct err *e), (s, e))
/* Called by a reading, which has the part. */
MODULE_HAS(xml, void, xml_stop, (struct xml_at *at, enum err_kind kind, struct message why), (at, kind, why))
MODULE_HAS(xml, long, xml_line, (const struct xml_at *at), (at))
/* clang-format on */
