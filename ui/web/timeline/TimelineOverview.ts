// SPDX-License-Identifier: Apache-2.0

import { h, setAttribute, setStyle, show } from "../controls/dom";
import { Palette, readPalette, sizeCanvas } from "../controls/palette";
import { tr } from "../words/languages";
import { formatAge, stamp } from "../words/time";
import { BrushGrip, brushGripAt, TimeBrush } from "./TimeBrush";
import { TimeStretch } from "./TimeFolds";
import { TimelineData } from "./timelineData";
import { paintDensity, timelineDensity } from "./timelineDensity";
import { TimeScale } from "./TimeScale";
import { keyPan, keyZoom, TimelineViewport } from "./TimelineViewport";

const height = 44;
/** Narrower a window cannot be seen, nor taken hold of. */
const minWindow = 8;

/**
 * All that a timeline has, in one strip (ui/timeline/TimelineOverview): what held and what was wrong when, and gaps. Time is
 * linear in it, nothing is folded. The part that the timeline shows is a window over it, which keys and pointer move.
 */
export class TimelineOverview {
    readonly element: HTMLElement;
    private readonly canvas = h("canvas", { "aria-hidden": "true" });
    private readonly window = h("span", { class: "overview-window", "aria-hidden": "true" });
    private brush: TimeBrush | null = null;
    private left = 0;
    private right = 0;
    private width = 0;
    private press: { grip: BrushGrip; at: number; brush: TimeBrush } | null = null;
    private painted = "";
    private paintedOf: TimelineData | null = null;
    private paintedIn: Palette | null = null;

    /** `onMove`: the viewport shows another stretch. */
    constructor(private readonly viewport: TimelineViewport, private readonly onMove: () => void) {
        // A slider has a value from the start, also before anything came.
        this.element = h("div", { class: "timeline-overview", role: "slider", tabindex: 0, "aria-label": tr("Overview: what the timeline shows of it all"), "aria-valuemin": 0,
                                  "aria-valuemax": 100, "aria-valuenow": 100, "aria-valuetext": tr("now") }, this.canvas, this.window);
        this.element.addEventListener("keydown", event => this.pressKey(event));
        this.element.addEventListener("wheel", event => this.wheel(event), { passive: false });
        this.element.addEventListener("pointerdown", event => this.down(event));
        this.element.addEventListener("pointermove", event => this.move(event));
        for (const name of ["pointerup", "pointercancel"] as const)
            this.element.addEventListener(name, () => (this.press = null));
        this.element.addEventListener("dblclick", () => this.act(() => this.viewport.fit()));
    }

    /** After whatever changed: the record, the clock, the window, the size. It is painted again only when its picture is another one. */
    update(data: TimelineData, palette: Palette | null): void {
        const whole = this.viewport.recorded;
        show(this.element, whole !== null);
        this.width = this.element.clientWidth;
        if (!whole || this.width <= 0)
            return;
        const { scale } = this.viewport;
        this.brush = new TimeBrush(whole, { from: scale.from, to: scale.to });
        const all = new TimeScale(whole.from, whole.to, this.width);
        const { window } = this.brush;
        const wide = Math.min(Math.max(all.x(window.to) - all.x(window.from), minWindow), this.width);
        const middle = (all.x(window.to) + all.x(window.from)) / 2;
        this.left = Math.min(Math.max(middle - wide / 2, 0), this.width - wide);
        this.right = this.left + wide;
        setStyle(this.window, "left", `${this.left.toFixed(1)}px`);
        setStyle(this.window, "width", `${wide.toFixed(1)}px`);
        const length = whole.to - whole.from;
        setAttribute(this.element, "aria-valuenow", String(Math.round((100 * ((window.from + window.to) / 2 - whole.from)) / length)));
        setAttribute(this.element, "aria-valuetext", tr("%1 to %2, %3 of %4", stamp(window.from), stamp(window.to), formatAge(window.to - window.from), formatAge(length)));
        // A second of three days moves nothing.
        const painted = `${this.width} ${Math.round(whole.from / 1000)} ${Math.floor(whole.to / all.perPixel)}`;
        if (painted === this.painted && data === this.paintedOf && palette === this.paintedIn)
            return;
        const pen = sizeCanvas(this.canvas, this.width, height);
        if (!pen)
            return;
        this.painted = painted;
        this.paintedOf = data;
        this.paintedIn = palette;
        paintDensity(pen, timelineDensity(data, whole, Math.floor(this.width)), this.width, height, palette ?? readPalette(this.element));
    }

