// SPDX-License-Identifier: Apache-2.0

import { TimeFolds, TimeStretch } from "./TimeFolds";
import { TimelineData } from "./timelineData";

/** A stretch is folded when it is longer than this part of what is shown; so much of it stays at either end. */
const shareFolded = 10;
const shareKept = 50;

/** Something waits or moves: how long it takes is what somebody wants to see. What merely stands goes on in silence. */
const underWay = new Set(["holding", "blocked", "draining", "left", "held", "requested", "moving", "notReady", "provisioning", "deleting"]);

/** The stretches in which nothing changed and nothing was under way, the oldest first. What nobody observed is not idle. */
export function idleStretches(data: TimelineData, end: number): TimeStretch[] {
    const busy: TimeStretch[] = [];
    const add = (from: number, to: number): void => {
        if (from <= end && to >= data.from)
            busy.push({ from: Math.max(from, data.from), to: Math.min(to, end) });
    };
    for (const lane of data.lanes) {
        for (const span of lane.spans) {
            if (underWay.has(span.look)) {
                add(span.from, span.to || end);
                continue;
            }
            add(span.from, span.from);
            if (span.to > 0)
                add(span.to, span.to);
        }
        for (const mark of lane.marks)
            add(mark.at, mark.at);
    }
    for (const gap of data.gaps)
        add(gap.from, gap.to || end);
    busy.sort((a, b) => a.from - b.from);
    const idle: TimeStretch[] = [];
    let reach = busy[0]?.from;
    if (reach === undefined)
        return idle;
    for (const one of busy) {
        if (one.from > reach)
            idle.push({ from: reach, to: one.from });
        reach = Math.max(reach, one.to);
    }
    if (reach < end)
        idle.push({ from: reach, to: end });
    return idle;
}

/**
 * Which idle stretches of a timeline are folded, as in the console (ui/timeline/paint/TimelineFolding): those longer than a
 * tenth of what is shown, but for those that somebody opened. Around each change some of the quiet stays.
 */
export class TimelineFolding {
    now = 0;
    private on = false;
    private spanValue = 3600000;
    private idle: TimeStretch[] = [];
    private readonly opened = new Set<number>(); // where their idle stretches begin
    private readonly lookedInto = new Set<number>(); // likewise

    get isEnabled(): boolean {
        return this.on;
    }

    /** Off: nothing is folded, and what was opened is forgotten. */
    setEnabled(on: boolean): void {
        this.on = on;
        if (!on)
            this.closeAll();
    }

    setData(data: TimelineData): void {
        // How far the last stretch reaches is asked whenever the clock went on.
        this.idle = this.on ? idleStretches(data, Infinity) : [];
    }

    /** How much time is shown, counted as if nothing was folded; the tenth is of this. */
    get span(): number {
        return this.spanValue;
    }
    set span(length: number) {
        this.spanValue = Math.max(length, 100);
    }

    folds(): TimeFolds | null {
        const folds = this.idle.filter(idle => !this.isOpen(idle)).map(idle => this.foldIn(idle)).filter((fold): fold is TimeStretch => fold !== null);
        return folds.length > 0 ? new TimeFolds(folds) : null;
    }

    /** Stretches long enough to be folded that somebody opened, without the quiet that stays. */
    openedStretches(): TimeStretch[] {
        return this.idle.filter(idle => this.isOpen(idle)).map(idle => this.foldIn(idle)).filter((fold): fold is TimeStretch => fold !== null);
    }

    /** Opens the fold, or closes the opened stretch, that `time` lies in; false when in none. */
    toggle(time: number): boolean {
        for (const idle of this.idle) {
            const fold = this.foldIn(idle);
            if (!fold || time < fold.from || time > fold.to)
                continue;
            const wasOpen = [this.opened.delete(idle.from), this.lookedInto.delete(idle.from)].includes(true);
            if (!wasOpen)
                this.opened.add(idle.from);
            return true;
        }
        return false;
    }

    /** Somebody chose to see just this: where it begins or ends within a fold that one is open. */
    lookAt(shown: TimeStretch): void {
        this.lookedInto.clear();
        for (const idle of this.idle) {
            const fold = this.foldIn(idle);
            if (fold && [shown.from, shown.to].some(edge => edge > fold.from && edge < fold.to))
                this.lookedInto.add(idle.from);
        }
    }

    lookAtAll(): void {
        this.lookedInto.clear();
    }

    closeAll(): void {
        this.opened.clear();
        this.lookedInto.clear();
    }

    private foldIn(idle: TimeStretch): TimeStretch | null {
        const to = Math.min(idle.to, this.now);
        if (to - idle.from <= this.spanValue / shareFolded)
            return null;
        return { from: idle.from + this.spanValue / shareKept, to: to - this.spanValue / shareKept };
    }

    private isOpen(idle: TimeStretch): boolean {
        return this.opened.has(idle.from) || this.lookedInto.has(idle.from);
    }
}
