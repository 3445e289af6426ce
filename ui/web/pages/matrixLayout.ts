// SPDX-License-Identifier: Apache-2.0

/** Where the cells of the matrix lie, as ui/fleet/MatrixLayout puts them. */
export interface MatrixEntry {
    key: string;
    group: string;
    /** The group that its group is part of; empty for none. */
    outer: string;
    /** 0 for the worst. */
    rank: number;
}

/** How large things are where there is room for all of them, in pixels. */
export interface MatrixSizes {
    cell: number;
    gap: number;
    heading: number;
    groupGap: number;
}

export const matrixSizes: MatrixSizes = { cell: 18, gap: 2, heading: 24, groupGap: 10 };

/** For a screen that is looked at from afar. */
export const largeMatrixSizes: MatrixSizes = { cell: 30, gap: 3, heading: 34, groupGap: 14 };

/**
 * How large cells are and how groups stand: groups below one another in strips, each under its name; or, where there is no room for
 * names, all cells in rows, with a gap after each group.
 */
export interface MatrixForm extends MatrixSizes {
    strips: number;
    stripWidth: number;
    stripPitch: number;
    /** Cells in a row of a strip. */
    perRow: number;
    /** Machines that a cell stands for, at most. */
    perCell: number;
}

export interface MatrixCell {
    /** The machines that it stands for. */
    keys: readonly string[];
    x: number;
    y: number;
    group: number;
}

export interface MatrixGroup {
    name: string;
    outer: string;
    /** The first of its outer group. */
    opensOuter: boolean;
    /** Of its name, which stands there unless names are folded away. */
    x: number;
    y: number;
    strip: number;
    first: number;
    cells: number;
    count: number;
}

const smallestCell = 2;

function formOf(cell: number, largest: MatrixSizes, roomy: boolean): MatrixForm {
    return { cell, gap: cell < 4 ? 0 : Math.ceil((largest.gap * cell) / largest.cell), heading: roomy ? largest.heading : Math.floor((largest.heading * 2) / 3),
             groupGap: roomy ? largest.groupGap : Math.floor((largest.groupGap * 2) / 5), strips: 1, stripWidth: 0, stripPitch: 0, perRow: 1, perCell: 1 };
}

function fitsInStrips(counts: readonly number[], height: number, form: MatrixForm): boolean {
    let strip = 1;
    let y = 0;
    for (const count of counts) {
        const own = form.heading + Math.ceil(count / form.perRow) * (form.cell + form.gap) - form.gap;
        y += y > 0 ? form.groupGap + own : own;
        if (y <= height)
            continue;
        if (own > height || ++strip > form.strips)
            return false;
        y = own;
    }
    return true;
}

/** The fewest strips in which all groups stand under their names. */
function namedForm(counts: readonly number[], width: number, height: number, form: MatrixForm, largest: MatrixSizes): MatrixForm | null {
    for (form.strips = 1;; ++form.strips) {
        form.stripWidth = Math.floor((width - (form.strips - 1) * largest.groupGap) / form.strips);
        // A name that is narrower says nothing.
        if (form.strips > 1 && form.stripWidth < 4 * largest.heading)
            return null;
        form.stripPitch = form.stripWidth + largest.groupGap;
        form.perRow = Math.max(1, Math.floor((form.stripWidth + form.gap) / (form.cell + form.gap)));
        if (form.stripWidth >= form.cell && fitsInStrips(counts, height, form))
            return form;
    }
}

/** Where the next group begins when `place` cells are taken in rows. */
function placeAfter(place: number, form: MatrixForm): number {
    if (place % form.perRow === 0)
        return place;
    const next = place + form.groupGap;
    const row = Math.floor(next / form.perRow);
    return row === Math.floor(place / form.perRow) ? next : row * form.perRow;
}

function foldedForm(counts: readonly number[], width: number, height: number, form: MatrixForm, perCell: number): MatrixForm | null {
    const pitch = form.cell + form.gap;
    Object.assign(form, { heading: 0, groupGap: Math.max(1, Math.ceil(6 / pitch)), perCell, stripWidth: width, perRow: Math.floor((width + form.gap) / pitch) });
    if (form.perRow < 1)
        return null;
    let place = 0;
    for (const count of counts)
        place = placeAfter(place, form) + Math.ceil(count / perCell);
    return Math.ceil(place / form.perRow) * pitch - form.gap <= height ? form : null;
}

