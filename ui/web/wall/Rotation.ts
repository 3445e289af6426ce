// SPDX-License-Identifier: Apache-2.0

import { LayoutName } from "./options";

/** Which layout is shown: one after the other, unless something urgent waits for a person. */
export class Rotation {
    private place = 0;
    private since = 0;

    constructor(private readonly layouts: readonly LayoutName[], private readonly seconds: number) {
    }

    /** `uptime` is milliseconds; `urgent` the layouts on which what is urgent can be seen, the best first; empty for nothing. */
    at(uptime: number, urgent: readonly LayoutName[]): LayoutName {
        const first = this.layouts[0] ?? "fleet";
        if (urgent.length > 0 && this.layouts.length > 1) {
            // When it is over, the layout that was interrupted begins anew.
            this.since = uptime;
            return urgent.find(one => this.layouts.includes(one)) ?? urgent[0] ?? first;
        }
        const length = this.seconds * 1000;
        if (length > 0 && this.layouts.length > 1 && uptime - this.since >= length) {
            const steps = Math.floor((uptime - this.since) / length);
            this.place = (this.place + steps) % this.layouts.length;
            this.since += steps * length;
        }
        return this.layouts[this.place] ?? first;
    }
}
