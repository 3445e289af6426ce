// SPDX-License-Identifier: Apache-2.0

/** How often faster than it went the past can be played. */
export const speeds = [1, 10, 60, 600] as const;

/** No more than so long a wait is made up for in one step: who waits longer sees the past go slower, never with holes. */
const longestStep = 1000;

/**
 * Which instant is shown, which one is asked for, and which one somebody wants by now. One instant at most is asked for at
 * a time, and after its answer the newest that is wanted. Instants are milliseconds, 0 is the present; times of the clock
 * are those of this browser.
 */
export class Playhead {
    playing = false;
    speed: number = 60;
    private shownValue = 0;
    private asked = 0;
    private wantedValue = 0;
    private steppedAt = 0;

    /** `ask` has what is to be seen of an instant asked for: arrived() and settled() follow. */
    constructor(private readonly ask: (instant: number) => void) {
    }

    get shown(): number {
        return this.shownValue;
    }

    /** Where a hand, or the playing, is by now: ahead of what is shown while that is on its way. */
    get wanted(): number {
        return this.wantedValue;
    }

    get waits(): boolean {
        return this.asked !== 0;
    }

    /** Somebody went to that instant by other means; `waits`, when it is asked for already. */
    jump(instant: number, waits: boolean): void {
        this.shownValue = this.wantedValue = instant;
        this.asked = waits ? instant : 0;
        if (instant === 0)
            this.playing = false;
    }

    want(instant: number): void {
        this.wantedValue = instant;
        this.next();
    }

    /** The first of the answer came: what is shown is of the instant that was asked for. */
    arrived(): void {
        if (this.asked !== 0)
            this.shownValue = this.asked;
    }

    /** All of the answer came, and the next may be asked. */
    settled(): void {
        this.arrived();
        this.asked = 0;
        this.next();
    }

    play(uptime: number): void {
        this.playing = true;
        this.steppedAt = uptime;
    }

    pause(): void {
        this.playing = false;
        this.wantedValue = this.asked || this.shownValue;
    }

    /** Goes on from the frame that came; true when that ends at the present. */
    step(uptime: number, now: number): boolean {
        if (!this.playing || this.asked !== 0)
            return false;
        const next = this.shownValue + Math.min(uptime - this.steppedAt, longestStep) * this.speed;
        this.steppedAt = uptime;
        if (next >= now)
            return true;
        this.want(next);
        return false;
    }

    private next(): void {
        if (this.asked !== 0 || this.wantedValue === 0 || this.wantedValue === this.shownValue)
            return;
        this.asked = this.wantedValue;
        this.ask(this.asked);
    }
}
