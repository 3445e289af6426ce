// SPDX-License-Identifier: Apache-2.0

import { button, chip, glyph, h, setAttribute, setText, show, svg } from "../controls/dom";
import { ViewState } from "../controls/ViewState";
import { causeLink } from "./causeLink";
import { AlarmEntry, AlarmHead, alarmHeads, headline, isOfMachines, sourceName } from "../rows/alarms";
import { flag, instant, number, numbers, objects, shortName, text } from "../rows/members";
import { LiveView } from "../session/LiveView";
import { Row } from "../session/wire";
import { Desk, Page } from "../shell/Desk";
import { unbroken } from "../words/text";
import { counted, said, tr } from "../words/languages";
import { age, dayLength, hourLength, minute } from "../words/time";

const threshold = 10;

/** How the alarms of a day are shared among the priorities, the aim beside it: of a hundred eighty, fifteen, five. */
export function prioritySplit(counts: readonly number[]): { priority: number; name: string; count: number; share: number; aim: number }[] {
    const total = counts.reduce((sum, one) => sum + one, 0);
    return [{ priority: 3, name: "P3 Look", aim: 80 }, { priority: 2, name: "P2 Soon", aim: 15 }, { priority: 1, name: "P1 Act now", aim: 5 }].map(row => {
        const many = counts[row.priority - 1] ?? 0;
        return { ...row, count: many, share: total > 0 ? (100 * many) / total : 0 };
    });
}

/** A cause, or one alarm. */
interface AlarmLine {
    id: string;
    alarm: AlarmEntry;
    /** Of several; null for one alarm. */
    head: AlarmHead | null;
    folded: boolean;
    isMember: boolean;
}

interface List {
    panel: HTMLElement;
    note: HTMLElement;
    body: HTMLElement;
}

/** Whether the alarms of this site are worth their name (product.md 4.4, S8). */
export class AlarmsPage implements Page {
    readonly element: HTMLElement;
    readonly title = tr("Alarms");
    get past(): readonly LiveView[] {
        return this.isPast ? [this.view] : [];
    }

    private readonly view: LiveView;
    private readonly isPast: boolean;
    private readonly facts = h("p", { class: "tools alarm-facts" });
    private readonly rate = h("div", { class: "rate" });
    private readonly split = h("div", { class: "priority-split" });
    private readonly content: HTMLElement;
    private readonly raised = this.list(tr("Not acknowledged"));
    private readonly acknowledged = this.list(tr("Acknowledged, still active"));
    private readonly most = this.list(tr("Top 10 sources, last 24 h"));
    private readonly chattering = this.list(tr("Chattering"));
    private readonly shelved = this.list(tr("Shelved"));
    private readonly state = new ViewState();
    private remarks: { node: HTMLElement; words: () => string }[] = [];
    private readonly unfolded = new Set<string>();
    private shownRate = "";
    private filledAt = 0;

    constructor(private readonly desk: Desk, at: string) {
        this.isPast = at.length > 0;
        this.view = this.isPast ? new LiveView("alarms", { at }) : desk.alarms;
        const panel = (title: string, note: string, body: HTMLElement, kind: string): HTMLElement =>
            h("section", { class: `panel ${kind}`, "aria-label": title }, h("h2", {}, title, h("span", { class: "count" }, note)), body);
        this.content = h("div", { class: "alarm-grid" }, panel(tr("Alarms per 10 min, last 24 h"), tr("a person can handle 10"), this.rate, "a-rate"),
                         panel(tr("Priorities, last 24 h"), "", this.split, "a-split"), this.raised.panel, this.acknowledged.panel, this.most.panel, this.chattering.panel, this.shelved.panel);
        this.shelved.panel.classList.add("a-shelved");
        setText(this.chattering.note, tr("3 times or more in 1 h"));
        this.element = h("div", { class: "page alarms-page" }, this.facts, this.content, this.state.element);
    }

    start(): void {
        if (this.isPast) {
            this.view.onChange = () => this.fill();
            this.desk.session.follow(this.view);
        }
        this.fill();
    }

    stop(): void {
        if (this.isPast)
            this.desk.session.close(this.view);
    }

    tick(): void {
        // The rows are those of the alarm line, which has its own ear: what came is read once a second.
        if (!this.isPast && Math.floor(this.desk.now / 1000) !== this.filledAt)
            this.fill();
        for (const remark of this.remarks)
            setText(remark.node, unbroken(remark.words()));
    }

    key(): boolean {
        return false;
    }

    focusFilter(): void {
        return;
    }

    sentence(): string {
        return "";
    }

    private list(title: string): List {
        const note = h("span", { class: "count" });
        const body = h("ul", { class: "alarm-list" });
        return { panel: h("section", { class: "panel", "aria-label": title }, h("h2", {}, title, note), body), note, body };
    }

