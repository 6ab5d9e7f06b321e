# SPDX-License-Identifier: Apache-2.0
"""Operations of the desk at random, over a section of every system: at_random.py PROGRAM FIRST HOW_MANY OPERATIONS
No command ends by a signal; one that is refused says why in one code and leaves the file as it was; after each that changed it, the file is sound,
everybody stands in a round once at most, and what reads it can be asked anything. At the end everything is taken back, entry by entry. What fails
is printed with its seed and the last commands before it; with KEEP=1 its files stay. TALLY=1: how often each command ended in which way, and why it was
refused."""
import collections
import json
import os
import random
import re
import shutil
import subprocess
import sys

PROGRAM, FIRST, MANY, OPERATIONS = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
SYSTEMS = ['olympiad', 'team-swiss-2026', 'berger', 'dutch2006', 'burstein', 'club']
OF_TEAMS = {'olympiad', 'team-swiss-2026', 'berger', 'dutch2006', 'club'}
OF_PLAYERS = {'dutch2006', 'burstein', 'berger', 'club'}
DONE, REFUSED = {0, 1}, {2, 3, 6, 7, 8, 9}
RESULTS = ['1-0', '0-1', '1/2', '1-0', '0-1', '1/2', '+-', '-+', '--', '*']
NAMES = ['Ashford', 'Barton', 'Corby', 'Derby', 'Epsom', 'Frome', 'Goole', 'Hove', 'Ilkley', 'Jarrow', 'Kendal', 'Leek', 'Morpeth', 'Newent', 'Oakham']
FEDERATIONS = 'ENG FRA GER ITA ESP POL SWE FIN DEN HUN CZE SVK CRO SLO POR'.split()
EXPORTS = ['json', 'trf26', 'trf16', 'pgn', 'chess-results', 'xlsx']
tally, reasons = collections.Counter(), collections.Counter()


class Broken(Exception):
    pass


