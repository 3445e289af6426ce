# SPDX-License-Identifier: Apache-2.0
"""A client of WebSockets (RFC 6455): text messages in both directions, over plain TCP as a browser's tools, or over TLS."""

import base64
import os
import socket
import struct
import urllib.parse


class Closed(Exception):
    """The other side ended it."""


class WebSocket:
    """One connection; one thread sends and one receives. Whatever takes longer than `patience` seconds is a socket.timeout.

    `trust` is the context of TLS, `headers` are lines of the request that asks for it.
    """

    def __init__(self, url, patience, trust=None, headers=()):
        place = urllib.parse.urlparse(url)
        self.socket = socket.create_connection((place.hostname, place.port), patience)
        if trust:
            self.socket = trust.wrap_socket(self.socket, server_hostname=place.hostname)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(("GET %s HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: %s\r\n"
                             "Sec-WebSocket-Version: 13\r\n%s\r\n" % (place.path, place.netloc, key,
                                                                        "".join(line + "\r\n" for line in headers))).encode())
        head = self._until(b"\r\n\r\n")
        if head.split()[1] != b"101":
            raise Closed(head.decode("latin-1"))

    def send(self, text):
        data = text.encode()
        self._frame(0x1, data)

    def receive(self):
        """The next message; what it came in and pings in between are seen to here."""
        message = b""
        while True:
            first, second = self._exactly(2)
            size = second & 0x7F
            if size == 126:
                size, = struct.unpack("!H", self._exactly(2))
            elif size == 127:
                size, = struct.unpack("!Q", self._exactly(8))
            data = self._exactly(size)
            kind = first & 0x0F
            if kind == 0x8:
                raise Closed("the other side closed it")
            if kind == 0x9:
                self._frame(0xA, data)
            elif kind in (0x0, 0x1):
                message += data
                if first & 0x80:
                    return message.decode()

    def close(self):
        self.socket.close()

    def _frame(self, kind, data):
        size = len(data)
        head = bytes([0x80 | kind])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += b"\xfe" + struct.pack("!H", size)
        else:
            head += b"\xff" + struct.pack("!Q", size)
        # A mask of zeros: it keeps proxies from being misled, and there is none here.
        self.socket.sendall(head + b"\0\0\0\0" + data)

    def _more(self):
        piece = self.socket.recv(1 << 16)
        if not piece:
            raise Closed("the connection ended")
        self.buffer += piece

    def _until(self, end):
        while end not in self.buffer:
            self._more()
        head, _, self.buffer = self.buffer.partition(end)
        return head

    def _exactly(self, count):
        while len(self.buffer) < count:
            self._more()
        found, self.buffer = self.buffer[:count], self.buffer[count:]
        return found
