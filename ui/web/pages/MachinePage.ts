// SPDX-License-Identifier: Apache-2.0

import { button, chip, factList, glyph, h, mark, setAttribute, setText, show } from "../controls/dom";
import { fleetRow, FleetRow, powerLook } from "../rows/fleet";
import { flag, instant, known, number, object, objects, shortName, text, texts } from "../rows/members";
import { phaseChain } from "../rows/phases";
import { RecordMark, timelineMarks } from "../timeline/recordMarks";
import { LiveView } from "../session/LiveView";
import { Row } from "../session/wire";
import { Desk, Page } from "../shell/Desk";
import { pathOfMachine } from "../shell/routes";
import { timelineData } from "../timeline/timelineData";
import { TimelineView } from "../timeline/TimelineView";
import { counted, said, tr, word } from "../words/languages";
import { joined, unbroken } from "../words/text";
import { age, atLeast, formatAge, formatExact, goDuration, hourLength, minute, stamp } from "../words/time";

const points = ["preCreate", "preDrain", "preTerminate"];
const columnStep = 500;
const maxColumns = 4000;

interface Tab {
    name: string;
    title: string;
    fill(body: HTMLElement): void;
    /** How many there are; less than 0 where that says nothing. */
    count(): number;
}

interface Age {
    node: HTMLElement;
    since: number;
    form: string;
}

interface DetailCell {
    look?: string;
    texts: string[];
    since: number;
}

/** One machine: where it stands, why, and how it came there (product.md 4.4, S2). */
export class MachinePage implements Page {
    readonly element: HTMLElement;
    readonly title: string;

    private readonly view: LiveView;
    private readonly lives: LiveView;
    private timelineOf: LiveView | null = null;
    private readonly timeline: TimelineView;
    private readonly head = h("header", { class: "machine-head" });
    private readonly why = h("section", { class: "panel why-card", "aria-label": tr("Why it waits") });
    private readonly refusal = h("div", { class: "panel message", hidden: true });
    private readonly body = h("section", { class: "panel details", "aria-label": tr("Details") });
    private readonly tabList = h("div", { class: "tabs", role: "tablist", "aria-label": tr("Details") });
    private readonly tabBody = h("div", { class: "tab-body", role: "tabpanel", id: "tab-panel", tabindex: 0 });
    private readonly tabs: Tab[];
    private readonly tabButtons: HTMLButtonElement[] = [];
    private tab = 0;
    private columns = 0;
    private row: FleetRow | null = null;
    private ages: Age[] = [];
    /** Of the open tab, as it was made; its times are left out. */
    private drawn: { tab: number; body: Node; ages: Age[] } | null = null;

    get past(): readonly LiveView[] {
        return this.desk.moment.at > 0 ? [this.view, ...(this.timelineOf ? [this.timelineOf] : [])] : [];
    }
    marks: readonly RecordMark[] = [];

    constructor(private readonly desk: Desk, private readonly machine: string, at: string) {
        this.title = shortName(machine);
        this.view = new LiveView(`machine/${machine}`, at ? { at } : {});
        this.lives = new LiveView(`lives/${machine}`);
        this.timeline = new TimelineView(shortName(machine), desk.moment.at > 0, desk.moment.from, columns => this.setColumns(columns));
        this.tabs = [
            { name: "hooks", title: tr("Hooks and owners"), fill: body => this.fillHooks(body), count: () => this.view.under("hook/").length },
            { name: "conditions", title: tr("Conditions"), fill: body => this.fillConditions(body), count: () => this.view.under("condition/").length },
            { name: "host", title: tr("Host and power keys"), fill: body => this.fillHost(body), count: () => this.view.under("key/").length },
            { name: "machine", title: tr("Machine"), fill: body => this.fillMachine(body), count: () => -1 },
            { name: "events", title: tr("Events"), fill: body => this.fillEvents(body), count: () => this.view.under("event/").length },
            { name: "yaml", title: tr("YAML"), fill: body => body.append(h("pre", { tabindex: 0, "aria-label": tr("YAML") }, text(this.view.row("yaml"), "text"))), count: () => -1 },
            { name: "lives", title: tr("Earlier machines"), fill: body => this.fillLives(body), count: () => -1 }
        ];
        this.tabs.forEach((tab, at) => {
            const press = button("", () => this.choose(at), { role: "tab", id: `tab-${tab.name}`, "aria-controls": "tab-panel" });
            this.tabButtons.push(press);
            this.tabList.append(press);
        });
        this.tabList.addEventListener("keydown", event => {
            const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
            if (!step)
                return;
            this.choose((this.tab + step + this.tabs.length) % this.tabs.length);
            this.tabButtons[this.tab]?.focus();
            event.preventDefault();
        });
        this.head.append(h("h1", { class: "mono" }, shortName(machine)));
        this.body.append(this.tabList, this.tabBody);
        this.element = h("div", { class: "page machine-page" }, this.head, this.refusal, this.why, this.timeline.element, this.body);
        this.view.onChange = () => this.read();
        this.lives.onChange = () => this.choose(this.tab);
    }

