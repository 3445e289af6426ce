// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CommandLine.h"

#include <string>
#include <vector>

namespace hp::app {

/// The help of a command or a group; null: that of the program. Ends with a newline.
[[nodiscard]] std::string helpText(const CommandEntry *command);
/// `help override approve`. Errors are one sentence.
[[nodiscard]] Result<std::string> helpOf(const std::vector<std::string> &words);
/// holdpointctl(1) in roff.
[[nodiscard]] std::string manPage();
/// docs/holdpointctl.md.
[[nodiscard]] std::string referencePage();
/// The options of a command in the order of its help: its own, -o, and with `shared` those of all.
[[nodiscard]] std::vector<CommandOption> optionsOf(const CommandEntry &command, bool shared);
/// "holdpointctl override approve ID [options]"
[[nodiscard]] std::string usageOf(const CommandEntry &command);

} // namespace hp::app
