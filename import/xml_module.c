/* SPDX-License-Identifier: Apache-2.0 */
/* xml_module.c - in the program, in place of the readers of XML: loaded when the first file of it is read. */
#include "engine/base/err.h"
#include "engine/base/module.h"
#include "import/messages.h"
#include "import/xml.h"
#include "import/xml_stream.h"

static bool is_there(struct err *e)
{
    return module_load(MODULE_xml, say_xml_left_out(), e);
}

bool xml_read(struct str bytes, struct str file, const struct xml_format *format, struct arena *a,
              struct element **root, struct findings *f, struct err *e)
{
    return is_there(e) && MODULE_FUNCTION(xml, xml_read)(bytes, file, format, a, root, f, e);
}

bool xml_stream(const struct xml_stream *s, struct err *e)
{
    return is_there(e) && MODULE_FUNCTION(xml, xml_stream)(s, e);
}

/* Called by a reading, which has the part. */
void xml_stop(struct xml_at *at, enum err_kind kind, struct message why)
{
    MODULE_FUNCTION(xml, xml_stop)(at, kind, why);
}
