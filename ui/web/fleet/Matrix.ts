// SPDX-License-Identifier: Apache-2.0

import { button, h, setText, show, svg } from "../controls/dom";
import { ageSteps, cellLegend, cellLook, CellLook, Coloring, colorings, FleetRow, Grouping, groupings, groupOf } from "../rows/fleet";
import { glyphOfShape } from "../controls/shapes";
import { paintCell, Palette, readPalette, sizeCanvas } from "../theme/palette";
import { tr } from "../words/languages";
import { minuteLength } from "../words/time";
import { MatrixCell, MatrixGroup, MatrixLayout, largeMatrixSizes, matrixSizes, MatrixSizes, matrixWidth } from "./matrixLayout";

const groupWords: Record<Grouping, string> = { set: "Grouped by machine set", zone: "Grouped by zone", role: "Grouped by role" };
const colorWords: Record<Coloring, string> = { state: "Coloured by state", power: "Coloured by power", age: "Coloured by age of the machine",
                                               maintenance: "Coloured by maintenance" };

/** A cell of the matrix whose colour tells how old its machine is: the younger the darker and the fuller. */
function paintAge(pen: CanvasRenderingContext2D, x: number, y: number, side: number, age: number, palette: Palette): void {
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

/** Every machine as a cell, grouped; painted, so that thousands cost what a picture costs. */
export class Matrix {
    readonly element: HTMLElement;
    onPick: (key: string) => void = () => undefined;
    onOpen: (key: string) => void = () => undefined;

    private grouping: Grouping;
    private coloring: Coloring;
    private rows: readonly FleetRow[] = [];
    private byKey: ReadonlyMap<string, FleetRow> = new Map();
    private layout = new MatrixLayout([], 100);
    private readonly groups = new Map<string, string>();
    private selected = "";
    private hovered = "";
    private paintedAt = 0;
    private scheduled = false;
    private palette: Palette | null = null;
    private width = 0;
    private readonly watcher = new ResizeObserver(() => this.relayout());

    private readonly canvas = h("canvas", { "aria-hidden": "true" });
    private readonly sizer = h("div", { class: "matrix-size" });
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
                                "aria-describedby": "matrix-selected" }, this.sizer, this.canvas, this.tip);
        this.element = h("section", { class: "panel matrix", "aria-label": tr("Matrix") }, h("div", { class: "choices" }, this.groupChoice, this.colorChoice),
                         this.field, this.spoken, this.legend);
        this.field.addEventListener("scroll", () => this.paint(), { passive: true });
        this.field.addEventListener("keydown", event => this.press(event));
        this.field.addEventListener("pointermove", event => this.hover(this.cellAt(event)));
        this.field.addEventListener("pointerleave", () => this.hover(undefined));
        this.field.addEventListener("click", event => {
            const cell = this.cellAt(event);
            if (cell)
                this.onPick(cell.key);
        });
        this.field.addEventListener("dblclick", event => {
            const cell = this.cellAt(event);
            if (cell)
                this.onOpen(cell.key);
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
        this.groups.clear();
        for (const row of rows)
            this.groups.set(row.key, groupOf(row, this.grouping));
        this.relayout();
    }

    /** Whether what changed lies where it lay: then it is painted again and nothing moves. */
    changed(keys: readonly string[]): boolean {
        for (const key of keys) {
            const row = this.byKey.get(key);
            if (!row || this.groups.get(key) !== groupOf(row, this.grouping))
                return false;
        }
        this.paintSoon();
        return true;
    }

    /** In which all machines are seen without scrolling, with what stands beside them. */
    get wantedWidth(): number {
        const counts = new Map<string, number>();
        for (const group of this.groups.values())
            counts.set(group, (counts.get(group) ?? 0) + 1);
        return matrixWidth([...counts.values()], Math.max(200, this.field.clientHeight - 24), this.sizes) + 34;
    }

    setSelected(key: string): void {
        if (key === this.selected)
            return;
        this.selected = key;
        const row = this.byKey.get(key);
        setText(this.spoken, row ? tr("%1, %2", row.name, this.look(row).word) : "");
        this.reveal();
        this.paint();
    }

    regroup(): void {
        this.grouping = groupings[(groupings.indexOf(this.grouping) + 1) % groupings.length] ?? "set";
        this.keep(this.grouping, this.coloring);
        this.showChoices();
        this.setRows(this.rows, this.byKey);
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

    private relayout(): void {
        this.width = this.field.clientWidth - 16;
        if (this.width <= 0)
            return;
        this.layout = new MatrixLayout(this.rows.map(row => ({ key: row.key, group: this.groups.get(row.key) ?? "" })), this.width, this.sizes);
        this.sizer.style.setProperty("height", `${this.layout.height + 16}px`);
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
        const top = this.field.scrollTop - 8;
        pen.clearRect(0, 0, this.width + 16, height);
        pen.save();
        pen.translate(8, -top);
        for (const group of this.layout.groups) {
            if (group.top + group.height < top || group.top > top + height)
                continue;
            this.paintGroup(pen, group, top, top + height, palette);
        }
        pen.restore();
    }

    private paintGroup(pen: CanvasRenderingContext2D, group: MatrixGroup, top: number, bottom: number, palette: Palette): void {
        const side = this.layout.sizes.cell;
        pen.textBaseline = "middle";
        pen.font = `600 ${this.sizes.cell > 20 ? 16 : 12}px ${getComputedStyle(this.field).fontFamily}`;
        pen.fillStyle = palette.text2;
        let name = group.name;
        while (name.length > 1 && pen.measureText(name).width > this.width - 48)
            name = `${name.replace(/\u2026$/, "").slice(0, -1)}\u2026`;
        pen.fillText(name, 0, group.top + this.sizes.heading / 2 - 1);
        const wide = pen.measureText(name).width;
        pen.font = pen.font.replace("600", "400");
        pen.fillStyle = palette.text3;
        pen.fillText(String(group.count), wide + 8, group.top + this.sizes.heading / 2 - 1);
        for (let place = group.first; place < group.first + group.count; ++place) {
            const cell = this.layout.cells[place] as MatrixCell;
            if (cell.y + side < top)
                continue;
            if (cell.y > bottom)
                break;
            const row = this.byKey.get(cell.key);
            if (!row)
                continue;
            const look = this.look(row);
            if (look.age >= 0)
                paintAge(pen, cell.x, cell.y, side, look.age, palette);
            else
                paintCell(pen, cell.x, cell.y, side, look.shape, palette);
            const isSelected = cell.key === this.selected;
            if (isSelected || cell.key === this.hovered) {
                pen.strokeStyle = isSelected ? palette.focus : palette.line;
                pen.lineWidth = isSelected ? 2 : 1;
                pen.strokeRect(cell.x - 1, cell.y - 1, side + 2, side + 2);
            }
        }
    }

    private cellAt(event: MouseEvent): MatrixCell | undefined {
        const box = this.field.getBoundingClientRect();
        return this.layout.cellAt(event.clientX - box.left - 8, event.clientY - box.top - 8 + this.field.scrollTop);
    }

    private hover(cell: MatrixCell | undefined): void {
        const key = cell?.key ?? "";
        if (key === this.hovered)
            return;
        this.hovered = key;
        const row = this.byKey.get(key);
        show(this.tip, row !== undefined && cell !== undefined);
        if (row && cell) {
            const since = this.since(row, this.coloring);
            setText(this.tip, `${row.name}\n${this.look(row).word}${since ? `, ${since}` : ""}`);
            this.tip.style.setProperty("top", `${cell.y + 34}px`);
            this.tip.style.setProperty("left", `${Math.max(4, Math.min(cell.x, this.width - 180))}px`);
        }
        this.paint();
    }

    private reveal(): void {
        const cell = this.layout.cellOf(this.selected);
        if (!cell)
            return;
        const margin = this.layout.sizes.cell * 2;
        if (cell.y - margin < this.field.scrollTop)
            this.field.scrollTop = Math.max(0, cell.y - margin);
        else if (cell.y + 2 * margin > this.field.scrollTop + this.field.clientHeight)
            this.field.scrollTop = cell.y + 2 * margin - this.field.clientHeight;
    }

    private press(event: KeyboardEvent): void {
        if (event.ctrlKey || event.altKey || event.metaKey)
            return;
        const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], k: [0, -1], ArrowDown: [0, 1], j: [0, 1] };
        const step = steps[event.key];
        if (step) {
            const next = this.layout.neighbour(this.selected, step[0], step[1]);
            if (next)
                this.onPick(next);
        } else if (event.key === "Enter" && this.selected) {
            this.onOpen(this.selected);
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    }
}
