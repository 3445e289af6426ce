# SPDX-License-Identifier: Apache-2.0
"""The typed, the custom and the dynamic API of python-kubernetes on one connection."""

import json
from importlib import metadata

from kubernetes import client, config, dynamic

from harness.expect import expect
from harness.server import NAMESPACE


class Client:
    def __init__(self, name, server, home, programs):
        self.version = metadata.version("kubernetes")
        self.namespace = NAMESPACE
        self.api = config.new_client_from_config(server.config("admin"))
        self.viewer_api = config.new_client_from_config(server.config("viewer"))
        self.core = client.CoreV1Api(self.api)
        self.custom = client.CustomObjectsApi(self.api)
        self.dynamic = dynamic.DynamicClient(self.api, cache_file=home + "/discovery.json")

    def close(self):
        self.api.close()
        self.viewer_api.close()


def refused(call, *arguments, **more):
    """Status and reason of a call that must fail."""
    try:
        call(*arguments, **more)
    except client.ApiException as refusal:
        return refusal.status, json.loads(refusal.body)["reason"]
    expect(False, "%s went through" % call.__name__)
