// SPDX-License-Identifier: Apache-2.0

import { h } from "../controls/dom";
import { cellLook, FleetRow, placeOf } from "../rows/fleet";
import { paintCell, Palette, readPalette, sizeCanvas } from "../controls/palette";
import { RowsEntry, RowsLayout, RowsSizes } from "./rowsLayout";

const smallestNamed = 20;
const smallestCell = 6;

/** The largest cells with which all machines fit, under the names of their groups where there is room for those, else of their clusters. */
export function fittingMatrix(rows: readonly { key: string; group: string; cluster?: string }[], width: number, height: number, small: number, largest: number): { layout: RowsLayout; named: boolean } {
    const sizesOf = (cell: number, named: boolean): RowsSizes => ({ cell, gap: Math.max(1, Math.round(cell / 8)), heading: named ? Math.ceil(small * 1.3) : 0, groupGap: named ? Math.ceil(small / 3) : 0 });
    const groups = rows.some(row => row.cluster) ? ["sets", "clusters", ""] : ["sets", ""];
    for (const by of groups) {
        const named = by !== "";
        const entries: RowsEntry[] = by === "sets" ? [...rows] : named ? rows.map(({ key, group, cluster }) => ({ key, group: cluster || group })) : [...rows].sort((a, b) => (a.group < b.group ? -1 : a.group > b.group ? 1 : 0)).map(({ key }) => ({ key, group: "" }));
        for (let cell = Math.floor(largest / 2) * 2; cell >= (named ? smallestNamed : smallestCell); cell -= 2) {
            const layout = new RowsLayout(entries, width, sizesOf(cell, named));
            if (layout.height <= height)
                return { layout, named };
        }
    }
    return { layout: new RowsLayout(rows.map(({ key }) => ({ key, group: "" })), width, sizesOf(smallestCell, false)), named: false };
}

/** Every machine as a cell that shows what it is; there is nothing to point at. */
export class WallMatrix {
    readonly element: HTMLElement;
    private readonly canvas = h("canvas", { "aria-hidden": "true" });
    private palette: Palette | null = null;
    private painted = "";

    constructor() {
        this.element = h("div", { class: "w-matrix" }, this.canvas);
    }

    /** The colours are others. */
    recast(): void {
        this.palette = null;
        this.painted = "";
    }

    /** `largest` is the side of a cell at most; `swapped` gives coloured ones the outline of what lies around. */
    show(rows: readonly FleetRow[], revision: number, small: number, largest: number, swapped: boolean): void {
        const width = this.element.clientWidth;
        const height = this.element.clientHeight;
        const key = [revision, width, height, small, largest, swapped].join(" ");
        if (key === this.painted || width <= 0 || height <= 0)
            return;
        this.painted = key;
        const byKey = new Map(rows.map(row => [row.key, row]));
        const { layout, named } = fittingMatrix(rows.map(row => ({ key: row.key, group: placeOf(row), cluster: row.cluster })), width, height, small, largest);
        const pen = sizeCanvas(this.canvas, width, height);
        if (!pen)
            return;
        const palette = this.palette ?? readPalette(this.element);
        this.palette = palette;
        const cells: Palette = swapped ? { ...palette, "p1-fg": palette.bg, "p2-fg": palette.bg, "p3-fg": palette.bg, "hold-fg": palette.bg } : palette;
        pen.clearRect(0, 0, width, height);
        if (named) {
            pen.textBaseline = "middle";
            pen.font = `${small}px ${getComputedStyle(this.element).fontFamily}`;
            for (const group of layout.groups) {
                const middle = group.top + layout.sizes.heading / 2 - 2;
                const number = ` ${group.count}`;
                const room = width - pen.measureText(number).width;
                let name = group.name;
                while (name.length > 1 && pen.measureText(name).width > room)
                    name = `\u2026${name.replace(/^\u2026/, "").slice(1)}`;
                pen.fillStyle = palette.text2;
                pen.fillText(name, 0, middle);
                pen.fillStyle = palette.text3;
                pen.fillText(number, pen.measureText(name).width, middle);
            }
        }
        for (const cell of layout.cells) {
            const row = byKey.get(cell.key);
            if (row && cell.y < height)
                paintCell(pen, cell.x, cell.y, layout.sizes.cell, cellLook(row, "state", 0).shape, cells);
        }
    }
}
