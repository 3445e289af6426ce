// SPDX-License-Identifier: Apache-2.0

import { button, h, setText, show, svg } from "../controls/dom";
import { ageSteps, cellLegend, cellLook, CellLook, Coloring, colorings, FleetRow, Grouping, groupings, groupOf, isGroupable, outerOf } from "../rows/fleet";
import { glyphOfShape } from "../controls/shapes";
import { leastSigned, paintCell, paintPlainCell, Palette, readPalette, sizeCanvas } from "../controls/palette";
import { tr } from "../words/languages";
import { joined } from "../words/text";
import { minuteLength } from "../words/time";
import { MatrixCell, MatrixGroup, MatrixLayout, largeMatrixSizes, matrixSizes, MatrixSizes, matrixWidth } from "./matrixLayout";

const groupWords: Record<Grouping, string> = { set: "Grouped by machine set", cluster: "Grouped by cluster", zone: "Grouped by zone", role: "Grouped by role",
                                               "region/zone": "Grouped by region and zone", "zone/rack": "Grouped by zone and rack",
                                               "rack/set": "Grouped by rack and machine set", cause: "Grouped by cause" };
const colorWords: Record<Coloring, string> = { state: "Coloured by state", power: "Coloured by power", age: "Coloured by age of the machine",
                                               maintenance: "Coloured by maintenance" };

/** A cell of the matrix whose colour tells how old its machine is: the younger the darker and the fuller. */
function paintAge(pen: CanvasRenderingContext2D, x: number, y: number, side: number, age: number, palette: Palette): void {
    if (side < 5) { // there is no room for levels
        pen.fillStyle = palette.raised;
        pen.fillRect(x, y, side, side);
        pen.save();
        pen.globalAlpha = 1 - age / ageSteps;
        pen.fillStyle = palette.progress;
        pen.fillRect(x, y, side, side);
        pen.restore();
        return;
    }
    const share = 1 - age / ageSteps;
    pen.fillStyle = palette.raised;
    pen.fillRect(x, y, side, side);
    pen.save();
    pen.globalAlpha = share;
    pen.fillStyle = palette.progress;
    pen.fillRect(x, y + side * (1 - share), side, side * share);
    pen.restore();
    pen.strokeStyle = palette.line;
    pen.lineWidth = 1;
    pen.strokeRect(x + 0.5, y + 0.5, side - 1, side - 1);
}

/** The worst of the machines that a cell stands for, what the table shows before what it does not. */
export function foremost(cell: MatrixCell | undefined, byKey: ReadonlyMap<string, FleetRow>, isShown: (key: string) => boolean): FleetRow | undefined {
    let best: FleetRow | undefined;
    for (const key of cell?.keys ?? []) {
        const row = byKey.get(key);
        if (row && (!best || Number(isShown(best.key)) - Number(isShown(key)) < 0 || (isShown(best.key) === isShown(key) && row.rank < best.rank)))
            best = row;
    }
    return best;
}

/** Every machine as a cell, grouped; painted, so that thousands cost what a picture costs. All of them are always seen. */
export class Matrix {
    readonly element: HTMLElement;
    onPick: (key: string) => void = () => undefined;
    onOpen: (key: string) => void = () => undefined;
    /** A machine is pointed at; empty for none. */
    onPoint: (key: string) => void = () => undefined;

    private grouping: Grouping;
    private coloring: Coloring;
    private rows: readonly FleetRow[] = [];
    private byKey: ReadonlyMap<string, FleetRow> = new Map();
    private layout = new MatrixLayout([], 0, 0);
    private readonly groups = new Map<string, string>();
    private readonly ranks = new Map<string, number>();
    private shown: ReadonlySet<string> | null = null;
    private selected = "";
    private hovered = "";
    private hoveredGroup = "";
    private pointedElsewhere = "";
    private pointed = false;
    private isInOrder = true;
    private paintedAt = 0;
    private scheduled = false;
    private palette: Palette | null = null;
    private width = 0;
    private height = 0;
    private readonly watcher = new ResizeObserver(() => this.relayout(this.held));

    private readonly canvas = h("canvas", { "aria-hidden": "true" });
    private readonly field: HTMLElement;
    private readonly tip = h("div", { class: "tip", hidden: true });
    private readonly spoken = h("p", { class: "unseen", id: "matrix-selected" });
    private readonly legend = h("ul", { class: "legend", "aria-label": tr("Legend") });
    private readonly groupChoice = button("", () => this.regroup(), { class: "choice" });
    private readonly colorChoice = button("", () => this.recolor(), { class: "choice" });

