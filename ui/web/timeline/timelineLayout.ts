// SPDX-License-Identifier: Apache-2.0

import { tr } from "../words/languages";
import { formatAge, formatTime } from "../words/time";
import { isAbnormalMark, TimelineData, TimelineLane, TimelineUsual } from "./timelineData";
import { TimeScale } from "./TimeScale";

/** How a record is drawn; the painter has one routine for each. */
export type TimelineShape = "band" | "thinLine" | "usual" | "bar" | "hatched" | "dotted" | "powerHigh" | "powerLow" | "powerSlope" | "bracket" | "fold"
    | "mark" | "gap";

export interface TimelineRecord {
    shape: TimelineShape;
    /** Relative to the plot; cut to it by one pixel on either side. */
    x: number;
    y: number;
    width: number;
    height: number;
    look: string;
    text: string;
    end: string;
    /** False: the start was reported only, and its cap is hollow. */
    startSeen: boolean;
    startVisible: boolean;
    endVisible: boolean;
    /** Index of its lane, -1 for a gap; of its span or mark in the lane. */
    lane: number;
    item: number;
    /** How many it stands for, when it is several. */
    folded: number;
}

export interface TimelineLaneBox {
    label: string;
    detail: string;
    kind: string;
    top: number;
    height: number;
    firstOfKind: boolean;
}

export interface TimelineLayout {
    lanes: TimelineLaneBox[];
    records: TimelineRecord[];
    height: number;
}

const laneGap = 6;
const kindGap = 12;
const foldBelow = 1;
const markBin = 4;
const minCompared = 4;
const minUsual = 3;

/** Lane heights of product.md S2. */
function laneHeight(kind: string): number {
    return { phase: 20, drain: 20, hook: 18, key: 14, condition: 14, people: 18, events: 18 }[kind] ?? 16;
}

/** Of Cluster API: what these say while they are True is why somebody looks. */
const calmWhenFalse = ["Deleting", "Paused", "Updating", "Remediating"];

function shapeFor({ kind, label }: TimelineLane, look: string): TimelineShape {
    if (look === "unknown")
        return "dotted";
    switch (kind) {
    case "hook":
        return look === "holding" ? "bar" : "thinLine";
    case "condition":
        return (look === "false") !== calmWhenFalse.includes(label) ? "hatched" : "thinLine";
    case "node":
        return look === "notReady" ? "hatched" : look === "cordoned" ? "bracket" : "thinLine";
    case "power":
        return look === "off" ? "powerLow" : look === "on" ? "powerHigh" : "powerSlope";
    case "key":
        return "bracket";
    default:
        return "band";
    }
}

/** These are why somebody looks at the timeline at all; level of detail must not hide them. */
function mustShow(look: string): boolean {
    return ["holding", "failed", "blocked", "off", "held"].includes(look);
}

function record(shape: TimelineShape, x: number, box: TimelineLaneBox, width: number, lane: number, item: number): TimelineRecord {
    return { shape, x, y: box.top, width, height: box.height, look: "", text: "", end: "", startSeen: true, startVisible: true, endVisible: false, lane, item,
             folded: 0 };
}

/** The records of one lane; what must be seen goes over what shares its pixels. */
class LaneBuilder {
    private readonly serious: TimelineRecord[] = [];
    private lastFoldable: TimelineRecord | null = null;

    constructor(private readonly layout: TimelineLayout, private readonly scale: TimeScale, private readonly now: number, private readonly lane: number) {
    }

    spans(lane: TimelineLane, box: TimelineLaneBox): void {
        lane.spans.forEach((span, item) => {
            const end = span.to || this.now;
            if (end < this.scale.from || span.from > this.scale.to)
                return;
            const left = Math.max(this.scale.x(span.from), -1);
            const right = Math.min(this.scale.x(end), this.scale.width + 1);
            const narrow = right - left < foldBelow;
            const serious = mustShow(span.look);
            if (narrow && (serious ? this.join(span.look, left, right) : this.fold(left, right)))
                return;
            // One that is over and too narrow to be compared needs no comparison.
            if (lane.usual && (span.to === 0 || right - left >= minCompared) && span.look === "holding")
                this.usual(lane.usual, span.from, box, item);
            const one = record(shapeFor(lane, span.look), left, box, Math.max(right - left, foldBelow), this.lane, item);
            Object.assign(one, { look: span.look, text: span.text, end: span.end, startSeen: span.observed, startVisible: span.from >= this.scale.from,
                                 endVisible: span.to > 0 && span.to <= this.scale.to });
            if (!serious)
                this.lastFoldable = narrow ? one : null;
            (serious && narrow ? this.serious : this.layout.records).push(one);
        });
        this.layOver();
    }

    /** Marks that would hide half of each other are one. The bins are of time, so that they stay while the picture moves. */
    marks(lane: TimelineLane, box: TimelineLaneBox): void {
        const bin = Math.max(markBin * this.scale.perPixel, 1);
        const seen = lane.marks.map((mark, item) => ({ mark, item })).filter(({ mark }) => mark.at >= this.scale.from && mark.at <= this.scale.to);
        for (let i = 0; i < seen.length;) {
            const place = Math.floor((seen[i] as { mark: { at: number } }).mark.at / bin);
            let shown = seen[i] as typeof seen[number];
            let wins = false;
            let many = 0;
            for (; i < seen.length && Math.floor((seen[i] as typeof shown).mark.at / bin) === place; ++i) {
                const next = seen[i] as typeof shown;
                const wrong = isAbnormalMark(next.mark);
                if (wrong || !wins)
                    shown = next;
                wins = wins || wrong;
                many += Math.max(1, next.mark.count);
            }
            const one = record("mark", this.scale.x(shown.mark.at) - 4, box, 8, this.lane, shown.item);
            Object.assign(one, { y: box.top + box.height / 2 - 4, height: 8, look: shown.mark.look, text: shown.mark.text, folded: many > 1 ? many : 0 });
            (wins ? this.serious : this.layout.records).push(one);
        }
        this.layOver();
    }

