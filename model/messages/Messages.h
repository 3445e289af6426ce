// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

#include <span>
#include <string_view>

namespace hp::say {

/// Every message that the program says, in all tables beside this file.
[[nodiscard]] std::span<const MessageForm *const> allMessages();
/// The row of that id; null when there is none.
[[nodiscard]] const MessageForm *formOf(std::string_view id);

} // namespace hp::say
