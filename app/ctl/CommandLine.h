// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CommandTable.h"
#include "model/base/Result.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace hp::app {

/// The arguments of holdpointctl, read by its table: which command, and what goes with it. Options
/// mean the same before and after the command.
struct CommandLine {
    const CommandEntry *command = nullptr; ///< a group only with `help`; null: none was named
    bool help = false;
    bool version = false;
    std::vector<std::string> words{}; ///< those of the command, without its own
    std::vector<std::pair<std::string, std::string>> given{}; ///< options as they came

    [[nodiscard]] bool has(const std::string &option) const;
    /// What was given last; empty when it was not given.
    [[nodiscard]] std::string value(const std::string &option) const;
    [[nodiscard]] std::vector<std::string> values(const std::string &option) const;
    [[nodiscard]] const std::string &word(std::size_t place) const;
};

[[nodiscard]] inline bool isOneOf(const std::string &word, std::initializer_list<const char *> list)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

/// What is wrong with a command line, in one sentence.
[[nodiscard]] Unexpected wrongUsage(std::string message);

/// Reads the arguments without the program's name. Errors are one sentence, of code Invalid. An
/// option of another command is left to strayOption().
[[nodiscard]] Result<CommandLine> parseCommandLine(const std::vector<std::string> &arguments);
/// "--page is for share" when an option was given that the command does not take.
[[nodiscard]] Result<Done> strayOption(const CommandLine &line);

/// "; did you mean holds?" or nothing.
[[nodiscard]] std::string nearestTo(const std::string &word, const std::vector<std::string> &known);

} // namespace hp::app
