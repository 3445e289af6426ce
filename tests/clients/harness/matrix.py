# SPDX-License-Identifier: Apache-2.0
"""Which client proved what: printed, and kept in docs/api-behaviours.md."""

import json
import os

from harness import table, verdict

SKIPPED = 77  # what CTest takes for "skipped"
DOCUMENT = os.path.join(verdict.REPOSITORY, "docs", "api-behaviours.md")

HEAD = """<!-- SPDX-License-Identifier: Apache-2.0 -->
<!-- Written by tests/clients/run.py matrix --write; a test checks that it is current. -->
# What real clients can rely on

Every row is proved by each client that is marked, in every run of the tests, and the same proofs run
against a real kube-apiserver. ✓ means that both servers show the same, △ that they differ as
[api-differences.md](api-differences.md) says.

The clients: {clients}.

"""


def read_results(folder):
    found = {}
    for client in table.CLIENTS:
        path = os.path.join(folder, client + ".json")
        if os.path.exists(path):
            with open(path) as text:
                found[client] = json.load(text)
    return found


def mark(row, client, named):
    if client not in row.clients:
        return ""
    return "△" if row.id in named else "✓"


def document(rows, named):
    lines = [HEAD.format(clients="; ".join("`%s`, %s" % item for item in table.CLIENTS.items()))]
    lines.append("| behaviour | " + " | ".join(table.CLIENTS) + " | what is proved |\n")
    lines.append("| --- |" + " --- |" * len(table.CLIENTS) + " --- |\n")
    for row in rows.values():
        cells = " | ".join(mark(row, client, named) for client in table.CLIENTS)
        lines.append("| `%s` | %s | %s |\n" % (row.id, cells, row.sentence.replace("|", "\\|")))
    return "".join(lines)


def check(folder, write):
    """Prints the matrix; gives the exit code: 1 for anything out of date, SKIPPED where a client did not run."""
    rows, results, problems = table.read_table(), read_results(folder), []
    named = verdict.named_differences()
    absent = [client for client in table.CLIENTS if client not in results]
    shown = {True: "yes", False: "NO"}
    print("%-36s %s" % ("behaviour", " ".join("%-12s" % client for client in table.CLIENTS)))
    for row in rows.values():
        cells = []
        for client in table.CLIENTS:
            ran = client in row.clients and client in results
            proved = ran and row.id in results[client]["proved"]
            differs = ran and row.id in results[client]["differing"]
            cells.append("%-12s" % ("differs" if differs else shown[proved] if ran else "" if client not in row.clients else "-"))
        print("%-36s %s %s" % (row.id, " ".join(cells), row.sentence))

    for name in named:
        if name not in rows:
            problems.append("docs/api-differences.md names `%s`, which is no behaviour" % name)
        elif all(client in results and results[client]["compared"] for client in rows[name].clients) \
                and not any(name in results[client]["differing"] for client in rows[name].clients):
            problems.append("docs/api-differences.md names `%s`, which is no difference any more" % name)
    for client, result in results.items():
        unproved = [row.id for row in rows.values() if client in row.clients and row.id not in result["proved"]]
        if unproved:
            problems.append("%s did not prove %s" % (client, ", ".join(unproved)))
    if results and not all(result["compared"] for result in results.values()):
        print("NO REAL SERVER ran, so no entry of docs/api-differences.md was checked.")

    text = document(rows, named)
    if write:
        with open(DOCUMENT, "w") as out:
            out.write(text)
    else:
        with open(DOCUMENT) as current:
            if current.read() != text:
                problems.append("docs/api-behaviours.md is out of date: tests/clients/run.py matrix --write renews it")
    for problem in problems:
        print("FAILED  " + problem)
    if absent:
        print("SKIPPED: without results of %s the table is not complete." % ", ".join(absent))
    return 1 if problems else SKIPPED if absent else 0
