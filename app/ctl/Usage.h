// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>

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

} // namespace hp::app
