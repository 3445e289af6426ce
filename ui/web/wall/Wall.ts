// SPDX-License-Identifier: Apache-2.0

import { TokenStore } from "../session/SignIn";
import { applyTheme } from "../controls/forced";
import { onPaletteChange } from "../controls/palette";
import { tr } from "../words/languages";
import { WallOptions } from "./options";
import { PairingScreen } from "./PairingScreen";
import { beep } from "./sound";
import { textSizes } from "./sizes";
import { WallCourse, WallSurroundings } from "./WallCourse";
import { WallScreen } from "./WallScreen";

/** The wall of a browser: what is drawn into its document, and what its document ignores. */
export class Wall {
    private readonly pairingScreen = new PairingScreen();
    private readonly screen = new WallScreen();
    private readonly course: WallCourse;

    constructor(around: WallSurroundings, private readonly options: WallOptions, tokens: TokenStore) {
        this.course = new WallCourse(around, options, tokens, {
            pairing: (code, sentence, remarks) => {
                this.pairingScreen.show(code, sentence, location.host, remarks);
                if (!this.pairingScreen.element.isConnected)
                    document.body.replaceChildren(this.pairingScreen.element);
            },
            begin: () => {
                document.body.replaceChildren(this.screen.element);
                this.resize();
            },
            frame: (frame, title) => this.screen.frame(frame, title),
            picture: (picture, revision) => this.screen.picture(picture, revision),
            beep
        });
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
        this.resize();
        this.course.start();
    }

    private resize(): void {
        const { distance, diagonal } = this.options;
        const sizes = textSizes({ width: Math.max(screen.width, innerWidth), height: Math.max(screen.height, innerHeight), distance, diagonal });
        this.screen.resize(sizes, innerHeight);
        const style = this.pairingScreen.element.style;
        style.setProperty("--w-small", `${sizes.small}px`);
        style.setProperty("--w-normal", `${sizes.normal}px`);
        style.setProperty("--w-headline", `${sizes.headline}px`);
        this.course.tick();
    }
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
