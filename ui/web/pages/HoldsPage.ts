// SPDX-License-Identifier: Apache-2.0

import { button, factList, glyph, h, setAttribute, setClass, setName, setStyle, setText, show } from "../controls/dom";
import { Grid, Line, reorderButton, showPending } from "../controls/Grid";
import { SearchField } from "../controls/SearchField";
import { ViewState } from "../controls/ViewState";
import { accepts, alarmWords, defaultChips, factsOf, foldsFrom, groupOfHold, HoldRow, holdRow, impactWord, isInChip, lateOf, offeredGroupings, sentenceOf, sortHolds, stateChips } from "../rows/holds";
import { instant, number, termsOf, text } from "../rows/members";
import { floodText, raisedHeads } from "../shell/AlarmLine";
import { Change, LiveView } from "../session/LiveView";
import { Desk, Page } from "../shell/Desk";
import { memory } from "../shell/memory";
import { counted, tr } from "../words/languages";
import { joined, unbroken } from "../words/text";
import { age, minute, stamp } from "../words/time";

const chips: readonly { name: string; text: string }[] = [
    { name: "holding", text: "Holding" }, { name: "late", text: "Late" }, { name: "overdue", text: "Overdue" }, { name: "orphan", text: "Orphan owner" },
    { name: "controlPlane", text: "Control plane" }, { name: "armed", text: "Armed" }
];

const groupings: readonly { name: string; text: string; sometimes: boolean }[] = [
    { name: "cause", text: "By cause", sometimes: false }, { name: "none", text: "No groups", sometimes: false }, { name: "owner", text: "By owner", sometimes: false },
    { name: "point", text: "By point", sometimes: false }, { name: "cluster", text: "By cluster", sometimes: true }, { name: "budget", text: "By budget", sometimes: true },
    { name: "rack", text: "By rack", sometimes: true }, { name: "maintenance", text: "By maintenance", sometimes: true }
];

/** The head of a group among its rows. */
interface GroupHead {
    head: string;
}

function isHead(item: HoldRow | GroupHead): item is GroupHead {
    return "head" in item;
}

const headPrefix = "\u0000";

/** Everything that stops a machine, the worst first; what it is, what was done about it, what ends it (S3). */
export class HoldsPage implements Page {
    readonly element: HTMLElement;
    readonly title = tr("Holds");

    private readonly view: LiveView;
    private readonly rows = new Map<string, HoldRow>();
    private readonly grid: Grid<HoldRow | GroupHead>;
    private readonly heads = new Map<string, GroupHead>();
    private readonly search: SearchField;
    private readonly state = new ViewState(() => this.clear());
    private readonly chipButtons = new Map<string, HTMLButtonElement>();
    private readonly chips: Set<string>;
    private grouping = memory.get("holds/grouping") || "cause";
    private sort = memory.get("holds/sort");
    private readonly group = h("select", { "aria-label": tr("Group by") });
    private offered = "";
    private readonly unfolded = new Set<string>();
    private readonly number = h("p", { class: "quiet-line", "aria-live": "polite" });
    private readonly flood = h("p", { class: "flood" });
    private readonly reorder: HTMLButtonElement;
    private readonly inspector = h("section", { class: "panel inspector", "aria-label": tr("Selected hold") });
    private selected = "";
    private inspected = "";

    get past(): readonly LiveView[] {
        return this.desk.moment.at > 0 ? [this.view] : [];
    }

