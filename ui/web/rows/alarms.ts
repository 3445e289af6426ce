// SPDX-License-Identifier: Apache-2.0

import { Row } from "../session/wire";
import { counted, said, tr } from "../words/languages";
import { joined } from "../words/text";
import { age } from "../words/time";
import { flag, instant, number, text } from "./members";

export interface AlarmEntry {
    /** Without "alarm/". */
    key: string;
    row: Row;
}

/** One alarm as a person has it: all alarms of one cause that are in one state. */
export interface AlarmHead {
    /** The key of the cause; that of the alarm where it is about nothing that others are. */
    cause: string;
    /** What a person calls the cause; empty where it is one of its own. */
    name: string;
    state: string;
    /** Of the most urgent. */
    priority: number;
    /** The most urgent first, then what is there for longest. */
    alarms: AlarmEntry[];
    machines: number;
    late: number;
    oldest: number;
    /** When people were told of the cause last. */
    rang: number;
}

function sinceOf(row: Row): number {
    return instant(row, "since") || instant(row, "raised");
}

function compare(a: string, b: string): number {
    return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The heads over these alarms, as model/live/AlarmHead makes them: the most urgent first, of those what rang last, then by
 * cause. A backend that knows no causes gives one for each alarm.
 */
export function alarmHeads(alarms: readonly AlarmEntry[]): AlarmHead[] {
    const heads = new Map<string, AlarmHead>();
    for (const alarm of alarms) {
        const { key, row } = alarm;
        const cause = text(row, "cause") || key;
        const state = text(row, "state");
        const id = `${cause}\n${state}`;
        let head = heads.get(id);
        if (!head)
            heads.set(id, head = { cause, name: said(row, "cause"), state, priority: number(row, "priority"), alarms: [], machines: 0, late: 0, oldest: 0, rang: 0 });
        const since = sinceOf(row);
        head.priority = Math.min(head.priority, number(row, "priority"));
        head.late += flag(row, "late") ? 1 : 0;
        if (since > 0 && (head.oldest === 0 || since < head.oldest))
            head.oldest = since;
        head.rang = Math.max(head.rang, instant(row, "rang") || instant(row, "raised"));
        head.alarms.push(alarm);
    }
    for (const head of heads.values()) {
        head.alarms.sort((a, b) => number(a.row, "priority") - number(b.row, "priority") || sinceOf(a.row) - sinceOf(b.row) || compare(a.key, b.key));
        head.machines = new Set(head.alarms.map(({ row }) => text(row, "machine")).filter(machine => machine)).size;
    }
    return [...heads.values()].sort((a, b) => a.priority - b.priority || b.rang - a.rang || compare(a.cause, b.cause));
}

/** "FlushLogs of logging/log-exporter at preDrain: 214 machines, oldest 3 h, 12 late"; of one alone what it says. */
export function headline(head: AlarmHead, now: number): string {
    const [first] = head.alarms;
    if (head.alarms.length === 1 && first)
        return said(first.row, "text");
    return joined([tr("%1: %2", head.name, counted(head.machines, "1 machine", "%1 machines")), head.oldest > 0 && head.oldest <= now ? tr("oldest %1", age(head.oldest, now)) : "",
                   head.late > 0 ? tr("%1 late", head.late) : ""], ", ");
}

/** The machine of a head that stands for one alarm alone; else empty. */
export function machineOf(head: AlarmHead): string {
    return head.alarms.length === 1 ? text(head.alarms[0]?.row, "machine") : "";
}

/** What a person calls the source of alarms; its key from an older backend. */
export function sourceName(source: Row): string {
    return said(source, "name").replace(/\.+$/, "") || text(source, "key").split("/").slice(1).join("/");
}

/** Whether the evidence of an alarm is among the holds of machines. */
export function isOfMachines(key: string): boolean {
    return !["override/", "plan/", "store/", "alert/", "notify/"].some(prefix => key.startsWith(prefix));
}
