// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace hp::app {

/// What is wrong with a command line, in one sentence.
[[nodiscard]] inline Unexpected usage(std::string message)
{
    return unexpected(ErrorCode::Invalid, std::move(message));
}

[[nodiscard]] inline bool isOneOf(const std::string &word, std::initializer_list<const char *> list)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

/// The first word that is no option; empty when there is none.
[[nodiscard]] inline std::string commandOf(const std::vector<std::string> &arguments)
{
    const auto command =
        std::find_if(arguments.begin(), arguments.end(), [](const std::string &word) {
            return !word.starts_with('-');
        });
    return command == arguments.end() ? std::string() : *command;
}

} // namespace hp::app