    constructor(private readonly desk: Desk, at: string) {
        this.view = new LiveView("holds", at ? { at } : {});
        const kept = memory.get("holds/chips");
        this.chips = new Set(kept ? kept.split(" ").filter(chip => chip !== "none") : defaultChips);
        this.grid = new Grid(tr("Holds"), "holds", [
            { name: "sign", title: "", label: tr("Urgency") }, { name: "name", title: tr("Machine") }, { name: "point", title: tr("Waiting at") },
            { name: "hold", title: tr("Hold") }, { name: "owner", title: tr("Owner") }, { name: "age", title: tr("Since, against usual") },
            { name: "eta", title: tr("Usually until") }, { name: "impact", title: tr("Impact") }, { name: "state", title: tr("State") }
        ], this.line(), key => this.rows.get(key) ?? this.heads.get(key));
        this.search = new SearchField(tr("Filter by machine, hold, owner or point (/)"), words => {
            memory.set("holds/filter", words);
            this.arrange(true);
        }, () => this.grid.focus());
        this.reorder = reorderButton(this.grid);
        const group = this.group;
        this.offer();
        const sort = h("select", { "aria-label": tr("Sort by") }, h("option", { value: "" }, tr("Most urgent first")), h("option", { value: "late" }, tr("Latest first")),
                       h("option", { value: "impact" }, tr("Highest impact first")), h("option", { value: "next" }, tr("By what comes next")),
                       h("option", { value: "eta" }, tr("Expected end first")));
        sort.value = this.sort;
        sort.addEventListener("change", () => {
            this.sort = sort.value;
            memory.set("holds/sort", sort.value);
            this.arrange(true);
        });
        group.addEventListener("change", () => {
            this.grouping = group.value;
            memory.set("holds/grouping", group.value);
            this.arrange(true);
            this.grid.changed("all");
        });
        const row = h("div", { class: "chip-row", role: "group", "aria-label": tr("Filters") });
        for (const chip of chips) {
            const press = button(tr(chip.text), () => this.toggle(chip.name), { class: "filter-chip" });
            this.chipButtons.set(chip.name, press);
            row.append(press);
        }
        this.element = h("div", { class: "page holds-page" }, h("div", { class: "tools" }, this.search.element, row, group, sort, this.number, this.reorder), this.flood,
                         h("div", { class: "split" }, h("section", { class: "panel table-panel", "aria-label": tr("Holds") }, this.grid.element, this.state.element), this.inspector));
        this.grid.onOpen = key => {
            const hold = this.rows.get(key);
            if (key.startsWith(headPrefix) && this.grouping === "cause")
                this.fold(key.slice(headPrefix.length));
            if (hold)
                desk.go(desk.machinePath(hold.machineKey));
        };
        this.grid.onPick = key => {
            this.selected = key;
            this.inspect();
        };
        this.grid.onPending = () => showPending(this.reorder, this.grid.pending);
        this.view.onChange = change => this.read(change);
        this.inspect();
    }

    start(): void {
        const unfolded = memory.get("holds/unfolded");
        if (unfolded)
            this.unfolded.add(unfolded);
        memory.set("holds/unfolded", "");
        this.search.set(memory.get("holds/filter"));
        this.desk.session.follow(this.view);
        this.showState();
    }

    stop(): void {
        this.desk.session.close(this.view);
        this.grid.dispose();
    }

    tick(): void {
        this.grid.tick();
        this.showState();
        this.inspect();
    }

    key(event: KeyboardEvent): boolean {
        if (event.key !== "r")
            return false;
        this.grid.applyPending();
        return true;
    }

    focusFilter(): void {
        this.search.focus();
    }

    sentence(): string {
        const hold = this.rows.get(this.selected);
        return hold ? sentenceOf(hold) : "";
    }

    private alarmOf(key: string): string {
        return this.desk.moment.at > 0 ? "" : alarmWords(this.desk.alarms.row(`alarm/${key}`));
    }

