# SPDX-License-Identifier: Apache-2.0
"""What the attacks of several tables are made of: objects of the demo, overrides, the audit, secrets that must not be told."""

from table import expect
from target import until

NAMESPACE = "openshift-machine-api"
MACHINES = "/apis/machine.openshift.io/v1beta1/namespaces/%s/machines" % NAMESPACE
HOSTS = "/apis/metal3.io/v1alpha1/namespaces/%s/baremetalhosts" % NAMESPACE
SECRETS = "/api/v1/namespaces/%s/secrets" % NAMESPACE
MASTER, WORKER, HOST = "fra1-master-0", "fra1-worker-eu-central-1a-kx7fd", "fra1-r11-u20"
SPARE = "fra1-r12-u27"  # no machine, no node: nothing about it changes
DETACH = {"action": "detach", "host": NAMESPACE + "/" + SPARE}
DETACHED = "baremetalhost.metal3.io/detached"
MERGE = "application/merge-patch+json"
WHY = "the owner is dead, OPS-42"
# What is told of it, and what is not.
MARK, HUSH = "OPS-7742", "hush"
SAID = (MARK + " Authorization: Bearer hush-1, x-auth-token: hush-2, apikey=hush-3&pwd=hush-4, client_secret: hush-5, "
        "passphrase: hush six and hush seven")


def patch(site, path, body, token):
    return site.api("PATCH", path, body, token=token, kind=MERGE)


def annotations(**values):
    return {"metadata": {"annotations": values}}


def is_for_later(answer, *ids):
    """It was refused for the time being: too much was asked, or in these words of the product."""
    return answer is not None and (answer.get("said") or {}).get("id") in ("asksTooMuchAtOnce", *ids)


def in_turn(client, command, *ids, **arguments):
    """The answer to a command that is sent again for as long as it is refused for the time being. Who asks in a loop uses
    up what an identity may ask, and gets its next turn in that loop."""

    def answered():
        answer = client.command(command, **arguments)
        return None if is_for_later(answer, *ids) else (answer,)

    return until(answered, "it is the turn of " + command)[0]


def override(site, user, request):
    """Somebody's preview that can be committed to: the client and the row."""
    client = site.live("operator", user)
    expect(client.wait_for("welcome", "goodbye")["op"] == "welcome", "no welcome")
    id = in_turn(client, "override.preview", **request)["result"]["id"]
    found = until(lambda: client.view("overrides").get(id), "the preview is there")
    return client, found


def commits(client, found, **more):
    """As soon as the backend takes the digits for read; alone where two are asked for, unless `more` says otherwise."""
    arguments = {"id": found["id"], "digest": found["digest"], "reason": WHY, "name": found.get("nameToType", ""),
                 "confirm": found["digits"], "breakGlass": found["gates"]["secondPerson"], **more}
    answer = in_turn(client, "override.commit", "confirmedTooEarly", **arguments)
    expect(answer.get("outcome") == "observed", str(answer)[:300])
    return answer["result"]


def state(site, id):
    client = site.live("admin")
    client.wait_for("welcome")
    found = client.view("overrides").get(id, {})
    client.close()
    return found


def audit(site, *words):
    return site.ctl("audit", *words)


def keeps_secrets(where, text):
    """Fails with the name of the place: a message with the secret in it would be another leak."""
    found = text.find(HUSH)
    expect(found < 0, "%s has a secret: …%r" % (where, text[max(0, found - 40):found]))
