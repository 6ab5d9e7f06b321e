/* SPDX-License-Identifier: Apache-2.0 */
#include "import/rating_list.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/file.h"
#include "import/unzip.h"
#include "import/xml_stream.h"
#include "import/messages.h"
#include "teams/arbiter.h"
#include "teams/event.h"
#include "teams/moment.h"
#include "teams/title.h"

enum {
    VALUE_LONGEST = 255,
    TAG_LONGEST = 64 * 1024, /* bytes from one < to the next */
    ATTRIBUTES_MOST = 16,
    DEPTH_MOST = 3, /* playerslist, player, a value */
    PIECE = 1 << 20 /* bytes that are read at once */
};
static const long LARGEST = 4L << 30;

/* The elements of a player, in the order in which FIDE writes them; those that are not known are read past. */
/* clang-format off */
#define FIELDS(X) \
    X(ID, "fideid") X(NAME, "name") X(COUNTRY, "country") X(SEX, "sex") X(TITLE, "title") X(W_TITLE, "w_title") \
    X(O_TITLE, "o_title") X(FOA_TITLE, "foa_title") \
    X(RATING, "rating") X(GAMES, "games") X(K, "k") \
    X(RAPID_RATING, "rapid_rating") X(RAPID_GAMES, "rapid_games") X(RAPID_K, "rapid_k") \
    X(BLITZ_RATING, "blitz_rating") X(BLITZ_GAMES, "blitz_games") X(BLITZ_K, "blitz_k") \
    X(BIRTHDAY, "birthday") X(FLAG, "flag")
/* clang-format on */

/* clang-format off */
enum field {
#define X(id, name) FIELD_##id,
    FIELDS(X)
#undef X
    FIELDS_COUNT
};
/* clang-format on */

static const char *const names[] = {
#define X(id, name) name,
    FIELDS(X)
#undef X
};

static const enum field rating_field[] = { FIELD_RATING, FIELD_RAPID_RATING, FIELD_BLITZ_RATING };

/* Where the bytes come from. */
struct origin {
    FILE *plain;
    struct unzip zip;
    struct unpacking unpacking;
};

struct rating_list_reader {
    struct rating_file *file;
    const struct rating_sink *sink;
    enum rating_kind kind;
    long bytes;                     /* read */
    int depth;                      /* of the element that is open */
    int field;                      /* the one that is open, or FIELDS_COUNT */
    int expected;                   /* the one that comes next, most likely */
    const char *seen[FIELDS_COUNT]; /* where its name was last: of the same name it is the same place */
    bool rated;                     /* somebody has a rating of that kind */
    char text[FIELDS_COUNT][VALUE_LONGEST + 1];
    size_t n[FIELDS_COUNT];
};

/* Opening. */

static bool has_end(struct str name, const char *end)
{
    size_t n = strlen(end);

    return name.n >= n && strncasecmp(name.p + name.n - n, end, n) == 0;
}

static void take_plain(const char *path, FILE *in, long size, struct rating_file *f, struct origin *o)
{
    const char *slash = strrchr(path, '/');

    f->xml = str_of(slash ? slash + 1 : path);
    f->size = size;
    o->plain = in;
    setvbuf(in, NULL, _IOFBF, PIECE);
}

static bool open_plain(const char *path, FILE *in, struct rating_file *f, struct origin *o, struct err *e)
{
    struct stat st;

    if (fstat(fileno(in), &st) != 0 || S_ISDIR(st.st_mode))
        return err_say(e, ERR_IO, say_cannot_be_read(path, strerror(EISDIR)));
    if (!S_ISREG(st.st_mode))
        return err_say(e, ERR_IO, say_list_is_no_file(path));
    take_plain(path, in, (long)st.st_size, f, o);
    return f->size <= LARGEST || err_say(e, ERR_LIMIT, say_larger_than_4_gib(path));
}

/* The one file in it that is XML. */
static bool find_xml(const struct unzip *z, struct arena *a, struct packed *out, struct err *e)
{
    int n = 0;

    for (long i = 0; i < unzip_count(z); i++) {
        struct packed p = unzip_at(z, i, a);
        if (has_end(p.name, ".xml") && n++ == 0)
            *out = p;
    }
    return n == 1 || err_say(e, ERR_INPUT, say_holds_xml_files(z->name, n));
}

