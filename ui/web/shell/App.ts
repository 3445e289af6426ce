// SPDX-License-Identifier: Apache-2.0

import { AlarmsPage } from "../pages/AlarmsPage";
import { CalendarPage } from "../pages/CalendarPage";
import { button, h, mark, setAttribute, setClass, setText, show } from "../controls/dom";
import { FleetPage } from "../pages/FleetPage";
import { HoldsPage } from "../pages/HoldsPage";
import { IncidentsPage } from "../pages/IncidentsPage";
import { MachinePage } from "../pages/MachinePage";
import { PowerPage } from "../pages/PowerPage";
import { Playhead } from "../timeline/Playhead";
import { incidentMarks, RecordMark, recordMarks } from "../timeline/recordMarks";
import { RecordRange, within } from "../timeline/recordRange";
import { Scrubber } from "../timeline/Scrubber";
import { LiveView } from "../session/LiveView";
import { Session } from "../session/Session";
import { Standing } from "../session/Standing";
import { counted, tr } from "../words/languages";
import { age, atLeast, clock, formatAge, formatExact, hourLength, minute, stamp } from "../words/time";
import { visible } from "../words/text";
import { AlarmLine } from "./AlarmLine";
import { BrokenPage } from "./BrokenPage";
import { Desk, Fleet, Page } from "./Desk";
import { KeySheet, singleKeys } from "./KeySheet";
import { memory } from "./memory";
import { Moment, PageName, pathOfMachine, pathOfPage, present, Route, routeOf } from "./routes";
import { StatusStrip } from "./StatusStrip";

const pages: readonly { name: PageName; key: string; text: string }[] = [
    { name: "fleet", key: "1", text: "Fleet" }, { name: "holds", key: "2", text: "Holds" }, { name: "power", key: "3", text: "Power" },
    { name: "calendar", key: "4", text: "Calendar" }, { name: "incidents", key: "5", text: "Incidents" }, { name: "alarms", key: "7", text: "Alarms" }
];

const none: readonly RecordMark[] = [];

/** What a download of the backend came to. */
export type FetchFile = (path: string) => Promise<{ status: number; message: string; blob: Blob | null }>;

/** The window of who is signed in: strip, pages, alarm line, and what is true of all of them. */
export class App implements Desk {
    readonly element: HTMLElement;
    readonly fleet = new Fleet("");
    readonly alarms = new LiveView("alarms");

    private readonly standing = new Standing();
    private readonly strip: StatusStrip;
    private readonly rail: HTMLElement;
    private readonly links = new Map<string, HTMLAnchorElement>();
    private readonly banner = h("div", { class: "banner", role: "status" }, h("span", { class: "banner-words" }), h("span", { class: "banner-note" }));
    private readonly retry = button(tr("Retry now"), () => this.session.retryNow());
    private readonly pastBar: HTMLElement;
    private readonly pastWords = h("strong");
    private readonly pastNote = h("span");
    private readonly main = h("main", { id: "main", tabindex: -1 });
    /** What scrolls is reached by keys, also where nothing in it can be pressed; where nothing scrolls, Tab has no stop too many. */
    private readonly extent = new ResizeObserver(() => setAttribute(this.main, "tabindex", this.main.scrollHeight > this.main.clientHeight ? "0" : "-1"));
    private readonly veil = h("div", { class: "veil", hidden: true }, h("span"));
    private readonly incidents = new LiveView("incidents");
    /** Incidents, overrides and gaps of the last so many hours. */
    private recorded: LiveView | null = null;
    /** By this a backend that tells marks knows who goes on from instant to instant. */
    private readonly player = `web-${Math.random().toString(36).slice(2)}`;
    private readonly playhead = new Playhead(instant => this.ask(instant));
    private readonly scrubber: Scrubber;
    private readonly alarmLine: AlarmLine;
    private readonly spoken = h("div", { class: "unseen", "aria-live": "polite" });
    private readonly toast = h("div", { class: "toast", hidden: true });
    private readonly sheet = new KeySheet();
    private readonly offs: (() => void)[] = [];
    private page: Page | null = null;
    private route: Route = { page: "fleet", moment: present };
    private absolute = memory.get("shell/times") === "absolute";
    private followsPresent = false;
    private toastTimer = 0;
    private playTimer = 0;
    /** Where a movement over the record began; empty while there is none. */
    private movedFrom = "";
    private writtenAt = 0;
    private marks: readonly RecordMark[] = [];
    private recordRead: readonly RecordMark[] = none;
    /** What the marks are made of. */
    private ofPage: readonly RecordMark[] = none;
    private ofRecord: readonly RecordMark[] = none;
    private wasStale = false;
    private leftAt = 0;
    private heldBefore = new Set<string>();

