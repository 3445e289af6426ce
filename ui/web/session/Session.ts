// SPDX-License-Identifier: Apache-2.0

import { asSentence, said, tr } from "../words/languages";
import { instantOf } from "../words/time";
import { LiveView } from "./LiveView";
import { decideFreshness, Freshness, lostAfter, retryDelay, slowAfter, staleAfter } from "./freshness";
import { ClientFrame, frameText, parseFrame, protocolVersion, Server, ServerFrame } from "./wire";

/** Time as it passes here, in milliseconds; tests move it. */
export interface Clock {
    uptime(): number;
    /** Returns what calls it off. */
    after(delay: number, call: () => void): () => void;
}

/** A WebSocket, or what stands for one in a test. */
export interface Socket {
    onopen: (() => void) | null;
    onmessage: ((message: { data: unknown }) => void) | null;
    onclose: (() => void) | null;
    send(text: string): void;
    close(): void;
}

export interface Surroundings {
    clock: Clock;
    /** Opens `/live` with these sub-protocols. */
    connect(protocols: string[]): Socket;
    /**
     * What the front says of a token when asked over HTTP: a browser tells nothing of an upgrade that was refused. The
     * status, 0 when nothing was reached, and the sentence of a refusal.
     */
    probe(token: string): Promise<{ status: number; message: string }>;
    random(): number;
    /** How this client names itself; the page where nothing is said. */
    client?: string;
}

const beatInterval = 500;
const clientName = "holdpoint-web 1";

/**
 * The connection to a backend, and what is open over it: as GatewaySession of the console, but that it can only look. It
 * connects again by itself, goes on where it was, and says how old the picture is.
 */
export class Session {
    cluster = "";
    mode = "";
    version = "";
    identity = "";
    timeScale = 1;
    /** Why there is no connection, a sentence; empty while there is one. */
    errorText = "";

    /** Something of the state, the age or the clock is another one. */
    onChange: () => void = () => undefined;
    /** The backend does not know the token any more: a sentence for whoever signs in again. */
    onRefused: (sentence: string) => void = () => undefined;
    /** Another version answers than the one that the page came from. */
    onUpgraded: (before: string, now: string) => void = () => undefined;
    /** A view is answered: before it has its rows, so that who reads them knows by then of which instant they are; and after. */
    onAnswer: (view: LiveView) => void = () => undefined;
    onAnswered: (view: LiveView) => void = () => undefined;

    private socket: Socket | null = null;
    private token = "";
    private sessionName = "";
    private welcomed = false;
    private everReceived = false;
    private failures = 0;
    private lastFrame: number;
    private openedAt: number;
    private lastTick = 0;
    private lastTickAt = 0;
    private nowValue = 0;
    private retryAt = 0;
    private cancelRetry: () => void = () => undefined;
    private cancelBeat: () => void = () => undefined;
    private nextId = 1;
    private attempt = 0;
    private shown: Freshness = "connecting";
    private readonly views = new Set<LiveView>();
    private readonly open = new Map<string, LiveView>();

    constructor(private readonly around: Surroundings) {
        this.lastFrame = this.openedAt = around.clock.uptime();
    }

    start(token: string): void {
        this.token = token;
        this.dial();
        this.beat();
    }

    stop(): void {
        this.cancelRetry();
        this.cancelBeat();
        this.drop();
        this.welcomed = false;
    }

    /** A view is followed from now on, until it is closed. */
    follow(view: LiveView): void {
        this.views.add(view);
        if (this.welcomed)
            this.subscribe(view);
    }

    close(view: LiveView): void {
        this.views.delete(view);
        if (this.open.delete(view.id) && this.welcomed)
            this.send({ op: "unsubscribe", id: view.id });
    }

    /**
     * The same view of another instant of the past; what it has stays until that comes. With the name of a `player`, which a
     * backend has to know of, only what changed since the instant before is sent.
     */
    ask(view: LiveView, at: string, player = ""): void {
        view.options["at"] = at;
        const goesOn = player.length > 0 && !view.name.startsWith("timeline/");
        if (goesOn)
            view.options["play"] = player;
        view.answered = false;
        this.views.add(view);
        if (!this.welcomed)
            return;
        if (goesOn && view.goesOn && this.open.get(view.id) === view) {
            this.send({ op: "subscribe", id: view.id, view: view.name, options: view.options });
            return;
        }
        if (this.open.delete(view.id))
            this.send({ op: "unsubscribe", id: view.id });
        view.goesOn = goesOn;
        this.subscribe(view);
    }

    retryNow(): void {
        if (!this.socket)
            this.dial();
    }

