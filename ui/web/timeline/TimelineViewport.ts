// SPDX-License-Identifier: Apache-2.0

import { minuteLength } from "../words/time";
import { TimeStretch } from "./TimeFolds";
import { TimelineData } from "./timelineData";
import { TimelineFolding } from "./TimelineFolding";
import { TimeScale } from "./TimeScale";

/** Share of the interval that stays free right of now, so that the newest change is not at the edge. */
const headroom = 0.03;

/** What a key does: so many times nearer, and on by so much of what is shown. */
export const keyZoom = 1.4;
export const keyPan = 0.15;

/** A fold, or a stretch that somebody opened, where it can be seen. */
export interface FoldPlace {
    stretch: TimeStretch;
    /** In the plot, cut to it. */
    left: number;
    right: number;
    open: boolean;
}

/** The folds of the scale and the opened stretches that lie in what it shows, from left to right. */
export function foldPlaces(scale: TimeScale, opened: readonly TimeStretch[]): FoldPlace[] {
    const places: FoldPlace[] = [];
    const add = (stretch: TimeStretch, open: boolean): void => {
        const left = scale.x(stretch.from);
        const right = scale.x(stretch.to);
        if (right > 0 && left < scale.width)
            places.push({ stretch, left: Math.max(left, 0), right: Math.min(right, scale.width), open });
    };
    for (const fold of scale.folds?.all ?? [])
        add(fold, false);
    for (const stretch of opened)
        add(stretch, true);
    return places.sort((a, b) => a.left - b.left);
}

/** Which of them is meant at a point: a fold anywhere in its column, an opened stretch only in the axis, where its handle is. */
export function foldAt(places: readonly FoldPlace[], x: number, y: number): FoldPlace | null {
    return places.find(place => x >= place.left && x <= place.right && (!place.open || y < 0)) ?? null;
}

/** What stretch of time is shown, whether it goes with the clock, and what of it is folded (ui/timeline/paint/TimelineViewport). */
export class TimelineViewport {
    scale = new TimeScale(0, 1000, 1);
    following = true;
    private readonly folding = new TimelineFolding();
    private fitted = false;
    private empty = true;
    private earliest = 0;
    private recordFrom = 0;
    private now = 0;

    /** `wanted` is the stretch of a link, which is shown in place of all there is; 0 for none. */
    constructor(private readonly wantedFrom = 0) {
    }

    /** The first instant that there is something to see of. */
    get first(): number {
        let first = Math.min(this.now, this.earliest || this.now);
        if (this.recordFrom > 0)
            first = Math.max(first, this.recordFrom);
        return Math.min(first, this.now - minuteLength);
    }

    /** All that there is, up to now; null while there is nothing. */
    get recorded(): TimeStretch | null {
        return this.empty || this.now === 0 ? null : { from: this.first, to: this.now };
    }

    get isFolding(): boolean {
        return this.folding.isEnabled;
    }

    get folds(): FoldPlace[] {
        return foldPlaces(this.scale, this.folding.openedStretches());
    }

    setData(data: TimelineData): void {
        this.recordFrom = data.from;
        this.empty = data.lanes.every(lane => lane.spans.length === 0 && lane.marks.length === 0);
        this.earliest = 0;
        for (const lane of data.lanes) {
            for (const at of [lane.spans[0]?.from, lane.marks[0]?.at]) {
                if (at !== undefined && (this.earliest === 0 || at < this.earliest))
                    this.earliest = at;
            }
        }
        this.folding.setData(data);
        if (this.fitted)
            this.refold(this.following ? this.scale.x(this.now) : this.scale.width / 2);
        if (this.fitted || this.empty || this.now === 0)
            return;
        this.fitted = true;
        this.fit();
    }

    setNow(now: number): void {
        this.now = now;
        this.folding.now = now;
        // The fold that lasts until now grows with it.
        if (this.fitted && this.following)
            this.follow();
        else if (this.fitted && this.folding.isEnabled)
            this.refold(this.scale.width / 2);
    }

