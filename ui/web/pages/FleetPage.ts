// SPDX-License-Identifier: Apache-2.0

import { glyph, h, setClass, setName, setStyle, setText, show } from "../controls/dom";
import { Grid, Line, reorderButton, showPending } from "../controls/Grid";
import { SearchField } from "../controls/SearchField";
import { ViewState } from "../controls/ViewState";
import { causeLink } from "./causeLink";
import { clusterSums, ClusterSum, Coloring, FleetRow, FleetSort, isInGroup, matches, pointOfHold, powerLook, shownHold, sortFleet, worstText } from "../rows/fleet";
import { instant, known, termsOf } from "../rows/members";
import { Change, LiveView } from "../session/LiveView";
import { Desk, Fleet, Page } from "../shell/Desk";
import { memory } from "../shell/memory";
import { onPaletteChange } from "../controls/palette";
import { counted, tr, word } from "../words/languages";
import { count, joined, unbroken } from "../words/text";
import { minute, stamp } from "../words/time";
import { Figure } from "./Figure";
import { Matrix } from "./Matrix";

const groups = [
    { name: "holding", text: "Holding", look: "holding", priority: 0 }, { name: "late", text: "Late", look: "holding", priority: 3 },
    { name: "overdue", text: "Overdue", look: "holding", priority: 2 }, { name: "power", text: "Power unknown or wrong", look: "mismatch", priority: 0 },
    { name: "maintenance", text: "In maintenance", look: "maintenance", priority: 0 }
] as const;

function fleetLine(desk: Desk): Line<FleetRow> {
    return {
        make: () => ["sign", "name", "cluster", "role", "phase", "hold", "owner", "since", "node", "power"].map(name => h("div", { class: `c-${name}` })),
        fill: (cells, row) => {
            const [sign, name, cluster, role, phase, hold, owner, , node, power] = cells as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement,
                                                                                             HTMLElement, HTMLElement, HTMLElement, HTMLElement];
            sign.replaceChildren(glyph(row.look, row.priority));
            setName(name, row.name);
            setText(cluster, row.cluster);
            setText(role, row.role);
            setText(phase, row.phase);
            const shown = shownHold(row);
            const point = row.holding ? pointOfHold(row.holding.kind) : "";
            const next = row.goesFirst ? h("span", { class: "chip" }, h("span", {}, tr("deleted next"))) : null;
            // What has no name of its own, as a failure, is told by the word of the machine.
            if (shown?.name) {
                const words = h("span", { class: row.holding ? "held" : "calm" }, point ? tr("%1 \u00b7 %2", point, shown.name) : shown.name);
                hold.replaceChildren(glyph(shown.state, 0, "bare"), words, ...(next ? [next] : []));
            } else {
                const status = row.look === "normal" ? "" : row.word;
                hold.replaceChildren(h("span", {}, status), ...(next ? [next] : []));
            }
            setText(owner, shown?.owner ?? "");
            setName(node, row.node);
            power.replaceChildren(...(row.power ? [glyph(powerLook(row), 0, "bare"), h("span", {}, word(row.power))] : []));
        },
        tick: (cells, row) => setText(cells[7] as HTMLElement, desk.since(row.since)),
        label: row => [tr("%1, %2", row.name, row.word || row.phase), row.sentence, row.goesFirst].filter(part => part).join(". ")
    };
}

/** The overview: is anything abnormal, where, since when (product.md 4.4, S1). */
export class FleetPage implements Page {
    readonly element: HTMLElement;
    readonly title = tr("Fleet");

