#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The page says what the console says: of one scenario for each cause of a stuck machine, or of all of them.

usage: alike.py FOLDER_OF_PROGRAMS LANGUAGES [--all | NAME…]

LANGUAGES is a list with commas: each scenario is played once and read in all of them.

hp_consolewords plays the scenarios (tests/scenarios), prints the rows of their views and what the console makes of them. The page,
in a Chromium, gets the same rows by a socket that stands for /live, and what is in its document is read: words, numbers, signs,
colours, the order of rows. Which scenarios there are for a cause stands in docs/why-stuck.md; of each cause the one that takes
the least time is played.
"""

import json
import os
import re
import subprocess
import sys

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.join(here, "..", "..", "..")
sys.path[:0] = [os.path.join(root, "tests", "support"), os.path.join(root, "tests", "hostile")]
import table  # noqa: E402
from browser import Browser, Failure, Missing  # noqa: E402
from web import address, expect, proves  # noqa: E402
from worlds import Lab  # noqa: E402

# What stands for /live: it answers with the rows of whatever is played, and sends them again when something else is.
SOCKET = r"""
(() => {
    const open = new Map();
    let live = null, views = {}, now = "";
    const send = frame => live?.onmessage?.({data: JSON.stringify(frame)});
    const rows = (id, view) => send({op: "snapshot", id, seq: 1, at: now, rows: views[view] ?? {}});
    window.WebSocket = class {
        constructor() {
            live = this;
            setTimeout(() => this.onopen?.(), 0);
        }
        send(text) {
            const frame = JSON.parse(text);
            if (frame.op === "hello")
                send({op: "welcome", protocol: 1, session: "s", resumed: false, server: {version: "0", cluster: "lab", mode: "embedded", timeScale: 1, startedAt: now},
                      identity: {name: "anna", roles: ["viewer"]}});
            else if (frame.op === "subscribe") {
                open.set(frame.id, frame.view);
                rows(frame.id, frame.view);
            } else if (frame.op === "unsubscribe")
                open.delete(frame.id);
        }
        close() {}
    };
    window.play = (wanted, at) => {
        views = wanted;
        now = at;
        send({op: "tick", now});
        for (const [id, view] of [...open])
            rows(id, view);
        send({op: "tick", now});
    };
    window.again = () => send({op: "tick", now});
    sessionStorage.setItem("holdpoint.token", "anna");
    Object.defineProperty(navigator, "languages", {get: () => ["LANGUAGE"]});
})();
"""

# Reads what the document shows. An age is what stands there after the next tick, so that is waited for.
READ = r"""
(() => {
    const plain = text => (text ?? "").replace(/\u00a0/g, " ").replace(/\u2060/g, "").trim();
    const of = (node, selector) => plain(node.querySelector(selector)?.textContent);
    const shape = node => node ? [...node.classList].find(one => one.startsWith("s-"))?.slice(2) ?? "" : "";
    const hex = color => { const [r, g, b] = (color.match(/[\d.]+/g) ?? []).map(Number); return "#" + [r, g, b].map(one => one.toString(16).padStart(2, "0")).join(""); };
    const colors = {};
    const note = node => {
        const cell = node?.querySelector("rect.cell"), path = node?.querySelector("path");
        if (!cell || !path)
            return;
        const [edge, sign] = [getComputedStyle(cell), getComputedStyle(path)];
        colors[shape(node)] = [hex(edge.fill), hex(edge.stroke), hex(path.classList.contains("full") ? sign.fill : sign.stroke)];
    };
    const rowsOf = grid => [...document.querySelectorAll(`.grid-${grid} .grid-body .grid-row`)].filter(row => row.offsetParent !== null)
        .sort((a, b) => Number(a.getAttribute("aria-rowindex")) - Number(b.getAttribute("aria-rowindex")));
    const line = row => {
        const cells = [...row.querySelectorAll("td")].map(one => plain(one.textContent));
        return [shape(row.querySelector("svg.sign")), ...cells];
    };
    const lines = () => [...document.querySelectorAll(".tab-body table.detail tbody tr")].map(line);
    const facts = () => { const list = document.querySelector(".tab-body dl.facts"); return list ? [...list.querySelectorAll("dt")].map(one => [plain(one.textContent), plain(one.nextElementSibling.textContent)]) : []; };
    // Signs and texts in the order in which they are read; a text that has others in it is theirs.
    const said = (root, selector) => [...root.querySelectorAll(selector)].filter(node => node.closest("[hidden]") === null && (node.tagName === "svg" || !node.querySelector(selector)))
        .map(node => node.tagName === "svg" ? `(${shape(node)})` : plain(node.textContent)).filter(text => text.length > 0);
    const panel = section => {
        const title = section.querySelector("h2");
        const note = title.querySelector(".count") ?? section.querySelector(":scope > h2 + .quiet-line");
        const parts = "svg.sign, dt, dd, h3, .hint, .chip > span, .warns, .bite, .keys-list li > *, .agenda-list .mono, .agenda-list small, .split-row > span:not(.split-bar), .alarm-text, .alarm-list .quiet-line, .source > :first-child, .source > .num, .rate-hours span";
        return {title: plain([...title.childNodes].filter(one => one.nodeType === 3).map(one => one.textContent).join("")), note: plain(note?.textContent), said: said(section, parts)};
    };
    window.shown = {
        fleet: () => ({
            fleet: rowsOf("fleet").map(row => {
                note(row.querySelector(".c-sign svg"));
                const label = row.getAttribute("aria-label") ?? "";
                const hold = row.querySelector(".c-hold");
                return {sign: shape(row.querySelector(".c-sign svg")), name: of(row, ".c-name"), role: of(row, ".c-role"), phase: of(row, ".c-phase"),
                        hold: plain([...hold.children].find(one => one.tagName === "SPAN" && !one.classList.contains("chip"))?.textContent),
                        holdSign: shape(hold.querySelector("svg")), goesFirst: hold.querySelector(".chip") !== null, owner: of(row, ".c-owner"), since: of(row, ".c-since"),
                        node: of(row, ".c-node"), power: of(row, ".c-power"), powerSign: shape(row.querySelector(".c-power svg")), label: plain(label)};
            }),
            figures: {machines: plain(document.querySelector(".strip .machines").textContent), urgent: [1, 2, 3].map(at => of(document.querySelector(`.strip .u${at}`), "span")),
                      ...Object.fromEntries(["holding", "late", "overdue", "power", "maintenance"].map((name, at) => {
                          const figure = document.querySelectorAll(".figures .figure")[at];
                          return [name, [of(figure, ".number"), of(figure, ".note")]];
                      }))},
            worst: [...document.querySelectorAll(".worst li")].map(row => [shape(row.querySelector("svg")), of(row, ".mono"), of(row, ".why")]),
            alarm: (link => [of(link, ".mono"), of(link, ".alarm-words")])(document.querySelector(".alarm-link")), colors
        }),
        holds: () => ({
            holds: rowsOf("holds").filter(row => !row.classList.contains("group-row")).map(row => {
                note(row.querySelector(".c-sign svg"));
                return {sign: shape(row.querySelector(".c-sign svg")), name: of(row, ".c-name"), point: of(row, ".c-point"), hold: of(row, ".c-hold"), owner: of(row, ".c-owner"),
                        since: of(row, ".age-words"), eta: of(row, ".c-eta"), impact: of(row, ".c-impact"), state: of(row, ".c-state")};
            }),
            chips: [...document.querySelectorAll(".filter-chip")].map(one => Number(one.textContent.match(/\d+$/)?.[0])),
            calm: plain([...document.querySelectorAll(".view-state p")].find(one => one.offsetParent !== null && one.classList.contains("proof"))?.textContent), colors
        }),
        machine: () => {
            const tab = name => document.querySelector(`#tab-${name}`).click();
            const why = document.querySelector(".why-card");
            const told = why.hidden ? {sentence: "", remarks: [], facts: [], exits: []} : {
                sentence: of(why, ".why-sentence"), remarks: [...why.querySelectorAll(":scope > p:not(.why-sentence):not(.why-next)")].map(one => plain(one.textContent)),
                facts: [...why.querySelectorAll(".why-facts li")].map(one => plain(one.textContent)), exits: [...why.querySelectorAll(".exits li")].map(one => plain(one.textContent))};
            const parts = {};
            for (const [name, read] of [["hooks", lines], ["conditions", lines], ["events", lines], ["host", () => [facts(), lines()]], ["machine", () => [facts(), lines()]]]) {
                tab(name);
                window.again();
                parts[name] = read();
            }
            tab("hooks");
            return {name: of(document, ".machine-title h1"), sign: shape(document.querySelector(".machine-title svg.sign")), role: of(document, ".machine-title .chip"),
                    phase: of(document, ".phases .present"), priority: Number(why.dataset.priority), look: why.dataset.look, hidden: why.hidden, ...told, parts};
        },
        power: () => {
            const cards = [...document.querySelectorAll(".power-page .card")];
            const side = () => panel(document.querySelector(".power-page .inspector"));
            const found = {chips: [...document.querySelectorAll(".power-page .filter-chip")].map(one => plain(one.textContent)),
                           cards: cards.map(card => said(card, ".card-name, svg.sign, .card-power > span, .card-place, .card-since, .card-remarks")), keys: side()};
            if (cards.length > 0) {
                cards[0].click();
                found.host = side();
                document.querySelector(".power-page .card").blur();
            }
            return found;
        },
        calendar: () => {
            const [facts, agenda] = document.querySelectorAll(".calendar-side section");
            const found = {conflicts: [...document.querySelectorAll(".conflicts li")].map(one => said(one, "svg.sign, .chip > span")),
                           lanes: [...document.querySelectorAll(".lane")].map(lane => ({name: of(lane, ".week-name span"), note: of(lane, ".week-name small"), fault: of(lane, ".fault > span"),
                                                                                         works: [...lane.querySelectorAll(".work .mono")].map(one => plain(one.textContent))})),
                           facts: panel(facts), agenda: panel(agenda)};
            const work = agenda.querySelector("li button");
            if (work) {
                work.click();
                found.work = panel(document.querySelector(".calendar-side section"));
            }
            return found;
        },
        alarms: () => ({facts: [...document.querySelectorAll(".alarm-facts .chip")].map(one => said(one, "svg.sign, span")),
                        panels: [...document.querySelectorAll(".alarm-grid > section")].map(panel)})
    };
})();
"""
PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def scenarios_of_causes():
    """{cause: names}, from the document that a test keeps equal to what is said."""
    causes = {}
    with open(os.path.join(root, "docs", "why-stuck.md")) as file:
        for row in file:
            found = re.match(r"\| \[.*\]\(\.\./tests/scenarios/(.*)\.yaml\) \|.*\| ([^|]*) \|$", row)
            if found:
                causes.setdefault(found.group(2), []).append(found.group(1))
    return causes


def time_of(name):
    """How many seconds of the lab it lets pass."""
    with open(os.path.join(root, "tests", "scenarios", name + ".yaml")) as file:
        return sum(int(float(seconds)) for seconds in re.findall(r"^\s+for ([\d.]+)", file.read(), re.MULTILINE)), name


def plain(value):
    if isinstance(value, str):
        return value.replace("\u00a0", " ").strip()
    if isinstance(value, list):
        return [plain(one) for one in value]
    return {name: plain(one) for name, one in value.items()} if isinstance(value, dict) else value


def at_fleet(console):
    """What the page should have in its document, in the shape in which it is read."""
    rows = [{name: value for name, value in row.items() if name != "sentence"} for row in console["fleet"]]
    return {"fleet": rows, "worst": console["worst"], "alarm": console["alarm"], "figures": console["figures"]}


def at_machine(machine):
    def without(row, column):
        return row[:column] + row[column + 1:]

    silent = not machine["sentence"] and not machine["remarks"]
    return {"name": machine["name"], "sign": "" if machine["look"] in ("normal", "") else machine["sign"], "role": machine["role"], "phase": machine["phase"],
            "priority": machine["priority"], "look": machine["look"], "hidden": silent, "sentence": machine["sentence"], "remarks": machine["remarks"],
            "facts": [] if silent else machine["facts"], "exits": [] if silent else machine["exits"],
            "parts": {"hooks": machine["hooks"], "conditions": machine["conditions"], "events": machine["events"], "host": [machine["host"], [without(row, 4) for row in machine["keys"]]],
                      "machine": [machine["about"], machine["pods"]]}}


def as_read(name, page):
    """What does not depend on how it is drawn: the items of a card stand in the order of their making, the scale of a chart is a part of its picture."""
    if name == "power":
        return {**page, "cards": [sorted(card) for card in page["cards"]]}
    if name == "alarms" and page["panels"]:
        rate = page["panels"][0]
        return {**page, "panels": [{**rate, "said": [one for one in rate["said"] if not one.isdigit()]}, *page["panels"][1:]]}
    return page


def colours_of(page, signs):
    """Fill, edge and sign of each shape that the page shows; where the console fills nothing both have the surface behind it."""
    return {shape: [signs[shape][0] or shown[0], *signs[shape][1:]] for shape, shown in page["colors"].items()}


def differences(where, console, page):
    if isinstance(console, dict) and isinstance(page, dict):
        return [one for name in console for one in differences("%s.%s" % (where, name), console[name], page.get(name))]
    if isinstance(console, list) and isinstance(page, list) and len(console) == len(page):
        return [one for at, pair in enumerate(zip(console, page)) for one in differences("%s[%d]" % (where, at), *pair)]
    return [] if console == page else ["%s: the console says %s, the page %s" % (where, json.dumps(console, ensure_ascii=False), json.dumps(page, ensure_ascii=False))]


class Page:
    def __init__(self, site, browser, language):
        self.site, self.tab = site, browser.tab()
        self.tab.media(prefers_color_scheme="light")
        self.tab.resize(1920, 1400)
        self.tab.call("Page.addScriptToEvaluateOnNewDocument", source=SOCKET.replace("LANGUAGE", language) + READ)
        self.tab.go(address(site, "/fleet"))
        self.tab.wait("document.querySelector('.app') !== null", "there is the page")
        self.path = "/fleet"

    def shown(self, page, path, case):
        if path != self.path:
            self.tab.evaluate("(link => { link.href = %s; document.querySelector('.app').append(link); link.click(); link.remove(); })(document.createElement('a'))" % json.dumps(path))
            self.tab.wait("location.pathname === %s && document.querySelector('.%s-page') !== null" % (json.dumps(path), page), "it goes to " + path)
            self.path = path
        return self.tab.evaluate("play(%s, %s); %s.then(() => { again(); return shown.%s(); })" % (json.dumps(case["views"]), json.dumps(case["now"]), PAINTED, page))


# A power that is not known is Redfish's word in the console, and the reader's on the page.
UNKNOWN_POWER = re.compile(r'^(fleet\.fleet\[\d+\]\.power|machine\.parts\.host\[0\]\[2\]\[1\]): the console says "Unknown"')


def compared(page, case, console, signs, language):
    found = []
    fleet = page.shown("fleet", "/fleet", case)
    wanted = at_fleet(console)
    found += differences("fleet", {**wanted, "colors": colours_of(fleet, signs)}, fleet)
    for row, shown in zip(console["fleet"], fleet["fleet"]):
        if row["sentence"] and row["sentence"] not in shown["label"]:
            found.append("fleet: %s is not heard: '%s'" % (row["sentence"], shown["label"]))
    holds = page.shown("holds", "/holds", case)
    found += differences("holds", {"holds": console["holds"], "chips": console["chips"], "calm": console["calm"], "colors": colours_of(holds, signs)}, holds)
    machine = page.shown("machine", "/m/" + case["machine"], case)
    # Of a hook the page tells what it reports as well; the console has that in a tip.
    machine["parts"]["hooks"] = [row[:5] + row[6:] for row in machine["parts"]["hooks"]]
    found += differences("machine", at_machine(console["machine"]), machine)
    for name in ("power", "calendar", "alarms"):
        found += differences(name, *(as_read(name, one) for one in (console["pages"][name], page.shown(name, "/" + name, case))))
    return ["%s, %s" % (case["scenario"], one) for one in found if language == "en" or not UNKNOWN_POWER.match(one)]


class Console:
    """What the console makes of the rows, in one language."""

    def __init__(self, programs, language):
        self.process = subprocess.Popen([os.path.join(programs, "hp_consolewords"), "show", language], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.signs = json.loads(self.process.stdout.readline())["signs"]

    def shown(self, played):
        self.process.stdin.write(played)
        self.process.stdin.flush()
        return plain(json.loads(self.process.stdout.readline())["console"])


def main(programs, languages, names):
    causes = scenarios_of_causes()
    expect(len(causes) > 50, "docs/why-stuck.md has %d causes" % len(causes))
    wanted = [(min(all_of, key=time_of), cause) for cause, all_of in causes.items()]
    if names:
        wanted = [(name, cause) for cause, all_of in causes.items() for name in all_of if names == ["--all"] or name in names]
    site = None
    processes, browsers = [], []
    try:
        player = subprocess.Popen([os.path.join(programs, "hp_consolewords"), "play", *(word for row in wanted for word in row)], stdout=subprocess.PIPE, text=True)
        processes.append(player)
        site = Lab(programs, 1)
        consoles, pages = {}, {}
        for language in languages:
            consoles[language] = Console(programs, language)
            processes.append(consoles[language].process)
            # A page behind another one is not painted.
            browsers.append(Browser())
            pages[language] = Page(site, browsers[-1], language)
        found, seen, many = {language: [] for language in languages}, set(), 0
        for text in player.stdout:
            case = json.loads(text)
            many += 1
            seen.add(case["views"]["machine/" + case["machine"]].get("why", {}).get("rule", ""))
            for language, console in consoles.items():
                found[language] += compared(pages[language], case, console.shown(text), console.signs, language)
        expect(player.wait() == 0, "hp_consolewords ended with %s" % player.returncode)
        expect(many == len(wanted), "%d of %d scenarios were played" % (many, len(wanted)))
        for language in languages:
            print(json.dumps({"bench": "page and console alike", "language": language, "scenarios": many, "causes": len(seen), "differences": len(found[language])}))
            expect(not found[language], "\n".join(found[language]))
            expect(not pages[language].tab.said, "\n".join(pages[language].tab.said))
        expect(names or not set(causes) - seen, "no scenario showed: %s" % ", ".join(sorted(set(causes) - seen)))
    except (Failure, Missing, table.Failure) as fault:
        sys.exit("FAILED: %s" % fault)
    finally:
        for process in processes:
            process.kill()
            process.wait()
        if site:
            site.close()
        for browser in browsers:
            browser.close()
    proves("the page says what the console says")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2].split(","), sys.argv[3:])
