// SPDX-License-Identifier: Apache-2.0

import { TimeStretch } from "./TimeFolds";

/** What a hand takes hold of in an overview: all of the window, one of its ends, or nothing, and it jumps there. */
export type BrushGrip = "window" | "begin" | "end" | "outside";

/** Pixels on either side of an edge that belong to it. */
const reach = 6;

/**
 * The part of a longer stretch of time that is looked at, and what becomes of it when it is moved or made longer: it stays
 * inside of the whole (ui/timeline/paint/TimeBrush). A value.
 */
export class TimeBrush {
    readonly window: TimeStretch;

    /** What is shown beyond the whole is not counted; when it is all beyond, the nearest part is. */
    constructor(readonly whole: TimeStretch, shown: TimeStretch) {
        const window = { from: Math.max(shown.from, whole.from), to: Math.min(shown.to, whole.to) };
        this.window = window.to > window.from ? window : this.placed(shown.from, Math.max(shown.to - shown.from, 1));
    }

    get length(): number {
        return this.window.to - this.window.from;
    }

    movedBy(by: number): TimeStretch {
        return this.placed(this.window.from + by, this.length);
    }
    movedTo(middle: number): TimeStretch {
        return this.placed(middle - this.length / 2, this.length);
    }
    atBegin(): TimeStretch {
        return this.placed(this.whole.from, this.length);
    }
    atEnd(): TimeStretch {
        return this.placed(this.whole.to, this.length);
    }

    /** The other end stays; never shorter than `least`, unless it is already. */
    withBegin(begin: number, least: number): TimeStretch {
        return { from: Math.min(Math.max(begin, this.whole.from), this.window.to - Math.min(least, this.length)), to: this.window.to };
    }
    withEnd(end: number, least: number): TimeStretch {
        return { from: this.window.from, to: Math.min(Math.max(end, this.window.from + Math.min(least, this.length)), this.whole.to) };
    }

    /** So many times as long. The middle stays, or the end where it is that of the whole. */
    widened(factor: number, least: number): TimeStretch {
        const next = Math.min(Math.max(this.length * factor, Math.min(least, this.length)), this.whole.to - this.whole.from);
        return this.window.to === this.whole.to ? this.placed(this.whole.to - next, next) : this.placed(this.window.from + this.length / 2 - next / 2, next);
    }

    /** The same length as near to `from` as there is room. */
    private placed(from: number, length: number): TimeStretch {
        const fitting = Math.min(length, this.whole.to - this.whole.from);
        const begin = Math.min(Math.max(from, this.whole.from), this.whole.to - fitting);
        return { from: begin, to: begin + fitting };
    }
}

/** Edges can be taken from outside, and from as much of the inside as leaves half of a narrow window to move it. */
export function brushGripAt(x: number, left: number, right: number): BrushGrip {
    const inside = Math.min(reach, (right - left) / 4);
    if (x < left - reach || x > right + reach)
        return "outside";
    return x <= left + inside ? "begin" : x >= right - inside ? "end" : "window";
}
