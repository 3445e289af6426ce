// SPDX-License-Identifier: Apache-2.0

import { paintHatch, Palette } from "../controls/palette";
import { formatAge, formatTime, minuteLength } from "../words/time";
import { TimelineLayout, TimelineRecord } from "./timelineLayout";
import { FoldPlace } from "./TimelineViewport";
import { AxisTick, TimeScale } from "./TimeScale";

export interface TimelineFrame {
    width: number;
    height: number;
    gutter: number;
    axis: number;
    /** How far the lanes are scrolled. */
    scroll: number;
    /** Where a pointer is in the plot; less than 0 for nowhere. */
    cursor: number;
    folds: readonly FoldPlace[];
    /** The record that the keys or the pointer are at. */
    marked: TimelineRecord | null;
}

const inset = 6;
const tickDistance = 110;

function tickText(tick: AxisTick, step: number): string {
    const time = formatTime(tick.at);
    return tick.newDay ? `${time.slice(5, 10)} ${time.slice(11, 16)}` : tick.day ? time.slice(0, 10) : time.slice(11, step < minuteLength ? 19 : 16);
}

/** Paints a layout (ui/timeline/paint/TimelinePainter): the same shapes for the same things. */
export class TimelinePainter {
    constructor(private readonly pen: CanvasRenderingContext2D, private readonly palette: Palette, private readonly font: string) {
    }

    paint(layout: TimelineLayout, scale: TimeScale, now: number, frame: TimelineFrame): void {
        const { pen, palette } = this;
        pen.font = `12px ${this.font}`;
        pen.textBaseline = "middle";
        pen.fillStyle = palette.panel;
        pen.fillRect(0, 0, frame.width, frame.height);
        this.axis(scale, frame);
        const plotHeight = frame.height - frame.axis;

        pen.save();
        this.clip(0, frame.axis, frame.width, plotHeight);
        for (const lane of layout.lanes) {
            if (lane.firstOfKind)
                this.across(0, frame.width, Math.round(frame.axis + lane.top - frame.scroll - 6) + 0.5, palette.rule, 1);
        }
        this.gutter(layout, frame);
        pen.restore();

        pen.save();
        this.clip(frame.gutter, frame.axis, frame.width - frame.gutter, plotHeight);
        pen.translate(frame.gutter, frame.axis - frame.scroll);
        for (const one of layout.records) {
            if (one.y + one.height >= frame.scroll && one.y <= frame.scroll + plotHeight)
                this.record(one);
        }
        const marked = frame.marked;
        if (marked) {
            pen.strokeStyle = palette.focus;
            pen.lineWidth = 2;
            pen.strokeRect(marked.x - 2, marked.y - 2, marked.width + 4, marked.height + 4);
        }
        pen.restore();

        this.folds(frame);
        this.across(0, frame.width, frame.axis - 0.5, palette.rule, 1);
        this.upright(frame.gutter - 0.5, 0, frame.height, palette.rule);
        if (frame.cursor >= 0) {
            pen.save();
            pen.setLineDash([4, 3]);
            this.upright(frame.gutter + frame.cursor, frame.axis, frame.height, palette.text3);
            pen.restore();
        }
        this.now(scale, now, frame);
    }

    private clip(x: number, y: number, width: number, height: number): void {
        this.pen.beginPath();
        this.pen.rect(x, y, width, height);
        this.pen.clip();
    }

    private axis(scale: TimeScale, frame: TimelineFrame): void {
        const { pen, palette } = this;
        const step = scale.tickStep(tickDistance);
        for (const tick of scale.ticks(tickDistance)) {
            const x = Math.round(frame.gutter + tick.x) + 0.5;
            if (x < frame.gutter)
                continue;
            pen.save();
            if (!tick.day)
                pen.setLineDash([1, 3]);
            this.upright(x, frame.axis, frame.height, palette.rule);
            pen.restore();
            const text = tickText(tick, step);
            const wide = pen.measureText(text).width;
            pen.fillStyle = tick.day ? palette.text : palette.text3;
            pen.fillText(text, Math.min(Math.max(x - wide / 2, frame.gutter + 2), frame.width - wide - 2), frame.axis / 2);
        }
    }

