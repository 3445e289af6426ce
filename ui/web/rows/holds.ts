// SPDX-License-Identifier: Apache-2.0

import { Row } from "../session/wire";
import { said, tr, word } from "../words/languages";
import { formatAge } from "../words/time";
import { joined } from "../words/text";
import { instant, number, object, text, texts } from "./members";

/** One row of the view `holds` as the page keeps it. `since` is what the backend saw where the object does not tell. */
export interface HoldRow {
    key: string;
    machineKey: string;
    machine: string;
    role: string;
    kind: string;
    point: string;
    hold: string;
    owner: string;
    ownerObject: string;
    ownerSays: string;
    liveness: string;
    state: string;
    stateWord: string;
    modifiers: string[];
    reason: string;
    evidence: string;
    since: number;
    lateAt: number;
    overdueAt: number;
    usual: number;
    nearlyAlways: number;
    before: number;
    budget: number;
    eta: number;
    impact: string;
    priority: number;
    sentence: string;
    next: string;
    /** What holds it, the same for all machines that wait for one thing. */
    cause: string;
    /** The PodDisruptionBudget that keeps the drain; empty for any other hold. */
    drainBudget: string;
    /** Of Cluster API, that its machine belongs to; else empty. */
    cluster: string;
    /** Of its host: the group of its BMC. */
    rack: string;
    /** Name of the maintenance that concerns the machine. */
    maintenance: string;
    unsure: string;
    rank: number;
    search: string;
}

export function holdRow(key: string, row: Row): HoldRow {
    const owner = object(row, "owner");
    const expected = object(row, "expected");
    const state = text(row, "state");
    const priority = number(row, "priority");
    const result: HoldRow = {
        key, machineKey: `${text(row, "ns")}/${text(row, "machine")}`, machine: text(row, "machine"), role: text(row, "role"),
        kind: text(row, "kind"), point: text(row, "waitingAt"), hold: text(row, "hold"), owner: text(owner, "name"),
        ownerObject: text(owner, "object"), ownerSays: said(owner, "says"), liveness: text(owner, "liveness"), state, stateWord: word(state),
        modifiers: texts(row, "modifiers"), reason: said(row, "reason"), evidence: said(row, "evidence"),
        since: instant(row, "since") || instant(row, "observed"), lateAt: instant(expected, "lateAt"), overdueAt: instant(expected, "overdueAt"),
        usual: number(expected, "p50") * 1000, nearlyAlways: number(expected, "p95") * 1000, before: number(expected, "n"),
        budget: number(expected, "budget") * 1000, eta: instant(row, "eta"), impact: text(row, "impact"), priority,
        sentence: said(row, "sentence"), next: said(row, "next"), cause: said(row, "cause"),
        drainBudget: text(row, "kind") === "drain.pdb" ? text(row, "hold") : "", cluster: text(row, "cluster"), rack: text(row, "rack"), maintenance: text(row, "maintenance"), unsure: said(row, "unsure"),
        rank: priority >= 1 && priority <= 3 ? priority - 1 : state === "Armed" ? 5 : state === "Bypassed" ? 4 : 3, search: ""
    };
    result.cause ||= causeOf(result);
    result.search = [result.machine, result.role, result.hold, result.cause, result.owner, result.point, state, text(row, "host"), result.cluster, result.rack, result.maintenance].join("\n").toLowerCase();
    return result;
}

export function isOrphan(row: HoldRow): boolean {
    return row.modifiers.includes("Orphan") || row.liveness === "missing";
}

/** States of which any may be shown; the other chips narrow what these leave. */
export const stateChips = ["holding", "late", "overdue", "armed"];
export const defaultChips = ["holding", "late", "overdue"];

export function isInChip(row: HoldRow, chip: string): boolean {
    switch (chip) {
    case "armed":
        return row.state === "Armed";
    case "late":
        return row.state === "Late";
    case "overdue":
        return row.state === "Overdue" || row.state === "Failed";
    case "holding":
        return row.state === "Holding" || row.state === "Bypassed";
    case "orphan":
        return isOrphan(row);
    default:
        return chip === "controlPlane" && row.impact === "controlPlane";
    }
}

export function accepts(row: HoldRow, chips: ReadonlySet<string>, terms: readonly string[]): boolean {
    return stateChips.some(chip => chips.has(chip) && isInChip(row, chip))
        && [...chips].every(chip => stateChips.includes(chip) || isInChip(row, chip))
        && terms.every(term => row.search.includes(term));
}

/** The cause as an older backend would say it, which does not. Where each machine has a hold of its own name, the reason. */
function causeOf(row: HoldRow): string {
    const ofOneMachine = ["window", "paused", "detached", "drain.pod"].includes(row.kind);
    const what = ofOneMachine || !row.hold ? row.reason : row.hold;
    return row.owner && !ofOneMachine ? tr("%1 of %2 at %3", what, row.owner, row.point) : tr("%1 at %2", what, row.point);
}

/** A group of one cause with so many holds shows its worst alone until somebody unfolds it. */
export const foldsFrom = 4;

export function lateOf(rows: readonly HoldRow[]): number {
    return rows.filter(row => row.state === "Late" || row.state === "Overdue").length;
}

export function groupOfHold(row: HoldRow, grouping: string): string {
    if (grouping === "cause")
        return row.cause;
    switch (grouping) {
    case "owner":
        return row.owner || tr("without an owner");
    case "point":
        return row.point;
    case "cluster":
        return row.cluster || tr("no cluster");
    case "budget":
        return row.drainBudget || tr("no budget");
    case "rack":
        return row.rack || tr("no rack");
    case "maintenance":
        return row.maintenance || tr("no maintenance");
    default:
        return "";
    }
}

