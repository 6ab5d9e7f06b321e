# SPDX-License-Identifier: Apache-2.0
"""readers.py N NODE... - so many readers of live events, as browsers are: each holds a stream of server-sent events at one of the nodes
(host:port), goes to the next one with the id that it heard last when it is cut off, and keeps what it hears. One of a hundred is flaky and breaks off by
itself now and then. Says "all are connected" once they are; at SIGTERM it prints a line of JSON: for each list of events that was heard, how many readers
heard it, from the first event that all of them can have heard on; and when each event was first and last heard."""
import collections
import heapq
import json
import random
import re
import resource
import select
import signal
import socket
import sys
import time

PATIENCE = 10.0  # seconds until an answer has to have begun
AWAY = 1.0  # seconds until one that was cut off comes again, at most
FLAKY, STAYS = 100, 8.0


class Reader:
    def __init__(self, number):
        self.number, self.node = number, number
        self.flaky = number % FLAKY == FLAKY - 1
        self.heard, self.last, self.bytes, self.open, self.socket, self.was_open, self.turn = [], None, b"", False, None, False, 0


class Crowd:
    def __init__(self, n, nodes):
        self.nodes = [(host, int(port)) for host, port in (node.rsplit(":", 1) for node in nodes)]
        self.readers = [Reader(i) for i in range(n)]
        self.poll, self.by_fd, self.due = select.epoll(), {}, []
        self.opened, self.said, self.over = 0, False, False
        self.known, self.when, self.returns, self.bytes, self.refused = {}, {}, 0, 0, collections.Counter()

    def later(self, reader, seconds):
        reader.turn += 1
        heapq.heappush(self.due, (time.monotonic() + seconds, reader.number, reader.turn))

    def connect(self, reader):
        s = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        s.setblocking(False)
        s.connect_ex(self.nodes[reader.node % len(self.nodes)])
        reader.socket, reader.bytes, reader.open, reader.asked = s, b"", False, False
        self.by_fd[s.fileno()] = reader
        self.poll.register(s.fileno(), select.EPOLLOUT)
        self.later(reader, PATIENCE)

    def leave(self, reader):
        if reader.socket is None:
            return
        self.poll.unregister(reader.socket.fileno())
        del self.by_fd[reader.socket.fileno()]
        reader.socket.close()
        reader.socket = None
        reader.node += 1
        self.returns += reader.was_open
        self.later(reader, random.random() * AWAY)

    def ask(self, reader):
        again = "Last-Event-ID: %s\r\n" % reader.last if reader.last else ""
        try:
            reader.socket.send(("GET /live HTTP/1.1\r\nHost: olympair.test\r\nAccept: text/event-stream\r\n%s\r\n" % again).encode())
        except OSError:
            return self.leave(reader)
        reader.asked = True
        self.poll.modify(reader.socket.fileno(), select.EPOLLIN)

    def hear(self, reader, block):
        field = dict(line.split(": ", 1) for line in block.decode().split("\n") if ": " in line and not line.startswith(":"))
        if "data" not in field:
            return
        reader.last = field.get("id", reader.last)
        key = (field.get("event", ""), field["data"])
        number = self.known.setdefault((reader.last,) + key, len(self.known))
        reader.heard.append(number)
        now = time.time()
        first, last = self.when.get(number, (now, now))
        self.when[number] = (first, now)

    def read(self, reader):
        try:
            got = reader.socket.recv(65536)
        except (ConnectionError, OSError):
            got = b""
        if not got:
            return self.leave(reader)
        self.bytes += len(got)
        reader.bytes += got
        if not reader.open:
            head, end, rest = reader.bytes.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 200"):
                self.refused[head.split(b"\r\n")[0].decode()] += 1
                return self.leave(reader)
            reader.open, reader.bytes = True, rest
            self.opened += not reader.was_open
            reader.was_open = True
            reader.turn += 1
            if reader.flaky:
                self.later(reader, random.random() * STAYS)
        if b"\r\n" in reader.bytes:  # pieces of a chunked answer
            reader.bytes = re.sub(rb"(?:^|\r\n)[0-9a-f]+\r\n", b"", reader.bytes)
        *blocks, reader.bytes = reader.bytes.split(b"\n\n")
        for block in blocks:
            self.hear(reader, block)

    def turn(self):
        now = time.monotonic()
        while self.due and self.due[0][0] <= now:
            _, number, turn = heapq.heappop(self.due)
            reader = self.readers[number]
            if turn != reader.turn:
                continue
            if reader.socket is None:
                self.connect(reader)
            else:
                self.leave(reader)
        for fd, what in self.poll.poll(0.05, 1000):
            reader = self.by_fd.get(fd)
            if reader is None:
                continue
            if what & (select.EPOLLERR | select.EPOLLHUP) and not what & select.EPOLLIN:
                self.leave(reader)
            elif not reader.asked:
                self.ask(reader)
            else:
                self.read(reader)
        if not self.said and self.opened == len(self.readers):
            self.said = True
            print("all are connected", flush=True)

    def report(self):
        names = {number: list(key) for key, number in self.known.items()}
        lists = collections.Counter(tuple(r.heard) for r in self.readers)
        states = collections.Counter("hears" if r.open else "waits" if r.socket is None else "asked" if r.asked else "connects" for r in self.readers)
        return {"readers": len(self.readers), "states": states, "refused": self.refused, "returns": self.returns, "bytes": self.bytes,
                "events": [names[i] + list(self.when[i]) for i in range(len(names))],
                "lists": [[n, list(heard)] for heard, n in lists.most_common()]}


def main():
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    crowd = Crowd(int(sys.argv[1]), sys.argv[2:])

    def stop(*_):
        crowd.over = True
    signal.signal(signal.SIGTERM, stop)
    begun = time.monotonic()
    for i, reader in enumerate(crowd.readers):  # two thousand a second
        crowd.later(reader, i / 2000)
    while not crowd.over:
        crowd.turn()
    print(json.dumps(crowd.report()), flush=True)


main()
