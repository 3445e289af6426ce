// SPDX-License-Identifier: Apache-2.0

import { h } from "./controls/dom";
import { wakingClock } from "./session/freshness";
import { Session, Socket, Surroundings } from "./session/Session";
import { Browser, redeem, takeCode, TokenStore } from "./session/SignIn";
import { App, FetchFile } from "./shell/App";
import { SignInPage } from "./shell/SignInPage";
import { isWall, Wall } from "./wall/Wall";
import { WallStore } from "./wall/WallCourse";
import { wallOptions } from "./wall/options";
import { loadLanguage, language, tr } from "./words/languages";

/** The page from its beginning: who signs in, then what there is to see. All that belongs to a browser is put in here. */

function storeOf(): Browser["store"] {
    try {
        sessionStorage.getItem("");
        return sessionStorage;
    } catch {
        // A browser that keeps nothing: who loads the page again signs in again.
        const kept = new Map<string, string>();
        return { getItem: key => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: key => void kept.delete(key) };
    }
}

const browser: Browser = {
    fragment: () => location.hash,
    dropFragment: () => history.replaceState(null, "", location.pathname + location.search),
    post: async (path, body) => {
        try {
            const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body, cache: "no-store", credentials: "omit" });
            return { status: answer.status, text: await answer.text() };
        } catch {
            return { status: 0, text: "" };
        }
    },
    store: storeOf()
};

// Before anything else: a code must not stay in the address bar, nor in the history.
let code = takeCode(browser);

const tokens = new TokenStore(browser.store);

function messageOf(text: string): string {
    try {
        const answer = JSON.parse(text) as { message?: unknown };
        return typeof answer.message === "string" ? answer.message : "";
    } catch {
        return "";
    }
}

async function ask(path: string, token: string): Promise<Response | null> {
    try {
        return await fetch(path, { headers: { Authorization: `Bearer ${token}` }, cache: "no-store", credentials: "omit", redirect: "error" });
    } catch {
        return null;
    }
}

const surroundings: Surroundings = {
    clock: {
        uptime: wakingClock(() => performance.now(), () => Date.now()),
        after: (delay, call) => {
            const timer = setTimeout(call, delay);
            return () => clearTimeout(timer);
        }
    },
    connect: protocols => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live`, protocols) as unknown as Socket,
    probe: async token => {
        const answer = await ask("/live", token);
        return answer ? { status: answer.status, message: messageOf(await answer.text()) } : { status: 0, message: "" };
    },
    random: Math.random
};

const fetchFile: FetchFile = async path => {
    const answer = await ask(path, tokens.token);
    if (!answer)
        return { status: 0, message: "", blob: null };
    return answer.ok ? { status: answer.status, message: "", blob: await answer.blob() } : { status: answer.status, message: messageOf(await answer.text()), blob: null };
};

let app: App | null = null;
let session: Session | null = null;

function leave(): void {
    app?.stop();
    session?.stop();
    app = session = null;
    document.documentElement.className = "";
}

function showSignIn(sentence: string): void {
    leave();
    const page = new SignInPage();
    page.say(sentence);
    page.onToken = token => void enter(token, page);
    document.body.replaceChildren(page.element);
    document.title = tr("%1 \u00b7 %2", tr("Sign in"), "Holdpoint");
    page.focus();
}

/** A token that was typed is asked about first: its refusal costs one attempt and has words. */
async function enter(token: string, page: SignInPage): Promise<void> {
    const { status, message } = await surroundings.probe(token);
    if (status === 0)
        page.say(tr("The backend cannot be reached. Try again."));
    else if (status === 401)
        page.say(tr("This token is not known here. Sign in with another one."));
    else if (status !== 426 && status !== 200)
        page.say(message || tr("The backend answered %1. Try again.", status));
    else
        show(token);
    if (session === null)
        page.focus();
}

function show(token: string): void {
    leave();
    tokens.keep(token);
    session = new Session(surroundings);
    const current = session;
    app = new App(session, fetchFile, () => {
        tokens.forget();
        showSignIn("");
    });
    session.onRefused = sentence => {
        tokens.forget();
        showSignIn(sentence);
    };
    session.onUpgraded = (before, now) => {
        if (session === current && tokens.shouldReload(before, now))
            location.reload();
    };
    document.body.replaceChildren(app.element);
    app.start();
    session.start(token);
    const notice = tokens.reloadNotice();
    if (notice)
        app.tell(notice);
}

async function begin(): Promise<void> {
    if (code.length > 0) {
        const used = code;
        code = "";
        document.body.replaceChildren(h("main", { class: "sign-in-page" }, h("p", { role: "status" }, tr("Opening the link\u2026"))));
        const entrance = await redeem(browser, used);
        if (entrance.token) {
            show(entrance.token);
            return;
        }
        tokens.forget();
        showSignIn(entrance.sentence);
    } else if (tokens.token) {
        show(tokens.token);
    } else {
        showSignIn("");
    }
}

/** A screen is paired once and not each morning: of all that is kept here this alone stays when a tab goes. */
function wallStore(): WallStore {
    let kept = "";
    let store: Storage | null = null;
    try {
        store = localStorage;
        kept = store.getItem("holdpoint.wall") ?? "";
    } catch {
        // A browser that keeps nothing: the screen is paired again when it is switched on.
    }
    const write = (token: string): void => {
        kept = token;
        try {
            if (token)
                store?.setItem("holdpoint.wall", token);
            else
                store?.removeItem("holdpoint.wall");
        } catch {
            // Kept here at least.
        }
    };
    return { get: () => kept, keep: write, forget: () => write("") };
}

function beginWall(): void {
    const options = wallOptions(location.search, navigator.languages);
    void loadLanguage([options.language], loadTable).then(() => {
        document.documentElement.lang = language();
        // Its remarks are told in the language that it speaks by now.
        new Wall({
            ...surroundings, store: wallStore(), reload: () => location.reload(),
            post: async (path, body) => {
                try {
                    const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body, cache: "no-store", credentials: "omit" });
                    return { status: answer.status, text: await answer.text(), retryAfter: Number(answer.headers.get("Retry-After")) || 0 };
                } catch {
                    return { status: 0, text: "", retryAfter: 0 };
                }
            }
        }, wallOptions(location.search, navigator.languages), tokens).start();
    });
}

async function loadTable(path: string): Promise<string> {
    const answer = await fetch(path, { credentials: "omit" });
    return answer.ok ? answer.text() : "";
}

addEventListener("hashchange", () => {
    if (isWall(location.pathname))
        return;
    // A link that is opened in a tab that is here already.
    code = takeCode(browser);
    if (code.length > 0)
        void begin();
});

if (isWall(location.pathname)) {
    beginWall();
} else {
    void loadLanguage(navigator.languages, loadTable).then(() => {
        document.documentElement.lang = language();
        return begin();
    });
}