    get state(): Freshness {
        return this.shown;
    }

    /** Nothing that is shown may be taken for the present. */
    get stale(): boolean {
        return this.shown === "stale" || this.shown === "disconnected";
    }

    /** The clock of the server; 0 before it told its time. */
    get now(): number {
        return this.nowValue;
    }

    /** When what is shown was the present. */
    get asOf(): number {
        return this.lastTick;
    }

    /** Of the page, by the clock that ages are measured with. */
    get uptime(): number {
        return this.around.clock.uptime();
    }

    /** Milliseconds since the last sign of life. */
    get age(): number {
        return this.around.clock.uptime() - this.lastFrame;
    }

    /** Seconds until the next attempt; 0 while there is one under way. */
    get retryIn(): number {
        return this.socket ? 0 : Math.max(0, Math.ceil((this.retryAt - this.around.clock.uptime()) / 1000));
    }

    private send(frame: ClientFrame): void {
        this.socket?.send(frameText(frame));
    }

    private dial(): void {
        this.cancelRetry();
        this.welcomed = false;
        this.openedAt = this.around.clock.uptime();
        const attempt = ++this.attempt;
        const protocols = ["holdpoint.v1", `holdpoint.bearer.${this.token}`];
        let socket: Socket;
        try {
            socket = this.around.connect(protocols);
        } catch {
            // What is no word of a header is no token.
            this.refuse(tr("This is not a token of this backend."));
            return;
        }
        this.socket = socket;
        let opened = false;
        socket.onopen = () => {
            opened = true;
            this.sayHello();
        };
        socket.onmessage = message => this.receive(message.data);
        socket.onclose = () => {
            if (this.socket !== socket)
                return;
            this.lose(opened ? tr("The connection was closed.") : tr("The backend cannot be reached."));
            if (!opened)
                void this.askWhy(attempt);
        };
        this.onChange();
    }

    /** Of a refusal a browser says nothing: the same is asked over HTTP. */
    private askWhy(attempt: number): Promise<void> {
        return this.around.probe(this.token).then(({ status, message }) => {
            if (attempt !== this.attempt || this.welcomed)
                return;
            if (status === 401)
                this.refuse(this.everReceived ? tr("Your token is no longer valid. Sign in again.") : tr("This token is not known here. Sign in with another one."));
            else if (status !== 426 && message.length > 0)
                this.errorText = message;
            this.onChange();
        });
    }

    private refuse(sentence: string): void {
        this.stop();
        this.onRefused(sentence);
    }

    private drop(): void {
        const socket = this.socket;
        this.socket = null;
        if (!socket)
            return;
        socket.onopen = socket.onmessage = socket.onclose = null;
        socket.close();
    }

    private lose(why: string): void {
        if (!this.socket)
            return;
        this.drop();
        if (this.welcomed)
            this.failures = 0;
        this.welcomed = false;
        ++this.failures;
        this.errorText = why;
        const delay = retryDelay(this.failures, this.around.random());
        this.retryAt = this.around.clock.uptime() + delay;
        this.cancelRetry();
        this.cancelRetry = this.around.clock.after(delay, () => this.retryNow());
        this.settle();
        this.onChange();
    }

    private sayHello(): void {
        const views: Record<string, number> = {};
        for (const view of this.views) {
            if (view.seq > 0)
                views[view.id] = view.seq;
        }
        this.send({ op: "hello", protocol: protocolVersion, client: this.around.client ?? clientName,
                    ...(this.sessionName ? { resume: { session: this.sessionName, views } } : {}) });
    }

    private beat(): void {
        this.cancelBeat();
        // Never later than the instant from which the picture is to be doubted.
        const ahead = [slowAfter, staleAfter].map(limit => limit - this.age).filter(left => left > 0);
        this.cancelBeat = this.around.clock.after(Math.min(beatInterval, ...ahead), () => this.beat());
        const now = this.around.clock.uptime();
        if (this.socket && now - Math.max(this.lastFrame, this.openedAt) >= lostAfter)
            this.lose(this.welcomed ? tr("The backend has been silent for %1 s.", lostAfter / 1000) : tr("No answer for %1 s.", lostAfter / 1000));
        // Without ticks time goes on all the same: what is shown grows older.
        if (this.lastTick > 0 && now - this.lastTickAt >= slowAfter)
            this.nowValue = this.lastTick + (now - this.lastTickAt) * this.timeScale;
        this.settle();
        this.onChange();
    }

    private settle(): void {
        this.shown = decideFreshness({ everReceived: this.everReceived, connected: this.welcomed, failures: this.failures, age: this.age });
    }

