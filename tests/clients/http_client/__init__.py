# SPDX-License-Identifier: Apache-2.0
"""Bare requests over HTTPS: the wire itself, where every client shows only its own reading of it."""

MODULES = ["refusals"]