    private fill(): void {
        this.filledAt = Math.floor(this.desk.now / 1000);
        const { view, desk } = this;
        const summary = view.row("summary");
        show(this.content, summary !== undefined);
        show(this.facts, summary !== undefined);
        this.state.update({ loaded: view.loaded, shown: summary ? 1 : 0, errorText: view.errorText, emptyText: tr("The backend does not serve alarms.") });
        if (!summary)
            return;
        const alarms = view.under("alarm/").map(([key, row]) => ({ key, row }));
        const old = alarms.filter(({ row }) => ["Raised", "Acknowledged", "Shelved"].includes(text(row, "state")) && instant(row, "raised") < desk.now - dayLength).length;
        const flood = flag(summary, "flood");
        this.facts.replaceChildren(
            chip(flood ? tr("Flood since %1: %2 alarms in 10 min", minute(instant(summary, "floodSince"), desk.now), number(summary, "inTenMinutes"))
                       : tr("No flood: %1 in 10 min", number(summary, "inTenMinutes")), flood ? "strong" : "", flood ? glyph("", 2, "bare") : null),
            chip(tr("%1 in the last hour", number(summary, "lastHour"))), chip(tr("%1 in 24 h", number(summary, "lastDay"))),
            chip(counted(old, "1 alarm is older than 24 h", "%1 alarms are older than 24 h"), "", old > 0 ? glyph("", 3, "bare") : null));
        this.fillRate(numbers(summary, "perTenMinutes"));
        this.fillSplit(numbers(summary, "lastDayByPriority"));
        this.remarks = [];
        const heads = alarmHeads(alarms);
        const of = (state: string, order: (head: AlarmHead) => number): AlarmHead[] => heads.filter(head => head.state === state).sort((a, b) => order(a) - order(b));
        const first = (head: AlarmHead): Row | undefined => head.alarms[0]?.row;
        this.fillAlarms(this.raised, of("Raised", head => head.priority * 1e14 + head.rang), tr("No alarms to acknowledge."),
                        row => tr("raised %1 ago", age(instant(row, "raised"), desk.now)));
        this.fillAlarms(this.acknowledged, of("Acknowledged", head => instant(first(head), "acknowledged")), tr("No acknowledged alarms are active."),
                        row => tr("%1, %2 ago; raised %3 ago", text(row, "acknowledgedBy"), age(instant(row, "acknowledged"), desk.now), age(instant(row, "raised"), desk.now)));
        this.fillAlarms(this.shelved, of("Shelved", head => instant(first(head), "shelvedUntil")), tr("No shelved alarms."),
                        row => tr("back in %1; %2: %3", age(desk.now, instant(row, "shelvedUntil")), text(row, "shelvedBy"), text(row, "reason")));
        this.fillSources(this.most, objects(summary, "most"), tr("No alarm in the last 24 h."));
        this.fillSources(this.chattering, objects(summary, "chattering"), tr("No chattering alarms."));
    }

    private fillAlarms(list: List, heads: readonly AlarmHead[], emptyText: string, remark: (row: Row) => string): void {
        setText(list.note, String(heads.length));
        const lines = heads.flatMap(head => this.linesOf(head));
        const said_ = JSON.stringify(lines.map(({ id, alarm, head, folded }) => [id, number(alarm.row, "priority"), head ? [head.machines, head.late, folded] : said(alarm.row, "text")]));
        if (list.body.dataset["said"] !== said_) {
            list.body.dataset["said"] = said_;
            list.body.replaceChildren(...(lines.length === 0 ? [h("li", { class: "hint" }, emptyText)] : lines.map(line => this.node(line))));
        }
        lines.forEach(({ alarm, head }, at) => {
            const node = list.body.children[at];
            const words = node?.querySelector<HTMLElement>(".alarm-text");
            const note = node?.querySelector<HTMLElement>(".remark");
            if (words && head) {
                this.remarks.push({ node: words, words: () => headline(head, this.desk.now) });
                setText(words, unbroken(headline(head, this.desk.now)));
            }
            if (note) {
                this.remarks.push({ node: note, words: () => remark(alarm.row) });
                setText(note, unbroken(remark(alarm.row)));
            }
        });
    }

    /** A line for a cause, and for each of its alarms where it is unfolded. */
    private linesOf(head: AlarmHead): AlarmLine[] {
        const [first] = head.alarms;
        if (!first)
            return [];
        if (head.alarms.length === 1)
            return [{ id: first.key, alarm: first, head: null, folded: false, isMember: false }];
        const id = `${head.state}\n${head.cause}`;
        const folded = !this.unfolded.has(id);
        return [{ id, alarm: first, head, folded, isMember: false },
                ...(folded ? [] : head.alarms.map(alarm => ({ id: alarm.key, alarm, head: null, folded: false, isMember: true })))];
    }