    start(): void {
        this.desk.session.follow(this.view);
        this.desk.session.follow(this.lives);
        this.read();
    }

    stop(): void {
        this.desk.session.close(this.view);
        this.desk.session.close(this.lives);
        if (this.timelineOf)
            this.desk.session.close(this.timelineOf);
        this.timeline.dispose();
    }

    tick(): void {
        this.timeline.setNow(this.desk.now);
        for (const entry of [...this.ages, ...this.drawn?.ages ?? []])
            setText(entry.node, entry.since > 0 ? tr(entry.form, this.desk.since(entry.since)) : "");
    }

    key(): boolean {
        return false;
    }

    focusFilter(): void {
        return;
    }

    sentence(): string {
        return said(this.view.row("why"), "sentence");
    }

    /** A node that says how long something lasts, and goes on saying so. */
    private since(instant: number, form = "%1"): HTMLElement {
        const node = h("span", { class: "since" });
        this.ages.push({ node, since: instant, form });
        return node;
    }

    /**
     * A long range with much in it comes as a picture of this width, in coarse steps. A picture that is finer than needed
     * is kept: one that is asked for again with every scroll bar that comes and goes would never be there.
     */
    private setColumns(width: number): void {
        const wanted = Math.min(Math.max(Math.ceil((2 * width) / columnStep), 1), maxColumns / columnStep) * columnStep;
        if (wanted <= this.columns && wanted * 3 > this.columns)
            return;
        this.columns = wanted;
        const before = this.timelineOf;
        if (before)
            this.desk.session.close(before);
        const { at, from } = this.desk.moment;
        // With a little of what was before the stretch of a link.
        const range = at > 0 && from > 0 ? goDuration(Math.max((at - from) * 1.1, hourLength)) : "168h";
        const view = new LiveView(`timeline/${range}`, { object: this.machine, columns: wanted, ...(at > 0 ? { at: formatExact(at) } : {}) });
        view.onChange = () => {
            const data = timelineData(view.rows);
            this.marks = timelineMarks(data);
            this.timeline.setData(data, view.errorText || tr("No changes recorded for this machine yet."));
        };
        this.timelineOf = view;
        if (!before?.loaded)
            this.timeline.setData(timelineData(view.rows), tr("Loading the timeline…"));
        this.desk.session.follow(view);
    }

    private read(): void {
        const raw = this.view.row("machine");
        const fromFleet = this.desk.moment.at === 0 ? this.desk.fleet.rows.get(this.machine) ?? null : null;
        this.row = raw ? fleetRow(this.machine, raw) : this.view.loaded ? null : fromFleet;
        this.ages = [];
        const refusal = this.view.errorText || (this.view.loaded && !raw ? tr("No machine %1.", this.machine) : "");
        show(this.refusal, refusal.length > 0);
        this.refusal.replaceChildren(h("h1", {}, refusal), h("p", {}, h("a", { class: "button", href: "/fleet" }, tr("Go to the fleet")), " ",
                                     this.desk.moment.at > 0 ? h("a", { class: "button", href: pathOfMachine(this.machine) }, tr("Show it now")) : null));
        show(this.head, refusal.length === 0);
        show(this.timeline.element, refusal.length === 0);
        show(this.body, refusal.length === 0);
        this.fillHead(raw);
        this.fillWhy(raw, refusal.length > 0);
        this.choose(this.tab);
    }