    setWidth(width: number): void {
        this.scale = new TimeScale(this.scale.from, this.scale.to, width, this.folding.folds());
    }

    /** Whether what is idle is folded; the interval stays. */
    setFolding(on: boolean, data: TimelineData): void {
        this.folding.setEnabled(on);
        this.folding.setData(data);
        this.showSame();
    }

    /** All there is; at first what a link asks for. */
    fit(): void {
        const from = this.wantedFrom > 0 && this.wantedFrom < this.now ? this.wantedFrom : this.first;
        this.folding.span = this.now - from;
        this.folding.lookAtAll();
        const { width } = this.scale;
        const margin = width * headroom;
        const inner = new TimeScale(from, this.now, width - 2 * margin, this.folding.folds());
        this.scale = new TimeScale(inner.time(-margin), inner.time(inner.width + margin), width, inner.folds);
        this.following = true;
    }

    /** A stretch that reaches now moves with it. */
    show(stretch: TimeStretch): void {
        if (this.empty || stretch.to <= stretch.from)
            return;
        this.folding.span = stretch.to - stretch.from;
        this.folding.lookAt(stretch);
        const { width } = this.scale;
        this.following = stretch.to >= this.now;
        const inner = new TimeScale(stretch.from, stretch.to, this.following ? width * (1 - headroom) : width, this.folding.folds());
        this.scale = new TimeScale(stretch.from, inner.time(width), width, inner.folds);
    }

    follow(): void {
        const edge = this.scale.width * (1 - headroom);
        const refolded = this.scale.refolded(this.folding.folds(), edge);
        this.scale = refolded.panned(refolded.x(this.now) - edge);
        this.following = true;
    }

    /** Around now while it is followed, else around the middle. */
    zoom(factor: number): void {
        this.zoomTo(factor, this.following ? this.scale.x(this.now) : this.scale.width / 2);
    }

    zoomAround(factor: number, x: number): void {
        this.zoomTo(factor, x);
        this.following = false;
    }

    pan(pixels: number): void {
        this.scale = this.scale.panned(pixels);
        this.following = false;
    }

    /** The next change in a direction comes to the middle; false when there is none. */
    step(direction: number, changes: readonly number[]): boolean {
        const centre = this.scale.time(this.scale.width / 2);
        // A pixel of slack, or the change that is already in the middle would be found again.
        const slack = this.scale.perPixel;
        const next = direction > 0 ? changes.find(at => at > centre + slack) : [...changes].reverse().find(at => at < centre - slack);
        if (next === undefined)
            return false;
        this.pan(this.scale.x(next) - this.scale.width / 2);
        return true;
    }

    /** Opens or closes a fold; the interval stays. */
    toggle(place: FoldPlace): void {
        if (this.folding.toggle((place.stretch.from + place.stretch.to) / 2))
            this.showSame();
    }

    /** The one at `x`, or else the nearest; false when there is none. */
    toggleNearest(x: number): boolean {
        const distance = (place: FoldPlace): number => Math.max(place.left - x, x - place.right, 0);
        const nearest = this.folds.sort((a, b) => distance(a) - distance(b))[0];
        if (nearest)
            this.toggle(nearest);
        return nearest !== undefined;
    }

    private zoomTo(factor: number, x: number): void {
        const zoomed = this.scale.zoomed(factor, x);
        // It stops at the ends of what can be shown, and with it what is long enough to be folded.
        this.folding.span = (this.folding.span * zoomed.openSpan) / this.scale.openSpan;
        this.scale = zoomed.refolded(this.folding.folds(), x);
    }

    private refold(x: number): void {
        this.scale = this.scale.refolded(this.folding.folds(), x);
    }

    private showSame(): void {
        if (this.fitted)
            this.scale = new TimeScale(this.scale.from, this.scale.to, this.scale.width, this.folding.folds());
    }
}
