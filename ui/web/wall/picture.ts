// SPDX-License-Identifier: Apache-2.0

import { alarmHeads, headline, isOfMachines, machineOf } from "../rows/alarms";
import { byUrgency, FleetRow, summarize } from "../rows/fleet";
import { HoldRow, sentenceOf } from "../rows/holds";
import { flag, instant, number, object, objects, shortName, text, texts } from "../rows/members";
import { isBad, lookOf, stateText } from "../pages/calendarLanes";
import { Row } from "../session/wire";
import { counted, said, tr, word } from "../words/languages";
import { count, joined } from "../words/text";
import { age, minute } from "../words/time";
import { elapsed } from "./life";
import { LayoutName } from "./options";
import { firstSentence } from "./privacy";
import { WallFeed } from "./WallFeed";

export interface WallLine {
    /** What tells it from the other lines. */
    key: string;
    look: string;
    priority: number;
    /** The head of those that follow; it has words alone. */
    head: boolean;
    /** Empty where the words have it. */
    name: string;
    words: string;
    /** An age or a time. */
    note: string;
}

export interface WallCounter {
    text: string;
    figure: string;
    note: string;
    look: string;
    priority: number;
    quiet: boolean;
}

/** What a wall shows, before anybody asks how much of it there is room for. */
export interface WallPicture {
    layout: LayoutName | "quiet";
    title: string;
    /** The clock of an incident; larger than all else. */
    big: string;
    /** Said first; empty for nothing. */
    headline: string;
    counters: WallCounter[];
    lines: WallLine[];
    /** Lines beyond those that a layout has at most. */
    more: number;
    matrix: FleetRow[] | null;
    /** Beneath all else, quietly. */
    proof: string;
}

const limits: Record<LayoutName, number> = { fleet: 3, holds: 8, power: 12, calendar: 12, incident: 5 };

function titleOf(layout: LayoutName | "quiet"): string {
    switch (layout) {
    case "holds":
        return tr("Holds");
    case "power":
        return tr("Power");
    case "calendar":
        return tr("Calendar");
    case "incident":
        return tr("Incident");
    default:
        return tr("Fleet");
    }
}

function blank(layout: LayoutName | "quiet", headline = ""): WallPicture {
    return { layout, title: titleOf(layout), big: "", headline, counters: [], lines: [], more: 0, matrix: null, proof: "" };
}

function line(key: string, words: string, changes: Partial<WallLine> = {}): WallLine {
    return { key, look: "", priority: 0, head: false, name: "", words, note: "", ...changes };
}

/** A name stands before the words that do not have it. */
function named(feed: WallFeed, name: string, words: string): { name: string; words: string } {
    const there = words.split(/[^\w.-]+/).some(word => word === name || word === `${name}.`);
    return { name: there ? "" : feed.name(name), words: feed.words(words) };
}

function stops(row: HoldRow): boolean {
    return row.state !== "Armed" && row.state !== "Bypassed";
}

function heldRows(feed: WallFeed): HoldRow[] {
    return [...feed.holds.values()].filter(row => stops(row) && feed.wants(row.machine, row.machineKey, row.role));
}

/** One hold of each machine, the foremost; what lasts longest comes first, and what nobody knows the age of last. */
export function orderedHolds(rows: readonly HoldRow[], foremost: (row: HoldRow) => boolean): HoldRow[] {
    const best = new Map<string, HoldRow>();
    for (const row of rows) {
        const before = best.get(row.machineKey);
        if (!before || (foremost(row) && !foremost(before)) || (foremost(row) === foremost(before) && row.rank < before.rank))
            best.set(row.machineKey, row);
    }
    const since = (row: HoldRow): number => row.since || Infinity;
    return [...best.values()].sort((a, b) => (since(a) === since(b) ? 0 : since(a) - since(b)) || (a.key < b.key ? -1 : 1));
}

/** So many of them; one that nobody may miss takes the last place of those that fall off. */
export function cut<Entry>(entries: readonly Entry[], most: number, mustShow: (entry: Entry) => boolean): Entry[] {
    const shown = entries.slice(0, most);
    const missed = entries.slice(most).find(mustShow);
    if (missed !== undefined && most > 0 && !shown.some(mustShow))
        shown[shown.length - 1] = missed;
    return shown;
}

