// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace hp::app {

/// Sends Qt's messages to stderr, one line each: time (UTC), level, category, text. Messages below
/// `level` (debug, info, warning, error) are dropped. Call once, before the first message.
void setUpLogging(const std::string &level);

} // namespace hp::app