/**
 * The form in which groups of so many machines fit into an area, with the largest cells. Names are given up where cells are half as
 * large again without. Where not even the smallest cells fit, a cell stands for several machines of its group.
 */
export function fitMatrix(counts: readonly number[], width: number, height: number, largest: MatrixSizes = matrixSizes): MatrixForm {
    let named: MatrixForm | null = null;
    let folded: MatrixForm | null = null;
    for (let cell = largest.cell; cell >= smallestCell; --cell) {
        if (cell === largest.cell)
            named = namedForm(counts, width, height, formOf(cell, largest, true), largest);
        named ??= namedForm(counts, width, height, formOf(cell, largest, false), largest);
        folded ??= foldedForm(counts, width, height, formOf(cell, largest, false), 1);
        if (named && (!folded || named.cell * 3 >= folded.cell * 2))
            return named;
        if (folded && cell * 3 < folded.cell * 2)
            return folded; // names would cost too much
    }
    if (folded)
        return folded;
    const most = Math.max(1, ...counts);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const room = Math.max(1, Math.floor(width / smallestCell) * Math.floor(height / smallestCell));
    for (let perCell = Math.max(2, Math.ceil(total / room)); perCell < most; ++perCell) {
        const form = foldedForm(counts, width, height, formOf(smallestCell, largest, false), perCell);
        if (form)
            return form;
    }
    // A cell a group: less there is not, and what lies beyond the edge is not seen.
    return { ...formOf(smallestCell, largest, false), heading: 0, groupGap: 0, perCell: most, stripWidth: width, perRow: Math.max(1, Math.floor(width / smallestCell)) };
}

interface Gathered {
    outer: string;
    name: string;
    keys: string[];
    worst: number;
    atWorst: number;
}

function addRank(to: { worst: number; atWorst: number }, rank: number, machines: number): void {
    if (rank < to.worst) {
        to.worst = rank;
        to.atWorst = 0;
    }
    if (rank === to.worst)
        to.atWorst += machines;
}

function byText(a: string, b: string): number {
    return a < b ? -1 : a > b ? 1 : 0;
}

/** Trouble first: the worst of all, then more of it, then by name; in the groups and in what they are part of. */
function inOrder(entries: readonly MatrixEntry[], kept: MatrixLayout | null): Gathered[] {
    const groups = new Map<string, Gathered>();
    const outers = new Map<string, { worst: number; atWorst: number }>();
    const idOf = (outer: string, name: string): string => `${outer}\n${name}`;
    for (const { key, group, outer, rank } of entries) {
        const id = idOf(outer, group);
        let found = groups.get(id);
        if (!found)
            groups.set(id, found = { outer, name: group, keys: [], worst: Infinity, atWorst: 0 });
        found.keys.push(key);
        addRank(found, rank, 1);
    }
    const nothing = { worst: Infinity, atWorst: 0 };
    for (const group of groups.values()) {
        const outer = outers.get(group.outer) ?? { ...nothing };
        outers.set(group.outer, outer);
        addRank(outer, group.worst, group.atWorst);
    }
    const list = [...groups.values()].sort((a, b) => {
        const [one, other] = a.outer === b.outer ? [a, b] : [outers.get(a.outer) ?? nothing, outers.get(b.outer) ?? nothing];
        return one.worst - other.worst || other.atWorst - one.atWorst || byText(a.outer, b.outer) || byText(a.name, b.name);
    });
    if (!kept)
        return list;
    const places = new Map(kept.groups.map((group, place) => [idOf(group.outer, group.name), place]));
    const outerPlaces = new Map<string, number>();
    kept.groups.forEach((group, place) => outerPlaces.has(group.outer) || outerPlaces.set(group.outer, place));
    const placeIn = (map: ReadonlyMap<string, number>, id: string): number => map.get(id) ?? kept.groups.length;
    return list.sort((a, b) => placeIn(outerPlaces, a.outer) - placeIn(outerPlaces, b.outer) || byText(a.outer, b.outer)
        || placeIn(places, idOf(a.outer, a.name)) - placeIn(places, idOf(b.outer, b.name)));
}

