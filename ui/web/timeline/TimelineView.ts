// SPDX-License-Identifier: Apache-2.0

import { button, h, setAttribute, setText, show } from "../controls/dom";
import { onPaletteChange, Palette, readPalette, sizeCanvas } from "../controls/palette";
import { memory } from "../shell/memory";
import { tr } from "../words/languages";
import { unbroken } from "../words/text";
import { formatAge } from "../words/time";
import { isAbnormalMark, isAbnormalSpan, timelineChanges, TimelineData } from "./timelineData";
import { describeRecord, layoutTimeline, recordAt, TimelineLayout, TimelineRecord } from "./timelineLayout";
import { TimelinePainter } from "./TimelinePainter";
import { TimelineOverview } from "./TimelineOverview";
import { foldAt, keyPan, keyZoom, TimelineViewport } from "./TimelineViewport";

const axisHeight = 28;

/**
 * The timeline of a machine: painted, moved by pointer, wheel, touch and keys, and read out lane by lane. The wheel
 * scrolls the page; with Ctrl it zooms, and so do two fingers.
 */
export class TimelineView {
    readonly element: HTMLElement;
    private readonly canvas = h("canvas", { "aria-hidden": "true" });
    private readonly field: HTMLElement;
    private readonly tip = h("div", { class: "tip", hidden: true });
    private readonly empty = h("p", { class: "timeline-empty" });
    private readonly span = h("span", { class: "quiet-line" });
    private readonly spoken = h("p", { class: "unseen", "aria-live": "polite" });
    private readonly lanes = h("ul", { class: "unseen", "aria-label": tr("Lanes") });
    private readonly followButton: HTMLButtonElement;
    private readonly foldButton: HTMLButtonElement;
    private readonly overview: TimelineOverview;
    private pressed: { x: number; y: number } | null = null;
    private data: TimelineData = { from: 0, lanes: [], gaps: [] };
    private layout: TimelineLayout = { lanes: [], records: [], height: 0 };
    private readonly viewport: TimelineViewport;
    private palette: Palette | null = null;
    private now = 0;
    private width = 0;
    private cursor = -1;
    private marked: TimelineRecord | null = null;
    private scheduled = false;
    private readonly fingers = new Map<number, { x: number; y: number }>();
    private readonly stopRecasting: () => void;
    private readonly watcher: ResizeObserver;
    private lastSize = 0;

    /** `onWidth`: how many columns a picture has that is as wide as this. */
    constructor(name: string, isPast: boolean, from: number, private readonly onWidth: (columns: number) => void) {
        this.viewport = new TimelineViewport(from);
        this.field = h("div", { class: "timeline-field", tabindex: 0, role: "application", "aria-label": tr("Timeline of %1", name),
                                "aria-roledescription": tr("timeline") }, this.canvas, this.tip, this.empty);
        this.followButton = button(tr("Now"), () => this.act(() => this.viewport.follow()), { class: "small" });
        show(this.followButton, !isPast);
        this.foldButton = button(tr("Fold idle"), () => this.setFolding(!this.viewport.isFolding), {
            class: "small fold-button", title: tr("Idle time is shown as a zigzag; click it or press Z to unfold.") });
        this.overview = new TimelineOverview(this.viewport, () => this.paintSoon());
        this.setFolding(memory.get("machine/foldIdle") !== "off");
        this.element = h("section", { class: "panel timeline", "aria-label": tr("Timeline") },
                         h("div", { class: "tools" }, h("h2", {}, tr("Timeline")), this.span,
                           this.foldButton, button("\u2212", () => this.act(() => this.viewport.zoom(0.5)), { class: "small", "aria-label": tr("Zoom out") }),
                           button("+", () => this.act(() => this.viewport.zoom(2)), { class: "small", "aria-label": tr("Zoom in") }),
                           button(tr("Fit"), () => this.act(() => this.viewport.fit()), { class: "small" }), this.followButton),
                         this.overview.element, this.field, this.lanes, this.spoken);
        this.field.addEventListener("keydown", event => this.press(event));
        this.field.addEventListener("wheel", event => this.wheel(event), { passive: false });
        this.field.addEventListener("pointerdown", event => this.down(event));
        this.field.addEventListener("pointermove", event => this.move(event));
        for (const name of ["pointerup", "pointercancel"] as const)
            this.field.addEventListener(name, event => this.up(event));
        this.field.addEventListener("pointerleave", () => {
            this.cursor = -1;
            this.point(null, 0, 0);
        });
        this.watcher = new ResizeObserver(() => this.resize());
        this.watcher.observe(this.field);
        this.stopRecasting = onPaletteChange(() => {
            this.palette = null;
            this.paintSoon();
        });
    }

