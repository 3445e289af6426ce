// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace hp::app {

/// The memory that this process may have by its cgroup or one above it, of either version: the
/// least of them in bytes. Nothing when none has a limit, or it cannot be read. Files are looked
/// for below `root`.
[[nodiscard]] std::optional<std::size_t> memoryLimit(const std::string &root);

/// What a list of a cluster may take: `most`, and of a memory limit a quarter. A list stands beside
/// the copy whose place it takes, and other kinds beside both.
[[nodiscard]] std::size_t listBytesWithinMemory(std::size_t most, const std::string &root = {});

} // namespace hp::app