/** What somebody gave as a reason for going alone; it stands by itself in the message of it. */
function reasonIn(message: unknown, depth = 0): string {
    const { id, arguments: values } = (typeof message === "object" && message !== null ? message : {}) as { id?: unknown; arguments?: unknown };
    if (!Array.isArray(values) || depth > 16)
        return "";
    if (id === "actWithReason")
        return typeof values[1] === "string" ? values[1] : "";
    return values.map(value => reasonIn(value, depth + 1)).find(reason => reason.length > 0) ?? "";
}

/** What an alarm says, without the words of a reason; empty where nobody can tell those from the others. */
function withoutReason(key: string, row: Row): string {
    const words = said(row, "text");
    const message = row["textMessage"];
    const reason = reasonIn(message);
    if (reason)
        return words.includes(reason) ? words.split(reason).join("\u2026").replace(/\u2026\./g, "\u2026") : "";
    return key.startsWith("override/") && key !== "override/audit" && message === undefined ? "" : words;
}

/** Alarms that are about no machine, and are to be seen nowhere else; the most urgent first. */
function siteLines(feed: WallFeed): WallLine[] {
    return alarmHeads(feed.raised.filter(({ key }) => !isOfMachines(key))).map(head => {
        const [first] = head.alarms;
        const words = first && head.alarms.length === 1 ? firstSentence(withoutReason(first.key, first.row)) : headline(head, feed.now);
        return line(`alarm/${head.cause}`, "", { priority: head.priority, note: age(head.oldest || head.rang, feed.now),
                                                 ...named(feed, shortName(machineOf(head)), words || tr("was raised as P%1.", head.priority)) });
    });
}

/** Nothing asks for a person, and all that it takes to say so is known. */
export function isCalm(feed: WallFeed): boolean {
    if (!feed.holdsView.loaded || !feed.alarms.loaded || !feed.countsKnown || feed.countsPartial)
        return false;
    const rows = feed.fleetRows;
    const sum = summarize(rows);
    return rows.length > 0 && !sum.partial && sum.power.count === 0 && feed.raised.length === 0
        && rows.every(row => row.priority === 0 && row.look !== "failed" && row.look !== "unknown")
        && heldRows(feed).every(row => row.state === "Holding" && row.priority === 0);
}

function quiet(feed: WallFeed): WallPicture {
    const rows = feed.fleetRows;
    const held = summarize(rows).holding.count;
    // That is of all machines, whatever the scope.
    const cleared = feed.options.scope.length === 0 ? instant(feed.holdsView.row("summary"), "lastCleared") : 0;
    const picture = blank("quiet", held === 0 ? tr("Nothing is holding.") : counted(held, "1 holding, within its usual time", "%1 holding, all within usual time"));
    picture.proof = joined([counted(rows.length, "1 machine", "%1 machines"), cleared > 0 ? tr("Last hold cleared %1 ago.", age(cleared, feed.now)) : ""], " \u00b7 ");
    return picture;
}