/* Of an archive that is open. */
static bool open_packed(struct arena *a, struct rating_file *f, struct origin *o, struct err *e)
{
    struct packed xml = { 0 };

    if (!find_xml(&o->zip, a, &xml, e) || !unpack_begin(&o->zip, xml, LARGEST, &o->unpacking, e)) {
        unzip_close(&o->zip);
        return false;
    }
    f->xml = xml.name;
    f->size = xml.size;
    return true;
}

static const char zip_begins[] = "PK\3\4";
enum { ZIP_BEGINS = sizeof zip_begins - 1 };

bool rating_file_open(const char *path, struct arena *a, struct rating_file *out, struct err *e)
{
    FILE *in = file_open(path);
    char magic[ZIP_BEGINS] = { 0 };
    bool ok, zip;

    if (!in)
        return err_say(e, ERR_IO, say_list_cannot_be_read(path, strerror(errno)));
    struct origin *o = arena_new(a, struct origin, 1);
    *out = (struct rating_file){ .path = path, .inside = o };
    zip = fread(magic, 1, sizeof magic, in) == sizeof magic && memcmp(magic, zip_begins, sizeof magic) == 0;
    rewind(in);
    ok = zip ? unzip_open(path, &o->zip, e) && open_packed(a, out, o, e) : open_plain(path, in, out, o, e);
    if (!ok || zip)
        fclose(in);
    return ok;
}

bool rating_bytes_open(struct str bytes, const char *name, struct arena *a, struct rating_file *out, struct err *e)
{
    struct origin *o = arena_new(a, struct origin, 1);

    *out = (struct rating_file){ .path = name, .inside = o };
    if (str_starts(bytes, (struct str){ zip_begins, ZIP_BEGINS }))
        return unzip_bytes(bytes, str_of(name), &o->zip, e) && open_packed(a, out, o, e);
    FILE *in = bytes.n > 0 ? fmemopen((void *)(uintptr_t)bytes.p, bytes.n, "r") : NULL;
    if (!in)
        return err_say(e, ERR_INPUT, say_list_cannot_be_read(name, strerror(bytes.n > 0 ? errno : ENODATA)));
    take_plain(name, in, (long)bytes.n, out, o);
    return true;
}

void rating_file_close(struct rating_file *f)
{
    struct origin *o = f->inside;

    if (o->plain) {
        fclose(o->plain);
    } else {
        unpack_end(&o->unpacking);
        unzip_close(&o->zip);
    }
}

/* Reading. */

/* Elements stand in the order of FIDE's list: the next one is most often the one expected. */
static int field_of(struct rating_list_reader *r, const char *name)
{
    for (int i = 0; i < FIELDS_COUNT; i++) {
        int at = (r->expected + i) % FIELDS_COUNT;
        if (r->seen[at] == name || strcmp(names[at], name) == 0) {
            r->seen[at] = name;
            r->expected = at + 1;
            return at;
        }
    }
    return FIELDS_COUNT;
}

static void begin_value(struct rating_list_reader *r, struct xml_at *at, const char *name)
{
    r->field = field_of(r, name);
    if (r->field < FIELDS_COUNT && r->n[r->field] > 0)
        xml_stop(at, ERR_INPUT, say_player_same_value_twice());
}

static void on_start(void *to, struct xml_at *at, const char *name, struct xml_tag tag)
{
    struct rating_list_reader *r = to;
    int depth = ++r->depth;

    (void)tag;
    if (depth == 1 && strcmp(name, "playerslist") != 0)
        xml_stop(at, ERR_INPUT, say_first_element_not_playerslist());
    else if (depth == 2 && strcmp(name, "player") != 0)
        xml_stop(at, ERR_INPUT, say_playerslist_holds_nothing_but_player());
    else if (depth == 2)
        memset(r->n, 0, sizeof r->n);
    else if (depth == DEPTH_MOST)
        begin_value(r, at, name);
}

static void on_text(void *to, struct xml_at *at, struct str text)
{
    struct rating_list_reader *r = to;

    if (r->field == FIELDS_COUNT)
        return;
    size_t *have = &r->n[r->field];
    if (text.n > VALUE_LONGEST - *have) {
        xml_stop(at, ERR_LIMIT, say_value_longer_than_any_rating());
        return;
    }
    memcpy(r->text[r->field] + *have, text.p, text.n);
    *have += text.n;
}

