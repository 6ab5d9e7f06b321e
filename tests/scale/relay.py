# SPDX-License-Identifier: Apache-2.0
"""relay.py HOST:PORT TARGET DELAY LIFE SEED - a bad line: hands each connection on to TARGET (host:port). All that goes through is on its way for up to DELAY
seconds, in each direction. A connection lives for LIFE seconds on average; then it is reset, and what is on its way is lost: at once, or after it has
been silent for a while, when both sides believe that they speak with each other. From SIGUSR1 on no connection is lost any more."""
import asyncio
import random
import signal
import socket
import struct
import sys

SILENT = 3.0
(host, port), (to, to_port) = (word.rsplit(":", 1) for word in sys.argv[1:3])
delay, life = map(float, sys.argv[3:5])
draw = random.Random(int(sys.argv[5]))
good = False


def reset(writer):
    """Nothing that was sent, and has not arrived, arrives any more."""
    s = writer.get_extra_info("socket")
    if s is not None and s.fileno() >= 0:
        s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


def hand_over(writer, data, line):
    if line["silent"] or writer.is_closing():
        return
    if data:
        writer.write(data)
    else:
        writer.close()


async def carry(reader, writer, line):
    """In order; what comes while the line is silent is lost with it."""
    loop, due, data = asyncio.get_running_loop(), 0.0, True
    while data:
        data = await reader.read(65536)
        due = max(due + 1e-6, loop.time() + draw.uniform(0, delay))
        loop.call_at(due, hand_over, writer, data, line)


async def end(line, both):
    await asyncio.sleep(draw.expovariate(1 / life))
    if good:
        return
    line["silent"] = True
    if draw.random() < 0.5:
        await asyncio.sleep(SILENT)
    for writer in both:
        reset(writer)


async def connected(reader, writer):
    line = {"silent": False}
    try:
        far_reader, far_writer = await asyncio.open_connection(to, int(to_port))
    except OSError:
        return reset(writer)
    ends = asyncio.ensure_future(end(line, (writer, far_writer)))
    await asyncio.gather(carry(reader, far_writer, line), carry(far_reader, writer, line), return_exceptions=True)
    if not line["silent"]:
        ends.cancel()


def be_good():
    global good
    good = True


async def main():
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, be_good)
    server = await asyncio.start_server(connected, host, int(port), backlog=4096)
    async with server:
        await server.serve_forever()


asyncio.run(main())
