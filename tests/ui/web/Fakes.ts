// SPDX-License-Identifier: Apache-2.0

import { Clock, Session, Socket, Surroundings } from "../../../ui/web/session/Session";
import { Browser } from "../../../ui/web/session/SignIn";

/** Time that goes on when a test says so. */
export class ManualClock implements Clock {
    private time = 0;
    private waiting: { at: number; call: () => void }[] = [];

    uptime(): number {
        return this.time;
    }

    after(delay: number, call: () => void): () => void {
        const entry = { at: this.time + delay, call };
        this.waiting.push(entry);
        return () => {
            this.waiting = this.waiting.filter(one => one !== entry);
        };
    }

    advance(milliseconds: number): void {
        const end = this.time + milliseconds;
        for (;;) {
            const next = this.waiting.filter(one => one.at <= end).sort((a, b) => a.at - b.at)[0];
            if (!next)
                break;
            this.waiting = this.waiting.filter(one => one !== next);
            this.time = next.at;
            next.call();
        }
        this.time = end;
    }
}

/** The other end of a connection. */
export class FakeSocket implements Socket {
    onopen: (() => void) | null = null;
    onmessage: ((message: { data: unknown }) => void) | null = null;
    onclose: (() => void) | null = null;
    readonly sent: Record<string, unknown>[] = [];
    closed = false;

    constructor(readonly protocols: string[]) {
    }

    send(text: string): void {
        this.sent.push(JSON.parse(text) as Record<string, unknown>);
    }
    close(): void {
        this.closed = true;
    }

    last(op: string): Record<string, unknown> {
        const found = [...this.sent].reverse().find(frame => frame["op"] === op);
        if (!found)
            throw new Error(`no ${op} was sent`);
        return found;
    }
    count(op: string): number {
        return this.sent.filter(frame => frame["op"] === op).length;
    }
    receive(frame: object): void {
        this.onmessage?.({ data: JSON.stringify(frame) });
    }
    welcome(changes: Record<string, unknown> = {}, version = "1.0.0"): void {
        this.onopen?.();
        this.receive({ op: "welcome", protocol: 1, session: "s1", resumed: false, identity: { name: "ann", roles: ["viewer"] },
                       server: { version, cluster: "prod-a", mode: "embedded", timeScale: 1, startedAt: "" }, ...changes });
    }
    tick(now: string): void {
        this.receive({ op: "tick", now });
    }
}

export class Backend implements Surroundings {
    readonly clock = new ManualClock();
    readonly sockets: FakeSocket[] = [];
    answer = { status: 426, message: "" };
    probes = 0;

    connect(protocols: string[]): FakeSocket {
        const socket = new FakeSocket(protocols);
        this.sockets.push(socket);
        return socket;
    }
    probe(): Promise<{ status: number; message: string }> {
        ++this.probes;
        return Promise.resolve(this.answer);
    }
    random(): number {
        return 0.5;
    }

    get socket(): FakeSocket {
        const socket = this.sockets[this.sockets.length - 1];
        if (!socket)
            throw new Error("nothing was connected");
        return socket;
    }

    /** A session that is welcome. */
    session(): Session {
        const session = new Session(this);
        session.start("secret");
        this.socket.welcome();
        return session;
    }
}

/** What is waiting in promises is done. */
export async function settled(): Promise<void> {
    for (let i = 0; i < 8; ++i)
        await Promise.resolve();
}

export class FakeBrowser implements Browser {
    dropped = 0;
    posts: { path: string; body: string }[] = [];
    answer = { status: 200, text: '{"token": "viewer-token", "expiresAt": "2026-01-10T12:00:00Z"}' };
    private readonly kept = new Map<string, string>();
    readonly store = { getItem: (key: string) => this.kept.get(key) ?? null, setItem: (key: string, value: string) => void this.kept.set(key, value),
                       removeItem: (key: string) => void this.kept.delete(key) };

    constructor(private hash: string) {
    }

    fragment(): string {
        return this.hash;
    }
    dropFragment(): void {
        ++this.dropped;
        this.hash = "";
    }
    post(path: string, body: string): Promise<{ status: number; text: string }> {
        this.posts.push({ path, body });
        return Promise.resolve(this.answer);
    }
}
