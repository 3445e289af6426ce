// SPDX-License-Identifier: Apache-2.0

import { Row } from "../session/wire";
import { counted, said, tr, word } from "../words/languages";
import { joined } from "../words/text";
import { age, dayLength, hourLength } from "../words/time";
import { StatusShape, statusShape } from "../controls/signs";
import { flag, instant, number, object, objects, text } from "./members";

/** One hold among those of a machine. */
export interface FleetHold {
    kind: string;
    name: string;
    owner: string;
    state: string;
    since: number;
}

/** One Machine of the view `fleet` as the page keeps it: what is asked of it often is read once. */
export interface FleetRow {
    key: string;
    ns: string;
    name: string;
    role: string;
    /** Of Cluster API, that it belongs to; else empty. */
    cluster: string;
    set: string;
    zone: string;
    region: string;
    rack: string;
    phase: string;
    created: number;
    node: string;
    power: string;
    wantsOn: boolean;
    maintenance: string;
    notUnderstood: string;
    look: string;
    /** Of its status, which may tell only how it gets on. */
    word: string;
    isOutweighed: boolean;
    priority: number;
    since: number;
    holds: FleetHold[];
    sentence: string;
    /** What holds it foremost, in words that all machines have that wait for it; empty when nothing does. */
    cause: string;
    goesFirst: string;
    /** The first hold that holds; null when none does. */
    holding: FleetHold | null;
    /** 0 for the worst. */
    rank: number;
    /** All that a filter looks into, in small letters. */
    search: string;
}

export function isHolding(state: string): boolean {
    return state === "Holding" || state === "Late" || state === "Overdue";
}

/** 0 for the worst; for sorting what needs a person first. */
function rankOf(look: string, priority: number): number {
    if (priority >= 1 && priority <= 3)
        return priority - 1;
    // A word of a newer backend counts as unknown.
    return { failed: 3, holding: 4, maintenance: 6, progress: 7, normal: 8 }[look] ?? 5;
}

export function fleetRow(key: string, row: Row): FleetRow {
    const status = object(row, "status");
    const holds = objects(row, "holds").map(hold => ({
        kind: text(hold, "kind"), name: text(hold, "name"), owner: text(hold, "owner"), state: text(hold, "state"),
        since: instant(hold, "since")
    }));
    // What holds a machine outweighs that it gets on meanwhile.
    const told = text(status, "look");
    const look = told === "progress" && holds.some(hold => isHolding(hold.state)) ? "holding" : told;
    const priority = number(status, "priority");
    const power = text(row, "power");
    const result: FleetRow = {
        key, ns: text(row, "ns"), name: text(row, "name"), role: text(row, "role"), cluster: text(row, "cluster"), set: text(row, "set"), zone: text(row, "zone"), region: text(row, "region"), rack: text(row, "rack"), phase: text(row, "phase"),
        created: instant(row, "created"), node: text(row, "node"), power, wantsOn: flag(row, "wantsOn"),
        maintenance: text(row, "maintenance"), notUnderstood: text(row, "notUnderstood"), look, word: said(status, "word"), isOutweighed: look !== told, priority,
        since: instant(status, "since"), holds, sentence: said(row, "sentence"), cause: said(row, "cause"), goesFirst: said(row, "goesFirst"),
        holding: holds.find(hold => isHolding(hold.state)) ?? null, rank: rankOf(look, priority), search: ""
    };
    result.search = [result.name, result.role, result.cluster, result.set, result.zone, result.region, result.rack, result.phase, result.node, text(row, "host"), text(status, "word"),
                     result.word, power, ...holds.flatMap(hold => [hold.name, hold.owner, hold.kind])].join("\n").toLowerCase();
    return result;
}

export function holdIn(row: FleetRow, state: string): FleetHold | undefined {
    return row.holds.find(hold => hold.state === state);
}

/** The power that was read contradicts the power that is wanted, and nothing is on its way. */
export function powerMismatch(row: FleetRow): boolean {
    return (row.power === "On" && !row.wantsOn) || (row.power === "Off" && row.wantsOn);
}

export function powerInDoubt(row: FleetRow): boolean {
    return row.power === "Unknown" || powerMismatch(row);
}

export function inMaintenance(row: FleetRow): boolean {
    return row.look === "maintenance" || row.maintenance === "underWay";
}

export function powerLook(row: FleetRow): string {
    return powerMismatch(row) ? "mismatch" : row.power.toLowerCase();
}