    private readonly fleet: Fleet;
    private readonly counters = new LiveView("counters");
    private readonly figures: Figure[];
    private readonly matrix: Matrix;
    private readonly grid: Grid<FleetRow>;
    private readonly search: SearchField;
    private readonly state = new ViewState(() => this.clear());
    private readonly number = h("p", { class: "quiet-line", "aria-live": "polite" });
    private readonly clusters = h("select", { "aria-label": tr("Cluster"), class: "clusters" });
    private offered = "";
    private readonly reorder: HTMLButtonElement;
    private readonly worst = h("ol", { class: "worst" });
    private readonly worstPanel: HTMLElement;
    private readonly isPast: boolean;
    private group = memory.get("fleet/group");
    /** The one whose machines are shown; empty for all. */
    private cluster = memory.get("fleet/cluster");
    private sort: FleetSort = "urgency";
    private descending = false;
    private selected = "";
    private stopListening: () => void = () => undefined;
    private stopRecasting: () => void = () => undefined;

    get past(): readonly LiveView[] {
        return this.isPast ? [this.fleet.view] : [];
    }

    constructor(private readonly desk: Desk, at: string) {
        this.isPast = desk.moment.at > 0;
        this.fleet = this.isPast ? new Fleet(at) : desk.fleet;
        this.figures = groups.map(one => new Figure(tr(one.text), one.look, one.priority, () => this.toggle(one.name)));
        this.matrix = new Matrix((row, coloring) => this.cellSince(row, coloring), () => desk.now,
                                 { grouping: memory.get("fleet/groupBy"), coloring: memory.get("fleet/coloring") },
                                 (grouping, coloring) => {
                                     memory.set("fleet/groupBy", grouping);
                                     memory.set("fleet/coloring", coloring);
                                 });
        this.grid = new Grid(tr("Machines"), "fleet", [
            { name: "sign", title: "", sort: "urgency", label: tr("Urgency") }, { name: "name", title: tr("Machine"), sort: "name" },
            { name: "cluster", title: tr("Cluster"), sort: "cluster" }, { name: "role", title: tr("Role"), sort: "role" }, { name: "phase", title: tr("Phase"), sort: "phase" },
            { name: "hold", title: tr("Waiting at / holds"), sort: "hold" }, { name: "owner", title: tr("Owner"), sort: "owner" },
            { name: "since", title: tr("Since"), sort: "age" }, { name: "node", title: tr("Node"), sort: "node" },
            { name: "power", title: tr("Power"), sort: "power" }
        ], fleetLine(desk), key => this.fleet.rows.get(key));
        this.search = new SearchField(tr("Filter by name, role, node, hook or owner (/)"), text => {
            memory.set("fleet/filter", text);
            this.arrange(true);
        }, () => this.grid.focus());
        this.reorder = reorderButton(this.grid);
        this.worstPanel = h("section", { class: "panel worst-panel", "aria-labelledby": "worst-title" },
                            h("h2", { id: "worst-title" }, tr("Needs attention")), this.worst);
        this.element = h("div", { class: "page fleet-page" },
                         h("div", { class: "figures", role: "group", "aria-label": tr("Counters") }, ...this.figures.map(figure => figure.element)),
                         h("div", { class: "fleet-body" }, this.matrix.element,
                           h("section", { class: "panel table-panel", "aria-label": tr("Machines") },
                             h("div", { class: "tools" }, this.search.element, this.clusters, this.number, this.reorder), this.grid.element, this.state.element),
                           this.worstPanel));
        this.clusters.addEventListener("change", () => this.choose(this.clusters.value));
        this.grid.onOpen = this.matrix.onOpen = key => desk.go(desk.machinePath(key));
        this.grid.onPick = this.matrix.onPick = key => this.pick(key);
        this.grid.onApply = () => this.matrix.applyOrder();
        this.grid.onPoint = key => this.matrix.setPointed(key);
        this.matrix.onPoint = key => this.grid.setPointed(key);
        this.grid.onSort = sort => this.sortBy(sort as FleetSort);
        this.grid.onPending = () => showPending(this.reorder, this.grid.pending);
    }

