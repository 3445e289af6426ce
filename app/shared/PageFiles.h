// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/StaticFiles.h"

#include <span>

namespace hp::app {

/// The web page as `ui/web/build.sh` made it; its bytes are built into the program.
[[nodiscard]] std::span<const http::StaticFile> pageFiles();

} // namespace hp::app
