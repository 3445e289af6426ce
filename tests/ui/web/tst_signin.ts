// SPDX-License-Identifier: Apache-2.0

import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";
import { isToken, redeem, takeCode, TokenStore } from "../../../ui/web/session/SignIn";
import { FakeBrowser } from "./Fakes";

test("the code of a link leaves the address before it is used", () => {
    const browser = new FakeBrowser("#a1B2-c3");
    equal(takeCode(browser), "a1B2-c3");
    equal(browser.dropped, 1);
    equal(browser.posts.length, 0);
    equal(takeCode(browser), "");
});

test("an address without a code is left alone", () => {
    for (const hash of ["", "#"]) {
        const browser = new FakeBrowser(hash);
        equal(takeCode(browser), "");
        equal(browser.dropped, 0);
    }
});

test("a code that is not well encoded is a code all the same", () => {
    equal(takeCode(new FakeBrowser("#%E0%A4%A")), "%E0%A4%A");
});

test("a code becomes the token that it stands for", async () => {
    const browser = new FakeBrowser("");
    deepEqual(await redeem(browser, "a1B2"), { token: "viewer-token", sentence: "" });
    deepEqual(browser.posts, [{ path: "/link", body: '{"code":"a1B2"}' }]);
});

test("a link that is not taken says why in one sentence", async () => {
    const rows: [number, string, RegExp][] = [
        [410, '{"message": "This link was used already."}', /^This link was used already\.$/], [410, "", /expired or was used already/],
        [404, "<html>", /not known here/], [403, "{}", /cannot be opened here/], [429, "", /Too many wrong links/], [500, "", /not taken \(500\)/],
        [0, "", /cannot be reached/], [410, '{"message": "no stop"}', /^no stop\.$/], [404, '{"message": "x\\u001b[2Jy"}', /^x\\u001b\[2Jy\.$/],
        [200, "{}", /not a token/], [200, "nonsense", /not a token/], [200, '{"token": "a b"}', /not a token/]
    ];
    for (const [status, text, sentence] of rows) {
        const browser = new FakeBrowser("");
        browser.answer = { status, text };
        const entrance = await redeem(browser, "code");
        equal(entrance.token, "", `${status} ${text}`);
        match(entrance.sentence, sentence);
        match(entrance.sentence, /[.]$/);
    }
});

test("what cannot be a code is not even sent", async () => {
    for (const code of ["a b", "\u202e", "x".repeat(257)]) {
        const browser = new FakeBrowser("");
        match((await redeem(browser, code)).sentence, /not complete/);
        equal(browser.posts.length, 0);
    }
});

test("only what a header can carry is a token", () => {
    ok(isToken("eyJhbGciOi._~+/-=") && isToken("a"));
    for (const text of ["", "a b", "a\nb", "t\u00f6ken", "x".repeat(4097)])
        ok(!isToken(text), text);
});

test("a token is kept for the tab and forgotten when it is refused", () => {
    const browser = new FakeBrowser("");
    const tokens = new TokenStore(browser.store);
    equal(tokens.token, "");
    tokens.keep("abc");
    equal(new TokenStore(browser.store).token, "abc");
    tokens.forget();
    equal(tokens.token, "");
});

test("the page loads itself again once for a version, and says why once", () => {
    const browser = new FakeBrowser("");
    const tokens = new TokenStore(browser.store);
    equal(tokens.reloadNotice(), "");
    ok(tokens.shouldReload("1.0.0", "1.1.0"));
    ok(!tokens.shouldReload("1.0.0", "1.1.0"));
    match(tokens.reloadNotice(), /upgraded from 1\.0\.0 to 1\.1\.0/);
    equal(tokens.reloadNotice(), "");
    ok(tokens.shouldReload("1.1.0", "1.2.0"));
});