    constructor(readonly session: Session, private readonly fetchFile: FetchFile, onLeave: () => void) {
        this.strip = new StatusStrip(() => this.sheet.toggle(), onLeave);
        this.rail = h("nav", { class: "rail", "aria-label": tr("Pages") });
        for (const page of pages) {
            const link = h("a", { href: pathOfPage(page.name), title: `${tr(page.text)}  ${page.key}` }, mark(page.name), h("span", {}, tr(page.text)));
            this.links.set(page.name, link);
            this.rail.append(link);
        }
        const back = button(tr("Back to now (Esc)"), () => this.backToNow(), { class: "strong" });
        this.pastBar = h("div", { class: "past-bar", role: "status", hidden: true }, this.pastWords, this.pastNote, back);
        this.banner.append(this.retry);
        this.scrubber = new Scrubber({
            begin: () => {
                this.playhead.pause();
                this.beginMove();
            },
            seek: instant => this.seek(instant), end: () => this.endMove(), playOrPause: () => this.playOrPause(),
            speed: times => {
                this.playhead.speed = times;
                memory.set("shell/speed", String(times));
                this.refresh();
            }
        });
        this.playhead.speed = Number(memory.get("shell/speed")) || 60;
        this.alarmLine = new AlarmLine(machine => this.machinePath(machine), sentence => setText(this.spoken, sentence));
        const skip = button(tr("Skip to the page"), () => this.main.focus(), { class: "skip" });
        this.element = h("div", { class: "app" }, skip, this.strip.element, this.rail, h("div", { class: "notices" }, this.banner, this.pastBar), this.main, this.veil,
                         this.scrubber.element, this.alarmLine.element, this.toast, this.spoken, this.sheet.element);
        this.listen();
    }

    start(): void {
        this.session.onChange = () => this.refresh();
        this.standing.view.onChange = () => this.refresh();
        this.alarms.onChange = () => this.alarmLine.update(this.alarms, this.now);
        this.fleet.listen(() => this.compareAway());
        this.incidents.onChange = () => this.readMarks();
        this.session.onAnswer = view => this.beginFrame(view);
        this.session.onAnswered = view => this.endFrame(view);
        this.session.follow(this.standing.view);
        this.session.follow(this.incidents);
        this.arrive();
    }

    stop(): void {
        for (const off of this.offs)
            off();
        clearInterval(this.playTimer);
        this.page?.stop();
        this.page = null;
        this.session.onChange = () => undefined;
        this.session.onAnswer = this.session.onAnswered = () => undefined;
    }

    get moment(): Moment {
        return this.route.moment;
    }

    get now(): number {
        return this.moment.at > 0 ? this.moment.at : this.session.now;
    }

    get stale(): boolean {
        return this.moment.at === 0 && (this.session.stale || this.standing.isStale);
    }