    /** A zigzag on either side of each fold and how long it lasts above it; over an opened stretch a bracket that closes it. */
    private folds(frame: TimelineFrame): void {
        const { pen, palette } = this;
        const tooth = 4;
        pen.save();
        this.clip(frame.gutter, 0, frame.width - frame.gutter, frame.height);
        pen.strokeStyle = palette.text3;
        let taken = frame.gutter; // up to where lengths stand
        for (const place of frame.folds) {
            const left = frame.gutter + place.left;
            const right = frame.gutter + place.right;
            pen.beginPath();
            if (place.open) {
                pen.lineWidth = 1.5;
                const y = frame.axis - 3;
                for (const [x, up] of [[left + 0.75, 4], [left + 0.75, 0], [right - 0.75, 0], [right - 0.75, 4]] as const)
                    pen.lineTo(x, y - up);
                pen.stroke();
                continue;
            }
            pen.fillStyle = palette.panel;
            pen.fillRect(left, frame.axis, right - left, frame.height - frame.axis);
            pen.lineWidth = 1;
            for (const x of [left + 0.5, right - tooth - 0.5]) {
                let out = false;
                pen.moveTo(x, frame.axis);
                for (let y = frame.axis; y <= frame.height + 6; y += 6, out = !out)
                    pen.lineTo(x + (out ? tooth : 0), y);
            }
            pen.stroke();
            const text = formatAge(place.stretch.to - place.stretch.from);
            const wide = pen.measureText(text).width;
            const start = Math.min(Math.max((left + right - wide) / 2, frame.gutter + 2), Math.max(frame.width - wide - 2, frame.gutter));
            if (start < taken)
                continue;
            taken = start + wide + tooth;
            pen.fillStyle = palette.text2;
            pen.fillText(text, start, frame.axis / 2);
        }
        pen.restore();
    }

    private gutter(layout: TimelineLayout, frame: TimelineFrame): void {
        const { pen, palette } = this;
        const room = frame.gutter - 20;
        for (const lane of layout.lanes) {
            const middle = frame.axis + lane.top - frame.scroll + lane.height / 2;
            if (middle < frame.axis - 10 || middle > frame.height + 10)
                continue;
            const label = this.elided(lane.label, room);
            pen.fillStyle = palette.text;
            pen.fillText(label, 12, middle);
            const rest = room - pen.measureText(label).width - 8;
            if (lane.detail.length === 0 || rest <= 56)
                continue;
            const first = lane.detail.split(", ")[0] ?? "";
            const detail = pen.measureText(lane.detail).width <= rest ? lane.detail : this.elided(first, rest);
            pen.fillStyle = palette.text3;
            pen.fillText(detail, 12 + room - pen.measureText(detail).width, middle);
        }
    }

    private now(scale: TimeScale, now: number, frame: TimelineFrame): void {
        const { pen, palette } = this;
        const x = frame.gutter + scale.x(now);
        if (x < frame.gutter || x > frame.width)
            return;
        this.upright(x, frame.axis - 5, frame.height, palette.text);
        pen.fillStyle = palette.text;
        pen.beginPath();
        pen.moveTo(x - 4, frame.axis - 6);
        pen.lineTo(x + 4, frame.axis - 6);
        pen.lineTo(x, frame.axis);
        pen.fill();
    }

    private record(one: TimelineRecord): void {
        const { palette } = this;
        const middle = one.y + one.height / 2;
        switch (one.shape) {
        case "band":
            this.band(one);
            break;
        case "thinLine":
            this.across(one.x, one.x + one.width, middle, palette.line, 2);
            this.caps(one, palette.line);
            break;
        case "usual":
            this.box(one.x, one.y, one.width, one.height, palette.hold, 0.14, palette["hold-fg"], 1, true);
            break;
        case "bar":
            this.box(one.x, middle - 6, one.width, 12, palette.hold, 1, palette["hold-fg"], 1.5);
            this.caps(one, palette["hold-fg"]);
            break;
        case "hatched":
            this.box(one.x, middle - 5, one.width, 10, palette.neutral, 0.18, palette.line, 1);
            paintHatch(this.pen, one.x, middle - 5, one.width, 10, palette.line);
            if (one.width > 60)
                this.plate(one.x + 2, one.y, Math.min(this.pen.measureText(one.text).width + 2 * inset, one.width - 4), one.height, one.text, palette.text);
            break;
        case "dotted":
            this.pen.save();
            this.pen.setLineDash([2, 2]);
            this.across(one.x, one.x + one.width, middle, palette.text3, 2);
            this.pen.restore();
            if (one.width > 80)
                this.plate(one.x + 6, one.y, this.pen.measureText(one.text).width + 2 * inset, one.height, one.text, palette.text3);
            break;
        case "powerHigh":
        case "powerLow":
            this.power(one);
            break;
        case "powerSlope": {
            const falling = /off/i.test(one.text);
            this.pen.save();
            this.pen.setLineDash([6, 4]);
            this.pen.strokeStyle = palette.progress;
            this.pen.lineWidth = 2;
            this.pen.beginPath();
            this.pen.moveTo(one.x, falling ? one.y + 3 : one.y + one.height - 3);
            this.pen.lineTo(one.x + one.width, falling ? one.y + one.height - 3 : one.y + 3);
            this.pen.stroke();
            this.pen.restore();
            break;
        }
        case "bracket":
            this.bracket(one);
            break;
        case "fold":
            this.pen.globalAlpha = 0.5;
            this.pen.fillStyle = palette.text3;
            this.pen.fillRect(one.x, one.y + 3, one.width, one.height - 6);
            this.pen.globalAlpha = 1;
            break;
        case "mark":
            this.diamond(one.x + 4, one.y + 4, 4.5, ["warning", "alarm", "error"].includes(one.look));
            break;
        case "gap":
            this.gap(one);
            break;
        }
    }

