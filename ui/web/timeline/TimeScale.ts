// SPDX-License-Identifier: Apache-2.0

import { dayLength, hourLength, minuteLength } from "../words/time";
import { TimeFolds, TimePlace } from "./TimeFolds";

const shortest = 100;
const longest = 5 * 366 * dayLength;
const steps = [1, 2, 5, 10, 15, 30].map(seconds => seconds * 1000).concat([1, 2, 5, 10, 15, 30].map(minutes => minutes * minuteLength),
                                                                            [1, 2, 3, 6, 12, 24, 48, 168].map(hours => hours * hourLength));

export interface AxisTick {
    at: number;
    x: number;
    /** It is midnight. */
    day: boolean;
    /** The first one behind a fold, of another day than the one before it. */
    newDay: boolean;
}

/** Time and pixels of a plot (ui/timeline/paint/TimeScale). A value: to zoom and to pan makes another one. */
export class TimeScale {
    readonly to: number;
    readonly width: number;
    readonly folds: TimeFolds | null = null;
    private readonly origin: TimePlace = { open: 0, folds: 0 };
    private readonly openPixel: number;

    /** Folds that would leave less than half of the width to open time are left out. */
    constructor(readonly from: number, to: number, width: number, folds: TimeFolds | null = null) {
        this.to = Math.min(Math.max(to, from + shortest), from + longest);
        this.width = Math.max(width, 1);
        this.openPixel = this.span / this.width;
        if (!folds || folds.isEmpty)
            return;
        const begin = folds.placeOf(this.from);
        const end = folds.placeOf(this.to);
        const zigzags = TimeFolds.width * (end.folds - begin.folds);
        if (zigzags > this.width / 2 || end.open - begin.open < shortest)
            return;
        this.folds = folds;
        this.origin = begin;
        this.openPixel = (end.open - begin.open) / (this.width - zigzags);
    }

    /** The scale on which `time` lies at `x`. */
    static around(time: number, x: number, perPixel: number, width: number, folds: TimeFolds | null): TimeScale {
        if (!folds || folds.isEmpty)
            return new TimeScale(time - x * perPixel, time + (width - x) * perPixel, width);
        const place = folds.placeOf(time);
        return new TimeScale(folds.timeAt(place, -x, perPixel), folds.timeAt(place, width - x, perPixel), width, folds);
    }

    get span(): number {
        return this.to - this.from;
    }

    /** As much as would be shown were nothing folded. */
    get openSpan(): number {
        return this.openPixel * this.width;
    }

    get perPixel(): number {
        return this.openPixel;
    }

    x(time: number): number {
        if (!this.folds)
            return ((time - this.from) / this.span) * this.width;
        const place = this.folds.placeOf(time);
        return (place.open - this.origin.open) / this.openPixel + TimeFolds.width * (place.folds - this.origin.folds);
    }

    time(x: number): number {
        return this.folds ? this.folds.timeAt(this.origin, x, this.openPixel) : this.from + (x / this.width) * this.span;
    }

    /** Twice as large with 2; what is at `x` stays there. */
    zoomed(factor: number, x: number): TimeScale {
        const next = Math.min(Math.max(this.openSpan / factor, shortest), longest);
        return TimeScale.around(this.time(x), x, next / this.width, this.width, this.folds);
    }

    panned(pixels: number): TimeScale {
        return TimeScale.around(this.from, -pixels, this.openPixel, this.width, this.folds);
    }

    /** With other folds; a pixel of open time lasts as long, and what is at `x` stays there. */
    refolded(folds: TimeFolds | null, x: number): TimeScale {
        return this.folds || (folds && !folds.isEmpty) ? TimeScale.around(this.time(x), x, this.openPixel, this.width, folds) : this;
    }

    /** The distance of ticks that are at least so many pixels apart. */
    tickStep(minimum: number): number {
        const wanted = this.openSpan * (minimum / this.width);
        const last = steps[steps.length - 1] as number;
        return steps.find(step => step >= wanted) ?? last * (Math.floor(wanted / last) + 1);
    }

    ticks(minimum: number): AxisTick[] {
        const step = this.tickStep(minimum);
        const roundAfter = (time: number): number => Math.ceil(time / step) * step;
        const result: AxisTick[] = [];
        const all = this.folds?.all ?? [];
        let fold = this.folds?.firstAfter(this.from) ?? 0;
        let before = this.from;
        let keepOut = -minimum; // up to where the length of a fold stands
        let folded = false;
        for (let at = roundAfter(this.from); at <= this.to;) {
            const next = all[fold];
            if (next && at >= next.from) {
                ++fold;
                keepOut = this.x(next.to) - TimeFolds.width / 2 + minimum / 2;
                folded = true;
                at = Math.max(at, roundAfter(next.to));
                continue;
            }
            const x = this.x(at);
            const nearNext = next !== undefined && x > this.x(next.from) + TimeFolds.width / 2 - minimum / 2;
            if (x >= keepOut && !nearNext) {
                const day = at % dayLength === 0;
                result.push({ at, x, day, newDay: folded && !day && Math.floor(at / dayLength) !== Math.floor(before / dayLength) });
                before = at;
                folded = false;
            }
            at += step;
        }
        return result;
    }
}
