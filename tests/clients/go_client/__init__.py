# SPDX-License-Identifier: Apache-2.0
"""A Go program on client-go and controller-runtime; it proves all its rows in one run."""

MODULES = ["rows"]
