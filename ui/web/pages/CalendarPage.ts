// SPDX-License-Identifier: Apache-2.0

import { button, chip, factList, glyph, h, setAttribute, setClass, setText, show } from "../controls/dom";
import { ViewState } from "../controls/ViewState";
import { instant, number, objects, text } from "../rows/members";
import { LiveView } from "../session/LiveView";
import { Row } from "../session/wire";
import { Desk, Page } from "../shell/Desk";
import { memory } from "../shell/memory";
import { language, said, tr } from "../words/languages";
import { count, joined } from "../words/text";
import { dayLength, dayNumber, dayOf, minute, monthName, monthOf, stamp } from "../words/time";
import { biteText, dayName, forecastText, isBad, Lane, lanesOf, lookOf, stateText } from "./calendarLanes";

/** When maintenance may begin and when it will: windows, maintenances, and what does not go together (S5). */
export class CalendarPage implements Page {
    readonly element: HTMLElement;
    readonly title = tr("Calendar");
    readonly past: readonly LiveView[] = [];

    private readonly view: LiveView;
    private readonly range = h("h2", { "aria-live": "polite" });
    private readonly trouble = h("ul", { class: "conflicts", "aria-label": tr("What does not go together") });
    private readonly frame = h("div", { class: "panel calendar-frame", tabindex: 0, role: "region" });
    private readonly facts = h("section", { class: "panel", "aria-label": tr("Maintenance") });
    private readonly agenda = h("section", { class: "panel agenda", "aria-label": tr("Agenda") });
    private readonly state = new ViewState();
    private readonly weekButton: HTMLButtonElement;
    private readonly monthButton: HTMLButtonElement;
    private asMonth = memory.get("calendar/shape") === "month";
    private at = 0;
    private today = 0;
    private selected = "";

    constructor(private readonly desk: Desk, at: string) {
        this.view = new LiveView("calendar", at ? { at } : {});
        this.weekButton = button(tr("Week"), () => this.shape(false), { class: "filter-chip" });
        this.monthButton = button(tr("Month"), () => this.shape(true), { class: "filter-chip" });
        this.element = h("div", { class: "page calendar-page" },
                         h("div", { class: "tools" }, button("\u2039", () => this.move(-1), { "aria-label": tr("Before") }), button(tr("Today"), () => this.move(0)),
                           button("\u203a", () => this.move(1), { "aria-label": tr("After") }), this.range, h("span", { class: "spring" }), h("span", { class: "quiet-line" }, tr("Times are UTC")),
                           this.weekButton, this.monthButton),
                         this.trouble, h("div", { class: "split" }, h("div", { class: "calendar-place" }, this.frame, this.state.element),
                                         h("div", { class: "calendar-side" }, this.facts, this.agenda)));
        this.view.onChange = () => this.fill();
    }

    start(): void {
        this.desk.session.follow(this.view);
        this.fill();
    }

    stop(): void {
        this.desk.session.close(this.view);
    }

    tick(): void {
        const today = dayOf(this.desk.now);
        if (this.desk.now > 0 && (this.at === 0 || today !== this.today)) {
            if (this.at === 0 || this.at === this.today)
                this.at = today;
            this.today = today;
            this.fill();
        }
        this.moveNow();
        this.showState();
    }

    key(event: KeyboardEvent): boolean {
        const step = { PageDown: 1, PageUp: -1, Home: 0 }[event.key];
        if (step === undefined)
            return false;
        this.move(step);
        return true;
    }

    focusFilter(): void {
        return;
    }

    sentence(): string {
        const row = this.view.row(this.selected);
        return row ? joined([text(row, "machine"), this.span(row), stateText(row)], ", ") : "";
    }

    private shape(month: boolean): void {
        this.asMonth = month;
        memory.set("calendar/shape", month ? "month" : "");
        this.fill();
    }

