// SPDX-License-Identifier: Apache-2.0

import { dayLength, hourLength, minuteLength } from "../words/time";

const shortest = 100;
const longest = 5 * 366 * dayLength;
const steps = [1, 2, 5, 10, 15, 30].map(seconds => seconds * 1000).concat([1, 2, 5, 10, 15, 30].map(minutes => minutes * minuteLength),
                                                                            [1, 2, 3, 6, 12, 24, 48, 168].map(hours => hours * hourLength));

export interface AxisTick {
    at: number;
    x: number;
    /** It is midnight. */
    day: boolean;
}

/** Time and pixels of a plot (ui/timeline/paint/TimeScale). A value: to zoom and to pan makes another one. */
export class TimeScale {
    readonly to: number;
    readonly width: number;

    constructor(readonly from: number, to: number, width: number) {
        this.to = Math.min(Math.max(to, from + shortest), from + longest);
        this.width = Math.max(width, 1);
    }

    get span(): number {
        return this.to - this.from;
    }

    get perPixel(): number {
        return this.span / this.width;
    }

    x(time: number): number {
        return ((time - this.from) / this.span) * this.width;
    }

    time(x: number): number {
        return this.from + (x / this.width) * this.span;
    }

    /** Twice as large with 2; what is at `x` stays there. */
    zoomed(factor: number, x: number): TimeScale {
        const next = Math.min(Math.max(this.span / factor, shortest), longest);
        const from = this.time(x) - next * (x / this.width);
        return new TimeScale(from, from + next, this.width);
    }

    panned(pixels: number): TimeScale {
        const by = this.span * (pixels / this.width);
        return new TimeScale(this.from + by, this.to + by, this.width);
    }

    /** The distance of ticks that are at least so many pixels apart. */
    tickStep(minimum: number): number {
        const wanted = this.span * (minimum / this.width);
        const last = steps[steps.length - 1] as number;
        return steps.find(step => step >= wanted) ?? last * (Math.floor(wanted / last) + 1);
    }

    ticks(minimum: number): AxisTick[] {
        const step = this.tickStep(minimum);
        const result: AxisTick[] = [];
        for (let at = Math.ceil(this.from / step) * step; at <= this.to; at += step)
            result.push({ at, x: this.x(at), day: at % dayLength === 0 });
        return result;
    }
}
