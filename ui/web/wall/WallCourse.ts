// SPDX-License-Identifier: Apache-2.0

import { Session, Surroundings } from "../session/Session";
import { isToken } from "../session/SignIn";
import { language, tr } from "../words/languages";
import { clockText, Life, lifeOf, lifeText, outlinesSwapped, shiftOf, shouldRenew, sweep } from "./life";
import { LayoutName, WallOptions } from "./options";
import { Pairing, PairingPost } from "./Pairing";
import { pictureOf, WallPicture } from "./picture";
import { Rotation } from "./Rotation";
import { WallFeed } from "./WallFeed";

/** The token of this screen. It outlives the tab: a screen that is switched on in the morning shows what it showed. */
export interface WallStore {
    get(): string;
    keep(token: string): void;
    forget(): void;
}

export interface WallSurroundings extends Surroundings {
    post: PairingPost;
    store: WallStore;
    reload(): void;
}

/** What is around the picture, and goes on each second. */
export interface Frame {
    cluster: string;
    clocks: readonly string[];
    /** 0 to 1. */
    sweep: number;
    shift: readonly [number, number];
    swapped: boolean;
    life: Life;
    lifeText: string;
    lifeNote: string;
    /** One sentence at the foot; empty for none. */
    foot: string;
}

/** What draws a wall: the document of a browser, or the window of the console. It decides nothing. */
export interface WallFace {
    pairing(code: string, sentence: string, remarks: readonly string[]): void;
    /** The wall itself comes in the place of the code. */
    begin(): void;
    frame(frame: Frame, title: string): void;
    /** `revision` is that of the machines in the matrix. */
    picture(picture: WallPicture, revision: number): void;
    beep(): void;
}

/** What a page knows of its loading itself again. */
export interface Reloads {
    reloadNotice(): string;
    shouldReload(before: string, now: string): boolean;
}

/** How long a page that loaded itself again says why. */
const noticeTime = 60000;

/** A screen that shows and never acts: it pairs, follows, and says when what it shows is not the present. The same for every face. */
export class WallCourse {
    private readonly pairing: Pairing;
    private readonly rotation: Rotation;
    private session: Session | null = null;
    private feed: WallFeed | null = null;
    private notice: string;
    private sounded = new Map<string, number>();
    private shown: WallPicture | null = null;
    private pictured = "";
    private lastLayout: LayoutName | "" = "";

    /** Which layout is shown; a list of clusters asks its own rotation. */
    layoutAt: (uptime: number, urgent: readonly LayoutName[]) => LayoutName;

    constructor(private readonly around: WallSurroundings, private readonly options: WallOptions, private readonly reloads: Reloads, private readonly face: WallFace) {
        this.pairing = new Pairing(around.clock, around.post);
        this.rotation = new Rotation(options.layouts, options.rotate);
        this.layoutAt = (uptime, urgent) => this.rotation.at(uptime, urgent);
        this.notice = reloads.reloadNotice();
        this.pairing.onChange = () => this.showPairing();
        this.pairing.onPaired = token => {
            around.store.keep(token);
            this.follow(token);
        };
    }

    start(): void {
        const token = this.around.store.get();
        if (isToken(token))
            this.follow(token);
        else
            this.pairing.start();
    }

    stop(): void {
        this.session?.stop();
        this.pairing.stop();
    }

    /** On which layouts what is urgent can be seen; nothing of what nobody hears of any more. */
    get urgentLayouts(): readonly LayoutName[] {
        return this.feed && lifeOf(this.feed.age, this.feed.seen) !== "gone" ? this.feed.urgentLayouts : [];
    }

    /** What is urgent would ring again, or a code that somebody approves be another one, if the wall began anew. */
    get mustStay(): boolean {
        return this.feed ? this.feed.urgent.length > 0 : this.pairing.code.length > 0;
    }

    /** All of it once more, on a face that showed something else. */
    showAgain(): void {
        this.pictured = "";
        if (!this.session) {
            this.showPairing();
            return;
        }
        this.face.begin();
        this.tick();
    }

    private showPairing(): void {
        this.face.pairing(this.pairing.code, this.pairing.sentence, this.options.remarks);
    }

    private follow(token: string): void {
        this.session?.stop();
        const session = new Session(this.around);
        const feed = new WallFeed(session, this.options);
        this.session = session;
        this.feed = feed;
        this.shown = null;
        this.lastLayout = "";
        session.onChange = () => this.tick();
        session.onRefused = () => this.refuse();
        session.onUpgraded = (before, now) => {
            if (session === this.session && this.reloads.shouldReload(before, now))
                this.around.reload();
        };
        this.face.begin();
        feed.start();
        session.start(token);
    }

    private refuse(): void {
        this.around.store.forget();
        this.session?.stop();
        this.session = null;
        this.feed = null;
        this.pairing.start(tr("This screen was revoked, or its token is no longer valid."));
    }

    tick(): void {
        const { session, feed, options } = this;
        if (!session || !feed)
            return;
        const uptime = this.around.clock.uptime();
        if (this.notice && uptime > noticeTime)
            this.notice = "";
        const urgent = feed.urgent;
        const life = lifeOf(feed.age, feed.seen);
        // What is on the screen while nothing comes stays there.
        const layout = life === "live" || this.lastLayout === "" ? this.layoutAt(uptime, feed.urgentLayouts) : this.lastLayout;
        this.lastLayout = layout;
        // A thousand machines are read once for each second that came.
        const key = [feed.revision, session.asOf, layout].join(" ");
        if (key !== this.pictured || !this.shown) {
            this.pictured = key;
            this.shown = pictureOf(feed, layout);
        }
        const picture = this.shown;
        const paused = urgent.length > 0 && options.rotate > 0 ? [tr("A P1 alarm needs attention: the rotation has stopped.")] : [];
        const zone = (at: number): string[] => options.clocks.map(kind => clockText(at, kind, language()));
        this.face.frame({
            cluster: session.cluster, clocks: zone(session.asOf), sweep: sweep(session.asOf), shift: shiftOf(uptime), swapped: outlinesSwapped(uptime), life,
            lifeText: lifeText(life, feed.age, zone(feed.asOf)[0] ?? ""), lifeNote: noteOf(life, session.errorText || feed.standing.banner || feed.fleet.errorText),
            foot: inTurn([...paused, this.notice, feed.standing.recordNotice, ...options.remarks], uptime)
        }, picture.title);
        this.face.picture(picture, feed.revision);
        if (options.sound)
            this.sound(feed.urgentCauses);
        if (shouldRenew(uptime, life, urgent.length > 0))
            this.around.reload();
    }

    /** Once for each time that a cause rings; what is gone may come again. */
    private sound(causes: readonly { cause: string; rang: number; heard: boolean }[]): void {
        const fresh = causes.some(one => !one.heard && this.sounded.get(one.cause) !== one.rang);
        this.sounded = new Map(causes.map(one => [one.cause, one.rang]));
        if (fresh)
            this.face.beep();
    }
}

/** One after the other, each for as long as it takes to read. */
function inTurn(sentences: readonly string[], uptime: number): string {
    const said = sentences.filter(one => one.length > 0);
    return said[Math.floor(uptime / 6000) % Math.max(1, said.length)] ?? "";
}

function noteOf(life: Life, why: string): string {
    if (life === "waiting")
        return why || tr("Connecting\u2026");
    return life === "gone" ? [why, tr("This wall recovers automatically.")].filter(part => part.length > 0).join(" ") : "";
}