    private band(one: TimelineRecord): void {
        const { palette } = this;
        const failed = one.look === "failed";
        const blocked = one.look === "blocked";
        const busy = blocked || ["deleting", "draining", "provisioning"].includes(one.look);
        const edge = failed ? palette["p1-fg"] : blocked ? palette["p2-fg"] : palette.line;
        this.box(one.x + 0.5, one.y + 0.5, one.width - 1, one.height - 1, failed ? palette.p1 : palette.neutral, failed ? 1 : busy ? 0.42 : 0.2, edge,
                 failed || blocked ? 1.5 : 1);
        if (!one.startSeen && one.startVisible)
            this.ring(one.x, one.y + one.height / 2, edge, true);
        this.label(one.x, one.y, one.width, one.height, one.text, failed ? palette["on-p1"] : palette.text);
    }

    private power(one: TimelineRecord): void {
        const { palette } = this;
        const on = one.shape === "powerHigh";
        const high = one.y + 3;
        const low = one.y + one.height - 3;
        if (!on) {
            this.pen.globalAlpha = 0.25;
            this.pen.fillStyle = palette.neutral;
            this.pen.fillRect(one.x, high, one.width, low - high);
            this.pen.globalAlpha = 1;
        }
        this.across(one.x, one.x + one.width, on ? high : low, on ? palette.text3 : palette.text, 2);
        if (!on)
            this.label(one.x, one.y - 2, one.width, one.height, one.text, palette.text);
        if (one.endVisible)
            this.upright(one.x + one.width, high, low, palette.text3);
    }

    private bracket(one: TimelineRecord): void {
        const { palette, pen } = this;
        const held = one.look === "held";
        const color = held ? palette["hold-fg"] : palette.text3;
        const top = one.y + 1.5;
        const bottom = one.y + one.height - 1.5;
        const right = one.x + one.width;
        if (held) {
            pen.globalAlpha = 0.3;
            pen.fillStyle = palette.hold;
            pen.fillRect(one.x, top, one.width, bottom - top);
            pen.globalAlpha = 1;
        }
        const foot = Math.min(5, one.width / 2);
        pen.strokeStyle = color;
        pen.lineWidth = 1.5;
        pen.beginPath();
        if (one.startVisible) {
            pen.moveTo(one.x + foot, top);
            pen.lineTo(one.x, top);
            pen.lineTo(one.x, bottom);
        }
        if (one.endVisible) {
            pen.moveTo(right - foot, top);
            pen.lineTo(right, top);
            pen.lineTo(right, bottom);
        }
        pen.moveTo(one.x, bottom);
        pen.lineTo(right, bottom);
        pen.stroke();
        this.label(one.x, one.y, one.width, one.height, one.text, palette.text);
    }

    private gap(one: TimelineRecord): void {
        const { palette, pen } = this;
        pen.save();
        pen.globalAlpha = 0.5;
        pen.fillStyle = palette.line;
        pen.beginPath();
        for (let y = one.y + 4; y < one.y + one.height; y += 8) {
            for (let x = one.x + 4; x < one.x + one.width; x += 8)
                pen.rect(x, y, 1.5, 1.5);
        }
        pen.fill();
        pen.restore();
        this.box(one.x, one.y, one.width, one.height, palette.line, 0, palette.line, 1, true);
        if (one.width > 80)
            this.plate(one.x + 4, one.y + one.height - 22, Math.min(pen.measureText(one.text).width + 2 * inset, one.width - 8), 18, one.text, palette.text3);
    }

