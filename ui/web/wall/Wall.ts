// SPDX-License-Identifier: Apache-2.0

import { Session, Surroundings } from "../session/Session";
import { isToken, TokenStore } from "../session/SignIn";
import { applyTheme } from "../theme/forced";
import { onPaletteChange } from "../theme/palette";
import { language, tr } from "../words/languages";
import { clockText, Life, lifeOf, lifeText, outlinesSwapped, shiftOf, shouldRenew, sweep } from "./life";
import { LayoutName, WallOptions } from "./options";
import { Pairing, PairingPost } from "./Pairing";
import { PairingScreen } from "./PairingScreen";
import { pictureOf, WallPicture } from "./picture";
import { Rotation } from "./Rotation";
import { beep } from "./sound";
import { textSizes } from "./sizes";
import { WallFeed } from "./WallFeed";
import { WallScreen } from "./WallScreen";

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

/** How long a page that loaded itself again says why. */
const noticeTime = 60000;

/** A screen that shows and never acts: it pairs, follows, and says when what it shows is not the present. */
export class Wall {
    private readonly pairing: Pairing;
    private readonly pairingScreen = new PairingScreen();
    private readonly screen = new WallScreen();
    private readonly rotation: Rotation;
    private session: Session | null = null;
    private feed: WallFeed | null = null;
    private notice: string;
    private sounded = new Set<string>();
    private picture: WallPicture | null = null;
    private pictured = "";
    private lastLayout: LayoutName | "" = "";

    constructor(private readonly around: WallSurroundings, private readonly options: WallOptions, private readonly tokens: TokenStore) {
        this.pairing = new Pairing(around.clock, around.post);
        this.rotation = new Rotation(options.layouts, options.rotate);
        this.notice = tokens.reloadNotice();
        this.pairing.onChange = () => this.showPairing();
        this.pairing.onPaired = token => {
            around.store.keep(token);
            this.follow(token);
        };
        onPaletteChange(() => {
            this.screen.recast();
        });
        addEventListener("resize", () => this.resize());
    }

    start(): void {
        applyTheme(document, this.options.theme);
        document.documentElement.classList.add("is-wall");
        document.title = tr("%1 \u00b7 %2", tr("Wall"), "Holdpoint");
        takeNothing();
        const token = this.around.store.get();
        this.resize();
        if (isToken(token))
            this.follow(token);
        else
            this.pairing.start();
    }

    private showPairing(): void {
        this.pairingScreen.show(this.pairing.code, this.pairing.sentence, location.host, this.options.remarks);
        if (!this.session && this.pairingScreen.element.parentElement !== document.body)
            document.body.replaceChildren(this.pairingScreen.element);
    }

    private follow(token: string): void {
        this.session?.stop();
        const session = new Session(this.around);
        const feed = new WallFeed(session, this.options);
        this.session = session;
        this.feed = feed;
        this.picture = null;
        this.lastLayout = "";
        session.onChange = () => this.tick();
        session.onRefused = () => this.refuse();
        session.onUpgraded = (before, now) => {
            if (session === this.session && this.tokens.shouldReload(before, now))
                this.around.reload();
        };
        document.body.replaceChildren(this.screen.element);
        this.resize();
        feed.start();
        session.start(token);
    }

    private refuse(): void {
        this.around.store.forget();
        this.session?.stop();
        this.session = null;
        this.feed = null;
        this.pairing.start(tr("This screen was revoked, or its token is not known any more."));
    }

    private resize(): void {
        const { distance, diagonal } = this.options;
        const sizes = textSizes({ width: Math.max(screen.width, innerWidth), height: Math.max(screen.height, innerHeight), distance, diagonal });
        this.screen.resize(sizes, innerHeight);
        const style = this.pairingScreen.element.style;
        style.setProperty("--w-small", `${sizes.small}px`);
        style.setProperty("--w-normal", `${sizes.normal}px`);
        style.setProperty("--w-headline", `${sizes.headline}px`);
        this.tick();
    }

    private tick(): void {
        const { session, feed, options } = this;
        if (!session || !feed)
            return;
        const uptime = this.around.clock.uptime();
        if (this.notice && uptime > noticeTime)
            this.notice = "";
        const urgent = feed.urgent;
        const seen = feed.fleet.loaded;
        const life = lifeOf(feed.age, seen);
        // What is on the screen while nothing comes stays there.
        const layout = life === "live" || this.lastLayout === "" ? this.rotation.at(uptime, feed.urgentLayouts) : this.lastLayout;
        this.lastLayout = layout;
        // A thousand machines are read once for each second that came.
        const key = [feed.revision, session.asOf, layout].join(" ");
        if (key !== this.pictured || !this.picture) {
            this.pictured = key;
            this.picture = pictureOf(feed, layout);
        }
        const picture = this.picture;
        const paused = urgent.length > 0 && options.layouts.length > 1 ? [tr("An alarm of P1 waits for a person: the rotation has stopped.")] : [];
        const zone = (at: number): string[] => options.clocks.map(kind => clockText(at, kind, language()));
        this.screen.frame({
            cluster: session.cluster, clocks: zone(session.asOf), sweep: sweep(session.asOf), shift: shiftOf(uptime), swapped: outlinesSwapped(uptime), life,
            lifeText: lifeText(life, feed.age, zone(feed.asOf)[0] ?? ""), lifeNote: noteOf(life, session.errorText || feed.standing.banner),
            foot: inTurn([...paused, this.notice, feed.standing.recordNotice, ...options.remarks], uptime)
        }, picture.title);
        this.screen.picture(picture, feed.revision);
        if (options.sound)
            this.sound(urgent.map(({ key }) => key));
        if (shouldRenew(uptime, life, urgent.length > 0))
            this.around.reload();
    }

    /** Once for each; what is gone may come again. */
    private sound(keys: readonly string[]): void {
        const fresh = keys.some(key => !this.sounded.has(key));
        this.sounded = new Set(keys);
        if (fresh)
            beep();
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
    return life === "gone" ? [why, tr("This wall comes back by itself.")].filter(part => part.length > 0).join(" ") : "";
}

/** Nothing that anybody does to the screen does anything, as far as a browser leaves it to a page. */
function takeNothing(): void {
    const ignored = ["keydown", "keypress", "keyup", "contextmenu", "dragstart", "dragover", "drop", "selectstart", "wheel", "mousedown", "mouseup", "click", "auxclick", "dblclick",
                     "pointerdown", "touchstart", "touchmove", "gesturestart", "gesturechange", "copy", "cut", "paste", "beforeinput"];
    for (const name of ignored) {
        addEventListener(name, event => {
            if (event.cancelable)
                event.preventDefault();
            event.stopImmediatePropagation();
        }, { capture: true, passive: false });
    }
}

/** Whether an address is that of a wall. */
export function isWall(path: string): boolean {
    return /^\/wall\/?$/.test(path);
}
