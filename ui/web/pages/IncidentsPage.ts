// SPDX-License-Identifier: Apache-2.0

import { button, factList, h, setAttribute, setText, show } from "../controls/dom";
import { SearchField } from "../controls/SearchField";
import { ViewState } from "../controls/ViewState";
import { instant, shortName, termsOf, text, texts } from "../rows/members";
import { LiveView } from "../session/LiveView";
import { Row } from "../session/wire";
import { Desk, Page } from "../shell/Desk";
import { memory } from "../shell/memory";
import { pathOfMachine } from "../shell/routes";
import { tr, word } from "../words/languages";
import { count, joined } from "../words/text";
import { formatAge, minute, stamp } from "../words/time";

const formats: readonly { value: string; text: string; suffix: string }[] = [
    { value: "md", text: "Markdown", suffix: "md" }, { value: "html", text: "HTML page", suffix: "html" }, { value: "json", text: "JSON", suffix: "json" },
    { value: "csv", text: "CSV", suffix: "csv" }, { value: "trace", text: "Trace (Perfetto)", suffix: "trace.json" }, { value: "svg", text: "SVG", suffix: "svg" },
    { value: "jsonl", text: "JSONL", suffix: "jsonl" }, { value: "holdpoint", text: "Holdpoint bundle", suffix: "holdpoint" }
];
const presets: readonly { value: string; text: string }[] = [{ value: "internal", text: "Internal" }, { value: "partner", text: "Partner" }, { value: "public", text: "Public" }];

/** The incidents that people wrote: to read, and as a file. */
export class IncidentsPage implements Page {
    readonly element: HTMLElement;
    readonly title = tr("Incidents");
    readonly past: readonly LiveView[] = [];

    private readonly view: LiveView;
    private readonly search: SearchField;
    private readonly items = h("ul", { class: "incident-list" });
    private readonly one = h("section", { class: "panel incident", "aria-label": tr("Incident") });
    private readonly state = new ViewState(() => this.search.set(""));
    private readonly number = h("span", { class: "count" });
    private selected = "";
    private format = "md";
    private preset = "internal";
    private said = "";

    constructor(private readonly desk: Desk, at: string) {
        this.view = new LiveView("incidents", at ? { at } : {});
        this.search = new SearchField(tr("Filter by number, title, lead or machine (/)"), words => {
            memory.set("incidents/filter", words);
            this.fill();
        }, () => this.items.querySelector<HTMLElement>("button")?.focus());
        this.element = h("div", { class: "page incidents-page" }, h("div", { class: "split" },
                         h("section", { class: "panel incidents-panel", "aria-label": tr("Incidents") }, h("h2", {}, tr("Incidents"), this.number), this.search.element, this.items, this.state.element), this.one));
        this.view.onChange = () => this.fill();
    }

    start(): void {
        this.search.set(memory.get("incidents/filter"));
        this.desk.session.follow(this.view);
        this.fill();
    }

    stop(): void {
        this.desk.session.close(this.view);
    }

    tick(): void {
        this.fill();
    }

    key(): boolean {
        return false;
    }

    focusFilter(): void {
        this.search.focus();
    }

    sentence(): string {
        return text(this.view.row(this.selected), "title");
    }

    private pick(id: string): void {
        this.selected = id;
        this.fill();
    }

    private length(row: Row): string {
        const to = instant(row, "to");
        return formatAge((to || this.desk.now) - instant(row, "from"));
    }