    get isUnderstood(): boolean {
        return this.standing.isUnderstood || this.moment.at > 0;
    }
    get countsKnown(): boolean {
        return this.standing.countsKnown(this.fleet.summary.machines) || this.moment.at > 0;
    }
    get countsPartial(): boolean {
        return this.standing.countsPartial && this.moment.at === 0;
    }
    get machinesPartial(): boolean {
        return this.standing.machinesPartial && this.moment.at === 0;
    }
    get sawNothing(): boolean {
        return this.standing.sawNothing && this.moment.at === 0;
    }
    get machinesAbsent(): string {
        return this.standing.machinesText;
    }
    get hostsAbsent(): string {
        return this.standing.hostsText;
    }
    unseenSince(cluster: string): number {
        return this.moment.at > 0 ? 0 : this.standing.unseenSince(cluster);
    }

    since(instant: number): string {
        return this.absolute ? minute(instant, this.now) : this.stale ? atLeast(instant, this.now) : age(instant, this.now);
    }

    machinePath(machine: string): string {
        return pathOfMachine(machine, this.moment);
    }

    go(path: string): void {
        this.writeAddress(true);
        history.pushState(null, "", path);
        this.arrive();
    }

    tell(sentence: string): void {
        setText(this.toast, sentence);
        setText(this.spoken, sentence);
        this.toast.hidden = sentence.length === 0;
        clearTimeout(this.toastTimer);
        this.toastTimer = window.setTimeout(() => (this.toast.hidden = true), 8000);
    }

    download(path: string, file: string): void {
        this.tell(tr("%1 is being made.", file));
        void this.fetchFile(path).then(answer => {
            if (!answer.blob) {
                this.tell(visible(answer.message) || (answer.status === 0 ? tr("The backend cannot be reached: nothing was saved.")
                                                                           : tr("Nothing was saved: the backend answered %1.", answer.status)));
                return;
            }
            const url = URL.createObjectURL(answer.blob);
            const link = h("a", { href: url, download: file });
            link.click();
            setTimeout(() => URL.revokeObjectURL(url), 60000);
            this.tell(tr("Saved %1.", file));
        });
    }

    /** Shows the page of the address. */
    private arrive(): void {
        this.movedFrom = "";
        this.showRoute(routeOf(location.pathname, location.search));
        this.playhead.jump(this.moment.at, this.moment.at > 0 && this.page !== null && this.page.past.length > 0);
        this.setPlaying(this.playhead.playing);
        if (!this.scrubber.element.contains(document.activeElement))
            this.main.focus({ preventScroll: true });
    }

    private showRoute(route: Route): void {
        this.route = route;
        this.page?.stop();
        const isPast = this.moment.at > 0;
        // Of the present nothing is followed that nobody sees.
        if (this.followsPresent !== !isPast) {
            this.followsPresent = !isPast;
            for (const view of [this.fleet.view, this.alarms]) {
                if (isPast)
                    this.session.close(view);
                else
                    this.session.follow(view);
            }
        }
        const page = this.pageOf(this.route);
        this.page = page;
        this.main.replaceChildren(...(page.element.querySelector("h1") ? [] : [h("h1", { class: "unseen" }, page.title)]), page.element);
        setAttribute(this.main, "aria-label", page.title);
        this.extent.disconnect();
        // The page has the height of the window; what it grows by are its parts.
        for (const part of [this.main, page.element, ...page.element.children])
            this.extent.observe(part);
        const current = this.route.page === "machine" ? "fleet" : this.route.page;
        for (const { name } of pages) {
            const link = this.links.get(name);
            if (link) {
                setAttribute(link, "aria-current", name === current ? "page" : null);
                link.href = pathOfPage(name, this.moment);
            }
        }
        page.start();
        this.refresh();
    }

    private pathAt(moment: Moment): string {
        return this.route.page === "machine" ? pathOfMachine(this.route.machine, moment) : this.route.page === "broken" ? "" : pathOfPage(this.route.page, moment);
    }

    /** Somebody goes over the record: until that ends the address is written over, and Back leads to where it began. */
    private beginMove(): void {
        if (this.movedFrom.length === 0)
            this.movedFrom = location.pathname + location.search;
    }