    private fillHead(raw: Row | undefined): void {
        const row = this.row;
        const gone = instant(raw, "gone");
        const host = text(raw, "host");
        const since = instant(raw, "phaseSince");
        const phase = row?.phase ?? "";
        const chained = phaseChain(phase);
        const chain = h("p", { class: "phases", "aria-label": tr("Phase %1", phase) });
        chained.phases.forEach((one, at) => {
            const present = at === chained.at;
            chain.append(...(at > 0 ? [mark("right")] : []), h("span", { class: present ? "chip present" : "chip", ...(present ? { "aria-current": "step" } : {}) }, h("span", {}, one)));
        });
        if (gone === 0)
            chain.append(this.since(since, "since %1"));
        this.head.replaceChildren(
            h("div", { class: "machine-title" }, row && row.look !== "normal" && row.look !== "" ? glyph(row.look, row.priority) : null, h("h1", { class: "mono" }, shortName(this.machine)),
              row?.role ? chip(row.role) : null, row?.goesFirst && gone === 0 ? chip(tr("deleted next"), "present") : null,
              gone > 0 ? chip(tr("gone since %1", stamp(gone)), "present") : null),
            row?.notUnderstood ? h("p", {}, row.word) : chain,
            h("dl", { class: "places" }, ...(row?.cluster ? [h("div", {}, h("dt", {}, tr("Cluster")), h("dd", { class: "mono" }, row.cluster))] : []),
              ...(row?.node ? [h("div", {}, h("dt", {}, flag(raw, "cordoned") ? tr("Node, cordoned") : tr("Node")), h("dd", { class: "mono" }, row.node))] : []),
              ...(host && row ? [h("div", {}, h("dt", {}, tr("Host")), h("dd", { class: "mono" }, glyph(powerLook(row), 0, "bare"), shortName(host)))] : [])));
    }

    private fillWhy(raw: Row | undefined, refused: boolean): void {
        const row = this.row;
        const why = this.view.row("why");
        const sentence = raw ? (row?.notUnderstood ? "" : said(why, "sentence")) : row?.sentence ?? "";
        const remarks = ["goesFirst", "setTrouble", "unsure"].map(member => said(raw, member)).filter(words => words.length > 0);
        const shown = !refused && instant(raw, "gone") === 0 && !row?.notUnderstood && (sentence.length > 0 || remarks.length > 0);
        show(this.why, shown);
        setAttribute(this.why, "data-priority", String(row?.priority ?? 0));
        setAttribute(this.why, "data-look", row?.look ?? "");
        this.why.replaceChildren();
        if (!shown)
            return;
        const next = said(why, "next");
        const exits = objects(why, "exits");
        this.why.append(
            ...(sentence ? [h("p", { class: "why-sentence" }, unbroken(sentence))] : []), ...remarks.map(words => h("p", {}, words)),
            ...(objects(why, "facts").length > 0 ? [h("ul", { class: "why-facts", "aria-label": tr("What is known") }, ...objects(why, "facts").map(fact =>
                h("li", { class: "chip", title: joined([said(fact, "source"), stamp(instant(fact, "at"))], ", ") }, h("span", {}, unbroken(said(fact, "text"))))))] : []),
            ...(next && !sentence.includes(next) ? [h("p", { class: "why-next" }, next)] : []));
        if (exits.length > 0)
            this.why.append(h("h2", {}, tr("Ways out")), h("ol", { class: "exits" }, ...exits.map(exit => h("li", {}, said(exit, "text")))));
    }

    private choose(at: number): void {
        this.tab = at;
        this.tabs.forEach((tab, place) => {
            const press = this.tabButtons[place];
            if (!press)
                return;
            const many = this.view.loaded ? tab.count() : -1;
            press.replaceChildren(tab.title, many >= 0 ? h("span", { class: "count" }, String(many)) : "");
            setAttribute(press, "aria-selected", place === at ? "true" : "false");
            press.tabIndex = place === at ? 0 : -1;
        });
        const tab = this.tabs[at];
        if (!tab)
            return;
        setAttribute(this.tabBody, "aria-labelledby", `tab-${tab.name}`);
        const ofHead = this.ages;
        this.ages = [];
        const made = h("div");
        tab.fill(made);
        const before = this.drawn;
        const ages = this.ages;
        this.ages = ofHead;
        // What is the same stays: somebody may be copying from it, or have the keyboard in it.
        const same = before?.tab === at && before.body.isEqualNode(made) && before.ages.every((entry, place) => entry.since === ages[place]?.since);
        if (!same) {
            this.drawn = { tab: at, body: made.cloneNode(true), ages };
            const scroll = this.tabBody.scrollTop;
            this.tabBody.replaceChildren(...made.childNodes);
            this.tabBody.scrollTop = scroll;
        }
        this.tick();
    }

