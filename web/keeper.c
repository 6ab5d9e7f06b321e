/* keeper.c - the process for the public as a whole: it gives up its rights, and has the pages handed out by a child of its own,
   which it begins again when it is ended by a signal. */
#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "engine/base/err.h"
#include "web/files.h"
#include "web/jail.h"
#include "web/public.h"

/* One that ends sooner is not begun again at once. */
enum { SHORT_LIFE = 5, PAUSE = 1 };

/* False: there is nobody any more who would hear it. */
static bool say(const char *text)
{
    return send(PUBLIC_CHANNEL, text, strlen(text), MSG_NOSIGNAL) >= 0;
}

/* It has not ended on its own account: another one is to begin, as long as there is somebody to give it pages. */
static bool has_fallen(int status)
{
    char text[80];

    if (!WIFSIGNALED(status))
        return false;
    snprintf(text, sizeof text, "the process for the public was ended by signal %d: it is begun again",
             WTERMSIG(status));
    return say(text);
}

/* Nobody keeps it when we are gone. */
static int child(pid_t keeper, int share)
{
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != keeper)
        return ERR_IO;
    return public_hand_out(share);
}

int public_process(const char *share)
{
    struct err e = { 0 };
    pid_t self = getpid(), pid;
    int status;

    jail_bare(PUBLIC_CHANNEL + 1);
    public_give_way();
    signal(SIGPIPE, SIG_IGN);
    /* At a terminal, or from a service manager, these are for the desk, which then closes the channel. */
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    files_most();
    tzset(); /* asks for a file, once */
    if (!jail_files(&e))
        return say(e.text), ERR_IO;
    for (;;) {
        time_t begun = time(NULL);
        pid = fork();
        if (pid == 0)
            return child(self, atoi(share));
        if (pid < 0 || waitpid(pid, &status, 0) != pid)
            return say("the process for the public does not start"), ERR_IO;
        if (!has_fallen(status))
            return WIFEXITED(status) ? WEXITSTATUS(status) : ERR_IO;
        if (time(NULL) - begun < SHORT_LIFE)
            sleep(PAUSE);
    }
}
