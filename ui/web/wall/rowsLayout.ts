// SPDX-License-Identifier: Apache-2.0

/** Where cells lie on a wall, in rows over its whole width. */
export interface RowsEntry {
    key: string;
    group: string;
}

export interface RowsCell {
    key: string;
    x: number;
    y: number;
}

export interface RowsGroup {
    name: string;
    top: number;
    count: number;
}

export interface RowsSizes {
    cell: number;
    gap: number;
    heading: number;
    groupGap: number;
}

export class RowsLayout {
    readonly cells: RowsCell[] = [];
    readonly groups: RowsGroup[] = [];
    readonly height: number;

    /** Groups stand by their names; within one, machines stand in the order of `entries`. */
    constructor(entries: readonly RowsEntry[], width: number, readonly sizes: RowsSizes) {
        const pitch = sizes.cell + sizes.gap;
        const columns = Math.max(1, Math.floor((width + sizes.gap) / pitch));
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
            keys.forEach((key, place) => this.cells.push({ key, x: (place % columns) * pitch, y: top + Math.floor(place / columns) * pitch }));
            this.groups.push({ name, top: y, count: keys.length });
            y = top + Math.ceil(keys.length / columns) * pitch - sizes.gap + sizes.groupGap;
        }
        this.height = Math.max(0, y - sizes.groupGap);
    }
}
