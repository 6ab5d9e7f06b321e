#!/usr/bin/env python3
"""convert.py FOLDER - makes the files beside it from teams.csv, games.csv and desk.csv in FOLDER.

The three tables hold the facts of the Open section of the 42nd Chess Olympiad. They are
turned into the formats of docs/formats: registration.xml, round-01.csv ... round-11.csv; orders.csv is
explained in README.md. Run by hand, never by make.
"""
import csv
import os
import sys
from collections import Counter
from xml.sax.saxutils import quoteattr

HERE = os.path.dirname(os.path.abspath(__file__))
COUNTING = 5
DAYS = ['2016-09-%02d' % d for d in (2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13)]


def table(folder, name):
    with open(os.path.join(folder, name), encoding='utf-8', newline='') as f:
        return list(csv.DictReader(f))


def save(name, lines):
    with open(os.path.join(HERE, name), 'w', encoding='utf-8', newline='\n') as f:
        f.write('\n'.join(lines) + '\n')


def element(name, attributes):
    return '<%s %s/>' % (name, ' '.join('%s=%s' % (k, quoteattr(v)) for k, v in attributes if v))


def games_played(games):
    """How often each (team, place) sat at a board."""
    count = Counter()
    for g in games:
        count[g['white_on_board_1'], g['place_of_first']] += 1
        count[g['other_team'], g['place_of_other']] += 1
    return count


def replaced(team, players, played):
    """Art. 5: of more than five names those that played least, the last of them first."""
    order = sorted(players, key=lambda p: (played[team, p['list_place']], -int(p['list_place'])))
    return {p['list_place'] for p in order[:max(0, len(players) - COUNTING)]}


def registration(teams, out):
    lines = ['<?xml version="1.0" encoding="UTF-8"?>',
             '<!-- The Open section of the 42nd Chess Olympiad. Made by convert.py; see README.md. -->',
             '<registration>',
             '  <event name="42nd Chess Olympiad" city="Baku" federation="AZE" start="2016-09-01" end="2016-09-14"'
             ' zone="Asia/Baku">']
    for number, day in enumerate(DAYS, 1):
        lines.append('    <round number="%d" date="%s" time="15:00"/>' % (number, day))
    lines += ['  </event>',
              '  <section name="open" title="Open Section" women="no" edition="2012" tiebreak="khanty-mansiysk"'
              ' rounds="11" boards="4" squad-size="5" floor="1000">']
    for (number, name, federation), players in teams.items():
        lines.append('    <team name=%s federation="%s" number="%s">' % (quoteattr(name), federation, number))
        for p in players:
            lines.append('      ' + element('player', [
                ('name', p['player']), ('fideid', p['fide_id']), ('title', p['title']), ('rating', p['rating']),
                ('replaced', 'yes' if p['list_place'] in out[name] else '')]))
        lines.append('    </team>')
    return lines + ['  </section>', '</registration>']


def quoted(text):
    return '"%s"' % text if ',' in text else text


def seat(team, place, result, missed, out):
    """The place of who sat there; a replaced player who was named and did not come is left out."""
    if place not in out[team]:
        return place
    assert result == missed
    return ''


def results(games, number, out):
    lines = ['round,table,first,other,board,first-place,other-place,result']
    for g in games:
        if g['round'] == number:
            first, other, result = g['white_on_board_1'], g['other_team'], g['result']
            lines.append(','.join([number, g['table'], quoted(first), quoted(other), g['board'],
                                   seat(first, g['place_of_first'], result, '-+', out),
                                   seat(other, g['place_of_other'], result, '+-', out), result]))
    return lines


# Our words for theirs; each is a command of olympair.
ACTIONS = {'lot': 'lot', 'not_paired': 'absent', 'withdrawn': 'withdraw', 'barred': 'bar', 'renumber': 'renumber',
           'points_pending': 'points', 'by_hand': 'move', 'by_hand_bye': 'bye'}


def orders(desk):
    lines = ['# What the organisers did besides applying the rules, round by round; see README.md.',
             '# A line of comment above an order says where we know it from, if it is not from the games.',
             'round,action,team,other,mp,gp']
    for d in desk:
        other, mp, gp = d['other'], '', ''
        if d['action'] == 'points_pending':
            mp, _, gp, _ = other.split()
            other = ''
        if d['basis'] not in ('no game', 'no game from here on'):
            lines.append('# ' + d['basis'])
        lines.append(','.join([d['round'], ACTIONS[d['action']], d['team'], other, mp, gp]))
    return lines


def main():
    folder = sys.argv[1]
    games = table(folder, 'games.csv')
    teams = {}
    for p in table(folder, 'teams.csv'):
        teams.setdefault((p['number'], p['team'], p['federation']), []).append(p)
    played = games_played(games)
    out = {name: replaced(name, players, played) for (_, name, _), players in teams.items()}
    save('registration.xml', registration(teams, out))
    for number in range(1, len(DAYS) + 1):
        save('round-%02d.csv' % number, results(games, str(number), out))
    save('orders.csv', orders(table(folder, 'desk.csv')))


main()