/** The groupings of those that not every hold has a value for that a hold has one for. */
export function offeredGroupings(rows: Iterable<HoldRow>): string[] {
    const all = [...rows];
    return ["cluster", "budget", "rack", "maintenance"].filter(grouping => all.some(row => (grouping === "cluster" ? row.cluster : grouping === "budget" ? row.drainBudget
                                                                                          : grouping === "rack" ? row.rack : row.maintenance)));
}

/** Behind all that have one. */
const last = 1e18;

/** By the word of a sort, what stands first: a number, and a text where it is one. As in ui/holds/HoldsTable. */
function consequenceOf(row: HoldRow, sort: string): [number, string] {
    const isArmed = row.state === "Armed";
    switch (sort) {
    case "late":
        return [isArmed || row.lateAt === 0 ? last : row.lateAt, ""];
    case "eta":
        return [isArmed || row.eta === 0 ? last : row.eta, ""];
    case "impact":
        return [isArmed ? last : row.impact === "controlPlane" ? 0 : row.impact === "capacity" ? 1 : 2, ""];
    case "next":
        return [row.next ? 0 : last, row.next];
    default:
        return [0, ""];
    }
}

export function sortHolds(rows: HoldRow[], grouping: string, sort = ""): HoldRow[] {
    const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
    // Within an urgency what waits longest; armed ones by name: their ages say nothing.
    const since = (row: HoldRow): number => (row.state === "Armed" ? 0 : row.since);
    const place = (a: HoldRow, b: HoldRow): number => {
        const [one, text] = consequenceOf(a, sort);
        const [other, otherText] = consequenceOf(b, sort);
        return one - other || compare(text, otherText) || a.rank - b.rank || since(a) - since(b) || compare(a.key, b.key);
    };
    if (sort && grouping !== "none" && grouping) { // groups stand as their first hold
        const groups = new Map<string, HoldRow[]>();
        for (const row of rows.sort(place)) {
            const members = groups.get(groupOfHold(row, grouping));
            if (members)
                members.push(row);
            else
                groups.set(groupOfHold(row, grouping), [row]);
        }
        return [...groups.values()].flat();
    }
    if (grouping !== "cause")
        return rows.sort((a, b) => compare(groupOfHold(a, grouping), groupOfHold(b, grouping)) || place(a, b));
    // Groups by what they cost: how urgent the worst is, how many are late, how many machines wait, how long.
    const groups = new Map<string, HoldRow[]>();
    for (const row of rows) {
        const members = groups.get(row.cause);
        if (members)
            members.push(row);
        else
            groups.set(row.cause, [row]);
    }
    const costs = [...groups].map(([name, members]) => {
        const sinces = members.filter(row => row.state !== "Armed" && row.since > 0).map(row => row.since);
        return { name, members: members.sort(place), rank: Math.min(...members.map(row => row.rank)), late: lateOf(members),
                 machines: new Set(members.map(row => row.machineKey)).size, oldest: sinces.length > 0 ? Math.min(...sinces) : 0 };
    });
    return costs.sort((a, b) => a.rank - b.rank || b.late - a.late || b.machines - a.machines || a.oldest - b.oldest || compare(a.name, b.name))
        .flatMap(group => group.members);
}

const modifierWords: Record<string, string> = {
    OwnerFailing: "the owner reports a failure", OwnerSilent: "the owner is silent", Orphan: "the owner does not exist",
    Duplicate: "duplicate name", AddedAfterDeletion: "added after the Machine was deleted"
};

/** The sentence of a hold: that of its machine, where it is the foremost. */
export function sentenceOf(row: HoldRow): string {
    return row.sentence || tr("%1 at %2: %3.", row.hold, row.point, row.reason);
}

/** What is known of it, a line each. */
export function factsOf(row: HoldRow): string[] {
    const facts = [joined([row.owner ? tr("Owner %1", row.owner) : tr("No owner"), row.ownerObject, row.ownerSays], ", ")];
    facts.push(row.before > 0 ? tr("Usually %1, nearly always within %2 (%3 earlier)", formatAge(row.usual), formatAge(row.nearlyAlways), row.before)
               : row.budget > 0 ? tr("No history yet; limit %1", formatAge(row.budget)) : tr("No history yet, no limit"));
    if (row.evidence)
        facts.push(tr("Seen in %1", row.evidence));
    const modifiers = row.modifiers.map(modifier => tr(modifierWords[modifier] ?? modifier)).join(", ");
    if (modifiers)
        facts.push(modifiers.charAt(0).toUpperCase() + modifiers.slice(1));
    if (row.unsure)
        facts.push(row.unsure);
    return facts;
}

export function impactWord(impact: string): string {
    return impact === "controlPlane" ? tr("Control plane") : impact === "capacity" ? tr("Capacity") : "";
}

/** What people did about the alarm of a hold. */
export function alarmWords(alarm: Row | undefined): string {
    const minuteOf = (name: string): string => {
        const at = instant(alarm, name);
        return at > 0 ? `${new Date(at).toISOString().slice(11, 16)}Z` : "";
    };
    switch (text(alarm, "state")) {
    case "Raised":
        return tr("New");
    case "Acknowledged":
        return tr("Ack %1 %2", text(alarm, "acknowledgedBy"), minuteOf("acknowledged"));
    case "Shelved":
        return tr("Shelved to %1", minuteOf("shelvedUntil"));
    case "Cleared":
        return tr("Cleared");
    default:
        return "";
    }
}