/** "preTerminate" for "hook.preTerminate". */
export function pointOfHold(kind: string): string {
    switch (kind) {
    case "power.key":
        return tr("power");
    case "drain.pdb":
        return tr("disruption budget");
    case "drain.pod":
        return tr("drain");
    case "cause": // its name is all there is to say
        return "";
    default:
        return kind.startsWith("hook.") ? kind.slice(5) : kind;
    }
}

/** What the column of holds says: the point that holds, else the first that is armed. */
export function shownHold(row: FleetRow): FleetHold | undefined {
    return row.holding ?? row.holds[0];
}

export function isInGroup(row: FleetRow, group: string): boolean {
    switch (group) {
    case "":
        return true;
    case "holding":
        return row.holding !== null;
    case "late":
        return holdIn(row, "Late") !== undefined;
    case "overdue":
        return holdIn(row, "Overdue") !== undefined;
    case "power":
        return powerInDoubt(row);
    case "maintenance":
        return inMaintenance(row);
    default:
        return row.look === group;
    }
}

export function matches(row: { search: string }, terms: readonly string[]): boolean {
    return terms.every(term => row.search.includes(term));
}

function compare(a: string | number, b: string | number): number {
    return a < b ? -1 : a > b ? 1 : 0;
}

/** Worse first: by what it is, then by how long it has been so, then by name. */
export function byUrgency(a: FleetRow, b: FleetRow): number {
    // Calm machines stay in the order of their names: their ages say nothing.
    const since = (row: FleetRow): number => (row.look !== "normal" ? row.since : 0);
    return a.rank - b.rank || since(a) - since(b) || compare(a.key, b.key);
}

export type FleetSort = "urgency" | "name" | "cluster" | "role" | "phase" | "hold" | "owner" | "age" | "node" | "power";

export function sortFleet(rows: FleetRow[], key: FleetSort, descending: boolean): FleetRow[] {
    const textOf = (row: FleetRow): string => {
        const hold = row.holding ?? row.holds[0];
        switch (key) {
        case "cluster":
            return row.cluster;
        case "role":
            return row.role;
        case "phase":
            return row.phase;
        case "hold":
            return hold?.name ?? "";
        case "owner":
            return hold?.owner ?? "";
        case "node":
            return row.node;
        case "power":
            return row.power;
        default:
            return row.name;
        }
    };
    const order = descending ? -1 : 1;
    if (key === "urgency")
        return rows.sort((a, b) => order * byUrgency(a, b));
    if (key === "age")
        return rows.sort((a, b) => {
            if ((a.since === 0) !== (b.since === 0)) // nobody knows how old: last, in either order
                return a.since === 0 ? 1 : -1;
            return order * (a.since - b.since || compare(a.key, b.key));
        });
    return rows.sort((a, b) => {
        const one = textOf(a);
        const other = textOf(b);
        if ((one === "") !== (other === "")) // empty fields last, in either order
            return one === "" ? 1 : -1;
        return order * (compare(one, other) || compare(a.key, b.key));
    });
}

/** One cluster of Cluster API among those that machines belong to. */
export interface ClusterSum {
    cluster: string;
    /** namespace/name of its Cluster object. */
    object: string;
    rank: number;
    machines: number;
    holding: number;
    late: number;
    overdue: number;
}

/** All of them; those with what is worst come first, then by name. */
export function clusterSums(rows: Iterable<FleetRow>): ClusterSum[] {
    const sums = new Map<string, ClusterSum>();
    for (const row of rows) {
        if (!row.cluster)
            continue;
        // Where two have that name their namespace stands before it already.
        const sum = sums.get(row.cluster) ?? { cluster: row.cluster, object: `${row.ns}/${row.cluster.slice(row.cluster.lastIndexOf("/") + 1)}`, rank: row.rank, machines: 0, holding: 0, late: 0, overdue: 0 };
        sums.set(row.cluster, sum);
        sum.rank = Math.min(sum.rank, row.rank);
        ++sum.machines;
        sum.holding += row.holding ? 1 : 0;
        sum.late += holdIn(row, "Late") ? 1 : 0;
        sum.overdue += holdIn(row, "Overdue") ? 1 : 0;
    }
    return [...sums.values()].sort((a, b) => a.rank - b.rank || compare(a.cluster, b.cluster));
}

export interface Counter {
    count: number;
    oldest: number;
}

