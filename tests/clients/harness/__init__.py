# SPDX-License-Identifier: Apache-2.0
"""What every client of the behaviour table shares: the servers, the table, the verdict."""
