/* xml_words.h - what is wrong with a file that is no XML, in words for whoever wrote it. */
#ifndef IMPORT_XML_WORDS_H
#define IMPORT_XML_WORDS_H

/* By the code of libxml2 (XML_ERR_...); general words for what nobody has met yet. */
const char *xml_words(int code);

#endif