    private seek(instant: number): void {
        if (instant === 0) {
            clearInterval(this.playTimer);
            this.playhead.jump(0, false);
            this.toInstant(0);
        } else {
            this.playhead.want(instant);
        }
        this.writeAddress(false);
        this.showScrubber();
    }

    private endMove(): void {
        if (this.movedFrom.length === 0 || this.playhead.playing)
            return;
        this.writeAddress(true);
        this.movedFrom = "";
    }

    /** Browsers refuse an address that changes with every frame. */
    private writeAddress(isEnd: boolean): void {
        const path = this.pathAt({ at: this.playhead.wanted, from: 0 });
        if (path.length === 0 || this.movedFrom.length === 0)
            return;
        if (isEnd) {
            history.replaceState(null, "", this.movedFrom);
            if (path !== this.movedFrom)
                history.pushState(null, "", path);
        } else if (performance.now() - this.writtenAt >= 500) {
            this.writtenAt = performance.now();
            history.replaceState(null, "", path);
        }
    }

    /** The playhead asks for an instant: each view of the page that has a past is asked for it. */
    private ask(instant: number): void {
        if (this.moment.at === 0)
            this.toInstant(instant);
        else
            this.page?.past.forEach(view => this.session.ask(view, formatExact(instant), this.recorded?.loaded ? this.player : ""));
        if (!this.page || this.page.past.length === 0) {
            this.playhead.arrived();
            this.toInstant(instant);
            // Whoever asked is in the midst of it.
            queueMicrotask(() => this.playhead.settled());
        }
    }

    /** The page at another instant: another page only between the past and the present. */
    private toInstant(at: number): void {
        const wasPast = this.moment.at > 0;
        const route: Route = { ...this.route, moment: { at, from: 0 } };
        if (wasPast === at > 0)
            this.setMoment(route);
        else
            this.showRoute(route);
    }

    private setMoment(route: Route): void {
        this.route = route;
        for (const { name } of pages) {
            const link = this.links.get(name);
            if (link)
                link.href = pathOfPage(name, this.moment);
        }
    }

    private beginFrame(view: LiveView): void {
        if (!this.playhead.waits || !this.page?.past.includes(view))
            return;
        this.playhead.arrived();
        if (this.moment.at !== this.playhead.shown)
            this.toInstant(this.playhead.shown);
    }

    private endFrame(view: LiveView): void {
        if (!this.playhead.waits || !this.page?.past.includes(view) || !this.page.past.every(one => one.answered))
            return;
        this.playhead.settled();
        this.writeAddress(false);
        this.refresh();
    }

    private playOrPause(): void {
        if (this.playhead.playing) {
            this.setPlaying(false);
            this.refresh();
            return;
        }
        this.setPlaying(true);
        if (this.moment.at === 0)
            this.seek(within(this.range, Math.max(this.range.begin, this.session.now - hourLength)));
        this.refresh();
    }

    private setPlaying(playing: boolean): void {
        clearInterval(this.playTimer);
        if (!playing) {
            this.playhead.pause();
            this.endMove();
            return;
        }
        this.beginMove();
        this.playhead.play(performance.now());
        // Who wants little motion gets a picture a second.
        const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
        this.playTimer = window.setInterval(() => {
            if (this.playhead.step(performance.now(), this.session.now)) {
                this.seek(0);
                this.setPlaying(false);
            }
            this.refresh();
        }, still ? 1000 : 250);
    }

    /** In steps, so that it is asked for seldom. */
    private followMarks(hours: number): void {
        const steps = [1, 24, 168, 720, 2160];
        const name = `marks/${steps.find(one => hours <= one) ?? 8760}h`;
        if (this.recorded?.name === name)
            return;
        if (this.recorded)
            this.session.close(this.recorded);
        this.recorded = new LiveView(name);
        this.recorded.onChange = () => this.readMarks();
        this.session.follow(this.recorded);
    }

    private readMarks(): void {
        this.recordRead = this.recorded?.loaded ? recordMarks(this.recorded.rows) : incidentMarks(this.incidents.rows);
    }