    private act(change: () => void): void {
        change();
        this.onMove();
    }

    private showStretch(stretch: TimeStretch): void {
        const { brush, viewport } = this;
        // At the end it moves with the clock, also when it was brought there by other means.
        if (brush && (stretch.from !== brush.window.from || stretch.to !== brush.window.to || !(viewport.following || stretch.to < brush.whole.to)))
            this.act(() => viewport.show(stretch));
    }

    private get perPixel(): number {
        return this.brush ? (this.brush.whole.to - this.brush.whole.from) / Math.max(this.width, 1) : 1;
    }

    private pressKey(event: KeyboardEvent): void {
        const { brush } = this;
        if (!brush || event.ctrlKey || event.altKey || event.metaKey)
            return;
        const widen = (factor: number) => (): void => this.showStretch(brush.widened(factor, this.perPixel));
        const move = (direction: number) => (): void => this.showStretch(brush.movedBy(brush.length * direction * keyPan));
        const acts: Record<string, () => void> = {
            ArrowLeft: event.shiftKey ? widen(1 / keyZoom) : move(-1), ArrowRight: event.shiftKey ? widen(keyZoom) : move(1), ArrowDown: move(-1), ArrowUp: move(1),
            KeyA: move(-1), KeyD: move(1), KeyW: widen(1 / keyZoom), KeyS: widen(keyZoom), PageUp: () => this.showStretch(brush.movedBy(-brush.length)),
            PageDown: () => this.showStretch(brush.movedBy(brush.length)), Home: () => this.showStretch(brush.atBegin()), End: () => this.showStretch(brush.atEnd()),
            ".": () => this.showStretch(brush.atEnd()), f: () => this.act(() => this.viewport.fit())
        };
        const act = acts[/^Key[ADWS]$/.test(event.code) ? event.code : event.key];
        if (!act)
            return;
        act();
        event.preventDefault();
        event.stopPropagation();
    }

    private wheel(event: WheelEvent): void {
        const { brush } = this;
        const zooms = event.ctrlKey || event.metaKey;
        const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
        // The wheel alone scrolls the page, as over the timeline.
        if (!brush || (!zooms && !sideways && !event.shiftKey))
            return;
        event.preventDefault();
        if (zooms)
            this.showStretch(brush.widened(Math.exp(event.deltaY / 300), this.perPixel));
        else
            this.showStretch(brush.movedBy(((sideways ? event.deltaX : event.deltaY) / 100) * keyPan * brush.length));
    }

    private x(event: PointerEvent): number {
        return event.clientX - this.element.getBoundingClientRect().left;
    }

    private down(event: PointerEvent): void {
        if (event.button !== 0 || !this.brush)
            return;
        this.element.setPointerCapture(event.pointerId);
        const at = this.x(event);
        const grip = brushGripAt(at, this.left, this.right);
        if (grip === "outside")
            this.showStretch(this.brush.movedTo(this.brush.whole.from + at * this.perPixel));
        this.press = { grip, at, brush: this.brush };
    }

    private move(event: PointerEvent): void {
        const { press, brush } = this;
        if (!press || !brush) {
            const grip = brushGripAt(this.x(event), this.left, this.right);
            setStyle(this.element, "cursor", grip === "begin" || grip === "end" ? "ew-resize" : grip === "window" ? "grab" : "pointer");
            return;
        }
        const by = (this.x(event) - press.at) * this.perPixel;
        const before = press.brush;
        const next = press.grip === "begin" ? before.withBegin(before.window.from + by, this.perPixel)
            : press.grip === "end" ? before.withEnd(before.window.to + by, this.perPixel) : before.movedBy(by);
        // The clock went on since it was pressed.
        this.showStretch(next.to === before.whole.to ? { from: next.from, to: brush.whole.to } : next);
    }
}