function fleet(feed: WallFeed): WallPicture {
    const rows = feed.fleetRows;
    const sum = summarize(rows);
    const known = feed.countsKnown;
    const partial = sum.partial || feed.countsPartial;
    const picture = blank("fleet");
    const counter = (english: string, look: string, priority: number, value: { count: number; oldest: number }): WallCounter => ({
        text: tr(english), look, priority, figure: !known ? "\u2013" : partial ? tr("\u2265 %1", count(value.count)) : count(value.count),
        note: known && value.oldest > 0 ? age(value.oldest, feed.now) : "", quiet: !known || value.count === 0
    });
    picture.counters = [counter("Holding", "holding", 0, sum.holding), counter("Late", "holding", 3, sum.late), counter("Overdue", "holding", 2, sum.overdue),
                        counter("Power unknown or wrong", "mismatch", 0, sum.power), counter("In maintenance", "maintenance", 0, sum.maintenance)];
    // What has no sentence, as a Node that is not ready, is told by its word.
    const wordless = rows.filter(row => !sum.worst.includes(row) && !row.holding && row.sentence.length === 0
        && ((row.priority >= 1 && row.priority <= 3) || row.look === "failed" || row.look === "unknown")).sort(byUrgency);
    const machines = (known ? [...sum.worst, ...wordless] : []).map(row => line(row.key, "", {
        look: row.look, priority: row.priority, note: age(row.holding?.since || row.since, feed.now), ...named(feed, row.name, firstSentence(row.sentence) || row.word)
    }));
    // What is about no machine is to be seen nowhere else; but for what is urgent it has no precedence.
    const site = siteLines(feed);
    const isOf = (one: WallLine, priority: number): boolean => (one.priority >= 1 && one.priority <= 3 ? one.priority : 0) === priority;
    const ordered = [1, 2, 3, 0].flatMap(priority => (priority === 1 ? [...site, ...machines] : [...machines, ...site]).filter(one => isOf(one, priority)));
    const own = new Set(machines);
    picture.lines = cut(ordered, limits.fleet, one => one.priority === 1 && own.has(one));
    if (feed.seen && picture.lines.length === 0) {
        const sure = feed.holdsView.loaded && feed.alarms.loaded && !partial && sum.power.count === 0 && feed.raised.length === 0;
        picture.headline = !known ? feed.standing.machinesText : rows.length === 0 ? (feed.machines.size === 0 ? tr("No machines in %1.", feed.session.cluster) : "") : sure ? tr("Nothing needs attention.") : "";
    }
    picture.matrix = rows.sort((a, b) => (a.key < b.key ? -1 : 1));
    return picture;
}

function holds(feed: WallFeed): WallPicture {
    const all = orderedHolds(heldRows(feed), row => row.sentence.length > 0);
    const picture = blank("holds");
    const urgent = new Set(feed.urgent.map(({ key }) => key));
    const acts = siteLines(feed).filter(one => one.priority === 1);
    const site = acts.slice(0, limits.holds / 2);
    const shown = cut(all, limits.holds - site.length, row => urgent.has(row.key));
    picture.lines = [...site, ...shown.map(row => line(row.key, "", {
        look: row.state, priority: row.priority, note: age(row.since, feed.now),
        // The words of a reason are not for everybody.
        ...named(feed, row.machine, row.sentence ? firstSentence(sentenceOf(row)) : tr("%1 at %2.", row.hold, row.point))
    }))];
    picture.more = acts.length - site.length + all.length - shown.length;
    if (feed.holdsView.loaded && feed.seen && picture.lines.length === 0)
        picture.headline = feed.countsKnown && !feed.countsPartial ? tr("Nothing is holding.") : feed.standing.machinesText || feed.standing.hostsText;
    return picture;
}

const powerWords: readonly [string, string, string][] = [
    ["on", "1 is on", "%1 are on"], ["off", "1 is off", "%1 are off"], ["holding", "1 is held off", "%1 are held off"], ["poweringon", "1 is turning on", "%1 are turning on"],
    ["poweringoff", "1 is turning off", "%1 are turning off"], ["mismatch", "1 is not as intended", "%1 are not as intended"], ["maintenance", "1 is detached", "%1 are detached"]
];

