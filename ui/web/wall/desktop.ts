// SPDX-License-Identifier: Apache-2.0

import "./engine";
import { placeOf } from "../rows/fleet";
import { Socket } from "../session/Session";
import { languageFor, tr, useLanguage } from "../words/languages";
import { unbroken } from "../words/text";
import { useLocalTime } from "./life";
import { LayoutName, readOptions, WallOptions } from "./options";
import { PairingAnswer } from "./Pairing";
import { WallPicture } from "./picture";
import { Playlist } from "./Playlist";
import { rowsThatFit } from "./rowsThatFit";
import { textSizes } from "./sizes";
import { WallCourse, WallFace } from "./WallCourse";
import { fittingMatrix } from "./WallMatrix";

/**
 * The wall in the window of the console: the same program as in a browser, run by the console's own engine (ui/wall/WallProgram), which gives
 * it sockets, files and the time, and draws what it says. Structures go over as JSON.
 */
export interface DesktopHost {
    uptime(): number;
    random(): number;
    localTime(instant: number): string;
    client(): string;
    /** Opens `/live` of a cluster; what happens to it is told to opened(), received() and closed(). */
    openSocket(cluster: number, socket: number, token: string): void;
    send(socket: number, text: string): void;
    close(socket: number): void;
    /** Asks the front of a cluster over HTTP; with a token GET, else POST. It is answered by answered(). */
    ask(cluster: number, question: number, path: string, body: string, token: string): void;
    token(cluster: number): string;
    keepToken(cluster: number, token: string): void;
    forgetToken(cluster: number): void;
    /** Where a cluster is, "host:port". */
    place(cluster: number): string;
    showPairing(json: string): void;
    showFrame(json: string): void;
    showPicture(json: string): void;
    beep(): void;
    beginAnew(): void;
}

export interface Fault {
    name: string;
    value: string;
    rule: string;
}

/** The options of the address by the names that they have on the command line. */
export function checkOptions(pairsJson: string, wantedJson: string, clusters: number): string {
    const faults: Fault[] = [];
    const options = readOptions(JSON.parse(pairsJson) as [string, string][], JSON.parse(wantedJson) as string[], clusters, (name, value, rule) => faults.push({ name, value, rule }));
    return JSON.stringify({ faults, options });
}

export function sizesOf(width: number, height: number, diagonal: number, distance: number): string {
    return JSON.stringify(textSizes({ width, height, diagonal, distance }));
}

/** A name is broken at its hyphens only where it has no room in a line. */
function whole(text: string): string {
    return unbroken(text).replace(/(\w)-(?=\w)/g, "$1-\u2060");
}

interface Timer {
    due: number;
    call: () => void;
}

function messageOf(text: string): string {
    try {
        const answer = JSON.parse(text) as { message?: unknown };
        return typeof answer.message === "string" ? answer.message : "";
    } catch {
        return "";
    }
}

class DesktopWall {
    private readonly options: WallOptions;
    private readonly courses: WallCourse[] = [];
    private readonly playlist: Playlist;
    private readonly timers = new Set<Timer>();
    private readonly sockets = new Map<number, Socket>();
    private readonly questions = new Map<number, (answer: PairingAnswer) => void>();
    private nextNumber = 1;
    private current = 0;
    private layout: LayoutName = "fleet";
    private picture: WallPicture | null = null;
    private sent = "";
    private restarting = false;

    constructor(private readonly host: DesktopHost, pairsJson: string, wantedJson: string, private readonly clusters: number, table: string) {
        const pairs = JSON.parse(pairsJson) as [string, string][];
        const wanted = JSON.parse(wantedJson) as string[];
        this.options = readOptions(pairs, wanted, clusters, () => undefined);
        useLanguage(table ? { ...(JSON.parse(table) as { words: Record<string, string>; messages: Record<string, [string, string]> }), language: this.options.language } : null);
        useLocalTime(instant => host.localTime(instant));
        this.playlist = new Playlist(this.options.layouts, clusters, this.options.rotate);
        this.layout = this.options.layouts[0] ?? "fleet";
        for (let cluster = 0; cluster < clusters; ++cluster)
            this.courses.push(this.makeCourse(cluster));
    }

    start(): void {
        for (const course of this.courses)
            course.start();
        this.beat();
    }

    stop(): void {
        for (const course of this.courses)
            course.stop();
        this.timers.clear();
    }

    /** What fell due is called; returns in how many milliseconds the next does. */
    turn(): number {
        const now = this.host.uptime();
        for (const timer of [...this.timers].filter(one => one.due <= now).sort((a, b) => a.due - b.due)) {
            if (this.timers.delete(timer))
                timer.call();
        }
        const next = Math.min(...[...this.timers].map(one => one.due));
        return Number.isFinite(next) ? Math.max(0, next - this.host.uptime()) : 1000;
    }

    opened(socket: number): void {
        this.sockets.get(socket)?.onopen?.();
    }

    received(socket: number, data: string): void {
        this.sockets.get(socket)?.onmessage?.({ data });
    }

    closed(socket: number): void {
        const found = this.sockets.get(socket);
        this.sockets.delete(socket);
        found?.onclose?.();
    }

    answered(question: number, status: number, text: string, retryAfter: number): void {
        const call = this.questions.get(question);
        this.questions.delete(question);
        call?.({ status, text, retryAfter });
    }

    /** Which lines have room, see rowsThatFit. */
    fit(roomJson: string): string {
        return JSON.stringify(this.picture ? rowsThatFit(this.picture, JSON.parse(roomJson) as Parameters<typeof rowsThatFit>[1]) : { shown: [], left: 0 });
    }