    /** Rows in columns: sign, texts, age. */
    private table(body: HTMLElement, titles: readonly string[], rows: readonly DetailCell[], emptyText: string): void {
        if (rows.length === 0) {
            body.append(h("p", { class: "hint" }, this.view.loaded ? (this.row?.notUnderstood ? this.row.word : emptyText) : tr("Loading")));
            return;
        }
        body.append(h("table", { class: "detail" }, h("thead", {}, h("tr", {}, ...[...titles, tr("Since")].map(title => h("th", { scope: "col" }, title)))),
                      h("tbody", {}, ...rows.map(row => h("tr", {}, ...row.texts.map((words, at) =>
                          h("td", { "data-title": titles[at] ?? "", class: at === 0 ? "mono" : "" }, at === 0 && row.look ? glyph(row.look, 0, "bare") : null, words)),
                                                          h("td", { "data-title": tr("Since"), class: "num" }, this.since(row.since)))))));
    }

    private fillHooks(body: HTMLElement): void {
        const order = (row: Row): number => {
            const at = points.indexOf(text(row, "point"));
            return at < 0 ? 9 : at;
        };
        const hooks = this.view.under("hook/").sort((a, b) => order(a[1]) - order(b[1]) || (a[0] < b[0] ? -1 : 1));
        this.table(body, [tr("Hook"), tr("Point"), tr("Owner"), tr("State"), tr("Report")], hooks.map(([, hook]) => ({
            look: text(hook, "state"), texts: [text(hook, "name"), text(hook, "point"), text(hook, "owner"), word(text(hook, "state")),
                                               joined([text(object(hook, "report"), "reason"), text(object(hook, "report"), "message")], ": ")],
            since: instant(hook, "since") })), tr("No lifecycle hook is set on this machine."));
    }

    private fillConditions(body: HTMLElement): void {
        const rows = this.view.under("condition/").sort((a, b) => (a[0] < b[0] ? -1 : 1)).map(([, row]) => ({
            look: text(row, "status") === "Unknown" ? "unknown" : "", texts: [text(row, "type"), text(row, "status"), text(row, "reason"), said(row, "message")],
            since: instant(row, "since") }));
        this.table(body, [tr("Condition"), tr("Status"), tr("Reason"), tr("Message")], rows, tr("The machine reports no condition."));
    }

    private fillEvents(body: HTMLElement): void {
        const rows = this.view.under("event/").sort((a, b) => instant(b[1], "at") - instant(a[1], "at")).map(([, row]) => ({
            look: text(row, "type") === "Warning" ? "failed" : "",
            texts: [text(row, "reason"), text(row, "object"), number(row, "count") > 1 ? `\u00d7${number(row, "count")}` : "", text(row, "message")], since: instant(row, "at") }));
        this.table(body, [tr("Reason"), tr("Object"), tr("Times"), tr("Message")], rows, tr("No events about this machine."));
    }

    private fillHost(body: HTMLElement): void {
        const host = this.view.row("host");
        if (!host) {
            body.append(h("p", { class: "hint" }, this.row?.notUnderstood ? this.row.word : this.desk.hostsAbsent || tr("No BareMetalHost belongs to this machine.")));
            return;
        }
        const read = stamp(instant(host, "observedAt"));
        const state = text(host, "powerState");
        const errors = known(host, "errorCount") ?? 0;
        body.append(factList([
            { name: tr("Host"), text: `${text(host, "ns")}/${text(host, "name")}` }, { name: tr("Wanted"), text: typeof host["online"] !== "boolean" ? "" : flag(host, "online") ? tr("On") : tr("Off") },
            { name: tr("Power"), text: read ? tr("%1, read %2", word(state), read) : word(state) }, { name: tr("State"), text: text(host, "state") },
            { name: tr("Last powered on"), text: stamp(instant(host, "lastPoweredOn")) }, { name: tr("Reboot pending since"), text: stamp(instant(host, "pendingRebootSince")) },
            { name: tr("Action"), text: text(host, "action") }, { name: tr("Action deadline"), text: stamp(instant(host, "actionDeadline")) },
            { name: tr("Error"), text: text(host, "errorMessage") }, { name: tr("Consecutive errors"), text: errors > 0 ? String(errors) : "" }
        ]));
        const keys = this.view.under("key/").sort((a, b) => (a[0] < b[0] ? -1 : 1)).map(([, key]) => {
            const held = text(key, "state") === "held";
            return { look: held ? "holding" : "", texts: [text(key, "key"), text(key, "mode"), word(text(key, "state"))], since: instant(key, held ? "heldSince" : "acceptedAt") };
        });
        this.table(body, [tr("Power key"), tr("Mode"), tr("State")], keys, tr("No reboot annotation is set on this host."));
    }

