// SPDX-License-Identifier: Apache-2.0

import { deepEqual, equal, match, ok } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { Session } from "../../../ui/web/session/Session";
import { clockText, elapsed, goneAfter, lifeOf, lifeText, minutesAndSeconds, outlinesSwapped, shiftOf, shouldRenew, sweep } from "../../../ui/web/wall/life";
import { DesktopHost, makeWall } from "../../../ui/web/wall/desktop";
import { inScope, layoutNames, readOptions, wallOptions } from "../../../ui/web/wall/options";
import { cut, pictureOf, WallLine, WallPicture } from "../../../ui/web/wall/picture";
import { Playlist } from "../../../ui/web/wall/Playlist";
import { alias, firstSentence, withAliases, withoutAddresses } from "../../../ui/web/wall/privacy";
import { Rotation } from "../../../ui/web/wall/Rotation";
import { rowsThatFit } from "../../../ui/web/wall/rowsThatFit";
import { textSizes } from "../../../ui/web/wall/sizes";
import { isWall } from "../../../ui/web/wall/Wall";
import { WallFeed } from "../../../ui/web/wall/WallFeed";
import { fittingMatrix } from "../../../ui/web/wall/WallMatrix";
import { Backend, settled } from "./Fakes";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const now = "2026-01-10T14:02:40Z";

test("text is as large as NUREG-0700 asks for", () => {
    // product.md 4.9: 16, 20 and 40 arcminutes for each screen and each distance.
    const screens = [[43, 1920, 1080], [55, 1920, 1080], [55, 3840, 2160], [75, 3840, 2160]] as const;
    const table: [number, [number, number, number][]][] = [
        [2, [[27, 34, 67], [21, 26, 52], [42, 52, 105], [31, 38, 77]]], [3, [[40, 50, 101], [31, 39, 79], [63, 79, 157], [46, 58, 115]]],
        [5, [[67, 84, 168], [52, 66, 131], [105, 131, 262], [77, 96, 192]]], [8, [[107, 134, 268], [84, 105, 210], [168, 210, 419], [123, 154, 308]]]
    ];
    let cells = 0;
    for (const [distance, row] of table) {
        screens.forEach(([diagonal, width, height], at) => {
            const sizes = textSizes({ width, height, diagonal, distance });
            deepEqual([sizes.small, sizes.normal, sizes.headline], row[at], `${diagonal}" ${width} at ${distance} m`);
            cells += 3;
        });
    }
    equal(cells, 48);
});

test("a wall without options is the fleet, for 3 m and 55 inches", () => {
    deepEqual(wallOptions("", ["en-GB"]), { layouts: ["fleet"], scope: [], theme: "", distance: 3, diagonal: 55, rotate: 0, language: "en", clocks: ["utc"], aliases: false, sound: false,
                                            remarks: [] });
});

test("every option is taken", () => {
    const options = wallOptions("?wall=holds,power,holds&scope=Worker-b,master&theme=hc&distance=4.5&diagonal=75&rotate=20&lang=de&clock=utc,local&aliases=on&sound=p1", ["fr"]);
    deepEqual(options, { layouts: ["holds", "power"], scope: ["worker-b", "master"], theme: "hc", distance: 4.5, diagonal: 75, rotate: 20, language: "de", clocks: ["utc", "local"],
                         aliases: true, sound: true, remarks: [] });
    for (const layout of layoutNames)
        deepEqual(wallOptions(`?wall=${layout}`, []).layouts, [layout]);
    equal(wallOptions("", ["fr-CA"]).language, "fr");
    equal(wallOptions("?lang=en", ["fr"]).language, "en");
    equal(wallOptions("?wall=holds,power", []).rotate, 30);
});

test("each value that is not understood is told once and ignored", () => {
    const bad: [string, RegExp][] = [
        ["wall=nope", /^wall=nope is ignored: use one of fleet, holds, power, calendar, incident\.$/], ["wall=", /^wall= is ignored/], ["theme=pink", /^theme=pink is ignored: use one of light/],
        ["distance=0", /a number from 0\.5 to 50/], ["distance=-3", /a number/], ["distance=3m", /a number/], ["diagonal=1e9", /a number from 5 to 500/], ["rotate=1&wall=holds,power", /a number from 5/],
        ["rotate=30", /one layout/], ["lang=klingon", /this language is not available/], ["clock=moon", /one of utc, local/], ["aliases=maybe", /one of on, off/], ["sound=loud", /one of p1/],
        ["shape=round", /not an option/]
    ];
    for (const [query, sentence] of bad) {
        const options = wallOptions(`?${query}`, ["en"]);
        equal(options.remarks.length, 1, query);
        match(options.remarks[0] ?? "", sentence);
        match(options.remarks[0] ?? "", /\.$/);
        deepEqual({ ...options, layouts: ["fleet"], rotate: 0, remarks: [] }, wallOptions("", ["en"]), query);
    }
    deepEqual(wallOptions("?wall=nope,holds", []).layouts, ["holds"]);
    const long = wallOptions(`?theme=${"\u202ex".repeat(200)}`, []).remarks[0] ?? "";
    ok(long.length < 120 && !long.includes("\u202e"), long);
});

test("the scope is a set or a role as it is, or a part of a name", () => {
    const machine = { name: "fra1-worker-b-7", role: "worker", set: "worker-b" };
    for (const scope of [[], ["worker-b"], ["worker"], ["b-7"], ["zzz", "fra1"]])
        ok(inScope(scope, machine), scope.join());
    for (const scope of [["master"], ["worker-c"], ["orker-bb"]])
        ok(!inScope(scope, machine), scope.join());
});

test("only its own address is a wall", () => {
    deepEqual(["/wall", "/wall/", "/walls", "/wall/x", "/", "/fleet"].map(isWall), [true, true, false, false, false, false]);
});

test("layouts take turns, each for its time", () => {
    const rotation = new Rotation(["fleet", "holds", "power"], 30);
    deepEqual([0, 29999, 30000, 59999, 60000, 90000, 155000].map(at => rotation.at(at, [])), ["fleet", "fleet", "holds", "holds", "power", "fleet", "power"]);
    const single = new Rotation(["calendar"], 30);
    deepEqual([0, 30000, 60000].map(at => single.at(at, ["holds"])), ["calendar", "calendar", "calendar"]);
});

