// SPDX-License-Identifier: Apache-2.0

import { tr } from "../words/languages";
import { h, setAttribute, setClass, setStyle } from "./dom";

export interface Column {
    /** Of its cells in page.css: `c-name`. */
    name: string;
    title: string;
    /** What it is sorted by when its title is pressed; empty where it is not. */
    sort?: string;
    /** For whoever does not see a title. */
    label?: string;
}

/** One row as it is shown: `fill` writes what is new, `tick` what time alone changes. */
export interface Line<Item> {
    /** What stands in the cell of a column for the first time. */
    make(): HTMLElement[];
    fill(cells: HTMLElement[], item: Item): void;
    tick(cells: HTMLElement[], item: Item): void;
    /** For whoever hears the row. */
    label(item: Item): string;
}

interface Shown<Item> {
    element: HTMLElement;
    cells: HTMLElement[];
    key: string;
    item: Item | null;
}

/**
 * A table that has nodes for the rows in sight only. It is one stop of the Tab key; arrows, J and K go through it.
 * Rows stay where they are while it is pointed at or in use: what would move is counted in `pending`.
 */
export class Grid<Item> {
    readonly element: HTMLElement;
    /** Enter, or a double click. */
    onOpen: (key: string) => void = () => undefined;
    onPick: (key: string) => void = () => undefined;
    onSort: (sort: string) => void = () => undefined;
    onPending: () => void = () => undefined;
    /** Somebody asked for what is pending. */
    onApply: () => void = () => undefined;
    /** A row is pointed at; empty for none. */
    onPoint: (key: string) => void = () => undefined;

    private readonly body: HTMLElement;
    private readonly heads = new Map<string, HTMLElement>();
    private keys: readonly string[] = [];
    private wanted: readonly string[] = [];
    private readonly places = new Map<string, number>();
    private readonly pool: Shown<Item>[] = [];
    private current = "";
    private rowHeight = 28;
    private pointed = false;
    private pointedElsewhere = "";
    private firstShown = -1;
    private lastShown = -1;
    private scheduled = false;
    private printing = false;
    private readonly watcher = new ResizeObserver(() => {
        this.firstShown = -1;
        this.paint();
    });
    private readonly print = (event: Event): void => {
        // Paper does not scroll: there every row has its nodes.
        this.printing = event.type === "beforeprint";
        this.firstShown = -1;
        this.paint();
    };

    constructor(name: string, private readonly id: string, columns: readonly Column[], private readonly line: Line<Item>,
                private readonly itemOf: (key: string) => Item | undefined) {
        this.body = h("div", { class: "grid-body", role: "rowgroup" });
        const head = h("div", { class: "grid-row grid-head", role: "row", "aria-rowindex": 1 });
        for (const column of columns) {
            const title = h("div", { class: `c-${column.name}`, role: "columnheader" });
            const sort = column.sort;
            if (sort) {
                const press = h("button", { type: "button", tabindex: -1, ...(column.title ? {} : { "aria-label": column.label ?? "" }) }, column.title);
                press.addEventListener("click", () => this.onSort(sort));
                title.append(press);
                this.heads.set(sort, title);
            } else {
                title.append(column.title || h("span", { class: "unseen" }, column.label ?? ""));
            }
            head.append(title);
        }
        this.element = h("div", { class: `grid grid-${id}`, role: "grid", tabindex: 0, "aria-label": name, "aria-multiselectable": false }, h("div", { role: "rowgroup", class: "grid-top" }, head), this.body);
        this.element.addEventListener("scroll", () => this.paint(), { passive: true });
        this.element.addEventListener("keydown", event => this.press(event));
        this.element.addEventListener("pointerenter", event => {
            if (event.pointerType === "mouse")
                this.pointed = true;
        });
        this.body.addEventListener("pointermove", event => this.onPoint(event.pointerType === "mouse" ? this.keyAt(event) : ""));
        this.element.addEventListener("pointerleave", () => {
            this.pointed = false;
            this.onPoint("");
            this.settle();
        });
        this.element.addEventListener("focusout", () => this.settle());
        this.body.addEventListener("click", event => this.pick(this.keyAt(event)));
        this.body.addEventListener("dblclick", event => this.openKey(this.keyAt(event)));
        this.watcher.observe(this.element);
        addEventListener("beforeprint", this.print);
        addEventListener("afterprint", this.print);
    }

