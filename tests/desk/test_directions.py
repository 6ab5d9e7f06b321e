# SPDX-License-Identifier: Apache-2.0
"""Hebrew, Arabic and Persian names among Latin ones on pages of the desk: isolated between tags, marked in titles and options, bare in what a form sends."""
from desk import *

TEAMS = [("Chad", "CHA", "Ann C,Ben C,Cid C,Dan C"), ("ישראל 2", "ISR", "דוד לוי,יוסף כהן,שרה מזרחי,רות פרץ"), ("Mali", "MLI", "Ann M,Ben M,Cid M,Dan M"),
         ("العراق", "IRQ", "أحمد علي,حسن كريم,سارة نور,ليلى زيد"), ("Peru", "PER", "Ann P,Ben P,Cid P,Dan P"), ("ایران", "IRI", "پرهام رضا,آرین شاه,مریم نیک,سارا پاک")]


def mixed():
    with open("t.csv", "w") as f:
        f.write("Team,Federation,Player\n" + "".join("%s,%s,%s\n" % (t, fed, p) for t, fed, who in TEAMS for p in who.split(",")))
    olympair("new", "e.oly", "--name", "Cup", "--start", "2036-09-01", "--end", "2036-09-10")
    olympair("set", "e.oly", "--federation", "NOR")
    olympair("import", "e.oly", "t.csv")
    olympair("number", "e.oly")
    olympair("lot", "e.oly", "white")
    olympair("pair", "e.oly")
    olympair("publish", "e.oly")
    return "e.oly"


with Folder(), Desk(mixed()) as d:
    anna = d.sign_in(d.key("Anna", "--role", "tap"))
    get = lambda target: d.ask("GET", target, cookie=anna).text
    pages = {x: get(x) for x in ("/open/1", "/open/1/enter", "/open/1/lineups", "/open/presence", "/open/do/absent", "/find?q=table&section=open")}
    same("a number stands before the name that it belongs to", re.findall(r'team=4">([^\n]*?)</a>', pages["/open/1"])[0], "1 <bdi>ישראל 2</bdi>")
    same("two teams of a match", re.search(r'<[^<>]*class="teams"[^<>]*>(.*?<bdi>.*?)</(?:td|th|h2|span|legend|b)>', pages["/open/1/enter"]).group(1), "Chad - <bdi>ישראל 2</bdi>")
    same("in an attribute it stands between the marks", re.findall(r'aria-label="([^"]*) is here with 2"', pages["/open/presence"])[1:4:2], ["Mali", "\u2068ישראל 2\u2069"])
    same("a hit", re.findall(r"Table 2: [^\n]*?(?=</span>)", pages["/find?q=table&section=open"])[0], "Table 2: <bdi>العراق</bdi> – Mali")
    same("an option knows no tags", [x for x in re.findall(r"<option[^>]*>.*?</option>", pages["/open/do/absent"]) if "<bdi>" in x], [])
    same("the name that a form sends has no marks", ['value="%s"' % (mark + t) in "".join(pages.values()) for t in ("ישראל 2", "العراق") for mark in ("", "\u2068")], [True, False] * 2)
    same("Latin names stand as ever", [x for x, p in pages.items() if re.search("(<bdi>|\u2068)(Chad|Mali|Peru|Ann)", p)], [])
    r = d.ask("POST", "/open/do/arrive", {"team": "ישראל 2", "with": "3", "seen": stamp()}, anna)
    same("what was done, in a sentence", (r.status, "<bdi>ישראל 2</bdi>: 3 players here" in get(r.headers["Location"].split("#")[0])), (303, True))
    r = d.do(anna, "warn", team="ایران", reason="late", seen=stamp())
    same("and in the journal", re.findall(r"[^<>]*<bdi>ایران</bdi>[^<>]*", get("/journal"))[:1], ["<bdi>ایران</bdi> is warned"])
end()