test("the rotation stops where something urgent is, and goes on when somebody took notice", () => {
    const rotation = new Rotation(["fleet", "power", "calendar"], 30);
    equal(rotation.at(0, []), "fleet");
    equal(rotation.at(30000, []), "power");
    for (const at of [31000, 100000, 600000])
        equal(rotation.at(at, ["holds", "fleet"]), "fleet");
    equal(rotation.at(601000, []), "power");
    equal(rotation.at(629000, []), "power");
    equal(rotation.at(631000, []), "calendar");
    // Where no layout in turn has it, one that has it comes out of turn.
    equal(new Rotation(["calendar", "incident"], 30).at(0, ["holds", "fleet"]), "holds");
});

test("a picture is stale after 10 s and gone after a minute", () => {
    deepEqual([0, 9, 10, 11, 59, 60, 61, 70].map(age => lifeOf(age * second, true)), ["live", "live", "live", "stale", "stale", "stale", "gone", "gone"]);
    equal(lifeOf(0, false), "waiting");
    equal(lifeOf(61 * second, false), "gone");
    ok(goneAfter < 70 * second);
    equal(lifeText("live", 9 * second, "14:02:40Z"), "");
    equal(lifeText("stale", 42 * second, "14:02:40Z"), "STALE 00:42");
    equal(lifeText("gone", 70 * second, "14:02:40Z"), "NO DATA SINCE 14:02:40Z");
    equal(lifeText("gone", 70 * second, ""), "NO DATA");
    equal(minutesAndSeconds(61 * minute + 5 * second), "61:05");
});

test("what moves on a wall moves with frames, and stops with them", () => {
    const backend = new Backend();
    const session = backend.session();
    const feed = new WallFeed(session, wallOptions("", []));
    feed.start();
    backend.socket.receive({ op: "snapshot", id: feed.fleet.id, seq: 1, at: now, rows: {} });
    backend.socket.tick(now);
    const stateAt = (): [string, string, number] => [lifeOf(feed.age, feed.fleet.loaded), clockText(session.asOf, "utc", "en"), sweep(session.asOf)];
    deepEqual(stateAt(), ["live", "14:02:40Z", 40 / 60]);
    backend.clock.advance(second);
    deepEqual(stateAt(), ["live", "14:02:40Z", 40 / 60]);
    backend.socket.tick("2026-01-10T14:02:41Z");
    deepEqual(stateAt(), ["live", "14:02:41Z", 41 / 60]);
    const seen: [number, string][] = [];
    let passed = 0;
    for (const at of [9, 11, 61, 70]) {
        backend.clock.advance((at - passed) * second);
        passed = at;
        seen.push([at, lifeOf(feed.age, true)]);
    }
    deepEqual(seen, [[9, "live"], [11, "stale"], [61, "gone"], [70, "gone"]]);
    equal(clockText(session.asOf, "utc", "en"), "14:02:41Z");
    // It comes back by itself.
    backend.clock.advance(5 * minute);
    while (backend.socket.closed)
        backend.clock.advance(second);
    backend.socket.welcome();
    backend.socket.tick("2026-01-10T14:09:00Z");
    equal(lifeOf(feed.age, true), "live");
});

test("a cluster that is not reached makes a wall stale although the backend lives", () => {
    const backend = new Backend();
    const session = backend.session();
    const feed = new WallFeed(session, wallOptions("", []));
    feed.start();
    backend.socket.tick("2026-01-10T14:04:00Z");
    backend.socket.receive({ op: "snapshot", id: feed.standing.view.id, seq: 1, at: now, rows: { server: { state: "disconnected", asOf: "2026-01-10T14:02:40Z" } } });
    equal(lifeOf(feed.age, true), "gone");
    equal(clockText(feed.asOf, "utc", "en"), "14:02:40Z");
});

test("the scene walks around a small square, and outlines are swapped", () => {
    const places = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(step => shiftOf(step * 5 * minute));
    equal(new Set(places.slice(0, 8).map(String)).size, 8);
    deepEqual(places[8], places[0]);
    for (let at = 1; at < places.length; ++at) {
        const [x, y] = places[at] ?? [0, 0];
        const [px, py] = places[at - 1] ?? [0, 0];
        equal(Math.abs(x - px) + Math.abs(y - py), 2);
    }
    deepEqual(shiftOf(5 * minute - 1), places[0]);
    deepEqual([0, 9, 10, 19, 20].map(at => outlinesSwapped(at * minute)), [false, false, true, true, false]);
});

test("after a day it begins anew, and not while something urgent waits", () => {
    ok(!shouldRenew(24 * hour - 1, "live", false));
    ok(shouldRenew(24 * hour, "live", false));
    ok(!shouldRenew(30 * hour, "live", true));
    ok(!shouldRenew(30 * hour, "gone", false));
});

test("times are told in UTC with a Z, or with their zone", () => {
    equal(clockText(Date.parse(now), "utc", "en"), "14:02:40Z");
    match(clockText(Date.parse(now), "local", "en"), /^\d\d:\d\d:\d\d \S+/);
    equal(clockText(0, "utc", "en"), "");
    equal(elapsed(-5), "00:00:00");
    equal(elapsed(3 * hour + 4 * minute + 5 * second), "03:04:05");
    equal(elapsed(49 * hour), "2 d 01:00:00");
});

test("no address of a BMC stands on a wall", () => {
    const rows: [string, string][] = [
        ["the BMC at redfish+https://10.0.0.7:8000/redfish/v1/Systems/1 is silent", "the BMC at \u2026 is silent"], ["10.0.0.7 and 10.0.0.8:443", "\u2026 and \u2026"],
        ["ipmi://[fd00::7]:623", "\u2026"], ["fd00:1::7 answers", "\u2026 answers"], ["MAC 52:54:00:ab:cd:ef", "MAC \u2026"], ["since 14:03:22", "since 14:03:22"], ["at 14:03", "at 14:03"],
        ["version 4.17.3, 1.5 GB", "version 4.17.3, 1.5 GB"], ["preDrain: etcd", "preDrain: etcd"]
    ];
    for (const [text, shown] of rows)
        equal(withoutAddresses(text), shown);
});

