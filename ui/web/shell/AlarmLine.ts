// SPDX-License-Identifier: Apache-2.0

import { glyph, h, setClass, setText, show } from "../controls/dom";
import { AlarmEntry, AlarmHead, alarmHeads, headline, machineOf } from "../rows/alarms";
import { flag, number, shortName, text } from "../rows/members";
import { LiveView } from "../session/LiveView";
import { Row } from "../session/wire";
import { tr } from "../words/languages";
import { joined, unbroken } from "../words/text";

/** Causes with alarms that nobody took notice of, the one to look at next first. */
export function raisedHeads(view: LiveView): AlarmHead[] {
    return alarmHeads(raisedAlarms(view));
}

/** Alarms that nobody took notice of. */
export function raisedAlarms(view: LiveView): AlarmEntry[] {
    return view.under("alarm/").filter(([, row]) => text(row, "state") === "Raised").map(([key, row]) => ({ key, row }));
}

/** What most alarms of a flood have in common is what they wait at; that is a fact and no cause. */
export function floodText(summary: Row | undefined, heads: readonly AlarmHead[]): string {
    if (!flag(summary, "flood"))
        return "";
    const common = new Map<string, number>();
    for (const head of heads) {
        const what = (head.alarms[0]?.key ?? "").split("/").slice(2).join(" ");
        // Those of a cause without a hold say in their sentences alone what it is.
        if (what !== "cause")
            common.set(what, (common.get(what) ?? 0) + 1);
    }
    const [most, times] = [...common].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? ["", 0];
    const rate = number(summary, "inTenMinutes");
    return times < 2 || !most ? tr("%1 alarms in 10 min", rate) : tr("%1 alarms in 10 min, %2 of them: %3", rate, times, most);
}

/** The bottom line: the alarm to look at next. Blank when there is none: calm is not praised. */
export class AlarmLine {
    readonly element: HTMLElement;
    private readonly sign = h("span", { class: "alarm-sign" });
    private readonly link = h("a", { class: "alarm-link" });
    private readonly name = h("span", { class: "mono" });
    private readonly sentence = h("span", { class: "alarm-words" });
    private readonly more = h("span", { class: "alarm-more" });
    private shown = "";

    constructor(private readonly machinePath: (machine: string) => string, private readonly announce: (sentence: string) => void) {
        this.link.append(this.name, " ", this.sentence);
        this.element = h("footer", { class: "alarm-line", "aria-label": tr("Alarm to look at next") }, this.sign, this.link, this.more);
        this.update(new LiveView("alarms"), 0);
    }

    update(view: LiveView, now: number): void {
        const raised = raisedHeads(view);
        const foremost = raised[0];
        const flood = floodText(view.row("summary"), raised);
        const priority = foremost?.priority ?? 0;
        const machine = foremost ? machineOf(foremost) : "";
        const words = foremost ? headline(foremost, now) : "";
        show(this.sign, foremost !== undefined);
        show(this.link, foremost !== undefined);
        setClass(this.element, "calm", foremost === undefined);
        setClass(this.sign, "blinks", priority === 1);
        // What joins a cause that rang is no news.
        const key = foremost ? `${foremost.cause} ${foremost.rang}\n${priority}\n${flood}` : "";
        if (key !== this.shown && foremost) {
            this.sign.replaceChildren(glyph("", priority));
            // Whoever listens hears what is urgent, once.
            if (this.shown.split("\n")[0] !== key.split("\n")[0] && priority <= 2)
                this.announce(machine ? tr("P%1, %2: %3", priority, shortName(machine), words) : tr("P%1, %2", priority, words));
        }
        this.shown = key;
        if (machine && !flood)
            this.link.setAttribute("href", this.machinePath(machine));
        else
            this.link.setAttribute("href", "/alarms");
        setText(this.name, flood ? "" : shortName(machine));
        setText(this.sentence, unbroken(flood || words));
        setText(this.more, joined([priority === 1 ? tr("NEW") : "", raised.length > 1 ? tr("+%1 more", raised.length - 1) : ""], "  "));
        setClass(this.more, "is-new", priority === 1);
    }
}
