# SPDX-License-Identifier: Apache-2.0
"""A client of /live that keeps the rows of its views and wakes whoever waits for one."""

import json
import os
import queue
import select
import socket
import sys
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "support"))

from harness.expect import PATIENCE
from websocket import Closed, WebSocket


class Live:
    """Views of a running holdpointd, as `who` sees them. Any thread may ask and wait."""

    def __init__(self, server, who="admin"):
        self.socket = WebSocket("wss://%s/live" % server.url.netloc, PATIENCE, server.context, (
            "Sec-WebSocket-Protocol: holdpoint.v1", "Authorization: Bearer " + server.token(who)))
        self.views, self.refused, self.ended = {}, {}, ""
        self.changed = threading.Condition()
        # A connection of TLS is for one thread: frames of others wait until it sends them.
        self.frames, (self.waker, self.woken) = queue.Queue(), socket.socketpair()
        self._send({"op": "hello", "protocol": 1, "client": "tests"})
        threading.Thread(target=self._follow, daemon=True).start()

    def open(self, view):
        """Its rows are in `views` from when its snapshot came; of a view that is refused, why is in `refused`."""
        self._send({"op": "subscribe", "id": view, "view": view})

    def close_view(self, view):
        self._send({"op": "unsubscribe", "id": view})

    def until(self, look, patience):
        """Looks again after every change until the answer is true, and gives it; after `patience` seconds the last one."""
        deadline = time.monotonic() + patience
        with self.changed:
            while True:
                answer = look(self.views)
                left = deadline - time.monotonic()
                if answer or self.ended or left <= 0:
                    return answer
                self.changed.wait(left)

    def close(self):
        self.socket.close()

    def _send(self, frame):
        self.frames.put(json.dumps(frame))
        self.waker.send(b"1")

    def _follow(self):
        while not self.ended:
            try:
                if not self.socket.buffer and not self.socket.socket.pending():
                    readable, _, _ = select.select([self.socket.socket, self.woken], [], [], PATIENCE)
                    if self.woken in readable:
                        self.woken.recv(1)
                        self.socket.send(self.frames.get())
                        continue
                frame = json.loads(self.socket.receive())
                if frame["op"] == "ping":
                    self._send({"op": "pong"})
            except (Closed, OSError) as end:
                frame = {"op": "goodbye", "reason": str(end)}
            with self.changed:
                self._take(frame)
                self.changed.notify_all()

    def _take(self, frame):
        if frame["op"] == "snapshot":
            self.views[frame["id"]] = frame["rows"]
        elif frame["op"] == "delta" and frame["id"] in self.views:
            for key in frame["remove"]:
                self.views[frame["id"]].pop(key, None)
            self.views[frame["id"]].update(frame["set"])
        elif frame["op"] == "error" and "id" in frame:
            self.refused[frame["id"]] = frame["message"]
        elif frame["op"] == "goodbye":
            self.ended = frame["reason"]