test("a sentence is the first one, and a name its first and last part", () => {
    equal(firstSentence("Waiting at preTerminate for Backup.v1 (owner a). 47 m. Next: the instance will be deleted."), "Waiting at preTerminate for Backup.v1 (owner a).");
    equal(firstSentence("no stop"), "no stop");
    equal(firstSentence("\u7b49\u5f85\u3002\u6b21\u3002"), "\u7b49\u5f85\u3002");
    equal(firstSentence("Cut off\u2026 9 m."), "Cut off\u2026");
    deepEqual(["fra1-worker-eu-central-1b-rr8js", "worker-7", "w"].map(alias), ["fra1-rr8js", "worker-7", "w"]);
    equal(withAliases("Draining fra1-worker-b-7: pod-x-y waits for fra1-worker-b-7.", word => word === "fra1-worker-b-7"), "Draining fra1-7: pod-x-y waits for fra1-7.");
});

interface Given {
    machine: string;
    since: string;
    state?: string;
    sentence?: string;
    priority?: number;
    set?: string;
}

/** A wall that follows a fleet of machines with one hold each. */
function wall(query: string, given: Given[], alarms: Record<string, object> = {}): { feed: WallFeed; backend: Backend; session: Session } {
    const backend = new Backend();
    const session = backend.session();
    const feed = new WallFeed(session, wallOptions(query, ["en"]));
    feed.start();
    backend.socket.tick(now);
    const fleet: Record<string, object> = {};
    const holds: Record<string, object> = { summary: { machines: given.length } };
    for (const { machine, since, state = "Holding", sentence, priority = 0, set = "worker-b" } of given) {
        const said = sentence ?? `Waiting at preTerminate for Backup on it. 4 m.`;
        fleet[`n/${machine}`] = { name: machine, role: "worker", set, node: machine, status: { look: priority > 0 ? "holding" : "holding", word: "Holding", priority, since }, sentence: said,
                                  holds: [{ kind: "hook.preTerminate", name: "Backup", owner: "o", state, since }] };
        holds[`n/${machine}/hook.preTerminate/Backup`] = { ns: "n", machine, role: "worker", kind: "hook.preTerminate", waitingAt: "preTerminate", hold: "Backup", state, since, priority, sentence: said,
                                                           reason: "because of bob", owner: { name: "o" } };
    }
    const snapshot = (view: { id: string }, rows: object): void => backend.socket.receive({ op: "snapshot", id: view.id, seq: 1, at: now, rows });
    snapshot(feed.fleet, fleet);
    snapshot(feed.holdsView, holds);
    snapshot(feed.alarms, { summary: {}, ...alarms });
    return { feed, backend, session };
}

const late = (machine: string, since: string, more: Partial<Given> = {}): Given => ({ machine, since, state: "Late", priority: 3, ...more });

test("the wall of holds has eight rows, the oldest first, and counts the others", () => {
    const given = Array.from({ length: 12 }, (_none, at) => late(`fra1-worker-b-${at}`, `2026-01-10T13:${String(59 - at).padStart(2, "0")}:00Z`));
    const picture = pictureOf(wall("?wall=holds", given).feed, "holds");
    equal(picture.layout, "holds");
    deepEqual(picture.lines.map(line => line.name), [11, 10, 9, 8, 7, 6, 5, 4].map(at => `fra1-worker-b-${at}`));
    equal(picture.more, 4);
    equal(picture.lines[0]?.note, "14 m");
    equal(picture.lines[0]?.words, "Waiting at preTerminate for Backup on it.");
});

test("a name stands before the sentence that does not have it", () => {
    const given = [late("w-1", "2026-01-10T13:00:00Z", { sentence: "Draining w-10: it waits. 3 m." }), late("w-2", now, { sentence: "Draining w-2: it waits." })];
    deepEqual(pictureOf(wall("?wall=holds", given).feed, "holds").lines.map(line => line.name), ["w-1", ""]);
});

test("what is armed holds nothing, a machine has one row, and one without a time comes last", () => {
    const { feed, backend } = wall("?wall=holds", [late("a", "2026-01-10T14:00:00Z"), late("b", "", { state: "Overdue" }), { machine: "c", since: "2026-01-10T10:00:00Z", state: "Armed" }]);
    backend.socket.receive({ op: "delta", id: feed.holdsView.id, seq: 2, at: now, remove: [],
                             set: { "n/a/drain.pod/x": { ns: "n", machine: "a", kind: "drain.pod", waitingAt: "drain", hold: "x", state: "Holding", since: "2026-01-10T09:00:00Z", reason: "because of bob" } } });
    deepEqual(pictureOf(feed, "holds").lines.map(line => line.name), ["a", "b"]);
});

test("an urgent row is never cut off", () => {
    deepEqual(cut([1, 2, 3, 4], 2, one => one === 4), [1, 4]);
    deepEqual(cut([1, 2, 3, 4], 2, one => one === 1), [1, 2]);
    deepEqual(cut([1, 2], 8, one => one === 2), [1, 2]);
    deepEqual(cut([1, 2], 0, one => one === 2), []);
    const given = Array.from({ length: 12 }, (_none, at) => late(`w-${at}`, `2026-01-10T13:${String(10 + at)}:00Z`, at === 11 ? { priority: 1 } : {}));
    const { feed } = wall("?wall=holds", given, { "alarm/n/w-11/hook.preTerminate/Backup": { machine: "n/w-11", priority: 1, state: "Raised", text: "t" } });
    equal(pictureOf(feed, "holds").lines[7]?.name, "w-11");
});

test("reasons are not on a wall, and names are short where that is asked for", () => {
    const given = [late("fra1-worker-b-7", now, { sentence: "" })];
    const line = pictureOf(wall("?wall=holds", given).feed, "holds").lines[0];
    equal(line?.words, "Backup at preTerminate.");
    const { feed } = wall("?wall=holds&aliases=on", [late("fra1-worker-b-7", now, { sentence: "Draining fra1-worker-b-7: 10.0.0.7 is silent. 3 m." })]);
    const [short] = pictureOf(feed, "holds").lines;
    deepEqual([short?.name, short?.words], ["", "Draining fra1-7: \u2026 is silent."]);
});

