// SPDX-License-Identifier: Apache-2.0

import { Clock } from "../session/Session";
import { isToken } from "../session/SignIn";
import { tr } from "../words/languages";
import { visible } from "../words/text";

/** What the front said; `status` 0 when it was not reached, `retryAfter` seconds or 0. */
export interface PairingAnswer {
    status: number;
    text: string;
    retryAfter: number;
}

export type PairingPost = (path: string, body: string) => Promise<PairingAnswer>;

const pollEvery = 2000;
const again = 5000;
const cannotEvery = 60000;
/** After a token was refused its sentence is to be read first. */
export const afterRefusal = 10000;

function members(text: string): Record<string, unknown> {
    try {
        const value: unknown = JSON.parse(text);
        return typeof value === "object" && value !== null ? value as Record<string, unknown> : {};
    } catch {
        return {};
    }
}

function textOf(value: unknown): string {
    return typeof value === "string" ? visible(value) : "";
}

/** How a screen comes to its token: it shows a code, and a person who may approves it somewhere else. There is nothing to type. */
export class Pairing {
    /** Six characters, or empty while there is none. */
    code = "";
    /** What went wrong last, a sentence, or empty. */
    sentence = "";

    onChange: () => void = () => undefined;
    onPaired: (token: string, name: string) => void = () => undefined;

    private secret = "";
    private running = false;
    private round = 0;
    private cancel: () => void = () => undefined;

    constructor(private readonly clock: Clock, private readonly post: PairingPost) {
    }

    /** `why` is what the screen says first, before it asks for a code; empty asks at once. */
    start(why = ""): void {
        this.stop();
        this.running = true;
        this.forget(why);
        if (why)
            this.later(afterRefusal, () => this.ask(why));
        else
            this.ask();
    }

    stop(): void {
        this.running = false;
        ++this.round;
        this.cancel();
    }

    private later(delay: number, call: () => void): void {
        this.cancel();
        this.cancel = this.clock.after(delay, call);
    }

    private forget(sentence: string): void {
        this.code = this.secret = "";
        this.sentence = sentence;
        this.onChange();
    }

    /** Answers that come after it was stopped, or started anew, find nobody. */
    private send(path: string, body: object): Promise<PairingAnswer | null> {
        const round = this.round;
        return this.post(path, JSON.stringify(body)).then(answer => (this.running && round === this.round ? answer : null));
    }

    private ask(why = ""): void {
        void this.send("/wall/pair", {}).then(answer => answer && this.takeCode(answer, why));
    }

    private takeCode(answer: PairingAnswer, why: string): void {
        const { code, secret } = members(answer.text);
        if (answer.status === 200 && typeof secret === "string" && typeof code === "string" && /^[A-Za-z0-9]{6}$/.test(code)) {
            this.code = code;
            this.secret = secret;
            this.sentence = why;
            this.onChange();
            this.later(pollEvery, () => this.claim());
            return;
        }
        const cannot = answer.status === 404 || answer.status === 405;
        const delay = answer.status === 429 ? this.waitOf(answer) : cannot ? cannotEvery : again;
        this.forget(cannot ? tr("This backend cannot pair walls.") : this.refusal(answer, delay));
        this.later(delay, () => this.ask());
    }

    private claim(): void {
        void this.send("/wall/claim", { secret: this.secret }).then(answer => answer && this.takeClaim(answer));
    }

    private takeClaim(answer: PairingAnswer): void {
        switch (answer.status) {
        case 200: {
            const { token, name } = members(answer.text);
            if (typeof token === "string" && isToken(token)) {
                this.stop();
                this.onPaired(token, textOf(name));
                return;
            }
            this.anew(tr("The backend's answer is not a token."), again);
            return;
        }
        case 202:
            this.wait("", pollEvery);
            return;
        case 404:
            this.anew(tr("The backend no longer knows this code. Here is a new one."), 0);
            return;
        case 410:
            this.anew(this.words(answer) || tr("The code was denied or has expired. Here is a new one."), 0);
            return;
        default: {
            const delay = answer.status === 429 ? this.waitOf(answer) : pollEvery;
            this.wait(this.refusal(answer, delay), delay);
        }
        }
    }

    private wait(sentence: string, delay: number): void {
        // Why there is a new code stays beside it.
        if (sentence && sentence !== this.sentence) {
            this.sentence = sentence;
            this.onChange();
        }
        this.later(delay, () => this.claim());
    }

    private anew(sentence: string, delay: number): void {
        this.forget(sentence);
        if (delay > 0)
            this.later(delay, () => this.ask(sentence));
        else
            this.ask(sentence);
    }

    private waitOf(answer: PairingAnswer): number {
        return Math.min(Math.max(answer.retryAfter, 1), 3600) * 1000 || again;
    }

    private words(answer: PairingAnswer): string {
        const message = textOf(members(answer.text)["message"]).slice(0, 200);
        return message.length === 0 || /[.?!\u2026]$/.test(message) ? message : `${message}.`;
    }

    private refusal(answer: PairingAnswer, delay: number): string {
        if (answer.status === 0)
            return this.words(answer) || tr("The backend cannot be reached. This screen retries automatically.");
        if (answer.status === 429)
            return tr("Too many screens request a code. This one retries in %1 s.", Math.round(delay / 1000));
        return this.words(answer) || tr("The backend answered %1. This screen retries automatically.", answer.status);
    }
}
