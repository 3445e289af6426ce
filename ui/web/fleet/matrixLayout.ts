// SPDX-License-Identifier: Apache-2.0

/** Where the cells of the matrix lie, as ui/fleet/MatrixLayout puts them. */
export interface MatrixEntry {
    key: string;
    group: string;
}

export interface MatrixCell {
    key: string;
    x: number;
    y: number;
    group: number;
}

export interface MatrixGroup {
    name: string;
    top: number;
    height: number;
    first: number;
    count: number;
}

export interface MatrixSizes {
    cell: number;
    gap: number;
    heading: number;
    groupGap: number;
}

export const matrixSizes: MatrixSizes = { cell: 18, gap: 2, heading: 24, groupGap: 10 };

/** For a screen that is looked at from afar. */
export const largeMatrixSizes: MatrixSizes = { cell: 30, gap: 3, heading: 34, groupGap: 14 };

export class MatrixLayout {
    readonly cells: MatrixCell[] = [];
    readonly groups: MatrixGroup[] = [];
    readonly columns: number;
    readonly height: number;
    private readonly places = new Map<string, number>();

    /** Groups stand by their names; within one, machines stand in the order of `entries`. */
    constructor(entries: readonly MatrixEntry[], width: number, readonly sizes: MatrixSizes = matrixSizes) {
        const pitch = sizes.cell + sizes.gap;
        this.columns = Math.max(1, Math.floor((width + sizes.gap) / pitch));
        const members = new Map<string, string[]>();
        for (const entry of entries) {
            const list = members.get(entry.group);
            if (list)
                list.push(entry.key);
            else
                members.set(entry.group, [entry.key]);
        }
        let y = 0;
        for (const name of [...members.keys()].sort()) {
            const keys = members.get(name) ?? [];
            const top = y + sizes.heading;
            const group: MatrixGroup = { name, top: y, height: 0, first: this.cells.length, count: keys.length };
            keys.forEach((key, place) => {
                this.places.set(key, this.cells.length);
                this.cells.push({ key, x: (place % this.columns) * pitch, y: top + Math.floor(place / this.columns) * pitch,
                                  group: this.groups.length });
            });
            y = top + Math.ceil(keys.length / this.columns) * pitch - sizes.gap;
            group.height = y - group.top;
            this.groups.push(group);
            y += sizes.groupGap;
        }
        this.height = Math.max(0, y - sizes.groupGap);
    }

    cellOf(key: string): MatrixCell | undefined {
        const place = this.places.get(key);
        return place === undefined ? undefined : this.cells[place];
    }

    cellAt(x: number, y: number): MatrixCell | undefined {
        const side = this.sizes.cell;
        return this.cells.find(cell => x >= cell.x && x < cell.x + side && y >= cell.y && y < cell.y + side);
    }

    /** The cell beside another one; where there is none, the same. Up and down go on in the next group. */
    neighbour(key: string, dx: number, dy: number): string {
        const place = this.places.get(key);
        const cell = place === undefined ? undefined : this.cells[place];
        if (place === undefined || cell === undefined)
            return this.cells[0]?.key ?? "";
        const last = this.cells.length - 1;
        const keyAt = (at: number): string => this.cells[Math.min(Math.max(at, 0), last)]?.key ?? key;
        if (dx !== 0)
            return keyAt(place + dx);
        const group = this.groups[cell.group] as MatrixGroup;
        const column = (place - group.first) % this.columns;
        const within = place + dy * this.columns;
        if (within >= group.first && within < group.first + group.count)
            return keyAt(within);
        if (dy > 0) {
            const end = group.first + group.count - 1;
            // The last row may be shorter than the one above it.
            if (Math.floor((end - group.first) / this.columns) > Math.floor((place - group.first) / this.columns))
                return keyAt(end);
            return end === last ? key : keyAt(end + 1 + column);
        }
        const above = this.groups[cell.group - 1];
        if (!above)
            return key;
        const lastRow = Math.floor((above.count - 1) / this.columns);
        return keyAt(Math.min(above.first + lastRow * this.columns + column, above.first + above.count - 1));
    }
}

/** The least width in which the groups, of so many cells each, need no more than a height. */
export function matrixWidth(counts: readonly number[], height: number, sizes: MatrixSizes = matrixSizes): number {
    const pitch = sizes.cell + sizes.gap;
    const heightOf = (columns: number): number =>
        counts.reduce((total, count) => total + sizes.heading + Math.ceil(count / columns) * pitch - sizes.gap + sizes.groupGap, -sizes.groupGap);
    let columns = 1;
    while (columns < Math.max(1, ...counts) && heightOf(columns) > height)
        ++columns;
    return columns * pitch - sizes.gap;
}