export interface FleetSummary {
    machines: number;
    /** At 1 to 3. */
    priorities: [number, number, number, number];
    holding: Counter;
    late: Counter;
    overdue: Counter;
    power: Counter;
    maintenance: Counter;
    /** Some of the machines are not understood: there are at least so many. */
    partial: boolean;
    /** The worst five; of machines that wait for one cause the worst stands for all. */
    worst: FleetRow[];
    /** For each of them the machines of its cause. */
    worstCauses: CauseCount[];
    longestName: number;
}

export interface CauseCount {
    machines: number;
    late: number;
    oldest: number;
}

/** The sentence of a machine, or of its cause: "…: 214 machines, oldest 3 h, 12 late". */
export function worstText(row: FleetRow, count: CauseCount | undefined, now: number): string {
    if (!count || count.machines < 2)
        return row.sentence;
    return joined([tr("%1: %2", row.cause, counted(count.machines, "1 machine", "%1 machines")), count.oldest > 0 && count.oldest <= now ? tr("oldest %1", age(count.oldest, now)) : "",
                   count.late > 0 ? tr("%1 late", count.late) : ""], ", ");
}

/** The figures of the fleet, as the console counts them (ui/session/FleetSummary). */
export function summarize(rows: Iterable<FleetRow>): FleetSummary {
    const counter = (): Counter => ({ count: 0, oldest: 0 });
    const sum: FleetSummary = { machines: 0, priorities: [0, 0, 0, 0], holding: counter(), late: counter(), overdue: counter(), power: counter(),
                                maintenance: counter(), partial: false, worst: [], worstCauses: [], longestName: 0 };
    const add = (to: Counter, since: number): void => {
        ++to.count;
        if (since > 0 && (to.oldest === 0 || since < to.oldest))
            to.oldest = since;
    };
    const waiting: FleetRow[] = [];
    for (const row of rows) {
        ++sum.machines;
        sum.longestName = Math.max(sum.longestName, row.name.length);
        sum.partial = sum.partial || row.notUnderstood.length > 0;
        if (row.priority >= 1 && row.priority <= 3)
            ++sum.priorities[row.priority as 1 | 2 | 3];
        if (row.holding)
            add(sum.holding, row.holding.since);
        const late = holdIn(row, "Late");
        if (late)
            add(sum.late, late.since);
        const overdue = holdIn(row, "Overdue");
        if (overdue)
            add(sum.overdue, overdue.since);
        if (powerInDoubt(row))
            add(sum.power, row.since);
        // Of work under way the row does not say since when; its own time is that of its state.
        if (inMaintenance(row))
            add(sum.maintenance, row.look === "maintenance" ? row.since : 0);
        // A stage that is under way has a sentence too, and stops nothing.
        if (row.holding || holdIn(row, "Failed") || (row.sentence.length > 0 && row.look !== "progress"))
            waiting.push(row);
    }
    const causes = new Map<string, CauseCount & { worst: FleetRow }>();
    for (const row of waiting.sort((a, b) => a.rank - b.rank || a.since - b.since || compare(a.key, b.key))) {
        // What one cluster waits for holds nothing in another, whatever it is called there.
        const key = row.cause ? `${row.cluster}\n${row.cause}` : row.key;
        const one = causes.get(key) ?? { worst: row, machines: 0, late: 0, oldest: 0 };
        causes.set(key, one);
        ++one.machines;
        one.late += holdIn(row, "Late") || holdIn(row, "Overdue") ? 1 : 0;
        if (row.since > 0 && (one.oldest === 0 || row.since < one.oldest))
            one.oldest = row.since;
    }
    const shown = [...causes.values()].slice(0, 5);
    sum.worst = shown.map(one => one.worst);
    sum.worstCauses = shown.map(({ machines, late, oldest }) => ({ machines, late, oldest }));
    return sum;
}

export const colorings = ["state", "power", "age", "maintenance"] as const;
export type Coloring = typeof colorings[number];
/** In the order in which the key goes through them. */
export const groupings = ["set", "cluster", "zone", "role", "region/zone", "zone/rack", "rack/set", "cause"] as const;
export type Grouping = typeof groupings[number];

/** How a cell of the matrix looks; `age` is its step of how old, or -1. */
export interface CellLook {
    shape: StatusShape;
    age: number;
    word: string;
}

export const ageSteps = 5;
const ageLimits = [hourLength, dayLength, 7 * dayLength, 30 * dayLength];
const ageWords = ["Under 1 hour", "Under 1 day", "Under 7 days", "Under 30 days", "Older"];