function power(feed: WallFeed): WallPicture {
    const hosts = [...feed.power.rows].filter(([, row]) => {
        const machine = text(row, "machine");
        return feed.wants(shortName(machine) || text(row, "name"), machine, text(row, "role")) || feed.wants(text(row, "name"), machine, text(row, "role"));
    });
    const picture = blank("power");
    if (!feed.power.loaded)
        return picture;
    const looks = new Map<string, number>();
    for (const [, row] of hosts) {
        const look = text(object(row, "status"), "look");
        const known = powerWords.some(([name]) => name === look) ? look : "unknown";
        looks.set(known, (looks.get(known) ?? 0) + 1);
    }
    const parts = [...powerWords, ["unknown", "1 is unknown", "%1 are unknown"] as const]
        .map(([look, one, many]) => (looks.has(look) ? counted(looks.get(look) ?? 0, one, many) : ""));
    picture.headline = hosts.length === 0 ? feed.standing.hostsText || (feed.standing.sawNothing ? "" : tr("No hosts.")) : tr("%1: %2.", counted(hosts.length, "1 host", "%1 hosts"), joined(parts, ", "));
    const odd = hosts.filter(([, row]) => {
        const status = object(row, "status");
        return !["on", "off"].includes(text(status, "look")) || number(status, "priority") > 0 || number(row, "errorCount") > 0 || flag(row, "held");
    }).sort((a, b) => {
        const [one, other] = [object(a[1], "status"), object(b[1], "status")];
        return (number(one, "priority") || 9) - (number(other, "priority") || 9) || (instant(one, "since") || Infinity) - (instant(other, "since") || Infinity) || (a[0] < b[0] ? -1 : 1);
    });
    picture.lines = odd.slice(0, limits.power).map(([key, row]) => {
        const status = object(row, "status");
        const machine = shortName(text(row, "machine"));
        const errors = number(row, "errorCount");
        return line(key, "", { look: text(status, "look"), priority: number(status, "priority"), name: feed.name(text(row, "name")), note: age(instant(status, "since"), feed.now),
                               words: joined([said(status, "word"), said(row, "reason"), errors > 0 ? counted(errors, "1 error", "%1 errors") : "", machine ? tr("carries %1", feed.name(machine)) : ""], ", ") });
    });
    picture.more = odd.length - picture.lines.length;
    return picture;
}

function calendar(feed: WallFeed): WallPicture {
    const { calendar: view, now } = feed;
    const picture = blank("calendar");
    if (!view.loaded) {
        picture.headline = view.errorText ? tr("A wall is not allowed to show the calendar here: %1", feed.words(view.errorText)) : "";
        return picture;
    }
    // What has expired is not begun, and does not come.
    const works = view.under("maintenance/").filter(([, row]) => text(row, "state") !== "expired").map(([key, row]) => ({ key, row, start: instant(row, "start"), end: instant(row, "end") }))
        .filter(({ row }) => feed.wants(text(row, "machine"), text(row, "machineKey"), text(row, "role")));
    const begun = ({ row, start }: { row: Row; start: number }): boolean =>
        ["inProgress", "overrunning", "manual", "failed"].includes(text(row, "state")) || (text(row, "state") === "blocked" && start <= now);
    // Of what is in work when it ends, of what comes when it begins: both have no room.
    const when = (start: number, end: number): string => (start === 0 ? "" : start <= now ? tr("to %1", minute(end, now)) : minute(start, now));
    const workLine = ({ key, row, start, end }: typeof works[number]): WallLine =>
        line(key, joined([stateText(row), text(row, "code"), start === 0 ? tr("no time known") : ""], ", "), { look: lookOf(row), priority: number(row, "priority") || (isBad(row) ? 2 : 0), name: feed.name(text(row, "machine")), note: when(start, end) });
    const openings = view.under("window/").flatMap(([key, row]) => objects(row, "openings").map(one => ({ key, name: text(row, "name"), start: instant(one, "start"), end: instant(one, "end") })));
    const open = openings.filter(one => one.start <= now && one.end > now);
    // Of each window the opening that comes next.
    const coming = openings.filter((one, at) => one.start > now && openings.findIndex(other => other.key === one.key && other.start > now) === at);
    const inWork = works.filter(begun).sort((a, b) => a.start - b.start).map(workLine);
    const current = [...inWork, ...open.map(one => line(`open/${one.key}`, tr("The window is open."), { look: "maintenance", name: one.name, note: when(one.start, one.end) }))];
    const next = [...works.filter(one => !begun(one)).map(one => ({ start: one.start || Infinity, line: workLine(one) })),
                  ...coming.map(one => ({ start: one.start, line: line(`next/${one.key}`, tr("The window opens."), { look: "armed", name: one.name, note: when(one.start, one.end) }) }))]
        .sort((a, b) => (a.start === b.start ? (a.line.key < b.line.key ? -1 : 1) : a.start - b.start)).map(one => one.line);
    const lines = [line("head/now", tr("In progress"), { head: true }), ...(current.length > 0 ? current : [line("none/now", tr("No maintenance is in progress."))]),
                   line("head/next", tr("Next"), { head: true }), ...(next.length > 0 ? next : [line("none/next", tr("No maintenance is planned."))])];
    picture.lines = lines.slice(0, limits.calendar);
    // Heads, and what says that there is nothing, are not counted.
    const things = new Set([...current, ...next]);
    picture.more = things.size - picture.lines.filter(one => things.has(one)).length;
    return picture;
}

