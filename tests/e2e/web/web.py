#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The page and the walls in a browser, from outside: a daemon, and a Chromium without a window.

usage: web.py FOLDER_OF_HOLDPOINTD CASE                  with a lab
       web.py FOLDER_OF_HOLDPOINTD --apiserver CASE…     on a real kube-apiserver

A case is a function of this file; each has a browser of its own, and with a lab a daemon of its own. Cases on an API server
share one, whose start takes longer than they do. Without a Chromium a case fails and says what to install.
"""

import datetime
import json
import os
import re
import shutil
import signal
import subprocess
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(here, "..", "..", "support"), os.path.join(here, "..", "..", "hostile"), os.path.join(here, "..", "overrides")]
import sites  # noqa: E402
import table  # noqa: E402
from browser import Browser, Failure, Missing  # noqa: E402
from checks import faults_of  # noqa: E402
from target import until  # noqa: E402
from worlds import Cluster, Lab, NotHere, Stepped  # noqa: E402

SLIDER = ".scrub-track"


def expect(condition, why):
    if not condition:
        raise Failure(str(why))


def proves(what):
    print("ok   " + what, flush=True)


def address(site, path="/"):
    return "https://%s:%d%s" % (site.address + (path,))


def instant(text):
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00"))


def written(at):
    return at.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def row_of(site, view, key):
    live = site.live("viewer", "looker")
    rows = live.view(view)
    live.close()
    return rows.get(key, {}) if "op" not in rows else {}


def record_begins(site):
    return instant(until(lambda: row_of(site, "connection", "history").get("begins"), "the record begins"))


def lab_clock(site):
    live = site.live("viewer", "looker")
    now = live.wait_for("tick")["now"]
    live.close()
    return instant(now)


def record_of(site, length):
    """Until there is so much of a record, or what passes meanwhile where no clock runs ahead; gives an instant in its middle, in
    whole seconds."""
    begins = record_begins(site)
    length = max(length * site.scale / 60, datetime.timedelta(seconds=6))
    until(lambda: lab_clock(site) - begins > length, "there is a record of %s" % length)
    return (begins + length / 2).replace(microsecond=0)


def signed_in(browser, site, path="/fleet", user="anna"):
    tab = browser.tab(address(site, path))
    tab.focus("#token")
    tab.type(site.token("viewer", user))
    tab.key("Enter")
    tab.wait("document.querySelector('.app') !== null", "it is signed in")
    return tab


def wall_of(browser, site, query, tab=None):
    """A screen that is approved and shows."""
    tab = tab or browser.tab()
    tab.go(address(site, "/wall?" + query))
    code = code_on(tab)
    ctl(site, "approve", code, "--name", "wall-noc")
    tab.wait("document.querySelector('.w-app.w-is-live') !== null", "it is paired, and shows")
    return tab


def code_on(tab):
    said = tab.wait("(document.body ? document.body.innerText : '').match(/wall approve ([2-9A-HJKMNP-TV-Z]{6})/)?.[1]", "it shows a code")
    return said


def ctl(site, *arguments):
    made = site.ctl("wall", *arguments)
    expect(made.returncode == 0, made.stderr)
    return made.stdout


def link_of(site, *arguments):
    made = site.ctl("share", *arguments)
    expect(made.returncode == 0, made.stderr)
    return made.stdout.strip()


def nothing_went_wrong(tab):
    expect(not tab.said, "\n".join(tab.said))


# What people do.

def a_viewer_signs_in(site, browser):
    tab = browser.tab(address(site))
    tab.says("Token of a viewer")
    tab.focus("#token")
    tab.type("no-such-token")
    tab.key("Enter")
    tab.says("This token is not known here.")
    expect(tab.evaluate("sessionStorage.getItem('holdpoint.token')") is None, "it keeps a token that is none")
    tab.evaluate("document.querySelector('#token').value = ''")
    tab.focus("#token")
    tab.type(site.token("viewer", "anna"))
    tab.key("Enter")
    tab.wait("document.querySelectorAll('.grid-fleet .grid-body .grid-row').length > 3", "it shows machines")
    tab.wait("/^live/.test(document.querySelector('.strip .live').innerText)", "it is live")
    expect(tab.evaluate("document.querySelector('.identity').textContent") == "anna", "it says who is signed in")
    for page in ("holds", "power", "calendar", "incidents", "alarms"):
        tab.click(".rail a[href^='/%s']" % page)
        tab.wait("document.querySelector('.%s-page') !== null" % page, "it goes to " + page)
        expect(tab.evaluate("location.pathname") == "/" + page, page)
    other = browser.tab(address(site))
    other.says("Token of a viewer")
    proves("a token is of its tab alone")
    expect(tab.evaluate("Object.keys(localStorage).length") == 0, "it keeps something beyond its tab")
    tab.click(".strip button:last-child")
    tab.says("Token of a viewer")
    expect(tab.evaluate("sessionStorage.getItem('holdpoint.token')") is None, "it kept the token")
    # Its own attempts to sign in with what is no token are refusals, not faults.
    nothing_went_wrong(tab)


def a_link_opens_once(site, browser):
    link = link_of(site, "--page", "holds")
    tab = browser.tab(link)
    tab.wait("document.querySelector('.holds-page') !== null", "the link opens the holds")
    expect("#" not in tab.evaluate("location.href"), "the code stays in the address")
    expect(link.split("#")[1] not in tab.evaluate("JSON.stringify(sessionStorage)"), "the code is kept")
    nothing_went_wrong(tab)
    other = browser.tab(link)
    other.says("used")
    other.says("Token of a viewer")
    expect(other.evaluate("document.querySelector('.app') === null"), "it shows something")
    proves("a link is good once")


def a_hold_is_followed_live(site, browser):
    """Of a Machine that comes, is to go, is held, and goes, while somebody looks."""
    def rows(page):
        return "[...document.querySelectorAll('.grid-%s .grid-body .grid-row')].filter(row => row.offsetParent !== null && row.textContent.includes('followed'))" % page

    tab = signed_in(browser, site, "/fleet")
    tab.wait("document.querySelectorAll('.grid-fleet .grid-body .grid-row').length >= 3", "it shows machines")
    expect(tab.evaluate(rows("fleet") + ".length") == 0, "it is there before it is made")
    site.add_machine("followed")
    tab.wait(rows("fleet") + ".length === 1", "the machine comes")
    tab.click(".rail a[href^='/holds']")
    tab.says("Nothing is holding.")
    site.delete("followed")
    tab.wait(rows("holds") + ".length === 1", "its hold is there")
    tab.wait(rows("holds") + "[0].textContent.includes('Check')", "it names its hook")
    proves("a hold comes while somebody looks")
    site.remove_hook("followed")
    tab.wait(rows("holds") + ".length === 0", "its hold goes")
    tab.click(".rail a[href^='/fleet']")
    site.ending("followed")
    tab.wait("document.querySelectorAll('.grid-fleet .grid-body .grid-row').length >= 3 && %s.length === 0" % rows("fleet"), "the machine goes")
    nothing_went_wrong(tab)


def what_did_not_change_is_not_drawn_anew(site, browser):
    """Else a text that somebody is copying is no longer chosen."""
    site.add_machine("read")
    tab = signed_in(browser, site, "/m/openshift-machine-api/read")
    tab.click("#tab-host")
    tab.says("No BareMetalHost belongs to this machine.")
    tab.evaluate("window.kept = document.querySelector('#tab-panel').firstElementChild, true")
    site.delete("read")
    tab.wait("document.querySelector('.why-sentence')?.textContent.includes('Check')", "it is held")
    expect(tab.evaluate("document.querySelector('#tab-panel').firstElementChild === window.kept"), "it was drawn anew")
    tab.click("#tab-hooks")
    tab.wait("document.querySelector('#tab-panel').textContent.includes('Check') && document.querySelector('#tab-panel .since').textContent.length > 0", "another tab is drawn")
    site.remove_hook("read")
    site.ending("read")
    nothing_went_wrong(tab)


def a_permalink_shows_its_instant(site, browser):
    at = record_of(site, datetime.timedelta(minutes=4))
    tab = signed_in(browser, site, "/fleet?at=" + written(at))
    tab.wait("document.querySelectorAll('.grid-fleet .grid-body .grid-row').length > 3", "it shows the machines of then")
    tab.says("As of " + written(at).replace("T", " "))
    expect(tab.evaluate("document.documentElement.classList.contains('is-past')"), "no frame tells it")
    expect(tab.evaluate("getComputedStyle(document.querySelector('main')).boxShadow") != "none", "no frame is drawn")
    expect("linear-gradient" in tab.evaluate("getComputedStyle(document.querySelector('.past-bar')).backgroundImage"), "no hatch is drawn")
    # Of another day than today it has the date as well.
    expect(re.search(r"as of (\d\d-\d\d )?%s, \d+ [smh].* ago" % at.strftime("%H:%MZ"), tab.evaluate("document.querySelector('.scrub-time').textContent")), tab.text())
    expect(written(at)[:4] in tab.evaluate("document.title"), "its title does not tell")
    for page in ("calendar", "incidents"):
        tab.click(".rail a[href^='/%s']" % page)
        expect("at=" in tab.evaluate("location.search"), "the instant is lost")
        tab.wait("/past/.test(document.querySelector('.view-state .sentence')?.innerText ?? '')", page + " says in one sentence that it has no past")
    for page in ("holds", "power", "fleet"):
        tab.click(".rail a[href^='/%s']" % page)
        tab.wait("document.querySelector('.%s-page') !== null && !document.querySelector('.view-state:not([hidden]) .bones:not([hidden])')" % page, "it shows the %s of then" % page)
    tab.key("Escape")
    tab.wait("location.search === '' && !document.documentElement.classList.contains('is-past')", "Esc leads back to now")
    nothing_went_wrong(tab)


def the_record_is_gone_over(site, browser):
    """By keys, by hand, and back."""
    record_of(site, datetime.timedelta(minutes=12))
    tab = signed_in(browser, site)
    tab.wait("document.querySelectorAll('.grid-fleet .grid-body .grid-row').length > 3", "it shows machines")
    slider = "document.querySelector('%s')" % SLIDER
    tab.has(SLIDER)
    expect(tab.evaluate(slider + ".getAttribute('role')") == "slider", "it is a slider to nobody who hears it")
    expect(tab.evaluate(slider + ".getAttribute('aria-valuetext')") == "now", "it does not tell that this is now")
    length = tab.evaluate("history.length")
    tab.focus(SLIDER)
    tab.key("ArrowLeft")
    tab.wait("location.search.startsWith('?at=')", "the address has the instant")
    tab.wait("/^as of (\\d\\d-\\d\\d )?\\d\\d:\\d\\dZ, .* ago/.test(%s.getAttribute('aria-valuetext'))" % slider, "it tells the instant to who hears it")
    tab.wait("document.documentElement.classList.contains('is-past') && document.querySelectorAll('.grid-fleet .grid-body .grid-row').length > 3", "it shows the machines of then")
    expect(tab.evaluate("document.activeElement === " + slider), "the keys went elsewhere")
    first = tab.evaluate("location.search")
    tab.key("ArrowLeft", shift=True)
    tab.wait("location.search !== %s" % json.dumps(first), "Shift goes further")
    tab.key("Home")
    tab.wait(slider + ".getAttribute('aria-valuenow') < 2", "Home is the begin of the record")
    tab.wait("!document.querySelector('.scrubber').classList.contains('waits')", "it is shown")
    expect("record starts" not in tab.text(), tab.text())
    tab.key("End")
    tab.wait("location.search === '' && !document.documentElement.classList.contains('is-past')", "End is now")
    proves("keys go over the record")

    box = tab.box(SLIDER)
    y = box["y"] + box["height"] / 2
    before = tab.evaluate("history.length")
    tab.mouse("Pressed", box["x"] + box["width"] * 0.9, y)
    for share in range(89, 30, -1):
        tab.mouse("Moved", box["x"] + box["width"] * share / 100, y)
    length_of = slider + ".getAttribute('aria-valuemax')"
    was = int(tab.evaluate(length_of))
    tab.mouse("Released", box["x"] + box["width"] * 0.31, y)
    tab.wait("document.documentElement.classList.contains('is-past') && !document.querySelector('.scrubber').classList.contains('waits')", "it shows where the hand let go")
    # The lab's clock runs, and with it the bar grows: when the hand let go it was as long as before, as long as now, or between.
    # Moves of a mouse come with frames, which this does not wait for.
    chosen = slider + ".getAttribute('aria-valuenow')"
    tab.wait("%s > %d * 0.26 && %s < %s * 0.36" % (chosen, was, chosen, length_of), "it is where the hand let go")
    tab.wait("history.length === %d" % (before + 1), "a movement is one step back")
    expect(tab.evaluate("history.length") == before + 1, "a movement is one step back")
    tab.wait("document.querySelector('.past-bar strong').innerText.includes(new URLSearchParams(location.search).get('at').slice(11, 19))", "what is shown is what the address says")
    tab.evaluate("history.back()")
    tab.wait("location.search === '' && !document.documentElement.classList.contains('is-past')", "Back leads to where it began")
    expect(length < before, "keys are steps back too")
    proves("a hand goes over the record")
    nothing_went_wrong(tab)


def the_past_is_played(site, browser):
    at = record_of(site, datetime.timedelta(minutes=12))
    tab = signed_in(browser, site, "/holds?at=" + written(at))
    tab.wait("document.querySelector('.scrubber:not([hidden]):not(.waits)') !== null", "it is there")
    shown = "Date.parse(new URLSearchParams(location.search).get('at'))"
    tab.evaluate("(select => { select.value = '10'; select.dispatchEvent(new Event('change')); })(document.querySelector('.scrub-speed'))")
    before = tab.evaluate("history.length")
    tab.focus(SLIDER)
    tab.key(" ")
    tab.wait("%s > Date.parse('%s') + 5000" % (shown, written(at)), "it goes on by itself")
    tab.says("this is the past, played 10")
    expect(tab.evaluate("document.querySelector('.scrub-play').title") == "Pause (Space)", "the button says what it does")
    tab.key(" ")
    tab.wait("document.querySelector('.scrub-play').title === 'Play (Space)' && !document.querySelector('.scrubber').classList.contains('waits')", "it stops")
    expect(tab.evaluate("history.length") == before + 1, "what was played is one step back")
    stopped = tab.evaluate(shown)
    tab.says("nothing here moves")
    tab.evaluate("(select => { select.value = '600'; select.dispatchEvent(new Event('change')); })(document.querySelector('.scrub-speed'))")
    tab.click(".scrub-play")
    tab.wait("location.search === '' && !document.documentElement.classList.contains('is-past')", "it plays up to now, and is live again")
    expect(stopped > at.timestamp() * 1000, "it stood still")
    tab.wait("document.querySelector('.scrub-play').title !== 'Pause (Space)'", "it has stopped")
    nothing_went_wrong(tab)


def a_machine_is_seen_over_its_life(site, browser):
    at = record_of(site, datetime.timedelta(minutes=4))
    live = site.live("viewer", "looker")
    machine = sorted(live.view("fleet"))[0]
    live.close()
    tab = signed_in(browser, site, "/m/%s?at=%s" % (machine, written(at)))
    tab.says(machine.split("/")[1])
    tab.wait("document.querySelector('.scrubber:not([hidden]):not(.waits)') !== null && document.querySelector('.timeline .tip') !== null", "it is there")
    told = "document.querySelector('.timeline-overview').getAttribute('aria-valuetext')"
    folds = "document.querySelector('.fold-button').getAttribute('aria-pressed')"
    tab.wait(told, "the overview tells what is shown")
    expect(tab.evaluate(folds) == "true", "what is idle is not folded at first")
    tab.click(".fold-button")
    tab.wait(folds + " === 'false'", "a button opens all folds")
    tab.focus(".timeline-field")
    tab.key("f")
    tab.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
    before = tab.evaluate(told)
    tab.key("w")
    tab.wait("%s !== %s" % (told, json.dumps(before)), "W zooms, and the overview tells")
    tab.key("f")
    tab.wait("%s === %s" % (told, json.dumps(before)), "F shows all")
    tab.focus(".timeline-overview")
    tab.key("ArrowLeft", shift=True)
    tab.wait("%s !== %s" % (told, json.dumps(before)), "the window is made narrower")
    tab.key("ArrowLeft")
    tab.focus(SLIDER)
    tab.key("ArrowLeft")
    tab.wait("new URLSearchParams(location.search).get('at') < '%s' && document.querySelector('.scrubber:not([hidden]):not(.waits)') !== null" % written(at), "it goes back")
    tab.says(machine.split("/")[1])
    nothing_went_wrong(tab)


# Screens.

def a_wall_is_paired_and_rotates(site, browser):
    tab = browser.tab(address(site, "/wall?wall=calendar,incident&rotate=5&distance=5"))
    code = code_on(tab)
    expect(re.fullmatch(r"[2-9A-HJKMNP-TV-Z]{6}", code), code)
    ctl(site, "approve", code, "--name", "wall-noc")
    tab.wait("!document.body.innerText.includes('%s') && localStorage.getItem('holdpoint.wall')" % code, "it is paired")
    title = "document.querySelector('.w-place')?.innerText ?? ''"
    tab.wait("/Calendar$/.test(%s)" % title, "it shows the calendar")
    tab.wait("/Incident$/.test(%s)" % title, "it goes to the next layout")
    tab.wait("/Calendar$/.test(%s)" % title, "and back")
    tab.call("Page.reload")
    tab.wait("/Calendar$/.test(%s)" % title, "a screen that is switched on again is paired still")
    # What anybody does to it does nothing.
    tab.key("Escape")
    expect("wall" in tab.evaluate("location.pathname"), "it went elsewhere")
    nothing_went_wrong(tab)


def a_wall_tells_when_nothing_comes(site, browser):
    tab = wall_of(browser, site, "wall=fleet")
    site.unwatch()
    site.process.send_signal(signal.SIGSTOP)
    tab.wait("/STALE 00:[1-5]\\d/.test(document.body.innerText)", "it says how long nothing came")
    proves("ten seconds of silence are a curtain")
    tab.says("NO DATA SINCE")
    proves("a minute of it is no picture any more")
    site.process.send_signal(signal.SIGCONT)
    tab.wait("!document.body.innerText.includes('NO DATA') && !document.body.innerText.includes('STALE')", "it comes back by itself")
    site.kill()
    tab.wait("/STALE|NO DATA/.test(document.body.innerText)", "it says that nothing comes")
    site.start()
    tab.wait("!document.body.innerText.includes('NO DATA') && !document.body.innerText.includes('STALE')", "with the backend it comes back")


def a_revoked_token_shows_nothing_more(site, browser):
    tab = signed_in(browser, site)
    tab.wait("document.querySelectorAll('.grid-fleet .grid-body .grid-row').length > 3", "it shows machines")
    admin = site.live("admin")
    expect(admin.command("token.revoke", name="anna")["outcome"] == "observed", "it is not revoked")
    admin.close()
    tab.says("Your token is no longer valid. Sign in again.")
    expect(tab.evaluate("document.querySelector('.app') === null"), "it shows what it showed")
    expect(tab.evaluate("sessionStorage.getItem('holdpoint.token')") is None, "it keeps a token that is none any more")
    tab.call("Page.reload")
    tab.says("Token of a viewer")


def a_revoked_wall_asks_again(site, browser):
    tab = wall_of(browser, site, "wall=fleet")
    ctl(site, "revoke", "wall-noc")
    tab.says("This screen was revoked, or its token is no longer valid.")
    code_on(tab)
    expect(tab.evaluate("document.querySelector('.w-place') === null"), "its picture stayed")
    expect(not tab.evaluate("localStorage.getItem('holdpoint.wall')"), "it keeps its token")


# What goes wrong.

def what_leads_nowhere_says_so(site, browser):
    begins = record_begins(site)
    tab = signed_in(browser, site)
    rows = (("/nowhere", "No page at this address.", 404), ("/fleet?at=yesterday", "This link is broken: its time is not an instant", 0),
            ("/holds?at=2026-01-10T12:00:00Z&from=2026-01-11T12:00:00Z", "This link is broken: its range starts after it ends.", 0),
            ("/m/openshift-machine-api/no-such-machine", "No machine openshift-machine-api/no-such-machine.", 0),
            ("/m/openshift-machine-api/no-such-machine?at=" + written(begins - datetime.timedelta(days=400)), "record starts", 0),
            ("/fleet?at=" + written(begins - datetime.timedelta(days=400)), "record starts", 0),
            ("/holds?at=" + written(lab_clock(site) + datetime.timedelta(days=400)), "ahead", 0))
    for path, sentence, status in rows:
        if status:
            # The front serves no page there: nothing of the page is loaded, and the address is told by it.
            expect(site.api("GET", path).status == status, path)
            continue
        tab.go(address(site, path))
        tab.says(sentence)
        expect(tab.evaluate("document.querySelectorAll('.grid-body .grid-row').length") == 0, "%s shows something all the same" % path)
        proves(path.split("?")[0] + " tells: " + sentence)
    tab.go(address(site, "/m/openshift-machine-api/x%20y"))
    tab.says("This link is broken: it does not name a machine")
    for code, sentence in (("AAAAAAAAAAAAAAAAAAAAAA", "There is no such link"), ("%00", "This link is not complete."), ("x" * 300, "This link is not complete.")):
        other = browser.tab(address(site, "/holds#" + code))
        other.says(sentence)
        expect(other.evaluate("document.querySelector('.app') === null && !location.hash"), "it shows something, or keeps the code")


def a_denied_screen_gets_another_code(site, browser):
    wall = browser.tab(address(site, "/wall"))
    code = code_on(wall)
    ctl(site, "deny", code)
    fresh = wall.wait("(now => now && now !== '%s' ? now : '')(document.body.innerText.match(/wall approve (\\w{6})/)?.[1])" % code, "the screen asks for another code")
    wall.says("denied")
    expect(site.ctl("wall", "approve", code).returncode != 0, "the old code is good still")
    ctl(site, "approve", fresh, "--name", "wall-noc")
    wall.has(".w-app")


def what_expired_says_so(site, browser):
    """Codes of screens after ten minutes, links after five, and who came by one after twelve hours."""
    wall = browser.tab(address(site, "/wall"))
    code = code_on(wall)
    early, late = link_of(site, "--page", "holds"), link_of(site, "--page", "holds")
    site.leap(4 * 60)
    tab = browser.tab(early)
    tab.wait("document.querySelector('.holds-page') !== null", "a link of four minutes opens the page")
    expect(code in wall.text(), "a code of four minutes is gone")
    site.leap(61)
    other = browser.tab(late)
    other.says("This link has expired: it was good for 5 minutes. Ask for a new one.")
    other.says("Token of a viewer")
    expect(other.evaluate("document.querySelector('.app') === null && !location.hash"), "it shows something, or keeps the code")
    proves("a link of five minutes has expired, and says so")
    site.leap(5 * 60)
    fresh = wall.wait("(now => now && now !== '%s' ? now : '')(document.body.innerText.match(/wall approve (\\w{6})/)?.[1])" % code, "the screen asks for another code")
    wall.says("This code has expired: it was good for 10 minutes. Pair the screen again.")
    refused = site.ctl("wall", "approve", code)
    expect(refused.returncode != 0 and "expired" in refused.stderr, "the old code: " + refused.stdout + refused.stderr)
    proves("a code of ten minutes has expired, and screen and person are told")
    ctl(site, "approve", fresh, "--name", "wall-noc")
    wall.has(".w-app.w-is-live")
    site.leap(12 * 3600)
    tab.says("Your token is no longer valid. Sign in again.")
    expect(tab.evaluate("document.querySelector('.app') === null"), "it shows what it showed")
    wall.wait("document.querySelector('.w-app.w-is-live') !== null", "a wall stays")
    proves("after twelve hours who came by a link is shown nothing more")


def two_screens_are_not_paired_by_one_code(site, browser):
    """A code is of the screen that asked for it, and good once."""
    # In browsers of their own: a store is what tells two screens apart.
    others = Browser()
    try:
        one, two = browser.tab(address(site, "/wall")), others.tab(address(site, "/wall"))
        first, second = code_on(one), code_on(two)
        expect(first != second, "two screens show one code: " + first)
        ctl(site, "approve", first, "--name", "wall-noc")
        one.has(".w-app.w-is-live")
        for again in (site.ctl("wall", "approve", first), site.ctl("wall", "approve", first, "--name", "wall-hall")):
            expect(again.returncode != 0 and "no screen shows that code" in again.stderr, "a code is good twice: " + again.stdout + again.stderr)
        expect(code_on(two) == second and two.evaluate("document.querySelector('.w-app') === null"), "the other screen was paired by it")
        taken = site.ctl("wall", "approve", second, "--name", "wall-noc")
        expect(taken.returncode != 0 and "wall-noc" in taken.stderr, "two screens have one name: " + taken.stdout + taken.stderr)
        ctl(site, "approve", second, "--name", "wall-hall")
        two.has(".w-app.w-is-live")
        listed = ctl(site, "list")
        expect("wall-noc" in listed and "wall-hall" in listed, listed)
        # What anybody may read on the screen is not what gets the token.
        expect(site.api("POST", "/wall/claim", {"secret": first}, token=False).status in (400, 404, 410), "a code is as good as its secret")
        for tab in (one, two):
            nothing_went_wrong(tab)
    finally:
        others.close()


def a_page_outlives_an_upgrade(site, browser):
    tab = signed_in(browser, site, "/holds")
    wall = wall_of(browser, site, "wall=fleet")
    tab.wait("/^live/.test(document.querySelector('.strip .live').innerText)", "it is live")
    for one in (tab, wall):
        one.evaluate("window.before = true")
    version = site.ctl("--version").stdout.split()[-1]
    other = re.sub(r"\d+$", lambda last: str((int(last.group()) + 1) % 10), version)
    expect(len(other) == len(version), version)
    # The same program with another version written into it.
    folder = os.path.join(site.folder, "upgraded")
    os.mkdir(folder)
    with open(os.path.join(site.programs, "holdpointd"), "rb") as file:
        content = file.read()
    expect(content.count(b"\0" + version.encode() + b"\0") > 0, "the version %s is not in holdpointd as it is told" % version)
    with open(os.path.join(folder, "holdpointd"), "wb") as file:
        file.write(content.replace(b"\0" + version.encode() + b"\0", b"\0" + other.encode() + b"\0"))
    os.chmod(file.name, 0o755)
    shutil.copy(os.path.join(site.programs, "holdpointctl"), folder)
    site.stop()
    site.programs = folder
    site.start()
    live = site.live("viewer", "looker")
    live.close()
    tab.says("The backend was upgraded from %s to %s: this page loaded itself again." % (version, other))
    expect(tab.evaluate("window.before === undefined"), "it says so and was not loaded again")
    expect(tab.evaluate("location.pathname") == "/holds", "it is another page")
    wall.wait("window.before === undefined && document.querySelector('.w-place') !== null", "the wall is loaded again")
    proves("a page and a wall load themselves again")
    # Once: what is told is told, and the same version is no reason.
    tab.evaluate("window.before = true")
    site.restart()
    tab.wait("/^live/.test(document.querySelector('.strip .live').innerText)", "it is live again")
    expect(tab.evaluate("window.before === true"), "it was loaded again without a reason")
    tab.call("Page.reload")
    tab.wait("document.querySelector('.app') !== null", "it is there")
    expect("upgraded" not in tab.text(), "it tells it twice")


# For everybody.

PAGES = ("/fleet", "/holds", "/power", "/calendar", "/incidents", "/alarms")


def pages_of(site):
    live = site.live("viewer", "looker")
    machine = sorted(live.view("fleet"))[0]
    live.close()
    return (*PAGES, "/m/" + machine)


def pages_can_be_used_by_everybody(site, browser):
    """Names, landmarks, headings and contrast, in each theme."""
    at = record_of(site, datetime.timedelta(minutes=2))
    paths = pages_of(site)
    tab = browser.tab(address(site))
    tab.says("Token of a viewer")
    found = ["sign-in: " + fault for fault in faults_of(tab)]
    tab = signed_in(browser, site)
    for theme in ({"prefers_color_scheme": "light"}, {"prefers_color_scheme": "dark"}, {"prefers_contrast": "more"}):
        tab.media(**theme)
        for path in (*paths, "/fleet?at=" + written(at)):
            tab.go(address(site, path))
            tab.wait("document.querySelector('.page') !== null && /^(live|slow)/.test(document.querySelector('.strip .live').innerText)", "it shows " + path)
            tab.wait("!document.querySelector('.bones:not([hidden])') || [...document.querySelectorAll('.bones')].every(one => one.offsetParent === null)", "it has loaded " + path)
            found += ["%s %s: %s" % (" ".join(theme.values()), path, fault) for fault in faults_of(tab)]
    expect(not found, "\n".join(sorted(set(found))))
    nothing_went_wrong(tab)


def axe_finds_nothing(site, browser):
    """Every rule of WCAG 2.2 A and AA that axe-core has, and what it calls best practice."""
    made = subprocess.run([os.path.join(here, "..", "..", "support", "npm_file.sh"), "axe-core@4.10.3", "axe.min.js"], capture_output=True, text=True, check=False)
    if made.returncode == 77:
        raise NotHere(made.stderr.strip())
    expect(made.returncode == 0, made.stderr)
    with open(made.stdout.strip()) as file:
        axe = file.read()
    found = []

    def judge(tab, what):
        tab.evaluate(axe + "; true")
        told = tab.evaluate("""axe.run(document, {runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}).then(result =>
                ({faults: result.violations.map(one => `${one.id}: ${one.help} (${one.nodes.length}): ${one.nodes[0].html.slice(0, 160)}`), passed: result.passes.length}))""")
        expect(told["passed"] > 5, "%s: axe judged nothing" % what)
        found.extend("%s: %s" % (what, fault) for fault in told["faults"])

    at = record_of(site, datetime.timedelta(minutes=2))
    paths = pages_of(site)
    tab = browser.tab(address(site))
    tab.says("Token of a viewer")
    judge(tab, "sign-in")
    tab = signed_in(browser, site)
    for scheme, height in (("light", 900), ("dark", 400)): # every page scrolls in the second
        tab.media(prefers_color_scheme=scheme)
        tab.resize(1280, height)
        for path in (*paths, "/holds?at=" + written(at), "/m/openshift-machine-api/x%20y"):
            tab.go(address(site, path))
            tab.wait("document.querySelector('.page') !== null && /^(live|slow)/.test(document.querySelector('.strip .live').innerText)", "it shows " + path)
            tab.wait("![...document.querySelectorAll('.bones')].some(one => one.offsetParent !== null)", "it has loaded " + path)
            # Whether axe wants it depends on what the page has to press just now.
            tab.wait("(main => (main.tabIndex === 0) === (main.scrollHeight > main.clientHeight))(document.querySelector('main'))", "keys reach what scrolls at " + path)
            judge(tab, "%s %s" % (scheme, path))
    wall = browser.tab(address(site, "/wall"))
    code_on(wall)
    judge(wall, "pairing")
    wall = wall_of(browser, site, "wall=fleet")
    judge(wall, "wall")
    expect(not found, "\n".join(sorted(set(found))))


def pages_fit_small_screens(site, browser):
    """320 pixels: nothing lies beside the screen, and what is touched is large enough."""
    tab = signed_in(browser, site)
    for width in (320, 390, 768):
        tab.resize(width, 720)
        for path in pages_of(site):
            tab.go(address(site, path))
            tab.wait("document.querySelector('.page') !== null && /^(live|slow)/.test(document.querySelector('.strip .live').innerText)", "it shows " + path)
            tab.wait("document.querySelector('.scrubber:not([hidden])') !== null", "the record is there")
            wide = tab.evaluate("[document.documentElement.scrollWidth, document.querySelector('main').scrollWidth - document.querySelector('main').clientWidth]")
            expect(wide[0] <= width, "%s is %d wide at %d" % (path, wide[0], width))
            expect(wide[1] <= 0, "%s is scrolled sideways at %d: %d" % (path, width, wide[1]))
            track = tab.box(SLIDER)
            expect(track["x"] >= 0 and track["x"] + track["width"] <= width and track["height"] >= 24, "%s at %d: the bar of the record is at %s" % (path, width, track))
            small = tab.evaluate("[...document.querySelectorAll('.scrubber button, .scrubber select')].filter(one => one.offsetParent !== null && one.getBoundingClientRect().height < 24).length")
            expect(small == 0, "what is touched is too small")
    nothing_went_wrong(tab)


# In the lab of Cluster API: what a person reads of each machine that waits.
WAITS = (("prod-md-0-x7kqp", "prod", "Waiting at preDrain for longhorn-node-eviction (owner storage-team)."),
         ("prod-md-0-b4tzn", "prod", "Waiting at preTerminate for linstor-wait-for-complete-evacuation (owner piraeus-operator)."),
         ("prod-batch-9wlmc", "prod", "is refused by budget ledger (needs 1, has 1)."),
         ("prod-batch-h2dvs", "prod", "Volume shop/orders-db-0 is still attached to Node prod-batch-h2dvs."),
         ("stage-control-plane-4jv8r", "stage", "Control plane stage keeps it: without it only 1 of 2 etcd members are healthy."),
         ("stage-md-0-k8wfz", "stage", "Paused by the annotation cluster.x-k8s.io/paused, so nothing happens to the machine."),
         ("metal-md-0-n5cvt", "metal", "Host r1-u05 is being deprovisioned."))


def machines_of_cluster_api_are_seen(site, browser):
    tab = signed_in(browser, site)
    for machine, cluster, sentence in WAITS:
        tab.go(address(site, "/m/fleet/" + machine))
        tab.says(sentence)
        tab.wait("[...document.querySelectorAll('.places .mono')].some(one => one.textContent === '%s')" % cluster, "it says of which cluster it is")
    proves("the page of a machine says why it waits, and whose it is")
    tab.go(address(site, "/holds"))
    for machine, _, _ in WAITS:
        tab.wait("document.querySelector('.grid-holds').textContent.includes('%s')" % machine, "it has the hold of " + machine)
    proves("the page of the holds has all of them")
    wall = wall_of(browser, site, "wall=holds")
    for _, _, sentence in WAITS:
        # No name is broken at its hyphens there.
        wall.wait("document.body.innerText.replace(/\u2060/g, '').includes(%s)" % json.dumps(sentence), "it says '%s'" % sentence)
    nothing_went_wrong(wall)
    proves("a wall says what holds them")
    nothing_went_wrong(tab)


def clusters_are_chosen(site, browser):
    tab = signed_in(browser, site)
    said = "[...document.querySelectorAll('.clusters option')].map(one => one.textContent)"
    tab.wait("%s.some(one => /^prod \u00b7 \\d+ machines \u00b7 \\d+ holding \u00b7 3 overdue$/.test(one))" % said, "it says how many machines wait in a cluster")
    expect(sorted(one.split(" ")[0] for one in tab.evaluate(said)) == ["All", "metal", "prod", "stage"], tab.evaluate(said))
    proves("each cluster is named with what holds in it")
    tab.evaluate("(() => { const all = document.querySelector('.clusters'); all.value = 'stage'; all.dispatchEvent(new Event('change')); })()")
    tab.wait("(rows => rows.length === 8 && rows.every(one => one.textContent === 'stage'))([...document.querySelectorAll('.grid-fleet .grid-body .grid-row:not([hidden]) .c-cluster')])",
             "it shows the machines of that cluster and no other")
    tab.says("8 of ")
    tab.focus(".matrix-field")
    tab.key("g")
    tab.says("Grouped by cluster")
    nothing_went_wrong(tab)


CASES = {
    machines_of_cluster_api_are_seen: {"lab": "capi"}, clusters_are_chosen: {"lab": "capi"},
    a_viewer_signs_in: {}, a_link_opens_once: {}, a_hold_is_followed_live: {"lab": 3}, what_did_not_change_is_not_drawn_anew: {"lab": 3},
    a_permalink_shows_its_instant: {"more": ("--time-scale", "60")},
    the_record_is_gone_over: {"more": ("--time-scale", "60")}, the_past_is_played: {"more": ("--time-scale", "60")},
    a_machine_is_seen_over_its_life: {"more": ("--time-scale", "60")}, a_wall_is_paired_and_rotates: {"lab": 3}, a_wall_tells_when_nothing_comes: {},
    a_revoked_token_shows_nothing_more: {}, a_revoked_wall_asks_again: {}, what_leads_nowhere_says_so: {}, a_denied_screen_gets_another_code: {},
    what_expired_says_so: {"world": Stepped}, two_screens_are_not_paired_by_one_code: {},
    a_page_outlives_an_upgrade: {}, axe_finds_nothing: {"more": ("--time-scale", "60")}, pages_can_be_used_by_everybody: {"more": ("--time-scale", "60")}, pages_fit_small_screens: {}
}


def played(site, case):
    """In a browser of its own."""
    browser = None
    try:
        browser = Browser()
        case(site, browser)
    except (Failure, Missing, table.Failure, sites.Failure) as fault:
        said = [one for tab in (browser.tabs if browser else []) for one in tab.said]
        raise Failure("\n".join(["%s: %s" % (case.__name__, fault), *said])) from fault
    finally:
        if browser:
            browser.close()
    proves(case.__name__.replace("_", " "))


def main(programs, world, names):
    cases = {one.__name__: one for one in CASES}
    for name in names:
        if name not in cases:
            sys.exit("web.py: no case '%s'; there are %s" % (name, ", ".join(cases)))
    wanted = CASES[cases[names[0]]] if world is Lab else {}
    site = None
    try:
        site = wanted.get("world", world)(programs, wanted.get("lab", 0), *wanted.get("more", ()))
        for name in names:
            played(site, cases[name])
    except NotHere as fault:
        print("skipped: %s" % fault)
        sys.exit(77)
    except (Failure, table.Failure, sites.Failure) as fault:
        sys.exit("FAILED %s" % fault)
    finally:
        if site:
            if site.alive():
                site.process.send_signal(signal.SIGCONT)
            site.close()


if __name__ == "__main__":
    if len(sys.argv) == 3:
        main(sys.argv[1], Lab, sys.argv[2:])
    elif len(sys.argv) > 3 and sys.argv[2] == "--apiserver":
        main(sys.argv[1], Cluster, sys.argv[3:])
    else:
        sys.exit(__doc__)