test("the wall of the fleet has five counters, three sentences and every machine", () => {
    const given = ["a", "b", "c", "d", "e"].map((machine, at) => late(machine, `2026-01-10T13:0${at}:00Z`, at === 4 ? { priority: 2, state: "Overdue" } : {}));
    const picture = pictureOf(wall("", given).feed, "fleet");
    deepEqual(picture.counters.map(counter => [counter.text, counter.figure]), [["Holding", "5"], ["Late", "4"], ["Overdue", "1"], ["Power unknown or wrong", "0"], ["In maintenance", "0"]]);
    deepEqual(picture.lines.map(line => line.name), ["e", "a", "b"]);
    equal(picture.matrix?.length, 5);
});

test("before anything came no number is told", () => {
    const backend = new Backend();
    const feed = new WallFeed(backend.session(), wallOptions("", []));
    feed.start();
    const picture = pictureOf(feed, "fleet");
    deepEqual(picture.counters.map(counter => counter.figure), ["\u2013", "\u2013", "\u2013", "\u2013", "\u2013"]);
    equal(picture.headline, "");
    equal(pictureOf(feed, "holds").headline, "");
});

test("where all is calm a wall says that and nothing else", () => {
    const calm = Array.from({ length: 7 }, (_none, at): Given => ({ machine: `w-${at}`, since: "2026-01-10T14:00:00Z" }));
    for (const layout of ["fleet", "holds"] as const) {
        const picture = pictureOf(wall("", calm).feed, layout);
        equal(picture.layout, "quiet");
        equal(picture.headline, "7 holding, all within usual time");
        equal(picture.matrix, null);
    }
    for (const disturbed of [[...calm, late("x", now)], [...calm, { machine: "x", since: now, priority: 2 }]])
        equal(pictureOf(wall("", disturbed).feed, "fleet").layout, "fleet");
    const raised = { "alarm/n/w-0/hook.preTerminate/Backup": { machine: "n/w-0", priority: 3, state: "Raised", text: "t" } };
    equal(pictureOf(wall("", calm, raised).feed, "fleet").layout, "fleet");
});

test("a quiet wall with a scope tells nothing of what is out of it", () => {
    for (const [query, proof] of [["", "1 machine \u00b7 Last hold cleared 3 m ago."], ["?scope=worker-b", "1 machine"]] as const) {
        const { feed, backend } = wall(query, [{ machine: "w-1", since: "2026-01-10T14:00:00Z" }]);
        backend.socket.receive({ op: "delta", id: feed.holdsView.id, seq: 2, at: now, remove: [], set: { summary: { machines: 1, lastCleared: "2026-01-10T13:59:40Z" } } });
        const picture = pictureOf(feed, "fleet");
        deepEqual([picture.layout, picture.proof], ["quiet", proof], query);
    }
});

test("a scope narrows all of it, and one that fits nothing says so", () => {
    const given = [late("a-1", now), late("b-1", now, { set: "worker-c" })];
    deepEqual(pictureOf(wall("?scope=worker-c", given).feed, "holds").lines.map(line => line.name), ["b-1"]);
    equal(pictureOf(wall("?scope=worker-c", given).feed, "fleet").counters[0]?.figure, "1");
    equal(pictureOf(wall("?scope=nothing", given).feed, "fleet").headline, "No machines in scope=nothing.");
    const alarm = { "alarm/n/a-1/hook.preTerminate/Backup": { machine: "n/a-1", priority: 1, state: "Raised", text: "t" } };
    deepEqual(wall("?wall=fleet,power&scope=worker-c", given, alarm).feed.urgentLayouts, []);
    deepEqual(wall("?wall=fleet,power", given, alarm).feed.urgentLayouts, ["holds", "fleet", "power"]);
    deepEqual(wall("", given, { "alarm/n/a-1/power.key/k": { machine: "n/a-1", priority: 1, state: "Raised" } }).feed.urgentLayouts[0], "power");
    for (const state of ["Acknowledged", "Shelved", "Cleared"])
        deepEqual(wall("", given, { "alarm/n/a-1/power.key/k": { machine: "n/a-1", priority: 1, state } }).feed.urgentLayouts, []);
});

const alarmOf = (priority: number, text: string, more: object = {}): object => ({ priority, state: "Raised", text, raised: "2026-01-10T14:00:00Z", ...more });

test("an alarm that is about no machine is on the wall, and an urgent one above the machines", () => {
    const calm: Given[] = [{ machine: "w-1", since: "2026-01-10T14:00:00Z" }];
    const damaged = { "alarm/override/audit": alarmOf(1, "The audit of overrides is damaged: row 12 is missing. Run audit verify and leave the data directory unchanged.") };
    for (const layout of ["fleet", "holds"] as const) {
        const { feed } = wall("", [...calm, late("w-2", "2026-01-10T13:00:00Z")], damaged);
        const [first] = pictureOf(feed, layout).lines;
        deepEqual([first?.priority, first?.name, first?.words, first?.note], [1, "", "The audit of overrides is damaged: row 12 is missing.", "2 m"], layout);
        equal(pictureOf(feed, layout).lines.length, 3, layout);
    }
    deepEqual(wall("?wall=fleet,power", calm, damaged).feed.urgentLayouts, ["fleet", "holds", "power"]);
    // Where a machine is urgent too, Holds has both; and Fleet is never full of the others.
    const both: Record<string, object> = { "alarm/n/w-2/hook.preTerminate/Backup": alarmOf(1, "x", { machine: "n/w-2" }) };
    for (const one of ["a", "b", "c"])
        both[`alarm/store/${one}`] = alarmOf(1, `${one} was set aside.`);
    const urgent = wall("?wall=fleet,holds", [...calm, late("w-2", "2026-01-10T13:00:00Z", { priority: 1 })], both).feed;
    deepEqual(urgent.urgentLayouts, ["holds", "fleet", "power"]);
    deepEqual(pictureOf(urgent, "holds").lines.map(line => line.name), ["", "", "", "w-2", "w-1"]);
    deepEqual(pictureOf(urgent, "fleet").lines.map(line => line.name), ["", "", "w-2"]);
    // What is less urgent stands behind machines that are as urgent.
    const { feed } = wall("", [late("w-2", now)], { "alarm/store/x": alarmOf(3, "It was set aside. Its text is kept.") });
    deepEqual(pictureOf(feed, "fleet").lines.map(line => line.words), ["Waiting at preTerminate for Backup on it.", "It was set aside."]);
    deepEqual(pictureOf(feed, "holds").lines.map(line => line.name), ["w-2"]);
});

