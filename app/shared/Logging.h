// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace hp::app {

/// Sends Qt's messages to stderr, one line each: time (UTC), level, category, text. Messages below
/// `level` (debug, info, warning, error) are dropped. With `inLab` what is told of the site begins
/// with "[lab]": a BMC that is lost there is played, and no fault of ours. Call once, before the
/// first message.
void setUpLogging(const std::string &level, bool inLab);

/// The text of a message as the log has it: marked, where it is about the site of a lab.
[[nodiscard]] std::string
loggedText(const std::string &category, const std::string &text, bool inLab);

} // namespace hp::app
