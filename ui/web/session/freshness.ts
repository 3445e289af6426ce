// SPDX-License-Identifier: Apache-2.0

/** How far the screen may be believed, by the rules of ui/session/Freshness; times are milliseconds. */
export type Freshness = "connecting" | "live" | "slow" | "stale" | "disconnected";

export const slowAfter = 3000;
export const staleAfter = 10000;
/** Over a connection that looks open but is this silent, a new one is made. */
export const lostAfter = 20000;

export interface LinkView {
    everReceived: boolean;
    connected: boolean;
    /** Attempts that failed since the last good connection. */
    failures: number;
    /** Since the last frame. */
    age: number;
}

/** First match wins: no path once a further attempt has failed; nothing yet; then the age. */
export function decideFreshness(link: LinkView): Freshness {
    if (!link.connected && link.failures > 0)
        return "disconnected";
    if (!link.everReceived)
        return "connecting";
    return link.age >= staleAfter ? "stale" : link.age >= slowAfter ? "slow" : "live";
}

/** 1, 2, 4 … 60 s, each up to a fifth shorter or longer. `random` lies in 0 to 1. */
export function retryDelay(failures: number, random: number): number {
    const doublings = Math.min(Math.max(failures - 1, 0), 6);
    const seconds = Math.min(60, 2 ** doublings);
    return Math.floor(seconds * (0.8 + 0.4 * Math.min(Math.max(random, 0), 1)) * 1000);
}

/**
 * A clock that goes on while the machine sleeps: `steady` stands still then in some browsers, and what is hours old would be live after it. Only a
 * jump of `wall` forward counts, of more than a second: clocks are set right all the time.
 */
export function wakingClock(steady: () => number, wall: () => number): () => number {
    let lastSteady = steady();
    let lastWall = wall();
    let slept = 0;
    return () => {
        const now = steady();
        const present = wall();
        const jump = present - lastWall - (now - lastSteady);
        if (jump > 1000)
            slept += jump;
        lastSteady = now;
        lastWall = present;
        return now + slept;
    };
}