test("of who went alone the reason is not on a wall", () => {
    const text = "Ann used break-glass: removed Backup, because bob is away. Review it.";
    const message = { id: "wentAlone", arguments: ["ann", { id: "sentences", arguments: [{ id: "actWithReason", arguments: ["removed Backup", "because bob is away"] }, { id: "reviewIt" }] }] };
    const shown = (row: object): string => JSON.stringify(pictureOf(wall("", [late("w-1", now)], { "alarm/override/7": row }).feed, "fleet").lines[0]);
    const told = shown(alarmOf(1, text, { machine: "n/w-1", textMessage: message }));
    ok(told.includes('"w-1"') && told.includes("Ann used break-glass: removed Backup, \u2026") && !told.includes("bob"), told);
    // Where nobody can tell it from the other words.
    const old = shown(alarmOf(1, text, { machine: "n/w-1" }));
    ok(old.includes("was raised as P1.") && !old.includes("bob"), old);
});

test("an alarm of a machine in scope counts, whatever its key begins with", () => {
    const given = [late("a-1", now), late("b-1", now, { set: "worker-c" })];
    const alone = { "alarm/override/7": alarmOf(1, "x", { machine: "n/b-1" }) };
    equal(wall("?scope=worker-c", given, alone).feed.urgent.length, 1);
    equal(wall("?scope=worker-b", given, alone).feed.urgent.length, 0);
});

test("what has no sentence is told by its word, and nothing is called calm that is not", () => {
    const fleetOf = (row: object, more: Record<string, object> = {}): WallPicture => {
        const { feed, backend } = wall("", []);
        backend.socket.receive({ op: "snapshot", id: feed.fleet.id, seq: 2, at: now, rows: { "n/w-1": { name: "w-1", role: "worker", holds: [], sentence: "", ...row } } });
        backend.socket.receive({ op: "snapshot", id: feed.alarms.id, seq: 2, at: now, rows: { summary: {}, ...more } });
        return pictureOf(feed, "fleet");
    };
    const unready = fleetOf({ status: { look: "unknown", word: "Node not ready", priority: 0, since: "2026-01-10T14:00:00Z" } });
    deepEqual([unready.headline, unready.lines.map(line => [line.name, line.words, line.note])], ["", [["w-1", "Node not ready", "2 m"]]]);
    const dark = fleetOf({ power: "Unknown", status: { look: "normal", word: "Running", priority: 0 } });
    deepEqual([dark.headline, dark.lines.length, dark.counters[3]?.figure], ["", 0, "1"]);
    const raised = fleetOf({ status: { look: "normal", word: "Running", priority: 0 } }, { "alarm/n/w-1/cause": alarmOf(2, "x", { machine: "n/w-1" }) });
    deepEqual([raised.layout, raised.headline], ["fleet", ""]);
    equal(pictureOf(wall("", []).feed, "fleet").headline, "No machines in prod-a.");
});

test("what nobody has listed yet, or may look at, is not none", () => {
    const rows: [string, object, boolean, string, string, string][] = [
        ["nothing was listed", { server: { state: "loading" } }, false, "\u2013", "", ""],
        ["it was never reached", { server: { state: "disconnected", context: "prod-a", trouble: "connection refused" } }, false, "\u2013", "", ""],
        ["machines may not be seen", { server: { state: "live" }, "kind/machines.machine.openshift.io": { state: "forbidden", verb: "list" } }, true, "\u2013",
         "You are not allowed to list machines in all namespaces.", "You are not allowed to list machines in all namespaces."],
        ["there are none", { server: { state: "live" } }, true, "0", "No machines in prod-a.", "Nothing is holding."]
    ];
    for (const [name, connection, seen, figure, fleet, holds] of rows) {
        const { feed, backend } = wall("", []);
        backend.socket.receive({ op: "snapshot", id: feed.standing.view.id, seq: 1, at: now, rows: connection });
        equal(lifeOf(feed.age, feed.seen), seen ? "live" : "waiting", name);
        deepEqual([pictureOf(feed, "fleet").counters[0]?.figure, pictureOf(feed, "fleet").headline, pictureOf(feed, "holds").headline], [figure, fleet, holds], name);
    }
    // Some of it is there: there are at least so many, and calm is not yet known.
    const { feed, backend } = wall("", [{ machine: "w-1", since: "2026-01-10T14:00:00Z" }]);
    equal(pictureOf(feed, "fleet").layout, "quiet");
    backend.socket.receive({ op: "snapshot", id: feed.standing.view.id, seq: 1, at: now, rows: { server: { state: "loading" } } });
    deepEqual([lifeOf(feed.age, feed.seen), pictureOf(feed, "fleet").layout, pictureOf(feed, "fleet").counters[0]?.figure], ["live", "fleet", "\u2265 1"]);
    // Those in scope may come yet.
    const scoped = wall("?scope=worker-c", [{ machine: "w-1", since: "2026-01-10T14:00:00Z" }]);
    for (const [state, headline] of [["loading", ""], ["live", "No machines in scope=worker-c."]] as const) {
        scoped.backend.socket.receive({ op: "snapshot", id: scoped.feed.standing.view.id, seq: 1, at: now, rows: { server: { state } } });
        equal(pictureOf(scoped.feed, "fleet").headline, headline, state);
    }
    // There may be more where nobody may list those of the Machine API.
    backend.socket.receive({ op: "snapshot", id: feed.standing.view.id, seq: 2, at: now, rows: { server: { state: "live" }, "kind/machines.machine.openshift.io": { state: "forbidden", verb: "list" } } });
    deepEqual([pictureOf(feed, "fleet").layout, pictureOf(feed, "fleet").counters[0]?.figure], ["fleet", "\u2265 1"]);
    // Machines of Cluster API are counted where there is no Machine API.
    backend.socket.receive({ op: "snapshot", id: feed.standing.view.id, seq: 3, at: now, rows: { server: { state: "live" }, "kind/machines.machine.openshift.io": { state: "missing" } } });
    deepEqual([feed.countsKnown, feed.countsPartial, pictureOf(feed, "fleet").layout], [true, false, "quiet"]);
});