function look(shape: StatusShape, english: string): CellLook {
    return { shape, age: -1, word: tr(english) };
}

export function cellLook(row: FleetRow, coloring: Coloring, now: number): CellLook {
    const unknown = look("question", "Unknown");
    switch (coloring) {
    case "power":
        if (row.notUnderstood)
            return unknown;
        if (row.power === "")
            return look("nothing", "No host");
        if (row.power === "On" && row.wantsOn)
            return look("powerOn", "On");
        if (row.power === "Off" && !row.wantsOn)
            return look("powerOff", "Off");
        if (powerMismatch(row))
            return look("mismatch", "Not as intended");
        return row.power === "PoweringOn" || row.power === "PoweringOff" ? look("powerMoving", "Changing") : unknown;
    case "age": {
        if (row.created === 0 || now <= 0)
            return unknown;
        const found = ageLimits.findIndex(limit => now - row.created < limit);
        const step = found < 0 ? ageSteps - 1 : found;
        return { shape: "nothing", age: step, word: tr(ageWords[step] ?? "") };
    }
    case "maintenance":
        if (row.notUnderstood)
            return unknown;
        if (inMaintenance(row))
            return look("wrench", "In maintenance");
        switch (row.maintenance) {
        case "manual":
            return look("hollowBars", "Needs a person");
        case "failed":
            return look("cross", "Failed");
        case "planned":
            return look("circle", "Planned");
        case "":
            return look("nothing", "None");
        default:
            return unknown; // a word of a newer backend
        }
    default:
        return { shape: statusShape(row.look, row.priority), age: -1,
                 word: row.isOutweighed && row.priority === 0 ? tr("Holding") : row.word || word(row.phase) };
    }
}

export function cellLegend(coloring: Coloring): CellLook[] {
    switch (coloring) {
    case "power":
        return [look("mismatch", "Not as intended"), look("question", "Unknown"), look("powerMoving", "Changing"), look("powerOff", "Off"),
                look("powerOn", "On"), look("nothing", "No host")];
    case "age":
        return [...ageWords.map((english, age) => ({ shape: "nothing" as const, age, word: tr(english) })), look("question", "Unknown")];
    case "maintenance":
        return [look("cross", "Failed"), look("hollowBars", "Needs a person"), look("wrench", "In maintenance"), look("question", "Unknown"),
                look("circle", "Planned"), look("nothing", "None")];
    default:
        return [look("square", "Act now"), look("triangle", "Soon"), look("diamond", "Look"), look("bars", "Holding"), look("cross", "Failed"),
                look("question", "Unknown"), look("hollowDiamond", "Not understood"), look("wrench", "In maintenance"),
                look("chevrons", "In progress")];
    }
}

/** Whether machines have names for it. Of several clusters each is the larger group; a third name has no room. */
export function isGroupable(rows: readonly FleetRow[], grouping: Grouping): boolean {
    if (grouping === "cause")
        return rows.some(row => row.cause !== "");
    if (grouping === "cluster")
        return rows.some(row => row.cluster !== "");
    return !grouping.includes("/") || rows.some(row => row.cluster === "" && (grouping === "region/zone" ? row.region : row.rack) !== "");
}

/** The group of a machine in the matrix. Machines that no set owns, as those of the control plane, stand under their role. */
export function groupOf(row: FleetRow, grouping: Grouping): string {
    switch (grouping) {
    case "zone":
    case "region/zone":
        return row.zone || tr("no zone");
    case "cluster":
        return row.cluster || tr("no cluster");
    case "role":
        return row.role || tr("no role");
    case "zone/rack":
        return row.rack || tr("no rack");
    case "cause":
        return row.cause || tr("nothing holds");
    default:
        return row.set || row.role || tr("no set");
    }
}

/** The set of a machine, with its cluster where there are several. */
export function placeOf(row: FleetRow): string {
    const outer = outerOf(row, "set");
    return outer ? tr("%1 \u203a %2", outer, groupOf(row, "set")) : groupOf(row, "set");
}

/** The group that this group is part of: a cluster before all others; empty for none. */
export function outerOf(row: FleetRow, grouping: Grouping): string {
    if (row.cluster && grouping !== "cluster")
        return row.cluster;
    switch (grouping) {
    case "region/zone":
        return row.region || tr("no region");
    case "zone/rack":
        return row.zone || tr("no zone");
    case "rack/set":
        return row.rack || tr("no rack");
    default:
        return "";
    }
}
