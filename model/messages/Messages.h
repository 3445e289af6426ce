// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

#include <span>
#include <string_view>

namespace hp::say {

/// Every message that the program says, in all tables beside this file.
[[nodiscard]] std::span<const MessageForm *const> allMessages();
/// Those that a console shows, which are there in its languages; the others (HP_…_EVENTS) are said
/// in Events, conditions and logs alone, which are English.
[[nodiscard]] std::span<const MessageForm *const> shownMessages();
/// The row of that id; null when there is none.
[[nodiscard]] const MessageForm *formOf(std::string_view id);

} // namespace hp::say
