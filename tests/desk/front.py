# SPDX-License-Identifier: Apache-2.0
"""The front page of a folder, for tests of it: `from front import *` also has all of desk.py."""
from desk import *


class Front(Desk):
    """`with Front(folder) as f`: the front page; f.link lets one browser in, once."""

    def start(self):
        self.errors = tempfile.TemporaryFile()
        env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
        self.run = subprocess.Popen([PROGRAM, "desk", self.event, "--port", "0"], stdout=subprocess.PIPE, stderr=self.errors, env=dict(env, TZ="UTC", LC_ALL="C"))
        self.link = ""
        while not self.link.startswith("http"):
            self.link = self.run.stdout.readline().decode().strip()
            if not self.link:
                raise AssertionError("the front page ended: " + str(self.run.wait()))
        self.origin = self.link[:self.link.index("/begin/")]
        self.port = int(self.origin.rsplit(":", 1)[1])
        self.begin = self.link[len(self.origin):]

    def enter(self):
        self.first = self.ask("GET", self.begin)
        return self.first.headers["Set-Cookie"].split(";")[0]


def main_of(reply):
    return re.sub(r"\s+", " ", html.unescape(re.sub("<[^>]*>", " ", reply.text[reply.text.index("<main"):]))).strip()


def answers(address):
    try:
        return urllib.request.urlopen(address, timeout=10).status
    except OSError:
        return 0


def desks_of(front):
    """The processes it has begun, by their ids."""
    return open("/proc/%d/task/%d/children" % (front, front)).read().split() + sum(
        (open("/proc/%d/task/%s/children" % (front, t)).read().split() for t in os.listdir("/proc/%d/task" % front) if int(t) != front), [])


def soon(what):
    """Is it so within ten seconds?"""
    for _ in range(200):
        if what():
            return True
        time.sleep(0.05)
    return False


def ends(pid):
    return soon(lambda: not os.path.exists("/proc/%s" % pid))