    private receive(data: unknown): void {
        const frame = parseFrame(data);
        if (!frame) {
            this.lose(tr("The backend's message is not understood."));
            return;
        }
        this.everReceived = true;
        this.lastFrame = this.around.clock.uptime();
        this.take(frame);
        this.settle();
    }

    private take(frame: ServerFrame): void {
        switch (frame.op) {
        case "welcome":
            this.receiveWelcome(frame);
            break;
        case "snapshot":
            this.receiveSnapshot(frame);
            break;
        case "delta":
            this.receiveDelta(frame);
            break;
        case "tick":
            this.nowValue = this.lastTick = instantOf(frame.now);
            this.lastTickAt = this.lastFrame;
            this.onChange();
            break;
        case "ping":
            this.send({ op: "pong" });
            break;
        case "error": {
            const view = this.open.get(frame.id ?? "");
            if (view)
                this.answer(view, () => view.fail(frame.code, asSentence(said(frame, "message"))));
            break;
        }
        case "goodbye":
            if (frame.reasonMessage?.id === "yourTokenIsNoLonger")
                this.refuse(tr("Your token is no longer valid. Sign in again."));
            else
                this.lose(asSentence(said(frame, "reason")));
            break;
        default:
            break; // of a newer backend
        }
    }

    private receiveWelcome(frame: Extract<ServerFrame, { op: "welcome" }>): void {
        if (frame.protocol !== protocolVersion) {
            this.lose(tr("The backend uses version %1 of the protocol, this page version %2. Reload the page.",
                         frame.protocol, protocolVersion));
            return;
        }
        const before = this.version;
        this.welcomed = true;
        this.failures = 0;
        this.errorText = "";
        this.sessionName = frame.session;
        this.takeServer(frame.server);
        this.identity = frame.identity.name;
        for (const view of this.views) {
            if (!frame.resumed || view.seq === 0)
                this.subscribe(view);
        }
        this.settle();
        this.onChange();
        if (before.length > 0 && before !== this.version)
            this.onUpgraded(before, this.version);
    }

    private takeServer(server: Server): void {
        this.version = server.version;
        this.cluster = server.cluster;
        this.mode = server.mode;
        this.timeScale = server.timeScale > 0 ? server.timeScale : 1;
    }

    private subscribe(view: LiveView): void {
        // A fresh id each time: late frames of an older subscription find nobody.
        this.open.delete(view.id);
        view.id = `v${this.nextId++}`;
        view.seq = 0;
        view.answered = false;
        this.open.set(view.id, view);
        this.send({ op: "subscribe", id: view.id, view: view.name, ...(Object.keys(view.options).length > 0 ? { options: view.options } : {}) });
    }

    private receiveSnapshot(frame: Extract<ServerFrame, { op: "snapshot" }>): void {
        const view = this.open.get(frame.id);
        if (!view)
            return;
        view.seq = frame.seq;
        this.moveOn(frame.at);
        if (view.options["at"] !== undefined && frame.asOf === undefined && !view.name.startsWith("timeline/")) {
            // Asked for the past, and this is the present: it must not be taken for what was.
            this.answer(view, () => view.fail("Invalid", tr("The view '%1' has no past.", view.name)));
            return;
        }
        this.answer(view, () => view.replace(frame.rows, instantOf(frame.asOf), frame.blind ?? ""));
    }

    private answer(view: LiveView, take: () => void): void {
        this.onAnswer(view);
        take();
        this.onAnswered(view);
    }

    private receiveDelta(frame: Extract<ServerFrame, { op: "delta" }>): void {
        const view = this.open.get(frame.id);
        if (!view)
            return;
        if (view.seq === 0 || frame.seq !== view.seq + 1) {
            if (view.seq > 0 && frame.seq <= view.seq)
                return; // already taken in before the connection was lost
            this.send({ op: "unsubscribe", id: view.id });
            this.subscribe(view);
            return;
        }
        view.seq = frame.seq;
        if (view.options["at"] !== undefined) {
            // What is different at the instant that was asked for.
            this.answer(view, () => {
                view.asOf = instantOf(frame.at);
                view.change(frame.remove, frame.set);
            });
            return;
        }
        this.moveOn(frame.at);
        view.change(frame.remove, frame.set);
    }

    /** The first picture may come before the first tick. */
    private moveOn(at: string): void {
        if (this.nowValue !== 0)
            return;
        this.nowValue = this.lastTick = instantOf(at);
        this.lastTickAt = this.lastFrame;
    }
}