    private get range(): RecordRange {
        return { begin: this.standing.recordFrom, now: this.session.now };
    }

    private showScrubber(): void {
        const { range } = this;
        const shown = this.route.page !== "broken" && range.begin > 0 && range.now > range.begin;
        show(this.scrubber.element, shown);
        if (!shown)
            return;
        this.followMarks((range.now - range.begin) / hourLength);
        // The page knows those of its machine, where the backend does not tell all.
        const ofPage = this.recorded?.loaded ? none : this.page?.marks ?? none;
        if (ofPage !== this.ofPage || this.recordRead !== this.ofRecord) {
            this.ofPage = ofPage;
            this.ofRecord = this.recordRead;
            this.marks = [...this.recordRead, ...ofPage];
        }
        this.scrubber.update({ range, at: this.playhead.wanted, waits: this.playhead.waits, playing: this.playhead.playing, speed: this.playhead.speed, marks: this.marks });
    }

    private pageOf(route: Route): Page {
        const at = this.moment.at > 0 ? formatExact(this.moment.at) : "";
        switch (route.page) {
        case "fleet":
            return new FleetPage(this, at);
        case "holds":
            return new HoldsPage(this, at);
        case "machine":
            return new MachinePage(this, route.machine, at);
        case "power":
            return new PowerPage(this, at);
        case "calendar":
            return new CalendarPage(this, at);
        case "alarms":
            return new AlarmsPage(this, at);
        case "incidents":
            return new IncidentsPage(this, at);
        default:
            return new BrokenPage(route.sentence, () => this.go("/fleet"));
        }
    }

    private backToNow(): void {
        this.setPlaying(false);
        const path = this.pathAt(present);
        if (path.length > 0)
            this.go(path);
    }

    private refresh(): void {
        const { session, standing } = this;
        const isPast = this.moment.at > 0;
        const state = this.stale ? "stale" : standing.isSlow && session.state === "live" ? "slow" : session.state;
        const doubted = !session.stale && (standing.isStale || standing.isSlow) && standing.asOf > 0;
        const asOf = doubted ? standing.asOf : session.asOf;
        this.strip.update(session, standing, this.fleet, isPast, session.stale || standing.isStale, state, doubted ? Math.max(0, session.now - standing.asOf) : session.age);
        const ours = session.state === "disconnected";
        setText(this.banner.firstElementChild as Element, ours ? session.errorText : standing.banner);
        setText(this.banner.children[1] as Element, !ours ? "" : session.retryIn > 0 ? tr("Next attempt in %1 s", session.retryIn) : tr("Connecting\u2026"));
        show(this.retry, ours);
        show(this.banner, ours || standing.banner.length > 0);
        setClass(this.banner, "calm", !ours && standing.isArchive);
        show(this.pastBar, isPast);
        setText(this.pastWords, isPast ? tr("As of %1", stamp(this.moment.at)) : "");
        setText(this.pastNote, isPast && session.now > 0 ? this.playhead.playing ? tr("%1 ago: this is the past, played %2\u00d7.", formatAge(session.now - this.moment.at), this.playhead.speed)
                                                                                       : tr("%1 ago: this is the past, and nothing here moves.", formatAge(session.now - this.moment.at)) : "");
        const root = document.documentElement;
        setClass(root, "is-past", isPast);
        setClass(root, "is-stale", this.stale && asOf > 0);
        show(this.veil, this.stale && asOf > 0);
        setText(this.veil.firstElementChild as Element, tr("Showing data as of %1", clock(asOf)));
        show(this.alarmLine.element, !isPast);
        this.alarmLine.update(this.alarms, this.now);
        this.showScrubber();
        this.page?.tick();
        const title = `${this.page?.title ?? ""} \u00b7 ${session.cluster || "Holdpoint"}`;
        document.title = isPast ? `${stamp(this.moment.at)} \u00b7 ${title}` : this.stale ? `STALE \u00b7 ${title}` : title;
        this.noteAway();
    }