    start(): void {
        this.stopListening = this.fleet.listen(change => this.read(change));
        this.stopRecasting = onPaletteChange(() => this.matrix.recast());
        this.search.set(memory.get("fleet/filter"));
        if (this.isPast) {
            this.desk.session.follow(this.fleet.view);
        } else {
            this.counters.onChange = () => this.count();
            this.desk.session.follow(this.counters);
        }
        this.grid.showSort(this.sort, this.descending);
        this.read("all");
    }

    stop(): void {
        this.stopListening();
        this.stopRecasting();
        this.grid.dispose();
        this.matrix.dispose();
        if (this.isPast)
            this.desk.session.close(this.fleet.view);
        else
            this.desk.session.close(this.counters);
    }

    tick(): void {
        this.grid.tick();
        this.matrix.tick();
        this.offer();
        this.count();
        this.showState();
    }

    key(event: KeyboardEvent): boolean {
        if (event.key === "g")
            this.matrix.regroup();
        else if (event.key === "c")
            this.matrix.recolor();
        else if (event.key === "r")
            this.grid.applyPending();
        else
            return false;
        return true;
    }

    focusFilter(): void {
        this.search.focus();
    }

    sentence(): string {
        return this.fleet.rows.get(this.selected)?.sentence ?? "";
    }

    private pick(key: string): void {
        this.selected = key;
        this.grid.setCurrent(key);
        this.matrix.setSelected(key);
    }

    private cellSince(row: FleetRow, coloring: Coloring): string {
        // Since when is only known of the state, and how old of the machine.
        return coloring === "age" ? this.desk.since(row.created) : coloring === "state" ? this.desk.since(row.since) : "";
    }

    private toggle(group: string): void {
        this.group = this.group === group ? "" : group;
        memory.set("fleet/group", this.group);
        this.arrange(true);
        this.count();
    }

    private choose(cluster: string): void {
        this.cluster = cluster;
        memory.set("fleet/cluster", cluster);
        this.arrange(true);
    }

    /** What one of the clusters is, in a line. */
    private wordsOf(sum: ClusterSum): string {
        const unseen = this.desk.unseenSince(sum.object);
        return joined([sum.cluster, counted(sum.machines, "1 machine", "%1 machines"), sum.holding > 0 ? tr("%1 holding", count(sum.holding)) : "",
                       sum.late > 0 ? tr("%1 late", count(sum.late)) : "", sum.overdue > 0 ? tr("%1 overdue", count(sum.overdue)) : "",
                       unseen > 0 ? tr("cannot be seen since %1", minute(unseen, this.desk.now)) : ""], " \u00b7 ");
    }

    /** Nothing moves under somebody who chooses. */
    private offer(): void {
        const sums = clusterSums(this.fleet.rows.values());
        show(this.clusters, sums.length > 0 || this.cluster !== "");
        setClass(this.grid.element, "of-clusters", sums.length > 0);
        if (document.activeElement === this.clusters)
            return;
        const options = [{ value: "", words: tr("All clusters") }, ...(this.cluster && !sums.some(sum => sum.cluster === this.cluster) ? [{ value: this.cluster, words: this.cluster }] : []),
                         ...sums.map(sum => ({ value: sum.cluster, words: this.wordsOf(sum) }))];
        const offered = JSON.stringify(options);
        if (this.offered !== offered) {
            this.offered = offered;
            this.clusters.replaceChildren(...options.map(option => h("option", { value: option.value }, option.words)));
        }
        this.clusters.value = this.cluster;
    }

    private clear(): void {
        this.choose("");
        this.group = "";
        memory.set("fleet/group", "");
        this.search.set("");
        this.count();
    }

    private sortBy(sort: FleetSort): void {
        this.descending = sort === this.sort && !this.descending;
        this.sort = sort;
        this.grid.showSort(sort, this.descending);
        this.arrange(true);
    }