    private fill(): void {
        const terms = termsOf(this.search.text);
        const all = [...this.view.rows].sort((a, b) => instant(b[1], "from") - instant(a[1], "from") || (a[0] < b[0] ? 1 : -1));
        const shown = all.filter(([, row]) => {
            const words = [text(row, "ref"), text(row, "title"), text(row, "lead"), text(row, "status"), ...texts(row, "machines")].join("\n").toLowerCase();
            return terms.every(term => words.includes(term));
        });
        setText(this.number, this.view.loaded ? count(all.length) : "");
        this.state.update({ loaded: this.view.loaded, shown: shown.length, hidden: all.length - shown.length, errorText: this.view.errorText,
                            emptyText: tr("No incidents yet."), hiddenText: tr("%1 incidents do not match.", all.length - shown.length) });
        show(this.items, shown.length > 0);
        const lines = shown.map(([id, row]) => ({ id, ref: text(row, "ref"), severity: text(row, "severity"), title: text(row, "title") || tr("Untitled"),
                                                  note: joined([word(text(row, "status")), minute(instant(row, "from"), this.desk.now), this.length(row)], " \u00b7 ") }));
        const said_ = JSON.stringify([lines, this.selected, this.view.row(this.selected) ?? null]);
        if (said_ === this.said)
            return;
        this.said = said_;
        const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset["id"] : undefined;
        this.items.replaceChildren(...lines.map(line => {
            const press = button("", () => this.pick(line.id), { "data-id": line.id, "aria-pressed": line.id === this.selected ? "true" : "false" });
            press.append(h("span", { class: "mono" }, line.ref), h("span", { class: "severity" }, line.severity ? tr("severity %1", line.severity) : ""), h("strong", {}, line.title), h("small", {}, line.note));
            return h("li", {}, press);
        }));
        if (focused)
            this.items.querySelector<HTMLElement>(`[data-id="${CSS.escape(focused)}"]`)?.focus();
        this.fillOne();
    }

    private fillOne(): void {
        const row = this.view.row(this.selected);
        if (!row) {
            this.one.replaceChildren(h("p", { class: "hint" }, tr("Select an incident to read what is known of it.")));
            return;
        }
        const from = instant(row, "from");
        const to = instant(row, "to");
        const moment = { at: to, from: to > 0 ? from : 0 };
        const format = this.select(tr("Format"), formats, this.format, value => (this.format = value));
        const preset = this.select(tr("Redaction"), presets, this.preset, value => (this.preset = value));
        const ref = text(row, "ref") || this.selected;
        this.one.replaceChildren(
            h("p", { class: "mono" }, ref), h("h1", {}, text(row, "title") || tr("Untitled")),
            factList([{ name: tr("Severity"), text: text(row, "severity") }, { name: tr("Status"), text: word(text(row, "status")) }, { name: tr("Lead"), text: text(row, "lead") },
                      { name: tr("From"), text: stamp(from) }, { name: tr("To"), text: to > 0 ? stamp(to) : tr("ongoing") }, { name: tr("Length"), text: this.length(row) },
                      { name: tr("Written by"), text: text(row, "createdBy") }, { name: tr("Changed"), text: stamp(instant(row, "changedAt")) }]),
            h("h2", {}, tr("Machines")),
            h("ul", { class: "incident-machines" }, ...texts(row, "machines").map(machine => h("li", {}, h("a", { class: "mono", href: pathOfMachine(machine, moment) }, shortName(machine))))),
            h("h2", {}, tr("Export")), h("div", { class: "tools" }, format, preset, button(tr("Export"), () => this.export(ref), { class: "strong" })),
            h("p", { class: "hint" }, tr("The file is saved to your downloads. Exports are recorded with the name of the person.")));
    }

    private select(label: string, choices: readonly { value: string; text: string }[], value: string, onPick: (value: string) => void): HTMLElement {
        const node = h("select", { "aria-label": label }, ...choices.map(choice => h("option", { value: choice.value }, tr(choice.text))));
        node.value = value;
        node.addEventListener("change", () => onPick(node.value));
        setAttribute(node, "title", label);
        return node;
    }

    private export(ref: string): void {
        const suffix = formats.find(one => one.value === this.format)?.suffix ?? "txt";
        const name = ref.replace(/[^\w.-]/g, "_");
        this.desk.download(`/export/incident/${encodeURIComponent(this.selected)}?format=${this.format}&preset=${this.preset}`, `${name}.${suffix}`);
    }
}
