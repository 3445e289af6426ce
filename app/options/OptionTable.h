// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"
#include "model/base/Error.h"

#include <functional>
#include <string>
#include <vector>

namespace hp::app {

/// One option: how it is written, what it takes, who has it and what it does to the Options.
struct OptionEntry {
    const char *name;
    const char *argument; ///< null for a switch; "[=WHAT]" may be left out
    bool consoleOnly;
    const char *help;
    std::function<std::string(Options &, const std::string &)> apply; ///< an error, or empty

    [[nodiscard]] bool takesValue() const { return argument != nullptr; }
    [[nodiscard]] bool needsValue() const { return argument != nullptr && argument[0] != '['; }
};

/// All of them, in the order of the help.
[[nodiscard]] const std::vector<OptionEntry> &optionTable();
/// Null when the program has no such option.
[[nodiscard]] const OptionEntry *findOption(Program program, const std::string &name);
/// Bad input, as one sentence.
[[nodiscard]] Error usage(std::string message);

} // namespace hp::app