    private layOver(): void {
        this.layout.records.push(...this.serious.splice(0));
    }

    /** Behind a hold; it may reach beyond its end, and beyond now. */
    private usual(usual: TimelineUsual, since: number, box: TimelineLaneBox, item: number): void {
        const left = Math.max(this.scale.x(since + usual.p50), -1);
        const right = Math.min(this.scale.x(since + usual.p95), this.scale.width + 1);
        if (right - left >= minUsual)
            this.layout.records.push(record("usual", left, box, right - left, this.lane, item));
    }

    private static joinTo(last: TimelineRecord, left: number, right: number): boolean {
        if (left - (last.x + last.width) >= foldBelow)
            return false;
        last.folded = Math.max(last.folded, 1) + 1;
        last.width = Math.max(last.x + last.width, right) - last.x;
        last.endVisible = false;
        return true;
    }

    /** What need not be seen becomes one fold, which says only that there is something. */
    private fold(left: number, right: number): boolean {
        if (!this.lastFoldable || !LaneBuilder.joinTo(this.lastFoldable, left, right))
            return false;
        this.lastFoldable.shape = "fold";
        return true;
    }

    /** What must be seen is joined to its like and stays what it is. */
    private join(look: string, left: number, right: number): boolean {
        const like = this.serious.slice(-4).reverse().find(one => one.look === look);
        return like !== undefined && LaneBuilder.joinTo(like, left, right);
    }
}

/** Pure: the same data, scale and `now` always give the same records. */
export function layoutTimeline(data: TimelineData, scale: TimeScale, now: number): TimelineLayout {
    const layout: TimelineLayout = { lanes: [], records: [], height: 0 };
    let top = laneGap;
    let before = "";
    for (const lane of data.lanes) {
        const box: TimelineLaneBox = { label: lane.label, detail: lane.detail, kind: lane.kind, top, height: laneHeight(lane.kind), firstOfKind: false };
        // A host's keys belong to its power line.
        const sameGroup = lane.kind === before || (lane.kind === "key" && before === "power");
        if (before.length > 0 && !sameGroup) {
            box.top += kindGap - laneGap;
            box.firstOfKind = true;
        }
        before = lane.kind;
        top = box.top + box.height + laneGap;
        layout.lanes.push(box);
    }
    layout.height = top;
    for (const gap of data.gaps) {
        const end = gap.to || now;
        if (end < scale.from || gap.from > scale.to)
            continue;
        const left = Math.max(scale.x(gap.from), -1);
        const box: TimelineLaneBox = { label: "", detail: "", kind: "", top: 0, height: layout.height, firstOfKind: false };
        const one = record("gap", left, box, Math.max(Math.min(scale.x(end), scale.width + 1) - left, 1), -1, -1);
        one.text = gap.cause;
        layout.records.push(one);
    }
    data.lanes.forEach((lane, at) => {
        const builder = new LaneBuilder(layout, scale, now, at);
        const box = layout.lanes[at] as TimelineLaneBox;
        builder.spans(lane, box);
        builder.marks(lane, box);
    });
    return layout;
}

/** The record under a point of the plot, topmost first. Thin things are hard to hit: two pixels to each side count. */
export function recordAt(layout: TimelineLayout, x: number, y: number): TimelineRecord | null {
    for (let i = layout.records.length - 1; i >= 0; --i) {
        const one = layout.records[i] as TimelineRecord;
        if (x >= one.x - 2 && x <= one.x + one.width + 2 && y >= one.y && y <= one.y + one.height)
            return one;
    }
    return null;
}

function lasting(from: number, to: number, now: number): string {
    const length = formatAge((to || now) - from);
    return to > 0 ? tr("%1 to %2, %3", formatTime(from), formatTime(to), length) : tr("since %1, %2", formatTime(from), length);
}

/** One sentence for whoever points at it or hears it: lane, what, since when, how long, by whom. */
export function describeRecord(data: TimelineData, one: TimelineRecord, now: number): string {
    const lane = data.lanes[one.lane];
    if (!lane)
        return tr("No data: %1", one.text);
    const parts = [lane.label];
    if (one.shape === "mark") {
        const mark = lane.marks[one.item];
        if (mark)
            parts.push(mark.text, formatTime(mark.at), mark.actor ? tr("by %1", mark.actor) : "");
        if (one.folded > 1)
            parts.push(tr("%1 more, zoom in", one.folded - 1));
    } else if (one.folded > 1) {
        parts.push(tr("%1 changes, zoom in", one.folded));
    } else if (one.shape === "usual") {
        if (lane.usual)
            parts.push(tr("usually over after %1 to %2 (p50 to p95 of %3)", formatAge(lane.usual.p50), formatAge(lane.usual.p95), lane.usual.n));
    } else {
        const span = lane.spans[one.item];
        if (span)
            parts.push(span.text || span.look, lasting(span.from, span.to, now), span.observed ? "" : tr("start reported, not seen"), span.end,
                       span.actor ? tr("by %1", span.actor) : "");
    }
    return parts.filter(part => part.length > 0).join(" \u00b7 ");
}
