# SPDX-License-Identifier: Apache-2.0
"""kopf: a whole operator, run by `kopf run`, seen through what it does to objects."""

MODULES = ["behaviours"]
