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
    enum class Keeps {
        Last, ///< the last value counts
        All, ///< each value counts
        File, ///< it names a file that is read at the start alone
    };
    Keeps keeps = Keeps::Last;

    [[nodiscard]] bool takesValue() const { return argument != nullptr; }
    [[nodiscard]] bool needsValue() const { return argument != nullptr && argument[0] != '['; }
};

/// All of them, in the order of the help.
[[nodiscard]] const std::vector<OptionEntry> &optionTable();
/// Null when the program has no such option.
[[nodiscard]] const OptionEntry *findOption(Program program, const std::string &name);
/// Keeps in `options.said` what was said, for who compares settings.
void keepSaid(Options &options, const OptionEntry &entry, const std::string &value);
/// Bad input, as one sentence.
[[nodiscard]] Error usage(std::string message);

} // namespace hp::app
