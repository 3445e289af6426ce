// SPDX-License-Identifier: Apache-2.0

import { instant, number, object, text } from "../rows/members";
import { Row } from "../session/wire";

export interface TimelineSpan {
    from: number;
    /** 0 while it lasts. */
    to: number;
    look: string;
    text: string;
    actor: string;
    end: string;
    observed: boolean;
}

export interface TimelineMark {
    at: number;
    look: string;
    text: string;
    actor: string;
    count: number;
}

/** How long holds like those of a lane were held, milliseconds. */
export interface TimelineUsual {
    p50: number;
    p95: number;
    n: number;
}

export interface TimelineLane {
    id: string;
    kind: string;
    label: string;
    detail: string;
    order: number;
    usual: TimelineUsual | null;
    spans: TimelineSpan[];
    marks: TimelineMark[];
}

export interface TimelineGap {
    from: number;
    to: number;
    cause: string;
}

/** The rows of a view `timeline/<range>` in the order in which they are drawn. */
export interface TimelineData {
    /** Where the range begins; 0 when it is not known. */
    from: number;
    lanes: TimelineLane[];
    gaps: TimelineGap[];
}

export function timelineData(rows: ReadonlyMap<string, Row>): TimelineData {
    const data: TimelineData = { from: 0, lanes: [], gaps: [] };
    const lanes = new Map<string, TimelineLane>();
    for (const [key, row] of rows) {
        if (key === "range") {
            data.from = instant(row, "from");
        } else if (key.startsWith("lane/")) {
            const usual = object(row, "usual");
            const id = text(row, "id");
            const n = number(usual, "n");
            lanes.set(id, { id, kind: text(row, "kind"), label: text(row, "label"), detail: text(row, "detail"), order: number(row, "order"),
                            usual: n > 0 ? { p50: number(usual, "p50") * 1000, p95: number(usual, "p95") * 1000, n } : null, spans: [], marks: [] });
        } else if (key.startsWith("gap/") && instant(row, "from") > 0) {
            data.gaps.push({ from: instant(row, "from"), to: instant(row, "to"), cause: text(row, "cause") });
        }
    }
    for (const [key, row] of rows) {
        const lane = lanes.get(text(row, "lane"));
        if (!lane)
            continue;
        if (key.startsWith("span/") && instant(row, "from") > 0) {
            lane.spans.push({ from: instant(row, "from"), to: instant(row, "to"), look: text(row, "look"), text: text(row, "text"),
                              actor: text(row, "actor"), end: text(row, "end"), observed: text(row, "known") !== "reported" });
        } else if (key.startsWith("mark/") && instant(row, "at") > 0) {
            lane.marks.push({ at: instant(row, "at"), look: text(row, "look"), text: text(row, "text"), actor: text(row, "actor"),
                              count: number(row, "count") });
        }
    }
    data.lanes = [...lanes.values()].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
    for (const lane of data.lanes) {
        lane.spans.sort((a, b) => a.from - b.from);
        lane.marks.sort((a, b) => a.at - b.at);
    }
    return data;
}

function isOf(look: string, looks: readonly string[]): boolean {
    return looks.includes(look);
}

export function isAbnormalSpan(lane: TimelineLane, span: TimelineSpan): boolean {
    return (span.look === "unknown" && (lane.kind === "power" || lane.kind === "node"))
        || isOf(span.look, ["failed", "holding", "blocked", "notReady", "held"]);
}

export function isAbnormalMark(mark: TimelineMark): boolean {
    return isOf(mark.look, ["alarm", "error", "warning", "override"]);
}

/** Where something changed, or began that is not as it should be; in order. */
export function timelineChanges(data: TimelineData, abnormalOnly: boolean): number[] {
    const changes = new Set<number>();
    for (const lane of data.lanes) {
        for (const span of lane.spans) {
            if (!abnormalOnly || isAbnormalSpan(lane, span))
                changes.add(span.from);
            if (span.to > 0 && !abnormalOnly)
                changes.add(span.to);
        }
        for (const mark of lane.marks) {
            if (abnormalOnly && isAbnormalMark(mark))
                changes.add(mark.at);
        }
    }
    return [...changes].sort((a, b) => a - b);
}
