# SPDX-License-Identifier: Apache-2.0
"""Reads the table with a tree in its first column that `clusterctl describe cluster` prints."""

import re

from harness.expect import Failure

MARK = "!! DELETED !! "


class Row:
    """An object, or a group of Machines, with what stands beside it and with its conditions, if they are shown."""

    def __init__(self, text, depth, parent, cells):
        self.depth, self.parent, self.cells, self.conditions = depth, parent, cells, {}
        self.deleted = text.startswith(MARK)
        named = re.fullmatch(r"(\w+) \S+/([^,]+)(?:, (\S+))?", text[len(MARK) if self.deleted else 0:])
        self.kind, self.name, self.version = named.groups() if named else ("", text, None)
        group = re.fullmatch(r"(\d+) Machines\.\.\.", text)
        self.count = int(group.group(1)) if group else 0

    def above(self, *kinds):
        """The nearest row above of one of these kinds."""
        row = self.parent
        while row and row.kind not in kinds:
            row = row.parent
        return row


def columns_of(header, names):
    starts, at = [], 0
    for name in names:
        at = header.find(name, at)
        if at < 0:
            raise Failure("no column %s in: %s" % (name, header))
        starts.append(at)
        at += len(name)
    return starts


def read(text, names):
    """The rows in their order. Lines that go on with a message and rows of conditions belong to the object above."""
    lines = text.splitlines()
    starts = columns_of(lines[0], names)
    rows, path = [], []
    for line in lines[1:]:
        cells = [line[start:end].strip() for start, end in zip(starts, starts[1:] + [None])]
        branches, what = re.match(r"((?:│ |  |├─|└─)*)(.*)", line[:starts[1]].rstrip()).groups()
        depth = len(branches) // 2
        if not what or what == "│":
            continue
        if rows and depth > rows[-1].depth + 1:
            rows[-1].conditions[what] = dict(zip(names[1:], cells[1:]))
            continue
        del path[depth:]
        rows.append(Row(what, depth, path[-1] if path else None, dict(zip(names[1:], cells[1:]))))
        path.append(rows[-1])
    return rows
