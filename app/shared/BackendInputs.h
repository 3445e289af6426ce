// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"
#include "backend/lab/file/LabFile.h"
#include "model/base/Result.h"

#include <cstdint>
#include <optional>
#include <string>

namespace hp::app {

/// Where a person's backend keeps its data when nothing was said.
[[nodiscard]] std::string defaultDataDir();
/// "127.0.0.1:7480", as somebody on this machine can open it.
[[nodiscard]] std::string hostPort(const std::string &address, std::uint16_t port);
/// The lab file that --lab names, read and checked; nullopt without the option.
[[nodiscard]] Result<std::optional<lab::LabFile>> readLab(const std::string &name);

} // namespace hp::app
