# SPDX-License-Identifier: Apache-2.0
# page.awk - turns a page, which is C with lines of markup (CONTRIBUTING.md, "How a page is written"), into C: awk -f page.awk x.page >x.c
#
# A line of the page becomes one line of C, so that whatever the compiler says is said of the page. What stands in lines of markup is read letter by
# letter: each is between tags, in a tag, in the quotes of a value, in the name of a tag, or in a script or a style; what may stand there follows from
# that. Lines of a function are read in their order, whichever way the program goes through them: a tag that is opened is closed further below.

# The first of each function: what comes behind it may be its consequence.
function refuse(sentence)
{
    if (!refused)
        printf "%s:%d:%d: error: %s\n", FILENAME, at, start + spot, sentence >"/dev/stderr"
    failed = refused = 1
}

# --- what is written ---

# Letters that stand in the page as they are, collected until something else has to be written.
function flush()
{
    if (literal != "")
        code = code " MARKUP_LITERAL(\"" literal "\");"
    literal = ""
}

function put(c)
{
    if (c == "\"" || c == "\\")
        c = "\\" c
    literal = literal c
}

# --- what is read ---

# People read it: a word in it would be English in every language, but for PDF and its like.
function tell(c)
{
    if (c == "&")
        entity = 1
    word = !entity && c ~ /[A-Za-z]/ ? word c : ""
    if (length(word) > 1 && word ~ /[a-z]/)
        refuse("a word in the markup: a sentence is a row of messages.def, %m(say_...())")
    if (c == ";")
        entity = 0
}

function open_tag(name)
{
    tag = name
    state = "tag"
    attribute = ""
}

function end_of_tag()
{
    state = "text"
    word = entity = ""
    if (tag == "") {
        refuse("a function with @attributes writes nothing but attributes")
        return
    }
    if (tag ~ /^\//) {
        close_tag(substr(tag, 2))
        return
    }
    if (last == "/" || index(EMPTY, " " tag " "))
        return
    stack[++depth] = tag
    opened[depth] = at
    if (tag == "script" || tag == "style")
        state = "raw"
}

function close_tag(name)
{
    if (depth > 0 && stack[depth] == name)
        depth--
    else if (pending[name] > 0)
        pending[name]--
    else if (depth == 0)
        refuse("</" name "> ends what this function has not begun: @closes " name ", if another one begins it")
    else
        refuse("</" name "> stands where <" stack[depth] "> of line " opened[depth] " is to end")
}

function letter(c)
{
    put(c)
    if (state == "text") {
        if (c == "<") {
            state = "name"
            tag = ""
        } else if (c == ">")
            refuse("a > that ends no tag is written &gt;")
        else
            tell(c)
    } else if (state == "name") {
        if (c == ">" || c == " " || (c == "/" && tag != "")) {
            if (tag !~ /^(\/?[A-Za-z][A-Za-z0-9-]*|!.*)$/)
                refuse("a < that begins no tag is written &lt;")
            open_tag(tag)
            last = c
            if (tag ~ /^!/)
                state = c == ">" ? "text" : "declared"
            else if (c == ">")
                end_of_tag()
        } else
            tag = tag c
    } else if (state == "declared") {
        if (c == ">")
            state = "text"
    } else if (state == "tag") {
        if (c == ">")
            end_of_tag()
        else if (c == "=")
            state = "="
        else if (c == "<")
            refuse("a < within a tag")
        else
            attribute = c == " " ? "" : attribute c
        last = c
    } else if (state == "=") {
        if (c != "\"")
            refuse("a value stands in \"quotes\"")
        state = "value"
        word = entity = ""
    } else if (state == "value") {
        if (c == "\"") {
            state = "tag"
            attribute = ""
        } else if (index(TOLD, " " attribute " "))
            tell(c)
    } else if (c == "<" && substr(text, i, 1) == "/") { # the end of a script or a style
        state = "name"
        tag = ""
    }
}

# Of C, from i on: up to the bracket that closes the place, or to the comma that ends its condition.
function expression(comma,   inside, c, quote, from)
{
    from = i
    for (inside = 0; i <= length(text); i++) {
        c = substr(text, i, 1)
        if (quote != "") {
            if (c == "\\")
                i++
            else if (c == quote)
                quote = ""
        } else if (c == "\"" || c == "'")
            quote = c
        else if (c ~ /[(\[{]/)
            inside++
        else if (inside == 0 && c == (comma ? "," : ")"))
            return substr(text, from, i++ - from)
        else if (c ~ /[)\]}]/ && inside-- == 0)
            break
    }
    refuse(comma ? "%i has two parts: a condition, a comma, and what is put if it holds" : "the bracket of this place is not closed")
    i = length(text) + 1
    return "0"
}

# What is put if it holds: an attribute within a tag and a word within a value stand behind a blank.
function condition(   was, tags)
{
    flush()
    code = code " if (" expression(1) ") {"
    i += substr(text, i, 1) == " "
    was = state
    tags = depth
    if (state != "text")
        put(" ")
    attribute = was == "tag" ? "" : attribute
    if (!read(1))
        refuse("the bracket of %i is not closed")
    if (state != was || depth != tags)
        refuse("what %i puts ends where it has begun: tags and quotes that it opens it closes")
    flush()
    code = code " }"
    attribute = was == "tag" ? "" : attribute
}

