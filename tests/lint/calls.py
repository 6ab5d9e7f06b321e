#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""calls.py FOLDER - what the objects in a folder of the build ask of one another, by the symbols that one lacks and another has: circles of files
that call one another by whatever way (the strongly connected components, by Tarjan's algorithm), and symbols that are asked for from a room that
may not (rooms.txt). Prints a line for each, `circle FILE...` or `up FILE FILE SYMBOL`, and at the end how many objects were read."""
import os, subprocess, sys
from collections import defaultdict

ROOMS = 'engine teams import reports db desk office web cli'.split()


def objects(build):
    """Those whose source is still there: a text, a folder of pictures, a file of C or of lines of page."""
    for room in ROOMS:
        for folder, _, files in os.walk(os.path.join(build, room)):
            for name in (os.path.relpath(os.path.join(folder, f), build) for f in files if f.endswith('.o')):
                if any(os.path.exists(name[:-2] + end) for end in ('', '.c', '.page')):
                    yield name


def symbols(build, names):
    """Who has each, who lacks each."""
    has, lacks = defaultdict(set), defaultdict(set)
    told = subprocess.run([os.environ.get('NM', 'nm'), '-A', '-P', '-g', *names], cwd=build, capture_output=True, text=True, check=True).stdout
    for line in told.splitlines():
        name, rest = line.split(': ', 1)
        symbol, kind = rest.split()[:2]
        (lacks if kind in 'Uw' else has)[symbol].add(name[:-2])
    return has, lacks


def circles(to):
    number, low, stack, on = {}, {}, [], set()

    def visit(v):
        number[v] = low[v] = len(number)
        stack.append(v)
        on.add(v)
        for w in sorted(to[v]):
            if w not in number:
                yield from visit(w)
            if w in on:
                low[v] = min(low[v], low[w])
        if low[v] == number[v]:
            group = stack[stack.index(v):]
            del stack[stack.index(v):]
            on.difference_update(group)
            if len(group) > 1:
                yield sorted(group)

    for v in sorted(to):
        if v not in number:
            yield from visit(v)


def may(rooms, asker, owner):
    """What lies in a folder without a row, pictures or scripts, is its room's; what lies above all folders of a room is for each."""
    own, other = os.path.dirname(asker), os.path.dirname(owner)
    while '/' in other and other not in rooms:
        other = os.path.dirname(other)
    return f'{own}/'.startswith(f'{other}/') or any(r == other or (r.endswith('/*') and other.startswith(r[:-1])) for r in rooms[own])


def main(build):
    sys.setrecursionlimit(10000)
    names = list(objects(build))
    has, lacks = symbols(build, names)
    rooms = {own: rest.split() for own, rest in (line.split(':') for line in open('tests/lint/rooms.txt') if not line.startswith('#'))}
    to = {name[:-2]: set() for name in names}
    up = []
    for symbol, askers in lacks.items():
        for asker in askers:
            for owner in has.get(symbol, ()):
                if owner != asker:
                    to[asker].add(owner)
                if not may(rooms, asker, owner):
                    up.append((asker, owner, symbol))
    for group in circles(to):
        print('circle', *group)
    for row in sorted(up):
        print('up', *row)
    print(len(names), 'objects')


main(sys.argv[1])