test("the wall of power says how many, then those that are not as they should be", () => {
    const { feed, backend } = wall("?wall=power", []);
    const host = (name: string, look: string, more: object = {}): object => ({ ns: "n", name, status: { look, word: look, priority: 0, since: "2026-01-10T14:00:00Z" }, machine: "", ...more });
    backend.socket.receive({ op: "snapshot", id: feed.power.id, seq: 1, at: now, rows: {
        "n/h1": host("h1", "on"), "n/h2": host("h2", "on"), "n/h3": host("h3", "off"), "n/h4": host("h4", "holding"),
        "n/h5": { ...host("h5", "mismatch", { errorCount: 2 }), status: { look: "mismatch", word: "Wants On, is Off", priority: 2, since: now } } } });
    const picture = pictureOf(feed, "power");
    equal(picture.headline, "5 hosts: 2 are on, 1 is off, 1 is held off, 1 is not as intended.");
    deepEqual(picture.lines.map(line => [line.name, line.words]), [["h5", "Wants On, is Off, 2 errors"], ["h4", "holding"]]);
});

test("the wall of the calendar says what is in work and what comes next", () => {
    const { feed, backend } = wall("?wall=calendar", []);
    equal(pictureOf(feed, "calendar").lines.length, 0);
    const work = (machine: string, state: string, start: string): object => ({ kind: "maintenance", machine, machineKey: `n/${machine}`, set: "", role: "worker", code: "firmware", state, start, end: "2026-01-10T16:00:00Z",
                                                                              reason: "because of bob" });
    backend.socket.receive({ op: "snapshot", id: feed.calendar.id, seq: 1, at: now, rows: {
        "maintenance/n/m1": work("w-1", "scheduled", "2026-01-10T15:00:00Z"), "maintenance/n/m2": work("w-2", "inProgress", "2026-01-10T13:00:00Z"), "maintenance/n/m3": work("w-3", "announced", ""),
        "window/n/nights": { kind: "window", name: "nights", openings: [{ start: "2026-01-10T14:30:00Z", end: "2026-01-10T15:30:00Z" }, { start: "2026-01-11T14:30:00Z", end: "2026-01-11T15:30:00Z" }] } } });
    const picture = pictureOf(feed, "calendar");
    deepEqual(picture.lines.map(line => [line.name, line.words, line.note]), [
        ["", "In progress", ""], ["w-2", "In progress, firmware", "to 16:00Z"], ["", "Next", ""], ["nights", "The window opens.", "14:30Z"], ["w-1", "Scheduled, firmware", "15:00Z"],
        ["w-3", "Announced, firmware, no time known", ""]]);
    ok(!JSON.stringify(picture).includes("bob"));
});

test("what has expired does not come next, and what is left out is counted without heads", () => {
    const { feed, backend } = wall("?wall=calendar", []);
    const work = (machine: string, state: string, start: string): object => ({ kind: "maintenance", machine, machineKey: `n/${machine}`, set: "", role: "worker", code: "disk", state, start, end: "2026-01-10T16:00:00Z" });
    const works: Record<string, object> = { "maintenance/n/old": work("w-0", "expired", "2026-01-08T13:00:00Z"), "maintenance/n/next": work("w-1", "scheduled", "2026-01-10T15:00:00Z") };
    backend.socket.receive({ op: "snapshot", id: feed.calendar.id, seq: 1, at: now, rows: works });
    deepEqual(pictureOf(feed, "calendar").lines.map(line => line.name), ["", "", "", "w-1"]);
    const many = (count: number): void => {
        const rows: Record<string, object> = {};
        for (let at = 0; at < count; ++at)
            rows[`maintenance/n/m${at}`] = work(`w-${at}`, "inProgress", "2026-01-10T13:00:00Z");
        backend.socket.receive({ op: "snapshot", id: feed.calendar.id, seq: 2, at: now, rows });
    };
    many(11);
    equal(pictureOf(feed, "calendar").more, 0);
    many(13);
    equal(pictureOf(feed, "calendar").more, 2);
});

test("what a wall may not see it says", () => {
    const { feed, backend } = wall("?wall=calendar,incident", []);
    for (const view of [feed.calendar, feed.incidents])
        backend.socket.receive({ op: "error", id: view.id, code: "Unauthorised", message: "a wall sees no such view" });
    match(pictureOf(feed, "calendar").headline, /^A wall is not allowed to show the calendar here: A wall sees no such view\.$/);
    match(pictureOf(feed, "incident").headline, /^A wall is not allowed to show incidents here:/);
});

test("the wall of an incident has its clock, who leads it and the last five facts", () => {
    const key = "alarm/n/w-1/hook.preTerminate/Backup";
    const { feed, backend } = wall("?wall=incident", [late("w-1", "2026-01-10T13:10:00Z"), late("other", now)],
                                   { [key]: { machine: "n/w-1", priority: 2, state: "Acknowledged", raised: "2026-01-10T13:20:00Z", acknowledged: "2026-01-10T13:25:00Z", acknowledgedBy: "ann" } });
    const incidents = (rows: object, seq: number): void => backend.socket.receive({ op: seq === 1 ? "snapshot" : "delta", id: feed.incidents.id, seq, at: now, rows, set: rows, remove: [] });
    incidents({ i0: { ref: "HP-1", title: "Old", status: "open", from: "2026-01-09T00:00:00Z", to: "2026-01-09T01:00:00Z", machines: [] } }, 1);
    equal(pictureOf(feed, "incident").headline, "No open incidents.");
    incidents({ i1: { ref: "HP-2", title: "Ledger", status: "open", lead: "Ann", severity: "2", from: "2026-01-10T13:00:00Z", to: null, machines: ["n/w-1"] } }, 2);
    const picture = pictureOf(feed, "incident");
    equal(picture.big, "01:02:40");
    equal(picture.headline, "Ledger");
    match(picture.proof, /^Lead: Ann/);
    deepEqual(picture.lines.map(line => [line.note, line.name, line.words]), [["13:25Z", "w-1", "was acknowledged."], ["13:20Z", "w-1", "was raised as P2."],
        ["13:10Z", "w-1", "waits at preTerminate for Backup."], ["13:00Z", "", "The incident started."]]);
});

