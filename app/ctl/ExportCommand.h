// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/ExportOptions.h"

namespace hp::app {

/// Runs `export`, `bundle`, `incident` and `timeline --bundle`; what it gives is for stdout. With
/// needsGui() a QGuiApplication must be there, else a QCoreApplication.
[[nodiscard]] Result<std::string> runExportCommand(const ExportOptions &options);

} // namespace hp::app
