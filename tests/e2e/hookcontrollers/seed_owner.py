# SPDX-License-Identifier: Apache-2.0
"""One of the hook owners that the seeds name, with kopf: HOOK_POINT, HOOK_NAME, HOOK_OWNER in the environment.

It does what the example of docs/hook-controllers/python does, with the very functions of that example (EXAMPLE is its
path): it reports its own condition and takes exactly its own hook off. Only its job is another: the annotation
example.com/<hook> of the machine says how that went, `done` or `failed: why`; without it the work is under way.
"""

import importlib.util
import os

import kopf
import kubernetes

POINT, NAME, OWNER = (os.environ["HOOK_" + part] for part in ("POINT", "NAME", "OWNER"))


def load_example():
    """The module without its handlers: they would be those of another owner."""
    ours = kopf.get_default_registry()
    kopf.set_default_registry(kopf.OperatorRegistry())
    spec = importlib.util.spec_from_file_location("quorum_guard", os.environ["EXAMPLE"])
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    kopf.set_default_registry(ours)
    module.POINT, module.HOOK = POINT, {"name": NAME, "owner": OWNER}
    module.CONDITION = POINT[0].upper() + POINT[1:] + NAME + "Succeeded"
    return module


example = load_example()


def is_our_turn(machine):
    """preDrain owners work when the deletion begins, preTerminate owners when the node is drained."""
    if not example.waits_for_us(machine):
        return False
    drained = any(c["type"] == "Drained" and c["status"] == "True" for c in machine.get("status", {}).get("conditions", []))
    return POINT == "preDrain" or drained


def act(api, machine, logger):
    said = machine["metadata"].get("annotations", {}).get("example.com/" + NAME, "")
    if said.startswith("failed: "):
        example.report(api, machine, "False", NAME + "Failed", said.removeprefix("failed: "))
        logger.info("%s %s", NAME, said)
    elif said == "done":
        example.report(api, machine, "True")
        if not example.release(api, machine):
            raise kubernetes.client.ApiException(409)
        logger.info("%s is done", NAME)


@kopf.on.event(example.GROUP, example.VERSION, example.PLURAL)
def look(name, namespace, logger, **_):
    api = kubernetes.client.CustomObjectsApi()
    for _ in range(20):
        try:
            machine = api.get_namespaced_custom_object(
                example.GROUP, example.VERSION, namespace, example.PLURAL, name, _request_timeout=30)
            if is_our_turn(machine):
                act(api, machine, logger)
            return
        except kubernetes.client.ApiException as refusal:
            # Others write, too. What they changed is read again; a machine that is gone needs nobody any more.
            if refusal.status == 404:
                return
            if refusal.status not in (409, 422):
                raise
    logger.error("%s: somebody else is always faster", name)


@kopf.on.startup()
def start(settings, **_):
    kubernetes.config.load_config()
    settings.posting.enabled = False
