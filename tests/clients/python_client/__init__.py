# SPDX-License-Identifier: Apache-2.0
"""python-kubernetes as it comes from PyPI."""

MODULES = ["typed", "custom"]