interface Fact extends WallLine {
    at: number;
}

/** What is known of the machines of an incident, the newest first. */
function factsOf(feed: WallFeed, incident: Row): Fact[] {
    const machines = new Set(texts(incident, "machines"));
    const facts: Fact[] = [];
    const from = instant(incident, "from");
    const add = (key: string, at: number, words: string, changes: Partial<WallLine> = {}): void => {
        if (at > 0)
            facts.push({ ...line(key, words, changes), at, note: minute(at, feed.now) });
    };
    add("from", from, tr("The incident started."));
    for (const row of feed.holds.values()) {
        if (machines.has(row.machineKey) && stops(row))
            add(`hold/${row.key}`, row.since, row.point ? tr("waits at %1 for %2.", row.point, row.hold) : firstSentence(row.sentence) || row.stateWord,
                { look: row.state, priority: row.priority, name: feed.name(row.machine) });
    }
    for (const [key, row] of feed.alarms.under("alarm/")) {
        const machine = key.split("/").slice(0, 2).join("/");
        if (!machines.has(machine))
            continue;
        const name = feed.name(shortName(machine));
        const priority = number(row, "priority");
        add(`raised/${key}`, instant(row, "raised"), tr("was raised as P%1.", priority), { priority, name });
        add(`ack/${key}`, instant(row, "acknowledged"), tr("was acknowledged."), { look: "normal", name });
        add(`cleared/${key}`, instant(row, "cleared"), tr("was cleared."), { look: "normal", name });
    }
    return facts.sort((a, b) => b.at - a.at || (a.key < b.key ? -1 : 1));
}

function incident(feed: WallFeed): WallPicture {
    const view = feed.incidents;
    const picture = blank("incident");
    if (!view.loaded) {
        picture.headline = view.errorText ? tr("A wall is not allowed to show incidents here: %1", feed.words(view.errorText)) : "";
        return picture;
    }
    const isOpen = (row: Row): boolean => instant(row, "to") === 0 && !["resolved", "closed"].includes(text(row, "status").toLowerCase());
    const mine = (row: Row): boolean => feed.options.scope.length === 0
        || texts(row, "machines").some(key => feed.wants(shortName(key), key, feed.machines.get(key)?.role ?? ""));
    const open = [...view.rows].filter(([, row]) => isOpen(row) && mine(row)).sort((a, b) => instant(b[1], "from") - instant(a[1], "from") || (a[0] < b[0] ? 1 : -1));
    const row = open[0]?.[1];
    if (!row) {
        picture.headline = tr("No open incidents.");
        return picture;
    }
    const severity = text(row, "severity");
    const machines = texts(row, "machines");
    picture.big = elapsed(feed.now - instant(row, "from"));
    picture.headline = feed.words(text(row, "title") || tr("Untitled"));
    picture.proof = joined([text(row, "lead") ? tr("Lead: %1", text(row, "lead")) : tr("No lead."), severity ? tr("severity %1", severity) : "", word(text(row, "status")), text(row, "ref"),
                            counted(machines.length, "1 machine", "%1 machines"), open.length > 1 ? tr("+%1 more", open.length - 1) : ""], " \u00b7 ");
    const facts = factsOf(feed, row);
    picture.lines = facts.slice(0, limits.incident);
    picture.more = facts.length - picture.lines.length;
    return picture;
}

/** What is to be seen now. Where all is calm, Fleet and Holds say that and nothing else. */
export function pictureOf(feed: WallFeed, layout: LayoutName): WallPicture {
    const { scope } = feed.options;
    if (scope.length > 0 && feed.countsKnown && !feed.standing.machinesPartial && feed.fleetRows.length === 0)
        return blank(layout, tr("No machines in scope=%1.", scope.join(",")));
    switch (layout) {
    case "power":
        return power(feed);
    case "calendar":
        return calendar(feed);
    case "incident":
        return incident(feed);
    default:
        return isCalm(feed) ? quiet(feed) : layout === "holds" ? holds(feed) : fleet(feed);
    }
}
