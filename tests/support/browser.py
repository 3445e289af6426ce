# SPDX-License-Identifier: Apache-2.0
"""A Chromium without a window, used over its own protocol (https://chromedevtools.github.io/devtools-protocol/).

Nothing here sleeps for a time: what a test waits for is asked for until it is there, with PATIENCE as the deadline.
"""

import base64
import contextlib
import json
import os
import shutil
import subprocess
import tempfile
import time
import urllib.request

from websocket import Closed, WebSocket

PATIENCE = 300  # seconds; it decides nothing when all is well
FLAGS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--ignore-certificate-errors", "--hide-scrollbars", "--mute-audio",
         # A page that nobody looks at is one that is tested: its timers go on.
         "--disable-background-timer-throttling", "--disable-renderer-backgrounding", "--disable-backgrounding-occluded-windows",
         "--remote-debugging-port=0")
KEYS = {" ": (" ", "Space", 32), "Escape": ("Escape", "Escape", 27), "Enter": ("Enter", "Enter", 13), "Tab": ("Tab", "Tab", 9),
        "ArrowLeft": ("ArrowLeft", "ArrowLeft", 37), "ArrowUp": ("ArrowUp", "ArrowUp", 38), "ArrowRight": ("ArrowRight", "ArrowRight", 39),
        "ArrowDown": ("ArrowDown", "ArrowDown", 40), "Home": ("Home", "Home", 36), "End": ("End", "End", 35),
        "PageUp": ("PageUp", "PageUp", 33), "PageDown": ("PageDown", "PageDown", 34)}
SHIFT = 8


class Missing(Exception):
    """What the test needs is not on this machine."""


class Failure(Exception):
    """The page is not as it should be."""


def program():
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        found = shutil.which(os.environ.get("HOLDPOINT_BROWSER", name))
        if found:
            return found
    raise Missing("There is no Chromium here. Install it: apt-get install chromium (or installer/dev/setup.sh real), or name one in HOLDPOINT_BROWSER.")


class Tab:
    """One page of it."""

    def __init__(self, target):
        self.target = target
        self.socket = WebSocket(target["webSocketDebuggerUrl"], PATIENCE)
        self.number = 0
        self.said = []  # what it wrote to its console, and what went wrong in it
        self.call("Page.enable")
        self.call("Runtime.enable")
        self.call("Log.enable")

    def call(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.receive())
            self._note(answer)
            if answer.get("id") != self.number:
                continue
            if "error" in answer:
                raise Failure("%s: %s" % (method, answer["error"].get("message")))
            return answer["result"]

    def _note(self, event):
        parameters = event.get("params", {})
        if event.get("method") == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.said.append("exception: %s" % (details.get("exception", {}).get("description") or details.get("text")))
        elif event.get("method") == "Log.entryAdded" and parameters["entry"]["level"] == "error" and parameters["entry"]["source"] in ("security", "javascript"):
            self.said.append("%s: %s" % (parameters["entry"]["source"], parameters["entry"]["text"]))

    def evaluate(self, expression):
        """The value of an expression in the page; a page that is being loaded has none."""
        try:
            answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        except Failure:
            return None
        if "exceptionDetails" in answer:
            raise Failure("%s: %s" % (expression, answer["exceptionDetails"].get("exception", {}).get("description")))
        return answer["result"].get("value")

    def wait(self, expression, why):
        """Until it is true in the page; gives its value."""
        deadline = time.monotonic() + PATIENCE
        while True:
            value = self.evaluate(expression)
            if value:
                return value
            if time.monotonic() > deadline:
                raise Failure("%s: it never came. The page at %s says:\n%s" % (why, self.evaluate("location.href"), self.text()))
            time.sleep(0.02)

    def says(self, text):
        """Until it shows that text."""
        return self.wait("document.body !== null && document.body.innerText.includes(%s)" % json.dumps(text), "it says '%s'" % text)

    def text(self):
        return self.evaluate("document.body ? document.body.innerText : ''") or ""

    def has(self, selector):
        return self.wait("document.querySelector(%s) !== null" % json.dumps(selector), "it has " + selector)

    def go(self, url):
        self.call("Page.navigate", url=url)
        self.wait("document.readyState === 'complete'", "it loads")

    def click(self, selector):
        self.has(selector)
        self.evaluate("document.querySelector(%s).click()" % json.dumps(selector))

    def focus(self, selector):
        self.has(selector)
        self.evaluate("document.querySelector(%s).focus()" % json.dumps(selector))

    def type(self, text):
        self.call("Input.insertText", text=text)

    def key(self, key, shift=False):
        name, code, number = KEYS.get(key) or (key, "Key" + key.upper(), ord(key.upper()))
        about = {"key": name, "code": code, "windowsVirtualKeyCode": number, "modifiers": SHIFT if shift else 0}
        self.call("Input.dispatchKeyEvent", type="keyDown", **about, **({"text": "\r" if key == "Enter" else name} if len(name) == 1 or key == "Enter" else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **about)

    def mouse(self, kind, x, y):
        self.call("Input.dispatchMouseEvent", type="mouse" + kind, x=x, y=y, button="left", buttons=0 if kind == "Released" else 1, clickCount=1)

    def box(self, selector):
        self.has(selector)
        return self.evaluate("(box => ({x: box.x, y: box.y, width: box.width, height: box.height}))(document.querySelector(%s).getBoundingClientRect())" % json.dumps(selector))

    def resize(self, width, height, scale=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def media(self, **features):
        """prefers_color_scheme="dark" and the like."""
        self.call("Emulation.setEmulatedMedia", features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def picture(self, path):
        shot = self.call("Page.captureScreenshot", format="png")
        with open(path, "wb") as file:
            file.write(base64.b64decode(shot["data"]))

    def close(self):
        self.socket.close()


class Browser:
    """A Chromium of its own, with nothing kept from another one. `more` and `without` are flags."""

    def __init__(self, *more, without=(), environment=None):
        self.folder = tempfile.mkdtemp(prefix="browser")
        self.tabs = []
        self.log = open(os.path.join(self.folder, "log"), "w")
        self.process = subprocess.Popen([program(), *(flag for flag in FLAGS if flag not in without), *more, "--user-data-dir=" + os.path.join(self.folder, "data"), "about:blank"],
                                        stdout=self.log, stderr=self.log, env=environment)
        try:
            self.port = self._port()
        except BaseException:
            self.close()
            raise

    def _port(self):
        place = os.path.join(self.folder, "data", "DevToolsActivePort")
        deadline = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError, ValueError, IndexError):
                with open(place) as file:
                    return int(file.read().split("\n")[0])
            if self.process.poll() is not None or time.monotonic() > deadline:
                with open(self.log.name) as said:
                    raise Failure("Chromium did not start: " + said.read()[-2000:])
            time.sleep(0.02)

    def _ask(self, path, method="GET"):
        with urllib.request.urlopen(urllib.request.Request("http://127.0.0.1:%d%s" % (self.port, path), method=method), timeout=PATIENCE) as answer:
            return json.load(answer)

    def tab(self, url="about:blank"):
        tab = Tab(self._ask("/json/new?about:blank", "PUT"))
        self.tabs.append(tab)
        if url != "about:blank":
            tab.go(url)
        return tab

    def close(self):
        for tab in self.tabs:
            tab.close()
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


__all__ = ["Browser", "Closed", "Failure", "Missing", "PATIENCE", "Tab"]