    dispose(): void {
        this.watcher.disconnect();
        removeEventListener("beforeprint", this.print);
        removeEventListener("afterprint", this.print);
    }

    get count(): number {
        return this.keys.length;
    }

    /** How many rows would be elsewhere, or not there, if nobody looked. */
    get pending(): number {
        if (this.keys === this.wanted)
            return 0;
        const place = new Map(this.wanted.map((key, index) => [key, index]));
        let moved = 0;
        let last = -1;
        for (const key of this.keys) {
            const at = place.get(key);
            if (at === undefined || at < last)
                ++moved;
            else
                last = at;
        }
        return moved;
    }

    /** The rows to show, in their order; `now` even while somebody looks, because they asked for it. */
    setKeys(keys: readonly string[], now = false): void {
        this.wanted = keys;
        if (now || !this.held) {
            this.keys = keys;
        } else {
            const there = new Set(keys);
            const kept = this.keys.filter(key => there.has(key) || this.itemOf(key) !== undefined);
            const old = new Set(kept);
            const fresh = keys.filter(key => !old.has(key));
            this.keys = fresh.length === 0 && kept.length === keys.length && kept.every((key, at) => key === keys[at]) ? keys : [...kept, ...fresh];
        }
        this.index();
        this.paintSoon();
        this.onPending();
    }

    applyPending(): void {
        this.setKeys(this.wanted, true);
        this.onApply();
    }

    /** Pointed at elsewhere; empty for nothing. */
    setPointed(key: string): void {
        if (key === this.pointedElsewhere)
            return;
        this.pointedElsewhere = key;
        this.paint();
    }

    /** These have other content. */
    changed(keys: readonly string[] | "all"): void {
        const some = keys === "all" ? null : new Set(keys);
        for (const row of this.pool) {
            if (row.key && (some === null || some.has(row.key)))
                row.item = null;
        }
        this.paintSoon();
    }

    /** Time went on. */
    tick(): void {
        for (const row of this.pool) {
            if (row.item !== null && !row.element.hidden)
                this.line.tick(row.cells, row.item);
        }
    }

    pick(key: string): void {
        if (key.length === 0)
            return;
        this.current = key;
        this.reveal();
        this.paint();
        this.onPick(key);
    }

    /** Chosen elsewhere: shown, and told to nobody. */
    setCurrent(key: string): void {
        if (key === this.current)
            return;
        this.current = key;
        this.reveal();
        this.paint();
    }

    showSort(sort: string, descending: boolean): void {
        for (const [name, head] of this.heads)
            setAttribute(head, "aria-sort", name === sort ? (descending ? "descending" : "ascending") : "none");
    }

    focus(): void {
        this.element.focus();
    }

    private get held(): boolean {
        return this.pointed || (this.current.length > 0 && document.activeElement === this.element);
    }

    private settle(): void {
        if (!this.held && this.keys !== this.wanted)
            this.setKeys(this.wanted);
    }

    private index(): void {
        this.places.clear();
        this.keys.forEach((key, place) => this.places.set(key, place));
        setAttribute(this.element, "aria-rowcount", String(this.keys.length + 1));
    }

    private keyAt(event: Event): string {
        const row = event.target instanceof Element ? event.target.closest<HTMLElement>(".grid-row") : null;
        return this.pool.find(one => one.element === row)?.key ?? "";
    }

    private openKey(key: string): void {
        if (key.length > 0)
            this.onOpen(key);
    }

    private press(event: KeyboardEvent): void {
        if (event.ctrlKey || event.altKey || event.metaKey || event.target !== this.element)
            return;
        const page = Math.max(1, Math.floor(this.element.clientHeight / this.rowHeight) - 2);
        const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, PageDown: page, PageUp: -page, Home: -this.keys.length,
                                                End: this.keys.length };
        const step = steps[event.key];
        if (step !== undefined) {
            const place = this.places.get(this.current);
            const next = place === undefined ? 0 : Math.min(Math.max(place + step, 0), this.keys.length - 1);
            this.pick(this.keys[next] ?? "");
        } else if (event.key === "Enter" && this.current) {
            this.openKey(this.current);
        } else if (event.key === "r") {
            this.applyPending();
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    }