    private fillMachine(body: HTMLElement): void {
        const row = this.view.row("machine");
        const node = this.view.row("node");
        const drain = this.view.row("drain");
        body.append(factList([
            { name: tr("Namespace"), text: text(row, "ns") }, { name: tr("Machine set"), text: text(row, "set") }, { name: tr("Message of its MachineSet"), text: said(row, "setTrouble") },
            { name: tr("Zone"), text: text(row, "zone") }, { name: tr("Created"), text: stamp(instant(row, "created")) }, { name: tr("Provider id"), text: text(row, "providerId") },
            { name: tr("Instance"), text: text(row, "instanceState") }, ...objects(row, "addresses").map(one => ({ name: text(one, "type"), text: text(one, "address") })),
            { name: tr("Finalizers"), text: texts(row, "finalizers").join(", ") }, { name: tr("Error"), text: text(row, "errorReason") },
            { name: tr("Message"), text: text(row, "errorMessage") }, { name: tr("Node"), text: text(node, "name") },
            { name: tr("Node ready"), text: flag(node, "cordoned") ? tr("%1, cordoned", text(node, "ready")) : text(node, "ready") },
            { name: tr("Taints"), text: texts(node, "taints").join(", ") }, { name: tr("Drain"), text: word(text(drain, "state")) },
            { name: tr("Pods left"), text: known(drain, "podsLeft")?.toString() ?? "" }
        ]));
        const pods = objects(drain, "blocking").map(pod => ({ texts: [text(pod, "pod"), text(pod, "ns"), text(pod, "pdb"), text(pod, "says")
                                                                       || tr("needs %1, has %2", number(pod, "needs"), number(pod, "has"))], since: 0 }));
        if (pods.length > 0)
            this.table(body, [tr("Blocking pod"), tr("Namespace"), tr("Budget"), tr("Why")], pods, "");
    }

    private fillLives(body: HTMLElement): void {
        const rows = this.lives.under("life/").map(([, row]) => row).filter(row => instant(row, "gone") > 0).sort((a, b) => instant(b, "made") - instant(a, "made"));
        const begins = instant(this.lives.row("record"), "begins");
        if (rows.length === 0)
            body.append(h("p", { class: "hint" }, this.lives.errorText || (this.lives.loaded ? tr("No earlier machine named %1 is recorded.", shortName(this.machine)) : tr("Loading earlier machines…"))));
        else
            body.append(h("table", { class: "detail" }, h("thead", {}, h("tr", {}, ...[tr("Created"), tr("Life"), tr("Longest hold"), tr("Ended"), ""].map(title => h("th", { scope: "col" }, title)))),
                          h("tbody", {}, ...rows.map(row => {
                              const made = instant(row, "made");
                              const gone = instant(row, "gone");
                              return h("tr", {}, h("td", { "data-title": tr("Created") }, minute(made, this.desk.now)),
                                       h("td", { "data-title": tr("Life") }, text(row, "madeKnown") === "reported" ? atLeast(made, gone) : age(made, gone)),
                                       h("td", { "data-title": tr("Longest hold") }, this.longest(row)), h("td", { "data-title": tr("Ended") }, this.ended(row)),
                                       h("td", {}, h("a", { href: pathOfMachine(this.machine, { at: gone, from: made }) }, tr("Show its timeline"))));
                          }))));
        if (begins > 0)
            body.append(h("p", { class: "hint" }, tr("The record starts at %1. Machines before that are not recorded.", stamp(begins))));
    }

    private longest(row: Row): string {
        const held = object(row, "longest");
        return text(held, "name") ? tr("%1 at %2, %3", text(held, "name"), text(held, "point"), formatAge(number(held, "seconds") * 1000)) : tr("Not held by any hook");
    }

    private ended(row: Row): string {
        const by = text(row, "deletedBy");
        switch (text(row, "end")) {
        case "deleted":
            return by ? tr("Deleted by %1", by) : tr("Deleted");
        case "failed":
            return by ? tr("Failed, then deleted by %1", by) : tr("Failed, then gone");
        case "overridden":
            return counted(number(row, "overridden"), "Gone after 1 hook was removed by hand", "Gone after %1 hooks were removed by hand");
        default:
            return tr("Gone; its deletion was not observed");
        }
    }
}