static struct str value(struct rating_list_reader *r, int field)
{
    return str_trim((struct str){ r->text[field], r->n[field] });
}

static size_t most_digits(int field)
{
    enum { OF_ID = 11, OF_OTHERS = 9 };

    return field == FIELD_ID ? OF_ID : OF_OTHERS;
}

/* Blank is 0. What goes on after so many digits is no number. */
static long number(struct rating_list_reader *r, int field, bool *ok)
{
    struct str s = value(r, field);
    size_t i = 0;
    long v = 0;

    for (; i < s.n && i < most_digits(field) && s.p[i] >= '0' && s.p[i] <= '9'; i++)
        v = 10 * v + (s.p[i] - '0');
    *ok = *ok && i == s.n;
    return v;
}

/* A year or a date; what is neither is not known. */
static int born(struct rating_list_reader *r)
{
    long year = moment_year_read(value(r, FIELD_BIRTHDAY));

    return year > 0 && year <= BORN_MOST ? (int)year : 0;
}

/* Of "IA,FT" the title of an arbiter: trainers and organisers have others. */
static struct str arbiter_title(struct str titles)
{
    while (titles.n > 0) {
        struct str one = str_trim(str_cut(&titles, ','));
        if (arbiter_is_title(one))
            return one;
    }
    return titles;
}

static void give(struct rating_list_reader *r, struct xml_at *at)
{
    int rating = (int)rating_field[r->kind];
    struct str flag = value(r, FIELD_FLAG);
    bool ok = true;
    struct rated p = { .fide_id = number(r, FIELD_ID, &ok),
                       .name = value(r, FIELD_NAME),
                       .federation = value(r, FIELD_COUNTRY),
                       .title = title_of(value(r, FIELD_TITLE)),
                       .women_title = title_of(value(r, FIELD_W_TITLE)),
                       .sex = player_sex(value(r, FIELD_SEX)),
                       .rating = (int)number(r, rating, &ok),
                       .games = (int)number(r, rating + 1, &ok),
                       .k = (int)number(r, rating + 2, &ok),
                       .born = born(r),
                       .inactive = flag.n > 0 && memchr(flag.p, 'i', flag.n),
                       .arbiter = arbiter_title(value(r, FIELD_O_TITLE)) };

    r->rated = r->rated || p.rating > 0;
    if (p.rating == 0) /* RULE_RATING_STANDARD */
        p.rating = (int)number(r, FIELD_RATING, &ok);
    if (!ok)
        xml_stop(at, ERR_INPUT, say_rating_number_games_id_not());
    else if (p.fide_id == 0 || p.name.n == 0)
        xml_stop(at, ERR_INPUT, say_player_no_fide_id_no());
    else if (!r->sink->player(r->sink->to, &p))
        xml_stop(at, ERR_NONE, (struct message){ 0 });
}

static void on_end(void *to, struct xml_at *at, const char *name)
{
    struct rating_list_reader *r = to;

    (void)name;
    if (r->depth-- == 2)
        give(r, at);
    r->field = FIELDS_COUNT;
}

static long on_read(void *to, char *bytes, size_t room)
{
    struct rating_list_reader *r = to;
    struct origin *o = r->file->inside;
    long n = o->plain ? (long)fread(bytes, 1, room, o->plain) : unpack_next(&o->unpacking, bytes, room);

    if (o->plain && ferror(o->plain))
        return -1;
    r->bytes += n > 0 ? n : 0;
    if (r->sink->read)
        r->sink->read(r->sink->to, r->bytes);
    return n;
}

bool rating_file_read(struct rating_file *f, enum rating_kind kind, const struct rating_sink *sink, struct err *e)
{
    struct rating_list_reader r = { .file = f, .sink = sink, .kind = kind, .field = FIELDS_COUNT };
    const struct xml_stream stream = { .name = f->xml,
                                       .read = on_read,
                                       .start = on_start,
                                       .text = on_text,
                                       .end = on_end,
                                       .to = &r,
                                       .longest = TAG_LONGEST,
                                       .depth = DEPTH_MOST,
                                       .attributes = ATTRIBUTES_MOST };

    if (!xml_stream(&stream, e))
        return false;
    return r.rated || err_say(e, ERR_INPUT, say_no_ratings(f->xml, rating_kind_name(kind), names[rating_field[kind]]));
}