    /** Start and end of a line: hollow when the start was only reported, and the way a hook ended. */
    private caps(one: TimelineRecord, color: string): void {
        if (one.width < 6)
            return;
        const y = one.y + one.height / 2;
        const right = one.x + one.width;
        const { pen } = this;
        if (!one.startSeen && one.startVisible)
            this.ring(one.x, y, color, true);
        if (!one.endVisible || one.end.length === 0)
            return;
        if (one.end === "released") {
            this.ring(right, y, color, false);
            return;
        }
        pen.strokeStyle = color;
        pen.lineWidth = 2;
        pen.beginPath();
        if (one.end === "overridden") {
            pen.moveTo(right - 4, y - 4);
            pen.lineTo(right + 4, y + 4);
            pen.moveTo(right + 4, y - 4);
            pen.lineTo(right - 4, y + 4);
        } else if (one.end === "bypassed") {
            pen.moveTo(right - 4, y - 5);
            pen.lineTo(right + 2, y);
            pen.lineTo(right - 4, y + 5);
        } else {
            pen.moveTo(right, y - 5);
            pen.lineTo(right, y + 5);
        }
        pen.stroke();
    }

    private ring(x: number, y: number, color: string, small: boolean): void {
        const { pen, palette } = this;
        pen.beginPath();
        pen.arc(x, y, small ? 3 : 4, 0, 2 * Math.PI);
        pen.fillStyle = palette.panel;
        pen.fill();
        pen.strokeStyle = color;
        pen.lineWidth = 1.5;
        pen.stroke();
    }

    private diamond(x: number, y: number, half: number, full: boolean): void {
        const { pen, palette } = this;
        pen.beginPath();
        pen.moveTo(x, y - half);
        pen.lineTo(x + half, y);
        pen.lineTo(x, y + half);
        pen.lineTo(x - half, y);
        pen.closePath();
        pen.fillStyle = full ? palette["p2-fg"] : palette.panel;
        pen.fill();
        pen.strokeStyle = full ? palette["p2-fg"] : palette.text3;
        pen.lineWidth = 1.5;
        pen.stroke();
    }

    private box(x: number, y: number, width: number, height: number, fill: string, alpha: number, edge: string, line: number, dotted = false): void {
        const { pen } = this;
        pen.save();
        pen.globalAlpha = alpha;
        pen.fillStyle = fill;
        pen.fillRect(x, y, Math.max(width, 0.5), height);
        pen.globalAlpha = 1;
        if (width >= 3) {
            if (dotted)
                pen.setLineDash([1, 2]);
            pen.strokeStyle = edge;
            pen.lineWidth = line;
            pen.strokeRect(x, y, width, height);
        }
        pen.restore();
    }

    /** Text inside a box; a sentence is cut, a single word stands whole or not at all. */
    private label(x: number, y: number, width: number, height: number, text: string, color: string): void {
        // What reaches out of the picture on the left has its text where it is seen.
        const left = Math.max(x, 0);
        const room = width - (left - x) - 2 * inset;
        if (text.length === 0 || room < 18)
            return;
        const fitting = this.elided(text, room);
        if (fitting !== text && !text.includes(" "))
            return;
        this.pen.fillStyle = color;
        this.pen.fillText(fitting, left + inset, y + height / 2);
    }

    private plate(x: number, y: number, width: number, height: number, text: string, color: string): void {
        if (text.length === 0)
            return;
        this.pen.fillStyle = this.palette.panel;
        this.pen.fillRect(Math.max(x, 2), y, width, height);
        this.label(Math.max(x, 2), y, width + 2, height, text, color);
    }

    private across(left: number, right: number, y: number, color: string, width: number): void {
        this.pen.strokeStyle = color;
        this.pen.lineWidth = width;
        this.pen.beginPath();
        this.pen.moveTo(left, y);
        this.pen.lineTo(right, y);
        this.pen.stroke();
    }

    private upright(x: number, top: number, bottom: number, color: string): void {
        this.pen.strokeStyle = color;
        this.pen.lineWidth = 1;
        this.pen.beginPath();
        this.pen.moveTo(x, top);
        this.pen.lineTo(x, bottom);
        this.pen.stroke();
    }

    private elided(text: string, room: number): string {
        if (this.pen.measureText(text).width <= room)
            return text;
        let low = 0;
        let high = text.length;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.pen.measureText(`${text.slice(0, middle)}\u2026`).width <= room)
                low = middle;
            else
                high = middle - 1;
        }
        return low === 0 ? "" : `${text.slice(0, low).trimEnd()}\u2026`;
    }
}
