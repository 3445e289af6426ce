// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace hp::app {

/// Sends Qt's messages to stderr, one line each: time (UTC), level, category, text. Messages below
/// `level` (debug, info, warning, error) are dropped. With `inLab` what is told of the site begins
/// with "[lab]": a BMC that is lost there is played, and no fault of ours. Call once, before the
/// first message.
void setUpLogging(const std::string &level, bool inLab);

/// debug, info, warning, error: from everything to what went wrong.
[[nodiscard]] const std::vector<std::string> &logLevels();
/// The one that holds now. Any thread.
[[nodiscard]] std::string logLevel();
/// Has another level hold from now on. `say` logs that, at whichever of both shows more. Any
/// thread.
void changeLogLevel(const std::string &level, const std::function<void()> &say);

/// The text of a message as the log has it: marked, where it is about the site of a lab.
[[nodiscard]] std::string
loggedText(const std::string &category, const std::string &text, bool inLab);

} // namespace hp::app
