// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <cstdint>
#include <string>

namespace hp::embedded {

/// Marks a SQLite file as a Holdpoint store ("HpSt") in its header.
inline constexpr std::uint32_t storeApplicationId = 0x48705374;
/// The layout of the tables; a file with a newer one belongs to a newer Holdpoint.
inline constexpr std::uint32_t storeLayout = 1;

enum class StoreFileState { Missing, Empty, Ours };

/// Looks at the file's first hundred bytes without opening it as a database, so that a foreign file
/// cannot be changed by looking. Errors say in one sentence what is wrong with which file.
[[nodiscard]] Result<StoreFileState> inspectStoreFile(const std::string &path);
/// Makes an empty file that only its owner can read.
[[nodiscard]] Result<Done> createStoreFile(const std::string &path);

} // namespace hp::embedded
