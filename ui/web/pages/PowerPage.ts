// SPDX-License-Identifier: Apache-2.0

import { button, factList, glyph, h, setAttribute, setClass, setText, show } from "../controls/dom";
import { SearchField } from "../controls/SearchField";
import { ViewState } from "../controls/ViewState";
import { flag, instant, number, object, objects, shortName, termsOf, text } from "../rows/members";
import { Change, LiveView } from "../session/LiveView";
import { Row } from "../session/wire";
import { Desk, Page } from "../shell/Desk";
import { memory } from "../shell/memory";
import { counted, said, tr, word } from "../words/languages";
import { count, joined } from "../words/text";
import { age, stamp } from "../words/time";

const filters: readonly { name: string; text: string; look: string; fits: (row: Row) => boolean }[] = [
    { name: "mismatch", text: "Mismatch", look: "mismatch", fits: row => flag(row, "mismatch") },
    { name: "held", text: "Held", look: "holding", fits: row => flag(row, "held") },
    { name: "error", text: "Error", look: "failed", fits: row => number(row, "errorCount") > 0 },
    { name: "detached", text: "Detached or unmanaged", look: "maintenance", fits: row => flag(row, "detached") }
];

/** Commands take a few minutes at most: they are counted in seconds. */
function left(at: number, now: number): string {
    const seconds = Math.ceil((at - now) / 1000);
    return seconds <= 180 ? tr("%1 s", seconds) : age(now, at);
}

/** "hard in 95 s": what comes next, and how long that takes. */
export function countdown(row: Row, now: number): string {
    const deadline = instant(row, "actionDeadline");
    const action = text(row, "action");
    if (deadline > 0 && action === "SoftOff")
        return deadline > now ? tr("hard in %1 s", Math.ceil((deadline - now) / 1000)) : tr("hard power-off due");
    if (deadline > 0 && action === "HardOff")
        return deadline > now ? tr("off within %1", left(deadline, now)) : tr("power-off overdue");
    if (deadline > 0 && action === "PowerOn")
        return deadline > now ? tr("on within %1", left(deadline, now)) : tr("power-on overdue");
    const retry = instant(row, "retryAt");
    if (retry > 0)
        return retry > now ? tr("retry in %1", left(retry, now)) : tr("retry due");
    const end = instant(row, "maintenanceUntil");
    return end > now ? tr("window ends in %1", left(end, now)) : end > 0 ? tr("window is over") : "";
}

/** "Unknown for 4 m: the BMC refuses the password"; empty while the power is known. */
export function unknownText(row: Row, since: string): string {
    const reason = said(row, "reason");
    return !reason ? "" : since ? tr("Unknown for %1: %2", since, reason) : tr("Unknown: %1", reason);
}

const naturally = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** As they stand in their racks: region, zone, rack, name; what has none of it comes last. */
export function inRackOrder(a: Row, b: Row): number {
    for (const member of ["region", "zone", "rack", "name", "ns"]) {
        const one = text(a, member);
        const other = text(b, member);
        if (one === other)
            continue;
        return !one ? 1 : !other ? -1 : naturally.compare(one, other) || (one < other ? -1 : 1);
    }
    return 0;
}

function keyedCount(row: Row): number {
    return objects(row, "keys").filter(key => flag(key, "keyed")).length;
}

export function remarksOf(row: Row): string {
    const held = keyedCount(row);
    const errors = number(row, "errorCount");
    return joined([held > 0 ? counted(held, "1 hold", "%1 holds") : "", errors > 0 ? counted(errors, "1 error", "%1 errors") : "",
                   flag(row, "paused") ? tr("paused") : ""], " \u00b7 ");
}

/** One host of the wall: its name, its power in words, what it is used for, what keeps it so. */
class Card {
    readonly element: HTMLButtonElement;
    private readonly name = h("span", { class: "card-name mono" });
    private readonly power = h("span", { class: "card-power" });
    private readonly place = h("span", { class: "card-place" });
    private readonly asked = h("span", { class: "card-place" });
    private readonly word = h("span", {});
    private readonly remarks = h("span", { class: "card-remarks" });
    private readonly since = h("span", { class: "card-since mono" });
    private row: Row = {};

    constructor(onPick: () => void) {
        this.element = button("", onPick, { class: "card" });
        this.element.append(this.name, this.power, this.place, this.asked, h("span", { class: "card-last" }, this.remarks, this.since));
    }