test("cells are as large as there is room for, and named where there is more", () => {
    const rows = (many: number): { key: string; group: string }[] => Array.from({ length: many }, (_none, at) => ({ key: `n/${at}`, group: `set-${at % 4}` }));
    const few = fittingMatrix(rows(20), 800, 900, 30, 64);
    deepEqual([few.named, few.layout.sizes.cell, few.layout.cells.length], [true, 64, 20]);
    const many = fittingMatrix(rows(2000), 1000, 400, 60, 64);
    ok(!many.named && many.layout.height <= 400 && many.layout.sizes.cell >= 6);
    equal(many.layout.cells.length, 2000);
    // Where the sets of many clusters have no room the clusters may.
    const clusters = fittingMatrix(Array.from({ length: 60 }, (_none, at) => ({ key: `n/${at}`, group: `prod-${at % 3} \u203a md-${at % 30}`, cluster: `prod-${at % 3}` })), 800, 300, 30, 64);
    deepEqual([clusters.named, clusters.layout.groups.map(group => group.name)], [true, ["prod-0", "prod-1", "prod-2"]]);
});

test("a wall says hello, subscribe, unsubscribe and pong, and nothing else", async () => {
    const { feed, backend, session } = wall("?wall=fleet,holds,power,calendar,incident", [late("a", now)]);
    for (const layout of layoutNames)
        pictureOf(feed, layout);
    backend.socket.receive({ op: "ping" });
    backend.socket.receive({ op: "delta", id: feed.fleet.id, seq: 9, at: now, set: {}, remove: [] });
    backend.socket.onclose?.();
    await settled();
    backend.clock.advance(3 * minute);
    backend.socket.welcome({ session: "s2" });
    session.close(feed.fleet);
    const ops = new Set(backend.sockets.flatMap(socket => socket.sent.map(frame => frame["op"])));
    deepEqual([...ops].sort(), ["hello", "pong", "subscribe", "unsubscribe"]);
    const views = new Set(backend.sockets.flatMap(socket => socket.sent.filter(frame => frame["op"] === "subscribe").map(frame => frame["view"])));
    deepEqual([...views].sort(), ["alarms", "calendar", "connection", "fleet", "holds", "incidents", "power"]);
});

test("clusters take turns, all layouts of one before the next", () => {
    const playlist = new Playlist(["fleet", "holds"], 2, 10);
    deepEqual([0, 9999, 10000, 20000, 30000, 40000, 75000].map(at => Object.values(playlist.at(at, [[], []]))), [[0, "fleet"], [0, "fleet"], [0, "holds"], [1, "fleet"], [1, "holds"],
        [0, "fleet"], [1, "holds"]]);
});

test("a playlist stops at the cluster where something urgent is, and stays there", () => {
    const playlist = new Playlist(["fleet", "power"], 2, 10);
    deepEqual(playlist.at(0, [[], []]), { cluster: 0, layout: "fleet" });
    deepEqual(playlist.at(1000, [[], ["power", "holds"]]), { cluster: 1, layout: "power" });
    // More of it elsewhere takes nobody away from what they look at.
    deepEqual(playlist.at(50000, [["holds", "fleet"], ["power", "holds"]]), { cluster: 1, layout: "power" });
    deepEqual(playlist.at(51000, [["holds", "fleet"], []]), { cluster: 0, layout: "fleet" });
    deepEqual(playlist.at(52000, [[], []]), { cluster: 0, layout: "fleet" });
    deepEqual(playlist.at(61000, [[], []]), { cluster: 0, layout: "power" });
    // One layout of one cluster is never left, as in a browser; one of several clusters stays what it is.
    deepEqual(new Playlist(["calendar"], 1, 0).at(0, [["holds"]]), { cluster: 0, layout: "calendar" });
    deepEqual(new Playlist(["calendar"], 2, 10).at(0, [[], ["holds"]]), { cluster: 1, layout: "calendar" });
    for (const clusters of [1, 2]) {
        const rejected: string[] = [];
        equal(readOptions([["rotate", "20"]], [], clusters, name => rejected.push(name)).rotate, clusters === 2 ? 20 : 0);
        equal(rejected.length, clusters === 2 ? 0 : 1);
    }
});

/** What runs a wall of the console for two clusters, a second before its first day is over. */
class TwoClusters implements DesktopHost {
    time = 24 * hour - second;
    begunAnew = 0;
    readonly sockets: number[] = [];
    readonly questions: { cluster: number; question: number; path: string }[] = [];
    private readonly ids = new Map<string, string>();
    readonly wall: { start(): void; turn(): number; opened(socket: number): void; received(socket: number, data: string): void; answered(question: number, status: number, text: string, retryAfter: number): void };

    /** `tokens` of each cluster. */
    constructor(private readonly tokens: string[]) {
        this.wall = makeWall(this, "[]", "[]", tokens.length, "") as TwoClusters["wall"];
    }
    uptime(): number {
        return this.time;
    }
    random(): number {
        return 0.5;
    }
    localTime(): string {
        return "15:02:40 CET";
    }
    client(): string {
        return "test";
    }
    openSocket(cluster: number, socket: number): void {
        this.sockets[cluster] = socket;
    }
    send(socket: number, text: string): void {
        const { op, id, view } = JSON.parse(text) as { op: string; id: string; view: string };
        if (op === "subscribe")
            this.ids.set(`${socket} ${view}`, id);
    }
    close(): void {
        // The other end has no need to know.
    }
    ask(cluster: number, question: number, path: string): void {
        this.questions.push({ cluster, question, path });
    }
    token(cluster: number): string {
        return this.tokens[cluster] ?? "";
    }
    keepToken(cluster: number, token: string): void {
        this.tokens[cluster] = token;
    }
    forgetToken(cluster: number): void {
        this.tokens[cluster] = "";
    }
    place(cluster: number): string {
        return `cluster-${cluster}`;
    }
    showPairing(): void {
        // Nobody looks.
    }
    showFrame(): void {
        // Nobody looks.
    }
    showPicture(): void {
        // Nobody looks.
    }
    beep(): void {
        // Nobody listens.
    }
    beginAnew(): void {
        ++this.begunAnew;
    }

