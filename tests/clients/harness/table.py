# SPDX-License-Identifier: Apache-2.0
"""The table of behaviours and the functions that prove its rows.

behaviours.tsv has one line per behaviour: id, clients that prove it, sentence. A function that proves a
row for its client carries @proves("id"). A row without its function, or a function without its row, is
an error of the table, not a skipped test.
"""

import os

FOLDER = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CLIENTS = {  # name in the table -> what it is
    "kubectl-1.20": "Debian 12's kubectl 1.20",
    "kubectl": "a current kubectl",
    "python": "python-kubernetes from PyPI",
    "kopf": "kopf from PyPI",
    "go": "a Go program with controller-runtime and client-go",
    "http": "bare requests, for what no client shows",
}


class Row:
    def __init__(self, identity, clients, sentence):
        self.id, self.clients, self.sentence = identity, clients, sentence


def read_table(path=os.path.join(FOLDER, "behaviours.tsv")):
    """All rows in the order of the file; raises ValueError naming the line that is wrong."""
    rows = {}
    with open(path) as text:
        for number, line in enumerate(text, 1):
            line = line.rstrip("\n")
            if not line or line.startswith("#"):
                continue
            fields = line.split("\t")
            if len(fields) != 3:
                raise ValueError("%s:%d: three fields are wanted, there are %d" % (path, number, len(fields)))
            clients = fields[1].split(",")
            unknown = [client for client in clients if client not in CLIENTS]
            if unknown or fields[0] in rows:
                raise ValueError("%s:%d: %s" % (path, number, "no client %s" % unknown if unknown else "the id is there twice"))
            rows[fields[0]] = Row(fields[0], clients, fields[2])
    return rows


PROOFS = []  # (id, function) in the order in which they run


def proves(identity):
    """Registers the proof of one row for the client whose modules are loaded."""
    def register(function):
        PROOFS.append((identity, function))
        return function
    return register


def proofs_of(client, rows):
    """The registered functions that this client has to run, checked against the table."""
    wanted = [row.id for row in rows.values() if client in row.clients]
    found = [identity for identity, _ in PROOFS]
    twice = {identity for identity in found if found.count(identity) > 1}
    unknown = [identity for identity in found if identity not in rows]
    missing = [identity for identity in wanted if identity not in found]
    if twice or unknown or missing:
        raise ValueError("%s: proved twice: %s; not in the table: %s; without a proof: %s"
                         % (client, sorted(twice), unknown, missing))
    return [(identity, function) for identity, function in PROOFS if identity in wanted]
