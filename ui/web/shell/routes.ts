// SPDX-License-Identifier: Apache-2.0

import { tr } from "../words/languages";
import { formatExact, instantOf } from "../words/time";

export const pageNames = ["fleet", "holds", "power", "calendar", "incidents", "alarms"] as const;
export type PageName = typeof pageNames[number];

/** An instant of the past, and where the stretch before it begins; 0 is the present. */
export interface Moment {
    at: number;
    from: number;
}

export const present: Moment = { at: 0, from: 0 };

/** Where an address leads, or the sentence that says why it leads nowhere. */
export type Route =
    | { page: PageName; moment: Moment }
    | { page: "machine"; machine: string; moment: Moment }
    | { page: "broken"; sentence: string; moment: Moment };

/** What a name of Kubernetes may be; anything else in an address is no machine. */
const name = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/;

function broken(sentence: string): Route {
    return { page: "broken", sentence, moment: present };
}

/** `path` and `query` of an address of this page. */
export function routeOf(path: string, query: string): Route {
    const wanted = new URLSearchParams(query);
    const at = wanted.get("at");
    const from = wanted.get("from");
    const moment: Moment = { at: at === null ? 0 : instantOf(at.replace(" ", "+")), from: from === null ? 0 : instantOf(from.replace(" ", "+")) };
    if (at !== null && moment.at === 0)
        return broken(tr("This link is broken: its time is not an instant such as 2026-01-10T12:00:00Z."));
    if (from !== null && moment.from === 0)
        return broken(tr("This link is broken: the start of its range is not an instant such as 2026-01-10T12:00:00Z."));
    if (moment.from > 0 && moment.at > 0 && moment.from >= moment.at)
        return broken(tr("This link is broken: its range starts after it ends."));
    const parts = path.split("/").filter(part => part.length > 0);
    if (parts.length === 0)
        return { page: "fleet", moment };
    const first = parts[0] as string;
    if (parts.length === 1 && (pageNames as readonly string[]).includes(first))
        return { page: first as PageName, moment };
    if (first === "m") {
        let names: string[];
        try {
            names = parts.slice(1).map(decodeURIComponent);
        } catch {
            names = [];
        }
        if (names.length !== 2 || !names.every(one => name.test(one)))
            return broken(tr("This link is broken: it does not name a machine as /m/NAMESPACE/NAME."));
        return { page: "machine", machine: names.join("/"), moment };
    }
    return broken(tr("No page at this address."));
}

function withMoment(path: string, moment: Moment): string {
    const parts: string[] = [];
    if (moment.at > 0)
        parts.push(`at=${formatExact(moment.at)}`);
    if (moment.from > 0)
        parts.push(`from=${formatExact(moment.from)}`);
    return parts.length > 0 ? `${path}?${parts.join("&")}` : path;
}

export function pathOfPage(page: PageName, moment: Moment = present): string {
    return withMoment(`/${page}`, moment);
}

/** `machine` is namespace/name. */
export function pathOfMachine(machine: string, moment: Moment = present): string {
    return withMoment(`/m/${machine.split("/").map(encodeURIComponent).join("/")}`, moment);
}
