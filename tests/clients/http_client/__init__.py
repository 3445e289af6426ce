# SPDX-License-Identifier: Apache-2.0
"""Bare requests over HTTPS: the wire itself, where every client shows only its own reading of it."""

MODULES = ["refusals", "reading", "watching", "objects.writing", "objects.validating", "objects.patching",
           "objects.applying", "objects.defining", "objects.deleting", "objects.collecting", "evicting", "events", "asking", "roles", "lasting"]
