# SPDX-License-Identifier: Apache-2.0
"""Every way of writing an object, and of losing one."""
