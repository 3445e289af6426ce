# SPDX-License-Identifier: Apache-2.0
"""The part of a desktop that shows notices: the service org.freedesktop.Notifications on the session's bus."""

import os
import threading

from gi.repository import Gio, GLib

from screen import until

NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
INTERFACE = """<node><interface name='org.freedesktop.Notifications'>
<method name='Notify'>
 <arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/><arg type='s' direction='in'/>
 <arg type='s' direction='in'/><arg type='as' direction='in'/><arg type='a{sv}' direction='in'/><arg type='i' direction='in'/>
 <arg type='u' direction='out'/></method>
<method name='CloseNotification'><arg type='u' direction='in'/></method>
<method name='GetCapabilities'><arg type='as' direction='out'/></method>
<signal name='ActionInvoked'><arg type='u'/><arg type='s'/></signal>
<signal name='NotificationClosed'><arg type='u'/><arg type='u'/></signal>
</interface></node>"""
CLOSED_BY_PERSON, CLOSED_BY_PROGRAM = 2, 3


class Notice:
    def __init__(self, number, title, body, actions, urgency):
        self.number, self.title, self.body, self.actions, self.urgency = number, title, body, actions, urgency

    def __str__(self):
        return "%d '%s': %s" % (self.number, self.title, self.body)


class Notices:
    """Keeps every notice that was shown. What is asked of it runs in a thread of its own, as in a program of its own."""

    def __init__(self):
        self.shown, self.open, self.last = [], {}, 0
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.context, self.up = GLib.MainContext.new(), threading.Event()
        self.bus = Gio.DBusConnection.new_for_address_sync(os.environ["DBUS_SESSION_BUS_ADDRESS"], flags, None, None)
        threading.Thread(target=self._serve, daemon=True).start()
        self.up.wait()

    def _serve(self):
        self.context.push_thread_default()
        self.bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], self._answer, None, None)
        self.bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
                           GLib.Variant("(su)", (NAME, 0)), None, 0, 20000)
        self.up.set()
        GLib.MainLoop.new(self.context, False).run()

    def _answer(self, _bus, _sender, _path, _interface, method, words, call):
        if method == "Notify":
            _, replaces, _, title, body, actions, hints, _ = words.unpack()
            self.last += 1
            notice = Notice(replaces or self.last, title, body, actions, hints.get("urgency"))
            self.open[notice.number] = notice
            self.shown.append(notice)
            call.return_value(GLib.Variant("(u)", (notice.number,)))
        elif method == "CloseNotification":
            call.return_value(None)
            self._close(words.unpack()[0], CLOSED_BY_PROGRAM)
        else:
            call.return_value(GLib.Variant("(as)", (["actions", "body"],)))

    def _say(self, signal, words):
        self.bus.emit_signal(None, PATH, NAME, signal, words)
        self.bus.flush_sync()

    def _close(self, number, why):
        if self.open.pop(number, None):
            self._say("NotificationClosed", GLib.Variant("(uu)", (number, why)))

    def about(self, name):
        """Waits for an open notice whose title names it."""
        return until(lambda: next((n for n in list(self.open.values()) if name in n.title), None), "a notice tells of " + name)

    def click(self, notice):
        """As desktops do it: the action, and then the notice is gone."""
        self._say("ActionInvoked", GLib.Variant("(us)", (notice.number, notice.actions[0])))
        self._close(notice.number, CLOSED_BY_PERSON)