    private node(line: AlarmLine): HTMLElement {
        const { alarm: { key, row }, head } = line;
        const sign = glyph("", number(row, "priority"));
        if (head) {
            const fold = button(line.folded ? "\u25b8" : "\u25be", () => {
                if (!this.unfolded.delete(line.id))
                    this.unfolded.add(line.id);
                this.fill();
            }, { class: "fold", "aria-expanded": line.folded ? "false" : "true", "aria-label": line.folded ? tr("Show all: %1", head.name) : tr("Fold: %1", head.name) });
            const words = [sign, h("span", { class: "alarm-text" }), h("span", { class: "quiet-line remark" })];
            return h("li", { class: "alarm-head" }, isOfMachines(key) ? causeLink(this.desk, head.name, ...words) : h("div", {}, ...words), fold);
        }
        const machine = text(row, "machine");
        const inside = [sign, h("span", { class: "alarm-text" }, unbroken(said(row, "text"))),
                        h("span", { class: "quiet-line" }, h("span", { class: "mono" }, shortName(machine)), machine ? " \u00b7 " : "", h("span", { class: "remark" }))];
        return h("li", { class: line.isMember ? "alarm-member" : "" }, machine ? h("a", { href: this.desk.machinePath(machine) }, ...inside) : h("div", {}, ...inside));
    }

    private fillSources(list: List, sources: readonly Row[], emptyText: string): void {
        const said_ = JSON.stringify(sources);
        if (list.body.dataset["said"] === said_)
            return;
        list.body.dataset["said"] = said_;
        const most = Math.max(1, number(sources[0], "times"));
        list.body.replaceChildren(...(sources.length === 0 ? [h("li", { class: "hint" }, emptyText)] : sources.map(source => {
            const key = text(source, "key");
            const level = h("span", { class: "source-level", "aria-hidden": "true" });
            level.style.setProperty("width", `${(72 * number(source, "times")) / most}px`);
            const name = sourceName(source);
            const where = !isOfMachines(key) ? h("span", {}, name)
                : said(source, "name") ? causeLink(this.desk, name, name) : h("a", { href: this.desk.machinePath(key.split("/").slice(0, 2).join("/")) }, name);
            return h("li", { class: "source" }, where, level, h("span", { class: "num" }, String(number(source, "times"))));
        })));
    }

    private fillSplit(counts: readonly number[]): void {
        const rows = prioritySplit(counts);
        const total = rows.reduce((sum, row) => sum + row.count, 0);
        this.split.replaceChildren(...rows.map(row => {
            const level = h("span", { class: "split-level" });
            level.style.setProperty("width", `${row.share}%`);
            const aim = h("span", { class: "split-aim" });
            aim.style.setProperty("left", `${row.aim}%`);
            show(level, row.count > 0);
            return h("div", { class: `split-row p${row.priority}` }, glyph("", row.priority), h("span", {}, tr(row.name)),
                     h("span", { class: "quiet-line" }, total > 0 ? tr("%1, %2 % (aim %3 %)", row.count, Math.round(row.share), row.aim) : tr("none (aim %1 %)", row.aim)),
                     h("span", { class: "split-bar", "aria-hidden": "true" }, level, aim));
        }));
    }

    /** Alarms in each ten minutes of the last day, with the line above which a person cannot keep up. */
    private fillRate(counts: readonly number[]): void {
        const said_ = `${counts.join()} ${Math.floor(this.desk.now / 60000)}`;
        if (said_ === this.shownRate)
            return;
        this.shownRate = said_;
        const most = Math.max(12, ...counts);
        const over = counts.filter(one => one > threshold).length;
        const chart = svg("svg", { viewBox: "0 0 720 100", preserveAspectRatio: "none", role: "img",
                                   "aria-label": tr("Alarms per 10 min in the last 24 h, %1 times over the threshold of %2; highest %3", over, threshold, Math.max(0, ...counts)) });
        const wide = 720 / Math.max(1, counts.length);
        counts.forEach((one, at) => {
            const high = one > 0 ? Math.max(2, (100 * one) / most) : 0;
            chart.append(svg("rect", { class: one > threshold ? "flood-bar" : "calm-bar", x: at * wide + 0.5, y: 100 - high, width: Math.max(1, wide - 1), height: high }));
        });
        const line = 100 - (100 * threshold) / most;
        chart.append(svg("line", { class: "threshold", x1: 0, x2: 720, y1: line, y2: line }));
        const level = h("span", { class: "rate-level" }, String(threshold));
        level.style.setProperty("top", `${line}%`);
        const hours = h("div", { class: "rate-hours", "aria-hidden": "true" }, ...[24, 18, 12, 6, 0].map(hour => h("span", {}, hour === 0 && !this.isPast ? tr("now") : minute(this.desk.now - hour * hourLength, this.desk.now))));
        this.rate.replaceChildren(h("div", { class: "rate-plot" }, level, chart), hours);
        setAttribute(this.rate, "data-over", String(over));
    }
}
