# SPDX-License-Identifier: Apache-2.0
"""heard.py [--again] CROWD... - compares what the readers of these files heard (readers.py) with what was posted: each event once and in order. --again: where
answers are lost events are posted again, and may be heard so often, also late; `sent` has each try. Writes what it counted to `counted` as JSON."""
import json
import sys

again = sys.argv[1] == "--again"
lines = lambda name: [tuple(line.rstrip("\n").split(" ", 1)) for line in open(name)]
posted, sent = lines("posted"), lines("sent")
found = [json.loads(open(name).read().split("\n")[1]) for name in sys.argv[1 + again:]]


def is_right(words):
    if not again:
        return words == posted
    return list(dict.fromkeys(words)) == list(dict.fromkeys(posted)) and all(words.count(w) <= sent.count(w) for w in words)


readers = right = bytes = returns = 0
wrong, times = [], {}
for crowd in found:
    readers, bytes, returns = readers + crowd["readers"], bytes + crowd["bytes"], returns + crowd["returns"]
    event = crowd["events"]
    for n, heard in crowd["lists"]:
        words = [tuple(event[i][1:3]) for i in heard]
        ids = [event[i][0] for i in heard]
        ok = is_right(words) and len(set(ids)) == len(ids)
        right += n * ok
        if not ok:
            wrong.append((n, [w[0] + " " + w[1][:40] for w in words]))
    for id, kind, data, first, last in event:
        was = times.get(id, (first, last))
        times[id] = min(first, was[0]), max(last, was[1])
print("events posted: some boards, some pages" if {p[0] for p in posted} == {"boards", "pages"} else "posted: %s" % posted)
if right == readers:
    print("all readers heard all of them in their order" + (", and some again that were posted again" if again else ", each once"))
else:
    print("of %d readers %d heard what they should" % (readers, right))
    for n, words in wrong[:4]:
        print("  %d heard %s" % (n, words))
    print("  posted was %s" % [p[0] + " " + p[1][:40] for p in posted])
    print("  %s" % [(c["states"], str(c["refused"])[:200]) for c in found])
json.dump({"readers": readers, "posted": len(posted), "returns": returns, "bytes": bytes, "times": sorted(times.values())}, open("counted", "w"))
