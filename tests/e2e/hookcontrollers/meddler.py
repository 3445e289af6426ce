# SPDX-License-Identifier: Apache-2.0
"""Stands between a controller and the API, passes everything on, and meddles on request.

The faults a controller must survive are rare by nature; here they happen exactly when a test wants them: a watch expires
with 410 Gone, and somebody else changes a machine between a controller's reading and its writing.
"""

import http.client
import http.server
import json
import os
import re
import socket
import ssl
import subprocess
import threading

from world import MACHINES, PATIENCE, expect

HOP = {"connection", "host", "transfer-encoding", "content-length", "keep-alive", "upgrade"}
EXPIRED = {"type": "ERROR", "object": {
    "kind": "Status", "apiVersion": "v1", "metadata": {}, "status": "Failure", "code": 410, "reason": "Expired",
    "message": "too old resource version: 1 (2)"}}


class Watch:
    """A watch that is being passed on: its lines and its end may come from two threads."""

    def __init__(self, of_machines, upstream, out):
        self.of_machines, self.upstream, self.out = of_machines, upstream, out
        self.lock, self.over = threading.Lock(), False

    def send(self, data):
        with self.lock:
            if not self.over:
                self.out.write(b"%x\r\n%s\r\n" % (len(data), data))
                self.out.flush()

    def end(self, last=b""):
        with self.lock:
            if self.over:
                return
            self.over = True
            try:
                if last:
                    self.out.write(b"%x\r\n%s\r\n" % (len(last), last))
                self.out.write(b"0\r\n\r\n")
                self.out.flush()
            except OSError:
                pass  # the client went first
        try:
            self.upstream.shutdown(socket.SHUT_RDWR)  # wakes who waits for its next line
        except OSError:
            pass


class Meddler:
    def __init__(self, backend, folder):
        self.backend = backend
        self.authority = os.path.join(folder, "meddler.crt")
        key = os.path.join(folder, "meddler.key")
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                        "-subj", "/CN=meddler", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2",
                        "-keyout", key, "-out", self.authority], check=True, capture_output=True)
        self.changed = threading.Condition()
        self.watches = []  # those that are open
        self.machine_watches = 0  # that were ever begun
        self.traps = {}  # machine: what to do before the next patch of it
        self.patches = []  # (machine, subresource, body, status)
        self.writes = set()  # (method, content type) on machines

        meddler = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def handle_one_request(self):
                try:
                    super().handle_one_request()
                except OSError:
                    self.close_connection = True  # a client that was killed

            def do_any(self):
                meddler.pass_on(self)

            do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_any

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler, bind_and_activate=True)
        self.server.daemon_threads = True
        self.server.handle_error = lambda *_: None  # broken handshakes of clients that were killed
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.authority, key)
        # The handshake belongs to the connection's thread: nobody waits for a client that does not speak.
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True, do_handshake_on_connect=False)
        self.url = "https://127.0.0.1:%d" % self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    # ---- for the tests --------------------------------------------------------------------------------------

    def before_next_patch(self, machine, action):
        """Calls `action` when the next patch of this machine has come in, before it goes on to the server."""
        with self.changed:
            self.traps[machine] = action

    def expire_watches(self):
        """Ends all watches as a server does whose history was compacted; waits until machines are watched again."""
        with self.changed:
            # Right now a watch may have ended by itself and the next not begun.
            expect(self.changed.wait_for(lambda: any(watch.of_machines for watch in self.watches), PATIENCE),
                   "the controller watches no machines")
            begun, open_now = self.machine_watches, list(self.watches)
        for watch in open_now:
            watch.end(json.dumps(EXPIRED).encode() + b"\n")
        with self.changed:
            expect(self.changed.wait_for(lambda: self.machine_watches > begun, PATIENCE),
                   "the controller did not watch the machines again after 410 Gone")

    def until_watching(self, than):
        """Until machines were watched more than `than` times."""
        with self.changed:
            expect(self.changed.wait_for(lambda: self.machine_watches > than, PATIENCE), "the controller never watched")

    def answers_to_patches(self, machine):
        with self.changed:
            return [status for name, subresource, _, status in self.patches if name == machine and not subresource]

    def until_patched(self, machine):
        """Until a patch of this machine was answered with 200; gives all answers. Others see its effect before it is answered."""
        with self.changed:
            expect(self.changed.wait_for(lambda: self.answers_to_patches(machine)[-1:] == [200], PATIENCE),
                   "the last patch of %s was not accepted: %s" % (machine, self.answers_to_patches(machine)))
            return self.answers_to_patches(machine)

    def stop(self):
        self.server.shutdown()
        self.server.server_close()

    # ---- passing on -----------------------------------------------------------------------------------------

    def pass_on(self, handler):
        body = handler.rfile.read(int(handler.headers.get("Content-Length") or 0))
        found = re.fullmatch(re.escape(MACHINES) + r"/([^/?]+)(?:/(status))?(?:\?.*)?", handler.path)
        if found and handler.command == "PATCH" and not found.group(2):
            with self.changed:
                action = self.traps.pop(found.group(1), None)
            if action:
                action()
        upstream = self.backend.connect(timeout=None)
        headers = {k: v for k, v in handler.headers.items() if k.lower() not in HOP}
        try:
            upstream.request(handler.command, handler.path, body or None, headers)
            line = upstream.sock
            answer = upstream.getresponse()
        except OSError:
            upstream.close()
            return handler.send_error(502)
        if found and handler.command != "GET":
            with self.changed:
                self.patches.append((found.group(1), found.group(2), body, answer.status))
                self.writes.add((handler.command, handler.headers.get("Content-Type")))
                self.changed.notify_all()
        if re.search(r"[?&]watch=(1|t|true)\b", handler.path, re.IGNORECASE) and answer.status == 200:
            self.pass_watch(handler, line, answer)
        else:
            self.pass_answer(handler, answer)
        upstream.close()

    @staticmethod
    def head(handler, answer):
        handler.send_response(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in HOP:
                handler.send_header(name, value)

    def pass_answer(self, handler, answer):
        content = answer.read()
        self.head(handler, answer)
        handler.send_header("Content-Length", str(len(content)))
        handler.end_headers()
        handler.wfile.write(content)

    def pass_watch(self, handler, line, answer):
        self.head(handler, answer)
        handler.send_header("Transfer-Encoding", "chunked")
        handler.end_headers()
        watch = Watch(handler.path.split("?")[0].endswith("/machines"), line, handler.wfile)
        with self.changed:
            self.watches.append(watch)
            self.machine_watches += watch.of_machines
            self.changed.notify_all()
        try:
            for event in answer:
                watch.send(event)
        except (OSError, ValueError, http.client.HTTPException):
            pass  # the client went, or expire_watches() ended it
        finally:
            with self.changed:
                self.watches.remove(watch)
            watch.end()