    dispose(): void {
        this.stopRecasting();
        this.watcher.disconnect();
    }

    setData(data: TimelineData, words: string): void {
        this.data = data;
        setText(this.empty, data.lanes.length === 0 ? words : "");
        show(this.empty, data.lanes.length === 0);
        this.viewport.setData(data);
        this.speakLanes();
        this.paintSoon();
    }

    setNow(now: number): void {
        if (now === this.now)
            return;
        this.now = now;
        const before = this.viewport.scale;
        this.viewport.setNow(now);
        // What moves less than a pixel is not painted again.
        if (this.viewport.scale !== before || this.layout.lanes.length === 0)
            this.paintSoon();
    }

    private setFolding(on: boolean): void {
        memory.set("machine/foldIdle", on ? "on" : "off");
        this.viewport.setFolding(on, this.data);
        setAttribute(this.foldButton, "aria-pressed", on ? "true" : "false");
        this.paintSoon();
    }

    private get gutter(): number {
        return this.width < 560 ? 112 : 168;
    }

    private act(change: () => void): void {
        change();
        this.paintSoon();
    }

    private resize(): void {
        const width = this.field.clientWidth;
        if (width <= 0 || width === this.width)
            return;
        this.width = width;
        this.viewport.setWidth(width - this.gutter);
        this.onWidth(width - this.gutter);
        this.paintSoon();
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
        if (this.width <= 0)
            return;
        const { scale } = this.viewport;
        this.layout = layoutTimeline(this.data, scale, this.now);
        if (this.marked)
            this.marked = this.layout.records.find(one => one.lane === this.marked?.lane && one.item === this.marked.item && one.shape === this.marked.shape) ?? null;
        const height = Math.max(160, this.layout.height + axisHeight + 4);
        if (height !== this.lastSize) {
            this.lastSize = height;
            this.field.style.setProperty("height", `${height}px`);
        }
        const pen = sizeCanvas(this.canvas, this.width, height);
        if (!pen)
            return;
        this.palette = this.palette ?? readPalette(this.field);
        new TimelinePainter(pen, this.palette, getComputedStyle(this.field).fontFamily).paint(this.layout, scale, this.now, {
            width: this.width, height, gutter: this.gutter, axis: axisHeight, scroll: 0, cursor: this.cursor, folds: this.viewport.folds, marked: this.marked });
        this.overview.update(this.data, this.palette);
        setText(this.span, this.data.lanes.length === 0 ? "" : this.viewport.following && !this.followButton.hidden ? tr("%1, up to now", formatAge(scale.span)) : formatAge(scale.span));
        setAttribute(this.followButton, "aria-pressed", this.viewport.following ? "true" : "false");
    }

    /** What a lane shows at its end, for whoever does not see it. */
    private speakLanes(): void {
        this.lanes.replaceChildren(...this.data.lanes.map(lane => {
            const last = lane.spans[lane.spans.length - 1];
            const words = last ? describeRecord({ from: 0, lanes: [lane], gaps: [] }, { shape: "band", x: 0, y: 0, width: 0, height: 0, look: last.look, text: last.text,
                                                end: last.end, startSeen: last.observed, startVisible: true, endVisible: false, lane: 0, item: lane.spans.length - 1,
                                                folded: 0 }, this.now) : lane.label;
            return h("li", {}, lane.marks.length > 0 ? tr("%1, %2 marks", words, lane.marks.length) : words);
        }));
    }

    private place(event: PointerEvent | WheelEvent): { x: number; y: number } {
        const box = this.field.getBoundingClientRect();
        return { x: event.clientX - box.left - this.gutter, y: event.clientY - box.top - axisHeight };
    }

    private down(event: PointerEvent): void {
        if (event.button !== 0)
            return;
        this.fingers.set(event.pointerId, this.place(event));
        this.pressed = this.place(event);
        this.field.setPointerCapture(event.pointerId);
        if (event.pointerType !== "mouse")
            this.point(recordAt(this.layout, this.place(event).x, this.place(event).y), this.place(event).x, this.place(event).y);
    }

