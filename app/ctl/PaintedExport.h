// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Exporter.h"

#include <memory>
#include <string>

namespace hp::app {

/// The writer of `pdf` or `png`: what needs Gui, painted with the routine that paints the timeline
/// on screen. Needs a QGuiApplication.
[[nodiscard]] std::unique_ptr<exports::Exporter> painted(const std::string &format,
                                                         exports::Sink &sink);

} // namespace hp::app
