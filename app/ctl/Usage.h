// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CtlOptions.h"
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

/// The first word that is neither an option nor the value of one that every command has; empty when
/// there is none.
[[nodiscard]] inline std::string commandOf(const std::vector<std::string> &arguments)
{
    CtlOptions probe;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (!arguments[i].starts_with('-'))
            return arguments[i];
        if (backendValueOf(probe, arguments[i]))
            ++i; // its value
    }
    return {};
}

} // namespace hp::app
