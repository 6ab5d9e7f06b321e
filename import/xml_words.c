#include "import/xml_words.h"

#include <libxml/xmlerror.h>
#include <stddef.h>

static const struct {
    int code;
    const char *words;
} rows[] = {
    { XML_ERR_DOCUMENT_EMPTY, "it does not begin with '<', so it is no XML file" },
    { XML_ERR_DOCUMENT_END, "something follows the end of the first element; delete it" },
    { XML_ERR_NAME_REQUIRED, "a name is missing: '&' is written &amp;, '<' is written &lt;, and quotes come in pairs" },
    { XML_ERR_ENTITYREF_SEMICOL_MISSING, "an '&' stands alone; write &amp; for the letter itself" },
    { XML_ERR_UNDECLARED_ENTITY, "only &amp; &lt; &gt; &quot; &apos; have names here; type other letters themselves" },
    { XML_ERR_LT_IN_ATTRIBUTE, "a '<' stands in a value; write &lt; or close the quotes before it" },
    { XML_ERR_ATTRIBUTE_NOT_STARTED, "a value has no quotes; write name=\"value\"" },
    { XML_ERR_ATTRIBUTE_NOT_FINISHED, "the quotes of a value are not closed" },
    { XML_ERR_ATTRIBUTE_WITHOUT_VALUE, "an attribute has no value; write name=\"value\"" },
    { XML_ERR_ATTRIBUTE_REDEFINED, "an element has the same attribute twice" },
    { XML_ERR_SPACE_REQUIRED, "a space is missing after a value, or the file ends there" },
    { XML_ERR_RESERVED_XML_NAME, "something stands before '<?xml'; delete it" },
    { XML_ERR_XMLDECL_NOT_FINISHED, "the line that begins with '<?xml' has to end with '?>'" },
    { XML_ERR_HYPHEN_IN_COMMENT, "a comment holds '--'" },
    { XML_ERR_GT_REQUIRED, "an element is not closed with '>' or '/>', or the file ends there" },
    { XML_ERR_TAG_NAME_MISMATCH, "what is closed here is not the element that was opened last" },
    { XML_ERR_TAG_NOT_FINISHED, "it ends in the middle of an element; is the file whole?" },
    { XML_ERR_INVALID_CHAR, "a character is not UTF-8, or one that XML does not allow; save the file in UTF-8" },
    { XML_ERR_INVALID_ENCODING, "a character is not UTF-8; save the file in UTF-8" },
};

const char *xml_words(int code)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].code == code)
            return rows[i].words;
    return "this is not XML as it has to be written";
}
