// SPDX-License-Identifier: Apache-2.0

import { instant, text } from "../rows/members";
import { Row } from "../session/wire";
import { TimelineData } from "./timelineData";
import { tr } from "../words/languages";
import { joined } from "../words/text";

/** What stands out in a record: an incident, an override that people sent, a time when nobody looked. */
export interface RecordMark {
    kind: "incident" | "override" | "gap";
    from: number;
    /** 0 while it lasts; of an override the same as `from`. */
    to: number;
    text: string;
}

/** Of the rows of a view `marks/<range>`, which has all three. */
export function recordMarks(rows: Iterable<readonly [string, Row]>): RecordMark[] {
    const marks: RecordMark[] = [];
    for (const [, row] of rows) {
        const kind = text(row, "kind");
        const from = instant(row, "from");
        if (from === 0 || (kind !== "incident" && kind !== "override" && kind !== "gap"))
            continue;
        const words = text(row, "text");
        marks.push({ kind, from, to: instant(row, "to"), text: kind === "incident" ? tr("Incident %1", words) : kind === "gap" ? tr("Not recorded: %1", words)
                     : tr("%1: %2", text(row, "actor"), words) });
    }
    return marks;
}

/** Of the rows of the view `incidents`, where a backend has no view of marks. */
export function incidentMarks(rows: Iterable<readonly [string, Row]>): RecordMark[] {
    const marks: RecordMark[] = [];
    for (const [, row] of rows) {
        const from = instant(row, "from");
        if (from > 0)
            marks.push({ kind: "incident", from, to: instant(row, "to"), text: tr("Incident %1", joined([text(row, "ref"), text(row, "title")], " ")) });
    }
    return marks;
}

/** Of one machine: when nobody looked, and what people did to it. */
export function timelineMarks(data: TimelineData): RecordMark[] {
    const marks: RecordMark[] = data.gaps.map(gap => ({ kind: "gap", from: gap.from, to: gap.to, text: tr("Not recorded: %1", gap.cause) }));
    for (const lane of data.lanes) {
        for (const mark of lane.marks) {
            if (mark.look === "override")
                marks.push({ kind: "override", from: mark.at, to: mark.at, text: mark.actor ? tr("%1: %2", mark.actor, mark.text) : mark.text });
        }
    }
    return marks;
}

/** The next mark in a direction; 0 when there is none. */
export function nextMark(marks: readonly RecordMark[], at: number, direction: number): number {
    const begins = [...new Set(marks.map(mark => mark.from))].sort((a, b) => a - b);
    return (direction > 0 ? begins.find(one => one > at + 500) : begins.reverse().find(one => one < at - 500)) ?? 0;
}

/** What is marked at an instant, in words. */
export function marksAt(marks: readonly RecordMark[], at: number, now: number, slack: number): string {
    return marks.filter(mark => at >= mark.from - slack && at <= (mark.to || now) + slack).map(mark => mark.text).join(", ");
}