    /** Where the machines lie in the matrix: cells as [x, y, look, priority]. */
    matrix(width: number, height: number, small: number, largest: number): string {
        const rows = this.picture?.matrix ?? [];
        const byKey = new Map(rows.map(row => [row.key, row] as const));
        const { layout, named } = fittingMatrix(rows.map(row => ({ key: row.key, group: placeOf(row), cluster: row.cluster })), width, height, small, largest);
        return JSON.stringify({
            cell: layout.sizes.cell, heading: layout.sizes.heading, groups: named ? layout.groups.map(({ name, top, count }) => ({ name, top, count: String(count) })) : [],
            cells: layout.cells.filter(cell => cell.y < height).map(cell => [cell.x, cell.y, byKey.get(cell.key)?.look ?? "", byKey.get(cell.key)?.priority ?? 0])
        });
    }

    private after(delay: number, call: () => void): () => void {
        const timer = { due: this.host.uptime() + delay, call };
        this.timers.add(timer);
        return () => void this.timers.delete(timer);
    }

    private makeCourse(cluster: number): WallCourse {
        const { host } = this;
        const question = (path: string, body: string, token: string): Promise<PairingAnswer> => new Promise(resolve => {
            const number = this.nextNumber++;
            this.questions.set(number, resolve);
            host.ask(cluster, number, path, body, token);
        });
        const course = new WallCourse({
            clock: { uptime: () => host.uptime(), after: (delay, call) => this.after(delay, call) },
            connect: protocols => this.connect(cluster, (protocols[1] ?? "").replace(/^holdpoint\.bearer\./, "")),
            probe: token => question("/live", "", token).then(({ status, text }) => ({ status, message: messageOf(text) })),
            random: () => host.random(), client: host.client(),
            post: (path, body) => question(path, body, ""),
            store: { get: () => host.token(cluster), keep: token => host.keepToken(cluster, token), forget: () => host.forgetToken(cluster) },
            reload: () => this.beginAnew()
        }, this.options, { reloadNotice: () => "", shouldReload: () => false }, this.faceOf(cluster));
        // A cluster that is not shown keeps the layout that comes next.
        course.layoutAt = () => (cluster === this.current ? this.layout : this.options.layouts[0] ?? "fleet");
        return course;
    }

    private connect(cluster: number, token: string): Socket {
        const number = this.nextNumber++;
        const socket: Socket = {
            onopen: null, onmessage: null, onclose: null, send: text => this.host.send(number, text),
            close: () => {
                this.sockets.delete(number);
                this.host.close(number);
            }
        };
        this.sockets.set(number, socket);
        this.host.openSocket(cluster, number, token);
        return socket;
    }

    private faceOf(cluster: number): WallFace {
        const { host } = this;
        const isShown = (): boolean => cluster === this.current;
        return {
            pairing: (code, sentence, remarks) => {
                if (!isShown())
                    return;
                const place = host.place(cluster);
                this.picture = null;
                this.sent = "";
                host.showPairing(JSON.stringify({
                    code, sentence, title: code ? tr("This screen waits to be approved by %1.", place) : sentence ? "" : tr("This screen asks %1 for a code.", place),
                    how: code ? tr("In Holdpoint: Settings, Walls. Or: %1", `holdpointctl wall approve ${code}`) : "", foot: remarks.join(" ")
                }));
            },
            begin: () => {
                if (isShown())
                    this.sent = "";
            },
            frame: (frame, title) => {
                if (!isShown())
                    return;
                const many = this.clusters > 1;
                host.showFrame(JSON.stringify({ ...frame, cluster: many ? frame.cluster || host.place(cluster) : "", title: many || !frame.cluster ? title : `${frame.cluster} \u00b7 ${title}` }));
            },
            picture: (picture, revision) => {
                if (!isShown())
                    return;
                const changed = picture !== this.picture;
                this.picture = picture;
                if (!changed && this.sent)
                    return;
                const words = picture.counters.filter(one => !one.quiet).map(one => tr("%1: %2", one.text, one.figure)).join(" \u00b7 ");
                const json = JSON.stringify({
                    ...picture, matrix: picture.matrix !== null, machines: picture.matrix?.length ?? 0, revision, countersInWords: words, headline: unbroken(picture.headline), proof: unbroken(picture.proof),
                    counters: picture.counters.map(one => ({ ...one, note: unbroken(one.note) })),
                    lines: picture.lines.map(one => ({ ...one, name: whole(one.name), words: whole(one.words), note: unbroken(one.note) }))
                });
                if (json !== this.sent) {
                    this.sent = json;
                    host.showPicture(json);
                }
            },
            beep: () => host.beep()
        };
    }

    /** Cluster by cluster: whose turn it is is asked as often as the seconds move. */
    private beat(): void {
        this.after(500, () => this.beat());
        const { cluster, layout } = this.playlist.at(this.host.uptime(), this.courses.map(course => course.urgentLayouts));
        const changed = cluster !== this.current;
        this.layout = layout;
        this.current = cluster;
        if (changed)
            this.courses[cluster]?.showAgain();
    }

    /** All clusters do, so none of them may have to stay; whoever asked asks again. */
    private beginAnew(): void {
        if (this.restarting || this.courses.some(course => course.mustStay))
            return;
        this.restarting = true;
        this.host.beginAnew();
    }
}

/** For an engine that has no way to make an object of a class by its name. */
export function makeWall(host: DesktopHost, pairsJson: string, wantedJson: string, clusters: number, table: string): object {
    return new DesktopWall(host, pairsJson, wantedJson, clusters, table);
}

/** "+4 more". */
export function moreText(left: number): string {
    return left > 0 ? tr("+%1 more", left) : "";
}

export function languageOf(wantedJson: string): string {
    return languageFor(JSON.parse(wantedJson) as string[]);
}