    private move(step: number): void {
        this.at = step === 0 ? dayOf(this.desk.now) : this.asMonth ? monthOf(this.at, step) : this.at + step * 7 * dayLength;
        this.fill();
    }

    private get windows(): Row[] {
        return this.view.under("window/").map(([, row]) => row).sort((a, b) => (text(a, "name") < text(b, "name") ? -1 : 1));
    }

    private get works(): [string, Row][] {
        return this.view.under("maintenance/").map(([key, row]): [string, Row] => [`maintenance/${key}`, row])
            .sort((a, b) => instant(a[1], "start") - instant(b[1], "start") || (text(a[1], "machine") < text(b[1], "machine") ? -1 : 1));
    }

    /** What runs within the next twelve hours, in one sentence. */
    private tonight(works: Row[]): string {
        const planned = works.filter(work => instant(work, "plannedStart") > 0 && instant(work, "plannedStart") <= this.desk.now + 12 * 3600000);
        const late = works.filter(work => said(work, "late") !== "").length;
        const from = Math.min(...planned.map(work => instant(work, "plannedStart")));
        const to = Math.max(...planned.map(work => instant(work, "plannedEnd")));
        const next = planned.length === 0 ? tr("No maintenance will run in the next 12 h.")
            : tr("Maintenances in the next 12 h: %1, %2 to %3.", count(planned.length), minute(from, this.desk.now), minute(to, this.desk.now));
        return late === 0 ? next : joined([next, tr("Late: %1.", count(late))], " ");
    }

    /** When the plan has it run; empty: it has no turn. */
    private planned(row: Row): string {
        const start = instant(row, "plannedStart");
        return start > 0 ? tr("%1 to %2", minute(start, this.desk.now), minute(instant(row, "plannedEnd"), this.desk.now)) : "";
    }

    private span(row: Row): string {
        const start = instant(row, "start");
        return start === 0 ? tr("no time known") : tr("%1 to %2", minute(start, this.desk.now), minute(instant(row, "end"), this.desk.now));
    }

    private fill(): void {
        if (this.at === 0)
            return;
        const locale = language();
        setText(this.range, this.asMonth ? monthName(this.at) : tr("%1 to %2", dayName(this.at, locale), dayName(this.at + 6 * dayLength, locale)));
        setAttribute(this.frame, "aria-label", this.asMonth ? tr("Month") : tr("Week"));
        setAttribute(this.weekButton, "aria-pressed", this.asMonth ? "false" : "true");
        setAttribute(this.monthButton, "aria-pressed", this.asMonth ? "true" : "false");
        this.fillConflicts();
        this.frame.replaceChildren(this.asMonth ? this.month(locale) : this.week(locale));
        this.fillFacts();
        this.fillAgenda();
        this.moveNow();
        this.showState();
    }

    private fillConflicts(): void {
        const weights: Record<string, [string, number]> = { error: ["", 1], warning: ["", 2], note: ["maintenance", 0] };
        const rows = this.view.under("conflict/").sort((a, b) => Number(a[0]) - Number(b[0])).map(([, row]) => row);
        // The weightiest come first; what is left out is counted.
        this.trouble.replaceChildren(...rows.slice(0, 3).map((row, at) => {
            const [look, priority] = weights[text(row, "weight")] ?? ["maintenance", 0];
            const words = said(row, "sentence");
            return h("li", {}, chip(at === 2 && rows.length > 3 ? tr("%1 (and %2 more)", words, rows.length - 3) : words, priority === 1 ? "strong" : "", glyph(look, priority, "bare")));
        }));
        show(this.trouble, rows.length > 0);
    }

