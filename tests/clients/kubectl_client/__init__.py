# SPDX-License-Identifier: Apache-2.0
"""kubectl, the real program. The modules run in this order; later ones use what earlier ones made."""

MODULES = ["discovery", "reading", "writing", "applying", "deleting", "nodes", "rights"]