    receive(cluster: number, frame: object): void {
        this.wall.received(this.sockets[cluster] ?? -1, JSON.stringify(frame));
    }
    show(cluster: number, view: string, seq: number, rows: object): void {
        this.receive(cluster, { op: "snapshot", id: this.ids.get(`${this.sockets[cluster] ?? -1} ${view}`), seq, at: now, rows });
    }
    /** A cluster answers, and has these alarms. */
    connect(cluster: number, alarms: object): void {
        this.wall.opened(this.sockets[cluster] ?? -1);
        this.receive(cluster, { op: "welcome", protocol: 1, session: `s${cluster}`, resumed: false, identity: { name: "wall", roles: ["wall"] },
                                server: { version: "1.0.0", cluster: `prod-${cluster}`, mode: "embedded", timeScale: 1, startedAt: "" } });
        this.show(cluster, "alarms", 1, { summary: {}, ...alarms });
        this.show(cluster, "fleet", 1, {});
    }
    /** The first cluster has a sign of life, after so long. */
    pass(milliseconds: number): void {
        this.time += milliseconds;
        this.receive(0, { op: "tick", now });
        this.wall.turn();
    }
    /** The front answers what was asked last. */
    async answer(path: string, json: object): Promise<void> {
        const asked = [...this.questions].reverse().find(one => one.path === path);
        ok(asked, path);
        this.wall.answered(asked.question, 200, JSON.stringify(json), 0);
        await settled();
    }
}

test("a wall of several clusters begins anew when none of them has something urgent", () => {
    const walls = new TwoClusters(["t0", "t1"]);
    walls.wall.start();
    const raised = (state: string): object => ({ "alarm/n/w-1/hook.preTerminate/Backup": { machine: "n/w-1", priority: 1, state, text: "t" } });
    walls.connect(1, raised("Raised"));
    walls.connect(0, {});
    walls.pass(2 * second);
    walls.pass(second);
    equal(walls.begunAnew, 0);
    walls.show(1, "alarms", 2, { summary: {}, ...raised("Acknowledged") });
    walls.pass(second);
    equal(walls.begunAnew, 1);
});

test("a wall of several clusters begins anew when none of them shows a code", async () => {
    const walls = new TwoClusters(["t0", ""]);
    walls.wall.start();
    await walls.answer("/wall/pair", { code: "K7Q4XM", secret: "s1" });
    walls.connect(0, {});
    walls.pass(2 * second);
    equal(walls.begunAnew, 0);
    await walls.answer("/wall/claim", { token: "t1", name: "north" });
    walls.pass(second);
    equal(walls.begunAnew, 1);
});

test("lines that have no room are left out and counted", () => {
    const line = (key: string, priority = 0, head = false): WallLine => ({ key, look: "", priority, head, name: "", words: key, note: "" });
    const picture = (lines: WallLine[], more = 0): WallPicture => ({ layout: "holds", title: "", big: "", headline: "", counters: [], lines, more, matrix: null, proof: "" });
    const room = (heights: number[], pixels: number): { heights: number[]; gap: number; more: number; room: number } => ({ heights, gap: 10, more: 20, room: pixels });
    const three = [line("a"), line("b"), line("c")];
    deepEqual(rowsThatFit(picture(three), room([40, 40, 40], 140)), { shown: [0, 1, 2], left: 0 });
    // The line that counts needs room too.
    deepEqual(rowsThatFit(picture(three), room([40, 40, 40], 139)), { shown: [0, 1], left: 1 });
    deepEqual(rowsThatFit(picture(three), room([40, 40, 40], 119)), { shown: [0], left: 2 });
    deepEqual(rowsThatFit(picture(three, 4), room([40, 40, 40], 150)), { shown: [0, 1], left: 5 });
    deepEqual(rowsThatFit(picture(three), room([400, 40, 40], 100)), { shown: [0], left: 2 });
    // What is urgent is never among those that fall off, and no head stands without what it heads.
    deepEqual(rowsThatFit(picture([line("a"), line("b"), line("c", 1)]), room([40, 40, 40], 120)), { shown: [0, 2], left: 1 });
    deepEqual(rowsThatFit(picture([line("h", 0, true), line("a"), line("i", 0, true), line("b")]), room([20, 40, 20, 40], 131)), { shown: [0, 1], left: 1 });
});

test("every word of a wall is in every language", () => {
    const folder = `${SOURCE_DIR}/ui/web/wall`;
    const words = new Set<string>();
    for (const name of readdirSync(folder)) {
        const source = readFileSync(`${folder}/${name}`, "utf8");
        for (const [, call] of source.matchAll(/\b(?:tr|counted)\(([^;]*)/g)) {
            for (const [, text] of (call ?? "").matchAll(/"((?:[^"\\]|\\.)*)"/g))
                words.add(JSON.parse(`"${text ?? ""}"`) as string);
        }
        for (const [, one, many] of source.matchAll(/\["\w+", "([^"]*%?[^"]*is [^"]*)", "([^"]*)"/g))
            words.add(one ?? "").add(many ?? "");
    }
    const said = [...words].filter(text => /[A-Za-z]{3}/.test(text) && /[ A-Z]/.test(text));
    ok(said.length > 60, String(said.length));
    for (const language of ["de", "es", "fr", "ja", "zh-Hans"]) {
        const table = JSON.parse(readFileSync(`${PAGE_DIR}/${language}.json`, "utf8")) as { words: Record<string, string> };
        deepEqual(said.filter(text => table.words[text] === undefined && !/^(?:holdpointctl|Holdpoint$|HEAD)/.test(text)), [], language);
    }
});