class Desk:
    def __init__(self, seed, folder):
        self.seed, self.folder, self.said = seed, folder, []
        self.draw = random.Random(seed)
        self.system = SYSTEMS[seed % len(SYSTEMS)]
        players = self.system not in OF_TEAMS or (self.system in OF_PLAYERS and self.draw.random() < 0.5)
        self.unit = 'player' if players else 'team'
        self.boards = 1 if players else self.draw.choice([2, 4, 4])
        if self.system == 'olympiad':
            self.boards = 4
        self.names = NAMES[:self.draw.randint(2 if self.draw.random() < 0.1 else 5, len(NAMES))]
        self.entries = 0
        self.make()

    def call(self, *words):
        self.said.append(' '.join("'%s'" % w if ' ' in w else w for w in words))
        done = subprocess.run([PROGRAM, *words], cwd=self.folder, capture_output=True, timeout=60)
        tally[words[0], done.returncode] += 1
        if done.returncode in REFUSED and os.environ.get('TALLY'):
            reasons[words[0], re.sub('[0-9]+', 'N', re.sub('|'.join(self.names), 'X', done.stderr.decode()))] += 1
        if done.returncode not in DONE | REFUSED:
            raise Broken('exit %d: %s' % (done.returncode, done.stderr.decode()))
        if done.returncode in REFUSED and not done.stderr:
            raise Broken('refused without a word')
        return done

    def bytes(self):
        with open(os.path.join(self.folder, 'e.oly'), 'rb') as file:
            return file.read()

    def write(self, *words, looked_at=True):
        before = self.bytes()
        words += ('--now', '2026-09-0%d 10:00' % self.draw.randint(1, 9))
        done = self.call(*words)
        if done.returncode in REFUSED and self.bytes() != before:
            raise Broken('refused, and the file is another one')
        if looked_at and self.bytes() != before:
            self.invariants()
        return done

    def make(self):
        squads = ['name,federation,rating'] if self.unit == 'player' else ['team,federation,player,rating']
        for i, name in enumerate(self.names):
            if self.unit == 'player':
                squads.append('%s,ENG,%d' % (name, 2300 - 20 * i))
            else:
                squads += ['%s,%s,%s %d,%d' % (name, FEDERATIONS[i], name, b + 1, 2300 - 20 * i - b) for b in range(self.boards + 1)]
        with open(os.path.join(self.folder, 'squads.csv'), 'w') as file:
            file.write('\n'.join(squads) + '\n')
        rounds = str(self.draw.randint(2, 6))
        extra = ['--cycles', '2'] if self.system == 'berger' and self.draw.random() < 0.2 else []
        if self.system != 'berger':
            extra += ['--rounds', rounds]
        if self.system == 'team-swiss-2026' and self.draw.random() < 0.3:
            extra += ['--score', 'gp']
        for words in (['new', 'e.oly', '--name', 'At random', '--federation', 'NOR'],
                      ['section', 'e.oly', 'open', '--unit', self.unit, '--system', self.system, '--boards', str(self.boards), '--squad-size', str(self.boards + (self.unit == 'team')), *extra],
                      ['import', 'e.oly', 'squads.csv'], ['number', 'e.oly'], ['lot', 'e.oly', self.draw.choice(['white', 'black'])]):
            if self.call(*words).returncode:
                raise Broken('the event cannot be made: ' + self.call(*words).stderr.decode())

    def event(self):
        return json.loads(self.call('export', 'e.oly', '--as', 'json').stdout)

    def invariants(self):
        if self.call('fsck', 'e.oly').returncode:
            raise Broken('not sound')
        rounds = [round for section in self.event()['sections'] for round in section.get('rounds', [])]
        for number, round in enumerate(rounds, 1):
            seated = [t for m in round.get('matches', []) for t in (m['first'], m['other'])] + ([round['bye']] if round.get('bye') else [])
            if len(seated) != len(set(map(str, seated))):
                raise Broken('somebody stands twice in round %d: %s' % (number, seated))
            tables = [m.get('table') for m in round.get('matches', [])]
            if len(tables) != len(set(tables)):
                raise Broken('a table stands twice in round %d' % number)

    # --- what is done

    def team(self):
        return self.draw.choice(self.names)

    def two(self):
        return self.draw.sample(self.names, 2) if self.draw.random() < 0.97 else [self.team()] * 2

    def round(self):
        return str(self.draw.choice([1, 1, 1, 2, 2, 3, 4, 7]))

    def why(self):
        order = ['--order-of', 'the President'] if self.draw.random() < 0.5 else []
        return order + ['--reason', 'at random']

    def sure(self):
        return ['--confirm'] if self.draw.random() < 0.7 else []

    def play(self):
        tables = len(self.names) // 2
        for table in range(1, tables + 1):
            results = [self.draw.choice(RESULTS[:6] if self.draw.random() < 0.9 else RESULTS) for _ in range(self.boards)]
            self.write('result', 'e.oly', str(table), *results, looked_at=table == tables)

    def go_on(self):
        self.write('pair', 'e.oly')
        if self.draw.random() < 0.5:
            self.do_by_hand()
        self.write('publish', 'e.oly', '--confirm', '--leave-fide-mode', *(['--all'] if self.draw.random() < 0.3 else []))
        if self.draw.random() < 0.4:
            self.do_by_hand()
        if self.unit == 'team' and self.draw.random() < 0.5:
            self.write('lineups', 'e.oly', '--open', '--reason', 'now')
        self.play()

    def do_by_hand(self):
        if self.draw.random() < 0.7:
            two = self.two()
            white = ['--white', self.draw.choice(two)] if self.draw.random() < 0.2 else []
            self.write('move', 'e.oly', *two, *white, *self.why(), *self.sure())
        else:
            self.write('bye', 'e.oly', self.team(), *self.why(), *self.sure())

    def do_away(self):
        what = self.draw.choice(['absent', 'absent', 'withdraw', 'expel', 'excuse', 'arrive', 'warn', 'announce'])
        words = [what, 'e.oly', self.team()]
        if what == 'absent' and self.draw.random() < 0.5:
            words += ['--round', self.round()]
        if what in ('absent', 'withdraw') and self.draw.random() < 0.3:
            words += ['--lift']
        if what == 'arrive':
            words += self.draw.choice([[], ['--join', '--order-of', 'the President'], ['--with', str(self.draw.randint(0, 5))]])
        if what == 'announce':
            words += ['--due', '2026-09-03 10:00']
        else:
            words += ['--reason', 'at random'] if what != 'arrive' or self.draw.random() < 0.5 else []
        self.write(*words, *(self.sure() if what == 'expel' else []))

    def do_rule(self):
        kind = self.draw.randrange(4)
        if kind == 0:
            self.write('bar', 'e.oly', *self.two(), '--reason', 'at random', '--confirm', '--leave-fide-mode', *(['--round', self.round()] if self.draw.random() < 0.5 else []))
        elif kind == 1:
            gp = [self.draw.choice(['-0.5', '1', '-2'])] if self.unit == 'team' else []
            self.write('points', 'e.oly', self.team(), self.draw.choice(['-1', '1', '2']), *gp, '--reason', 'at random', *(['--pairing-only'] if self.draw.random() < 0.3 else []))
        elif kind == 2:
            self.write('renumber', 'e.oly', self.team(), '--above', self.team(), '--reason', 'at random')
        else:
            with open(os.path.join(self.folder, 'squads.csv')) as file, open(os.path.join(self.folder, 'late.csv'), 'w') as late:
                late.write(file.read())
                name = 'Late %d' % self.draw.randint(1, 3)
                late.write('%s,ENG,2000\n' % name if self.unit == 'player' else ''.join('%s,%s,%s %d,2000\n' % (name, {'1': 'ISL', '2': 'IRL', '3': 'AUT'}[name[-1]], name, b + 1) for b in range(self.boards)))
            if self.write('import', 'e.oly', 'late.csv', '--late', '--reason', 'at random').returncode == 0 and name not in self.names:
                self.names.append(name)

    def do_result(self):
        kind = self.draw.randrange(5)
        table = str(self.draw.randint(1, 8))
        results = [self.draw.choice(RESULTS) for _ in range(self.boards)]
        correct = ['--correct', '--reason', 'misread', '--round', self.round()]
        if kind == 0:
            self.write('result', 'e.oly', table, *results, *correct)
        elif kind == 1:
            self.write('result', 'e.oly', table, *results, '--second', '--user', 'anna')
        elif kind == 2:
            self.write('result', 'e.oly', table, '--absent', self.team(), '--present', str(self.boards), *(['--round', self.round()] if self.draw.random() < 0.3 else []))
        elif kind == 3:
            self.write('swap', 'e.oly', table, '--reason', 'at random')
        else:
            self.write('sign', 'e.oly', self.team(), *self.draw.choice([['--agree'], ['--dispute', 'not so']]))

    def do_start(self):
        self.write('start', 'e.oly', '--reason', 'at random', *self.sure())

    def do_back(self):
        if self.draw.random() < 0.7:
            self.write('undo', 'e.oly', '--confirm', '--reason', 'at random')
        else:
            last = self.call('journal', 'e.oly', '--format', 'csv').stdout.decode().count('\n') - 1
            self.write('restore', 'e.oly', '--before', str(self.draw.randint(max(2, last - 10), last)), '--confirm', '--reason', 'at random')

    def do_draws(self):
        self.write('pair', 'e.oly', '--unfinished-as-draws', '--reason', 'at random')

    def ask(self):
        kind = self.draw.randrange(8)
        round = ['--round', self.round()] if self.draw.random() < 0.6 else []
        if kind == 0:
            self.call('explain', 'e.oly', *self.draw.choice([[], [self.team()], self.two()]), *round)
        elif kind == 1:
            self.call('check', 'e.oly')
        elif kind == 2:
            self.call('show', 'e.oly')
        elif kind == 3:
            self.call('what-if', 'e.oly', *([self.team()] if self.draw.random() < 0.5 else []))
        elif kind == 4:
            name = self.draw.choice(EXPORTS)
            self.call('export', 'e.oly', '--as', name, '-o', 'made.' + name)
        elif kind == 5:
            self.call('prizes', 'e.oly')
        elif kind == 6:
            self.call('print', 'e.oly', '--set', self.draw.choice(['evening', 'end']), '-o', 'paper', *round)
        else:
            report = self.draw.choice(REPORTS)
            about = [self.team()] if report in ('team', 'explain', 'rating-games', 'captains', 'certificates') else []
            self.call('report', 'e.oly', report, *about, *round, '--format', self.draw.choice(['text', 'csv', 'json', 'html']))

    def taken_over(self):
        """By what the file says of itself: JSON is the same event again, and a tournament file can be taken over, and is told of."""
        for name, kind in (('json', []), ('trf26', ['--system', self.system])):
            new = name + '.oly'
            if self.call('export', 'e.oly', '--as', name, '-o', 'whole.' + name).returncode not in DONE or self.call('new', new, 'whole.' + name, *kind).returncode not in DONE:
                continue
            if name == 'json' and json.loads(self.call('export', new, '--as', 'json').stdout) != self.event():
                raise Broken('the event that JSON makes is another one')
            self.call('check', new)
            for number in range(1, 8):
                for words in [], [self.team()], self.two():
                    self.call('explain', new, *words, '--round', str(number))
                self.call('report', new, 'pairings', '--round', str(number))

    def back_to_the_start(self):
        for i in range(2000):
            if self.write('undo', 'e.oly', '--confirm', '--reason', 'the whole way', looked_at=i % 6 == 0).returncode:
                return self.invariants()
        raise Broken('it is never at its start')

    def run(self):
        go = [self.go_on] * 5 + [self.do_by_hand] * 3 + [self.do_away] * 2 + [self.do_rule] * 2 + [self.do_result] * 3 + [self.do_back, self.do_start, self.do_draws]
        for _ in range(OPERATIONS):
            self.draw.choice(go)()
            self.ask()
        self.taken_over()
        self.back_to_the_start()


