// SPDX-License-Identifier: Apache-2.0

import { deepEqual, equal, match, ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { prioritySplit } from "../../../ui/web/pages/AlarmsPage";
import { biteText, forecastText, lanesOf } from "../../../ui/web/pages/calendarLanes";
import { fitMatrix, MatrixEntry, MatrixLayout, matrixWidth } from "../../../ui/web/pages/matrixLayout";
import { cellLook, clusterSums, FleetRow, fleetRow, groupOf, groupings, isGroupable, outerOf, isInGroup, matches, placeOf, sortFleet, summarize, worstText } from "../../../ui/web/rows/fleet";
import { accepts, alarmWords, defaultChips, factsOf, groupOfHold, HoldRow, holdRow, lateOf, offeredGroupings, sentenceOf, sortHolds } from "../../../ui/web/rows/holds";
import { termsOf } from "../../../ui/web/rows/members";
import { phaseChain } from "../../../ui/web/rows/phases";
import { countdown, inRackOrder, unknownText } from "../../../ui/web/pages/PowerPage";
import { Row } from "../../../ui/web/session/wire";
import { AlarmEntry, alarmHeads, headline, machineOf, sourceName } from "../../../ui/web/rows/alarms";
import { floodText } from "../../../ui/web/shell/AlarmLine";
import { signs, statusShape } from "../../../ui/web/controls/signs";

const noon = "2026-01-10T12:00:00.000000Z";
const now = Date.UTC(2026, 0, 10, 13, 0, 0);

function machine(name: string, changes: Row = {}): FleetRow {
    return fleetRow(`n/${name}`, { ns: "n", name, role: "worker", set: "worker-b", zone: "rack-2", phase: "Running", node: name, power: "On", wantsOn: true, maintenance: "",
                                   created: noon, status: { look: "normal", word: "Running", priority: 0, since: noon }, holds: [], sentence: "", ...changes });
}

function held(name: string, state: string, priority = 0, since = noon): FleetRow {
    return machine(name, { status: { look: "holding", word: "Holding", priority, since }, sentence: `Waiting: ${name}.`,
                           holds: [{ kind: "hook.preTerminate", name: "Backup", owner: "keeper", state, since }] });
}

function hold(machineName: string, changes: Row = {}): HoldRow {
    return holdRow(`n/${machineName}/hook.preDrain/x`, { ns: "n", machine: machineName, kind: "hook.preDrain", waitingAt: "preDrain", hold: "x", state: "Holding", priority: 0, since: noon,
                                                         owner: { name: "keeper", liveness: "alive", object: "", says: "" }, modifiers: [], reason: "why", expected: {}, impact: "none", ...changes });
}

test("the figures of the fleet are those of the console", () => {
    const sum = summarize([machine("a"), held("b", "Holding"), held("c", "Late", 3), held("d", "Overdue", 1, "2026-01-10T09:00:00Z"), machine("e", { power: "Off" }),
                           machine("f", { power: "Unknown" }), machine("g", { maintenance: "underWay" }), machine("h", { notUnderstood: "v1beta3" })]);
    deepEqual([sum.machines, sum.holding.count, sum.late.count, sum.overdue.count, sum.power.count, sum.maintenance.count], [8, 3, 1, 1, 2, 1]);
    deepEqual(sum.priorities, [0, 1, 0, 1]);
    equal(sum.holding.oldest, Date.UTC(2026, 0, 10, 9));
    // Of work under way nobody knows since when.
    equal(sum.maintenance.oldest, 0);
    deepEqual(sum.worst.map(row => row.name), ["d", "c", "b"]);
});

test("a stage that is under way has a sentence and is not among what to look at first", () => {
    equal(summarize([machine("a", { sentence: "Draining.", status: { look: "progress", word: "Draining", priority: 0, since: noon } })]).worst.length, 0);
    equal(summarize([machine("a", { sentence: "No host.", status: { look: "unknown", word: "Unknown", priority: 0, since: noon } })]).worst.length, 1);
});

test("the worst come first, then what is so for longest, then by name; calm ones by name alone", () => {
    const rows = [machine("z", { status: { look: "normal", word: "Running", priority: 0, since: "2026-01-01T00:00:00Z" } }), machine("a"), held("k", "Holding"),
                  held("j", "Holding", 0, "2026-01-10T11:00:00Z"), held("p", "Overdue", 1), machine("m", { status: { look: "brandnew", word: "?", priority: 0, since: noon } })];
    deepEqual(sortFleet([...rows], "urgency", false).map(row => row.name), ["p", "j", "k", "m", "a", "z"]);
    deepEqual(sortFleet([...rows], "owner", true).map(row => row.name).slice(3).length, 3);
    ok(sortFleet([...rows], "owner", true).slice(0, 3).every(row => row.holds.length > 0));
    ok(sortFleet([...rows], "owner", false).slice(0, 3).every(row => row.holds.length > 0));
});

test("by age, what nobody knows the age of comes last, in either order", () => {
    const aged = (name: string, since: string): FleetRow => machine(name, { status: { look: "holding", word: "Holding", priority: 0, since } });
    const rows = [aged("none", ""), aged("new", "2026-01-10T11:00:00Z"), aged("old", "2026-01-01T00:00:00Z"), aged("ever", "")];
    deepEqual(sortFleet([...rows], "age", false).map(row => row.name), ["old", "new", "ever", "none"]);
    deepEqual(sortFleet([...rows], "age", true).map(row => row.name), ["new", "old", "none", "ever"]);
});

test("the present phase stands where it is passed", () => {
    const rows: [string, string, number][] = [
        ["Pending", "Pending Provisioning Provisioned Running", 0], ["", "No phase yet Provisioning Provisioned Running", 0], ["Provisioned", "Provisioning Provisioned Running Deleting", 1],
        ["Updating", "Provisioning Provisioned Running Updating", 3], ["Failed", "Provisioning Provisioned Running Failed", 3]
    ];
    for (const [phase, shown, at] of rows)
        deepEqual([phaseChain(phase).phases.join(" "), phaseChain(phase).at], [shown, at], phase);
});

test("a filter looks for every word of it, in any field that the console looks into", () => {
    const row = held("worker-b-7", "Late", 3);
    for (const filter of ["", "worker-b", "WORKER rack-2", "backup keeper", "preterminate", "running", "  b-7   holding "])
        ok(matches(row, termsOf(filter)), filter);
    for (const filter of ["master", "worker nobody", "*", "worker.b"])
        ok(!matches(row, termsOf(filter)), filter);
    ok(isInGroup(row, "late") && isInGroup(row, "holding") && !isInGroup(row, "overdue") && isInGroup(row, ""));
});

test("a row without members is a row all the same", () => {
    const row = fleetRow("n/x", {});
    deepEqual([row.name, row.holds, row.rank, row.since], ["", [], 5, 0]);
    equal(fleetRow("n/x", { holds: "none", status: 7, name: {} }).name, "");
    equal(holdRow("k", {}).since, 0);
    equal(cellLook(row, "age", now).word, "Unknown");
});

test("a cell shows the colouring that is chosen", () => {
    equal(cellLook(held("a", "Late", 3), "state", now).shape, "diamond");
    equal(cellLook(machine("a", { power: "Off" }), "power", now).word, "Not as intended");
    equal(cellLook(machine("a", { power: "" }), "power", now).word, "No host");
    equal(cellLook(machine("a"), "age", now).word, "Under 1 day");
    equal(cellLook(machine("a"), "age", now - 1).word, "Under 1 hour");
    equal(cellLook(machine("a", { maintenance: "someday" }), "maintenance", now).word, "Unknown");
    equal(groupOf(machine("a", { set: "" }), "set"), "worker");
});

test("every look has a sign, and a word of a newer backend a question mark", () => {
    for (const look of ["normal", "progress", "holding", "failed", "unknown", "maintenance", "raw", "on", "off", "poweringon", "poweringoff", "mismatch", "Armed", "Bypassed"])
        ok(statusShape(look, 0) === "nothing" ? look === "normal" : signs[statusShape(look, 0)].length > 0, look);
    equal(statusShape("fresh", 0), "question");
    deepEqual([1, 2, 3, 4].map(priority => statusShape("normal", priority)), ["square", "triangle", "diamond", "nothing"]);
});

/** "aaB": two machines of group a, one of group b that is in trouble. */
function entries(groups: string): MatrixEntry[] {
    return [...groups].map((group, at) => ({ key: `${at}`, group: group.toLowerCase(), outer: "", rank: group === group.toLowerCase() ? 8 : 4 }));
}

function order(layout: MatrixLayout): string {
    return layout.groups.map(group => group.outer + group.name).join(" ");
}

test("the matrix puts groups below one another and keys move through it", () => {
    const layout = new MatrixLayout([..."abcdefg"].map(key => ({ key, group: key < "f" ? "one" : "two", outer: "", rank: 8 })), 58, 200); // three columns
    const next = (key: string, dx: number, dy: number): string => layout.neighbour(layout.cellOf(key), dx, dy)?.keys[0] ?? "";
    equal(layout.form.perRow, 3);
    deepEqual(layout.groups.map(group => [group.name, group.first, group.count]), [["one", 0, 5], ["two", 5, 2]]);
    deepEqual([layout.cellOf("a")?.x, layout.cellOf("b")?.x, layout.cellOf("d")?.y], [0, 20, 24 + 20]);
    deepEqual(layout.cellAt(25, 30)?.keys, ["b"]);
    deepEqual(layout.cellAt(19, 30)?.keys, ["a"]); // the gap after it
    equal(layout.cellAt(10, 10), undefined);
    equal(layout.headingAt(10, 10)?.name, "one");
    equal(next("a", 1, 0), "b");
    equal(next("a", -1, 0), "a");
    equal(next("b", 0, 1), "e");
    equal(next("c", 0, 1), "e"); // the last row is shorter
    equal(next("d", 0, 1), "f");
    equal(next("g", 0, -1), "e");
    equal(next("nobody", 0, 1), "a");
    equal(new MatrixLayout([], 100, 100).neighbour(undefined, 1, 0), undefined);
});

test("the form of the matrix follows from the room, as in the console", () => {
    const form = (machines: number, groups: number, width: number, height: number): [number, boolean, number] => {
        const counts = Array.from({ length: groups }, (_none, at) => Math.floor(machines / groups) + (at < machines % groups ? 1 : 0));
        const { cell, heading, strips } = fitMatrix(counts, width, height);
        return [cell, heading > 0, strips];
    };
    // The rows of tests/ui/pages/tst_matrixlayout.cpp.
    deepEqual(form(60, 4, 300, 560), [18, true, 1]);
    deepEqual(form(200, 16, 580, 560), [18, true, 2]);
    deepEqual(form(2000, 17, 560, 520), [8, true, 2]);
    deepEqual(form(2000, 1, 560, 520), [9, true, 1]);
    deepEqual(form(2000, 200, 560, 520), [9, false, 1]);
    deepEqual(form(20000, 17, 560, 520), [3, true, 3]);
    deepEqual(form(20000, 40, 3800, 1900), [16, true, 8]);
    deepEqual([154, 132, 131, 72, 42, 10].map(height => matrixWidth([4, 1], height, 300)), [18, 18, 38, 78, 218, 300]);
});

test("every cell of the matrix is in the area and is found there", () => {
    for (const [machines, groups, width, height] of [[1, 1, 600, 300], [2000, 17, 560, 520], [2000, 200, 600, 300], [20000, 200, 600, 300], [5000, 4, 100, 60]] as const) {
        const layout = new MatrixLayout(Array.from({ length: machines }, (_none, at) => ({ key: `${at}`, group: `${at % groups}`, outer: "", rank: 8 })), width, height);
        const side = layout.form.cell;
        ok(layout.cells.every(cell => cell.x >= 0 && cell.y >= 0 && cell.x + side <= width && cell.y + side <= height));
        equal(new Set(layout.cells.map(cell => `${cell.x} ${cell.y}`)).size, layout.cells.length);
        equal(layout.cells.reduce((sum, cell) => sum + cell.keys.length, 0), machines);
        for (let at = 0; at < layout.cells.length; at += 97)
            equal(layout.cellAt((layout.cells[at]?.x ?? 0) + 1, (layout.cells[at]?.y ?? 0) + 1), layout.cells[at]);
    }
});

test("groups with trouble come first, and stay where they are while somebody looks", () => {
    equal(order(new MatrixLayout(entries("cab"), 400, 400)), "a b c");
    equal(order(new MatrixLayout(entries("aAbBBccC"), 400, 400)), "b a c");
    const before = new MatrixLayout(entries("abcC"), 400, 400);
    equal(order(before), "c a b");
    equal(order(new MatrixLayout(entries("aBBcCD"), 400, 400, undefined, before)), "c a b d");
    equal(order(new MatrixLayout(entries("aBBcCD"), 400, 400)), "b c d a");
    const nested = [["n/", "r1", 4], ["n/", "r1", 4], ["n/", "r2", 8], ["s/", "r1", 8], ["s/", "r2", 1]] as const;
    equal(order(new MatrixLayout(nested.map(([outer, group, rank], at) => ({ key: `${at}`, group, outer, rank })), 400, 400)), "s/r2 s/r1 n/r1 n/r2");
});

test("machines are nested where they have names for it", () => {
    const plain = [machine("a")];
    deepEqual(groupings.filter(grouping => isGroupable(plain, grouping)), ["set", "zone", "role"]);
    const racked = [...plain, machine("b", { rack: "r7" }), machine("c", { region: "north" })];
    deepEqual(groupings.filter(grouping => isGroupable(racked, grouping)), groupings.filter(one => one !== "cause" && one !== "cluster"));
    deepEqual(racked.map(row => `${outerOf(row, "zone/rack")} ${groupOf(row, "zone/rack")}`), ["rack-2 no rack", "rack-2 r7", "rack-2 no rack"]);
    deepEqual([outerOf(racked[2] as FleetRow, "region/zone"), groupOf(racked[1] as FleetRow, "rack/set"), outerOf(plain[0] as FleetRow, "set")], ["north", "worker-b", ""]);
    ok(matches(racked[1] as FleetRow, ["r7"]) && !matches(plain[0] as FleetRow, ["r7"]));
});

test("what holds a machine outweighs that it gets on", () => {
    const draining = { status: { look: "progress", word: "Draining", priority: 0, since: noon } };
    const row = machine("a", { ...draining, holds: [{ kind: "hook.preDrain", name: "B", owner: "o", state: "Late", since: noon }] });
    deepEqual([row.look, cellLook(row, "state", now).shape, cellLook(row, "state", now).word, row.word], ["holding", "bars", "Holding", "Draining"]);
    ok(row.rank < machine("b", draining).rank);
    equal(cellLook(machine("b", draining), "state", now).shape, "chevrons");
});

// How long that takes is the machine's affair; how often it looks at them is not.
test("2,000 machines are read and arranged in well under a frame's budget of a first picture", () => {
    const looksAt = (machines: number): number => {
        let looks = 0;
        const counted = <T extends object>(one: T): T => new Proxy(one, { get: (of, member) => (++looks, Reflect.get(of, member) as unknown) });
        const rows = Array.from({ length: machines }, (_one, at) => counted(at % 50 === 0 ? held(`m${at}`, "Late", 3) : machine(`m${at}`)));
        summarize(rows);
        sortFleet([...rows], "urgency", false);
        new MatrixLayout(rows.map(row => counted({ key: row.key, group: groupOf(row, "set"), outer: "", rank: row.rank })), 560, 520);
        return looks;
    };
    const looks = looksAt(2000);
    ok(looks < 2.5 * looksAt(1000), "twice as many are much more than twice the work");
    ok(looks < 200_000, `${looks} looks`);
});

test("chips of states widen, the other chips narrow", () => {
    const chips = new Set(defaultChips);
    ok(accepts(hold("a"), chips, []));
    ok(!accepts(hold("a", { state: "Armed" }), chips, []));
    ok(accepts(hold("a", { state: "Failed" }), chips, []));
    ok(!accepts(hold("a"), new Set([...chips, "controlPlane"]), []));
    ok(accepts(hold("a", { impact: "controlPlane" }), new Set([...chips, "controlPlane"]), []));
    ok(accepts(hold("a", { modifiers: ["Orphan"] }), new Set([...chips, "orphan"]), []));
    ok(!accepts(hold("a"), new Set(), []));
    ok(!accepts(hold("a"), chips, ["other"]) && accepts(hold("a"), chips, ["keeper"]));
});

test("holds stand by urgency, then by age; in groups by the group first", () => {
    const rows = [hold("late", { state: "Late", priority: 3 }), hold("old", { since: "2026-01-10T10:00:00Z" }), hold("new"), hold("first", { priority: 1, owner: { name: "a" } })];
    deepEqual(sortHolds([...rows], "").map(row => row.machine), ["first", "late", "old", "new"]);
    deepEqual(sortHolds([...rows], "owner").map(row => row.machine), ["first", "late", "old", "new"]);
    equal(holdRow("k", { since: "", observed: noon }).since, Date.UTC(2026, 0, 10, 12));
});

test("holds of one cause stand together, the cause that costs most first", () => {
    const flush = (name: string, more: object = {}): HoldRow => hold(name, { hold: "flush", owner: { name: "log-exporter" }, ...more });
    const rows = [hold("alone", { hold: "other", since: "2026-01-10T09:00:00Z" }), flush("a"), flush("b", { state: "Late", priority: 0 }), flush("c", { since: "2026-01-10T10:00:00Z" }),
                  hold("first", { hold: "etcd", priority: 1 }), hold("w", { kind: "window", hold: "mm-w", reason: "its window is closed", waitingAt: "window", owner: { name: "maintenance" } })];
    deepEqual(sortHolds([...rows], "cause").map(row => row.machine), ["first", "c", "a", "b", "alone", "w"]);
    equal(rows[1]?.cause, "flush of log-exporter at preDrain");
    equal(rows[5]?.cause, "its window is closed at window");
    equal(lateOf(rows), 1);
});

test("holds stand by a consequence, and what has none of it last", () => {
    const rows = [hold("plain", { priority: 2 }), hold("late", { expected: { lateAt: "2026-01-10T12:30:00Z" }, impact: "capacity" }),
                  hold("later", { expected: { lateAt: "2026-01-10T12:10:00Z" }, next: "B.", eta: "2026-01-10T14:00:00Z" }),
                  hold("master", { impact: "controlPlane", next: "A.", eta: "2026-01-10T13:30:00Z" }), hold("armed", { state: "Armed", impact: "controlPlane" })];
    const order = (sort: string): string => sortHolds([...rows], "none", sort).map(row => row.machine).join(" ");
    equal(order(""), "plain late later master armed");
    equal(order("late"), "later late plain master armed");
    equal(order("impact"), "master late plain later armed");
    equal(order("next"), "master later plain late armed");
    equal(order("eta"), "master later plain late armed");
    // Groups stand as their first hold.
    const owned = rows.map((row, at) => ({ ...row, owner: at === 2 ? "z" : "a" }));
    equal(sortHolds(owned, "owner", "late").map(row => row.machine).join(" "), "later late plain master armed");
    equal(sortHolds(owned, "owner", "eta").map(row => row.machine).join(" "), "master plain late armed later");
});

test("groupings that no hold has a value for are not offered", () => {
    deepEqual(offeredGroupings([hold("a")]), []);
    const rows = [hold("a", { rack: "r7" }), hold("b", { kind: "drain.pdb", hold: "shop/web" }), hold("c", { maintenance: "disk" })];
    deepEqual(offeredGroupings(rows), ["budget", "rack", "maintenance"]);
    deepEqual(rows.map(row => groupOfHold(row, "rack")), ["r7", "no rack", "no rack"]);
    deepEqual(rows.map(row => groupOfHold(row, "budget")), ["no budget", "shop/web", "no budget"]);
    deepEqual(rows.map(row => groupOfHold(row, "maintenance")), ["no maintenance", "no maintenance", "disk"]);
    deepEqual(offeredGroupings([...rows, hold("d", { cluster: "prod-7" })]), ["cluster", "budget", "rack", "maintenance"]);
    deepEqual([hold("d", { cluster: "prod-7" }), hold("a")].map(row => groupOfHold(row, "cluster")), ["prod-7", "no cluster"]);
});

test("machines that wait for one cause are one thing to look at", () => {
    const flush = "Flush of log at preDrain";
    const sum = summarize([machine("calm"), { ...held("a", "Late", 2, "2026-01-10T10:00:00Z"), cause: flush }, { ...held("b", "Overdue", 1), cause: flush },
                           { ...held("c", "Holding"), cause: flush }, { ...held("d", "Holding", 3), cause: "Other at drain" }, held("e", "Holding")]);
    deepEqual(sum.worst.map(row => row.name), ["b", "d", "e"]);
    deepEqual(sum.worstCauses.map(one => one.machines), [3, 1, 1]);
    equal(worstText(sum.worst[0] as FleetRow, sum.worstCauses[0], now), "Flush of log at preDrain: 3 machines, oldest 3 h, 2 late");
    equal(worstText(sum.worst[1] as FleetRow, sum.worstCauses[1], now), "Waiting: d.");
});

test("what has one name in two clusters is two causes", () => {
    const cause = "PodDisruptionBudget shop/web at drain";
    const sum = summarize([{ ...held("a", "Overdue", 1), cause, cluster: "prod-1" }, { ...held("b", "Holding"), cause, cluster: "prod-1" }, { ...held("c", "Late", 3), cause, cluster: "prod-2" }]);
    deepEqual(sum.worst.map(row => row.name), ["a", "c"]);
    deepEqual(sum.worstCauses.map(one => one.machines), [2, 1]);
});

test("a cluster is the larger group, whatever machines are grouped by", () => {
    const own = machine("a", { cluster: "prod-1", zone: "z1", region: "south", rack: "r7" });
    deepEqual(groupings.map(grouping => outerOf(own, grouping)), groupings.map(grouping => (grouping === "cluster" ? "" : "prod-1")));
    deepEqual([own, machine("b")].map(row => groupOf(row, "cluster")), ["prod-1", "no cluster"]);
    ok(isGroupable([own, machine("b")], "cluster") && !isGroupable([machine("b")], "cluster"));
    ok(!isGroupable([own], "zone/rack"));
    ok(isGroupable([own, machine("b", { rack: "r7" })], "zone/rack"));
    equal(outerOf(machine("b", { rack: "r7", zone: "z1" }), "zone/rack"), "z1");
});

test("a cluster says how many of its machines wait, the worst first", () => {
    const sums = clusterSums([machine("a", { cluster: "prod-2" }), { ...held("b", "Late", 3), cluster: "n/prod-10" }, { ...held("c", "Overdue", 1), cluster: "prod-1" }, { ...held("d", "Holding"), cluster: "prod-1" },
                              machine("e", { cluster: "prod-1" }), machine("f")]);
    deepEqual(sums.map(sum => [sum.cluster, sum.object, sum.machines, sum.holding, sum.late, sum.overdue]),
              [["prod-1", "n/prod-1", 3, 2, 0, 1], ["n/prod-10", "n/prod-10", 1, 1, 1, 0], ["prod-2", "n/prod-2", 1, 0, 0, 0]]);
    deepEqual(clusterSums([machine("a")]), []);
    deepEqual(sortFleet([machine("a", { cluster: "z" }), machine("b"), machine("c", { cluster: "y" })], "cluster", false).map(row => row.name), ["c", "a", "b"]);
});

test("the set of a machine is that of its cluster, where there are several", () => {
    equal(placeOf(machine("a")), "worker-b");
    equal(placeOf(machine("a", { cluster: "prod-1" })), "prod-1 \u203a worker-b");
    equal(placeOf(machine("a", { cluster: "prod-2", set: "", role: "control-plane" })), "prod-2 \u203a control-plane");
});

test("what stands between quotation marks in a filter is one term", () => {
    deepEqual(termsOf("\u201cFlush of log\u201d Worker"), ["flush of log", "worker"]);
    deepEqual(termsOf('a "b  c" d'), ["a", "b  c", "d"]);
    deepEqual(termsOf('"open end'), ["open end"]);
    ok(accepts(hold("a", { cause: "Flush of log at preDrain" }), new Set(defaultChips), termsOf("\u201cFlush of log at preDrain\u201d")));
});

test("what is known of a hold is said as the console says it", () => {
    const row = hold("a", { expected: { p50: 180, p95: 600, n: 41 }, evidence: "spec", modifiers: ["OwnerSilent", "New"], owner: { name: "keeper", object: "lease/x", says: "it was last heard of 12 m ago" } });
    deepEqual(factsOf(row), ["Owner keeper, lease/x, it was last heard of 12 m ago", "Usually 3 m, nearly always within 10 m (41 earlier)", "Seen in spec", "The owner is silent, New"]);
    match(factsOf(hold("a", { expected: { budget: 1800 } }))[1] ?? "", /limit 30 m/);
    match(factsOf(hold("a"))[1] ?? "", /no limit/);
    equal(sentenceOf(hold("a")), "x at preDrain: why.");
    deepEqual([alarmWords(undefined), alarmWords({ state: "Raised" }), alarmWords({ state: "Acknowledged", acknowledgedBy: "ab", acknowledged: noon })], ["", "New", "Ack ab 12:00Z"]);
});

test("the alarm to look at next is the most urgent, of those the newest", () => {
    const alarm = (key: string, priority: number, raised: string): AlarmEntry => ({ key, row: { priority, raised, state: "Raised" } });
    const heads = alarmHeads([alarm("n/a/hook.preDrain/x", 2, "2026-01-10T12:00:00Z"), alarm("n/b/hook.preDrain/x", 1, "2026-01-10T11:00:00Z"), alarm("n/c/hook.preDrain/y", 1, "2026-01-10T12:00:00Z")]);
    equal(heads[0]?.cause, "n/c/hook.preDrain/y");
    equal(floodText({ flood: false }, heads), "");
    equal(floodText({ flood: true, inTenMinutes: 23 }, heads), "23 alarms in 10 min, 2 of them: hook.preDrain x");
    equal(floodText({ flood: true, inTenMinutes: 23 }, []), "23 alarms in 10 min");
});

test("alarms of one cause and one state stand under one head, as in the console", () => {
    const table = JSON.parse(readFileSync(`${SOURCE_DIR}/tests/ui/pages/heads.json`, "utf8")) as { name: string; alarms: Record<string, Row>; heads: Row[] }[];
    ok(table.length > 5);
    for (const { name, alarms, heads } of table) {
        const made = alarmHeads(Object.entries(alarms).map(([key, row]) => ({ key, row })));
        deepEqual(made.map(head => ({ cause: head.cause, state: head.state, priority: head.priority, keys: head.alarms.map(({ key }) => key), machines: head.machines, late: head.late })), heads, name);
    }
});

test("the head of a cause says how many machines wait, the oldest, and how many are late", () => {
    const row = (machineName: string, late: boolean, since: string): Row => ({ machine: `n/${machineName}`, text: `${machineName} waits.`, cause: "Flush of log at preDrain", state: "Raised", priority: 2, late, since });
    const [head] = alarmHeads([{ key: "n/a/x", row: row("a", true, "2026-01-10T10:00:00Z") }, { key: "n/b/x", row: row("b", false, noon) }]);
    ok(head);
    equal(headline(head, now), "Flush of log at preDrain: 2 machines, oldest 3 h, 1 late");
    equal(machineOf(head), "");
    const [single] = alarmHeads([{ key: "n/a/x", row: row("a", true, noon) }]);
    ok(single);
    equal(headline(single, now), "a waits.");
    equal(machineOf(single), "n/a");
    equal(sourceName({ key: "n/a/hook.preDrain/x", name: "The store is broken." }), "The store is broken");
    equal(sourceName({ key: "n/a/hook.preDrain/x" }), "a/hook.preDrain/x");
});

test("priorities are shared out beside what is healthy", () => {
    deepEqual(prioritySplit([1, 3, 16]).map(row => [row.priority, row.count, row.share]), [[3, 16, 80], [2, 3, 15], [1, 1, 5]]);
    deepEqual(prioritySplit([]).map(row => row.share), [0, 0, 0]);
});

test("a soft shutdown counts down to the hard one", () => {
    const row = { action: "SoftOff", actionDeadline: noon };
    equal(countdown(row, Date.UTC(2026, 0, 10, 11, 58, 25)), "hard in 95 s");
    equal(countdown(row, Date.UTC(2026, 0, 10, 12)), "hard power-off due");
    equal(countdown({ action: "SoftOff", actionDeadline: "" }, now), "");
    equal(countdown({ action: "HardOff", actionDeadline: noon }, Date.UTC(2026, 0, 10, 11, 59, 20)), "off within 40 s");
    equal(countdown({ action: "PowerOn", actionDeadline: noon }, now), "power-on overdue");
    equal(countdown({ retryAt: noon }, Date.UTC(2026, 0, 10, 11, 52)), "retry in 8 m");
    equal(countdown({ maintenanceUntil: noon }, Date.UTC(2026, 0, 10, 10, 55)), "window ends in 1 h 5 m");
});

test("an unknown power says why and for how long", () => {
    equal(unknownText({ reason: "the BMC refuses the password" }, "4 m"), "Unknown for 4 m: the BMC refuses the password");
    equal(unknownText({ reason: "not read yet" }, ""), "Unknown: not read yet");
    equal(unknownText({}, "4 m"), "");
});

test("hosts stand in the order of their racks, numbers by their value", () => {
    const host = (name: string, rack: string, zone = "z1", region = "east"): Row => ({ name, rack, zone, region });
    const rows = [host("u10", "r2"), host("u9", "r2"), host("u1", "r10"), host("u2", "r1", "z2"), host("u3", "r1", "z1", "")];
    deepEqual(rows.sort(inRackOrder).map(row => row.name), ["u9", "u10", "u1", "u2", "u3"]);
});

test("what will stop a work says how long that usually takes", () => {
    equal(biteText({ sentence: "hook Backup of storage will hold at preTerminate", usualSeconds: 720 }), "hook Backup of storage will hold at preTerminate; usually up to 12 m");
    equal(biteText({ sentence: "host h1 is detached", usualSeconds: 0 }), "host h1 is detached");
});

test("windows and work lie in their lanes; what overlaps has lines of its own", () => {
    const start = Date.UTC(2026, 0, 10);
    const work = (name: string, from: string, to: string): [string, Row] => [`maintenance/n/${name}`, { name, set: "worker-b", start: from, end: to }];
    const lanes = lanesOf([{ name: "nightly", machines: "workers", openings: [{ start: "2026-01-09T22:00:00Z", end: "2026-01-10T06:00:00Z" }, { start: "2026-02-10T00:00:00Z", end: "2026-02-11T00:00:00Z" }] }],
                          [work("a", "2026-01-11T00:00:00Z", "2026-01-12T00:00:00Z"), work("b", "2026-01-11T06:00:00Z", "2026-01-11T08:00:00Z"), work("c", "2026-01-14T00:00:00Z", "2026-01-15T00:00:00Z"),
                           work("none", "", "")], start, 7);
    deepEqual(lanes.map(lane => [lane.kind, lane.name, lane.sublanes, lane.items.length]), [["window", "nightly", 1, 1], ["set", "worker-b", 2, 3]]);
    deepEqual([lanes[0]?.items[0]?.from, lanes[0]?.items[0]?.to], [0, 0.25]);
    deepEqual(lanes[1]?.items.map(item => item.sublane), [0, 1, 0]);
    equal(forecastText({ expectedSeconds: 1800, start: noon, overrunSeconds: 720 }), "about 30 m; will overrun by 12 m");
    equal(forecastText({ expectedSeconds: 1800, start: noon }), "about 30 m; fits");
    equal(forecastText({ expectedSeconds: 60, unknownHooks: ["x", "y"] }), "at least 1 m: there is no history yet of x, y");
    equal(forecastText({ expectedSeconds: 60, start: noon, unknownHooks: ["x"] }), "at least 1 m: there is no history yet of x");
    equal(forecastText({ expectedSeconds: 60, start: noon, overrunSeconds: 720, unknownHooks: ["x"] }), "at least 1 m: there is no history yet of x; will overrun by 12 m");
});
