/* SPDX-License-Identifier: Apache-2.0 */
/* main.c - the dispatcher: finds the command, opens its event file, runs it, says what went wrong.
 */
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "cli/call.h"
#include "cli/command.h"
#include "cli/complete.h"
#include "cli/deliver.h"
#include "cli/ending.h"
#include "cli/engine.h"
#include "cli/findings.h"
#include "cli/help.h"
#include "cli/memory.h"
#include "cli/messages.h"
#include "cli/mirror.h"
#include "cli/screen.h"
#include "cli/terminal.h"
#include "db/failure.h"
#include "db/people.h"
#include "desk/base/messages.h"
#include "desk/file/backup.h"
#include "engine/base/arena.h"
#include "import/federations.h"
#include "import/file.h"
#include "teams/federation.h"
#include "web/public/poster.h"
#include "web/process/copy_process.h"
#include "web/public/public.h"

/* A closed standard stream would give its number to the event file, and a report would be written
   into it. Standard input opened for reading makes such a write fail instead. */
static void fill_standard_streams(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0)
            open("/dev/null", O_RDONLY);
}

/* A closed pipe and a file that may not grow are errors like any other. */
static void prepare_streams(void)
{
    fill_standard_streams();
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
    stdout = screen_over(STDOUT_FILENO);
    stderr = screen_over(STDERR_FILENO);
}

/* What one round of a check gives back the next one wants: to hand it to the system in between, page by page, takes as long as the
   check itself. */
static void keep_memory(void)
{
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    mallopt(M_MMAP_THRESHOLD, 4 << 20);
}

/* An event is read into some megabytes. Asked for page by page they cost as much time as all that is done with them, so the heap
   is made longer at once, of huge pages if there are any; what is never touched costs nothing. A huge page must be asked for before
   anything of it is touched: malloc's own words about its first piece come to lie before the first. */
