// SPDX-License-Identifier: Apache-2.0

export interface TimeStretch {
    from: number;
    to: number;
}

/** Where a time lies when folds take none: the open time before it, and how many folds, of the one that it lies in the share before it. */
export interface TimePlace {
    open: number;
    folds: number;
}

/**
 * Stretches of time that are drawn as a zigzag of a few pixels, however long they are (ui/timeline/paint/TimeFolds). Knows
 * times and counts folds; how long a pixel is, TimeScale knows.
 */
export class TimeFolds {
    /** How wide a fold is drawn, in pixels. */
    static readonly width = 16;
    readonly all: readonly TimeStretch[];
    /** How much is folded before each. */
    private readonly before: number[] = [];

    /** In any order; those that overlap or touch become one, those without length none. */
    constructor(stretches: readonly TimeStretch[]) {
        const folds: TimeStretch[] = [];
        for (const one of [...stretches].sort((a, b) => a.from - b.from)) {
            if (one.to <= one.from)
                continue;
            const last = folds[folds.length - 1];
            if (last && one.from <= last.to)
                last.to = Math.max(last.to, one.to);
            else
                folds.push({ ...one });
        }
        let before = 0;
        for (const fold of folds) {
            this.before.push(before);
            before += fold.to - fold.from;
        }
        this.all = folds;
    }

    get isEmpty(): boolean {
        return this.all.length === 0;
    }

    /** The first fold that ends after `time`; one behind the last when there is none. */
    firstAfter(time: number): number {
        const at = this.all.findIndex(fold => fold.to > time);
        return at < 0 ? this.all.length : at;
    }

    placeOf(time: number): TimePlace {
        const at = this.firstAfter(time);
        const next = this.all[at];
        if (!next) {
            const last = this.all[at - 1];
            return { open: last ? time - (this.before[at - 1] ?? 0) - (last.to - last.from) : time, folds: at };
        }
        const inside = Math.max(0, time - next.from);
        return { open: time - (this.before[at] ?? 0) - inside, folds: at + inside / (next.to - next.from) };
    }

    /** Which time lies `pixels` behind a place where an open pixel lasts `perPixel` milliseconds. */
    timeAt(origin: TimePlace, pixels: number, perPixel: number): number {
        const startOf = (at: number): number =>
            ((this.all[at] as TimeStretch).from - (this.before[at] ?? 0) - origin.open) / perPixel + TimeFolds.width * (at - origin.folds);
        // The last fold that begins at or before the pixel.
        let low = 0;
        let high = this.all.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (startOf(middle) <= pixels)
                low = middle + 1;
            else
                high = middle;
        }
        if (low === 0)
            return origin.open + (pixels + TimeFolds.width * origin.folds) * perPixel;
        const fold = this.all[low - 1] as TimeStretch;
        const inside = pixels - startOf(low - 1);
        return inside <= TimeFolds.width ? fold.from + (inside / TimeFolds.width) * (fold.to - fold.from) : fold.to + (inside - TimeFolds.width) * perPixel;
    }
}
