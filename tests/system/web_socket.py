"""A websocket without a library, as simple as tests need it: text goes out at once, lines come in as they arrive."""
import base64
import os
import socket
import struct

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class WebSocket:
    def __init__(self, host, port, path, patience):
        self.socket = socket.create_connection((host, port), timeout=patience)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.close_code = None
        key = base64.b64encode(os.urandom(16)).decode()
        head = (f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade",
                f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "")
        self.socket.sendall("\r\n".join(head).encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            more = self.socket.recv(65536)
            assert more, f"no websocket: {self.buffer!r}"
            self.buffer += more
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        assert head.startswith(b"HTTP/1.1 101"), head
        self.socket.setblocking(False)

    def fileno(self):
        return self.socket.fileno()

    def close(self):
        self.socket.close()

    def send(self, text):
        self._send(TEXT, text.encode())

    def _send(self, kind, payload):
        size, first = len(payload), 0x80 | kind
        head = struct.pack("!BB", first, 0x80 | size) if size < 126 else struct.pack("!BBH", first, 0xFE, size)
        # These few bytes always fit; a server that has just died no longer accepts them.
        try:
            self.socket.send(head + b"\0\0\0\0" + payload)  # a mask of zeros changes nothing
        except OSError:
            pass

    def receive(self, patience=None):
        """The lines that have arrived, and whether more can come. With patience it waits for the connection's end."""
        lines, is_open = [], True
        self.socket.settimeout(patience or 0)
        try:
            while is_open:
                more = self.socket.recv(1 << 20)
                is_open = bool(more)
                self.buffer += more
                self._frames(lines)
        except BlockingIOError:
            pass
        except ConnectionError:
            is_open = False
        return lines, is_open

    def _frames(self, lines):
        while len(self.buffer) >= 2:
            kind, size, start = self.buffer[0] & 15, self.buffer[1], 2
            if size >= 126:
                start = 4 if size == 126 else 10
                if len(self.buffer) < start:
                    return
                size = int.from_bytes(self.buffer[2:start], "big")
            if len(self.buffer) < start + size:
                return
            payload, self.buffer = self.buffer[start:start + size], self.buffer[start + size:]
            if kind == TEXT:
                lines.extend(payload.split(b"\n"))
            elif kind == CLOSE:
                self.close_code = int.from_bytes(payload[:2], "big")
                self._send(CLOSE, payload[:2])
            elif kind == PING:
                self._send(PONG, payload)