    constructor(private readonly since: (row: FleetRow, coloring: Coloring) => string, private readonly now: () => number, kept: { grouping: string; coloring: string },
                private readonly keep: (grouping: Grouping, coloring: Coloring) => void) {
        this.grouping = groupings.find(one => one === kept.grouping) ?? "set";
        this.coloring = colorings.find(one => one === kept.coloring) ?? "state";
        this.field = h("div", { class: "matrix-field", tabindex: 0, role: "application", "aria-label": tr("Machines as a matrix: arrows move, Enter opens"),
                                "aria-describedby": "matrix-selected" }, this.canvas, this.tip);
        this.element = h("section", { class: "panel matrix", "aria-label": tr("Matrix") }, h("div", { class: "choices" }, this.groupChoice, this.colorChoice),
                         this.field, this.spoken, this.legend);
        this.field.addEventListener("keydown", event => this.press(event));
        this.field.addEventListener("pointerenter", event => {
            this.pointed = event.pointerType === "mouse";
        });
        this.field.addEventListener("pointermove", event => this.hover(this.cellAt(event), event));
        this.field.addEventListener("pointerleave", () => {
            this.hover(undefined);
            this.pointed = false;
            this.settle();
        });
        this.field.addEventListener("focusout", () => this.settle());
        this.field.addEventListener("click", event => this.onPick(this.rowAt(event)?.key ?? this.selected));
        this.field.addEventListener("dblclick", event => {
            const row = this.rowAt(event);
            if (row)
                this.onOpen(row.key);
        });
        this.watcher.observe(this.field);
        this.showChoices();
    }

    dispose(): void {
        this.watcher.disconnect();
    }

    /** All machines in the order of their names. */
    setRows(rows: readonly FleetRow[], byKey: ReadonlyMap<string, FleetRow>): void {
        this.rows = rows;
        this.byKey = byKey;
        this.note();
        this.relayout(this.held);
    }

    /** Whether what changed lies where it lay: then it is painted again and nothing moves. */
    changed(keys: readonly string[]): boolean {
        for (const key of keys) {
            const row = this.byKey.get(key);
            if (!row || this.groups.get(key) !== this.idOf(row))
                return false;
            // How many there are of the worst moves no group by itself: what moves all the time is never read.
            if (this.isInOrder && row.rank < (this.ranks.get(this.idOf(row)) ?? 0))
                this.isInOrder = false;
        }
        if (!this.isInOrder)
            this.settle();
        this.paintSoon();
        return true;
    }

    /** What the table shows; null for all. The rest is dimmed. */
    setShown(keys: ReadonlySet<string> | null): void {
        this.shown = keys;
        this.paintSoon();
    }

    /** Pointed at in the table; empty for nothing. */
    setPointed(key: string): void {
        if (key === this.pointedElsewhere)
            return;
        this.pointedElsewhere = key;
        this.paint();
    }

    /** Puts every group where it belongs, also while somebody looks. */
    applyOrder(): void {
        this.note();
        this.relayout(false);
    }

    /** In which the cells have their full size, with what stands beside them. */
    get wantedWidth(): number {
        const counts = this.layout.groups.map(group => group.count);
        return matrixWidth(counts, Math.max(200, this.field.clientHeight - 24), 2000, this.sizes) + 34;
    }

    setSelected(key: string): void {
        if (key === this.selected)
            return;
        this.selected = key;
        const row = this.byKey.get(key);
        const said = row ? tr("%1, %2", row.name, this.look(row).word) : "";
        setText(this.spoken, row && !this.layout.isNamed ? tr("%1, %2", said, this.nameOf(this.layout.cellOf(key))) : said);
        this.paint();
    }

    regroup(): void {
        const before = groupings.indexOf(this.grouping);
        const following = [...groupings.slice(before + 1), ...groupings.slice(0, before)];
        this.grouping = following.find(one => isGroupable(this.rows, one)) ?? "set";
        this.keep(this.grouping, this.coloring);
        this.showChoices();
        this.applyOrder();
    }

    recolor(): void {
        this.coloring = colorings[(colorings.indexOf(this.coloring) + 1) % colorings.length] ?? "state";
        this.keep(this.grouping, this.coloring);
        this.showChoices();
        this.paint();
    }

    /** The colours of the page are others. */
    recast(): void {
        this.palette = null;
        this.showChoices();
        this.paint();
    }