    private week(locale: string): HTMLElement {
        const lanes = lanesOf(this.windows, this.works, this.at, 7);
        const head = h("div", { class: "week-head" }, h("span", { class: "week-name" }));
        for (let day = 0; day < 7; ++day) {
            const at = this.at + day * dayLength;
            head.append(h("div", { class: at === this.today ? "week-day today" : "week-day" }, h("span", {}, ...dayName(at, locale).split(" ").flatMap((part, place) => [place > 0 ? " " : "", h("span", {}, part)])),
                          h("span", { class: "hours", "aria-hidden": "true" }, ...["00", "06", "12", "18"].map(hour => h("span", {}, hour)))));
        }
        const lines = h("div", { class: "week-lanes" }, ...lanes.map(lane => this.lane(lane)), h("div", { class: "now-line", "aria-hidden": "true", hidden: true }));
        return h("div", { class: "week" }, head, lines);
    }

    private lane(lane: Lane): HTMLElement {
        const field = h("div", { class: "lane-field" });
        field.style.setProperty("height", `${12 + lane.sublanes * 26}px`);
        for (const item of lane.items) {
            const row = item.row;
            const node = row ? button("", () => this.pick(item.key), { class: isBad(row) ? "work bad" : "work", "aria-label": joined([text(row, "machine"), text(row, "code"), stateText(row), this.span(row)], ", "),
                                                                       "aria-pressed": item.key === this.selected ? "true" : "false" })
                             : h("div", { class: "opening" }, h("span", { class: "unseen" }, tr("%1 is open", lane.name)));
            if (row)
                node.append(h("span", { class: "work-bar" }), h("span", { class: "work-words" }, glyph(lookOf(row), number(row, "priority") || (isBad(row) ? 2 : 0), "bare"), h("span", { class: "mono" }, text(row, "machine"))));
            node.style.setProperty("left", `${(item.from / 7) * 100}%`);
            node.style.setProperty("--long", `${((item.to - item.from) / 7) * 100}cqw`);
            node.style.setProperty("top", `${8 + item.sublane * 26}px`);
            field.append(node);
        }
        if (lane.fault)
            field.append(chip(lane.fault, "fault", glyph("failed", 0, "bare")));
        return h("div", { class: "lane" }, h("div", { class: "week-name" }, h("span", { class: lane.kind === "window" ? "mono strong" : "mono" }, lane.name), lane.note ? h("small", {}, lane.note) : null), field);
    }

    private month(locale: string): HTMLElement {
        const first = monthOf(this.at, 0);
        const weekday = (new Date(first).getUTCDay() + 6) % 7;
        const start = first - weekday * dayLength;
        const grid = h("div", { class: "month" });
        for (let day = 0; day < 7; ++day)
            grid.append(h("div", { class: "month-head" }, dayName(start + day * dayLength, locale).split(" ")[0] ?? ""));
        for (let cell = 0; cell < 42; ++cell) {
            const at = start + cell * dayLength;
            const open = this.windows.filter(window => objects(window, "openings").some(one => instant(one, "start") < at + dayLength && instant(one, "end") > at));
            const works = this.works.filter(([, row]) => instant(row, "start") > 0 && instant(row, "start") < at + dayLength && instant(row, "end") > at);
            const node = h("div", { class: `month-day${at === this.today ? " today" : ""}${monthOf(at, 0) === first ? "" : " other"}` }, h("span", { class: "day-number" }, String(dayNumber(at))));
            if (open.length > 0)
                node.append(h("span", { class: "month-open" }, open.map(window => text(window, "name")).join(", ")));
            for (const [key, row] of works.slice(0, 3)) {
                const press = button("", () => this.pick(key), { class: isBad(row) ? "month-work bad" : "month-work", "aria-label": joined([text(row, "machine"), stateText(row)], ", ") });
                press.append(glyph(lookOf(row), number(row, "priority"), "bare"), h("span", { class: "mono" }, text(row, "machine")));
                node.append(press);
            }
            if (works.length > 3)
                node.append(h("small", {}, tr("+%1 more", works.length - 3)));
            grid.append(node);
        }
        return grid;
    }