    /** A hand that clicks moves a little; a click opens a fold, or closes what was opened. */
    private up(event: PointerEvent): void {
        const { x, y } = this.place(event);
        const { pressed } = this;
        this.fingers.delete(event.pointerId);
        this.pressed = null;
        if (event.type !== "pointerup" || !pressed || Math.abs(x - pressed.x) > 4 || Math.abs(y - pressed.y) > 4 || x < 0)
            return;
        const fold = foldAt(this.viewport.folds, x, y);
        if (fold)
            this.act(() => this.viewport.toggle(fold));
    }

    private move(event: PointerEvent): void {
        const to = this.place(event);
        const from = this.fingers.get(event.pointerId);
        if (!from) {
            this.cursor = to.x;
            this.point(to.x < 0 ? null : recordAt(this.layout, to.x, to.y), to.x, to.y);
            this.paintSoon();
            return;
        }
        const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
        const other = others[0];
        if (other) {
            // Two fingers: their distance zooms, around the one that rests.
            const before = Math.abs(from.x - other.x);
            const after = Math.abs(to.x - other.x);
            if (before > 8 && after > 8)
                this.act(() => this.viewport.zoomAround(after / before, other.x));
        } else if (from.x !== to.x) {
            this.act(() => this.viewport.pan(from.x - to.x));
        }
        this.fingers.set(event.pointerId, to);
    }

    private wheel(event: WheelEvent): void {
        const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
        if (!event.ctrlKey && !event.metaKey && !sideways && !event.shiftKey)
            return;
        event.preventDefault();
        if (event.ctrlKey || event.metaKey)
            this.act(() => this.viewport.zoomAround(Math.exp(-event.deltaY / 300), Math.max(0, this.place(event).x)));
        else
            this.act(() => this.viewport.pan(sideways ? event.deltaX : event.deltaY));
    }

    private point(record: TimelineRecord | null, x: number, y: number): void {
        show(this.tip, record !== null);
        if (!record)
            return;
        setText(this.tip, unbroken(describeRecord(this.data, record, this.now)));
        this.tip.style.setProperty("left", `${Math.max(4, Math.min(x + this.gutter + 12, this.width - 320))}px`);
        this.tip.style.setProperty("top", `${y + axisHeight + 18}px`);
    }

    private press(event: KeyboardEvent): void {
        if (event.ctrlKey || event.altKey || event.metaKey)
            return;
        const view = this.viewport;
        const share = view.scale.width * keyPan;
        const acts: Record<string, () => void> = {
            w: () => view.zoom(keyZoom), s: () => view.zoom(1 / keyZoom), z: () => void view.toggleNearest(this.cursor >= 0 ? this.cursor : view.scale.width / 2), a: () => view.pan(-share), d: () => view.pan(share),
            "+": () => view.zoom(keyZoom), "-": () => view.zoom(1 / keyZoom), ArrowLeft: () => view.pan(-share), ArrowRight: () => view.pan(share), f: () => view.fit(), ".": () => view.follow(),
            "[": () => this.step(-1, false), "]": () => this.step(1, false), "{": () => this.step(-1, true), "}": () => this.step(1, true)
        };
        // The letters stand where they stand on a keyboard of any language.
        const physical: Record<string, string> = { KeyW: "w", KeyS: "s", KeyA: "a", KeyD: "d" };
        const act = acts[physical[event.code] ?? event.key];
        if (!act)
            return;
        this.act(act);
        event.preventDefault();
        event.stopPropagation();
    }

    /** From change to change, which is told. */
    private step(direction: number, abnormalOnly: boolean): void {
        if (!this.viewport.step(direction, timelineChanges(this.data, abnormalOnly))) {
            setText(this.spoken, direction > 0 ? tr("No later change.") : tr("No earlier change."));
            return;
        }
        const at = this.viewport.scale.time(this.viewport.scale.width / 2);
        const near = Math.max(this.viewport.scale.perPixel * 2, 2);
        const layout = layoutTimeline(this.data, this.viewport.scale, this.now);
        const record = layout.records.find(one => {
            const lane = this.data.lanes[one.lane];
            const span = one.shape !== "mark" && one.shape !== "usual" ? lane?.spans[one.item] : undefined;
            const mark = one.shape === "mark" ? lane?.marks[one.item] : undefined;
            if (abnormalOnly && !(mark ? isAbnormalMark(mark) : lane && span && isAbnormalSpan(lane, span)))
                return false;
            const begins = mark ? mark.at : span?.from;
            return [begins, span?.to].some(edge => edge !== undefined && Math.abs(edge - at) <= near);
        });
        this.marked = record ?? null;
        setText(this.spoken, record ? describeRecord(this.data, record, this.now) : "");
        if (record)
            this.point(record, record.x, record.y + record.height);
    }
}