static void prepare_memory(void)
{
    enum { LONGER = 16 << 20, HUGE_PAGE = 2 << 20, FIRST = 160 << 10, BEFORE = FIRST + (32 << 10) };
    uintptr_t end = (uintptr_t)sbrk(0), begin = (end + BEFORE + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;

    keep_memory();
    if (sbrk((intptr_t)(begin - BEFORE - end)) == (void *)-1)
        return;
    mallopt(M_TOP_PAD, LONGER);
    void *volatile first = malloc(FIRST);
    free(first);
    mallopt(M_TOP_PAD, 128 << 10);
    if ((uintptr_t)sbrk(0) > begin)
        madvise((void *)begin, (uintptr_t)sbrk(0) - begin, MADV_HUGEPAGE);
}

static bool flushed(struct err *e)
{
    bool failed = ferror(stdout) != 0;

    if (fflush(stdout) == 0 && !failed)
        return true;
    const int why = screen_failure();
    return err_say(e, ERR_IO, why ? say_output_not_written(strerror(why)) : say_output_not_written_before());
}

static bool open_event(struct call *c)
{
    enum access access = c->command->access;

    if (access == NO_EVENT || access == CLOSED || !c->path)
        return true;
    if (access == MAKE)
        return call_act(c, STR(""));
    return access == WRITE ? call_write(c) : desk_open(c->path, false, &c->desk, c->err);
}

/* What was changed, in the words of the journal. */
static void print_done(const struct call *c)
{
    struct str done = desk_done(c->desk);

    if (done.n > 0)
        call_print(c, desk_entry(c->desk) ? say_was_done(done) : say_to_be_done(done));
    else
        call_print(c, say_nothing_changes());
}

/* The disk failed at the last moment: what the file says when it is opened again is what everybody will see. */
static void resolve(struct call *c)
{
    struct err why = *c->err;
    bool recorded;

    if (c->doubt.entry == 0)
        return;
    err_say(&why, ERR_DB, say_event_not_written(c->path)); /* unless it has been said */
    *c->err = (struct err){ 0 };
    if (!desk_resolve(c->path, &c->doubt, &recorded))
        err_say(c->err, ERR_DOUBT, say_in_doubt_see_journal(err_cause(&why), c->path));
    else if (recorded)
        err_say(c->err, ERR_UNPRINTED,
                say_recorded_though_disk_failed(c->command->name, c->doubt.entry, err_cause(&why)));
    else
        err_say(c->err, why.kind, say_cause_nothing_recorded(err_cause(&why)));
}

/* A line of its own beside the output; { 0 } is none. */
static void warn_of(struct call *c, struct message why)
{
    if (!why.row)
        return;
    fflush(stdout);
    fprintf(stderr, "warning: %.*s\n", TOLD(c, why));
}

/* What was done is done: the exit code says that, and this what is left to do. */
static void warn_unmirrored(struct call *c)
{
    const struct message why = mirror_missed(c);

    if (why.row)
        warn_of(c, say_mirror_not_up_to_date(&why));
}

/* Whoever reads what was made of a file is told that another program changed it, beside the output. */
static void warn_altered(struct call *c)
{
    bool shown = c->err->kind <= ERR_FINDINGS && c->command->access == READ && c->desk && !c->writes;
    struct message why = shown ? desk_alteration(c->desk) : (struct message){ 0 };

    warn_of(c, why);
}

/* A copy of the file alone would lack something; fsck has it among its findings. */
static void warn_of_log(struct call *c)
{
    bool tells = c->err->kind <= ERR_FINDINGS && c->command->access != WRITE && c->desk && !c->writes &&
                 c->command->id != COMMAND_fsck;

    warn_of(c, tells ? desk_in_log(c->desk) : (struct message){ 0 });
    warn_of(c, tells ? people_left_in_log(c->path, c->arena) : (struct message){ 0 });
}

/* Its own log stays if there is no room to fold it in: what was just recorded is there alone. */
static void warn_of_own_log(struct call *c)
{
    struct err unread = { 0 };

    if (c->entry == 0 || access(str_c(c->arena, str_fmt(c->arena, "%s-wal", c->path)), F_OK) != 0 ||
        !desk_open(c->path, false, &c->desk, &unread))
        return;
    warn_of(c, desk_in_log(c->desk));
    desk_close(c->desk);
}

/* Of the files beside it; fsck tells more. */
static void warn_missing(struct call *c)
{
    bool tells = c->err->kind <= ERR_FINDINGS && c->command->id != COMMAND_fsck;

    warn_of(c, tells ? call_files_missing(c, c->desk) : (struct message){ 0 });
}

/* What was recorded while the file still had its name is in no file of that name. */
static void rescue(struct call *c)
{
    struct str made;
    struct err why = { 0 };

    if (desk_entry(c->desk) == 0 || !desk_replaced(c->desk))
        return;
    fflush(stdout);
    if (desk_rescue(c->desk, c->act.time, c->arena, &made, &why))
        fprintf(stderr, "%.*s\n", TOLD(c, say_file_lost_and_saved(c->path, made)));
    else
        fprintf(stderr, "%.*s\n", TOLD(c, say_file_lost(c->path, err_cause(&why))));
}

/* What says by itself which command shows more. */
static bool names_fsck(const struct err *e)
{
    static const char *const rows[] = { "file_and_backup_differ", "stray_log", "tables_changed", "tables_differ" };
    const struct message why = err_message(e);
    bool names = false;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        names = names || message_is(&why, rows[i]);
    return names;
}

/* What is lost or damaged and has backups was an event: where to look for the rest of it. */
static void point_to_fsck(struct call *c)
{
    const struct err why = *c->err;
    int n;

    if (c->command->access != READ || !c->path || why.kind != ERR_DB || db_unreached(&why) || names_fsck(&why))
        return;
    desk_backups(c->path, c->arena, &n);
    if (n == 0)
        return;
    *c->err = (struct err){ 0 };
    err_say(c->err, why.kind, say_fsck_shows_backups(err_cause(&why), c->path));
}

/* Another table of federations, for all that this program does. */
static bool take_federations(struct call *c)
{
    const char *path = getenv("OLYMPAIR_FEDERATIONS");
    struct federation_table *t = arena_new(c->arena, struct federation_table, 1);
    struct str bytes;

    if (!path || !path[0])
        return true;
    if (!file_load(path, FEDERATIONS_SIZE_MAX, c->arena, &bytes, c->err) ||
        !federations_read(bytes, str_of(path), c->arena, t, c->err))
        return false;
    federation_use(t);
    return true;
}

/* In which words everything is told; the language itself is handed on from here. */
static bool take_language(struct call *c)
{
    const char *name = getenv("OLYMPAIR_LANGUAGE");

    if (!name || !name[0])
        return true;
    c->wording.language = language_named(str_of(name));
    return c->wording.language || err_say(c->err, ERR_USAGE, say_no_such_language(str_of(name)));
}

#define CMD_AS(id, ...) cmd_##id,
#define CMD(name, ...)  CMD_AS(name)
#define DO(name, ...)   call_do,
static bool (*const carry_out[])(struct call *c) = {
#include "cli/commands.def"
};
#undef CMD
#undef CMD_AS
#undef DO

static bool run_command(struct call *c)
{
    memory_watch(&c->wording, c->command->access == WRITE);
    ending_watch(terminal_close);
    bool ok = take_federations(c) && call_zone_known(c) && open_event(c) && carry_out[c->command->id](c);

    if (!ok)
        point_to_fsck(c);
    if (!ok && (c->err->kind == ERR_DB || c->err->kind == ERR_BUSY))
        findings_drop_notes(&c->findings); /* what it noted of what it did is not true if the file did not take it */
    if (ok && c->writes)
        print_done(c);
    findings_print(&c->findings, c->file, c->findings_aside ? stderr : stdout);
    warn_altered(c);
    warn_of_log(c);
    warn_missing(c);
    mirror_after(c);
    warn_unmirrored(c);
    rescue(c);
    c->entry = desk_entry(c->desk);
    c->doubt = desk_doubt(c->desk);
    fflush(stdout); /* it is recorded: nobody need wait until the log is folded in; a failure is looked for later */
    desk_close(c->desk);
    warn_of_own_log(c);
    mirror_beside(c);
    resolve(c);
    return ok;
}

/* What went wrong after the commit, or after a file was there, does not take that back: whoever reads the exit code
   must not do it again. What `enter` stored it has told, match by match. */
static void own_up(struct call *c, const struct err *flush)
{
    bool lost = flush->kind != ERR_NONE || c->err->kind == ERR_IO || (c->writes && c->err->kind > ERR_FINDINGS);
    struct err why = flush->kind != ERR_NONE ? *flush : *c->err;
    struct message what = c->entry ? say_recorded_as_entry(c->entry) : c->made;

    if (!lost || c->doubt.entry > 0)
        return;
    if (!what.row) {
        err_say(c->err, why.kind, err_message(&why));
        return;
    }
    *c->err = (struct err){ 0 };
    err_say(c->err, ERR_UNPRINTED, say_done_but_not_printed(c->command->name, &what, err_cause(&why)));
}

/* Whoever presses the program on a desktop. */
static bool has_screen(void)
{
    const char *x = getenv("DISPLAY"), *wayland = getenv("WAYLAND_DISPLAY");

    return (x && x[0]) || (wayland && wayland[0]);
}

static bool run(struct call *c, int nword, char **word)
{
    struct str first = nword > 0 ? str_of(word[0]) : STR("");

    if (!take_language(c))
        return false;
    if (nword == 0 && has_screen())
        return run(c, 1, (char *[]){ (char[]){ "desk" } });
    if (nword == 0)
        return err_say(c->err, ERR_USAGE, say_which_command());
    if (str_eq(first, STR("--version")) || str_eq(first, STR("-V")))
        return printf("olympair %s\n", OLYMPAIR_VERSION) > 0;
    bool described = str_eq(first, STR(COMPLETE_DESCRIBED_WORD));
    if (described || str_eq(first, STR(COMPLETE_WORD)))
        return complete(nword - 1, word + 1, described, c->arena, stdout), true;
    if (str_eq(first, STR("--help")) || str_eq(first, STR("-h")))
        return help_all(c, stdout), true;
    c->command = command_find(first);
    if (!c->command)
        return command_unknown(first, c->err);
    if (!call_read(c, nword - 1, word + 1))
        return false;
    if (call_has(c, OPT_HELP))
        return help_command(c, c->command, stdout), true;
    return idle_none(c) && run_command(c);
}

/* The command for other programs has the codes of its field. */
static int exit_code(const struct call *c)
{
    bool engine = c->command && c->command->id == COMMAND_engine;

    return engine ? engine_exit_code(c->err->kind) : err_exit_code(c->err->kind);
}

int main(int argc, char **argv)
{
    struct arena arena = { 0 };
    struct err err = { 0 }, flush = { 0 };
    struct call call = { .arena = &arena, .err = &err, .findings = { .arena = &arena } };

    prepare_memory();
    if (argc == 3 && strcmp(argv[1], PUBLIC_PROCESS) == 0)
        return public_process(argv[2]);
    if (argc == 3 && strcmp(argv[1], POSTER_PROCESS) == 0)
        return poster_process(argv[2]);
    if (argc == 3 && strcmp(argv[1], COPY_PROCESS) == 0)
        return copy_process(argv[2]);
    if (argc == 4 && strcmp(argv[1], MIRROR_PROCESS) == 0)
        return mirror_process(argv[2], argv[3]);
    prepare_streams();
    if (deliver_may_print(&err))
        run(&call, argc - 1, argv + 1);
    flushed(&flush);
    own_up(&call, &flush);
    if (err.kind != ERR_NONE)
        fprintf(stderr, "olympair: %.*s\n", STR_ARG(call_why(&call, &err)));
    arena_free(&arena);
    ending_obey();
    return exit_code(&call);
}
