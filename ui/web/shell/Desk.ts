// SPDX-License-Identifier: Apache-2.0

import { FleetRow, fleetRow, FleetSummary, summarize } from "../rows/fleet";
import { RecordMark } from "../timeline/recordMarks";
import { Change, LiveView } from "../session/LiveView";
import { Session } from "../session/Session";
import { Moment } from "./routes";

/** What every page works with. */
export interface Desk {
    readonly session: Session;
    /** The fleet of the present; it is not followed while the past is shown. */
    readonly fleet: Fleet;
    /** What people did about alarms; of the present too. */
    readonly alarms: LiveView;
    readonly moment: Moment;
    /** The clock that ages are told by: of the server, or the instant that is shown. */
    readonly now: number;
    /** What is shown may have gone on since. */
    readonly stale: boolean;
    /** The machines come in a version that is understood; they can be counted by what they are; of the hosts nothing is understood; there may be more machines; nobody has seen the cluster yet; why nobody sees any. */
    readonly isUnderstood: boolean;
    readonly countsKnown: boolean;
    readonly countsPartial: boolean;
    readonly machinesPartial: boolean;
    readonly sawNothing: boolean;
    readonly machinesAbsent: string;
    readonly hostsAbsent: string;
    /** Since when a workload cluster, namespace/name of its Cluster object, cannot be seen; 0 when it is, and of the past. */
    unseenSince(cluster: string): number;
    /** How long something lasts, "≥" in front while nobody knows; or since when, where a person wants to know that. */
    since(instant: number): string;
    go(path: string): void;
    /** An address of the same moment. */
    machinePath(machine: string): string;
    /** Told once, on the screen and to whoever listens. */
    tell(sentence: string): void;
    /** A file of the backend to the downloads. */
    download(path: string, file: string): void;
}

/** One page. It is made when it is gone to, and thrown away when it is left. */
export interface Page {
    readonly element: HTMLElement;
    readonly title: string;
    /** Opens what it shows. */
    start(): void;
    stop(): void;
    /** Time went on, or the connection is another one. */
    tick(): void;
    /** What it follows of an instant of the past: these are asked again for another one. Empty of the present, and where there is no past. */
    readonly past: readonly LiveView[];
    /** What the bar of the record marks because of it, where the backend tells no marks. */
    readonly marks?: readonly RecordMark[];
    /** Takes a key, or leaves it to others. */
    key(event: KeyboardEvent): boolean;
    focusFilter(): void;
    /** What Y copies; empty for nothing. */
    sentence(): string;
}

/** The Machines as rows that were read once, and the figures of them. */
export class Fleet {
    readonly rows = new Map<string, FleetRow>();
    summary: FleetSummary = summarize([]);
    readonly view: LiveView;
    private readonly listeners = new Set<(change: Change) => void>();

    constructor(at: string) {
        this.view = new LiveView("fleet", at ? { at } : {});
        this.view.onChange = change => this.read(change);
    }

    listen(listener: (change: Change) => void): () => void {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    }

    private read(change: Change): void {
        if (change === "all") {
            this.rows.clear();
            for (const [key, row] of this.view.rows)
                this.rows.set(key, fleetRow(key, row));
        } else {
            for (const key of change) {
                const row = this.view.row(key);
                if (row)
                    this.rows.set(key, fleetRow(key, row));
                else
                    this.rows.delete(key);
            }
        }
        this.summary = summarize(this.rows.values());
        for (const listener of [...this.listeners])
            listener(change);
    }
}