    /** What went on while nobody could look is told once, when the picture is the present again. */
    private noteAway(): void {
        const stale = this.session.stale;
        if (stale === this.wasStale)
            return;
        this.wasStale = stale;
        if (stale && this.fleet.view.loaded) {
            this.leftAt = this.session.uptime - this.session.age;
            this.heldBefore = this.held();
            setText(this.spoken, tr("The picture is stale."));
        } else if (!stale && this.leftAt > 0) {
            setTimeout(() => this.compareAway(), 1500);
        }
    }

    private compareAway(): void {
        if (this.leftAt === 0 || this.session.stale || this.session.state === "connecting" || this.moment.at > 0)
            return;
        const time = formatAge(this.session.uptime - this.leftAt);
        this.leftAt = 0;
        const now = this.held();
        const cleared = [...this.heldBefore].filter(key => !now.has(key)).length;
        const fresh = [...now].filter(key => !this.heldBefore.has(key)).length;
        this.tell(cleared === 0 && fresh === 0 ? tr("While you were away (%1): no change in held machines.", time)
                                               : tr("While you were away (%1): %2, %3 new.", time, counted(cleared, "1 hold cleared", "%1 holds cleared"), fresh));
    }

    private held(): Set<string> {
        const keys = new Set<string>();
        for (const row of this.fleet.rows.values()) {
            if (row.holding)
                keys.add(`${row.key}/${row.holding.kind}/${row.holding.name}`);
        }
        return keys;
    }

    private listen(): void {
        const on = <Name extends keyof WindowEventMap>(name: Name, call: (event: WindowEventMap[Name]) => void): void => {
            addEventListener(name, call);
            this.offs.push(() => removeEventListener(name, call));
        };
        on("popstate", () => this.arrive());
        on("keydown", event => this.press(event));
        this.element.addEventListener("click", event => {
            const link = event.target instanceof Element ? event.target.closest("a") : null;
            if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
                || link.hasAttribute("download") || link.origin !== location.origin || link.target)
                return;
            event.preventDefault();
            this.go(link.pathname + link.search);
        });
    }

    private press(event: KeyboardEvent): void {
        if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || this.sheet.element.open)
            return;
        const target = event.target;
        if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement)
            return;
        if (event.key === "Escape" && this.moment.at > 0)
            this.backToNow();
        else if (event.key.length > 1 && event.key !== "Backspace" ? !this.page?.key(event) : !singleKeys() || !this.letter(event))
            return;
        event.preventDefault();
    }

    private letter(event: KeyboardEvent): boolean {
        const page = pages.find(one => one.key === event.key);
        if (page) {
            this.go(pathOfPage(page.name, this.moment));
            return true;
        }
        switch (event.key) {
        case "/":
            this.page?.focusFilter();
            return true;
        case "?":
            this.sheet.toggle();
            return true;
        case "t":
            this.absolute = !this.absolute;
            memory.set("shell/times", this.absolute ? "absolute" : "");
            this.refresh();
            return true;
        case "y":
            this.copy(this.page?.sentence() ?? "", tr("Sentence copied."));
            return true;
        case "l":
            this.copyLink();
            return true;
        case "Backspace":
            history.back();
            return true;
        default:
            return this.page?.key(event) ?? false;
        }
    }

    /** What is seen now, for a ticket. */
    private copyLink(): void {
        const moment: Moment = this.moment.at > 0 ? this.moment : { at: Math.floor(this.session.now), from: this.moment.from };
        const path = this.pathAt(moment);
        this.copy(path ? location.origin + path : "", tr("Link to this moment copied."));
    }

    private copy(text: string, done: string): void {
        if (text.length === 0)
            return;
        navigator.clipboard?.writeText(text).then(() => this.tell(done), () => this.tell(tr("The browser does not let this page use the clipboard.")));
    }
}
