// SPDX-License-Identifier: Apache-2.0

import { button, h, mark, setAttribute, setClass, setStyle, setText, show } from "../controls/dom";
import { TimeScale } from "./TimeScale";
import { memory } from "../shell/memory";
import { TimeStretch } from "./TimeFolds";
import { tr } from "../words/languages";
import { formatTime, hourLength } from "../words/time";
import { speeds } from "./Playhead";
import { marksAt, nextMark, RecordMark } from "./recordMarks";
import { asOfWords, barLengths, barOf, instantOfShare, keyed, RecordRange, shareOf, stepOf } from "./recordRange";

export interface ScrubberState {
    range: RecordRange;
    /** Where the hand is; 0 for the present. */
    at: number;
    /** What is shown is another instant still. */
    waits: boolean;
    playing: boolean;
    speed: number;
    marks: readonly RecordMark[];
}

/** What somebody does with it. A movement is one from its begin to its end, however many instants it goes over. */
export interface ScrubberActs {
    begin(): void;
    seek(instant: number): void;
    end(): void;
    playOrPause(): void;
    speed(times: number): void;
}

const tickDistance = 96;

/** The bar of the record at the foot of the page: each instant of it can be gone to, and played from (issue L). */
export class Scrubber {
    readonly element: HTMLElement;
    private readonly play: HTMLButtonElement;
    private readonly speed: HTMLSelectElement;
    private readonly length: HTMLSelectElement;
    private readonly track: HTMLElement;
    private readonly done = h("span", { class: "scrub-done" });
    private readonly thumb = h("span", { class: "scrub-thumb" });
    private readonly ticks = h("span", { class: "scrub-ticks" });
    private readonly marks = h("span", { class: "scrub-marks" });
    private readonly time = h("span", { class: "scrub-time" });
    private state: ScrubberState | null = null;
    private bar: TimeStretch = { from: 0, to: 1 };
    /** What a bar that is shorter than the record lies around; 0 for its end. */
    private middle = 0;
    private moves = false;
    private drags = false;
    private marked: readonly RecordMark[] = [];
    private drawn = "";

    constructor(private readonly acts: ScrubberActs) {
        this.play = button("", () => acts.playOrPause(), { class: "small scrub-play" });
        this.speed = h("select", { class: "scrub-speed", "aria-label": tr("How fast it is played") },
                       ...speeds.map(times => h("option", { value: times }, tr("%1\u00d7", times))));
        this.speed.addEventListener("change", () => acts.speed(Number(this.speed.value)));
        this.length = h("select", { class: "scrub-length", "aria-label": tr("How long the bar is") },
                        ...barLengths.map(one => h("option", { value: one.text }, tr(one.text))));
        this.length.value = memory.get("shell/bar") || "All";
        this.length.addEventListener("change", () => {
            memory.set("shell/bar", this.length.value);
            this.middle = 0;
            if (this.state)
                this.update(this.state);
        });
        this.track = h("div", { class: "scrub-track", role: "slider", tabindex: 0, "aria-label": tr("The instant that is shown"), "aria-valuemin": 0, "aria-valuemax": 0, "aria-valuenow": 0,
                                "aria-valuetext": tr("now"), "aria-orientation": "horizontal" },
                       h("span", { class: "scrub-line", "aria-hidden": "true" }, this.done, this.marks, this.ticks, this.thumb));
        this.element = h("section", { class: "scrubber", "aria-label": tr("Time of the record") }, this.play, this.speed, this.track, this.length, this.time);
        this.track.addEventListener("keydown", event => this.press(event));
        this.track.addEventListener("keyup", () => this.endMove());
        this.track.addEventListener("blur", () => this.endMove());
        this.track.addEventListener("pointerdown", event => this.down(event));
        this.track.addEventListener("pointermove", event => {
            if (this.drags)
                this.seekTo(event);
        });
        for (const name of ["pointerup", "pointercancel"] as const) {
            this.track.addEventListener(name, event => {
                if (this.drags && name === "pointerup")
                    this.seekTo(event);
                this.drags = false;
                setClass(this.track, "drags", false);
                this.endMove();
            });
        }
    }

    focus(): void {
        this.track.focus();
    }

    update(state: ScrubberState): void {
        this.state = state;
        const { range, at, playing } = state;
        this.placeBar(range, at);
        const { bar } = this;
        const share = at === 0 ? shareOf(bar, range.now) : shareOf(bar, at);
        setStyle(this.element, "--at", String(share));
        setClass(this.element, "is-present", at === 0);
        setClass(this.element, "waits", state.waits);
        const words = asOfWords(at, range.now);
        setText(this.time, words);
        const told = at === 0 ? "" : marksAt(state.marks, at, range.now, (bar.to - bar.from) / 400);
        setAttribute(this.track, "aria-valuemax", String(Math.round((range.now - range.begin) / 1000)));
        setAttribute(this.track, "aria-valuenow", String(Math.round(((at || range.now) - range.begin) / 1000)));
        setAttribute(this.track, "aria-valuetext", told ? `${words}, ${told}` : words);
        const act = playing ? tr("Pause (Space)") : at === 0 ? tr("Play the last hour (Space)") : tr("Play (Space)");
        if (this.play.title !== act) {
            this.play.title = act;
            setAttribute(this.play, "aria-label", act);
            this.play.replaceChildren(mark(playing ? "pause" : "play"));
        }
        if (this.speed.value !== String(state.speed))
            this.speed.value = String(state.speed);
        this.drawMarks(state);
        this.drawTicks();
    }