export class MatrixLayout {
    readonly cells: MatrixCell[] = [];
    readonly groups: MatrixGroup[] = [];
    readonly form: MatrixForm;
    private readonly places = new Map<string, number>();

    /** Within a group machines stand in the order of `entries`. `kept`, the layout of before, keeps its order of groups. */
    constructor(entries: readonly MatrixEntry[], width: number, height: number, largest: MatrixSizes = matrixSizes, kept: MatrixLayout | null = null) {
        const groups = inOrder(entries, kept);
        const form = this.form = fitMatrix(groups.map(group => group.keys.length), width, height, largest);
        const pitch = form.cell + form.gap;
        let strip = 0;
        let end = 0;
        let place = 0;
        for (const { name, outer, keys } of groups) {
            const cells = Math.ceil(keys.length / form.perCell);
            let x = 0;
            let y = 0;
            if (this.isNamed) {
                const own = form.heading + Math.ceil(cells / form.perRow) * pitch - form.gap;
                y = end > 0 ? end + form.groupGap : 0;
                if (end > 0 && y + own > height) {
                    ++strip;
                    y = 0;
                }
                end = y + own;
                x = strip * form.stripPitch;
                place = 0;
            } else {
                place = placeAfter(place, form);
            }
            this.groups.push({ name, outer, opensOuter: this.groups[this.groups.length - 1]?.outer !== outer, x, y, strip, first: this.cells.length, cells, count: keys.length });
            for (let at = 0; at < cells; ++at, ++place) {
                const own = keys.slice(at * form.perCell, (at + 1) * form.perCell);
                for (const key of own)
                    this.places.set(key, this.cells.length);
                this.cells.push({ keys: own, x: x + (place % form.perRow) * pitch, y: y + form.heading + Math.floor(place / form.perRow) * pitch, group: this.groups.length - 1 });
            }
        }
    }

    get isNamed(): boolean {
        return this.form.heading > 0;
    }

    cellOf(key: string): MatrixCell | undefined {
        return this.cells[this.places.get(key) ?? -1];
    }

    /** The gap after a cell is part of it. */
    cellAt(x: number, y: number): MatrixCell | undefined {
        const side = this.form.cell + this.form.gap;
        return this.cells.find(cell => x >= cell.x && x < cell.x + side && y >= cell.y && y < cell.y + side);
    }

    headingAt(x: number, y: number): MatrixGroup | undefined {
        return this.groups.find(group => x >= group.x && x < group.x + this.form.stripWidth && y >= group.y && y < group.y + this.form.heading);
    }

    /** The cell beside another one; where there is none, the same. Up and down go on in the next group, and in the next strip. */
    neighbour(cell: MatrixCell | undefined, dx: number, dy: number): MatrixCell | undefined {
        if (!cell)
            return this.cells[0];
        const keep = cell.keys[0] ?? "";
        if (dx !== 0)
            return this.cells[Math.min(Math.max((this.places.get(keep) ?? 0) + dx, 0), this.cells.length - 1)];
        const placeOf = (one: MatrixCell): [number, number] => {
            const strip = this.groups[one.group]?.strip ?? 0;
            return [one.x - strip * this.form.stripPitch, one.y + strip * (1 << 20)];
        };
        const [x, y] = placeOf(cell);
        let best = cell;
        let nearest = [Infinity, Infinity];
        for (const other of this.cells) {
            const [otherX, otherY] = placeOf(other);
            const down = (otherY - y) * dy;
            const aside = Math.abs(otherX - x);
            if (down > 0 && (down < (nearest[0] ?? 0) || (down === nearest[0] && aside < (nearest[1] ?? 0)))) {
                nearest = [down, aside];
                best = other;
            }
        }
        return best;
    }
}

/** The least width, `most` at most, in which groups of so many machines are no higher than a height with the largest cells and with their names. */
export function matrixWidth(counts: readonly number[], height: number, most: number, sizes: MatrixSizes = matrixSizes): number {
    const pitch = sizes.cell + sizes.gap;
    const total = counts.reduce((sum, count) => sum + count, 0);
    for (let width = Math.max(1, Math.ceil((total * pitch) / Math.max(1, height))) * pitch - sizes.gap; width < most; width += pitch) {
        for (const roomy of [true, false])
            if (namedForm(counts, width, height, formOf(sizes.cell, sizes, roomy), sizes))
                return width;
    }
    return most;
}
