// SPDX-License-Identifier: Apache-2.0

import { flag, instant, number, object, text } from "../rows/members";
import { said, tr } from "../words/languages";
import { stamp } from "../words/time";
import { LiveView } from "./LiveView";

const machines = "machines.machine.openshift.io";
const hosts = "baremetalhosts.metal3.io";

function stopped(sentence: string): string {
    return sentence.length > 0 && !sentence.endsWith(".") ? `${sentence}.` : sentence;
}

/** What people call the part of a cluster that brings a kind. */
function product(resource: string): string {
    if (resource.endsWith(".metal3.io"))
        return "Metal3";
    return resource.endsWith(".machine.openshift.io") ? "Machine API" : resource.split(".")[0] ?? "";
}

/**
 * How far the backend's own picture of its cluster can be believed, from the view `connection`, as ClusterStanding of
 * the console reads it. Of the embedded cluster there is nothing to doubt.
 */
export class Standing {
    readonly view = new LiveView("connection");

    private get state(): string {
        return text(this.view.row("server"), "state");
    }

    get isStale(): boolean {
        return ["stale", "disconnected", "authExpired"].includes(this.state);
    }

    get isSlow(): boolean {
        return this.state === "slow";
    }

    /** What is shown is at least as new as that; 0 where it is not known. */
    get asOf(): number {
        return instant(this.view.row("server"), "asOf");
    }

    /** A file is read in the place of a cluster. */
    get isArchive(): boolean {
        return this.view.row("bundle") !== undefined;
    }

    /** Why there may be machines that nobody sees here; empty where there is no reason. */
    get machinesText(): string {
        return this.absence(machines);
    }
    get hostsText(): string {
        return this.absence(hosts);
    }

    /** Since when a workload cluster, namespace/name of its Cluster object, cannot be seen; 0 when it is, and when nobody looked. */
    unseenSince(cluster: string): number {
        return instant(this.view.row(`stream/nodes of ${cluster}`), "since");
    }

    /** Not all of the cluster was listed yet since its backend began. */
    get isLoading(): boolean {
        return this.state === "loading";
    }

    /** Nobody has seen anything of the cluster yet: what is not there is not known to be missing. */
    get sawNothing(): boolean {
        return this.isLoading || (this.isStale && this.asOf === 0);
    }

    /** Machines come in a version that is understood. */
    get isUnderstood(): boolean {
        return this.otherVersion(machines).length === 0;
    }

    /** So many machines are shown, and can be counted by what they are. None is a number only where somebody may look and has looked. */
    countsKnown(shown: number): boolean {
        return this.isUnderstood && (shown > 0 || (this.machinesText.length === 0 && !this.sawNothing));
    }

    /** There may be more machines than are shown: not all were listed yet, or nobody may list some of them. */
    get machinesPartial(): boolean {
        return this.isLoading || text(this.view.row(`kind/${machines}`), "state") === "forbidden";
    }
    /** There may be more than is counted: of the hosts nothing is understood. */
    get countsPartial(): boolean {
        return this.otherVersion(hosts).length > 0;
    }

    get banner(): string {
        const bundle = this.view.row("bundle");
        if (bundle) {
            const from = instant(bundle, "from");
            const to = instant(bundle, "to");
            const minuteOf = (at: number): string => `${stamp(at).slice(0, 16)}Z`;
            const last = stamp(from).slice(0, 10) === stamp(to).slice(0, 10) ? minuteOf(to).slice(11) : minuteOf(to);
            const incident = text(bundle, "incident");
            const title = text(bundle, "title");
            const name = incident.length === 0 ? text(bundle, "file") : title.length === 0 ? incident : tr("%1 (%2)", title, incident);
            const words = tr("%1, from %2 to %3. A bundle: read only, not live.", name, minuteOf(from), last);
            return flag(bundle, "states") ? words : `${words} ${tr("It has timelines, but no states of machines.")}`;
        }
        const server = this.view.row("server");
        const context = text(server, "context");
        if (this.state === "disconnected")
            return tr("%1: %2 Other clusters unaffected.", context, stopped(said(server, "trouble")));
        if (this.state === "authExpired") {
            const credentials = object(server, "credentials");
            const since = instant(server, "troubleSince");
            const tries = number(credentials, "failedTries");
            const output = text(credentials, "lastOutput").replace(/(\\n|\s)+$/, "");
            return [since > 0 ? tr("Credentials for %1 expired %2.", context, stamp(since).slice(11, 16)) : tr("Credentials for %1 expired.", context),
                    tries === 1 ? tr("Tried once.") : tries > 1 ? tr("Tried %1 times.", tries) : "",
                    output ? tr("Last output: %1", output) : stopped(said(credentials, "trouble"))].filter(part => part.length > 0).join(" ");
        }
        if (!this.isUnderstood)
            return `${this.machinesText} ${tr("Machines are shown raw and are read-only.")}`;
        return this.countsPartial ? `${this.hostsText} ${tr("Hosts are shown raw and are read-only.")}` : "";
    }

    /** Where the record begins; 0 where there is none to be read. */
    get recordFrom(): number {
        const bundle = this.view.row("bundle");
        return bundle ? (flag(bundle, "states") ? instant(bundle, "from") : 0) : instant(this.view.row("history"), "begins");
    }

    /** That the record reached its cap, or is away. */
    get recordNotice(): string {
        return said(this.view.row("history"), "notice");
    }

    private otherVersion(resource: string): string {
        const row = this.view.row(`kind/${resource}`);
        return text(row, "state") === "notUnderstood" ? text(row, "version") : "";
    }

    private absence(resource: string): string {
        const row = this.view.row(`kind/${resource}`);
        switch (text(row, "state")) {
        case "missing":
            return tr("This cluster has no %1 (%2).", product(resource), resource);
        case "notUnderstood":
            return tr("This cluster serves %1 only as %2, which is not supported.", resource, text(row, "version"));
        case "forbidden":
            return tr("You are not allowed to %1 %2 in all namespaces.", text(row, "verb") || "list", resource.split(".")[0] ?? "");
        default:
            return "";
        }
    }
}
