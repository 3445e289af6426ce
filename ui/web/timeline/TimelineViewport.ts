// SPDX-License-Identifier: Apache-2.0

import { minuteLength } from "../words/time";
import { TimelineData } from "./timelineData";
import { TimeScale } from "./TimeScale";

/** Share of the interval that stays free right of now, so that the newest change is not at the edge. */
const headroom = 0.03;

/** What stretch of time is shown, and whether it goes with the clock (ui/timeline/paint/TimelineViewport, without folds). */
export class TimelineViewport {
    scale = new TimeScale(0, 1000, 1);
    following = true;
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
        if (this.fitted || this.empty || this.now === 0)
            return;
        this.fitted = true;
        this.fit();
    }

    setNow(now: number): void {
        this.now = now;
        if (this.fitted && this.following)
            this.follow();
    }

    setWidth(width: number): void {
        this.scale = new TimeScale(this.scale.from, this.scale.to, width);
    }

    /** All there is; at first what a link asks for. */
    fit(): void {
        const from = this.wantedFrom > 0 ? Math.max(this.wantedFrom, 1) : this.first;
        const margin = ((this.now - from) / (1 - 2 * headroom)) * headroom;
        this.scale = new TimeScale(from - margin, this.now + margin, this.scale.width);
        this.following = true;
    }

    follow(): void {
        const to = this.now + this.scale.span * headroom;
        this.scale = new TimeScale(to - this.scale.span, to, this.scale.width);
        this.following = true;
    }

    /** Around now while it is followed, else around the middle. */
    zoom(factor: number): void {
        this.scale = this.scale.zoomed(factor, this.following ? this.scale.x(this.now) : this.scale.width / 2);
    }

    zoomAround(factor: number, x: number): void {
        this.scale = this.scale.zoomed(factor, x);
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
}