    private moveNow(): void {
        const line = this.frame.querySelector<HTMLElement>(".now-line");
        if (!line)
            return;
        const days = (this.desk.now - this.at) / dayLength;
        show(line, days >= 0 && days <= 7);
        line.style.setProperty("--at", String(days / 7));
    }

    private showState(): void {
        const anything = this.windows.length + this.works.length > 0;
        show(this.frame, anything);
        this.state.update({ loaded: this.view.loaded, shown: anything ? 1 : 0, errorText: this.view.errorText, emptyProof: tr("Checked %1.", stamp(Math.min(this.desk.now, this.desk.session.asOf))),
                            emptyText: tr("No windows and no maintenance in %1. Maintenance may start at any time.", this.desk.session.cluster) });
    }

    private pick(key: string): void {
        this.selected = key;
        this.fill();
    }

    private fillFacts(): void {
        const row = this.view.row(this.selected);
        if (!row) {
            const works = this.works.map(([, work]) => work);
            this.facts.replaceChildren(h("h2", {}, tr("Maintenance")), ...(works.length > 0 ? [h("p", { class: "hint" }, this.tonight(works))] : []), h("p", { class: "hint" }, tr("Select a maintenance to see its event, its window and how long it will take.")));
            return;
        }
        const deadline = instant(row, "deadline");
        const machine = text(row, "machineKey");
        const bites = objects(row, "bites");
        this.facts.replaceChildren(
            h("h2", { class: "mono" }, text(row, "machine")), h("p", { class: "quiet-line" }, text(row, "source")), h("p", {}, chip(stateText(row), "", glyph(lookOf(row), number(row, "priority"), "bare"))),
            ...objects(row, "alerts").map(alert => h("p", { class: "warns" }, said(alert, "message"))),
            ...(bites.length > 0 ? [h("h3", {}, tr("What will stop it")), h("ul", { class: "bites" }, ...bites.map(bite => h("li", {}, glyph("holding", 0, "bare"), " ", h("span", { class: "bite" }, biteText(bite)))))] : []),
            factList([{ name: tr("Event"), text: text(row, "code") }, { name: tr("Why"), text: text(row, "description") },
                      { name: row["chosen"] === true ? tr("Window") : tr("Announced for"), text: this.span(row) },
                      { name: tr("Will run"), text: text(row, "state") === "inProgress" ? "" : this.planned(row) }, { name: tr("Late"), text: said(row, "late") },
                      { name: tr("Deadline"), text: deadline > 0 ? minute(deadline, this.desk.now) : "" },
                      { name: tr("Duration"), text: forecastText(row) }, { name: tr("Strategy"), text: text(row, "way") }, { name: tr("Stage"), text: joined([text(row, "step"), said(row, "reason")], ": ") },
                      { name: tr("Machine set"), text: text(row, "set") }, { name: tr("Object"), text: text(row, "name") }]),
            ...(machine ? [h("p", {}, h("a", { class: "button", href: this.desk.machinePath(machine) }, tr("Go to machine")))] : []));
    }

    private fillAgenda(): void {
        const works = this.works;
        this.agenda.replaceChildren(h("h2", {}, tr("Agenda"), h("span", { class: "count" }, count(works.length))),
            ...(works.length === 0 ? [h("p", { class: "hint" }, this.view.loaded ? tr("No maintenance is planned.") : "")] : []),
            h("ul", { class: "agenda-list" }, ...works.map(([key, row]) => {
                const press = button("", () => this.pick(key), { "aria-pressed": key === this.selected ? "true" : "false" });
                press.append(glyph(lookOf(row), number(row, "priority") || (number(row, "overrunSeconds") > 0 ? 2 : 0), "bare"), h("span", { class: "mono" }, text(row, "machine")),
                             h("small", {}, joined([this.span(row), text(row, "code")], ", ")));
                setClass(press, "current", key === this.selected);
                return h("li", {}, press);
            })));
    }
}