    /** It stays where it is as long as who goes over it is on it. */
    private placeBar(range: RecordRange, at: number): void {
        const whole = range.now - range.begin;
        for (const option of this.length.options)
            option.hidden = (barLengths.find(one => one.text === option.value)?.length ?? Infinity) >= whole && option.value !== "All";
        show(this.length, whole > hourLength);
        const length = barLengths.find(one => one.text === this.length.value)?.length ?? Infinity;
        this.bar = barOf(range, length, this.middle);
        if (at === 0)
            this.middle = 0;
        else if (at < this.bar.from || at > this.bar.to)
            this.middle = at;
        else
            return;
        this.bar = barOf(range, length, this.middle);
    }

    private drawMarks({ range, marks }: ScrubberState): void {
        const { bar } = this;
        if (marks !== this.marked) {
            this.marked = marks;
            this.marks.replaceChildren(...marks.map(one => h("span", { class: `scrub-mark m-${one.kind}`, title: one.text })));
        }
        marks.forEach((one, index) => {
            const node = this.marks.children[index] as HTMLElement;
            const from = shareOf(bar, one.from);
            setStyle(node, "--from", from.toFixed(5));
            setStyle(node, "--long", (shareOf(bar, one.to || range.now) - from).toFixed(5));
            show(node, (one.to || range.now) > bar.from && one.from <= bar.to);
        });
    }

    private drawTicks(): void {
        const { bar } = this;
        const width = this.track.clientWidth;
        if (width === 0)
            return;
        const scale = new TimeScale(bar.from, bar.to, width);
        const step = scale.tickStep(tickDistance);
        // A second moves nothing that can be seen of a day.
        const drawn = `${width} ${step} ${Math.round(scale.x(Math.ceil(bar.from / step) * step))} ${Math.round(step / scale.perPixel)}`;
        if (drawn === this.drawn)
            return;
        this.drawn = drawn;
        // None stands out at the end of the bar.
        const room = step < 60000 ? 60 : 38;
        this.ticks.replaceChildren(...scale.ticks(tickDistance).filter(tick => tick.x > 4 && tick.x < width - room).map(tick => {
            const text = formatTime(tick.at);
            const node = h("span", { class: tick.day ? "day" : "" }, tick.day ? text.slice(5, 10) : text.slice(11, step < 60000 ? 19 : 16));
            setStyle(node, "left", `${tick.x.toFixed(1)}px`);
            return node;
        }));
    }

    private beginMove(): void {
        if (this.moves)
            return;
        this.moves = true;
        this.acts.begin();
    }

    private endMove(): void {
        if (!this.moves || this.drags)
            return;
        this.moves = false;
        this.acts.end();
    }

    private press(event: KeyboardEvent): void {
        const { state } = this;
        if (!state || event.ctrlKey || event.altKey || event.metaKey)
            return;
        if (event.key === " ") {
            if (!event.repeat)
                this.acts.playOrPause();
        } else if ("+=-".includes(event.key)) {
            const at = speeds.findIndex(one => one === state.speed) + (event.key === "-" ? -1 : 1);
            this.acts.speed(speeds[Math.min(Math.max(at, 0), speeds.length - 1)] ?? state.speed);
        } else if (event.key === "PageUp" || event.key === "PageDown") {
            const to = nextMark(state.marks.filter(one => one.from >= state.range.begin), state.at || state.range.now, event.key === "PageDown" ? 1 : -1);
            if (to === 0)
                return;
            this.beginMove();
            this.acts.seek(Math.ceil(to / 1000) * 1000);
        } else {
            const to = keyed(state.range, stepOf(this.bar), state.at, event.key, event.shiftKey);
            if (to === null)
                return;
            this.beginMove();
            this.acts.seek(to);
        }
        event.preventDefault();
        event.stopPropagation();
    }

    private down(event: PointerEvent): void {
        if (event.button !== 0 || !this.state)
            return;
        this.track.setPointerCapture(event.pointerId);
        this.drags = true;
        setClass(this.track, "drags", true);
        this.beginMove();
        this.seekTo(event);
    }

    private seekTo(event: PointerEvent): void {
        if (!this.state)
            return;
        const box = this.track.getBoundingClientRect();
        this.acts.seek(instantOfShare(this.state.range, this.bar, (event.clientX - box.left) / Math.max(box.width, 1)));
    }
}