    /** Ages are told in steps of an hour and more: a minute late is soon enough. */
    tick(): void {
        if (this.coloring === "age" && Math.floor(this.now() / minuteLength) !== Math.floor(this.paintedAt / minuteLength))
            this.paint();
    }

    private get sizes(): MatrixSizes {
        return innerWidth >= 2560 ? largeMatrixSizes : matrixSizes;
    }

    private look(row: FleetRow): CellLook {
        return cellLook(row, this.coloring, this.now());
    }

    private showChoices(): void {
        this.groupChoice.replaceChildren(h("span", {}, tr(groupWords[this.grouping])), h("kbd", {}, "g"));
        this.colorChoice.replaceChildren(h("span", {}, tr(colorWords[this.coloring])), h("kbd", {}, "c"));
        this.legend.replaceChildren(...cellLegend(this.coloring).map(entry => {
            const swatch = entry.age >= 0 ? svg("svg", { class: `sign age-${entry.age}`, viewBox: "0 0 16 16", "aria-hidden": "true" },
                                                svg("rect", { class: "cell", x: 0.5, y: 0.5, width: 15, height: 15 }),
                                                svg("rect", { class: "level", x: 1, y: 1 + (14 * entry.age) / ageSteps, width: 14, height: 14 - (14 * entry.age) / ageSteps }))
                                          : glyphOfShape(entry.shape);
            return h("li", {}, swatch, entry.word);
        }));
    }

    /** Somebody looks at it: no group changes its place. */
    private get held(): boolean {
        return this.pointed || (this.selected.length > 0 && document.activeElement === this.field);
    }

    private settle(): void {
        if (!this.held && !this.isInOrder)
            this.applyOrder();
    }

    private idOf(row: FleetRow): string {
        return `${outerOf(row, this.grouping)}\n${groupOf(row, this.grouping)}`;
    }

    private nameOf(cell: MatrixCell | undefined): string {
        const group = cell ? this.layout.groups[cell.group] : undefined;
        return !group ? "" : group.outer ? tr("%1 \u203a %2", group.outer, group.name) : group.name;
    }

    /** In which groups the machines are, and the worst of each. */
    private note(): void {
        this.groups.clear();
        this.ranks.clear();
        for (const row of this.rows) {
            const fresh = this.byKey.get(row.key) ?? row;
            const id = this.idOf(fresh);
            this.groups.set(row.key, id);
            this.ranks.set(id, Math.min(this.ranks.get(id) ?? Infinity, fresh.rank));
        }
    }

    private relayout(steady: boolean): void {
        this.width = this.field.clientWidth - 16;
        this.height = this.field.clientHeight - 16;
        if (this.width <= 0 || this.height <= 0)
            return;
        const entries = this.rows.map(row => {
            const fresh = this.byKey.get(row.key) ?? row;
            return { key: row.key, group: groupOf(fresh, this.grouping), outer: outerOf(fresh, this.grouping), rank: fresh.rank };
        });
        this.layout = new MatrixLayout(entries, this.width, this.height, this.sizes, steady && this.layout.groups.length > 0 ? this.layout : null);
        this.isInOrder = !steady;
        this.paint();
    }

    private paintSoon(): void {
        if (this.scheduled)
            return;
        this.scheduled = true;
        requestAnimationFrame(() => {
            this.scheduled = false;
            this.paint();
        });
    }

    private paint(): void {
        const height = this.field.clientHeight;
        const pen = sizeCanvas(this.canvas, this.width + 16, height);
        if (!pen || height <= 0 || this.width <= 0)
            return;
        const palette = this.palette ?? readPalette(this.field);
        this.palette = palette;
        this.paintedAt = this.now();
        pen.clearRect(0, 0, this.width + 16, height);
        pen.save();
        pen.translate(8, 8);
        if (this.layout.isNamed)
            for (const group of this.layout.groups)
                this.paintName(pen, group, palette);
        for (const cell of this.layout.cells)
            this.paintOne(pen, cell, palette);
        for (const key of [this.pointedElsewhere, this.hovered, this.selected]) {
            const cell = key ? this.layout.cellOf(key) : undefined;
            if (!cell)
                continue;
            pen.strokeStyle = key === this.selected ? palette.focus : palette.line;
            pen.lineWidth = key === this.selected ? 2 : 1;
            pen.strokeRect(cell.x - 1, cell.y - 1, this.layout.form.cell + 2, this.layout.form.cell + 2);
        }
        pen.restore();
    }

