// SPDX-License-Identifier: Apache-2.0

import { AlarmEntry, alarmHeads, isOfMachines } from "../rows/alarms";
import { FleetRow, fleetRow } from "../rows/fleet";
import { HoldRow, holdRow } from "../rows/holds";
import { number, shortName, text } from "../rows/members";
import { Change, LiveView } from "../session/LiveView";
import { Session } from "../session/Session";
import { Standing } from "../session/Standing";
import { raisedAlarms } from "../shell/AlarmLine";
import { Row } from "../session/wire";
import { inScope, LayoutName, WallOptions } from "./options";
import { alias, withAliases, withoutAddresses } from "./privacy";

/** All that a wall knows: the views that its layouts need, narrowed to its scope. It follows and never asks for more. */
export class WallFeed {
    readonly standing = new Standing();
    readonly fleet = new LiveView("fleet");
    readonly holdsView = new LiveView("holds");
    readonly alarms = new LiveView("alarms");
    readonly power = new LiveView("power");
    readonly calendar = new LiveView("calendar");
    readonly incidents = new LiveView("incidents");
    readonly machines = new Map<string, FleetRow>();
    readonly holds = new Map<string, HoldRow>();
    /** Counts what came; the cells of a matrix are painted when it is another one. */
    revision = 0;

    private readonly names = new Set<string>();
    private namesKnown = false;

    constructor(readonly session: Session, readonly options: WallOptions) {
        this.fleet.onChange = change => {
            this.read(this.fleet, change, this.machines, fleetRow);
            this.namesKnown = false;
        };
        this.holdsView.onChange = change => this.read(this.holdsView, change, this.holds, holdRow);
        this.power.onChange = () => {
            ++this.revision;
            this.namesKnown = false;
        };
        for (const view of [this.alarms, this.calendar, this.incidents, this.standing.view])
            view.onChange = () => void ++this.revision;
    }

    start(): void {
        const { layouts } = this.options;
        for (const view of [this.standing.view, this.fleet, this.holdsView, this.alarms])
            this.session.follow(view);
        // What is urgent is shown on the layout where it is, also on one that is not in turn.
        if (layouts.includes("power") || layouts.length > 1)
            this.session.follow(this.power);
        if (layouts.includes("calendar"))
            this.session.follow(this.calendar);
        if (layouts.includes("incident"))
            this.session.follow(this.incidents);
    }

    get now(): number {
        return this.session.asOf;
    }

    /** Milliseconds since the last sign of life, also where the backend lives and its cluster does not. */
    get age(): number {
        const { session, standing } = this;
        const behind = standing.isStale && standing.asOf > 0 ? session.now - standing.asOf : 0;
        return Math.max(session.age, behind);
    }

    get asOf(): number {
        const { session, standing } = this;
        return standing.isStale && standing.asOf > 0 ? Math.min(standing.asOf, session.asOf) : session.asOf;
    }

    /** There is a picture: an empty one only after somebody has looked. */
    get seen(): boolean {
        return this.fleet.loaded && (this.machines.size > 0 || !this.standing.sawNothing);
    }

    /** The machines can be counted by what they are. */
    get countsKnown(): boolean {
        return this.seen && this.standing.countsKnown(this.machines.size);
    }

    /** There may be more of them than are counted. */
    get countsPartial(): boolean {
        return this.standing.countsPartial || this.standing.machinesPartial;
    }

    /** Machines within the scope. */
    get fleetRows(): FleetRow[] {
        return [...this.machines.values()].filter(row => this.wants(row.name, row.key, row.role));
    }

    wants(name: string, key: string, role: string): boolean {
        return inScope(this.options.scope, { name, role, set: this.machines.get(key)?.set ?? "" });
    }

    /** Alarms that nobody took notice of. */
    get raised(): AlarmEntry[] {
        return raisedAlarms(this.alarms).filter(({ key, row }) => {
            const machine = text(row, "machine") || key.split("/").slice(0, 2).join("/");
            return this.wants(shortName(machine), machine, this.machines.get(machine)?.role ?? "");
        });
    }

    get urgent(): AlarmEntry[] {
        return this.raised.filter(({ row }) => number(row, "priority") === 1);
    }

    /** Causes with an alarm of P1, and when they rang; heard is what somebody has taken notice of, all of it. */
    get urgentCauses(): { cause: string; rang: number; heard: boolean }[] {
        const raised = new Set(alarmHeads(this.urgent).map(head => head.cause));
        const noticed = this.alarms.under("alarm/").map(([key, row]) => ({ key, row }))
            .filter(({ row }) => ["Acknowledged", "Shelved"].includes(text(row, "state")));
        return [...alarmHeads(this.urgent).map(({ cause, rang }) => ({ cause, rang, heard: false })),
                ...alarmHeads(noticed).filter(head => !raised.has(head.cause)).map(({ cause, rang }) => ({ cause, rang, heard: true }))];
    }

    /** On which layouts what is urgent can be seen, the best first; empty for nothing. */
    get urgentLayouts(): LayoutName[] {
        const { urgent } = this;
        const first = urgent[0];
        if (!first)
            return [];
        const site = urgent.filter(({ key }) => !isOfMachines(key)).length;
        // What is about no machine stands above the machines; where both are urgent, Holds has room for both.
        if (site > 0)
            return site === urgent.length ? ["fleet", "holds", "power"] : ["holds", "fleet", "power"];
        return first.key.split("/")[2] === "power.key" ? ["power", "holds", "fleet"] : ["holds", "fleet", "power"];
    }

    /** A name as this wall shows it. */
    name(name: string): string {
        return this.options.aliases ? alias(name) : name;
    }

    /** A text as this wall shows it. */
    words(sentence: string): string {
        const bare = withoutAddresses(sentence);
        return this.options.aliases ? withAliases(bare, word => this.isName(word)) : bare;
    }

    private read<Kept>(view: LiveView, change: Change, kept: Map<string, Kept>, make: (key: string, row: Row) => Kept): void {
        ++this.revision;
        if (change === "all")
            kept.clear();
        for (const key of change === "all" ? view.rows.keys() : change) {
            const row = view.row(key);
            if (row && key !== "summary")
                kept.set(key, make(key, row));
            else
                kept.delete(key);
        }
    }

    /** Of what is there now, so that a wall does not grow with the years. */
    private isName(word: string): boolean {
        if (!this.namesKnown) {
            this.namesKnown = true;
            this.names.clear();
            for (const row of this.machines.values())
                this.names.add(row.name).add(row.node);
            for (const row of this.fleet.rows.values())
                this.names.add(shortName(text(row, "host")));
            for (const row of this.power.rows.values())
                this.names.add(text(row, "name"));
            for (const row of this.holds.values())
                this.names.add(row.machine);
        }
        return this.names.has(word);
    }
}