    private line(): Line<HoldRow | GroupHead> {
        const { desk } = this;
        return {
            make: () => ["sign", "name", "point", "hold", "owner", "age", "eta", "impact", "state"].map(name =>
                name === "age" ? h("div", { class: "c-age" }, h("span", { class: "age-words" }), h("span", { class: "age-bar", "aria-hidden": "true" }, h("span"), h("i")))
                               : h("div", { class: `c-${name}` })),
            fill: (cells, row) => {
                const [sign, name, point, hold, owner, bar, , impact] = cells as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement,
                                                                                    HTMLElement, HTMLElement];
                setClass(sign.parentElement ?? sign, "group-row", isHead(row));
                if (isHead(row)) {
                    for (const cell of [sign, point, hold, owner, impact])
                        cell.replaceChildren();
                    name.textContent = row.head;
                    return;
                }
                sign.replaceChildren(glyph(row.state, row.priority));
                setName(name, row.machine);
                setText(point, row.point);
                setText(hold, row.hold);
                setClass(hold, "held", row.state !== "Armed");
                setText(owner, row.owner);
                setText(impact, impactWord(row.impact));
                setClass(impact, "strong", row.impact === "controlPlane");
                setAttribute(bar, "data-priority", String(row.priority));
            },
            tick: (cells, row) => {
                const bar = cells[5] as HTMLElement;
                const track = bar.lastElementChild as HTMLElement;
                if (isHead(row)) {
                    for (const cell of [bar.firstElementChild, cells[6], cells[8]])
                        setText(cell as Element, "");
                    setClass(track, "none", true);
                    return;
                }
                setText(bar.firstElementChild as Element, desk.since(row.since));
                const measured = row.since > 0 && row.overdueAt > row.since;
                setClass(track, "none", !measured);
                if (measured) {
                    const share = Math.min(1, Math.max(0, (desk.now - row.since) / (row.overdueAt - row.since)));
                    const late = row.lateAt > row.since ? Math.min(1, (row.lateAt - row.since) / (row.overdueAt - row.since)) : 0;
                    setStyle(track.firstElementChild as HTMLElement, "width", `${(share * 100).toFixed(1)}%`);
                    setStyle(track.lastElementChild as HTMLElement, "left", `${(late * 100).toFixed(1)}%`);
                    show(track.lastElementChild as HTMLElement, late > 0 && late < 1);
                }
                setText(cells[6] as HTMLElement, row.eta > 0 ? minute(row.eta, desk.now) : "");
                const alarm = this.alarmOf(row.key);
                setText(cells[8] as HTMLElement, alarm || row.stateWord);
                setClass(cells[8] as HTMLElement, "strong", alarm === tr("New"));
            },
            label: row => isHead(row) ? row.head : tr("%1, %2 at %3, %4", row.machine, row.hold, row.point, row.stateWord)
        };
    }

    /** Groupings of which no hold has a value are not offered. */
    private offer(): void {
        const known = new Set([...offeredGroupings(this.rows.values()), this.grouping]);
        const choices = groupings.filter(one => !one.sometimes || known.has(one.name));
        const offered = choices.map(one => one.name).join(" ");
        if (offered === this.offered)
            return;
        this.offered = offered;
        this.group.replaceChildren(...choices.map(one => h("option", { value: one.name }, tr(one.text))));
        this.group.value = this.grouping;
    }

    private toggle(chip: string): void {
        if (!this.chips.delete(chip))
            this.chips.add(chip);
        memory.set("holds/chips", [...this.chips].join(" ") || "none");
        this.arrange(true);
    }

    private clear(): void {
        this.chips.clear();
        defaultChips.forEach(chip => this.chips.add(chip));
        memory.set("holds/chips", "");
        this.search.set("");
    }

    private read(change: Change): void {
        if (change === "all")
            this.rows.clear();
        for (const key of change === "all" ? this.view.rows.keys() : change) {
            const row = this.view.row(key);
            if (row && key !== "summary")
                this.rows.set(key, holdRow(key, row));
            else
                this.rows.delete(key);
        }
        this.grid.changed(change);
        this.offer();
        this.arrange(false);
        this.inspect();
    }

    private arrange(now: boolean): void {
        const terms = termsOf(this.search.text);
        const rows = [...this.rows.values()].filter(row => accepts(row, this.chips, terms));
        setStyle(this.grid.element, "--longest", String(Math.max(8, ...rows.map(row => row.machine.length))));
        this.grid.setKeys(this.withHeads(sortHolds(rows, this.grouping, this.sort)), now);
        this.showState();
    }

    /** The keys of the rows; before each group its head, which says how many there are and how old the oldest is. */
    private withHeads(rows: readonly HoldRow[]): string[] {
        if (this.grouping === "none")
            return rows.map(row => row.key);
        const byCause = this.grouping === "cause";
        const groups = new Map<string, HoldRow[]>();
        for (const row of rows)
            groups.set(groupOfHold(row, this.grouping), [...groups.get(groupOfHold(row, this.grouping)) ?? [], row]);
        const folds = (members: number): boolean => byCause && members >= foldsFrom;
        return [...groups].flatMap(([name, members]) => {
            const sinces = members.map(row => row.since).filter(since => since > 0);
            const oldest = sinces.length > 0 ? age(Math.min(...sinces), this.desk.now) : "";
            // One hold needs no head that says the same.
            if (byCause && members.length === 1)
                return members.map(row => row.key);
            const machines = new Set(members.map(row => row.machineKey)).size;
            const many = joined([counted(members.length, "1 hold", "%1 holds"),
                                 machines === members.length ? "" : counted(machines, "on 1 machine", "on %1 machines")], " ");
            const late = lateOf(members);
            const words = joined([folds(members.length) ? this.unfolded.has(name) ? "\u25be" : "\u25b8" : "",
                                  joined([oldest ? tr("%1: %2, oldest %3", name, many, oldest) : tr("%1: %2", name, many),
                                          late > 0 ? tr("%1 late", late) : ""], ", ")], " ");
            const key = headPrefix + name;
            // A head that says something else is another one, so that it is written anew.
            if (this.heads.get(key)?.head !== words)
                this.heads.set(key, { head: words });
            return [key, ...(folds(members.length) && !this.unfolded.has(name) ? members.slice(0, 1) : members).map(row => row.key)];
        });
    }

    private fold(name: string): void {
        if (!this.unfolded.delete(name))
            this.unfolded.add(name);
        this.arrange(true);
    }

    private showState(): void {
        const { desk, view } = this;
        for (const chip of chips) {
            const press = this.chipButtons.get(chip.name);
            if (!press)
                continue;
            const many = [...this.rows.values()].filter(row => isInChip(row, chip.name) && (stateChips.includes(chip.name) || row.state !== "Armed")).length;
            setText(press, view.loaded ? `${tr(chip.text)} ${many}` : tr(chip.text));
            setAttribute(press, "aria-pressed", this.chips.has(chip.name) ? "true" : "false");
        }
        const held = [...this.rows.values()].filter(row => row.state !== "Armed");
        const machines = new Set(held.map(row => row.machineKey)).size;
        setText(this.number, held.length > 0 ? `${counted(held.length, "1 hold", "%1 holds")} ${counted(machines, "on 1 machine", "on %1 machines")}` : "");
        const flood = desk.moment.at > 0 ? "" : floodText(desk.alarms.row("summary"), raisedHeads(desk.alarms));
        setText(this.flood, flood);
        show(this.flood, flood.length > 0);
        const summary = view.row("summary");
        const cleared = instant(summary, "lastCleared");
        const armed = number(summary, "armed");
        const proof = [`${counted(armed, "1 hook is armed", "%1 hooks are armed")} ${counted(number(summary, "armedMachines"), "on 1 machine.", "on %1 machines.")}`,
                       cleared > 0 ? tr("Last hold cleared %1 ago.", age(cleared, desk.now)) : "", tr("Checked %1.", stamp(Math.min(desk.now, desk.session.asOf)))].filter(part => part).join(" ");
        const terms = termsOf(this.search.text);
        const hidden = held.filter(row => !accepts(row, this.chips, terms)).length;
        show(this.grid.element, this.grid.count > 0);
        // Where nobody may look, or has looked yet, nothing is known to hold nothing.
        const known = desk.countsKnown && !desk.machinesPartial;
        const absent = known ? "" : desk.machinesAbsent;
        this.state.update({ loaded: view.loaded && (known || held.length > 0 || absent.length > 0), shown: this.grid.count, hidden, errorText: view.errorText,
                            emptyText: known ? tr("Nothing is holding.") : desk.isUnderstood ? absent
                            : tr("Holds are not known: the machines are served in an unsupported version."), emptyProof: known ? unbroken(proof) : "",
                            hiddenText: counted(hidden, "1 hold is hidden by the filters.", "%1 holds are hidden by the filters.") });
    }

    private inspect(): void {
        const hold = this.rows.get(this.selected);
        const said = hold ? JSON.stringify([hold.key, sentenceOf(hold), factsOf(hold), hold.next, hold.state, this.grouping, this.alarmOf(hold.key)]) : "none";
        if (said === this.inspected)
            return;
        this.inspected = said;
        if (!hold) {
            this.inspector.replaceChildren(h("p", { class: "hint" }, tr("Select a hold to see why it is there and what ends it (J K).")));
            return;
        }
        const alarm = this.desk.alarms.row(`alarm/${hold.key}`);
        const reason = text(alarm, "reason");
        this.inspector.replaceChildren(
            h("h2", { class: "mono" }, hold.machine), h("p", { class: "held" }, tr("%1 \u00b7 %2", hold.point, hold.hold)),
            h("p", { class: "why" }, unbroken(sentenceOf(hold))), h("h3", {}, tr("What is known")),
            h("ul", { class: "known" }, ...factsOf(hold).map(fact => h("li", {}, unbroken(fact))), ...(hold.next ? [h("li", {}, hold.next)] : [])),
            factList([{ name: tr("State"), text: hold.stateWord }, { name: tr("Group"), text: groupOfHold(hold, this.grouping) },
                      { name: tr("Alarm"), text: this.alarmOf(hold.key) }, { name: tr("Why shelved"), text: reason }]),
            h("p", {}, h("a", { class: "button", href: this.desk.machinePath(hold.machineKey) }, tr("Open machine (Enter)"))));
    }
}