function place(   kind, c, where)
{
    kind = substr(text, i, 2)
    if (kind == "%%") {
        i += 2
        letter("%")
        return
    }
    if (kind !~ /^%[tmnuhri]$/ || substr(text, i + 2, 1) != "(") {
        refuse(kind ~ /^%[a-z]$/ ? "there is no place " kind "(...): it is t, m, n, u, h, r or i, with brackets" : "a % that begins no place is written %%")
        i++
        return
    }
    if (state == "name" && kind ~ /[ri]/ && tag ~ /^[A-Za-z][A-Za-z0-9-]*$/)
        open_tag(tag)
    where = state
    if (where == "=" && kind != "%i")
        refuse("a value stands in \"quotes\"")
    else if (where == "name" || where == "declared" || where == "=")
        refuse("the name of a tag is written out: no place stands in it")
    else if (where == "raw" && kind != "%h")
        refuse("in a script or a style stands nothing but %h")
    else if (where == "tag" && kind !~ /[ri]/)
        refuse(kind " stands within a tag: it belongs between tags, or in the quotes of a value")
    else if (where == "value" && kind == "%h")
        refuse("%h is markup: it stands between tags")
    else if (kind == "%u" && (where != "value" || !index(ADDRESS, " " attribute " ")))
        refuse("%u is a part of an address: it stands in the quotes of" ADDRESS)
    word = ""
    i += 3
    if (kind == "%i") {
        condition()
        return
    }
    c = expression(0)
    flush()
    code = code " " MACRO[kind] "(" c ");"
    last = ""
}

# Reads the line to its end, or to the bracket that closes the %i it stands in.
function read(within,   inside, c)
{
    while (i <= length(text)) {
        c = substr(text, i, 1)
        spot = i
        if (c == "%") {
            place()
            continue
        }
        i++
        if (within && c == ")" && inside-- == 0)
            return 1
        inside += within && c == "("
        letter(c)
    }
    return 0
}

# --- lines ---

function is_markup(line)
{
    return line ~ /^ *@/
}

function indent(line)
{
    match(line, /^ */)
    return substr(line, 1, RLENGTH)
}

# Lines in a row are one statement, which an if before them takes or leaves as a whole: those that are indented alike.
function goes_on(at)
{
    return is_markup(lines[at]) && is_markup(lines[at + 1]) && indent(lines[at]) == indent(lines[at + 1])
}

function begin_function()
{
    in_function = 1
    state = "text"
    depth = 0
    word = entity = ""
    delete pending
    delete opens
    attributes = refused = 0
}

function end_function(   k)
{
    start = 0
    spot = 1
    for (k = 1; k <= depth; k++)
        if (opens[stack[k]]-- <= 0)
            refuse("<" stack[k] "> of line " opened[k] " is not closed in its function: @opens " stack[k] ", if another one closes it")
    for (k in pending)
        if (pending[k] > 0)
            refuse("@closes " k ", but no </" k "> does")
    if (state != (attributes ? "tag" : "text"))
        refuse("the function ends within a " (state == "value" ? "value" : "tag"))
    in_function = 0
}

# "@opens div", "@closes div section", "@attributes": what the function does on purpose.
function directive(   word, n, k)
{
    n = split(text, word, / +/)
    if (word[1] == "attributes" && n == 1) {
        attributes = 1
        open_tag("")
        last = ""
    } else if (word[1] == "opens" && n > 1)
        for (k = 2; k <= n; k++)
            opens[word[k]]++
    else if (word[1] == "closes" && n > 1)
        for (k = 2; k <= n; k++)
            pending[word[k]]++
    else
        refuse("behind @ stands a blank and markup; or @attributes, @opens TAG, @closes TAG")
}

function markup_line(   joined)
{
    match(lines[at], /^ *@/)
    start = RLENGTH
    text = substr(lines[at], start + 1)
    spot = 1
    if (!in_function) {
        refuse("a line of markup stands in a function")
        return
    }
    if (text ~ /^[^ ]/) {
        directive()
        return
    }
    joined = sub(/\\$/, "", text)
    i = 2
    if (state == "tag" && last != " " && substr(text, i, 1) ~ /[A-Za-z]/) # an attribute stands behind a blank
        put(" ")
    read(0)
    if (joined)
        return
    if (state == "value" || state == "name" || state == "=")
        refuse("the line ends in a value or a name: \\ at its end goes on")
    literal = literal "\\n"
    last = " "
}

BEGIN {
    EMPTY = " area base br circle col hr img input link meta path source wbr "
    TOLD = " alt aria-description aria-label aria-roledescription label placeholder title "
    ADDRESS = " action formaction href src "
    MACRO["%t"] = "MARKUP_TEXT"
    MACRO["%m"] = "MARKUP_MESSAGE"
    MACRO["%n"] = "MARKUP_NUMBER"
    MACRO["%u"] = "MARKUP_ADDRESS"
    MACRO["%h"] = "MARKUP_MADE"
    MACRO["%r"] = ""
}

{ lines[NR] = $0 }

END {
    printf "#line 1 \"%s\"\n", FILENAME
    for (at = 1; at <= NR; at++) {
        if (!is_markup(lines[at])) {
            if (lines[at] ~ /^\{/)
                begin_function()
            if (lines[at] ~ /^\}/ && in_function)
                end_function()
            print lines[at]
            continue
        }
        code = goes_on(at - 1) ? "" : indent(lines[at]) "{"
        markup_line()
        if (!goes_on(at)) {
            flush()
            code = code " }"
        }
        print code
    }
    exit failed
}