    private measure(): void {
        const height = parseFloat(getComputedStyle(this.element).getPropertyValue("--row"));
        this.rowHeight = height > 0 ? height : 28;
    }

    private reveal(): void {
        const place = this.places.get(this.current);
        if (place === undefined)
            return;
        this.measure();
        const head = this.body.offsetTop;
        const top = place * this.rowHeight;
        const room = this.element.clientHeight - head;
        if (top < this.element.scrollTop)
            this.element.scrollTop = top;
        else if (top + this.rowHeight > this.element.scrollTop + room)
            this.element.scrollTop = top + this.rowHeight - room;
    }

    private paintSoon(): void {
        if (this.scheduled)
            return;
        this.scheduled = true;
        requestAnimationFrame(() => {
            this.scheduled = false;
            this.firstShown = -1;
            this.paint();
        });
    }

    /** Gives the rows in sight their nodes; a node keeps its row while that is in sight. */
    private paint(): void {
        this.measure();
        setStyle(this.body, "height", `${this.keys.length * this.rowHeight}px`);
        const first = this.printing ? 0 : Math.max(0, Math.floor(this.element.scrollTop / this.rowHeight) - 2);
        const last = this.printing ? this.keys.length : Math.min(this.keys.length, Math.ceil((this.element.scrollTop + this.element.clientHeight) / this.rowHeight) + 2);
        if (first !== this.firstShown || last !== this.lastShown) {
            this.firstShown = first;
            this.lastShown = last;
            this.assign(first, last);
        }
        let active = "";
        for (const row of this.pool) {
            const isCurrent = row.key.length > 0 && row.key === this.current;
            setClass(row.element, "current", isCurrent);
            setClass(row.element, "pointed", row.key.length > 0 && row.key === this.pointedElsewhere);
            setAttribute(row.element, "aria-selected", isCurrent ? "true" : "false");
            if (isCurrent)
                active = row.element.id;
        }
        setAttribute(this.element, "aria-activedescendant", active || null);
    }

    private assign(first: number, last: number): void {
        const inSight = new Set(this.keys.slice(first, last));
        const free: Shown<Item>[] = [];
        const used = new Map<string, Shown<Item>>();
        for (const row of this.pool) {
            if (inSight.has(row.key) && !used.has(row.key))
                used.set(row.key, row);
            else
                free.push(row);
        }
        for (let place = first; place < last; ++place) {
            const key = this.keys[place] as string;
            const item = this.itemOf(key);
            if (item === undefined)
                continue;
            const row = used.get(key) ?? free.pop() ?? this.grow();
            if (row.key !== key || row.item !== item) {
                row.key = key;
                row.item = item;
                this.line.fill(row.cells, item);
                this.line.tick(row.cells, item);
                setAttribute(row.element, "aria-label", this.line.label(item));
            }
            setAttribute(row.element, "aria-rowindex", String(place + 2));
            setClass(row.element, "odd", place % 2 === 1);
            setStyle(row.element, "top", `${place * this.rowHeight}px`);
            row.element.hidden = false;
        }
        for (const row of free) {
            row.key = "";
            row.item = null;
            row.element.hidden = true;
        }
    }

    private grow(): Shown<Item> {
        const cells = this.line.make();
        for (const cell of cells)
            cell.setAttribute("role", "gridcell");
        const element = h("div", { class: "grid-row", role: "row", id: `${this.id}-${this.pool.length}` }, ...cells);
        this.body.append(element);
        const row: Shown<Item> = { element, cells, key: "", item: null };
        this.pool.push(row);
        return row;
    }
}

/** "3 would move (R)": applies what was held back. */
export function reorderButton(grid: { pending: number; applyPending(): void }): HTMLButtonElement {
    const node = h("button", { type: "button", class: "reorder", hidden: true });
    node.addEventListener("click", () => grid.applyPending());
    return node;
}

export function showPending(node: HTMLButtonElement, pending: number): void {
    node.hidden = pending === 0;
    if (pending > 0)
        node.textContent = tr("%1 would move (R)", pending);
}