    private paintName(pen: CanvasRenderingContext2D, group: MatrixGroup, palette: Palette): void {
        const large = this.sizes.cell > 20;
        const family = getComputedStyle(this.field).fontFamily;
        const middle = group.y + this.layout.form.heading / 2 - (large ? 2 : 1);
        let x = group.x;
        const draw = (text: string, weight: number, color: string, room: number): void => {
            pen.font = `${weight} ${large ? 16 : 12}px ${family}`;
            let name = text;
            while (name.length > 1 && pen.measureText(name).width > room)
                name = `${name.replace(/\u2026$/, "").slice(0, -1)}\u2026`;
            pen.fillStyle = color;
            pen.fillText(name, x, middle);
            x += pen.measureText(name).width;
        };
        pen.textBaseline = "middle";
        const room = this.layout.form.stripWidth - (large ? 48 : 36);
        if (group.outer)
            draw(`${group.outer} \u203a `, 400, palette.text3, room / 2);
        draw(group.name, 600, palette.text2, room - (x - group.x));
        x += 8;
        draw(String(group.count), 400, palette.text3, room);
    }

    private paintOne(pen: CanvasRenderingContext2D, cell: MatrixCell, palette: Palette): void {
        const row = foremost(cell, this.byKey, key => this.isShown(key));
        const side = this.layout.form.cell;
        if (!row)
            return;
        if (!this.isShown(row.key)) {
            pen.fillStyle = palette.hover;
            pen.fillRect(cell.x, cell.y, side, side);
            return;
        }
        const look = this.look(row);
        if (look.age >= 0)
            paintAge(pen, cell.x, cell.y, side, look.age, palette);
        else if (side < leastSigned)
            paintPlainCell(pen, cell.x, cell.y, side, look.shape, palette);
        else
            paintCell(pen, cell.x, cell.y, side, look.shape, palette);
    }

    private isShown(key: string): boolean {
        return this.shown === null || this.shown.has(key);
    }

    private placeOf(event: MouseEvent): [number, number] {
        const box = this.field.getBoundingClientRect();
        return [event.clientX - box.left - 8, event.clientY - box.top - 8];
    }

    private cellAt(event: MouseEvent): MatrixCell | undefined {
        return this.layout.cellAt(...this.placeOf(event));
    }

    private rowAt(event: MouseEvent): FleetRow | undefined {
        return foremost(this.cellAt(event), this.byKey, key => this.isShown(key));
    }

    private hover(cell: MatrixCell | undefined, event?: MouseEvent): void {
        const row = foremost(cell, this.byKey, key => this.isShown(key));
        const heading = !cell && event && this.layout.isNamed ? this.layout.headingAt(...this.placeOf(event)) : undefined;
        const key = row?.key ?? "";
        const group = heading ? this.nameOf(this.layout.cells[heading.first]) : "";
        if (key === this.hovered && group === this.hoveredGroup)
            return;
        this.hovered = key;
        this.hoveredGroup = group;
        this.onPoint(key);
        show(this.tip, row !== undefined || group !== "");
        const at = cell ?? heading;
        if (at) {
            const since = row ? this.since(row, this.coloring) : "";
            const own = row ? `${row.name}\n${this.look(row).word}${since ? `, ${since}` : ""}` : group;
            setText(this.tip, joined([own, row && !this.layout.isNamed ? this.nameOf(cell) : ""], "\n"));
            this.tip.style.setProperty("top", `${at.y + 34}px`);
            this.tip.style.setProperty("left", `${Math.max(4, Math.min(at.x, this.width - 180))}px`);
        }
        this.paint();
    }

    private press(event: KeyboardEvent): void {
        if (event.ctrlKey || event.altKey || event.metaKey)
            return;
        const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], k: [0, -1], ArrowDown: [0, 1], j: [0, 1] };
        const step = steps[event.key];
        if (step) {
            // To the next machine in that direction that the table shows.
            const from = this.layout.cellOf(this.selected);
            let cell = this.layout.neighbour(from, step[0], step[1]);
            let row = foremost(cell, this.byKey, key => this.isShown(key));
            while (cell && row && !this.isShown(row.key)) {
                const next = from ? this.layout.neighbour(cell, step[0], step[1]) : this.layout.neighbour(cell, 1, 0);
                if (next === cell)
                    return;
                cell = next;
                row = foremost(cell, this.byKey, key => this.isShown(key));
            }
            if (row)
                this.onPick(row.key);
        } else if (event.key === "Enter" && this.selected) {
            this.onOpen(this.selected);
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    }
}
