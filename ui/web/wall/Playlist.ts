// SPDX-License-Identifier: Apache-2.0

import { LayoutName } from "./options";

/** One layout of one cluster. */
export interface Turn {
    cluster: number;
    layout: LayoutName;
}

/** Which layout of which cluster is shown: cluster by cluster, all layouts of one before the next, unless something urgent waits for a person. */
export class Playlist {
    private readonly turns: readonly Turn[];
    private place = 0;
    private since = 0;
    private last: Turn;

    constructor(layouts: readonly LayoutName[], clusters: number, private readonly seconds: number) {
        this.turns = Array.from({ length: Math.max(1, clusters) }, (_none, cluster) => layouts.map(layout => ({ cluster, layout }))).reduce((all, some) => [...all, ...some], []);
        this.last = this.turns[0] ?? { cluster: 0, layout: "fleet" };
    }

    /** `uptime` is milliseconds; `urgent` of each cluster the layouts on which what is urgent can be seen, the best first; empty for nothing. */
    at(uptime: number, urgent: readonly (readonly LayoutName[])[]): Turn {
        const isUrgent = (cluster: number): boolean => (urgent[cluster]?.length ?? 0) > 0;
        // What somebody looks at stays, also when there is more of it elsewhere.
        const cluster = isUrgent(this.last.cluster) ? this.last.cluster : urgent.findIndex(layouts => layouts.length > 0);
        if (cluster >= 0 && this.turns.length > 1) {
            const seen = urgent[cluster] ?? [];
            const own = this.turns.filter(turn => turn.cluster === cluster).map(turn => turn.layout);
            this.since = uptime;
            // A wall of one layout keeps it: it was chosen for that screen.
            this.last = { cluster, layout: own.length > 1 ? seen.find(one => own.includes(one)) ?? seen[0] ?? "fleet" : own[0] ?? "fleet" };
            return this.last;
        }
        const length = this.seconds * 1000;
        if (length > 0 && this.turns.length > 1 && uptime - this.since >= length) {
            const steps = Math.floor((uptime - this.since) / length);
            this.place = (this.place + steps) % this.turns.length;
            this.since += steps * length;
        }
        this.last = this.turns[this.place] ?? this.last;
        return this.last;
    }
}