def reports():
    lines = subprocess.run([PROGRAM, 'report', '--list'], capture_output=True).stdout.decode().split('\n')
    return [line.split()[0] for line in lines[4:] if line.strip()]


def main():
    wrong = 0
    for seed in range(FIRST, FIRST + MANY):
        folder = os.path.join(os.getcwd(), 'seed-%d' % seed)
        os.mkdir(folder)
        desk = None
        try:
            desk = Desk(seed, folder)
            desk.run()
        except (Broken, subprocess.TimeoutExpired, KeyError) as why:
            wrong += 1
            print('not ok - seed %d: %s' % (seed, why))
            print(*('#   ' + line for line in (desk.said if desk else [])[-12:]), sep='\n')
            if os.environ.get('KEEP'):
                continue
        shutil.rmtree(folder)
    done = sum(n for (_, code), n in tally.items() if code in DONE)
    if os.environ.get('TALLY'):
        print(*('%6d %s %d' % (n, *key) for key, n in sorted(tally.items())), sep='\n')
        print(*('%6d %s %s' % (n, *key) for key, n in sorted(reasons.items())), sep='')
    if not wrong:
        print('ok - operations at random: %d commands over %d sections, %d of them done' % (sum(tally.values()), MANY, done))
    sys.exit(wrong > 0)


if __name__ == '__main__':
    REPORTS = reports()
    main()