    fill(row: Row): void {
        this.row = row;
        const status = object(row, "status");
        const look = text(status, "look");
        const priority = number(status, "priority");
        setText(this.name, text(row, "name"));
        this.power.replaceChildren(glyph(look, priority, priority > 0 ? "cell" : "bare"), this.word);
        setClass(this.power, "strong", priority > 0 || look === "holding" || look === "mismatch");
        const requester = said(row, "requester");
        setText(this.asked, requester ? tr("by %1", requester) : shortName(text(row, "machine")));
        setAttribute(this.element, "data-priority", String(priority));
    }

    tick(desk: Desk): void {
        const status = object(this.row, "status");
        const since = instant(status, "since");
        const on = text(status, "look") === "on";
        const remarks = remarksOf(this.row);
        const next = countdown(this.row, desk.now);
        const unknown = unknownText(this.row, since > 0 ? desk.since(since) : "");
        const place = joined([text(this.row, "state"), text(this.row, "rack") || text(this.row, "zone")], " \u00b7 ");
        // What takes some lines leaves one for the rest.
        const lengthy = unknown.length > 0 || text(status, "look") === "raw";
        setText(this.word, unknown || said(status, "word"));
        setClass(this.power, "lengthy", lengthy);
        setText(this.place, next || place);
        setClass(this.place, "strong", next.length > 0);
        show(this.place, !lengthy);
        show(this.asked, !lengthy);
        setText(this.remarks, lengthy && next ? joined([next, remarks], " \u00b7 ") : remarks || (on && since > 0 ? tr("on for %1", desk.since(since)) : lengthy ? place : ""));
        setText(this.since, on || unknown ? "" : desk.since(since));
    }
}

/** Power of every host, and who holds it (product.md 4.4, S4). */
export class PowerPage implements Page {
    readonly element: HTMLElement;
    readonly title = tr("Power");

    private readonly view: LiveView;
    private readonly cards = new Map<string, Card>();
    private readonly wall = h("div", { class: "wall", role: "group", "aria-label": tr("Hosts") });
    private readonly side = h("section", { class: "panel inspector", "aria-label": tr("Power holds") });
    private readonly search: SearchField;
    private readonly state = new ViewState(() => this.clear());
    private readonly number = h("p", { class: "quiet-line", "aria-live": "polite" });
    private readonly chips = new Map<string, HTMLButtonElement>();
    private filter = memory.get("power/chip");
    private selected = "";
    private shown = 0;
    private order = "";
    private sideSaid = "";

    get past(): readonly LiveView[] {
        return this.desk.moment.at > 0 ? [this.view] : [];
    }

    constructor(private readonly desk: Desk, at: string) {
        this.view = new LiveView("power", at ? { at } : {});
        this.search = new SearchField(tr("Filter by host, rack, machine or key (/)"), words => {
            memory.set("power/filter", words);
            this.arrange();
        }, () => this.focusWall());
        const row = h("div", { class: "chip-row", role: "group", "aria-label": tr("Filters") });
        for (const one of filters) {
            const press = button("", () => this.toggle(one.name), { class: "filter-chip" });
            press.append(glyph(one.look, 0, "bare"), h("span"));
            this.chips.set(one.name, press);
            row.append(press);
        }
        this.element = h("div", { class: "page power-page" }, h("div", { class: "tools" }, this.search.element, row, this.number),
                         h("div", { class: "split" }, h("div", { class: "wall-frame" }, this.wall, this.state.element), this.side));
        this.view.onChange = change => this.read(change);
        this.wall.addEventListener("keydown", event => this.press(event));
        this.wall.addEventListener("dblclick", event => {
            const key = this.keyOf(event.target);
            const machine = text(this.view.row(key), "machine");
            if (machine)
                desk.go(desk.machinePath(machine));
        });
    }

    start(): void {
        this.search.set(memory.get("power/filter"));
        this.desk.session.follow(this.view);
        this.arrange();
    }

    stop(): void {
        this.desk.session.close(this.view);
    }

    tick(): void {
        for (const card of this.cards.values())
            card.tick(this.desk);
        this.showSide();
        this.showState();
    }

    key(event: KeyboardEvent): boolean {
        if (event.key !== "j" && event.key !== "k")
            return false;
        this.focusWall();
        return true;
    }

    focusFilter(): void {
        this.search.focus();
    }