    private read(change: Change): void {
        if (change === "all" || !this.matrix.changed(change)) {
            this.matrix.setRows([...this.fleet.rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1)), this.fleet.rows);
            setStyle(this.element, "--matrix", `${this.matrix.wantedWidth}px`);
            this.offer();
        }
        this.grid.changed(change);
        this.arrange(false);
        this.count();
        this.showWorst();
    }

    private arrange(now: boolean): void {
        const terms = termsOf(this.search.text);
        const rows = [...this.fleet.rows.values()].filter(row => (this.cluster === "" || row.cluster === this.cluster) && isInGroup(row, this.group) && matches(row, terms));
        setStyle(this.grid.element, "--longest", String(Math.max(8, this.fleet.summary.longestName)));
        this.grid.setKeys(sortFleet(rows, this.sort, this.descending).map(row => row.key), now);
        this.matrix.setShown(rows.length < this.fleet.rows.size ? new Set(rows.map(row => row.key)) : null);
        this.showState();
    }

    private showState(): void {
        const { desk, fleet } = this;
        const total = fleet.summary.machines;
        const hidden = total - this.grid.count;
        const absent = !this.isPast && total === 0 ? desk.machinesAbsent : "";
        // Before the cluster was listed nobody has checked anything.
        const loaded = fleet.view.loaded && (this.isPast || total > 0 || desk.countsKnown || absent.length > 0);
        setText(this.number, !fleet.view.loaded || total === 0 ? "" : hidden > 0 ? tr("%1 of %2 machines", count(this.grid.count), count(total))
                                                                                : counted(total, "1 machine", "%1 machines"));
        show(this.grid.element, this.grid.count > 0);
        this.state.update({ loaded, shown: this.grid.count, hidden, errorText: fleet.view.errorText || (fleet.view.loaded ? absent : ""),
                            emptyText: tr("No machines in %1.", desk.session.cluster), emptyProof: tr("Checked %1.", stamp(Math.min(desk.now, desk.session.asOf))),
                            hiddenText: counted(hidden, "1 machine does not match.", "%1 machines do not match.") });
    }

    private count(): void {
        const sum = this.fleet.summary;
        const isKnown = this.fleet.view.loaded && this.desk.countsKnown;
        groups.forEach((group, at) => {
            const counter = sum[group.name];
            const row = this.counters.row(group.name);
            const since = instant(row, "since");
            const isHidden = this.desk.countsPartial && group.name === "power";
            this.figures[at]?.update({
                count: counter.count, total: sum.machines, note: counter.oldest > 0 ? tr("oldest %1", this.desk.since(counter.oldest)) : "",
                known: isKnown && !isHidden, partial: this.desk.countsPartial || this.desk.machinesPartial, p95: known(row, "p95"), hourAgo: known(row, "hourAgo"),
                trendless: this.isPast, pastNote: since > 0 ? tr("Counted since %1.", stamp(since)) : "", checked: this.group === group.name
            });
        });
    }

    private showWorst(): void {
        const { worst, worstCauses } = this.fleet.summary;
        show(this.worstPanel, worst.length > 0);
        setClass(this.element, "calm", worst.length === 0);
        const text = (row: FleetRow, at: number): string => worstText(row, worstCauses[at], this.desk.now);
        const said = worst.map((row, at) => `${row.key}\n${row.look}\n${row.priority}\n${text(row, at)}`).join("\n\n");
        if (this.worst.dataset["said"] === said)
            return;
        this.worst.dataset["said"] = said;
        this.worst.replaceChildren(...worst.map((row, at) => {
            const machines = worstCauses[at]?.machines ?? 1;
            const why = h("span", { class: "why" }, unbroken(text(row, at)));
            const sign = glyph(row.look, row.priority);
            // What many machines wait for is one thing to look at.
            return h("li", {}, machines > 1 ? causeLink(this.desk, row.cause, sign, why)
                                            : h("a", { href: this.desk.machinePath(row.key) }, sign, h("span", { class: "mono" }, row.name), " ", why));
        }));
    }
}