    sentence(): string {
        return said(object(this.view.row(this.selected), "status"), "word");
    }

    private keyOf(target: EventTarget | null): string {
        const card = target instanceof Element ? target.closest(".card") : null;
        return [...this.cards].find(([, one]) => one.element === card)?.[0] ?? "";
    }

    private focusWall(): void {
        const card = this.cards.get(this.selected)?.element ?? this.wall.querySelector<HTMLElement>(".card");
        card?.focus();
    }

    private press(event: KeyboardEvent): void {
        if (event.ctrlKey || event.altKey || event.metaKey)
            return;
        const cards = [...this.wall.querySelectorAll<HTMLElement>(".card")];
        const at = cards.findIndex(card => card === document.activeElement);
        const top = cards[0]?.offsetTop ?? 0;
        const columns = Math.max(1, cards.findIndex(card => card.offsetTop > top));
        const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, j: columns, ArrowUp: -columns, k: -columns, Home: -cards.length, End: cards.length };
        const step = steps[event.key];
        if (step === undefined || at < 0)
            return;
        const next = cards[Math.min(Math.max(at + step, 0), cards.length - 1)];
        next?.focus();
        this.pick(this.keyOf(next ?? null));
        event.preventDefault();
        event.stopPropagation();
    }

    private pick(key: string): void {
        this.selected = key;
        for (const [one, card] of this.cards) {
            setClass(card.element, "current", one === key);
            setAttribute(card.element, "aria-pressed", one === key ? "true" : "false");
        }
        this.showSide();
    }

    private toggle(name: string): void {
        this.filter = this.filter === name ? "" : name;
        memory.set("power/chip", this.filter);
        this.arrange();
    }

    private clear(): void {
        this.filter = "";
        memory.set("power/chip", "");
        this.search.set("");
    }

    private read(change: Change): void {
        const keys = change === "all" ? new Set([...this.cards.keys(), ...this.view.rows.keys()]) : change;
        for (const key of keys) {
            const row = this.view.row(key);
            if (!row) {
                this.cards.get(key)?.element.remove();
                this.cards.delete(key);
                continue;
            }
            let card = this.cards.get(key);
            if (!card) {
                card = new Card(() => this.pick(key));
                this.cards.set(key, card);
            }
            card.fill(row);
            card.tick(this.desk);
        }
        this.arrange();
    }

    private arrange(): void {
        const terms = termsOf(this.search.text);
        const chosen = filters.find(one => one.name === this.filter);
        const shown = [...this.view.rows].filter(([, row]) => (!chosen || chosen.fits(row)) && terms.every(term => JSON.stringify(row).toLowerCase().includes(term)))
            .sort((a, b) => inRackOrder(a[1], b[1])).map(([key]) => key);
        this.shown = shown.length;
        // Their order never changes by itself; nodes are moved only when it did.
        const order = shown.join("\n");
        if (order !== this.order) {
            this.order = order;
            this.wall.replaceChildren(...shown.map(key => (this.cards.get(key) as Card).element));
        }
        this.showState();
        this.showSide();
    }

    private showState(): void {
        const total = this.view.rows.size;
        const hidden = total - this.shown;
        // Before the cluster was listed nobody has checked anything.
        const known = this.view.loaded && (total > 0 || !this.desk.sawNothing);
        for (const one of filters) {
            const press = this.chips.get(one.name);
            if (!press)
                continue;
            const many = [...this.view.rows.values()].filter(one.fits).length;
            setText(press.lastElementChild as Element, known && !this.desk.countsPartial ? `${tr(one.text)} ${many}` : tr(one.text));
            setAttribute(press, "aria-pressed", this.filter === one.name ? "true" : "false");
        }
        setText(this.number, !known ? "" : hidden > 0 ? tr("%1 of %2 hosts", count(this.shown), count(total)) : counted(total, "1 host", "%1 hosts"));
        const absent = this.desk.hostsAbsent;
        show(this.wall, this.shown > 0);
        this.state.update({ loaded: known || (this.view.loaded && absent.length > 0), shown: this.shown, hidden, errorText: this.view.errorText || (total === 0 ? absent : ""),
                            emptyText: tr("No hosts in %1.", this.desk.session.cluster), emptyProof: tr("Checked %1.", stamp(Math.min(this.desk.now, this.desk.session.asOf))),
                            hiddenText: counted(hidden, "1 host is hidden by the filters.", "%1 hosts are hidden by the filters.") });
    }

    private when(row: Row, member: string): string {
        const at = instant(row, member);
        return at > 0 ? tr("%1 (%2 ago)", stamp(at), age(at, this.desk.now)) : "";
    }

    private since(host: Row): string {
        const at = instant(object(host, "status"), "since");
        return at > 0 ? this.desk.since(at) : "";
    }

    private showSide(): void {
        const host = this.view.row(this.selected);
        const keys = host ? objects(host, "keys").map(entry => ({ host: "", entry }))
                          : [...this.view.rows.values()].filter(row => flag(row, "held"))
                                .flatMap(row => objects(row, "keys").filter(entry => flag(entry, "keyed")).map(entry => ({ host: text(row, "name"), entry })));
        const raw = text(host, "notUnderstood");
        const facts = !host ? [] : raw ? [{ name: tr("Rack"), text: text(host, "rack") }] : [
            { name: tr("Description"), text: text(host, "description") },
            { name: tr("Wanted"), text: flag(host, "wantsOn") ? tr("On") : tr("Off") }, { name: tr("Actual"), text: unknownText(host, this.since(host)) || word(text(host, "power")) },
            { name: tr("Next"), text: countdown(host, this.desk.now) }, { name: tr("Requested by"), text: said(host, "requester") },
            { name: tr("Reason"), text: text(host, "note") },
            { name: tr("Last read"), text: this.when(host, "observedAt") }, { name: tr("Last on"), text: this.when(host, "lastPoweredOn") },
            { name: tr("Reboot requested"), text: this.when(host, "pendingRebootSince") },
            { name: tr("State"), text: joined([text(host, "state"), flag(host, "paused") ? tr("paused") : ""], ", ") },
            { name: tr("Place"), text: joined([text(host, "region"), text(host, "zone"), text(host, "rack")], " / ") },
            { name: tr("Machine"), text: shortName(text(host, "machine")) },
            { name: tr("Error"), text: joined([word(text(host, "errorType")), text(host, "errorMessage")], ": ") }
        ];
        const words = keys.map(({ host: name, entry }) => ({ name, key: text(entry, "key"), words: [this.keyWords(entry), text(entry, "note"),
                                                                                                     flag(entry, "keyed") ? "" : tr("A request: it is removed when the host is on again.")] }));
        const said_ = JSON.stringify([this.selected, facts, words, host ? text(host, "machine") : "", this.view.loaded]);
        if (said_ === this.sideSaid)
            return;
        this.sideSaid = said_;
        const machine = text(host, "machine");
        this.side.replaceChildren(
            h("h2", host ? { class: "mono" } : {}, host ? text(host, "name") : tr("Power holds")),
            h("p", { class: "quiet-line" }, host ? said(object(host, "status"), "word") : this.view.loaded ? counted(keys.length, "1 key", "%1 keys") : ""),
            ...(host ? [factList(facts), ...(machine ? [h("p", {}, h("a", { class: "button", href: this.desk.machinePath(machine) }, tr("Go to machine"), " ", h("span", { class: "mono" }, shortName(machine))))] : []),
                        h("h3", {}, tr("Power holds"))] : []),
            ...(words.length === 0 && this.view.loaded ? [h("p", { class: "hint" }, host ? tr("No key holds this host.") : this.desk.countsPartial ? tr("Which hosts are held off is not known.")
                                                                                                                                          : tr("No host is held off by a key."))] : []),
            h("ul", { class: "keys-list" }, ...words.map(one => h("li", {}, one.name ? h("strong", { class: "mono" }, one.name) : null, h("span", { class: "mono" }, one.key), ...one.words.filter(part => part.length > 0).map(part => h("span", { class: "quiet-line" }, part))))));
    }

    private keyWords(entry: Row): string {
        const since = instant(entry, "heldSince") || instant(entry, "acceptedAt");
        const requester = said(entry, "requester");
        return joined([text(entry, "mode") === "hard" ? tr("hard") : tr("soft"),
                       text(entry, "state") === "held" ? tr("held %1", age(since, this.desk.now)).trim() : since > 0 ? tr("accepted %1 ago", age(since, this.desk.now)) : tr("not accepted yet"),
                       requester ? tr("set by %1", requester) : tr("set by an unknown user")], " \u00b7 ");
    }
}
